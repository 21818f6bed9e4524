//! The fate of the counters.

use rules::playtest::PieceLine;

use super::{Grid, Section, Teller};

/// Leaders lost.
pub(super) fn leaders(teller: &Teller<'_>) -> Section {
    let mut section = teller.blank("leaders", "report-leaders", "report-leaders-unit");
    let rows = rules::side::Side::ALL.map(|side| {
        let own = teller.summary.totals(side);
        vec![
            teller.side(side),
            teller.mean(own.leaders_lost),
            teller.mean(own.eliminated),
            teller.mean(own.routs),
            teller.mean(own.steps_lost),
            teller.mean(own.survivors),
        ]
    });
    let heads = [
        "report-side",
        "report-leaders-fallen",
        "report-eliminated",
        "report-routs",
        "report-steps",
        "report-survivors",
    ];
    section.table = Some(Grid { heads: teller.texts(&heads), rows: rows.to_vec() });
    section
}

/// Each counter: whether it was on the map at the end, was lost, and how often it fought.
pub(super) fn counters(teller: &Teller<'_>) -> Section {
    let mut section = teller.blank("counters", "report-survival", "report-counters-unit");
    let row = |line: &PieceLine| {
        let mut row = vec![line.piece.clone()];
        let off = line.tracked + line.gone;
        row.extend([line.full, line.reduced, off, line.waiting].map(|games| teller.of_games(games)));
        row.extend([line.fell, line.attacks].map(|times| teller.mean(times)));
        row
    };
    let heads = [
        "report-counter",
        "report-full",
        "report-reduced",
        "report-off",
        "report-waiting",
        "report-fell",
        "report-attacks-a-game",
    ];
    let rows = teller.summary.pieces.iter().map(row).collect();
    section.table = Some(Grid { heads: teller.texts(&heads), rows });
    section
}
