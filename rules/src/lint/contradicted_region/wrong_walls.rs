//! The low walls that, by the zones, protect the outer side, kept up to date edit by edit.

use std::collections::BTreeMap;

use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::lint::wrong_sided_wall::contradicted;
use crate::lint::{Lists, PaintedSide, Survey};
use crate::map::{HexsideEntry, HexsideKind, Protects};
use crate::spot::{Level, Spot};

/// The hexsides with such a wall: for each wall the hex it protects, and the one it should protect.
#[derive(Debug, Clone, Default)]
pub(in crate::lint) struct WrongWalls(BTreeMap<Hexside, Vec<[Hex; 2]>>);

impl WrongWalls {
    /// The lists this set is built from, apart from the hexsides themselves.
    pub(in crate::lint) const READ: Lists = Lists::SPOTS.union(Lists::REGIONS).union(Lists::CORRECTIONS);

    pub(in crate::lint) fn new(survey: &Survey<'_>) -> Self {
        let mut all = Self::default();
        survey.map.hexsides.chunk_by(|a, b| a.at.side == b.at.side).for_each(|entries| all.look(survey, entries));
        all
    }

    /// Checks these hexsides again.
    pub(in crate::lint) fn update(&mut self, survey: &Survey<'_>, sides: &[Hexside]) {
        for side in sides {
            self.0.remove(side);
            self.look(survey, survey.map.entries_at(*side).as_slice());
        }
    }

    /// Checks what is painted on one hexside.
    fn look(&mut self, survey: &Survey<'_>, entries: &[HexsideEntry]) {
        if entries.iter().any(is_low_wall) {
            let own = PaintedSide::new(survey, entries);
            let walls: Vec<_> = wrong(&own, &|hex| within(survey, hex)).collect();
            if !walls.is_empty() {
                self.0.insert(own.side, walls);
            }
        }
    }

    /// Returns each wall with the hex it protects and the one it should protect.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Hexside, [Hex; 2])> {
        self.0.iter().flat_map(|(side, walls)| walls.iter().map(|hexes| (*side, *hexes)))
    }
}

/// Whether a hex is in the confines, and whether it is inside the walls.
pub(super) fn within(survey: &Survey<'_>, hex: Hex) -> [bool; 2] {
    let ground = Spot::new(hex, Level::Ground);
    [survey.confines(), survey.inside_walls()].map(|zone| zone.has(ground))
}

/// Returns the walls of a hexside that protect the wrong side by these zones: the side they protect, and the other.
pub(super) fn wrong(own: &PaintedSide<'_>, within: &impl Fn(Hex) -> [bool; 2]) -> impl Iterator<Item = [Hex; 2]> {
    let walls = own.entries.iter().filter(|entry| is_low_wall(entry));
    walls.filter_map(move |entry| contradicted(own, entry, own.shelter_within(entry, within)))
}

/// Whether an entry is a wall whose sheltered side follows from the zones.
fn is_low_wall(entry: &HexsideEntry) -> bool {
    let kinds = [HexsideKind::StoneWall, HexsideKind::WoodenWall, HexsideKind::HighPalisade];
    kinds.contains(&entry.kind) && matches!(entry.protects, Protects::Hex(_))
}
