//! Hexes of the confines (2.3) left as open country while the rest is painted: a gap in the drawing.

use std::collections::BTreeSet;

use super::zone::RegionOnGrid;
use super::{Check, Lint, Lists, Survey, pages};
use crate::hex::Hex;
use crate::map::{Ground, MapDocument};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "unpainted-confines",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-unpainted-confines",
    help: "lint-unpainted-confines-help",
    pages: pages(include_str!("unpainted_confines.md"), include_str!("unpainted_confines.fr.md")),
    check: Check::Lists(Lists::GRID.union(Lists::GROUND).union(Lists::REGIONS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let (bare, all) = (survey.bare_confines(), survey.confines().count());
    // With less than three quarters painted, the designer is still drawing, or draws differently.
    if bare.0.len() * 4 > all {
        return;
    }
    for hex in &bare.0 {
        report.add(lint.at(Place::Hex(*hex)).with("hex", hex));
    }
}

/// The unpainted hexes of the confines, kept up to date edit by edit.
#[derive(Debug, Clone, Default)]
pub(super) struct BareConfines(BTreeSet<Hex>);

impl BareConfines {
    /// The lists this set is built from, apart from the ground of hexes.
    pub(super) const READ: Lists = Lists::GRID.union(Lists::REGIONS).union(Lists::CORRECTIONS);

    pub(super) fn new(map: &MapDocument, confines: &RegionOnGrid) -> Self {
        // The first entry of a hex listed twice counts.
        let entries = map.hexes.chunk_by(|a, b| a.hex == b.hex).map(|entries| &entries[0]);
        let painted = || entries.clone().filter(|entry| entry.ground != Ground::Outside && confines.touches(entry.hex));
        // Counts the painted hexes, not the bare ones: usually all are painted, and the list is as long as the drawing.
        if painted().count() >= confines.count() {
            return Self::default();
        }
        let mut bare: BTreeSet<Hex> = map.grid.hexes().filter(|hex| confines.touches(*hex)).collect();
        for entry in painted() {
            bare.remove(&entry.hex);
        }
        Self(bare)
    }

    /// Checks some hexes again.
    pub(super) fn update(&mut self, map: &MapDocument, confines: &RegionOnGrid, hexes: &[Hex]) {
        for hex in hexes.iter().filter(|hex| confines.touches(**hex)) {
            if map.ground(*hex) == Ground::Outside {
                self.0.insert(*hex);
            } else {
                self.0.remove(hex);
            }
        }
    }
}
