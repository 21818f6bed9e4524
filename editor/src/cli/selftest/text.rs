//! The findings as text.

use rules::phrase::Phrase;
use rules::playtest::{MemberGames, NullChange, Plan, SelfTest};

use super::Sign;
use crate::cli::ablate::ablation_name;
use crate::words::Voice;

/// The standard deviation between members, in points, above which a result depends on who plays.
const MUCH: f64 = 0.03;

pub(super) fn report(title: &str, plan: &Plan, (found, signs): (&SelfTest, &[Sign]), voice: &Voice) -> String {
    let [texan, mexican] = plan.players.each_ref().map(|name| voice.player(name));
    let count = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
    let percent = |share: f64| voice.decimal(share * 100.0);
    let heading = Phrase::new("selftest-heading").with("title", title).with("texan", texan).with("mexican", mexican);
    let mut lines = vec![heading.count("games", count(plan.games)).with("seed", plan.seed)];
    for change in NullChange::ALL {
        let own = found.trials.iter().filter(|own| own.change == change);
        let (all, alarms) = (own.clone().count(), own.clone().filter(|own| own.is_alarm()).count());
        if all > 0 {
            let changed = own.map(|own| own.changed).sum();
            let id = match change {
                NullChange::Ids => "selftest-ids",
                NullChange::Order => "selftest-order",
                NullChange::Columns => "selftest-columns",
                NullChange::Split => "selftest-split",
                NullChange::Shift => "selftest-shift",
                NullChange::Flip => "selftest-flip",
            };
            lines.push(
                Phrase::new("selftest-kind")
                    .word("kind", id)
                    .count("changes", all)
                    .count("alarms", alarms)
                    .count("changed", count(changed)),
            );
        }
    }
    if !found.trials.is_empty() {
        let id = match (found.alarms(), found.changed()) {
            (0, 0) if found.trials.iter().all(|own| own.change.is_exact()) => "selftest-exact",
            (0, 0) => "selftest-exact-averages",
            (0, _) => "selftest-no-alarm",
            _ => "selftest-alarms",
        };
        lines.push(Phrase::new(id).count("alarms", found.alarms()).count("changes", found.trials.len()));
    }
    if let Some(spread) = found.spread() {
        let shares = || found.members.iter().map(MemberGames::share);
        let (low, high) = (shares().fold(1.0, f64::min), shares().fold(0.0, f64::max));
        lines.push(
            Phrase::new("selftest-members")
                .count("members", found.members.len())
                .with("mean", percent(spread.mean))
                .with("low", percent(low))
                .with("high", percent(high)),
        );
        let id = if spread.play > MUCH { "selftest-play" } else { "selftest-dice" };
        let said = Phrase::new(id).with("all", percent(spread.all)).with("dice", percent(spread.dice));
        lines.push(said.with("play", percent(spread.play)));
    }
    if !signs.is_empty() {
        let wrong: Vec<&Sign> = signs.iter().filter(|own| own.is_wrong).collect();
        let said = Phrase::new("selftest-signs").count("changes", signs.len()).count("wrong", wrong.len());
        lines.push(said.with("games", plan.games));
        for own in wrong {
            let side = ["playtest-texans", "playtest-mexicans"][own.favours.index()];
            let said = Phrase::new("selftest-sign").said("what", ablation_name(&own.ablation)).word("side", side);
            let said = said.with("points", percent(own.wins.mean));
            lines.push(said.with("low", percent(own.wins.low)).with("high", percent(own.wins.high)));
        }
    }
    if found.faults > 0 {
        lines.push(Phrase::new("playtest-faults").count("faults", count(found.faults)));
    }
    super::super::lines(&lines, voice)
}
