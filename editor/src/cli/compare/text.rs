//! Comparisons for people: a plain sentence first.

use rules::message::Message;
use rules::playtest::{Comparison, Plan, Yardstick};

use super::setting::Setting;
use crate::words::Voice;

/// A heading, then a paragraph for each setting.
pub(super) fn report(title: &str, plan: &Plan, told: &[(&Setting, Comparison)], voice: &Voice) -> String {
    let [texan, mexican] = &plan.players;
    let heading = Message::new("compare-heading")
        .with("title", title)
        .with("texan", texan)
        .with("mexican", mexican)
        .with("seed", plan.seed);
    let mut lines = vec![heading];
    for (setting, comparison) in told {
        lines.extend(paragraph(&setting.name, comparison, voice));
    }
    super::super::lines(&lines, voice)
}

fn paragraph(name: &Message, own: &Comparison, voice: &Voice) -> Vec<Message> {
    let Some(wins) = own.wins() else { return Vec::new() };
    let (shift, games) = (own.shift(), own.first.games());
    let points = |share: f64| voice.decimal(share * 100.0);
    let half = (wins.high - wins.low) / 2.0;
    let id = match (own.is_clear(), wins.mean < 0.0) {
        (true, true) => "compare-costs",
        (true, false) => "compare-gives",
        (false, _) if shift.gained + shift.lost == 0 => "compare-alike",
        (false, _) => "compare-unclear",
    };
    let mut lines = vec![
        Message::new(id)
            .said("what", name.clone())
            .with("points", points(if own.is_clear() { wins.mean.abs() } else { wins.mean }))
            .with("half", points(half)),
        Message::new("compare-detail")
            .count("games", usize::try_from(games).unwrap_or(usize::MAX))
            .with("first", points(own.first.mean(|record| Yardstick::MexicanWins.of(record))))
            .with("second", points(own.second.mean(|record| Yardstick::MexicanWins.of(record))))
            .with("low", points(wins.low))
            .with("high", points(wins.high))
            .with("gained", shift.gained)
            .with("lost", shift.lost),
    ];
    for yardstick in &Yardstick::ALL[1..] {
        let Some(difference) = own.difference(*yardstick) else { continue };
        let mean = |results: &rules::playtest::Results| voice.decimal(results.mean(|record| yardstick.of(record)));
        lines.push(
            Message::new("compare-figure-line")
                .word("figure", word(*yardstick))
                .with("first", mean(&own.first))
                .with("second", mean(&own.second))
                .with("difference", voice.decimal(difference.mean))
                .with("half", voice.decimal((difference.high - difference.low) / 2.0)),
        );
    }
    if own.is_sequential() {
        lines.push(Message::new("compare-sequential"));
    } else if shift.gained + shift.lost > 0 {
        lines.push(Message::new("compare-power").with("smallest", points(shift.smallest())));
    }
    lines
}

pub(super) const fn word(yardstick: Yardstick) -> &'static str {
    match yardstick {
        Yardstick::MexicanWins => "compare-mexican-wins",
        Yardstick::Points => "report-points",
        Yardstick::Level => "compare-level",
        Yardstick::Casualties => "report-casualties",
        Yardstick::Turns => "report-turns",
    }
}
