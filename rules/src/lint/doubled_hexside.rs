//! A layer of a hexside given twice: nothing is stacked on a wall (decision 1).

use super::{Check, Lint, Place, Report, Severity};
use crate::edit::{Change, Edit};
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::{HexsideEntry, MapDocument};
use crate::project::Project;

pub(super) static LINT: Lint = Lint {
    name: "doubled-hexside",
    severity: Severity::Error,
    message: "lint-doubled-hexside",
    help: "lint-doubled-hexside-help",
    pages: [include_str!("doubled_hexside.md"), include_str!("doubled_hexside.fr.md")],
    check: Check::Authored(check),
};

fn check(lint: &Lint, project: &Project, report: &mut Report) {
    let map = &project.map;
    let mut entries: Vec<&HexsideEntry> = map.hexsides.iter().collect();
    entries.sort_unstable();
    for same in entries.chunk_by(|a, b| a.at.side == b.at.side) {
        let side = same[0].at.side;
        let [ground, upper] = Layer::ALL.map(|layer| same.iter().filter(|entry| entry.at.covers(layer)).count() > 1);
        let layer = match (ground, upper) {
            (false, false) => continue,
            (true, true) => None,
            (true, false) => Some(Layer::Ground),
            (false, true) => Some(Layer::Upper),
        };
        let kinds: Vec<&str> = same.iter().map(|entry| entry.kind.name()).collect();
        let finding = lint.at(Place::Hexside(LayeredSide { side, layer })).with("side", side).list(&kinds);
        report.add(finding.mend(keep_one(project.base_map(), side)));
    }
}

/// Where the same thing is merely written twice, once is enough.
fn keep_one(map: &MapDocument, side: Hexside) -> Vec<Edit> {
    let was: Vec<HexsideEntry> = map.entries_at(side).cloned().collect();
    let mut becomes = was.clone();
    becomes.dedup();
    let settled = Layer::ALL.into_iter().all(|layer| becomes.iter().filter(|entry| entry.at.covers(layer)).count() < 2);
    if settled && becomes.len() < was.len() { vec![Edit::Hexside(Change { was, becomes })] } else { Vec::new() }
}
