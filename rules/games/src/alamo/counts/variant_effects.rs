//! Results by rule of a variant: how often each one started, and whether it changed anything.

use super::variant_starts::Uses;
use crate::alamo::Game;
use crate::alamo::variant::RuleInForce;
use crate::counts::{Came, Count, UseLine};

/// The outcome of every rule of the variants in force, in their order.
pub(super) fn came(counts: &[Count], game: &Game) -> Vec<UseLine> {
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
    use crate::fixture::mission_and;
    use rules::alamo::Game;
    use rules::counts::Came;
    use rules::playtest::{Plan, run};

    const RULES: &str = r#"
        flags: [Flag(id: "seen", of: game, most: 9, says: (en: "Seen")), Flag(id: "unset", of: game, says: (en: "Unset"))],
        rules: [
            When(id: "acts", on: PhaseEnd(MexicanCombat), do: [Bump("seen", Game, N(1))]),
            When(id: "idle", on: PhaseEnd(MexicanCombat), do: [Clear("unset", Game)]),
            When(id: "late", on: PhaseEnd(MexicanCombat), if: Ge(Turn, N(99)), do: [Score(texan, N(1))]),
            When(id: "never", on: PhaseEnd(MexicanCombat), if: Any([]), do: [Score(texan, N(1))]),
            When(id: "silent", on: Did(Cross), do: [Spend(N(0))]),
            When(id: "opens", on: Setup(Map), do: [Bump("seen", Game, N(1))]),
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
            ("silent", Came::Nothing),
            ("opens", Came::Something),
        ];
        assert_eq!(came, due);
        let turns: u64 = one.records.iter().map(|record| u64::from(record.turns)).sum();
        let [acts, idle, ..] = &one.uses[..] else { panic!("{:?}", one.uses) };
        // As often as its phase ends: once a turn except perhaps the last, which the end of the game may cut short.
        assert!(acts.times <= turns && acts.times + 8 >= turns && acts.games == 8, "{acts:?}, {turns}");
        assert_eq!((idle.times, idle.changed), (acts.times, 0));
        // A rule that acts before the first decision counts in every game.
        let opens = one.uses.last().unwrap();
        assert_eq!((opens.times, opens.games, opens.changed), (8, 8, 8));
        let cited = one.tally.rules().iter().filter(|(rule, _)| rule.ends_with("opens")).map(|(_, count)| count.games);
        assert_eq!(cited.collect::<Vec<_>>(), [8]);
    }
}
