//! The choices the players make.

use rules::side::Side;

use super::{Grid, Section, Teller};

pub(super) fn section(teller: &Teller<'_>) -> Section {
    let mut section = teller.blank("choices", "report-choices", "report-choices-unit");
    let row = |side: Side| {
        let own = teller.summary.totals(side).branching(teller.summary.games);
        let mut row = vec![teller.side(side), teller.decimal(own.decisions), teller.decimal(own.choices)];
        row.extend([own.forced.share, own.forced.low, own.forced.high].map(|share| teller.percent(share)));
        row
    };
    let heads = ["report-side", "report-decisions", "report-legal", "report-forced", "report-low", "report-high"];
    section.table = Some(Grid { heads: teller.texts(&heads), rows: Side::ALL.map(row).to_vec() });
    section
}
