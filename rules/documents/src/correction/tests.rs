//! Recording, stacking and undoing corrections.

use proptest::prelude::*;

use super::*;
use crate::edit::{apply_all, canonical, difference, paint_entry_area, paint_hex, paint_hexside, place_gun_site};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::map::{Grid, Ground, GunSiteKind, HexsideKind, Label, Members, Protects};
use crate::spot::{Level, Spot};
use crate::text;

fn alamo() -> MapDocument {
    text::read(include_str!("../../../fixtures/maps/alamo.map.ron")).unwrap()
}

const PALISADE: &str = include_str!("../../../../data/corrections/palisade.correction.ron");

/// Returns the citation a designer would copy from the article.
fn article() -> Citation {
    let bundled: Correction = text::read(PALISADE).unwrap();
    Citation {
        title: bundled.title,
        by: bundled.by,
        page: bundled.page,
        notes: bundled.notes,
        each: Provenance::Cited("advanced: terrain correction".to_owned()),
    }
}

fn source() -> Provenance {
    Provenance::Cited("a letter".to_owned())
}

fn cited() -> Citation {
    Citation::new(Words::new("An erratum", ""), source())
}

/// Paints layers of a hexside and returns the edit.
fn paint(map: &mut MapDocument, side: &str, layers: &[Layer], kind: HexsideKind) -> Edit {
    let edit = paint_hexside(map, side.parse().unwrap(), layers, kind, &Provenance::by_hand());
    edit.apply(map).unwrap();
    edit
}

fn hex(text: &str) -> Hex {
    text.parse().unwrap()
}

#[test]
fn the_painted_palisade_is_the_published_correction() {
    let (base, mut now) = (alamo(), alamo());
    let strokes = ["1304/1305", "1204/1305", "1204/1205", "1105/1205"]
        .map(|side| paint(&mut now, side, &[Layer::Ground], HexsideKind::HighPalisade));
    assert_eq!(text::write(&Correction::record(&base, &now, article())), PALISADE);
    let of_strokes = Correction::record_edits(&base, &strokes, article()).unwrap();
    assert_eq!(text::write(&of_strokes), PALISADE);
}

#[test]
fn what_is_painted_back_leaves_nothing() {
    let mut base = alamo();
    let mut both = base.feature("1304/1305".parse().unwrap(), Layer::Ground).unwrap().clone();
    both.at = "0101/0102".parse().unwrap();
    both.protects = Protects::Nobody;
    base.hexsides.push(both);
    // The facing of a gun is not painted with its site.
    base.gun_sites[0].facing = None;
    let base = canonical(base);
    let mut now = base.clone();
    // An entry for both layers comes back as two, and open country as an entry without content.
    paint(&mut now, "0101/0102", &[Layer::Ground], HexsideKind::Doorway);
    paint(&mut now, "0101/0102", &[Layer::Ground], HexsideKind::WoodenWall);
    paint(&mut now, "1304/1305", &[Layer::Ground], HexsideKind::Clear);
    paint(&mut now, "1304/1305", &[Layer::Ground], HexsideKind::WoodenWall);
    for ground in [Ground::Plaza, Ground::Outside] {
        paint_hex(&now, hex("0101"), ground, &Provenance::by_hand()).apply(&mut now).unwrap();
    }
    for area in [Some(2), Some(1), None] {
        let edits = paint_entry_area(&now, hex("0303"), area, &Provenance::by_hand());
        apply_all(&mut now, &edits).unwrap();
    }
    let site = now.gun_sites[0].clone();
    for kind in [None, Some(site.kind)] {
        place_gun_site(&now, site.at, kind, &Provenance::by_hand()).apply(&mut now).unwrap();
    }
    assert_ne!(difference(&base, &now), []);
    assert_eq!(Correction::record(&base, &now, cited()).items, []);
}

#[test]
fn the_citation_vouches_for_what_has_no_origin_of_its_own() {
    let (base, mut now) = (alamo(), alamo());
    paint(&mut now, "0101/0102", &[Layer::Ground], HexsideKind::StoneWall);
    let own = Provenance::reconstructed("the ford needs a bank", "");
    paint_hexside(&now, "0103/0104".parse().unwrap(), &[Layer::Ground], HexsideKind::DryStreambed, &own)
        .apply(&mut now)
        .unwrap();
    paint_hex(&now, hex("0102"), Ground::Yard, &Provenance::default()).apply(&mut now).unwrap();
    let correction = Correction::record(&base, &now, cited());
    let mut corrected = base.clone();
    correction.apply(&mut corrected).unwrap();
    let by = |side: &str| &corrected.feature(side.parse::<Hexside>().unwrap(), Layer::Ground).unwrap().by;
    assert_eq!((by("0101/0102"), by("0103/0104")), (&source(), &own));
    assert_eq!(corrected.hex(hex("0102")).unwrap().by, source());
    assert_eq!(correction.items.len(), 3);
}

#[test]
fn a_hand_drawn_base_is_not_claimed() {
    let mut base = alamo();
    paint(&mut base, "0101/0102", &Layer::ALL, HexsideKind::StoneWall);
    // A duplicate entry, as only a broken map has.
    base.hexsides.push(base.feature("0101/0102".parse().unwrap(), Layer::Ground).unwrap().clone());
    let base = canonical(base);
    let mut now = base.clone();
    paint(&mut now, "0203/0204", &[Layer::Ground], HexsideKind::StoneWall);
    let items = Correction::record(&base, &now, cited()).items;
    assert_eq!(items.iter().map(Edit::place).collect::<Vec<_>>(), ["0203/0204"]);
}

#[test]
fn the_order_of_the_strokes_does_not_matter() {
    let base = alamo();
    let record = |sides: &[&str]| {
        let mut now = base.clone();
        let strokes: Vec<_> =
            sides.iter().map(|side| paint(&mut now, side, &[Layer::Ground], HexsideKind::HighPalisade)).collect();
        Correction::record_edits(&base, &strokes, cited()).unwrap()
    };
    let there = record(&["1304/1305", "0101/0102", "1105/1205"]);
    assert_eq!(there, record(&["1105/1205", "1304/1305", "0101/0102"]));
    let places: Vec<_> = there.items.iter().map(Edit::place).collect();
    assert_eq!(places, ["0101/0102", "1105/1205", "1304/1305"]);
}

#[test]
fn strokes_that_do_not_fit_the_base_are_refused() {
    let mut now = alamo();
    let stroke = paint(&mut now, "1304/1305", &[Layer::Ground], HexsideKind::HighPalisade);
    assert_eq!(Correction::record_edits(&now, &[stroke], cited()).unwrap_err().place, "1304/1305");
}

#[test]
fn rooms_regions_and_names_are_recorded_too() {
    let (base, mut now) = (alamo(), alamo());
    now.rooms[0].spots.pop();
    now.rooms[0].by = Provenance::by_hand();
    let confines = now.regions.iter().position(|region| region.id == "confines").unwrap();
    if let Members::Hexes(hexes) = &mut now.regions[confines].members {
        hexes.push(hex("0101"));
    }
    now.labels.push(Label { at: hex("0202"), text: Words::new("Ford", "Gué"), turned: 0, size: 100 });
    now.notes.push(Words::new("a remark", ""));
    let correction = Correction::record(&base, &now, cited());
    assert_eq!(correction.items.len(), 3, "the remark says something about the document");
    let mut corrected = base.clone();
    correction.apply(&mut corrected).unwrap();
    assert_eq!(corrected.rooms[0].by, source());
    assert_eq!(corrected.regions[confines].by, base.regions[confines].by, "a reason given before still holds");
}

/// Generates a brush stroke on a small map.
fn stroke() -> impl Strategy<Value = (u8, u16, u16, u8)> {
    (0..4_u8, 1..6_u16, 1..6_u16, 0..6_u8)
}

fn make(map: &mut MapDocument, (brush, column, row, what): (u8, u16, u16, u8)) -> Vec<Edit> {
    let (at, by) = (Hex::new(column, row), Provenance::by_hand());
    let edits = match brush {
        0 => vec![paint_hex(map, at, Ground::ALL[usize::from(what)], &by)],
        1 => {
            let layers = &Layer::ALL[..=usize::from(what % 2)];
            let kind = HexsideKind::ALL[usize::from(what) * 2];
            vec![paint_hexside(map, Hexside::new(at, Hex::new(column, row + 1)), layers, kind, &by)]
        }
        2 => paint_entry_area(map, at, (what < 3).then_some(what), &by),
        _ => vec![place_gun_site(map, Spot::new(at, Level::Ground), (what < 3).then_some(GunSiteKind::Printed), &by)],
    };
    apply_all(map, &edits).unwrap();
    edits
}

#[test]
fn the_scan_a_map_was_drawn_over_corrects_nothing() {
    let base = MapDocument::new(Words::new("Small", ""), Grid { columns: 6, rows: 6 });
    let now = MapDocument { scan: Some(crate::map::Scan::new("old.png")), ..base.clone() };
    assert_eq!(Correction::record(&base, &now, cited()).items, []);
    assert_eq!(Correction::record(&now, &base, cited()).items, []);
}

proptest! {
    #[test]
    fn a_recorded_correction_makes_what_was_drawn(
        before in prop::collection::vec(stroke(), 0..12), strokes in prop::collection::vec(stroke(), 0..20)
    ) {
        let mut base = MapDocument::new(Words::new("Small", ""), Grid { columns: 6, rows: 6 });
        for own in before {
            make(&mut base, own);
        }
        let mut now = base.clone();
        let edits: Vec<_> = strokes.into_iter().flat_map(|own| make(&mut now, own)).collect();
        let correction = Correction::record_edits(&base, &edits, cited()).unwrap();
        prop_assert_eq!(&correction, &Correction::record(&base, &now, cited()));
        let mut corrected = base.clone();
        correction.apply(&mut corrected).unwrap();
        // Equal except for origins, and for entries without content.
        for at in now.grid.hexes() {
            prop_assert_eq!((now.ground(at), now.storeys(at)), (corrected.ground(at), corrected.storeys(at)));
            for side in at.neighbours().map(|other| Hexside::new(at, other)) {
                for layer in Layer::ALL {
                    prop_assert_eq!(now.kind(side, layer), corrected.kind(side, layer));
                }
            }
        }
        // Recording it again gives the same correction.
        prop_assert_eq!(&correction, &Correction::record(&base, &corrected, cited()));
        correction.inverse().apply(&mut corrected).unwrap();
        prop_assert_eq!(corrected, base);
    }

    #[test]
    fn corrections_in_order_and_their_inverses_in_reverse_restore_the_map(
        stacked in prop::collection::vec(prop::collection::vec(stroke(), 0..6), 1..5)
    ) {
        let base = MapDocument::new(Words::new("Small", ""), Grid { columns: 6, rows: 6 });
        let mut map = base.clone();
        let mut corrections = Vec::new();
        for strokes in stacked {
            let mut now = map.clone();
            for own in strokes {
                make(&mut now, own);
            }
            let correction = Correction::record(&map, &now, cited());
            correction.apply(&mut map).unwrap();
            corrections.push(correction);
        }
        for correction in corrections.iter().rev() {
            correction.inverse().apply(&mut map).unwrap();
        }
        prop_assert_eq!(map, base);
    }
}
