//! What a rule denies does not happen, and what it only observes happens as it would without the rule.

use super::{compiled, play, play_and_see};
use crate::alamo::{Game, Happening, Phase, Position};
use crate::fixture::mission_and;
use crate::variant::Happens;

/// What can be denied in addition to steps and attacks.
const WHAT: [Happens; 6] =
    [Happens::Check, Happens::Breach, Happens::State, Happens::Remove, Happens::Rally, Happens::Enter];

fn with(what: Happens, act: &str) -> Game {
    compiled(&mission_and(&format!("rules: [When(on: Try({what:?}), do: [{act}])]")))
}

/// Returns how often something happens in random games, and how often a rule acts.
fn count(game: &Game, what: Happens, seeds: std::ops::Range<u64>) -> (usize, usize) {
    let (mut happened, mut ruled) = (0, 0);
    for seed in seeds {
        let (mut in_set_up, mut in_rally) = (true, false);
        play_and_see(game, seed, &mut |_, events| {
            for event in events {
                match &event.what {
                    Happening::PhaseBegan { phase, .. } => {
                        in_set_up = phase.is_setup();
                        in_rally = matches!(phase, Phase::TexanRally | Phase::MexicanRally);
                    }
                    Happening::Ruled { .. } => ruled += 1,
                    own => happened += usize::from(is(own, what, in_rally, in_set_up)),
                }
            }
        });
    }
    (happened, ruled)
}

const fn is(own: &Happening, what: Happens, in_rally: bool, in_set_up: bool) -> bool {
    match what {
        Happens::Check => matches!(own, Happening::Checked { .. }),
        Happens::Breach => matches!(own, Happening::BreachTested { .. }),
        Happens::State => matches!(own, Happening::Ordered { .. }),
        Happens::Remove => matches!(own, Happening::Eliminated { .. }),
        Happens::Rally => in_rally && matches!(own, Happening::Ordered { .. }),
        Happens::Enter => !in_set_up && matches!(own, Happening::Placed { .. }),
        _ => false,
    }
}

#[test]
fn what_is_denied_does_not_happen() {
    for what in WHAT {
        let (happened, _) = count(&with(what, "Score(texan, N(0))"), what, 0..6);
        assert!(happened > 0, "{what:?} is never seen");
        let (happened, ruled) = count(&with(what, "Deny"), what, 0..6);
        assert!(happened == 0 && ruled > 0, "{what:?}: {happened} {ruled}");
    }
}

/// A rule that only observes changes nothing: the same dice lead to the same end.
#[test]
fn what_nobody_denies_happens_all_the_same() {
    let plain = compiled(&mission_and("rules: []"));
    let of = |(end, steps): (Position, u32)| (end.outcome.map(|own| own.winner), end.turn, end.casualties, steps);
    for what in WHAT {
        let game = with(what, "Score(texan, N(0))");
        for seed in 0..6 {
            assert_eq!(of(play(&game, seed)), of(play(&plain, seed)), "{what:?} {seed}");
        }
    }
}

/// A roll may decide whether something is denied.
#[test]
fn a_roll_may_come_before() {
    for what in WHAT {
        let lists = format!(
            r#"tables: [(id: "luck", throw: D6, rows: [(on: Le(3), is: "saved", do: [Deny]), (on: Ge(4), is: "lost")])],
            rules: [When(on: Try({what:?}), do: [Roll("luck")])]"#
        );
        let (happened, ruled) = count(&compiled(&mission_and(&lists)), what, 0..60);
        assert!(happened > 0 && happened < ruled, "{what:?}: {happened} {ruled}");
    }
}
