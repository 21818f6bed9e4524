//! Rules can be on offer in every phase, to the side they name; otherwise no phase waits for a player.

use super::compiled;
use crate::alamo::{Action, Event, Game, Happening, Phase, Position};
use crate::dice::{Drawer, Streams};
use crate::fixture::mission_and;
use crate::play::Actor;
use crate::side::Side;
use crate::variant::InPhase;

/// The use of an offered rule in random games: the sides that used it, by phase, and the phases in which a player was
/// asked.
#[derive(Default)]
struct OfferUse {
    used: Vec<(Phase, Side)>,
    asked: Vec<Phase>,
}

fn watch(game: &Game, seeds: std::ops::Range<u64>) -> OfferUse {
    let mut seen = OfferUse::default();
    for seed in seeds {
        let (mut position, mut streams) = (game.start(), Streams::new(seed, 0));
        while game.actor(&position) != Actor::Over {
            let events = go_on(game, &mut position, &mut streams, &mut seen);
            let ruled = events.iter().filter(|event| matches!(event.what, Happening::Ruled { .. })).count();
            assert!(ruled <= 1, "one offer is one use");
        }
    }
    seen
}

fn go_on(game: &Game, position: &mut Position, streams: &mut Streams, seen: &mut OfferUse) -> Vec<Event> {
    streams.at(position.turn, position.phase as u8);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    let Actor::Player(side) = game.actor(position) else {
        let roll = streams.roll(game.chance(position).unwrap());
        assert!(game.resolve(position, roll, &mut events));
        return events;
    };
    if position.pending.is_empty() {
        seen.asked.push(position.phase);
    }
    game.legal(position, &mut legal);
    let lot = streams.below(Drawer::from(side), legal.len());
    // An offer is taken about half of the time.
    let fresh = legal.iter().position(|action| matches!(action, Action::Use { .. })).filter(|_| lot.is_multiple_of(2));
    let action = legal[fresh.unwrap_or(lot)];
    if matches!(action, Action::Use { .. }) {
        seen.used.push((position.phase, side));
    }
    game.apply(position, action, &mut events).unwrap();
    events
}

/// Returns a game with a rule that gives a point to the owner of the piece it is used on.
fn rule(phase: InPhase, owner: Side, by: &str) -> Game {
    let side = if owner == Side::Texan { "texan" } else { "mexican" };
    let rule = format!(
        r#"When(on: Offer({phase:?}, Units(Is(It, "{side}"))), {by} if: Is(It, "{side}"), do: [Score({side}, N(1))])"#
    );
    compiled(&mission_and(&format!("rules: [{rule}]")))
}

#[test]
fn in_a_phase_that_runs_by_itself_the_side_a_rule_names_is_asked() {
    for in_phase in InPhase::ALL {
        let Some(phase) = super::super::compile::phase_of(in_phase).filter(|phase| phase.is_quiet()) else { continue };
        for side in Side::ALL {
            let word = if side == Side::Texan { "texan" } else { "mexican" };
            let seen = watch(&rule(in_phase, side, &format!("by: May({word}),")), 0..2);
            assert!(seen.used.contains(&(phase, side)), "{phase:?} {side:?}: {:?}", seen.used);
            assert!(seen.used.iter().all(|own| *own == (phase, side)), "{phase:?} {side:?}: {:?}", seen.used);
        }
    }
}

#[test]
fn each_phase_is_waited_for_only_where_something_is_on_offer() {
    let quiet =
        |phase: &Phase| matches!(phase, Phase::TexanRally | Phase::MexicanRally | Phase::Withdrawal | Phase::TurnEnd);
    let seen = watch(&rule(InPhase::TexanMove, Side::Texan, ""), 0..2);
    assert!(!seen.used.is_empty() && !seen.asked.iter().any(quiet));
    // No player is asked about what no player can use.
    let none = r#"rules: [When(on: Offer(TexanRally, Units(Is(It, "texan"))), if: Ge(Turn, N(90)), do: [Score(texan, N(1))])]"#;
    let seen = watch(&compiled(&mission_and(none)), 0..2);
    assert!(seen.used.is_empty() && !seen.asked.iter().any(quiet));
}

#[test]
fn both_sides_are_asked_one_after_the_other() {
    let rules = r#"rules: [
        When(on: Offer(TurnEnd, Units(Is(It, "texan"))), by: May(texan), do: [Score(texan, N(1))]),
        When(on: Offer(TurnEnd, Units(Is(It, "mexican"))), by: May(mexican), do: [Score(mexican, N(1))]),
    ]"#;
    let seen = watch(&compiled(&mission_and(rules)), 0..3);
    for side in Side::ALL {
        assert!(seen.used.contains(&(Phase::TurnEnd, side)), "{side:?}");
    }
}

/// What costs movement points has none to spend if no piece is moving: it is used once in the phase like anything else.
#[test]
fn nothing_is_used_without_end() {
    let rules =
        r#"rules: [When(on: Offer(MexicanRally, Units(Is(It, "mexican"))), do: [Spend(N(1)), Score(mexican, N(1))])]"#;
    assert!(!watch(&compiled(&mission_and(rules)), 0..2).used.is_empty());
}
