//! Properties of all queries.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::sample::select;

use super::super::{Filter, QueryTarget, Relation, Test};
use super::*;
use crate::hexside::Hexside;
use crate::map::{Ground, GunSiteKind};
use crate::spot::Level;
use crate::text::{self, Document};

thread_local! {
    static ALAMO: MapDocument = alamo();
}

fn place() -> impl Strategy<Value = Filter> {
    let map = alamo();
    let regions: Vec<_> = map.regions.iter().map(|region| region.id.clone()).collect();
    let rooms: Vec<_> = map.rooms.iter().map(|room| room.id.clone()).collect();
    let buildings: Vec<_> = map.rooms.iter().map(|room| room.building.clone()).collect();
    let text = proptest::option::of("[a-zA-Zé\" .]{0,8}");
    let texts = text.prop_flat_map(|text| {
        select(vec![Test::Cited(text.clone()), Test::Reconstructed(text.clone()), Test::Label(text)])
    });
    prop_oneof![
        Just(Test::Outside),
        Just(Test::OpenTop),
        Just(Test::Original),
        select(regions).prop_map(Test::Region),
        select(rooms).prop_map(Test::Room),
        select(buildings).prop_map(Test::Building),
        select(Ground::ALL.to_vec()).prop_map(Test::Ground),
        select(Level::ALL.to_vec()).prop_map(Test::Level),
        (0..4_u8).prop_map(Test::Elevation),
        proptest::option::of(0..9_u8).prop_map(Test::EntryArea),
        proptest::option::of(select(vec![GunSiteKind::Printed, GunSiteKind::Optional])).prop_map(Test::GunSite),
        (1..26_u16, 1..28_u16).prop_map(|(column, row)| Test::Hex(Hex::new(column, row))),
        (1..26_u16, 1..26_u16).prop_map(|(from, to)| Test::Columns(from, to)),
        (1..26_u16, 1..26_u16).prop_map(|(from, to)| Test::Rows(from, to)),
        texts,
    ]
    .prop_map(Filter::Test)
}

fn of_hexside() -> impl Strategy<Value = Filter> {
    prop_oneof![
        select(HexsideKind::ALL.to_vec()).prop_map(Test::Kind),
        Just(Test::Wall),
        select(Layer::ALL.to_vec()).prop_map(Test::Layer),
        Just(Test::ProtectsNobody),
        Just(Test::ProtectsBoth),
        (1..25_u16, 1..27_u16).prop_map(|(c, r)| Test::Side(Hexside::new(Hex::new(c, r), Hex::new(c, r + 1)))),
    ]
    .prop_map(Filter::Test)
}

fn tree(leaf: BoxedStrategy<Filter>) -> BoxedStrategy<Filter> {
    leaf.prop_recursive(3, 12, 3, |inner| {
        prop_oneof![
            inner.clone().prop_map(Filter::negated),
            proptest::collection::vec(inner.clone(), 1..4).prop_map(Filter::all),
            proptest::collection::vec(inner, 1..4).prop_map(Filter::either),
        ]
    })
    .boxed()
}

fn hexes() -> BoxedStrategy<Filter> {
    let leaf = prop_oneof![place(), Just(Filter::Any)].boxed();
    let relation = select(vec![Relation::In, Relation::Of, Relation::Touching, Relation::Edge]);
    let related = (relation, tree(leaf.clone())).prop_map(|(relation, hexes)| Filter::related(relation, hexes));
    tree(prop_oneof![3 => leaf, 1 => related].boxed())
}

fn hexsides() -> BoxedStrategy<Filter> {
    let between = (hexes(), hexes()).prop_map(|(these, those)| Filter::between(these, those));
    let protects = hexes().prop_map(|hexes| Filter::related(Relation::Protects, hexes));
    tree(prop_oneof![3 => of_hexside(), 2 => hexes(), 1 => between, 1 => protects].boxed())
}

fn query() -> impl Strategy<Value = Query> {
    prop_oneof![
        hexes().prop_map(|filter| Query { what: QueryTarget::Hexes, filter }),
        hexes().prop_map(|filter| Query { what: QueryTarget::Spots, filter }),
        hexsides().prop_map(|filter| Query { what: QueryTarget::Hexsides, filter }),
    ]
}

/// Returns the matches layer by layer.
fn pieces(found: &Matches) -> Vec<String> {
    match found {
        Matches::Hexsides(sides) => {
            let layers = |at: &crate::hexside::LayeredSide| {
                let at = *at;
                Layer::ALL.into_iter().filter(move |layer| at.covers(*layer)).map(move |layer| (at.side, layer))
            };
            sides.iter().flat_map(layers).map(|(side, layer)| format!("{side}:{layer:?}")).collect()
        }
        other => other.texts(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn what_is_printed_is_read_as_the_same(query in query()) {
        let text = query.to_string();
        let read = ALAMO.with(|map| Query::parse(&text, map));
        prop_assert_eq!(read.as_ref(), Ok(&query), "{}", text);
    }

    #[test]
    fn a_query_and_its_negation_part_the_map(query in query()) {
        ALAMO.with(|map| {
            let with = |filter| pieces(&Query { what: query.what, filter }.find(map));
            let (found, left) = (with(query.filter.clone()), with(query.filter.clone().negated()));
            let all = with(Filter::Any);
            prop_assert_eq!(found.len() + left.len(), all.len());
            let both: BTreeSet<_> = found.into_iter().chain(left).collect();
            prop_assert_eq!(both, all.into_iter().collect::<BTreeSet<_>>());
            Ok(())
        })?;
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}") {
        ALAMO.with(|map| refused_in_place(&text, map))?;
    }

    #[test]
    fn any_row_of_known_words_is_read_or_refused(words in proptest::collection::vec(select(WORDS.to_vec()), 0..14)) {
        ALAMO.with(|map| {
            let text = words.join(" ");
            if let Ok(query) = Query::parse(&text, map) {
                let again = Query::parse(&query.to_string(), map);
                prop_assert_eq!(again.as_ref(), Ok(&query), "{} → {}", text, query);
            }
            refused_in_place(&text, map)
        })?;
    }
}

const WORDS: [&str; 40] = [
    "stone",
    "wall",
    "murs",
    "de",
    "bois",
    "hexes",
    "hexsides",
    "levels",
    "level",
    "roof",
    "in",
    "not",
    "sans",
    "(",
    ")",
    ",",
    "and",
    "ou",
    "between",
    "touching",
    "edge of",
    "plaza",
    "cattle_pen",
    "1404",
    "1404/1405",
    "5..9",
    "column",
    "layer",
    "ground",
    "upper",
    "protects",
    "both",
    "any",
    "cited",
    "\"x\"",
    "building",
    "room",
    "LB1",
    "hors de",
    "the",
];

/// Checks that the error of a refused text is at a place within it.
fn refused_in_place(text: &str, map: &MapDocument) -> Result<(), TestCaseError> {
    if let Err(wrong) = Query::parse(text, map) {
        prop_assert!(text.get(wrong.at.clone()).is_some(), "{:?} of {:?}", wrong.at, text);
        prop_assert!(wrong.caret(text).ends_with('^'));
    }
    let _ = super::super::Setting::parse(text, map);
    Ok(())
}

#[test]
fn a_map_with_odd_names_is_asked_by_them() {
    let map = r#"Map(format: 1, title: (en: "odd"), by: Cited("x"), grid: (columns: 3, rows: 3), regions: [
        (id: "pen", name: (en: "The pen"), members: hexes(["0101"]), by: Cited("x")),
        (id: "pens", name: (en: "Pen and walls"), members: hexes(["0102"]), by: Cited("x")),
        (id: "in", name: (en: "in"), members: hexes(["0103"]), by: Cited("x")),
        (id: "the \"old\" one", name: (en: ""), members: hexes(["0201"]), by: Cited("x")),
        (id: "", name: (en: ""), members: hexes(["0202"]), by: Cited("x")),
        (id: "a__b", name: (en: "a_b"), members: hexes(["0203"]), by: Cited("x")),
        (id: "12", name: (en: "twelve"), members: spots(["0301"]), by: Cited("x")),
    ])"#;
    let map: MapDocument = text::read(map).unwrap();
    assert_eq!(map.format(), 1);
    for region in &map.regions {
        let filter = Filter::all([Filter::Test(Test::Region(region.id.clone())), Filter::Test(Test::Wall)]);
        let query = Query { what: QueryTarget::Hexsides, filter };
        assert_eq!(Query::parse(&query.to_string(), &map).as_ref(), Ok(&query), "{query}");
    }
}
