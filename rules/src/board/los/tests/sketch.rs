//! Small maps, drawn in a few words.

use super::{Field, charts, plain};
use crate::hexside::LayeredSide;
use crate::map::Ground;
use crate::map::{HexEntry, HexsideEntry, HexsideKind, MapDocument, Protects, Storey};
use crate::provenance::Provenance;
use crate::rulebook::Rulebook;
use crate::spot::Level;

/// A map under the pencil.
pub(in crate::board) struct Sketch {
    map: MapDocument,
}

impl Sketch {
    pub(in crate::board) fn new(columns: u16, rows: u16) -> Self {
        Self { map: plain(columns, rows) }
    }

    fn hexes(mut self, list: &str, ground: Ground) -> Self {
        for hex in list.split_whitespace() {
            self.map.hexes.push(HexEntry::new(hex.parse().unwrap(), ground, Provenance::default()));
        }
        self
    }

    /// Buildings with a roof.
    pub(in crate::board) fn houses(self, list: &str) -> Self {
        self.hexes(list, Ground::Floor)
    }

    /// Platforms.
    pub(in crate::board) fn platforms(self, list: &str) -> Self {
        self.hexes(list, Ground::Platform)
    }

    /// Interiors without a roof.
    pub(in crate::board) fn ruins(mut self, list: &str) -> Self {
        for hex in list.split_whitespace() {
            let mut entry = HexEntry::new(hex.parse().unwrap(), Ground::Floor, Provenance::default());
            entry.levels = vec![Storey::new(Level::In, 1)];
            entry.open_top = true;
            self.map.hexes.push(entry);
        }
        self
    }

    /// Hexsides or layers of them, protecting both sides.
    pub(in crate::board) fn sides(mut self, kind: HexsideKind, list: &str) -> Self {
        for at in list.split_whitespace() {
            let at: LayeredSide = at.parse().unwrap();
            self.map.hexsides.push(HexsideEntry { at, kind, protects: Protects::Both, by: Provenance::default() });
        }
        self
    }

    pub(in crate::board) fn field(self) -> Field {
        self.with(charts())
    }

    pub(in crate::board) fn with(mut self, rulebook: Rulebook) -> Field {
        crate::text::Document::sort(&mut self.map);
        Field::new(self.map, rulebook)
    }
}
