//! Words in variants for which the game has its own words: tags, regions, orders, results. Any other word is shown as
//! the designer wrote it, in quotes.

use super::predicate::Verb;
use crate::map::Members;
use crate::phrase::Phrase;
use crate::variant::grammar::NameClass;
use crate::variant::{Area, Variant};

type Known = [(&'static str, &'static str)];

/// The predicate after "is" for a thing with a tag.
const TAGS: &Known = &[
    ("texan", "telling-tag-texan"),
    ("mexican", "telling-tag-mexican"),
    ("combat", "telling-tag-combat"),
    ("infantry", "telling-tag-infantry"),
    ("leader", "telling-tag-leader"),
    ("gun", "telling-tag-gun"),
    ("good", "telling-tag-good"),
    ("disordered", "telling-tag-disordered"),
    ("routed", "telling-tag-routed"),
    ("full", "telling-tag-full"),
    ("reduced", "telling-tag-reduced"),
    ("on_map", "telling-tag-on-map"),
    ("line", "telling-tag-line"),
    ("scout", "telling-tag-scout"),
    ("grenadier", "telling-tag-grenadier"),
    ("engineer", "telling-tag-engineer"),
    ("volunteer", "telling-tag-volunteer"),
    ("moved", "telling-tag-moved"),
    ("attacked", "telling-tag-attacked"),
    ("was_attacked", "telling-tag-was-attacked"),
    ("reserve_committed", "telling-tag-reserve-committed"),
    ("ground", "telling-tag-ground"),
    ("inside", "telling-tag-inside"),
    ("roof", "telling-tag-roof"),
    ("outside", "telling-tag-outside"),
    ("high", "telling-tag-high"),
    ("r", "telling-tag-reserve"),
    ("wall", "telling-tag-wall"),
    ("needs_ladder", "telling-tag-needs-ladder"),
    ("clear", "telling-tag-clear"),
    ("dry_streambed", "telling-tag-dry-streambed"),
    ("stone_wall", "telling-tag-stone-wall"),
    ("wooden_wall", "telling-tag-wooden-wall"),
    ("inner_wall", "telling-tag-inner-wall"),
    ("outer_wall", "telling-tag-outer-wall"),
    ("church_wall", "telling-tag-church-wall"),
    ("doorway", "telling-tag-doorway"),
    ("gunslit", "telling-tag-gunslit"),
    ("gun_ramp", "telling-tag-gun-ramp"),
    ("breach", "telling-tag-breach"),
    ("impassable", "telling-tag-impassable"),
    ("interior_wall", "telling-tag-interior-wall"),
    ("high_palisade", "telling-tag-high-palisade"),
    ("activated", "telling-tag-activated"),
    ("at_wall", "telling-tag-at-wall"),
    ("burning", "telling-tag-burning"),
    ("company", "telling-tag-company"),
    ("crew", "telling-tag-crew"),
    ("day", "telling-tag-day"),
    ("exposed", "telling-tag-exposed"),
    ("flecha", "telling-tag-flecha"),
    ("in_fort", "telling-tag-in-fort"),
    ("loaded", "telling-tag-loaded"),
    ("locked", "telling-tag-locked"),
    ("casting", "telling-tag-casting"),
    ("marching", "telling-tag-marching"),
    ("stand", "telling-tag-stand"),
    ("wounded", "telling-tag-wounded"),
];

/// The leaders of the Alamo, by their tags.
const PERSONS: &Known = &[
    ("amador", "Amador"),
    ("bowie", "Bowie"),
    ("cos", "Cos"),
    ("crockett", "Crockett"),
    ("duque", "Duque"),
    ("morales", "Morales"),
    ("romero", "Romero"),
    ("santa_anna", "Santa Anna"),
    ("travis", "Travis"),
];

/// The origins of the units of the Alamo, by their tags: battalions of the attackers, homes of the garrison.
const ORIGINS: &Known = &[
    ("alabama", "Alabama"),
    ("aldama", "Aldama"),
    ("england", "England"),
    ("europe", "Europe"),
    ("gonzales", "Gonzales"),
    ("jimenez", "Jiménez"),
    ("kentucky", "Kentucky"),
    ("louisiana", "Louisiana"),
    ("matamoros", "Matamoros"),
    ("mississippi", "Mississippi"),
    ("missouri", "Missouri"),
    ("new_york", "New York"),
    ("pennsylvania", "Pennsylvania"),
    ("san_luis", "San Luis"),
    ("tennessee", "Tennessee"),
    ("texas", "Texas"),
    ("toluca", "Toluca"),
    ("virginia", "Virginia"),
    ("zapadores", "Zapadores"),
];

/// The places of things in a region, for the regions of the bundled maps.
const PLACES: &Known = &[
    ("armory", "telling-place-armory"),
    ("cattle_pen", "telling-place-cattle-pen"),
    ("cattle_yard", "telling-place-cattle-yard"),
    ("church", "telling-place-church"),
    ("church_platform", "telling-place-church-platform"),
    ("church_rooms", "telling-place-church-rooms"),
    ("churchyard", "telling-place-churchyard"),
    ("confines", "telling-place-confines"),
    ("convent_yard", "telling-place-convent-yard"),
    ("inside_walls", "telling-place-inside-walls"),
    ("long_barracks", "telling-place-long-barracks"),
    ("low_barracks", "telling-place-low-barracks"),
    ("magazine", "telling-place-magazine"),
    ("north_wall", "telling-place-north-wall"),
    ("plaza", "telling-place-plaza"),
    ("plotted", "telling-place-plotted"),
    ("south_wall", "telling-place-south-wall"),
    ("tambour", "telling-place-tambour"),
    ("west_wall", "telling-place-west-wall"),
];

/// The kinds a hexside can be turned into.
const KINDS: &Known = &[
    ("clear", "telling-into-clear"),
    ("dry_streambed", "telling-into-dry-streambed"),
    ("stone_wall", "telling-into-stone-wall"),
    ("wooden_wall", "telling-into-wooden-wall"),
    ("inner_wall", "telling-into-inner-wall"),
    ("outer_wall", "telling-into-outer-wall"),
    ("church_wall", "telling-into-church-wall"),
    ("doorway", "telling-into-doorway"),
    ("gunslit", "telling-into-gunslit"),
    ("gun_ramp", "telling-into-gun-ramp"),
    ("breach", "telling-into-breach"),
    ("impassable", "telling-into-impassable"),
    ("interior_wall", "telling-into-interior-wall"),
    ("high_palisade", "telling-into-high-palisade"),
];

/// The results of what happened.
const RESULTS: &Known = &[
    ("counter", "telling-got-counter"),
    ("hit", "telling-got-hit"),
    ("nothing", "telling-got-nothing"),
    ("good", "telling-got-good"),
    ("disordered", "telling-got-disordered"),
    ("routed", "telling-got-routed"),
];

/// The orders a unit can be put into.
const ORDERS: &Known = &[
    ("good", "telling-order-good"),
    ("disordered", "telling-order-disordered"),
    ("routed", "telling-order-routed"),
    ("better", "telling-order-better"),
    ("worse", "telling-order-worse"),
    ("front", "telling-order-front"),
    ("back", "telling-order-back"),
];

/// The victory levels.
const VICTORIES: &Known = &[
    ("decisive_mexican", "telling-decisive-mexican"),
    ("substantial_mexican", "telling-substantial-mexican"),
    ("marginal_mexican", "telling-marginal-mexican"),
    ("marginal_texan", "telling-marginal-texan"),
    ("substantial_texan", "telling-substantial-texan"),
    ("decisive_texan", "telling-decisive-texan"),
];

/// Returns the message ids of all known words: each must be in the message files.
pub fn vocabulary() -> impl Iterator<Item = &'static str> {
    [TAGS, PLACES, KINDS, RESULTS, ORDERS, VICTORIES].into_iter().flatten().map(|(_, id)| *id)
}

/// The modes of moves common to all variants.
const MODES: &Known = &[
    ("walk", "telling-mode-walk"),
    ("haul", "telling-mode-haul"),
    ("retreat", "telling-mode-retreat"),
    ("advance", "telling-mode-advance"),
    ("climb", "telling-mode-climb"),
    ("enter", "telling-mode-enter"),
];

/// The orders a unit can be put into, as words on their own.
const STATES: &Known = &[
    ("good", "telling-got-good"),
    ("disordered", "telling-got-disordered"),
    ("routed", "telling-got-routed"),
    ("better", "telling-got-better"),
    ("worse", "telling-got-worse"),
    ("front", "telling-got-front"),
    ("back", "telling-got-back"),
];

/// Returns the known names of a sort, each with its wording. A variant may have others of its own.
pub fn named(names: NameClass) -> impl Iterator<Item = (&'static str, Phrase)> {
    let list = match names {
        NameClass::Tag => TAGS,
        NameClass::Region => PLACES,
        NameClass::Kind | NameClass::Chart => KINDS,
        NameClass::Result => RESULTS,
        NameClass::Order => STATES,
        NameClass::Victory => VICTORIES,
        NameClass::Mode => MODES,
        NameClass::Flag
        | NameClass::Table
        | NameClass::Deck
        | NameClass::Param
        | NameClass::Opt
        | NameClass::Pick
        | NameClass::Rule
        | NameClass::Battery
        | NameClass::Spot
        | NameClass::Hexside
        | NameClass::Icon
        | NameClass::Variant
        | NameClass::Replaced
        | NameClass::Parameter
        | NameClass::Own => &[],
    };
    // No unit has the tag of full strength yet: rules ask whether a unit is not reduced. The tag of the Reserve is
    // listed among the columns of a scenario.
    let list = list.iter().filter(move |(name, _)| names != NameClass::Tag || !["full", "r"].contains(name));
    list.map(|(name, id)| (*name, Phrase::new(id).with("many", "no").with("of", "no")))
}

fn known(list: &Known, word: &str, otherwise: &'static str) -> Phrase {
    match list.iter().find(|(own, _)| *own == word) {
        Some((_, id)) => Phrase::new(id),
        None => Phrase::new(otherwise).with("name", word),
    }
}

/// Returns the predicate after "is" for a thing with a tag.
pub(super) fn tag(tag: &str) -> Phrase {
    let spelt = |list: &Known, id: &'static str| {
        list.iter().find(|(own, _)| *own == tag).map(|(_, name)| Phrase::new(id).with("name", name))
    };
    if is_column(tag) {
        return Phrase::new("telling-tag-column").with("name", tag);
    }
    spelt(PERSONS, "telling-tag-person")
        .or_else(|| spelt(ORIGINS, "telling-tag-origin"))
        .unwrap_or_else(|| known(TAGS, tag, "telling-quoted"))
}

/// Whether a tag is that of a numbered column.
fn is_column(tag: &str) -> bool {
    !tag.is_empty() && tag.bytes().all(|sign| sign.is_ascii_digit())
}

/// Returns the verb for a tag that says what a thing has done in this Game-Turn; `None` for other tags.
pub(super) fn deed(tag: &str) -> Option<Verb> {
    Some(match tag {
        "moved" => Verb::HasMoved,
        "attacked" => Verb::HasAttacked,
        "was_attacked" => Verb::WasAttacked,
        "reserve_committed" => Verb::HasCommitted,
        _ => return None,
    })
}

/// Whether a tag says where something is, or where it belongs.
pub(super) fn is_place(tag: &str) -> bool {
    ["on_map", "ground", "inside", "roof", "outside", "high", "r", "in_fort", "at_wall", "marching"].contains(&tag)
        || is_column(tag)
        || ORIGINS.iter().any(|(own, _)| *own == tag)
}

/// Returns the place of things in a region. A region of the variant has its own meaning, whatever the map calls by that
/// name.
pub(super) fn place(region: &str, variant: &Variant) -> Phrase {
    if variant.regions.iter().any(|own| own.id == region) {
        return Phrase::new("telling-place").with("name", region);
    }
    known(PLACES, region, "telling-place")
}

/// Returns the kind a hexside is turned into.
pub(super) fn kind(kind: &str) -> Phrase {
    known(KINDS, kind, "telling-into")
}

/// Returns the result of what happened.
pub(super) fn result(word: &str) -> Phrase {
    known(RESULTS, word, "telling-quoted")
}

/// Returns the order a unit is put into; the message needs the unit as `who`.
pub(super) fn order(order: &str) -> Phrase {
    known(ORDERS, order, "telling-order")
}

/// Returns a victory level.
pub(super) fn victory(victory: &str) -> Phrase {
    known(VICTORIES, victory, "telling-quoted")
}

/// Returns the result of a row: a victory level, or a word of the designer.
pub(super) fn row(word: &str) -> Phrase {
    known(VICTORIES, word, "telling-quoted")
}

/// Describes a region of the variant: its name and its members.
#[must_use]
pub fn tell_region(region: &Area) -> Phrase {
    fn list<T: ToString>(id: &'static str, members: &[T]) -> (&'static str, String) {
        (id, members.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
    }
    let (id, members) = match &region.members {
        Members::Hexes(hexes) => list("telling-a-region-of-hexes", hexes),
        Members::Spots(spots) => list("telling-a-region-of-spots", spots),
        Members::Hexsides(sides) => list("telling-a-region-of-hexsides", sides),
    };
    Phrase::new(id).with("name", &region.id).with("members", members)
}
