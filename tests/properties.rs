//! Laws that hold in every game: every player against itself on every bundled scenario, looked at after every step.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use bexar::files::{Bundled, bundled_names};
use proptest::prelude::*;
use rules::ai::{Entry, Player, ROSTER, Seat};
use rules::alamo::{Action, Game, Phase, PieceId, Position, Status};
use rules::board::{BreachId, SpotId};
use rules::dice::{Drawer, Streams};
use rules::play::{Actor, Roll};
use rules::project::Project;
use rules::provenance::Provenance;
use rules::rulebook::{Setting, Value};
use rules::scenario::Scenario;
use rules::side::Side;
use rules::text::Document;

fn game_of(name: &str) -> Game {
    let project = Project::load(&Bundled, name).expect("the bundled scenario loads");
    Game::new(&project).expect("the bundled scenario can be played")
}

fn game() -> Game {
    game_of("alamo")
}

/// The Alamo with every optional rule on.
fn game_with_options() -> Game {
    let mut project = Project::load(&Bundled, "alamo").expect("the bundled scenario loads");
    for name in ["range.enabled", "ferocity.enabled", "ferocity.texan_phase", "siege.enabled"] {
        let parameters = &mut project.rulebook.parameters;
        parameters.retain(|setting| setting.name != name);
        let by = Provenance::reconstructed("switched on for a test", "");
        parameters.push(Setting { name: name.to_owned(), value: Value::Flag(true), by });
    }
    Game::new(&project).expect("options make no game unplayable")
}

/// Every bundled scenario, compiled, and one with the optional rules.
static GAMES: LazyLock<Vec<(&str, Game)>> = LazyLock::new(|| {
    let bundled = bundled_names(Scenario::EXTENSION).into_iter().map(|name| (name, game_of(name)));
    bundled.chain([("alamo with options", game_with_options())]).collect()
});

/// Nothing is lost or doubled, nobody stands where he may not, the tracks hold what they can.
fn holds(game: &Game, position: &Position) -> Result<(), TestCaseError> {
    prop_assert_eq!(position.pieces.len(), game.pieces().len(), "a piece is lost or doubled");
    let mut taken = BTreeSet::new();
    for piece in game.piece_ids() {
        let (own, state) = (game.piece(piece), position.of(piece));
        prop_assert_eq!(state.status == Status::Map, state.at != SpotId::NOWHERE, "{} is half on the map", own.name);
        if let Status::Track(space) = state.status {
            prop_assert!(space <= 3 && own.side == Some(Side::Mexican), "{} on space {space}", own.name);
        }
        // Attackers come back (13.5), and guns change hands but never leave (9.6).
        let stays = own.is_battery() || own.side == Some(Side::Mexican);
        prop_assert!(state.status != Status::Gone || !stays, "{} is gone", own.name);
        if state.status != Status::Map {
            continue;
        }
        let spot = game.board().spot(state.at);
        if own.side == Some(Side::Texan) {
            prop_assert!(game.board().confines().contains(state.at), "{} left the confines for {spot}", own.name);
        }
        if own.is_unit() {
            let held = position.unit_on(state.at);
            prop_assert!(held.is_some(), "nobody is found on {spot}");
            let moving = position.mover.is_some_and(|mover| mover.piece == piece) || !position.pending.is_empty();
            if !moving {
                prop_assert!(taken.insert(state.at), "two units end on {spot}");
                prop_assert_eq!(held, Some(piece), "{} is not found on {}", own.name, spot);
            }
            let other = held.map_or(own.side, |unit| game.piece(unit).side);
            prop_assert_eq!(other, own.side, "both sides stand on {}", spot);
        }
        if own.is_battery() {
            prop_assert!(state.order == rules::alamo::Order::Good, "a battery lost its order");
        }
    }
    for breach in position.breaches.iter() {
        prop_assert!(breach.index() < game.board().breachable(), "{breach:?} is no hexside that can be breached");
    }
    let lost: u32 = game.piece_ids().filter(|piece| game.piece(*piece).is_unit()).count() as u32;
    prop_assert!(lost > 0 && u32::from(position.casualties) <= 12 * 3 * lost);
    Ok(())
}

/// Actions that are probably not allowed.
fn strange(game: &Game, position: &Position, streams: &mut Streams) -> Action {
    let mut draw = |limit| streams.below(Drawer::Texan, limit);
    let piece = PieceId(draw(game.pieces().len()) as u8);
    let other = PieceId(draw(game.pieces().len()) as u8);
    let spot = SpotId(draw(game.board().len()) as u16);
    let near = {
        let crossings = match position.of(piece).at {
            SpotId::NOWHERE => &[],
            at => game.board().crossings(at),
        };
        crossings.get(draw(crossings.len())).map_or(spot, |crossing| crossing.to)
    };
    match draw(15) {
        0 => Action::Place { piece, at: spot },
        1 => Action::Step { piece, to: spot },
        2 => Action::Step { piece, to: near },
        3 => Action::Attack { by: piece, mode: rules::alamo::Mode::Fire, target: other },
        4 => Action::Attack { by: piece, mode: rules::alamo::Mode::Melee, target: other },
        5 => Action::Plot { column: piece.0 % 6, area: other.0 % 8 },
        6 => Action::Commit,
        7 => Action::Lead { leader: piece },
        8 => Action::Ferocity { leader: piece },
        9 => Action::Consult,
        10 => Action::Take { leader: piece, with: other },
        11 => Action::Leave { piece },
        12 => Action::Breach { battery: piece },
        // Some of these no hexside has.
        13 => Action::At { side: BreachId(draw(game.board().breachable() + 3) as u16) },
        _ => Action::Done,
    }
}

/// Plays a game between two players of a kind, checking after each step.
fn play(game: &Game, entry: &Entry, seed: u64) -> Result<Position, TestCaseError> {
    let mut players: [Box<dyn Player>; 2] = Side::ALL.map(|_| (entry.make)());
    // What is tried on the rules besides must not change what the players draw.
    let mut trials = Streams::new(seed, 1);
    let mut streams = Streams::new(seed, 0);
    let mut position = game.start();
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for _ in 0..40_000 {
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
                let action = players[side.index()].choose(Seat { game, view: &view, side }, &mut streams);
                prop_assert!(legal.contains(&action), "{} chooses {action:?}, which is not allowed", entry.name);
                prop_assert!(game.apply(&mut position, action, &mut events).is_ok());
            }
        }
        holds(game, &position)?;
        prop_assert!(position.casualties >= casualties, "casualties are taken back");
        prop_assert!(breaches.without(&position.breaches).is_empty(), "a breach is closed again");
    }
    Err(TestCaseError::fail("the game does not end"))
}

/// The list of legal actions is sorted, says the same as the check, and a refused action changes nothing.
fn keeps_its_lists(
    game: &Game,
    position: &Position,
    legal: &[Action],
    trials: &mut Streams,
) -> Result<(), TestCaseError> {
    prop_assert!(!legal.is_empty(), "stuck in {:?}, turn {}", position.phase, position.turn);
    prop_assert!(legal.is_sorted(), "legal actions are sorted");
    for action in legal {
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn games_of_every_player_keep_the_laws_and_end(seed in any::<u64>()) {
        for (name, game) in GAMES.iter() {
            for entry in ROSTER {
                let end = play(game, entry, seed).map_err(|fault| on(name, entry, &fault))?;
                prop_assert!(end.outcome.is_some() && end.turn <= game.turns(), "{name}, {}", entry.name);
            }
        }
    }
}

fn on(scenario: &str, entry: &Entry, fault: &TestCaseError) -> TestCaseError {
    TestCaseError::fail(format!("{} on {scenario}: {fault}", entry.name))
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for (name, game) in GAMES.iter() {
        for entry in ROSTER {
            let end = |seed| play(game, entry, seed).expect("the game keeps the laws");
            let once = end(1836);
            assert_eq!(once, end(1836), "{} on {name}", entry.name);
            assert_ne!(once, end(1837), "{} on {name}", entry.name);
        }
    }
}

#[test]
fn zones_and_sight_are_mutual() {
    let game = game();
    let board = game.board();
    for a in board.ids() {
        for b in board.ids() {
            assert_eq!(game.sight().clear(a, b), game.sight().clear(b, a), "{} {}", board.spot(a), board.spot(b));
        }
        for crossing in board.crossings(a) {
            let back = board.crossing(crossing.to, a).expect("crossings lead both ways");
            assert_eq!((back.zoc, back.cost, back.melee), (crossing.zoc, crossing.cost, crossing.melee));
        }
    }
}

#[test]
fn the_texan_side_does_not_see_the_plot() {
    let game = game();
    let start = game.start();
    assert_eq!(start.phase, Phase::SetUpMexicans, "the scenario has placed the garrison");
    assert!(start.plot.iter().all(|area| *area != 0));
    assert!(game.view(&start, Side::Texan).plot.iter().all(|area| *area == 0));
    assert_eq!(game.view(&start, Side::Mexican), start);
}
