//! Moves entries of a map: every hex they name is mapped by a closure.

use super::{Change, Edit, Keyed};
use crate::hex::Hex;
use crate::hexside::{Hexside, LayeredSide};
use crate::map::{
    Anchor, EntryArea, GunSite, HexEntry, HexsideEntry, Label, MapDocument, Members, Protects, Region, Room, Scan,
};
use crate::spot::Spot;

/// Maps a hex to its new place; `None` if it has none.
pub(crate) type To<'a> = &'a dyn Fn(Hex) -> Option<Hex>;

/// Returns the translation that takes `from` to `to`.
pub(crate) fn step(from: Hex, to: Hex) -> impl Fn(Hex) -> Option<Hex> {
    let by = to.axial() - from.axial();
    move |hex| Hex::from_axial(hex.axial() + by)
}

/// An entry with hexes.
pub(crate) trait Placed: Sized {
    /// Returns the entry moved; `None` if it has no new place. A set of places keeps those that have one.
    fn moved(&self, to: To<'_>) -> Option<Self>;
}

/// Returns the entries of a list moved and sorted; those without a new place are left out.
pub(crate) fn all<T: Placed + Ord>(things: &[T], to: To<'_>) -> Vec<T> {
    let mut moved: Vec<T> = things.iter().filter_map(|thing| thing.moved(to)).collect();
    moved.sort();
    moved
}

impl Placed for Hex {
    fn moved(&self, to: To<'_>) -> Option<Self> {
        to(*self)
    }
}

impl Placed for Hexside {
    fn moved(&self, to: To<'_>) -> Option<Self> {
        let [a, b] = self.hexes().map(to);
        Some(Self::new(a?, b?))
    }
}

impl Placed for LayeredSide {
    fn moved(&self, to: To<'_>) -> Option<Self> {
        Some(Self { side: self.side.moved(to)?, layer: self.layer })
    }
}

impl Placed for Spot {
    fn moved(&self, to: To<'_>) -> Option<Self> {
        Some(Self::new(to(self.hex)?, self.level))
    }
}

impl Placed for Protects {
    fn moved(&self, to: To<'_>) -> Option<Self> {
        match self {
            Self::Hex(hex) => to(*hex).map(Self::Hex),
            Self::Nobody | Self::Both => Some(*self),
        }
    }
}

impl Placed for HexEntry {
    fn moved(&self, to: To<'_>) -> Option<Self> {
        Some(Self { hex: to(self.hex)?, ..self.clone() })
    }
}

impl Placed for HexsideEntry {
    fn moved(&self, to: To<'_>) -> Option<Self> {
        Some(Self { at: self.at.moved(to)?, protects: self.protects.moved(to)?, ..self.clone() })
    }
}

impl Placed for GunSite {
    fn moved(&self, to: To<'_>) -> Option<Self> {
        Some(Self { at: self.at.moved(to)?, ..self.clone() })
    }
}

impl Placed for Label {
    fn moved(&self, to: To<'_>) -> Option<Self> {
        Some(Self { at: to(self.at)?, ..self.clone() })
    }
}

impl Placed for Members {
    fn moved(&self, to: To<'_>) -> Option<Self> {
        let moved = match self {
            Self::Hexes(hexes) => Self::Hexes(all(hexes, to)),
            Self::Spots(spots) => Self::Spots(all(spots, to)),
            Self::Hexsides(sides) => Self::Hexsides(all(sides, to)),
        };
        (self.is_empty() || !moved.is_empty()).then_some(moved)
    }
}

impl Placed for Room {
    fn moved(&self, to: To<'_>) -> Option<Self> {
        let spots = all(&self.spots, to);
        (self.spots.is_empty() || !spots.is_empty()).then(|| Self { spots, ..self.clone() })
    }
}

impl Placed for Region {
    fn moved(&self, to: To<'_>) -> Option<Self> {
        Some(Self { members: self.members.moved(to)?, ..self.clone() })
    }
}

impl Placed for EntryArea {
    fn moved(&self, to: To<'_>) -> Option<Self> {
        let hexes = all(&self.hexes, to);
        (self.hexes.is_empty() || !hexes.is_empty()).then(|| Self { hexes, ..self.clone() })
    }
}

impl Placed for Anchor {
    fn moved(&self, to: To<'_>) -> Option<Self> {
        Some(Self { at: to(self.at)?, ..*self })
    }
}

impl Placed for Scan {
    /// Keeps the picture even if its anchors have no new place.
    fn moved(&self, to: To<'_>) -> Option<Self> {
        Some(Self { file: self.file.clone(), anchors: all(&self.anchors, to), checked: all(&self.checked, to) })
    }
}

impl<T: Placed + Keyed> Placed for Change<T> {
    fn moved(&self, to: To<'_>) -> Option<Self> {
        let moved = Self { was: all(&self.was, to), becomes: all(&self.becomes, to) };
        (self.key().is_none() || moved.key().is_some()).then_some(moved)
    }
}

impl Placed for Edit {
    fn moved(&self, to: To<'_>) -> Option<Self> {
        match self {
            Self::Hex(change) => change.moved(to).map(Self::Hex),
            Self::Hexside(change) => change.moved(to).map(Self::Hexside),
            Self::Room(change) => change.moved(to).map(Self::Room),
            Self::Region(change) => change.moved(to).map(Self::Region),
            Self::EntryArea(change) => change.moved(to).map(Self::EntryArea),
            Self::GunSite(change) => change.moved(to).map(Self::GunSite),
            Self::Label(change) => change.moved(to).map(Self::Label),
            Self::Scan { was, becomes } => {
                let [was, becomes] = [was, becomes].map(|scan| scan.as_ref().and_then(|scan| scan.moved(to)));
                Some(Self::Scan { was, becomes })
            }
            Self::Allow(_) | Self::Grid { .. } | Self::Title { .. } => Some(self.clone()),
        }
    }
}

/// Moves everything on a map; size and allowances are unchanged.
pub fn map(map: &MapDocument, to: To<'_>) -> MapDocument {
    MapDocument {
        scan: map.scan.as_ref().and_then(|scan| scan.moved(to)),
        hexes: all(&map.hexes, to),
        hexsides: all(&map.hexsides, to),
        rooms: all(&map.rooms, to),
        regions: all(&map.regions, to),
        entry_areas: all(&map.entry_areas, to),
        gun_sites: all(&map.gun_sites, to),
        labels: all(&map.labels, to),
        ..map.clone()
    }
}
