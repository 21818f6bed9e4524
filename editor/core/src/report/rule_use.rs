//! Which rules were used and which never were.

use std::cmp::Reverse;

use rules::counts::{Came, UseLine};
use rules::phrase::Phrase;
use rules::playtest::RuleLine;

use super::{Grid, Section, Teller};

/// The maximum number of rows of the table of the rules used most.
const MOST: usize = 15;

/// Says how often a rule of a variant was started, and how often that changed something.
fn started_and_changed(line: &UseLine, teller: &Teller<'_>) -> Phrase {
    Phrase::new("report-variant-use")
        .with("rule", &line.rule)
        .with("times", teller.mean(line.times))
        .with("changed", teller.mean(line.changed))
        .with("share", teller.of_games(line.games))
}

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
            started.map(|line| teller.voice.say(&started_and_changed(line, teller))).collect(),
        ),
        (teller.text("report-variant-rules-impossible"), came(Came::Impossible)),
        (teller.text("report-never-variant-rules"), came(Came::Never)),
        (teller.text("report-variant-rules-nothing"), came(Came::Nothing)),
        (teller.text("report-never-rules"), never.map(|line| line.rule.clone()).collect()),
    ];
    section
}
