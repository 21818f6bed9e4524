//! Plays whole games and checks a law after every step.

use proptest::prelude::*;
use rules::alamo::players::{Player, RosterEntry, Seat};
use rules::alamo::{Action, Game, Mode, Order, PieceId, Position, Status};
use rules::board::{BreachId, SpotId};
use rules::dice::{Drawer, Streams};
use rules::play::{Actor, Roll};
use rules::side::Side;

/// A law: a check that must pass in every position of a game.
pub(crate) type Law<'a> = &'a dyn Fn(&Game, &Position) -> Result<(), TestCaseError>;

/// Returns an action that is probably not allowed.
fn strange(game: &Game, position: &Position, streams: &mut Streams) -> Action {
    let mut draw = |limit| streams.below(Drawer::Texan, limit);
    let piece = PieceId(draw(game.pieces().len()) as u8);
    let other = PieceId(draw(game.pieces().len()) as u8);
    let spot = SpotId(draw(game.board().len()) as u16);
    let near = {
        let crossings = match position.state(piece).at {
            SpotId::NOWHERE => &[],
            at => game.board().crossings(at),
        };
        crossings.get(draw(crossings.len())).map_or(spot, |crossing| crossing.to)
    };
    match draw(17) {
        0 => Action::Place { piece, at: spot },
        1 => Action::Step { piece, to: spot },
        2 => Action::Step { piece, to: near },
        3 => Action::Attack { by: piece, mode: Mode::Fire, target: other },
        4 => Action::Attack { by: piece, mode: Mode::Melee, target: other },
        5 => Action::Plot { column: piece.0 % 6, area: other.0 % 8 },
        6 => Action::Commit,
        7 => Action::Lead { leader: piece },
        8 => Action::Ferocity { leader: piece },
        9 => Action::Consult,
        10 => Action::Tow { battery: piece, by: other },
        11 => Action::Retreat { path: rules::alamo::Path::new(&[near, spot]).expect("a path of two spots") },
        12 => Action::Take { leader: piece, with: other },
        13 => Action::Leave { piece },
        14 => Action::Breach { battery: piece },
        // Some of these breaches do not exist.
        15 => Action::At { side: BreachId(draw(game.board().breachable() + 3) as u16) },
        _ => Action::Done,
    }
}

/// Plays a game between two players of a kind within `steps` steps, checking after each.
pub(crate) fn play(
    game: &Game,
    entry: &RosterEntry,
    seed: u64,
    steps: u32,
    holds: Law<'_>,
) -> Result<Position, TestCaseError> {
    let mut players: [Box<dyn Player<Game>>; 2] = Side::ALL.map(|_| (entry.make)());
    // Trying illegal actions must not change what the players draw.
    let mut trials = Streams::new(seed, 1);
    let mut streams = Streams::new(seed, 0);
    let known = Side::ALL.map(|side| game.known_to(side));
    let mut position = game.start();
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for _ in 0..steps {
        streams.at(position.turn, position.phase as u8);
        trials.at(position.turn, position.phase as u8);
        events.clear();
        let (casualties, breaches) = (position.casualties, position.breaches);
        match game.actor(&position) {
            Actor::Over => return Ok(position),
            Actor::Chance => {
                let dice = game.chance(&position).expect("chance says what it rolls");
                prop_assert!(!game.resolve(&mut position.clone(), Roll(0), &mut events), "no dice roll nothing");
                let roll = streams.roll(dice);
                prop_assert!(game.resolve(&mut position, roll, &mut events));
            }
            Actor::Player(side) => {
                game.legal(&position, &mut legal);
                keeps_its_lists(game, &position, &legal, &mut trials)?;
                let view = game.view(&position, side);
                let action =
                    players[side.index()].choose(Seat { game: &known[side.index()], view: &view, side }, &mut streams);
                prop_assert!(legal.contains(&action), "{} chooses {action:?}, which is not allowed", entry.name);
                prop_assert!(game.apply(&mut position, action, &mut events).is_ok());
            }
        }
        let stands = holds(game, &position).and_then(|()| finds_everybody(game, &position));
        stands.map_err(|fault| {
            TestCaseError::fail(format!("turn {}, {:?}, {fault}, after {events:#?}", position.turn, position.phase))
        })?;
        prop_assert!(position.casualties >= casualties, "casualties are taken back");
        // Before the first turn a variant may repair breaches that are open at the start.
        let closed = position.turn > 0 && !breaches.without(&position.breaches).is_empty();
        prop_assert!(!closed, "a breach is closed again");
    }
    Err(TestCaseError::fail(format!("the game does not end: {:?}, turn {}", position.phase, position.turn)))
}

/// Checks that every piece is on or off the map, is found at its spot, and does not share a spot with an enemy unit.
fn finds_everybody(game: &Game, position: &Position) -> Result<(), TestCaseError> {
    prop_assert_eq!(position.pieces.len(), game.pieces().len(), "a piece is lost or doubled");
    for piece in game.piece_ids() {
        let (own, state) = (game.piece(piece), position.state(piece));
        prop_assert_eq!(state.status == Status::Map, state.at != SpotId::NOWHERE, "{} is half on the map", own.name);
        if state.status != Status::Map {
            continue;
        }
        prop_assert!(position.on(state.at).any(|found| found == piece), "{} is not found where he stands", own.name);
        if own.is_unit() {
            let held = position.unit_on(state.at).and_then(|unit| game.piece(unit).side);
            prop_assert_eq!(held, own.side, "both sides stand on {}", game.board().spot(state.at));
        }
        if own.is_battery() {
            prop_assert!(state.order == Order::Good, "a battery lost its order");
        }
    }
    for breach in position.breaches.iter() {
        prop_assert!(breach.index() < game.board().breachable(), "{breach:?} is no hexside that can be breached");
    }
    Ok(())
}

/// Checks that the list of legal actions is sorted and agrees with the check, and that a refused action changes
/// nothing.
fn keeps_its_lists(
    game: &Game,
    position: &Position,
    legal: &[Action],
    trials: &mut Streams,
) -> Result<(), TestCaseError> {
    prop_assert!(!legal.is_empty(), "stuck in {:?}, turn {}", position.phase, position.turn);
    prop_assert!(legal.is_sorted(), "legal actions are sorted");
    // A set-up offers thousands of placements: of a long list only a sample is checked, a different one each time.
    let stride = legal.len().div_ceil(100);
    let first = trials.below(Drawer::Mexican, stride);
    for action in legal.iter().skip(first).step_by(stride) {
        prop_assert!(game.check(position, *action).is_ok(), "{action:?} is listed and refused");
    }
    let odd = strange(game, position, trials);
    let Err(refusal) = game.check(position, odd) else {
        prop_assert!(legal.contains(&odd), "{odd:?} is allowed and not listed");
        return Ok(());
    };
    prop_assert!(!legal.contains(&odd), "{odd:?} is listed and refused by {}", refusal.atom);
    let mut same = *position;
    prop_assert!(game.apply(&mut same, odd, &mut Vec::new()).is_err());
    prop_assert_eq!(&same, position, "a refused action changes nothing");
    Ok(())
}
