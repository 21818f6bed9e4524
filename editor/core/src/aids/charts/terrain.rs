//! The Terrain Effects Chart.

use rules::rulebook::Rulebook;

use super::super::table::{Column, Table};
use super::vouched;
use crate::words::{Voice, sentence};

/// Builds the table of the effects of each hexside kind.
pub(super) fn chart(rulebook: &Rulebook, voice: &Voice) -> Table {
    let figures = [
        "rulebook-head-cost",
        "rulebook-head-battery",
        "rulebook-head-zoc",
        "rulebook-head-height",
        "rulebook-head-melee",
    ];
    let columns = [Column::words(voice.text("rulebook-head-kind"))]
        .into_iter()
        .chain(figures.map(|id| Column::figures(voice.text(id))))
        .chain([Column::words(voice.text("aids-head-row"))]);
    let switch = |on: bool| if on { voice.text("gui-yes") } else { "–".to_owned() };
    let rows = rulebook.terrain.iter().map(|own| {
        let cost = own.cost.map_or_else(|| "×".to_owned(), |cost| format!("+{cost}"));
        let row = vec![
            sentence(&voice.text(&own.kind.word())),
            cost,
            switch(own.battery),
            switch(own.zoc),
            own.height.to_string(),
            switch(own.melee),
            voice.row(&own.row),
        ];
        (row, &own.by)
    });
    let (rows, note) = vouched(rows, voice);
    Table::new("terrain", voice.text("aids-terrain"), columns)
        .with_rows(rows)
        .with_notes([voice.text("aids-terrain-about")].into_iter().chain(note))
}
