//! What came of each rule of the variants in force.

use serde::{Deserialize, Serialize};

use super::family::Uses;
use super::sheet::Count;
use crate::alamo::Game;
use crate::alamo::variant::RuleInForce;

/// A rule of a variant, how often it was started and what came of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UseLine {
    /// Its name, or that of its variant with its number.
    pub rule: String,
    /// The id of its variant.
    pub variant: String,
    /// How often it was started.
    pub times: u64,
    /// In how many games.
    pub games: u32,
    /// How often that changed something.
    pub changed: u64,
    /// What came of it.
    pub came: Came,
}

/// What came of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Came {
    /// It could never be started in this scenario.
    Impossible,
    /// It was never started.
    Never,
    /// It was started and changed nothing.
    Nothing,
    /// It changed something.
    Something,
}

impl Came {
    /// What is worth a word: all but the usual.
    pub const ODD: [Self; 3] = [Self::Impossible, Self::Never, Self::Nothing];
}

/// What came of every rule of the variants in force, in their order.
pub(super) fn uses(counts: &[Count], game: &Game) -> Vec<UseLine> {
    let at = |cell: usize| counts.get(cell).copied().unwrap_or_default();
    let line = |(number, rule): (usize, RuleInForce)| {
        let [started, changed] = Uses::cells_of(number).map(at);
        let came = match (rule.can_hold, started.times, changed.times) {
            (false, 0, _) => Came::Impossible,
            (true, 0, _) => Came::Never,
            (_, _, 0) => Came::Nothing,
            _ => Came::Something,
        };
        UseLine {
            rule: rule.name,
            variant: rule.variant,
            times: started.times,
            games: started.games,
            changed: changed.times,
            came,
        }
    };
    game.rules_in_force().into_iter().enumerate().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::mission_and;
    use crate::playtest::{Plan, run};

    const RULES: &str = r#"
        flags: [Flag(id: "seen", of: game, most: 9, says: (en: "Seen")), Flag(id: "unset", of: game, says: (en: "Unset"))],
        rules: [
            When(id: "acts", on: PhaseEnd(MexicanCombat), do: [Bump("seen", Game, N(1))]),
            When(id: "idle", on: PhaseEnd(MexicanCombat), do: [Clear("unset", Game)]),
            When(id: "late", on: PhaseEnd(MexicanCombat), if: Ge(Turn, N(99)), do: [Score(texan, N(1))]),
            When(id: "never", on: PhaseEnd(MexicanCombat), if: Any([]), do: [Score(texan, N(1))]),
            When(id: "silent", on: Did(Cross), do: [Spend(N(0))]),
        ]"#;

    #[test]
    fn rules_are_counted_as_often_as_they_are_started_and_told_by_what_came_of_them() {
        let game = Game::new(&mission_and(RULES)).unwrap();
        let plan = |jobs| Plan { games: 8, seed: 4, players: [(); 2].map(|()| "advance".to_owned()), jobs };
        let [one, two] = [1, 2].map(|jobs| run(&game, &plan(jobs), &|_| true).unwrap());
        assert_eq!(one.uses, two.uses);
        let came: Vec<_> = one.uses.iter().map(|own| (own.rule.as_str(), own.came)).collect();
        let due = [
            ("acts", Came::Something),
            ("idle", Came::Nothing),
            ("late", Came::Never),
            ("never", Came::Impossible),
            ("silent", Came::Something),
        ];
        assert_eq!(came, due);
        let turns: u64 = one.records.iter().map(|record| u64::from(record.turns)).sum();
        let [acts, idle, ..] = &one.uses[..] else { panic!("{:?}", one.uses) };
        // As often as its phase ends: once a turn but for the last, which the end of the game may cut short.
        assert!(acts.times <= turns && acts.times + 8 >= turns && acts.games == 8, "{acts:?}, {turns}");
        assert_eq!((idle.times, idle.changed), (acts.times, 0));
    }
}
