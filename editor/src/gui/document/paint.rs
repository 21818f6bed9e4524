//! What brushes do to the map as painted. Each function says how many places have changed: what lies on a locked layer
//! stays as it is.

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
    /// Paints hexes with one kind of ground. Hexes off the grid stay as they are.
    pub fn paint_hexes(&mut self, hexes: &[Hex], ground: Ground) -> usize {
        let by = Provenance::by_hand();
        let map = self.project.base_map();
        let on_map = hexes.iter().filter(|hex| map.grid.contains(**hex)).copied().collect::<BTreeSet<_>>();
        let edits = on_map.into_iter().map(|hex| ProjectEdit::Map(paint_hex(map, hex, ground, &by))).collect();
        self.make_at_once(edits)
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

    /// Builds on hexes with the walls that follow, or tears down what stands there.
    pub fn paint_building(&mut self, hexes: &[Hex], building: Option<Building>) -> usize {
        let by = Provenance::by_hand();
        self.make(&[hexes], |map, hexes| paint_building(map, hexes, building, &by))
    }

    /// Lets indoor spots join a room, with the walls that follow, or belong to none.
    pub fn paint_room(&mut self, spots: &[Spot], room: Option<&str>, name: &Words) -> usize {
        let by = Provenance::by_hand();
        self.make(&[spots], |map, spots| paint_room(map, spots, room, name, &by))
    }

    /// Lets hexes, spots or hexsides join a region, or leave it.
    pub fn paint_region(&mut self, id: &str, name: &Words, what: &Members, joins: bool) -> usize {
        let by = Provenance::by_hand();
        self.make(&[what], |map, what| paint_region(map, id, name, what, joins, &by).into_iter().collect())
    }

    /// Paints the ground of everything around a hex up to the next wall and the next other ground, in one step; says how
    /// many hexes have changed.
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

    /// Changes a name on the map or takes it away, in one step.
    pub fn change_label(&mut self, stroke: Phrase, label: &Label, becomes: Option<&Label>) {
        self.begin_stroke(stroke);
        self.make(&[label], |map, label| change_label(map, label, becomes));
        self.end_stroke();
    }

    /// Makes edits of the map in one step; says whether anything has changed.
    pub fn make_all(&mut self, stroke: Phrase, edits: &[Edit]) -> bool {
        self.begin_stroke(stroke);
        let made = self.make(&[edits], |_, edits| edits.to_vec()) > 0;
        self.end_stroke();
        made
    }

    /// Puts a gun site on a spot, or takes it away.
    pub fn place_gun_site(&mut self, at: Spot, kind: Option<GunSiteKind>) -> usize {
        let by = Provenance::by_hand();
        self.make(&[at], |map, at| vec![place_gun_site(map, *at, kind, &by)])
    }

    /// Lets the gun of a site look this way, in degrees clockwise from the top of the map.
    pub fn aim_gun(&mut self, at: Spot, facing: i16) -> usize {
        let by = Provenance::by_hand();
        self.make(&[at], |map, at| aim_gun(map, *at, Some(facing), &by).into_iter().collect())
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
            vec![paint_hexside(map, *side, &meant(map, *side, layers, kind), kind, &by)]
        })
    }

    /// Paints the hexsides around some hexes, as [`Self::paint_hexsides`] does. Walls shelter those hexes as long as no
    /// region says what lies within.
    pub fn paint_around(&mut self, hexes: &[Hex], layers: &[Layer], kind: HexsideKind) -> usize {
        let by = Provenance::by_hand();
        let sides = outline(self.project.base_map().grid, hexes);
        self.make(&sides, |map, side| vec![paint_rim(map, *side, hexes, &meant(map, *side, layers, kind), kind, &by)])
    }

    /// Whether painting this kind on these layers is meaningless here, because no unit would ever meet it.
    pub fn would_mean_nothing(&self, side: Hexside, layers: &[Layer], kind: HexsideKind) -> bool {
        let map = self.project.base_map();
        kind != HexsideKind::Clear && !layers.iter().any(|layer| map.layer_applies(LayeredSide::new(side, *layer)))
    }

    /// Makes edits of different places, which fit the map as it is, and says how many of them have changed it.
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

    /// Makes the edits of every place and says how many places have changed.
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

/// Those of some layers that mean something at a hexside; clearing reaches all of them.
fn meant(map: &MapDocument, side: Hexside, layers: &[Layer], kind: HexsideKind) -> Vec<Layer> {
    let means = |layer: &Layer| kind == HexsideKind::Clear || map.layer_applies(LayeredSide::new(side, *layer));
    layers.iter().copied().filter(means).collect()
}
