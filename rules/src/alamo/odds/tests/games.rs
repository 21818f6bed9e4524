//! Random games: what the odds say is what the dice do, and the attacks listed are those allowed.

use super::{ALAMO, together};
use crate::ai::{self, Player, Seat};
use crate::alamo::{Action, Effect, Event, Game, Happening, Mode, Order, Pending, PieceId, Position};
use crate::dice::{Drawer, Streams};
use crate::play::{Actor, Fraction};
use crate::side::Side;

/// Positions of random games in which a player may attack.
fn positions(game: &Game, seed: u64) -> Vec<Position> {
    let mut players: [Box<dyn Player>; 2] = Side::ALL.map(|_| (ai::named("random").unwrap().make)());
    let mut streams = Streams::new(seed, 0);
    let (mut position, mut legal, mut found) = (game.start(), Vec::new(), Vec::new());
    let mut events = Vec::new();
    for _ in 0..40_000 {
        streams.at(position.turn, position.phase as u8);
        events.clear();
        match game.actor(&position) {
            Actor::Over => break,
            Actor::Chance => {
                let roll = streams.roll(game.chance(&position).unwrap());
                assert!(game.resolve(&mut position, roll, &mut events));
            }
            Actor::Player(side) => {
                game.legal(&position, &mut legal);
                if legal.iter().any(|action| matches!(action, Action::Attack { .. })) {
                    found.push(position);
                }
                let view = game.view(&position, side);
                let action = players[side.index()].choose(Seat { game, view: &view, side }, &mut streams);
                game.apply(&mut position, action, &mut events).unwrap();
            }
        }
    }
    found
}

/// What an attack did, read anew from its events.
fn effect(target: PieceId, events: &[Event], position: &Position) -> Effect {
    let any = |what: &dyn Fn(&Happening) -> bool| events.iter().any(|event| what(&event.what));
    let eliminated = any(&|what| *what == Happening::Eliminated { unit: target });
    let reduced = any(&|what| *what == Happening::Reduced { unit: target });
    let became = |order| any(&|what| *what == Happening::Ordered { unit: target, order });
    match (eliminated, reduced, became(Order::Routed), became(Order::Disordered)) {
        (true, ..) => Effect::Eliminated,
        (_, true, true, _) => Effect::ReducedAndRouted,
        (_, true, ..) => Effect::Reduced,
        (_, _, true, _) => Effect::Routed,
        (.., true) => Effect::Disordered,
        _ if matches!(position.pending.last(), Some(Pending::Counter(_))) => Effect::Counterattack,
        _ => Effect::Nothing,
    }
}

const ROLLS: u32 = 3000;

/// Whether something that came up so often may have this probability: within five standard deviations, and the
/// impossible never.
fn fits(chance: Fraction, seen: u32) -> bool {
    let (share, rolls) = (chance.share(), f64::from(ROLLS));
    let deviation = (rolls * share * (1.0 - share)).sqrt();
    (f64::from(seen) - rolls * share).abs() <= 5.0 * deviation
}

/// Makes one attack of a position many times and holds the odds against what comes up.
fn rolled(game: &Game, position: &Position, action: Action, streams: &mut Streams) -> usize {
    let Action::Attack { by, mode, target } = action else { unreachable!("only attacks are asked for") };
    let strike = game.aim(position, by, mode, target).unwrap();
    let odds = game.odds(position, &strike);
    assert_eq!(together(&odds), Fraction::ONE);
    let mut seen = [0; Effect::ALL.len()];
    let mut fallen = vec![0; game.pieces().len()];
    for _ in 0..ROLLS {
        let (mut after, mut events) = (*position, Vec::new());
        game.apply(&mut after, action, &mut events).unwrap();
        while let Some(dice) = game.chance(&after) {
            assert!(game.resolve(&mut after, streams.roll(dice), &mut events));
        }
        seen[effect(target, &events, &after) as usize] += 1;
        for event in &events {
            if let Happening::LeaderTested { leader, fell: true, .. } = event.what {
                fallen[leader.index()] += 1;
            }
        }
    }
    for effect in Effect::ALL {
        let (chance, seen) = (odds.of(effect), seen[effect as usize]);
        assert!(fits(chance, seen), "{}: {effect:?} {chance}, seen {seen}", game.write_action(action));
    }
    for leader in game.piece_ids() {
        let (chance, seen) = (odds.fall_of(leader), fallen[leader.index()]);
        assert!(fits(chance, seen), "{}: {} {chance}, seen {seen}", game.write_action(action), game.piece(leader).name);
    }
    odds.leaders().len()
}

#[test]
fn the_odds_are_what_the_dice_do() {
    let (mut attacks, mut leaders, mut batteries) = (0, 0, 0);
    let mut streams = Streams::new(1836, 1);
    for seed in 0..3 {
        for position in positions(&ALAMO, seed).iter().step_by(9) {
            let mut legal = Vec::new();
            ALAMO.legal(position, &mut legal);
            legal.retain(|action| matches!(action, Action::Attack { .. }));
            let action = legal[streams.below(Drawer::Texan, legal.len())];
            leaders += rolled(&ALAMO, position, action, &mut streams);
            let Action::Attack { by, .. } = action else { continue };
            batteries += usize::from(ALAMO.piece(by).is_battery());
            attacks += 1;
        }
    }
    assert!(attacks > 30 && leaders > 0 && batteries > 0, "{attacks} {leaders} {batteries}");
}

#[test]
fn what_is_listed_is_what_is_allowed() {
    let mut refused = 0;
    for position in positions(&ALAMO, 7).iter().step_by(11) {
        let mut legal = Vec::new();
        ALAMO.legal(position, &mut legal);
        legal.retain(|action| matches!(action, Action::Attack { .. }));
        let mut listed = Vec::new();
        for by in ALAMO.piece_ids() {
            let prospects = ALAMO.prospects(position, by);
            assert!(prospects.is_sorted_by_key(|prospect| prospect.range));
            for prospect in prospects {
                let action = Action::Attack { by, mode: prospect.mode, target: prospect.target };
                match prospect.strike {
                    Ok(strike) => {
                        assert_eq!(Ok(strike), ALAMO.aim(position, by, prospect.mode, prospect.target));
                        assert_eq!(ALAMO.cover(position, &strike).side.is_some(), strike.row > 0);
                        listed.push(action);
                    }
                    Err(refusal) => {
                        assert_eq!(ALAMO.check(position, action), Err(refusal));
                        refused += 1;
                    }
                }
            }
        }
        listed.sort_unstable();
        assert_eq!(listed, legal);
    }
    assert!(refused > 0);
}

#[test]
fn a_strength_is_the_sum_of_its_portions() {
    for position in positions(&ALAMO, 3).iter().step_by(40) {
        for piece in ALAMO.piece_ids() {
            for mode in Mode::ALL {
                let sum: i16 = ALAMO.strength_items(position, piece, mode).iter().map(|portion| portion.value).sum();
                assert_eq!(sum, i16::from(ALAMO.strength(position, piece, mode)));
            }
        }
    }
}
