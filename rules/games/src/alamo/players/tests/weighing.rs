//! Players weigh offers and questions of rules by their results, whatever the phase and whatever the rule is called.

use super::*;
use crate::alamo::Happening;
use crate::fixture::mission_and;

/// Returns how often a rule was used in some games.
fn uses(rule: &str, name: &str, side: Side, games: u64) -> u32 {
    let game = Game::new(&mission_and(rule)).unwrap();
    let names = [name, "advance"];
    let names = if side == Side::Texan { names } else { [names[1], names[0]] };
    let mut used = 0;
    for seed in 0..games {
        // A hasty general sees all of it, and far sooner.
        let entry = |name| if name == "general" { &HASTY } else { named(name).unwrap() };
        let mut players = names.map(|name| (entry(name).make)());
        let (mut position, mut streams, mut events) = (game.start(), Streams::new(seed, 0), Vec::new());
        while game.actor(&position) != Actor::Over {
            streams.at(position.turn, position.phase as u8);
            match game.actor(&position) {
                Actor::Over => break,
                Actor::Chance => {
                    let roll = streams.roll(game.chance(&position).unwrap());
                    assert!(game.resolve(&mut position, roll, &mut events));
                }
                Actor::Player(side) => {
                    let seat = Seat { game: &game, view: &position, side };
                    let action = players[side.index()].choose(seat, &mut streams);
                    game.apply(&mut position, action, &mut events).unwrap();
                }
            }
            used += events.drain(..).filter(|own| matches!(own.what, Happening::Ruled { .. })).count() as u32;
        }
    }
    used
}

/// Returns a rule offered to a side once in each phase of a kind, with its effect.
fn offer(phase: &str, side: &str, act: &str) -> String {
    let by = format!("by: May({side})");
    format!(
        r#"flags: [Flag(id: "used", of: game, lasts: turn, says: (en: "Used")), Flag(id: "up", of: game, lasts: turn, says: (en: "Up"))],
        rules: [When(id: "own", on: Offer({phase}, Units(Is(It, "{side}"))), {by}, if: Not(Has("used", Game)), do: [Mark("used", Game), {act}])"#
    )
}

#[test]
fn what_does_good_is_used_and_what_does_harm_is_not_in_every_phase() {
    for phase in ["TexanMove", "TexanCombat", "TexanRally", "ReserveCommit", "MexicanRally", "TurnEnd", "Replacement"] {
        for player in ["recruit", "captain"] {
            let used = |act: &str| uses(&(offer(phase, "texan", act) + "]"), player, Side::Texan, 2);
            let [good, harm] = [used("Score(texan, N(2))"), used("Score(mexican, N(2))")];
            assert!(good > 0 && harm == 0, "{player} in {phase}: {good} {harm}");
        }
    }
}

#[test]
fn what_helps_or_harms_the_attacks_to_come_is_seen_before_they_are_made() {
    for phase in ["TexanCombat", "Replacement"] {
        for player in ["recruit", "captain"] {
            let used = |change: &str| {
                let what = r#"what: Strength(Fire), if: All([Is(Unit, "texan"), Has("up", Game)])"#;
                let rule = offer(phase, "texan", r#"Mark("up", Game)"#)
                    + &format!(", Adjust(id: \"own.strength\", {what}, op: Add(N({change})))]");
                uses(&rule, player, Side::Texan, 2)
            };
            let [good, harm] = [used("3"), used("-3")];
            assert!(good > 0 && harm == 0, "{player} in {phase}: {good} {harm}");
        }
    }
}

#[test]
fn a_question_is_answered_by_what_comes_of_it() {
    for player in ["recruit", "captain"] {
        let used = |points: i32| {
            let rule = format!(
                r#"rules: [When(id: "own", on: PhaseEnd(TexanCombat), by: May(texan), do: [Score(texan, N({points}))])]"#
            );
            uses(&rule, player, Side::Texan, 2)
        };
        let [good, harm] = [used(1), used(-1)];
        assert!(good >= 2 && harm == 0, "{player}: {good} {harm}");
    }
}

#[test]
fn the_general_uses_what_does_good_and_leaves_what_does_harm() {
    let used = |act: &str| uses(&(offer("TexanRally", "texan", act) + "]"), "general", Side::Texan, 3);
    assert!(used("Score(texan, N(2))") >= 2 && used("Score(mexican, N(2))") == 0);
}

#[test]
fn it_does_not_matter_what_a_rule_is_called() {
    let rule = offer("TexanCombat", "texan", "Score(texan, N(2))") + "]";
    let other = rule.replace("\"own\"", "\"zzz\"").replace("\"used\"", "\"aaa\"");
    assert_eq!(uses(&rule, "captain", Side::Texan, 2), uses(&other, "captain", Side::Texan, 2));
}
