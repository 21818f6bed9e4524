//! Games of players that draw from the list of legal actions: they end, and nothing happens in them that no rule
//! allows.

use std::collections::BTreeSet;

use crate::board::SpotId;
use crate::deguello::{Action, Did, Event, Game, Happening, Life, PieceType, Position, Surface};
use crate::dice::{Drawer, Streams};
use crate::fixture;
use crate::play::{Actor, Game as _, PieceId, Shown as _, Spoken as _};
use crate::side::Side;

/// Draws one of the legal actions.
fn any(_: &Game, _: &Position, legal: &[Action], draw: &mut dyn FnMut(usize) -> usize) -> Action {
    legal[draw(legal.len())]
}

/// Draws one of the legal actions, except that attackers hurry to the wall and act there.
pub(super) fn eager(
    game: &Game,
    position: &Position,
    legal: &[Action],
    draw: &mut dyn FnMut(usize) -> usize,
) -> Action {
    let storms = |action: &&Action| {
        matches!(
            action,
            Action::Column { .. }
                | Action::Activate { .. }
                | Action::Split { .. }
                | Action::Emplace { .. }
                | Action::Climb { .. }
                | Action::Storm { .. }
                | Action::Melee { .. }
                | Action::Axe { .. }
                | Action::Arson { .. }
        )
    };
    let bold: Vec<Action> = legal.iter().filter(storms).copied().collect();
    if position.phase.side() == Side::Texan {
        return any(game, position, legal, draw);
    }
    if !bold.is_empty() {
        return bold[draw(bold.len())];
    }
    let middle = "0807".parse::<crate::hex::Hex>().unwrap();
    let far = |action: &Action| match action {
        Action::Step { to, .. } => game.board().spot(*to).hex.distance(middle),
        _ => u32::MAX,
    };
    legal.iter().copied().min_by_key(far).filter(|own| far(own) < u32::MAX).unwrap_or_else(|| legal[draw(legal.len())])
}

/// A function that chooses one of the legal actions.
pub(super) type Chooser = fn(&Game, &Position, &[Action], &mut dyn FnMut(usize) -> usize) -> Action;

/// Plays a game to its end; `look` is called before every step.
pub(super) fn play(
    game: &Game,
    seed: u64,
    choose: Chooser,
    mut look: impl FnMut(&Position, &[Action]),
) -> (Position, Vec<Event>) {
    let mut streams = Streams::new(1836, seed as u32);
    let (mut position, mut events, mut legal) = (game.start(), Vec::new(), Vec::new());
    for _ in 0..Game::MOST_STEPS {
        let moment = game.moment(&position);
        streams.at(moment.turn, moment.phase.number);
        game.legal(&position, &mut legal);
        look(&position, &legal);
        match game.actor(&position) {
            Actor::Over => return (position, events),
            Actor::Chance => {
                let roll = streams.roll(game.chance(&position).unwrap());
                assert!(game.resolve(&mut position, roll, &mut events));
            }
            Actor::Player(side) => {
                let mut draw = |limit: usize| streams.below(Drawer::from(side), limit);
                let chosen = choose(game, &position, &legal, &mut draw);
                game.apply(&mut position, chosen, &mut events).unwrap();
            }
        }
    }
    panic!("seed {seed} does not end");
}

fn pieces(game: &Game) -> impl Iterator<Item = PieceId> {
    (0..game.piece_count() as u16).map(PieceId)
}

/// Checks the invariants of a position.
pub(super) fn hold(game: &Game, position: &Position) {
    for spot in game.board().ids() {
        let there = pieces(game).filter(|own| position.state(*own).stands() && position.state(*own).at == spot);
        assert!(position.on(spot).eq(there), "who stands on {}", game.board().spot(spot));
    }
    let mut weights = vec![[0u32; 2]; game.board().len()];
    for piece in pieces(game) {
        let (state, name) = (position.state(piece), game.name(piece));
        let on_map = state.at != SpotId::NOWHERE;
        assert_eq!(on_map, state.life == Life::Standing, "{name}");
        if !on_map {
            continue;
        }
        let area = game.ground.area(game.ground.area_of(state.at).unwrap());
        if let Some(side) = game.side(piece) {
            weights[state.at.index()][side.index()] += u32::from(game.weight(position, piece));
            assert!(side == Side::Mexican || area.inside, "{name} has left the fort");
        }
        assert!(!game.kind(piece).is_company() || !area.inside, "{name} is a company inside");
        assert!(area.surface != Surface::Room || state.did.contains(Did::TOUCH) || area.level == 1);
    }
    for weight in &weights {
        assert!(weight.iter().all(|own| *own <= game.figures.hex_capacity as u32), "{weight:?}");
        assert!(weight[0] == 0 || weight[1] == 0, "enemies share a spot");
    }
    let left: u32 = pieces(game)
        .filter(|piece| game.side(*piece) == Some(Side::Mexican))
        .filter(|piece| {
            let state = position.state(*piece);
            let waits = state.life == Life::Waiting && !game.kind(*piece).is_flecha();
            state.stands() || waits
        })
        .map(|piece| u32::from(game.weight(position, piece)))
        .sum();
    assert_eq!(left as i32 + position.lost, game.strength, "losses are what is missing");
    for lock in &position.locks {
        assert!(lock.pieces.iter().all(|piece| position.state(*piece).stands()));
    }
}

#[test]
fn games_end_and_nothing_happens_that_no_rule_allows() {
    let game = Game::new(&fixture::guardhouse()).unwrap();
    let (mut words, mut winners) = (BTreeSet::new(), [0; 2]);
    for seed in 0..24 {
        let choose: Chooser = if seed % 2 == 0 { any } else { eager };
        let (end, events) = play(&game, seed, choose, |position, _| hold(&game, position));
        winners[end.ended.unwrap().winner.index()] += 1;
        words.extend(events.iter().filter_map(|event| game.write_event(event).split(' ').nth(1).map(str::to_owned)));
        assert!(matches!(events.last().unwrap().what, Happening::Ended { .. }));
    }
    for word in ["stepped", "fired", "split", "emplaced", "reduced", "killed", "officer_hit", "fought", "light"] {
        assert!(words.contains(word), "{word}: {words:?}");
    }
    assert_eq!(winners.iter().sum::<i32>(), 24);
}

#[test]
fn what_is_listed_is_what_is_allowed() {
    let game = Game::new(&fixture::guardhouse()).unwrap();
    let last = game.piece_count() as u16 - 1;
    let next = |piece: PieceId| Some(PieceId((piece.0 + 1).min(last)));
    let mut seen = BTreeSet::new();
    for seed in 0..4 {
        let choose: Chooser = if seed % 2 == 0 { any } else { eager };
        play(&game, seed, choose, |_, legal| seen.extend(legal.iter().copied()));
    }
    // Actions that come up only rarely are tried in all positions.
    for by in pieces(&game) {
        for door in 0..game.ground.doors.len() as u16 {
            seen.extend([Action::Axe { piece: by, door }, Action::Arson { piece: by, door }]);
            seen.insert(Action::Blast { gun: by, door });
        }
        for edge in 0..game.ground.edges.len() as u16 {
            seen.extend([Action::Emplace { piece: by, edge }, Action::Storm { by, with: None, edge }]);
            if game.kind(by) == PieceType::Flecha {
                let with = next(by);
                seen.insert(Action::Storm { by, with, edge });
            }
        }
        seen.extend([Action::Expose { piece: by }, Action::Split { piece: by }, Action::Load { gun: by }]);
        seen.extend([Action::Lone { piece: by }, Action::Activate { officer: by }]);
        for target in pieces(&game).step_by(3) {
            seen.extend([Action::Fire { by, target }, Action::Cannon { gun: by, target }]);
            seen.insert(Action::Melee { by, with: None, target });
            seen.insert(Action::Melee { by, with: next(by), target });
        }
    }
    let seen: Vec<Action> = seen.into_iter().collect();
    let mut step = 0;
    play(&game, 77, eager, |position, legal| {
        step += 1;
        if step % 29 != 0 {
            return;
        }
        let decides = matches!(game.actor(position), Actor::Player(_));
        assert_eq!(decides, !legal.is_empty());
        assert!(legal.is_sorted());
        for action in &seen {
            let allowed = game.check(position, *action).is_ok();
            let listed = legal.binary_search(action).is_ok();
            assert_eq!(allowed, listed, "{} in {:?}", game.write_action(*action), position.phase);
        }
    });
    for action in &seen {
        let text = game.write_action(*action);
        assert_eq!(game.read_action(&text).as_ref(), Ok(action), "{text}");
    }
}

/// A unit that has no place in the fort never enters: it neither holds the fort nor is lost with it.
#[test]
fn who_can_never_be_set_up_is_no_garrison() {
    let mut project = fixture::guardhouse();
    let outside = project.map.regions.iter().find(|own| own.id == "column_1").unwrap().clone();
    project.map.regions.push(crate::map::Region { id: "rangers".to_owned(), ..outside });
    let game = Game::new(&project).unwrap();
    let mut position = game.start();
    let ranger = game.find_piece("rangers-1").unwrap();
    assert!(game.places(&position, ranger).next().is_none());
    position.due.clear();
    position.phase = crate::deguello::Phase::MexicanOrder;
    for unit in game.units.iter().filter(|unit| game.is_texan(**unit)) {
        if game.places(&game.start(), *unit).next().is_some() {
            position.state_mut(*unit).life = Life::Dead;
        }
    }
    assert_eq!(position.state(ranger).life, Life::Waiting);
    assert_eq!(game.is_spent(&position), Some(crate::deguello::Ending::NoTexan));
}

#[test]
fn what_the_attackers_can_bear_is_the_most_that_stays_below_the_limit() {
    for project in [fixture::guardhouse(), fixture::deguello()] {
        let game = Game::new(&project).unwrap();
        let mut position = game.start();
        for lost in 0..=game.strength {
            position.lost = lost;
            assert_eq!(game.is_cheap(&position), lost * 100 < game.figures.losses * game.strength, "{lost}");
        }
        assert!((1..game.strength).contains(&game.bearable()));
    }
}
