//! Which rules were used, and which never.

use std::cmp::Reverse;

use rules::counts::Came;
use rules::playtest::RuleLine;

use super::{Grid, Section, Teller};

/// Rows of the table of the rules used most.
const MOST: usize = 15;

pub(super) fn section(teller: &Teller<'_>) -> Section {
    let mut section = teller.blank("rules", "report-rules", "report-rules-unit");
    let mut used: Vec<&RuleLine> = teller.summary.rules.iter().filter(|line| line.times > 0).collect();
    used.sort_by_key(|line| (Reverse(line.times), line.rule.clone()));
    let row = |line: &&RuleLine| vec![line.rule.clone(), teller.mean(line.times), teller.of_games(line.games)];
    let heads = ["report-rule", "report-times", "report-in-games"];
    section.table = Some(Grid { heads: teller.texts(&heads), rows: used.iter().take(MOST).map(row).collect() });
    let never = teller.summary.rules.iter().filter(|line| line.times == 0 && line.variant.is_empty());
    let tallies = &teller.summary.uses;
    let came = |came: Came| -> Vec<String> {
        tallies.iter().filter(|line| line.came == came).map(|line| line.rule.clone()).collect()
    };
    let started = tallies.iter().filter(|line| line.times > 0);
    section.lists = vec![
        (
            teller.text("report-variant-rules"),
            started.map(|line| format!("{} {}", line.rule, teller.mean(line.times))).collect(),
        ),
        (teller.text("report-variant-rules-impossible"), came(Came::Impossible)),
        (teller.text("report-never-variant-rules"), came(Came::Never)),
        (teller.text("report-variant-rules-nothing"), came(Came::Nothing)),
        (teller.text("report-never-rules"), never.map(|line| line.rule.clone()).collect()),
    ];
    section
}
