//! Random games: the odds match the rolls, and the attacks listed are the allowed ones.

use super::{ALAMO, together};
use crate::alamo::players::{self, Player, Seat};
use crate::alamo::{Action, Event, Game, Happening, Mode, Order, Pending, PieceId, Position, StrikeEffect};
use crate::dice::{Drawer, Streams};
use crate::play::{Actor, Fraction};
use crate::side::Side;

/// Positions of random games in which a player may attack.
fn positions(game: &Game, seed: u64) -> Vec<Position> {
    let mut players: [Box<dyn Player<Game>>; 2] = Side::ALL.map(|_| (players::named("random").unwrap().make)());
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

/// The effect of an attack, read independently from its events.
fn effect(target: PieceId, events: &[Event], position: &Position) -> StrikeEffect {
    let any = |what: &dyn Fn(&Happening) -> bool| events.iter().any(|event| what(&event.what));
    let eliminated = any(&|what| *what == Happening::Eliminated { unit: target });
    let reduced = any(&|what| *what == Happening::Reduced { unit: target });
    let became = |order| any(&|what| *what == Happening::Ordered { unit: target, order });
    match (eliminated, reduced, became(Order::Routed), became(Order::Disordered)) {
        (true, ..) => StrikeEffect::Eliminated,
        (_, true, true, _) => StrikeEffect::ReducedAndRouted,
        (_, true, ..) => StrikeEffect::Reduced,
        (_, _, true, _) => StrikeEffect::Routed,
        (.., true) => StrikeEffect::Disordered,
        _ if matches!(position.pending.last(), Some(Pending::Counter(_))) => StrikeEffect::Counterattack,
        _ => StrikeEffect::Nothing,
    }
}

/// All outcomes of a strike, enumerated by the engine roll by roll: the effects, and for each leader its fall.
struct Outcomes {
    effects: [Fraction; StrikeEffect::ALL.len()],
    fallen: Vec<Fraction>,
}

impl Outcomes {
    fn new(game: &Game, position: &Position, action: Action) -> Self {
        let Action::Attack { target, .. } = action else { unreachable!("only attacks are asked for") };
        let fallen = vec![Fraction::ZERO; game.pieces().len()];
        let mut outcomes = Self { effects: [Fraction::ZERO; StrikeEffect::ALL.len()], fallen };
        let (mut after, mut events) = (*position, Vec::new());
        game.apply(&mut after, action, &mut events).unwrap();
        outcomes.go_on(game, &after, target, &events, Fraction::ONE);
        outcomes
    }

    fn go_on(&mut self, game: &Game, position: &Position, target: PieceId, events: &[Event], chance: Fraction) {
        if let Some(dice) = game.chance(position) {
            for (roll, share) in dice.sums() {
                let (mut after, mut more) = (*position, events.to_vec());
                assert!(game.resolve(&mut after, roll, &mut more));
                self.go_on(game, &after, target, &more, chance * share);
            }
            return;
        }
        if let Some(Pending::Company { unit, .. }) = position.pending.last()
            && *unit == target
        {
            // The answer of a leader does not change the fate of its unit; the leader falls with it only after
            // following.
            let answers = [Action::Stay, Action::Follow].map(|answer| {
                let (mut after, mut more) = (*position, events.to_vec());
                game.apply(&mut after, answer, &mut more).unwrap();
                let mut own = Self {
                    effects: [Fraction::ZERO; StrikeEffect::ALL.len()],
                    fallen: vec![Fraction::ZERO; self.fallen.len()],
                };
                own.go_on(game, &after, target, &more, chance);
                own
            });
            let [stays, follows] = answers;
            assert_eq!(stays.effects, follows.effects);
            self.add(&follows);
            return;
        }
        let effect = &mut self.effects[effect(target, events, position) as usize];
        *effect = *effect + chance;
        for event in events {
            if let Happening::LeaderTested { leader, fell: true, .. } = event.what {
                let fallen = &mut self.fallen[leader.index()];
                *fallen = *fallen + chance;
            }
        }
    }

    fn add(&mut self, other: &Self) {
        let sum = |own: &mut Fraction, more: &Fraction| *own = *own + *more;
        self.effects.iter_mut().zip(&other.effects).for_each(|(own, more)| sum(own, more));
        self.fallen.iter_mut().zip(&other.fallen).for_each(|(own, more)| sum(own, more));
    }
}

/// Compares the odds of an attack to the enumeration of its rolls, and returns how many leaders may fall.
fn enumerated(game: &Game, position: &Position, action: Action) -> usize {
    let Action::Attack { by, mode, target } = action else { unreachable!("only attacks are asked for") };
    let strike = game.aim(position, by, mode, target).unwrap();
    let odds = game.odds(position, &strike);
    assert_eq!(together(&odds), Fraction::ONE);
    let outcomes = Outcomes::new(game, position, action);
    for effect in StrikeEffect::ALL {
        assert_eq!(
            odds.chance_of(effect),
            outcomes.effects[effect as usize],
            "{}: {effect:?}",
            game.write_action(action)
        );
    }
    for leader in game.piece_ids() {
        let fallen = outcomes.fallen[leader.index()];
        assert_eq!(odds.fall_of(leader), fallen, "{}: {}", game.write_action(action), game.piece(leader).name);
    }
    odds.leaders().len()
}

#[test]
fn the_odds_are_what_the_dice_do() {
    let (mut attacks, mut leaders, mut batteries) = (0, 0, 0);
    let mut streams = Streams::new(1836, 1);
    for seed in 0..8 {
        for position in positions(&ALAMO, seed).iter().step_by(9) {
            let mut legal = Vec::new();
            ALAMO.legal(position, &mut legal);
            legal.retain(|action| matches!(action, Action::Attack { .. }));
            let action = legal[streams.below(Drawer::Texan, legal.len())];
            leaders += enumerated(&ALAMO, position, action);
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
