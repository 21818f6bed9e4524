//! The charts and tables as player aids.

use super::super::flow::{Band, column};
use super::super::sheet::Sheet;
use super::super::table::{is_wide, table};
use super::super::{PrintOrder, SheetKind};
use super::{area, filled};
use crate::aids::Table;
use crate::words::Voice;

/// Returns the charts on as many sheets as they need.
pub(in crate::print) fn sheets(charts: &[Table], title: &str, order: &PrintOrder, voice: &Voice) -> Vec<Sheet> {
    filled(SheetKind::Charts, &bands(charts, area(order.paper.size()).width()), title, order, voice)
}

/// Arranges tables in bands: wide ones alone, narrow ones in two columns.
pub(super) fn bands(tables: &[Table], room: f32) -> Vec<Band> {
    let half = column(room, 2);
    let runs = tables.chunk_by(|one, next| !is_wide(one, half) && !is_wide(next, half));
    runs.map(|run| {
        let wide = run.iter().any(|own| is_wide(own, half)) || run.len() == 1;
        let columns = if wide { 1 } else { 2 };
        let width = column(room, columns);
        Band { columns, lines: run.iter().flat_map(|own| table(own, width)).collect() }
    })
    .collect()
}
