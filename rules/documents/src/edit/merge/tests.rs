//! Tests of merging, field by field.

mod laws;

use super::*;
use crate::edit::{paint_hex, paint_hexside};
use crate::hexside::Layer;
use crate::map::{Ground, GunSiteKind, HexsideKind, Label, Members, Protects, Storey};
use crate::phrase::Argument;
use crate::provenance::Provenance;
use crate::spot::Level;
use crate::text;
use crate::words::Words;

/// A small map with one entry of every kind.
const BASE: &str = r#"Map(
  format: 1,
  title: (en: "Fort", fr: "Fort"),
  by: Reconstructed("a test"),
  grid: (columns: 9, rows: 9),
  hexes: [
    (hex: "0303", ground: plaza, by: Cited("2.2")),
    (hex: "0404", ground: floor, levels: [in(1), roof(2)], by: Cited("7.2")),
  ],
  hexsides: [
    (at: "0303/0304", kind: stone_wall, by: Cited("6.3")),
    (at: "0404/0405:ground", kind: doorway, protects: "0404", by: Cited("6.3")),
    (at: "0404/0405:upper", kind: outer_wall, protects: "0404", by: Cited("6.3")),
  ],
  rooms: [
    (id: "A", name: (en: "Kitchen", fr: "Cuisine"), building: "house", spots: ["0404/in", "0504/in"], by: Cited("7.2")),
    (id: "B", name: (en: "Hall", fr: "Salle"), spots: ["0604/in"], by: Reconstructed("by eye")),
  ],
  regions: [
    (id: "confines", name: (en: "Confines", fr: "Enceinte"), members: hexes(["0303", "0404"]), by: Cited("2.3")),
  ],
  entry_areas: [
    (number: 1, name: (en: "North", fr: "Nord"), hexes: ["0101", "0201"], by: Cited("2.0")),
    (number: 2, name: (en: "South", fr: "Sud"), hexes: ["0109"], by: Cited("2.0")),
  ],
  gun_sites: [
    (at: "0404/roof", kind: printed, by: Cited("2.0")),
  ],
  labels: [
    (at: "0404", text: (en: "HOUSE", fr: "MAISON")),
  ],
)
"#;

fn base() -> MapDocument {
    text::read(BASE).unwrap()
}

fn shown(argument: &Argument) -> String {
    match argument {
        Argument::Number(number) => number.to_string(),
        Argument::Text(text) | Argument::Word(text) => text.clone(),
        Argument::Said(message) => message.id.to_owned(),
        Argument::Words(words) => words.en.clone(),
    }
}

fn line(conflict: &MergeConflict) -> String {
    let Place { thing, name, layer } = &conflict.place;
    let layer = layer.map_or(String::new(), |layer| format!(" {layer:?}"));
    let [base, ours, theirs] = [&conflict.base, &conflict.ours, &conflict.theirs].map(shown);
    let field = conflict.field.trim_start_matches("merge-field-");
    format!("{thing} {name}{layer}: {field}: {base} | {ours} | {theirs}")
}

/// Merges two changes of the base with each side preferred once: the map with ours, the map with theirs, the conflicts.
fn both(ours: impl FnOnce(&mut MapDocument), theirs: impl FnOnce(&mut MapDocument)) -> ([MapDocument; 2], Vec<String>) {
    let (base, mut our_map, mut their_map) = (base(), base(), base());
    ours(&mut our_map);
    theirs(&mut their_map);
    let merged = [Prefer::Ours, Prefer::Theirs].map(|prefer| merge(&base, &our_map, &their_map, prefer));
    assert_eq!(merged[0].conflicts, merged[1].conflicts, "whom one prefers decides no conflict");
    let lines = merged[0].conflicts.iter().map(line).collect();
    (merged.map(|merged| merged.map), lines)
}

/// Returns the map of a merge without conflicts.
#[track_caller]
fn silent(ours: impl FnOnce(&mut MapDocument), theirs: impl FnOnce(&mut MapDocument)) -> MapDocument {
    let ([ours, theirs], conflicts) = both(ours, theirs);
    assert_eq!(conflicts, Vec::<String>::new());
    assert_eq!(ours, theirs);
    ours
}

fn paint(side: &'static str, layers: &'static [Layer], kind: HexsideKind) -> impl Fn(&mut MapDocument) {
    move |map| {
        let edit = paint_hexside(map, side.parse().unwrap(), layers, kind, &Provenance::by_hand());
        edit.apply(map).unwrap();
    }
}

fn ground(hex: &'static str, ground: Ground) -> impl Fn(&mut MapDocument) {
    move |map| paint_hex(map, hex.parse().unwrap(), ground, &Provenance::by_hand()).apply(map).map(drop).unwrap()
}

fn cited(text: &str) -> Provenance {
    Provenance::Cited(text.to_owned())
}

#[test]
fn hexes_are_in_conflict_by_field() {
    let (maps, conflicts) = both(ground("0303", Ground::Yard), ground("0303", Ground::Floor));
    assert_eq!(conflicts, ["thing-hex 0303: ground: ground-plaza | ground-yard | ground-floor"]);
    // The levels go with their ground.
    assert_eq!(maps.each_ref().map(|map| map.hexes[0].levels.len()), [1, 2]);
    let (_, conflicts) = both(ground("0202", Ground::Yard), ground("0202", Ground::Plaza));
    assert_eq!(conflicts, ["thing-hex 0202: ground: ground-outside | ground-yard | ground-plaza"]);
    let raise = |elevation| move |map: &mut MapDocument| map.hexes[1].levels[1] = Storey::new(Level::Roof, elevation);
    let (_, conflicts) = both(raise(3), raise(4));
    assert_eq!(conflicts, ["thing-hex 0404: levels: in(1), roof(2) | in(1), roof(3) | in(1), roof(4)"]);
    let map = silent(raise(3), |map| map.hexes[1].open_top = true);
    assert!(map.hexes[1].open_top && map.hexes[1].levels[1].elevation == 3);
    let (maps, conflicts) = both(|map| drop(map.hexes.remove(0)), ground("0303", Ground::Yard));
    assert_eq!(conflicts, ["thing-hex 0303: whole: merge-there | merge-nothing | merge-changed"]);
    assert_eq!(maps.map(|map| map.hexes.len()), [1, 2]);
}

#[test]
fn the_layers_of_a_hexside_are_merged_by_themselves() {
    let map = silent(
        paint("0303/0304", &[Layer::Ground], HexsideKind::Doorway),
        paint("0303/0304", &[Layer::Upper], HexsideKind::OuterWall),
    );
    let side = "0303/0304".parse().unwrap();
    assert_eq!(Layer::ALL.map(|layer| map.kind(side, layer)), [HexsideKind::Doorway, HexsideKind::OuterWall]);
    let (maps, conflicts) = both(
        paint("0404/0405", &[Layer::Upper], HexsideKind::InnerWall),
        paint("0404/0405", &[Layer::Upper], HexsideKind::Clear),
    );
    assert_eq!(
        conflicts,
        ["thing-hexside 0404/0405 Upper: kind: hexside-outer-wall | hexside-inner-wall | hexside-clear"]
    );
    assert_eq!(maps.map(|map| map.hexsides.len()), [3, 2]);
    let protect = |whom| move |map: &mut MapDocument| map.hexsides[1].protects = whom;
    let (_, conflicts) = both(protect(Protects::Both), protect(Protects::Nobody));
    let said = "protects: 0404 | merge-protects-both | merge-protects-nobody";
    assert_eq!(conflicts, [format!("thing-hexside 0404/0405 Ground: {said}")]);
    let map = silent(protect(Protects::Both), |map| map.hexsides[1].kind = HexsideKind::Gunslit);
    assert_eq!((map.hexsides[1].kind, map.hexsides[1].protects), (HexsideKind::Gunslit, Protects::Both));
}

#[test]
fn a_wall_both_have_built_is_built_once() {
    let build = paint("0101/0102", &Layer::ALL, HexsideKind::StoneWall);
    let map = silent(&build, &build);
    assert_eq!(map.hexsides.len(), 5);
    // A stated origin is kept, whichever side states it.
    let map = silent(&build, |map| {
        build(map);
        map.hexsides.iter_mut().for_each(|entry| entry.by = cited("a letter"));
    });
    assert_eq!(map.hexsides[0].by, cited("a letter"));
}

#[test]
fn members_are_merged_one_by_one() {
    let member = |hex: &'static str| {
        move |map: &mut MapDocument| {
            if let Members::Hexes(hexes) = &mut map.regions[0].members {
                hexes.push(hex.parse().unwrap());
            }
            map.regions[0].by = Provenance::by_hand();
        }
    };
    let map = silent(member("0304"), member("0405"));
    assert_eq!(
        map.regions[0].members,
        Members::Hexes(["0303", "0304", "0404", "0405"].map(|hex| hex.parse().unwrap()).into())
    );
    let spot = |spot: &'static str| move |map: &mut MapDocument| map.rooms[0].spots.push(spot.parse().unwrap());
    assert_eq!(silent(spot("0403/in"), spot("0503/in")).rooms[0].spots.len(), 4);
    let hex = |hex: &'static str| move |map: &mut MapDocument| map.entry_areas[0].hexes.push(hex.parse().unwrap());
    let map = silent(hex("0301"), |map| map.entry_areas[0].hexes.truncate(1));
    assert_eq!(map.entry_areas[0].hexes, ["0101", "0301"].map(|hex| hex.parse().unwrap()));
}

#[test]
fn nobody_is_in_two_rooms_or_entry_areas() {
    let spot = |room: usize| move |map: &mut MapDocument| map.rooms[room].spots.push("0505/in".parse().unwrap());
    let (maps, conflicts) = both(spot(0), spot(1));
    assert_eq!(conflicts, ["thing-spot 0505/in: room: merge-nothing | A | B"]);
    assert_eq!(maps.map(|map| map.rooms.map_lengths()), [vec![3, 1], vec![2, 2]]);
    let moved = |map: &mut MapDocument| {
        map.entry_areas[0].hexes.pop();
        map.entry_areas[1].hexes.push("0201".parse().unwrap());
    };
    let map = silent(moved, |map| map.entry_areas[0].name.en = "Road".to_owned());
    assert_eq!(map.entry_areas[1].hexes.len(), 2);
    let (_, conflicts) = both(moved, |map| map.entry_areas[0].hexes.truncate(1));
    assert_eq!(conflicts, ["thing-hex 0201: entry-area: 1 | 2 | merge-nothing"]);
}

/// The number of spots of each room.
trait Lengths {
    fn map_lengths(&self) -> Vec<usize>;
}

impl Lengths for Vec<crate::map::Room> {
    fn map_lengths(&self) -> Vec<usize> {
        self.iter().map(|room| room.spots.len()).collect()
    }
}

#[test]
fn names_are_merged_by_language() {
    let map = silent(
        |map| {
            map.title.en = "Fort Defiance".to_owned();
            map.regions[0].name.en = "Enclosure".to_owned();
        },
        |map| {
            map.title.fr = "Fort Défiance".to_owned();
            map.regions[0].name.fr = "Enclos".to_owned();
        },
    );
    assert_eq!(map.title, Words::new("Fort Defiance", "Fort Défiance"));
    assert_eq!(map.regions[0].name, Words::new("Enclosure", "Enclos"));
    let call = |name: &'static str| {
        move |map: &mut MapDocument| {
            map.title.fr = name.to_owned();
            map.regions[0].name.en = name.to_owned();
            map.rooms[0].building = name.to_owned();
            map.entry_areas[1].name.fr = name.to_owned();
        }
    };
    let (maps, conflicts) = both(call("Redoubt"), call("Castle"));
    assert_eq!(
        conflicts,
        [
            "thing-map : title-fr: “Fort” | “Redoubt” | “Castle”",
            "thing-room A: building: “house” | “Redoubt” | “Castle”",
            "thing-region confines: name-en: “Confines” | “Redoubt” | “Castle”",
            "thing-entry-area 2: name-fr: “Sud” | “Redoubt” | “Castle”",
        ]
    );
    assert_eq!(maps.map(|map| map.title.fr), ["Redoubt", "Castle"]);
}

#[test]
fn what_is_printed_is_merged_by_place() {
    let kind = |map: &mut MapDocument| map.gun_sites[0].kind = GunSiteKind::Optional;
    let (_, conflicts) = both(kind, |map| map.gun_sites.clear());
    assert_eq!(conflicts, ["thing-gun-site 0404/roof: whole: merge-there | merge-changed | merge-nothing"]);
    let place = |kind| {
        move |map: &mut MapDocument| {
            let mut site = map.gun_sites[0].clone();
            (site.at, site.kind) = ("0303".parse().unwrap(), kind);
            map.gun_sites.push(site);
        }
    };
    let (_, conflicts) = both(place(GunSiteKind::Printed), place(GunSiteKind::Optional));
    assert_eq!(conflicts, ["thing-gun-site 0303: kind: merge-nothing | gun-site-printed | gun-site-optional"]);
    let text = |text: &'static str| move |map: &mut MapDocument| map.labels[0].text.en = text.to_owned();
    let (maps, conflicts) = both(text("MANOR"), text("HUT"));
    assert_eq!(conflicts, ["thing-label 0404: name-en: “HOUSE” | “MANOR” | “HUT”"]);
    assert_eq!(maps.map(|map| map.labels.len()), [1, 1], "a name that is changed twice does not become two names");
    let map = silent(text("MANOR"), |map| (map.labels[0].turned, map.labels[0].size) = (90, 80));
    assert_eq!((map.labels[0].text.en.as_str(), map.labels[0].turned, map.labels[0].size), ("MANOR", 90, 80));
    let another = |map: &mut MapDocument| {
        map.labels.push(Label { text: Words::new("WELL", ""), ..map.labels[0].clone() });
    };
    assert_eq!(silent(another, |map| map.labels[0].turned = 90).labels.len(), 2);
}

#[test]
fn the_map_as_a_whole_is_merged_too() {
    let map = silent(|map| map.grid.columns = 12, |map| map.grid.rows = 14);
    assert_eq!((map.grid.columns, map.grid.rows), (12, 14));
    let (maps, conflicts) = both(|map| map.grid.columns = 12, |map| map.grid.columns = 14);
    assert_eq!(conflicts, ["thing-map : columns: 9 | 12 | 14"]);
    assert_eq!(maps.map(|map| map.grid.columns), [12, 14]);
    let remark = |text: &'static str| move |map: &mut MapDocument| map.notes.push(Words::new(text, ""));
    assert_eq!(silent(remark("one"), remark("two")).notes.len(), 2);
    assert_eq!(silent(remark("one"), remark("one")).notes.len(), 1);
}

#[test]
fn two_sources_for_one_thing_are_a_conflict() {
    let source = |text: &'static str, member: &'static str| {
        move |map: &mut MapDocument| {
            map.entry_areas[0].hexes.push(member.parse().unwrap());
            map.entry_areas[0].by = cited(text);
        }
    };
    let (_, conflicts) = both(source("a letter", "0301"), source("a plan", "0401"));
    assert_eq!(conflicts, ["thing-entry-area 1: origin: 2.0 | a letter | a plan"]);
    // A citation does not hold for what the other side painted by hand.
    let map = silent(source("a letter", "0301"), |map| {
        map.entry_areas[0].hexes.push("0401".parse().unwrap());
        map.entry_areas[0].by = Provenance::by_hand();
    });
    assert_eq!(map.entry_areas[0].by, Provenance::by_hand());
}

#[test]
fn things_a_broken_map_lists_twice_are_merged_as_a_whole() {
    let double = |map: &mut MapDocument| {
        map.hexsides.push(map.hexsides[1].clone());
        map.rooms.push(map.rooms[0].clone());
    };
    let (maps, conflicts) = both(double, |map| {
        map.hexsides[1].kind = HexsideKind::Gunslit;
        map.rooms[0].spots.clear();
    });
    assert_eq!(
        conflicts,
        [
            "thing-hexside 0404/0405: whole: merge-doubled | merge-doubled | merge-doubled",
            "thing-room A: whole: merge-there | merge-doubled | merge-changed",
        ]
    );
    assert_eq!(maps.map(|map| map.rooms.map_lengths()), [vec![2, 2, 1], vec![0, 1]]);
}
