//! What is laid out before any rule is written: flags, tables, numbers, rooms, and the map and counter mix the game
//! with variants is played on.

use std::collections::{BTreeMap, BTreeSet};

use super::Writer;
use crate::alamo::variant::program::NO_ROOM;
use crate::board::Board;
use crate::counters::CounterMix;
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::{HexsideEntry, HexsideKind, MapDocument, Members, Protects};
use crate::phrase::Phrase;
use crate::variant::{self as language, SetUpStep, Shields, Thing, Variant};

/// A variant in force, with its user's choices.
#[derive(Debug, Clone, Copy)]
pub struct InForce<'a> {
    /// The variant.
    pub variant: &'a Variant,
    /// The parameters set to other values than the variant's defaults.
    pub params: &'a BTreeMap<String, i32>,
    /// The options set to another than their first choice.
    pub opts: &'a BTreeMap<String, String>,
}

impl Writer<'_> {
    /// Assigns a number to everything that has a name, whichever variant refers to it first.
    pub(super) fn lay_out(&mut self) {
        for at in 0..self.variants.len() {
            self.at = at;
            let variant = self.variant();
            for flag in &variant.flags {
                self.turn_to("flags", &flag.id);
                let number = self.place_flag(flag);
                if self.flags.insert(flag.id.clone(), number).is_some() {
                    self.trouble(Phrase::new("variant-doubled").with("name", &flag.id));
                }
            }
            let tables = variant.tables.iter().filter(|table| table.throw.is_thrown()).map(|table| table.id.clone());
            let rules = variant.rules.iter().map(|rule| rule.id().to_owned()).filter(|id| !id.is_empty());
            let tables = tables.map(|name| ("tables", name));
            for (list, name) in tables.chain(rules.map(|name| ("rules", name))) {
                // Of two with the same name, the first gets the number: there are as many numbers as names.
                if self.own.contains_key(&name) {
                    self.turn_to(list, &name);
                    self.trouble(Phrase::new("variant-doubled").with("name", &name));
                } else {
                    self.own.insert(name, self.own.len() as u16);
                }
            }
            for table in variant.tables.iter().filter(|table| table.throw.is_thrown()) {
                let number = self.tables.len() as u16;
                self.tables.insert(table.id.clone(), number);
            }
        }
        let count = usize::from(crate::alamo::variant::Quantity::COMMON) + self.own.len();
        self.program.changes = vec![Vec::new(); count];
    }
}

/// Returns the room of every spot.
pub(super) fn rooms(map: &MapDocument, board: &Board) -> Vec<u8> {
    let mut rooms = vec![NO_ROOM; board.len()];
    for (number, room) in (0..NO_ROOM).zip(&map.rooms) {
        for spot in room.spots.iter().filter_map(|spot| board.id(*spot)) {
            rooms[spot.index()] = number;
        }
    }
    rooms
}

/// Returns the map as the variants in force change it: with their changes before the game applied, and everything they
/// may raise later already painted; plus the painted hexsides that begin open. `None` if nothing changes.
pub(in crate::alamo) fn repaint(map: &MapDocument, variants: &[InForce<'_>]) -> Option<(MapDocument, Vec<Hexside>)> {
    let mut painted: Option<MapDocument> = None;
    let mut open = Vec::new();
    for variant in variants.iter().map(|own| own.variant) {
        for rule in &variant.rules {
            let language::Rule::When { on, act, .. } = rule else { continue };
            let at_once = matches!(on, language::Occasion::Setup(SetUpStep::Map));
            for (query, kind) in raised(act) {
                let Some(like) = kind_of(variant, kind) else { continue };
                let map = painted.get_or_insert_with(|| map.clone());
                for (side, within) in sides_of(map, variant, query) {
                    let stands = map.kind(side, Layer::Ground);
                    if at_once {
                        paint(map, side, like, Protects::Both);
                    } else if stands == HexsideKind::Clear {
                        paint(map, side, like, shielded(variant, kind, side, within));
                        open.push(side);
                    }
                }
            }
        }
    }
    let mut painted = painted?;
    crate::text::Document::sort(&mut painted);
    open.sort_unstable();
    open.dedup();
    Some((painted, open))
}

/// Returns the hexsides a variant paints with a kind.
pub(in crate::alamo::variant) fn painted_as(map: &MapDocument, variant: &Variant, kind: &str) -> Vec<Hexside> {
    let acts = variant
        .rules
        .iter()
        .filter_map(|rule| if let language::Rule::When { act, .. } = rule { Some(act) } else { None });
    let raised = acts.flat_map(|act| raised(act)).filter(|(_, own)| *own == kind);
    raised.flat_map(|(query, _)| sides_of(map, variant, query)).map(|(side, _)| side).collect()
}

/// Returns the sides protected by a hexside raised at the edge of a region, of which `within` is a hex.
fn shielded(variant: &Variant, kind: &str, side: Hexside, within: crate::hex::Hex) -> Protects {
    let shields = variant.kinds.iter().find(|own| own.id == kind).and_then(|own| own.protects);
    match shields.unwrap_or(Shields::Inside) {
        Shields::Inside => Protects::Hex(within),
        Shields::Outside => side.hexes().into_iter().find(|hex| *hex != within).map_or(Protects::Both, Protects::Hex),
        Shields::Both => Protects::Both,
    }
}

fn paint(map: &mut MapDocument, side: Hexside, kind: HexsideKind, protects: Protects) {
    let at = LayeredSide::new(side, Layer::Ground);
    map.hexsides.retain(|entry| !(entry.at.side == side && entry.at.covers(Layer::Ground)));
    let by = crate::provenance::Provenance::default();
    map.hexsides.push(HexsideEntry { at, kind, protects, by });
}

/// Returns every effect that raises something: its query and the kind.
fn raised(effects: &[language::Effect]) -> Vec<(&language::Query, &str)> {
    let mut all = Vec::new();
    for effect in effects {
        match effect {
            language::Effect::Become(query, kind) if kind != "clear" => all.push((query, kind.as_str())),
            language::Effect::Each(_, inner)
            | language::Effect::Random(_, inner)
            | language::Effect::Choose { act: inner, .. } => all.extend(raised(inner)),
            language::Effect::If(_, then, otherwise) => {
                all.extend(raised(then));
                all.extend(raised(otherwise));
            }
            _ => {}
        }
    }
    all
}

/// Returns the kind on the terrain effects chart with this name, or the one that a variant's kind of this name is like.
pub(in crate::alamo::variant) fn kind_of(variant: &Variant, name: &str) -> Option<HexsideKind> {
    let own = variant.kinds.iter().find(|kind| kind.id == name).map(|kind| kind.like);
    own.or_else(|| HexsideKind::ALL.into_iter().find(|kind| kind.name() == name))
}

/// Returns the hexsides a query may ever find, those of the regions it names, each with a hex of its region.
fn sides_of(map: &MapDocument, variant: &Variant, query: &language::Query) -> Vec<(Hexside, crate::hex::Hex)> {
    let mut names = BTreeSet::new();
    named_regions(query.condition(), &mut names);
    let own = variant.regions.iter().map(|region| (&region.id, &region.members));
    let members: Vec<Members> = own
        .chain(map.regions.iter().map(|region| (&region.id, &region.members)))
        .filter(|(id, _)| names.contains(id.as_str()))
        .map(|(_, members)| members.clone())
        .collect();
    let grid = map.grid;
    let around = |hex: crate::hex::Hex| {
        let near = hex.neighbours().filter(move |near| grid.contains(*near));
        near.map(move |near| (Hexside::new(hex, near), hex))
    };
    let mut sides = Vec::new();
    for members in members {
        match members {
            Members::Hexes(hexes) => sides.extend(hexes.into_iter().flat_map(around)),
            Members::Spots(spots) => sides.extend(spots.into_iter().flat_map(|spot| around(spot.hex))),
            Members::Hexsides(own) => sides.extend(own.into_iter().map(|side| (side, side.hexes()[0]))),
        }
    }
    sides.sort_unstable();
    sides.dedup_by_key(|(side, _)| *side);
    sides
}

/// Adds the regions in which `It` must lie.
fn named_regions<'a>(cond: &'a language::Condition, names: &mut BTreeSet<&'a str>) {
    match cond {
        language::Condition::All(all) => all.iter().for_each(|cond| named_regions(cond, names)),
        language::Condition::In(Thing::It, region) => drop(names.insert(region)),
        _ => {}
    }
}

/// Returns the counter mix with as many batteries of each counter as any table or rule of the variants can ask for.
pub(in crate::alamo) fn supplied(mix: &CounterMix, variants: &[InForce<'_>]) -> Option<CounterMix> {
    let mut most: BTreeMap<&str, u8> = BTreeMap::new();
    let tables = variants.iter().flat_map(|own| &own.variant.tables).flat_map(|table| &table.rows);
    let rules = variants.iter().flat_map(|own| &own.variant.rules);
    let acts = rules.filter_map(|rule| if let language::Rule::When { act, .. } = rule { Some(act) } else { None });
    for effect in tables.map(|row| &row.act).chain(acts).flatten() {
        if let language::Effect::Supply(counts) = effect {
            for (counter, count) in counts {
                let own = most.entry(counter).or_default();
                *own = (*own).max(*count);
            }
        }
    }
    if most.is_empty() {
        return None;
    }
    let mut mix = mix.clone();
    for battery in &mut mix.batteries {
        if let Some(most) = most.get(battery.id.as_str()) {
            battery.quantity = battery.quantity.max(i32::from(*most));
        }
    }
    Some(mix)
}
