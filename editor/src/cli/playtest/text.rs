//! Play-test results for people.

use rules::message::Message;
use rules::playtest::{Record, Results, Summary};
use rules::side::Side;

use crate::report::{odd_rules, plain, sections};
use crate::words::Voice;

/// Who wins how often, and what happens in a game on average; with a summary, everything that was counted.
pub(super) fn report(title: &str, results: &Results, summary: Option<&Summary>, voice: &Voice) -> String {
    let count = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
    let percent = |share: f64| voice.decimal(share * 100.0);
    let mut lines = vec![
        Message::new("playtest-heading")
            .with("title", title)
            .count("games", count(results.games()))
            // A seed is a name, not a quantity: no separators in it.
            .with("seed", results.plan.seed),
    ];
    for side in Side::ALL {
        let interval = results.interval(side);
        let line = Message::new("playtest-wins")
            .word("side", word(side))
            .with("player", &results.plan.players[side.index()])
            .count("wins", count(results.wins(side)))
            .with("share", percent(interval.share))
            .with("low", percent(interval.low))
            .with("high", percent(interval.high));
        lines.push(line);
    }
    if results.until.is_some() {
        lines.push(Message::new("playtest-sequential"));
    }
    lines.push(Message::new("playtest-means"));
    lines.extend([
        both("playtest-attacks", results, voice, "attacks"),
        both("playtest-steps-lost", results, voice, "steps_lost"),
        both("playtest-eliminated", results, voice, "eliminated"),
        one("playtest-entries", results, voice, |record| record.figure("entries")),
        one("playtest-casualties", results, voice, |record| record.figure("casualties")),
        one("playtest-turns", results, voice, |record| f64::from(record.turns)),
    ]);
    lines.extend(odd_rules(&results.uses));
    if results.faults() > 0 {
        lines.push(Message::new("playtest-faults").count("faults", count(results.faults())));
    }
    let mut text = super::super::lines(&lines, voice);
    if let Some(summary) = summary {
        text.extend(sections(summary, voice).iter().map(plain));
    }
    text
}

/// The mean of a figure of each side.
fn both(id: &'static str, results: &Results, voice: &Voice, figure: &str) -> Message {
    let mean = |side: Side| results.mean(|record| record.figure_of(figure, side));
    let [texan, mexican] = Side::ALL.map(|side| voice.decimal(mean(side)));
    Message::new(id).with("texan", texan).with("mexican", mexican)
}

/// The mean of a figure of the whole game.
fn one(id: &'static str, results: &Results, voice: &Voice, figure: fn(&Record) -> f64) -> Message {
    Message::new(id).with("mean", voice.decimal(results.mean(figure)))
}

const fn word(side: Side) -> &'static str {
    match side {
        Side::Texan => "playtest-texans",
        Side::Mexican => "playtest-mexicans",
    }
}
