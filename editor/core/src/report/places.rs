//! Where the attackers enter, and which hexsides are crossed.

use std::cmp::Reverse;

use rules::map::HexsideKind;
use rules::playtest::{HexLine, HexsideLine};

use super::figures::bars;
use super::{Chart, Grid, Section, Teller};

/// The maximum number of rows of a table of the busiest places.
const MOST: usize = 12;

/// The turn and place of the first entry inside the walls.
pub(super) fn entries(teller: &Teller<'_>) -> Section {
    let mut section = teller.blank("entries", "report-entry", "report-entry-unit");
    let mut lines: Vec<&HexLine> = teller.summary.hexes.iter().filter(|line| line.first_entries > 0).collect();
    lines.sort_by_key(|line| (Reverse(line.first_entries), line.at));
    let row = |line: &&HexLine| {
        vec![line.at.to_string(), line.first_entries.to_string(), teller.of_games(line.first_entries)]
    };
    let heads = ["report-hex", "report-games", "report-percent"];
    section.table = Some(Grid { heads: teller.texts(&heads), rows: lines.iter().take(MOST).map(row).collect() });
    section.chart = Some(Chart::Bars {
        across: teller.text("report-first-entry"),
        up: teller.text("report-percent-of-entered"),
        bars: bars(&teller.summary.first_entry),
    });
    section
}

/// Walls, doors and streambeds crossed, and those never crossed.
pub(super) fn crossings(teller: &Teller<'_>) -> Section {
    let mut section = teller.blank("crossings", "report-crossings", "report-crossings-unit");
    let crossed = |line: &HexsideLine| line.texan.times + line.mexican.times;
    let mut lines: Vec<&HexsideLine> = teller.summary.hexsides.iter().filter(|line| crossed(line) > 0).collect();
    lines.sort_by_key(|line| (Reverse(crossed(line)), line.at.to_string()));
    let row = |line: &&HexsideLine| {
        vec![
            teller.voice.say(&line.at.message()),
            teller.text(&line.kind.word()),
            teller.mean(line.texan.times),
            teller.mean(line.mexican.times),
            teller.of_games(line.texan.games),
            teller.of_games(line.mexican.games),
        ]
    };
    let heads = [
        "report-hexside",
        "report-kind",
        "report-texan-a-game",
        "report-mexican-a-game",
        "report-texan-games",
        "report-mexican-games",
    ];
    section.table = Some(Grid { heads: teller.texts(&heads), rows: lines.iter().take(MOST).map(row).collect() });
    let never = |kinds: fn(HexsideKind) -> bool| {
        let lines = teller.summary.hexsides.iter().filter(|line| crossed(line) == 0 && kinds(line.kind));
        lines.map(|line| teller.voice.say(&line.at.message())).collect::<Vec<_>>()
    };
    let breached = teller.summary.breached.iter().filter(|line| line.breached > 0);
    section.lists = vec![
        (teller.text("report-never-doors"), never(|kind| kind == HexsideKind::Doorway)),
        (teller.text("report-never-walls"), never(HexsideKind::is_wall)),
        (
            teller.text("report-breached"),
            breached
                .map(|line| format!("{} {}", line.at, teller.voice.percent_of(&teller.of_games(line.breached))))
                .collect(),
        ),
        (teller.text("report-never-hexes"), teller.summary.unused_hexes.iter().map(ToString::to_string).collect()),
    ];
    section
}
