//! The Combat Results Table.

use rules::rulebook::{Band, CombatResult, Rulebook};

use super::super::table::{Column, Table};
use super::vouched;
use crate::words::{Voice, sentence};

/// Builds the table: strengths by the target's protection on top, results by die roll below, in the same columns.
pub(super) fn chart(rulebook: &Rulebook, voice: &Voice) -> Table {
    let strengths = rulebook.combat_rows.iter().map(|row| row.strengths.len());
    let results = rulebook.combat_results.iter().map(|line| line.results.len());
    let width = strengths.chain(results).max().unwrap_or(0);
    let heads = (1..=width).map(|number| Column::figures(number.to_string()));
    let columns = [Column::words(voice.text("aids-head-column-of-table"))].into_iter().chain(heads);
    let fill = |first: String, cells: Vec<String>| {
        let mut row = vec![first];
        row.extend(cells);
        row.resize(width + 1, String::new());
        row
    };
    let rows = rulebook.combat_rows.iter().map(|own| {
        let bands = own.strengths.iter().map(|band| said_band(*band)).collect();
        (fill(sentence(&voice.row(&own.row)), bands), &own.by)
    });
    let (rows, note) = vouched(rows, voice);
    let dice = rulebook.combat_results.iter().map(|own| {
        let results = own.results.iter().map(|result| said_result(*result)).collect();
        fill(own.die.to_string(), results)
    });
    Table::new("combat", voice.text("aids-combat"), columns)
        .with_part(voice.text("aids-combat-strengths"), rows)
        .with_part(voice.text("aids-combat-dice"), dice)
        .with_notes([voice.text("aids-combat-about")].into_iter().chain(note))
}

fn said_band(band: Band) -> String {
    match band {
        Band::Nothing => "–".to_owned(),
        band => band.to_string().replace('-', "–"),
    }
}

fn said_result(result: CombatResult) -> String {
    match result {
        CombatResult::Nothing => "–".to_owned(),
        result => result.to_string(),
    }
}
