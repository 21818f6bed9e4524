use proptest::prelude::*;
use proptest::sample::select;
use ron::extensions::Extensions;

use super::{Provenance, Source};
use crate::correction::Correction;
use crate::counters::CounterMix;
use crate::edit::{Edit, Fragment};
use crate::fingerprint::Fingerprint;
use crate::hex::Hex;
use crate::map::{HexEntry, MapDocument};
use crate::rulebook::Rulebook;
use crate::text::{self, Document, TextError};

/// A map with its origin last, so that entries are read before it.
const MAP: &str = r#"Map(
  format: 1,
  title: (en: "A yard"),
  grid: (columns: 5, rows: 5),
  hexes: [
    (hex: "0101", ground: yard),
    (hex: "0102", ground: yard, by: Cited("8.7")),
  ],
  hexsides: [(at: "0101/0102", kind: stone_wall)],
  rooms: [(id: "hut", name: (en: "Hut"), spots: ["0201"])],
  regions: [(id: "pen", name: (en: "Pen"), members: hexes(["0101"]))],
  entry_areas: [(number: 1, hexes: ["0105"])],
  gun_sites: [(at: "0101", kind: printed)],
  by: Original,
)
"#;

fn map() -> MapDocument {
    text::read(MAP).unwrap()
}

fn origins<D: Document>(document: &mut D) -> Vec<Provenance> {
    let mut all = Vec::new();
    document.each_origin(&mut |by| all.push(by.clone()));
    all
}

fn refused<D: Document>(text: &str) -> TextError {
    let Err(error) = text::read::<D>(text) else { panic!("it says no origin") };
    assert_eq!(error.message.id, "text-missing-field");
    assert!(format!("{:?}", error.message).contains("\"by\""), "{:?}", error.message);
    error
}

/// Checks that a document is the same when read back, and has the same text and fingerprint however it is written, and
/// returns its text.
fn same<D: Document + Clone + PartialEq + std::fmt::Debug>(document: &D) -> String {
    let short = text::write(document);
    let back: D = text::read(&short).unwrap();
    assert_eq!(&back, document);
    assert_eq!(text::write(&back), short);
    let mut written = String::new();
    text::write_in_full(document, &mut |part| written.push_str(part));
    let full: D = text::read(&written).unwrap();
    assert_eq!(Fingerprint::of(&full), Fingerprint::of(&back));
    short
}

#[test]
fn an_entry_that_says_no_origin_has_that_of_its_document() {
    let mut map = map();
    let told = origins(&mut map);
    assert_eq!(told.iter().filter(|by| **by == Provenance::Original).count(), 6);
    assert!(told.contains(&Provenance::Cited("8.7".to_owned())) && told.len() == 7);
    insta::assert_snapshot!(same(&map));
}

#[test]
fn counters_and_rulebooks_leave_it_out_too() {
    let mix: CounterMix = text::read(
        r#"Counters(
            format: 1, title: (en: "Two"), by: Original, garrison: (men: 3),
            units: [(id: "rifles", name: (en: "Rifles"), side: texan, 
                full: (fire: 1, melee: 1, morale: 8), reduced: (fire: 1, melee: 1, morale: 8))],
            leaders: [(id: "travis", name: (en: "Travis"), side: texan, rating: 2)],
            batteries: [(id: "gun6", pounds: 6, strength: 6, quantity: 1)],
            pieces: [(id: "line", name: (en: "Line"), side: mexican, kind: "infantry")],
        )"#,
    )
    .unwrap();
    assert!(origins(&mut mix.clone()).iter().all(|by| *by == Provenance::Original));
    assert_eq!(same(&mix).matches("by: ").count(), 1);
    let rules: Rulebook = text::read(
        r#"Rulebook(
            format: 1, title: (en: "Short"), by: Original, system: alamo,
            parameters: [(name: "game.turns", value: 3)],
            terrain: [(kind: clear, cost: 0, battery: true, zoc: true, height: 0, melee: true, row: "open")],
            combat_rows: [(row: "open", strengths: ["1+"])], combat_results: [],
            withdrawal: [(turn: 1, casualties: 9)],
        )"#,
    )
    .unwrap();
    assert!(origins(&mut rules.clone()).iter().all(|by| *by == Provenance::Original));
    assert_eq!(same(&rules).matches("by: ").count(), 1);
}

#[test]
fn changes_of_a_correction_leave_it_out_too() {
    let text = r#"Correction(
  format: 1,
  title: (
    en: "Erratum",
  ),
  by: Cited("errata"),
  items: [
    Hex(was: [(hex: "0303", by: Painted)], becomes: [(hex: "0303", ground: yard)]),
  ],
)
"#;
    let correction: Correction = text::read(text).unwrap();
    let Edit::Hex(change) = &correction.items[0] else { panic!("it paints a hex") };
    assert_eq!((&change.was[0].by, &change.becomes[0].by), (&Provenance::Painted, &correction.by));
    assert_eq!(same(&correction), text);
}

/// Origins in memory stay the same when only the head gets another one.
#[test]
fn entries_keep_their_origin_when_the_head_gets_another() {
    let mut map = map();
    map.by = Provenance::Cited("8.7".to_owned());
    let written = same(&map);
    assert_eq!((written.matches("by: Original").count(), written.matches("by: Cited(\"8.7\")").count()), (6, 1));
    assert!(written.contains("(hex: \"0102\", ground: yard),"), "it is that of the head now");
}

#[test]
fn a_document_without_an_origin_is_refused_where_it_ends() {
    let error = refused::<MapDocument>(&MAP.replace("  by: Original,\n", ""));
    assert_eq!((error.line, error.column), (14, 1));
}

/// A part copied from a document, or kept as a change of one, has no head above it.
#[test]
fn a_part_of_a_document_says_its_own_origin() {
    let house = Fragment::copy(&map(), &[Hex::new(1, 1)], Hex::new(1, 1), false).write().unwrap();
    let entry = house.lines().position(|line| line.contains("ground: yard")).unwrap();
    let error = refused::<Fragment>(&house.replace("ground: yard, by: Original", "ground: yard"));
    assert_eq!(error.line, entry + 1);
    assert!(part(r#"(hex: "0101", by: Original)"#).is_ok());
    let error = part(r#"(hex: "0101")"#).unwrap_err();
    assert!(matches!(error.code, ron::Error::MissingStructField { field: "by", .. }), "{error}");
    assert!(part(r#"(hex: "0101", by: None)"#).is_err());
}

/// Reads a single entry without a document.
fn part(text: &str) -> Result<HexEntry, ron::error::SpannedError> {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME).from_str(text)
}

/// A panic or an error while a document is read leaves no state behind for other readers.
#[test]
fn what_may_be_left_out_is_settled_for_each_text_anew() {
    assert!(text::read::<MapDocument>("Map(format: 1, hexes: [(hex: \"0101\")], nonsense").is_err());
    assert!(part(r#"(hex: "0101")"#).is_err());
}

fn origin() -> impl Strategy<Value = Provenance> {
    let ours = |en: &str, fr: &str| Provenance::reconstructed(en, fr);
    select(vec![
        Provenance::Original,
        Provenance::Painted,
        Provenance::default(),
        Provenance::Cited("8.7".to_owned()),
        ours("the plan shows none", "le plan n’en montre pas"),
        ours("an old letter", ""),
    ])
}

fn sources() -> impl Strategy<Value = Vec<Source>> {
    let source = |id: &str, en: &str, fr: &str| Source { id: id.to_owned(), en: en.to_owned(), fr: fr.to_owned() };
    let plan = source("plan", "the plan shows none", "le plan n’en montre pas");
    select(vec![Vec::new(), vec![plan.clone()], vec![source("letter", "an old letter", ""), plan]])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_map_is_the_same_read_back(
        by in origin(), origins in prop::collection::vec(origin(), 1..9), sources in sources(),
    ) {
        let lines = ["grid 9 9", "building 0303", "building 0304", "stone_wall 0606/0607", "stone_wall 0607/0608"];
        let mut map = MapDocument::sketch(&lines).expect("the lines are those of sketches");
        map.rooms.clone_from(&self::map().rooms);
        (map.by, map.sources) = (by, sources);
        let mut next = origins.iter().cycle();
        map.each_origin(&mut |own| own.clone_from(next.next().expect("they go round")));
        map.sort();
        same(&map);
    }
}
