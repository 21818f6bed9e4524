//! What brushes do to the map as painted. Each function says how many places have changed.

use rules::edit::{Edit, ProjectEdit, paint_entry_area, paint_hex, paint_hexside, place_gun_site};
use rules::hex::Hex;
use rules::hexside::{Hexside, Layer, LayeredSide};
use rules::map::{Ground, GunSiteKind, HexsideKind, MapDocument};
use rules::provenance::Provenance;
use rules::spot::Spot;

use super::OpenDocument;

impl OpenDocument {
    /// Paints hexes with one kind of ground. Hexes off the grid stay as they are.
    pub fn paint_hexes(&mut self, hexes: &[Hex], ground: Ground) -> usize {
        let by = Provenance::by_hand();
        self.make(
            hexes,
            |map, hex| {
                if map.grid.contains(*hex) { vec![paint_hex(map, *hex, ground, &by)] } else { Vec::new() }
            },
        )
    }

    /// Lets hexes belong to an entry area, or to none. Hexes off the grid stay as they are.
    pub fn paint_entry_area(&mut self, hexes: &[Hex], area: Option<u8>) -> usize {
        let by = Provenance::by_hand();
        self.make(
            hexes,
            |map, hex| {
                if map.grid.contains(*hex) { paint_entry_area(map, *hex, area, &by) } else { Vec::new() }
            },
        )
    }

    /// Puts a gun site on a spot, or takes it away.
    pub fn place_gun_site(&mut self, at: Spot, kind: Option<GunSiteKind>) -> usize {
        let by = Provenance::by_hand();
        self.make(&[at], |map, at| vec![place_gun_site(map, *at, kind, &by)])
    }

    /// Paints layers of hexsides with one kind.
    ///
    /// Hexsides off the grid stay as they are, and so do layers that mean nothing there: nobody stands on level 2 beside
    /// an upper layer between two open hexes.
    pub fn paint_hexsides(&mut self, sides: &[Hexside], layers: &[Layer], kind: HexsideKind) -> usize {
        let by = Provenance::by_hand();
        self.make(sides, |map, side| {
            if !side.hexes().into_iter().all(|hex| map.grid.contains(hex)) {
                return Vec::new();
            }
            let means = |layer: &Layer| map.layer_applies(LayeredSide::new(*side, *layer));
            let layers: Vec<_> =
                layers.iter().copied().filter(|layer| kind == HexsideKind::Clear || means(layer)).collect();
            vec![paint_hexside(map, *side, &layers, kind, &by)]
        })
    }

    /// Whether painting this kind on these layers is meaningless here, because no unit would ever meet it.
    pub fn would_mean_nothing(&self, side: Hexside, layers: &[Layer], kind: HexsideKind) -> bool {
        let map = self.project.base_map();
        kind != HexsideKind::Clear && !layers.iter().any(|layer| map.layer_applies(LayeredSide::new(side, *layer)))
    }

    /// Makes the edits of every place and says how many places have changed.
    fn make<T>(&mut self, places: &[T], edits: impl Fn(&MapDocument, &T) -> Vec<Edit>) -> usize {
        let mut painted = 0;
        let mut made = Vec::new();
        for place in places {
            let mut changed = false;
            for edit in edits(self.project.base_map(), place) {
                let edit = ProjectEdit::Map(edit);
                if !edit.is_empty() && edit.apply(&mut self.project).is_ok() {
                    self.history.push(edit.clone());
                    made.push(edit);
                    changed = true;
                }
            }
            painted += usize::from(changed);
        }
        if !made.is_empty() {
            self.changed(&made);
        }
        painted
    }
}
