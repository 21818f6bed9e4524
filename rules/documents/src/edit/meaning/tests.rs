//! A correction fits wherever the places it names are painted as it expects, and undoing it restores the map exactly.

use proptest::prelude::*;

use super::*;
use crate::correction::Correction;
use crate::edit::{apply_all, canonical, paint_hexside};
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::spot::{Level, Spot};
use crate::text;

const PALISADE: &str = include_str!("../../../../../data/corrections/palisade.correction.ron");

fn alamo() -> MapDocument {
    text::read(include_str!("../../../../fixtures/maps/alamo.map.ron")).unwrap()
}

fn palisade() -> Correction {
    text::read(PALISADE).unwrap()
}

fn side(text: &str) -> Hexside {
    text.parse().unwrap()
}

/// Origins as designers write them.
fn origin() -> impl Strategy<Value = Provenance> {
    let cited = "[0-9]{1,2}\\.[0-9](; advanced: [a-z]{4,9})?".prop_map(Provenance::Cited);
    let ours = "[a-z ]{0,12}".prop_map(|en| Provenance::Reconstructed(en, String::new()));
    prop_oneof![cited, ours]
}

/// Other spellings of the palisade: the origin of each hexside, and whether it is one entry for both layers, the ground
/// layer alone, or the ground layer with an upper one that does not apply there or is clear.
fn spelt() -> impl Strategy<Value = Vec<(Provenance, u8)>> {
    prop::collection::vec((origin(), 0..4_u8), 4)
}

fn respelt(spelling: &[(Provenance, u8)]) -> MapDocument {
    let mut map = alamo();
    let sides: Vec<Hexside> = ["1105/1205", "1204/1205", "1204/1305", "1304/1305"].map(side).to_vec();
    for (own, (by, way)) in sides.iter().zip(spelling) {
        let at = map.hexsides.iter().position(|entry| entry.at.side == *own).unwrap();
        let entry = HexsideEntry { by: by.clone(), ..map.hexsides[at].clone() };
        let upper =
            |kind, protects| HexsideEntry { at: LayeredSide::new(*own, Layer::Upper), kind, protects, by: by.clone() };
        map.hexsides[at] = entry.clone();
        match way {
            1 => map.hexsides[at].at.layer = None,
            2 => map.hexsides.push(upper(HexsideKind::Clear, Protects::Nobody)),
            3 => map.hexsides.push(upper(entry.kind, entry.protects)),
            _ => {}
        }
    }
    canonical(map)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(crate::fixture::breadth(64, 128)))]

    #[test]
    fn the_published_palisade_fits_whoever_vouches_for_the_wall(spelling in spelt()) {
        let before = respelt(&spelling);
        let mut map = before.clone();
        let back = palisade().apply(&mut map).unwrap();
        for at in ["1105/1205", "1204/1205", "1204/1305", "1304/1305"] {
            prop_assert_eq!(map.kind(side(at), Layer::Ground), HexsideKind::HighPalisade);
        }
        // Nothing else has changed, including other entries' origins.
        let others = |map: &MapDocument| {
            let mut map = map.clone();
            map.hexsides.retain(|entry| entry.kind != HexsideKind::HighPalisade);
            let sides = ["1105/1205", "1204/1205", "1204/1305", "1304/1305"].map(side);
            map.hexsides.retain(|entry| !sides.contains(&entry.at.side));
            map
        };
        prop_assert_eq!(others(&map), others(&before));
        apply_all(&mut map, &back).unwrap();
        prop_assert_eq!(map, before);
    }

    #[test]
    fn what_is_painted_counts_whatever_the_origin(
        spelling in spelt(), odd in 0..4_usize, kind in 0..HexsideKind::ALL.len()
    ) {
        let mut map = respelt(&spelling);
        let kind = HexsideKind::ALL[kind];
        let at = side(["1105/1205", "1204/1205", "1204/1305", "1304/1305"][odd]);
        paint_hexside(&map, at, &Layer::ALL, kind, &Provenance::by_hand()).apply(&mut map).unwrap();
        let before = map.clone();
        let done = palisade().apply(&mut map);
        // Painted by hand it is the same wall again if it protects the same hex.
        let wall = |map: &MapDocument| map.feature(at, Layer::Ground).map(|entry| (entry.kind, entry.protects));
        prop_assert_eq!(done.is_ok(), wall(&before) == wall(&alamo()));
        if let Err(conflict) = done {
            prop_assert_eq!(conflict.place, at.to_string());
            prop_assert_eq!(map, before);
        }
    }
}

#[test]
fn a_correction_may_name_its_hexes_in_any_order() {
    let turned = PALISADE.replace("1304/1305", "1305/1304").replace("1105/1205", "1205/1105");
    let turned: Correction = text::read(&turned).unwrap();
    assert_eq!(turned, palisade());
}

#[test]
fn what_an_item_leaves_alone_keeps_the_origin_it_has_on_the_map() {
    let [ours, theirs, cited] = ["ours", "theirs", "cited"].map(|by| Provenance::Cited(by.to_owned()));
    let wall = |layer, kind, by: &Provenance| HexsideEntry {
        at: LayeredSide::new(side("1404/1504"), layer),
        kind,
        protects: Protects::Nobody,
        by: by.clone(),
    };
    let mut map = alamo();
    map.hexsides.retain(|entry| entry.at.side != side("1404/1504"));
    let both = HexsideEntry { at: "1404/1504".parse().unwrap(), ..wall(Layer::Ground, HexsideKind::OuterWall, &ours) };
    map.hexsides.push(both);
    let mut map = canonical(map);
    let before = map.clone();
    let item = Edit::Hexside(Change {
        was: Layer::ALL.map(|layer| wall(layer, HexsideKind::OuterWall, &theirs)).to_vec(),
        becomes: vec![
            wall(Layer::Ground, HexsideKind::Doorway, &cited),
            wall(Layer::Upper, HexsideKind::OuterWall, &theirs),
        ],
    });
    let back = apply_meant(&mut map, &[item]).unwrap();
    let by = |layer| &map.feature(side("1404/1504"), layer).unwrap().by;
    assert_eq!([by(Layer::Ground), by(Layer::Upper)], [&cited, &ours]);
    apply_all(&mut map, &back).unwrap();
    assert_eq!(map, before);
}

#[test]
fn members_fit_in_any_order_and_lie_on_the_map_in_order() {
    let mut map = alamo();
    let mut region = map.region("churchyard").unwrap().clone();
    let held = region.clone();
    region.by = Provenance::Cited("another".to_owned());
    let Members::Hexes(hexes) = &mut region.members else { panic!("hexes") };
    hexes.reverse();
    let mut larger = region.clone();
    let Members::Hexes(hexes) = &mut larger.members else { panic!("hexes") };
    hexes.insert(3, Hex::new(1, 1));
    let mut correction = palisade();
    correction.items = vec![Edit::Region(Change { was: vec![region], becomes: vec![larger] })];
    let correction: Correction = text::read(&text::write(&correction)).unwrap();
    let back = correction.apply(&mut map).unwrap();
    assert_eq!(map, canonical(map.clone()));
    assert!(map.in_region("churchyard", Spot::new(Hex::new(1, 1), Level::Ground)));
    apply_all(&mut map, &back).unwrap();
    assert_eq!(map.region("churchyard"), Some(&held));
}

#[test]
fn a_room_of_other_spots_is_another_room() {
    let map = alamo();
    let room = map.rooms[0].clone();
    let mut fewer = map.clone();
    let spots = room.spots[1..].to_vec();
    fewer.rooms.iter_mut().filter(|own| own.id == room.id).for_each(|own| own.spots.clone_from(&spots));
    let item = Edit::Room(Change { was: vec![room], becomes: Vec::new() });
    assert!(item.meant(&map).is_some() && item.meant(&fewer).is_none());
}

#[test]
fn an_allowance_is_known_by_what_it_allows() {
    let own = |reason: &str| Allowance {
        lint: "leaking-walls".to_owned(),
        at: "1304/1305".to_owned(),
        reason: Words::new(reason, ""),
    };
    let set = |was: &[Allowance], reason: &str| Edit::Allow(Change { was: was.to_vec(), becomes: vec![own(reason)] });
    let twice = [set(&[], "a postern"), set(&[], "a gate")];
    assert!(twice[0].shares_place(&twice[1]) && !twice[1].follows(&twice[0]));
    let mut map = alamo();
    assert_eq!(apply_meant(&mut map, &twice).unwrap_err().place, "leaking-walls 1304/1305");
    assert_eq!(map, alamo());
    apply_meant(&mut map, &[set(&[], "a postern"), set(&[own("some reason")], "a gate")]).unwrap();
    assert_eq!(map.allow, [own("a gate")]);
}

#[test]
fn another_citation_paints_nothing() {
    let by = |by: &str| HexEntry::new(Hex::new(1, 1), Ground::Plaza, Provenance::Cited(by.to_owned()));
    let change = |was, becomes| Edit::Hex(Change { was, becomes });
    let cited = change(vec![by("2.0")], vec![by("2.2")]);
    assert!(!cited.alters() && !cited.is_empty());
    assert!(change(vec![by("2.0")], Vec::new()).alters());
    // Listed open ground equals unlisted open ground.
    let plain = HexEntry::new(Hex::new(1, 1), Ground::Outside, Provenance::default());
    assert!(!change(vec![plain], Vec::new()).alters());
}
