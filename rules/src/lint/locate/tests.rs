//! Every place of the bundled documents is found on its own line.

use proptest::prelude::*;

use super::*;
use crate::counters::CounterMix;
use crate::fixture::Data;
use crate::lint::LINTS;
use crate::map::{MapDocument, Members};
use crate::project::Shelf;
use crate::rulebook::Rulebook;
use crate::scenario::Scenario;
use crate::text::{self, Document, LineIndex};

fn bundled<D: Document>(name: &str) -> (String, D) {
    let text = Data.read(name, D::EXTENSION).unwrap();
    let document = text::read(&text).unwrap();
    (text, document)
}

/// A text that is looked up in again and again.
struct Searched<'t> {
    text: &'t str,
    lines: LineIndex<'t>,
    locator: Locator<'t>,
}

impl<'t> Searched<'t> {
    fn new(text: &'t str, outline: &'t Outline<'t>, part: DocumentRef) -> Self {
        Self { text, lines: LineIndex::new(text), locator: Locator::new(outline, part) }
    }

    /// Returns the text at every span, each with its line.
    fn found(&self, place: &Place) -> Vec<(usize, String)> {
        let text = |span: Span| self.text[span.start..span.end].to_owned();
        let spans = self.locator.place(place).into_iter();
        spans.map(|span| (self.lines.position(span.start).line, text(span))).collect()
    }

    #[track_caller]
    fn says(&self, place: &Place, words: &str) {
        let expected = lines_with(self.text, words);
        assert_eq!(expected.len(), 1, "{words}");
        assert_eq!(self.found(place), expected, "{place:?}");
    }
}

/// Returns the text at every span, each with its line.
fn found(text: &str, part: DocumentRef, place: &Place) -> Vec<(usize, String)> {
    Searched::new(text, &Outline::new(text), part).found(place)
}

/// Returns the lines that contain these words, by a simple search.
fn lines_with(text: &str, words: &str) -> Vec<(usize, String)> {
    let lines = text.lines().enumerate().filter(|(_, line)| line.contains(words));
    lines.map(|(at, _)| (at + 1, words.to_owned())).collect()
}

#[test]
fn every_thing_of_the_bundled_maps_is_found_on_its_line() {
    for name in ["alamo", "mission"] {
        let (text, map) = bundled::<MapDocument>(name);
        let outline = Outline::new(&text);
        let searched = Searched::new(&text, &outline, DocumentRef::Map);
        let map_says = |place: Place, words: String| searched.says(&place, &words);
        for entry in &map.hexes {
            map_says(Place::Hex(entry.hex), format!("hex: \"{}\"", entry.hex));
            map_says(Place::Spot(Spot::new(entry.hex, entry.levels[0].level)), format!("hex: \"{}\"", entry.hex));
        }
        for entry in &map.hexsides {
            map_says(Place::Hexside(entry.at), format!("at: \"{}\"", entry.at));
        }
        for room in &map.rooms {
            map_says(Place::Room(room.id.clone()), format!("id: \"{}\"", room.id));
        }
        for region in &map.regions {
            map_says(Place::Region(region.id.clone()), format!("id: \"{}\"", region.id));
            if let Members::Hexsides(sides) = &region.members {
                assert!(!sides.is_empty());
            }
        }
        for area in &map.entry_areas {
            map_says(Place::EntryArea(area.number), format!("number: {}", area.number));
        }
        map_says(Place::Document, "Map".to_owned());
    }
}

#[test]
fn every_counter_rule_and_line_of_a_scenario_is_found_on_its_line() {
    for name in ["alamo", "mission"] {
        let (text, mix) = bundled::<CounterMix>(name);
        let outline = Outline::new(&text);
        let searched = Searched::new(&text, &outline, DocumentRef::Counters);
        for unit in &mix.units {
            let words = format!("(id: \"{}\"", unit.id);
            for piece in CounterMix::pieces_of(&unit.id, unit.quantity).chain([unit.id.clone()]) {
                let found = searched.found(&Place::Counter(piece));
                assert_eq!(
                    found,
                    lines_with(&text, &words)
                        .into_iter()
                        .map(|(line, _)| (line, words[1..].to_owned()))
                        .collect::<Vec<_>>()
                );
            }
        }
        let (text, rules) = bundled::<Rulebook>(name);
        let outline = Outline::new(&text);
        let searched = Searched::new(&text, &outline, DocumentRef::Rulebook);
        for setting in &rules.parameters {
            searched.says(&Place::Rule(setting.name.clone()), &format!("name: \"{}\"", setting.name));
        }
        for effect in &rules.terrain {
            let kind = effect.kind.name().to_owned();
            let found = searched.found(&Place::Rule(kind.clone()));
            assert_eq!(found[0].1, format!("kind: {kind}"));
        }
        let (text, scenario) = bundled::<Scenario>(name);
        let outline = Outline::new(&text);
        let searched = Searched::new(&text, &outline, DocumentRef::Scenario);
        for line in &scenario.setup {
            let place = Place::Counter(line.piece.clone());
            searched.says(&place, &format!("piece: \"{}\"", line.piece));
            let words = format!("at: \"{}\"", line.at);
            assert_eq!(searched.found(&Place::Spot(line.at)), lines_with(&text, &words));
        }
        for line in &scenario.plot {
            let words = format!("area: {}", line.area);
            assert_eq!(searched.found(&Place::EntryArea(line.area)), lines_with(&text, &words));
        }
    }
}

const BROKEN: &str = r#"Map(
  grid: (columns: 9, rows: 9),
  hexes: [(hex: "0202"),
    (hex: "0202")],
  hexsides: [
    (at: "0203/0202:upper", kind: doorway),
    (at: "0202/0203", kind: doorway),
    (at: "0202/0203:ground", kind: doorway),
  ],
  regions: [
    (id: "confines", members: hexes(["0303", "0404"])),
    (id: "gaps", members: hexsides(["0505/0404"])),
  ],
  gun_sites: [(at: "0303/roof")],
"#;

#[track_caller]
fn broken(place: &str, expected: &[&str]) {
    let place = match place.split_once(' ') {
        Some(("hex", hex)) => Place::Hex(hex.parse().unwrap()),
        Some(("side", at)) => Place::Hexside(at.parse().unwrap()),
        Some(("sides", sides)) => Place::Hexsides(sides.split(' ').map(|side| side.parse().unwrap()).collect()),
        Some(("room", id)) => Place::Room(id.to_owned()),
        _ => unreachable!("{place}"),
    };
    let found: Vec<String> = found(BROKEN, DocumentRef::Map, &place).into_iter().map(|(_, text)| text).collect();
    assert_eq!(found, expected, "{place:?}");
}

#[test]
fn doubled_entries_are_all_found_in_whatever_order_their_hexes_stand() {
    broken("hex 0202", &["hex: \"0202\"", "hex: \"0202\""]);
    broken("side 0202/0203:ground", &["at: \"0202/0203\"", "at: \"0202/0203:ground\""]);
    broken("side 0203/0202", &["at: \"0203/0202:upper\"", "at: \"0202/0203\"", "at: \"0202/0203:ground\""]);
    broken(
        "sides 0202/0203 0101/0102 0404/0505",
        &["at: \"0203/0202:upper\"", "at: \"0202/0203\"", "at: \"0202/0203:ground\"", "\"0505/0404\""],
    );
}

#[test]
fn what_has_no_entry_is_shown_where_it_is_listed_or_where_it_would_stand() {
    broken("hex 0404", &["\"0404\""]);
    broken("hex 0303", &["at: \"0303/roof\""]);
    broken("hex 0909", &["grid"]);
    broken("side 0404/0505:upper", &["\"0505/0404\""]);
    broken("side 0101/0102", &["hexsides"]);
    broken("room nowhere", &[]);
}

#[test]
fn items_of_a_correction_are_found_by_what_they_change() {
    let text = Data.read("palisade", "correction.ron").unwrap();
    let at = "1305/1204".parse::<LayeredSide>().unwrap();
    let found = found(&text, DocumentRef::Correction(0), &Place::Hexside(at));
    assert_eq!(found, lines_with(&text, "at: \"1204/1305:ground\"").into_iter().take(1).collect::<Vec<_>>());
    let elsewhere = Place::Hexside("0101/0102".parse().unwrap());
    assert_eq!(locate(&text, DocumentRef::Correction(0), &elsewhere), []);
}

#[test]
fn a_finding_shows_the_very_item_it_names() {
    let text = "Map(rooms: [(id: \"a\", spots: [\"0101/in\", \"9999/in\"])], labels: [(at: \"9999\")])";
    let lint = LINTS[0];
    let shown =
        |finding: &Finding| locate_finding(text, finding).iter().map(|at| &text[at.start..at.end]).collect::<Vec<_>>();
    let room = lint.finding(DocumentRef::Map, Place::Room("a".to_owned()));
    assert_eq!(shown(&room), ["id: \"a\""]);
    assert_eq!(shown(&room.with("hex", "9999")), ["\"9999/in\""]);
    let hex = lint.finding(DocumentRef::Map, Place::Hex("9999".parse().unwrap()));
    assert_eq!(shown(&hex), ["\"9999/in\""]);
    assert_eq!(shown(&hex.word("list", "list-labels")), ["at: \"9999\""]);
}

proptest! {
    #[test]
    fn any_text_can_be_looked_through(from in 0_usize..5000, bytes in prop::collection::vec(any::<u8>(), 0..9)) {
        let text = Data.read("mission", "map.ron").unwrap();
        let mut cut = text.as_bytes()[..from.min(text.len())].to_vec();
        cut.extend(bytes);
        let cut = String::from_utf8_lossy(&cut);
        for place in [Place::Document, Place::Hex(Hex::new(5, 4)), Place::Room("gate".to_owned()), Place::EntryArea(1)] {
            for part in [DocumentRef::Map, DocumentRef::Correction(0), DocumentRef::Scenario] {
                for span in locate(&cut, part, &place) {
                    prop_assert!(cut.get(span.start..span.end).is_some());
                }
            }
        }
    }
}
