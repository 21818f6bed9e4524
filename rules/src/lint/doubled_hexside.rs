//! A layer of a hexside given twice: nothing is stacked on a wall (decision 1).

use super::{Check, Features, Lint, PaintedSide, Survey, pages};
use crate::edit::{Change, Edit};
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::{HexsideEntry, MapDocument};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "doubled-hexside",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-doubled-hexside",
    help: "lint-doubled-hexside-help",
    pages: pages(include_str!("doubled_hexside.md"), include_str!("doubled_hexside.fr.md")),
    check: Check::Hexside(Features::ALL, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedSide<'_>, report: &mut Report) {
    if own.entries.len() < 2 {
        return;
    }
    let (side, same) = (own.side, || own.entries.iter());
    let layer = match Layer::ALL.map(|layer| same().filter(|entry| entry.at.covers(layer)).count() > 1) {
        [false, false] => return,
        [true, true] => None,
        [true, false] => Some(Layer::Ground),
        [false, true] => Some(Layer::Upper),
    };
    let kinds: Vec<&str> = same().map(|entry| entry.kind.name()).collect();
    let finding = lint.at(Place::Hexside(LayeredSide { side, layer })).with("side", side).list(&kinds);
    report.add(finding.mend_safely(keep_one(survey.base_map(), side)));
}

/// Returns the edits that keep one of several identical entries.
fn keep_one(map: &MapDocument, side: Hexside) -> Vec<Edit> {
    let was: Vec<HexsideEntry> = map.entries_at(side).cloned().collect();
    let mut becomes = was.clone();
    becomes.dedup();
    let settled = Layer::ALL.into_iter().all(|layer| becomes.iter().filter(|entry| entry.at.covers(layer)).count() < 2);
    if settled && becomes.len() < was.len() { vec![Edit::Hexside(Change { was, becomes })] } else { Vec::new() }
}
