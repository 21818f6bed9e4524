//! The outcomes of the games.

use rules::phrase::Phrase;
use rules::play::Reason;
use rules::playtest::OutcomeLine;
use rules::rulebook::Degree;

use super::{Bar, Chart, Grid, Section, Teller};

pub(super) fn section(teller: &Teller<'_>) -> Section {
    let summary = teller.summary;
    let mut section = teller.blank("outcomes", "report-outcomes", "report-outcomes-unit");
    let name = |line: &OutcomeLine| {
        teller.voice.say(
            &Phrase::new("report-outcome")
                .with("side", teller.side(line.winner))
                .word("degree", degree_word(line.degree))
                .word("reason", reason_word(line.reason)),
        )
    };
    let rows = summary.outcomes.iter().map(|line| {
        let own = line.interval(summary.games);
        let figures = [own.share, own.low, own.high].map(|share| teller.percent(share));
        [name(line), line.games.to_string()].into_iter().chain(figures).collect()
    });
    let heads = ["report-result", "report-games", "report-percent", "report-low", "report-high"];
    section.table = Some(Grid { heads: teller.texts(&heads), rows: rows.collect() });
    let bars = summary.outcomes.iter().map(|line| {
        let own = line.interval(summary.games);
        Bar { name: name(line), value: own.share * 100.0, interval: Some((own.low * 100.0, own.high * 100.0)) }
    });
    section.chart = Some(Chart::Bars {
        across: teller.text("report-result"),
        up: teller.text("report-percent-of-games"),
        bars: bars.collect(),
    });
    section
}

const fn degree_word(degree: Degree) -> &'static str {
    match degree {
        Degree::Marginal => "degree-marginal",
        Degree::Substantial => "degree-substantial",
        Degree::Decisive => "degree-decisive",
    }
}

const fn reason_word(reason: Reason) -> &'static str {
    match reason {
        Reason::GarrisonFallen => "report-garrison-fallen",
        Reason::Withdrawal => "report-withdrawal",
        Reason::HeldOut => "report-held-out",
        Reason::ByVariant => "report-by-variant",
        Reason::TurnsOver => "report-turns-over",
        Reason::AttackersSpent => "report-attackers-spent",
        Reason::RoundsOver => "report-rounds-over",
        Reason::BothIdle => "report-both-idle",
    }
}
