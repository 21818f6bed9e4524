//! The effect of brushes on the base map. Each function returns the number of places that have changed: those on a
//! locked layer stay as they are.

use std::collections::BTreeSet;

use rules::edit::{
    Building, Edit, aim_gun, change_label, fill, outline, paint_building, paint_entry_area, paint_hex, paint_hexside,
    paint_region, paint_rim, paint_room, place_gun_site, put_label,
};
use rules::hex::Hex;
use rules::hexside::{Hexside, Layer, LayeredSide};
use rules::map::{Ground, GunSiteKind, HexsideKind, Label, MapDocument, Members};
use rules::phrase::Phrase;
use rules::project_edit::ProjectEdit;
use rules::provenance::Provenance;
use rules::spot::Spot;
use rules::words::Words;

use super::OpenDocument;

impl OpenDocument {
    /// Paints hexes with one kind of ground. Hexes off the grid are ignored.
    pub fn paint_hexes(&mut self, hexes: &[Hex], ground: Ground) -> usize {
        let by = Provenance::by_hand();
        let map = self.project.base_map();
        let on_map = hexes.iter().filter(|hex| map.grid.contains(**hex)).copied().collect::<BTreeSet<_>>();
        let edits = on_map.into_iter().map(|hex| ProjectEdit::Map(paint_hex(map, hex, ground, &by))).collect();
        self.make_at_once(edits)
    }

    /// Assigns hexes to an entry area, or to none. Hexes off the grid are ignored.
    pub fn paint_entry_area(&mut self, hexes: &[Hex], area: Option<u8>) -> usize {
        let by = Provenance::by_hand();
        self.make(
            hexes,
            |map, hex| {
                if map.grid.contains(*hex) { paint_entry_area(map, *hex, area, &by) } else { Vec::new() }
            },
        )
    }

    /// Builds on hexes, with the walls this implies, or removes the buildings there.
    pub fn paint_building(&mut self, hexes: &[Hex], building: Option<Building>) -> usize {
        let by = Provenance::by_hand();
        self.make(&[hexes], |map, hexes| paint_building(map, hexes, building, &by))
    }

    /// Assigns indoor spots to a room, with the walls this implies, or to none.
    pub fn paint_room(&mut self, spots: &[Spot], room: Option<&str>, name: &Words) -> usize {
        let by = Provenance::by_hand();
        self.make(&[spots], |map, spots| paint_room(map, spots, room, name, &by))
    }

    /// Adds hexes, spots or hexsides to a region, or removes them.
    pub fn paint_region(&mut self, id: &str, name: &Words, what: &Members, joins: bool) -> usize {
        let by = Provenance::by_hand();
        self.make(&[what], |map, what| paint_region(map, id, name, what, joins, &by).into_iter().collect())
    }

    /// Fills the ground around a hex up to the next wall or other ground, in one step; returns the number of changed
    /// hexes.
    pub fn fill(&mut self, stroke: Phrase, from: Hex, ground: Ground) -> usize {
        self.begin_stroke(stroke);
        let hexes = fill(self.project.base_map(), from);
        let filled = self.paint_hexes(&hexes, ground);
        self.end_stroke();
        filled
    }

    /// Writes a name on the map, in one step.
    pub fn put_label(&mut self, stroke: Phrase, label: &Label) {
        self.begin_stroke(stroke);
        self.make(&[label], |map, label| put_label(map, label).into_iter().collect());
        self.end_stroke();
    }

    /// Changes a name on the map or removes it, in one step.
    pub fn change_label(&mut self, stroke: Phrase, label: &Label, becomes: Option<&Label>) {
        self.begin_stroke(stroke);
        self.make(&[label], |map, label| change_label(map, label, becomes));
        self.end_stroke();
    }

    /// Makes edits of the map in one step; returns whether anything has changed.
    pub fn make_all(&mut self, stroke: Phrase, edits: &[Edit]) -> bool {
        self.begin_stroke(stroke);
        let made = self.make(&[edits], |_, edits| edits.to_vec()) > 0;
        self.end_stroke();
        made
    }

    /// Places a gun site on a spot, or removes it.
    pub fn place_gun_site(&mut self, at: Spot, kind: Option<GunSiteKind>) -> usize {
        let by = Provenance::by_hand();
        self.make(&[at], |map, at| vec![place_gun_site(map, *at, kind, &by)])
    }

    /// Sets the facing of the gun of a site, in degrees clockwise from the top of the map.
    pub fn aim_gun(&mut self, at: Spot, facing: i16) -> usize {
        let by = Provenance::by_hand();
        self.make(&[at], |map, at| aim_gun(map, *at, Some(facing), &by).into_iter().collect())
    }

    /// Paints layers of hexsides with one kind.
    ///
    /// Hexsides off the grid are ignored, and so are layers that do not apply to a hexside: between two open hexes no
    /// unit is ever on level 2, so the upper layer means nothing.
    pub fn paint_hexsides(&mut self, sides: &[Hexside], layers: &[Layer], kind: HexsideKind) -> usize {
        let by = Provenance::by_hand();
        self.make(sides, |map, side| {
            if !side.hexes().into_iter().all(|hex| map.grid.contains(hex)) {
                return Vec::new();
            }
            vec![paint_hexside(map, *side, &meant(map, *side, layers, kind), kind, &by)]
        })
    }

    /// Paints the hexsides around some hexes like [`Self::paint_hexsides`]. The walls protect those hexes as long as no
    /// region says what is inside.
    pub fn paint_around(&mut self, hexes: &[Hex], layers: &[Layer], kind: HexsideKind) -> usize {
        let by = Provenance::by_hand();
        let sides = outline(self.project.base_map().grid, hexes);
        self.make(&sides, |map, side| vec![paint_rim(map, *side, hexes, &meant(map, *side, layers, kind), kind, &by)])
    }

    /// Whether painting this kind on these layers has no effect here, because no unit would ever meet it.
    pub fn would_mean_nothing(&self, side: Hexside, layers: &[Layer], kind: HexsideKind) -> bool {
        let map = self.project.base_map();
        kind != HexsideKind::Clear && !layers.iter().any(|layer| map.layer_applies(LayeredSide::new(side, *layer)))
    }

    /// Makes edits of different places, which fit the map as it is; returns the number of edits that changed it.
    fn make_at_once(&mut self, mut edits: Vec<ProjectEdit>) -> usize {
        edits.retain(|edit| !edit.is_empty() && self.locks.let_pass(edit));
        if edits.is_empty() || ProjectEdit::make_all(&edits, &mut self.project).is_err() {
            return 0;
        }
        self.changed(&edits);
        let made = edits.len();
        for edit in edits {
            self.history.push(edit);
        }
        made
    }

    /// Makes the edits of every place; returns the number of places that have changed.
    pub(super) fn make<T>(&mut self, places: &[T], edits: impl Fn(&MapDocument, &T) -> Vec<Edit>) -> usize {
        let mut painted = 0;
        let mut made = Vec::new();
        for place in places {
            let mut changed = false;
            for edit in edits(self.project.base_map(), place) {
                let edit = ProjectEdit::Map(edit);
                if !edit.is_empty() && self.locks.let_pass(&edit) && edit.apply(&mut self.project).is_ok() {
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

/// Returns those of the layers that apply to a hexside; all of them if it is being cleared.
fn meant(map: &MapDocument, side: Hexside, layers: &[Layer], kind: HexsideKind) -> Vec<Layer> {
    let means = |layer: &Layer| kind == HexsideKind::Clear || map.layer_applies(LayeredSide::new(side, *layer));
    layers.iter().copied().filter(means).collect()
}
