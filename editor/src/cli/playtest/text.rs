//! Play-test results as text.

use rules::phrase::Phrase;
use rules::playtest::{FigureLine, Record, Results, Summary, figure_lines};
use rules::side::Side;

use crate::report::{figure_name, heading, odd_rules, plain, sections, wins};
use crate::words::Voice;

/// Lists how often each side wins, and the averages per game; with a summary, everything that was counted.
pub(super) fn report(title: &str, results: &Results, summary: Option<&Summary>, voice: &Voice) -> String {
    let mut lines = vec![heading(title, results.games(), results.plan.seed)];
    lines.extend(Side::ALL.map(|side| {
        let player = &results.plan.players[side.index()];
        wins(side, player, results.wins(side), results.interval(side), voice)
    }));
    if results.until.is_some() {
        lines.push(Phrase::new("playtest-sequential"));
    }
    lines.push(Phrase::new("playtest-means"));
    lines.extend(if results.has_figure("attacks") { of_alamo(results, voice) } else { of_system(results, voice) });
    lines.extend(odd_rules(&results.uses));
    if results.faults() > 0 {
        lines.push(
            Phrase::new("playtest-faults").count("faults", usize::try_from(results.faults()).unwrap_or(usize::MAX)),
        );
        lines.extend(results.failures());
    }
    let mut text = super::super::lines(&lines, voice);
    if let Some(summary) = summary {
        text.extend(sections(summary, voice).iter().map(plain));
    }
    text
}

/// Returns the means of the 1981 game.
fn of_alamo(results: &Results, voice: &Voice) -> Vec<Phrase> {
    vec![
        both("playtest-attacks", results, voice, "attacks"),
        both("playtest-steps-lost", results, voice, "steps_lost"),
        both("playtest-eliminated", results, voice, "eliminated"),
        one("playtest-entries", results, voice, |record| record.figure("entries")),
        one("playtest-casualties", results, voice, |record| record.figure("casualties")),
        turns(results, voice),
    ]
}

/// Returns the means of the figures of another system, over the games that have them.
fn of_system(results: &Results, voice: &Voice) -> Vec<Phrase> {
    let figures = figure_lines(results);
    let line = |own: &FigureLine| {
        Phrase::new("playtest-figure")
            .with("name", figure_name(own, voice))
            .with("mean", voice.decimal(own.values.mean()))
    };
    figures.iter().map(line).chain([turns(results, voice)]).collect()
}

fn turns(results: &Results, voice: &Voice) -> Phrase {
    one("playtest-turns", results, voice, |record| f64::from(record.turns))
}

/// Returns the mean of a figure for each side.
fn both(id: &'static str, results: &Results, voice: &Voice, figure: &str) -> Phrase {
    let mean = |side: Side| results.mean(|record| record.figure_of(figure, side));
    let [texan, mexican] = Side::ALL.map(|side| voice.decimal(mean(side)));
    Phrase::new(id).with("texan", texan).with("mexican", mexican)
}

/// Returns the mean of a figure of the whole game.
fn one(id: &'static str, results: &Results, voice: &Voice, figure: fn(&Record) -> f64) -> Phrase {
    Phrase::new(id).with("mean", voice.decimal(results.mean(figure)))
}
