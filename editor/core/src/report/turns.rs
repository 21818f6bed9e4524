//! What happens in each turn.

use rules::playtest::TurnLine;
use rules::side::Side;

use super::{Chart, Curve, Grid, Section, Teller};

pub(super) fn section(teller: &Teller<'_>) -> Section {
    let lines = &teller.summary.by_turn;
    let mut section = teller.blank("turns", "report-by-turn", "report-by-turn-unit");
    let row = |line: &TurnLine| {
        let mean = |sum: u64| teller.decimal(sum as f64 / f64::from(line.played.max(1)));
        let mut row = vec![line.turn.to_string(), line.played.to_string(), mean(line.casualties)];
        row.extend(line.steps_lost.map(mean));
        row.extend(line.attacks.map(mean));
        row.extend([line.routs, line.leaders, line.entries].map(mean));
        row.extend([line.first_entries, line.commitments, line.ended].map(|games| games.to_string()));
        row
    };
    let heads = [
        "report-turn",
        "report-games",
        "report-casualties-short",
        "report-texan-steps",
        "report-mexican-steps",
        "report-texan-attacks",
        "report-mexican-attacks",
        "report-routs",
        "report-leaders-short",
        "report-entries",
        "report-first-entries",
        "report-commitments",
        "report-ended",
    ];
    section.table = Some(Grid { heads: teller.texts(&heads), rows: lines.iter().map(row).collect() });
    let curve = |side: Side| Curve {
        name: teller.side(side),
        values: lines.iter().map(|line| Some(per_played(line, line.steps_lost[side.index()]))).collect(),
    };
    section.chart = Some(Chart::Curves {
        across: teller.text("report-turn"),
        up: teller.text("report-steps-a-turn"),
        places: lines.iter().map(|line| line.turn.to_string()).collect(),
        curves: Side::ALL.map(curve).to_vec(),
    });
    section
}

fn per_played(line: &TurnLine, sum: u64) -> f64 {
    sum as f64 / f64::from(line.played.max(1))
}
