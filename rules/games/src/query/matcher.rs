//! Finds the hexes, hexsides and spots that match a query.
//!
//! Every part of a filter is evaluated to a list of marks, one for each candidate on the map, and the lists are
//! combined: the cost is the size of the map times the length of the query, however large the regions are.

use super::filter::{Filter, Relation, Test};
use super::matches::Matches;
use super::words::split;
use super::world::{IndexedSpot, QueryWorld, Slot};
use super::{Query, QueryTarget};
use crate::hex::Hex;
use crate::map::{Ground, HexsideKind, MapDocument, Members, Protects, Region};
use crate::provenance::{Kind, Provenance};
use crate::spot::Spot;
use crate::words::Words;

/// For each candidate whether it matches.
type Marks = Vec<bool>;

/// Returns all matches of a query.
pub(super) fn find(query: &Query, map: &MapDocument) -> Matches {
    let world = QueryWorld::new(map);
    match query.what {
        QueryTarget::Hexes => {
            let marks = world.hexes_that(&query.filter);
            Matches::Hexes(passing(&world.hexes, &marks).copied().collect())
        }
        QueryTarget::Spots => {
            let spots = world.spots();
            let marks = world.spots_that(&query.filter, &spots);
            Matches::Spots(passing(&spots, &marks).map(|standing| standing.spot).collect())
        }
        QueryTarget::Hexsides => {
            let slots = world.slots();
            let marks = world.slots_that(&query.filter, &slots);
            Matches::of_layers(passing(&slots, &marks).map(|slot| (slot.side, slot.layer)), map)
        }
    }
}

/// Returns a predicate for the hexes of a map that a filter selects.
pub(super) fn hexes(filter: &Filter, map: &MapDocument) -> impl Fn(Hex) -> bool {
    let world = QueryWorld::new(map);
    let marks = world.hexes_that(filter);
    let picked: Vec<_> = passing(&world.hexes, &marks).copied().collect();
    move |hex| picked.binary_search(&hex).is_ok()
}

fn passing<'t, T>(things: &'t [T], marks: &'t Marks) -> impl Iterator<Item = &'t T> {
    things.iter().zip(marks).filter(|(_, passes)| **passes).map(|(thing, _)| thing)
}

/// Combines the marks of a filter's parts; `leaf` computes those of a test or a relation.
fn combined(filter: &Filter, count: usize, leaf: &dyn Fn(&Filter) -> Marks) -> Marks {
    let merge = |parts: &[Filter], start: bool, join: fn(bool, bool) -> bool| {
        parts.iter().fold(vec![start; count], |mut marks, part| {
            for (mark, own) in marks.iter_mut().zip(combined(part, count, leaf)) {
                *mark = join(*mark, own);
            }
            marks
        })
    };
    match filter {
        Filter::Any => vec![true; count],
        Filter::Not(inner) => combined(inner, count, leaf).into_iter().map(|mark| !mark).collect(),
        Filter::All(parts) => merge(parts, true, |a, b| a && b),
        Filter::Either(parts) => merge(parts, false, |a, b| a || b),
        Filter::Test(_) | Filter::Relation(..) | Filter::Between(..) => leaf(filter),
    }
}

impl QueryWorld<'_> {
    fn hexes_that(&self, filter: &Filter) -> Marks {
        combined(filter, self.hexes.len(), &|leaf| match leaf {
            Filter::Test(test) => self.hexes_by(test),
            Filter::Relation(relation, hexes) => self.hexes_lying(*relation, hexes),
            _ => vec![false; self.hexes.len()],
        })
    }

    fn hexes_lying(&self, relation: Relation, hexes: &Filter) -> Marks {
        let inside = self.hexes_that(hexes);
        let beside = |at: usize, is: bool| self.neighbours(at).any(|near| inside[near] == is);
        let lies = |at: usize| match relation {
            Relation::In | Relation::Of => inside[at],
            Relation::Touching => !inside[at] && beside(at, true),
            Relation::Edge => inside[at] && beside(at, false),
            Relation::Protects => false,
        };
        (0..self.hexes.len()).map(lies).collect()
    }

    fn hexes_by(&self, asked: &Test) -> Marks {
        let each = |is: &dyn Fn(Hex) -> bool| self.hexes.iter().map(|hex| is(*hex)).collect();
        match asked {
            Test::Region(_) | Test::Room(_) | Test::Building(_) | Test::GunSite(_) => {
                self.marked(self.spots_named(asked).into_iter().map(|spot| spot.hex).chain(self.hexes_named(asked)))
            }
            Test::EntryArea(number) => {
                let areas = self.map.entry_areas.iter().filter(|area| number.is_none_or(|own| own == area.number));
                self.marked(areas.flat_map(|area| &area.hexes).copied())
            }
            Test::Outside => match self.map.region(Region::CONFINES) {
                Some(_) => self.hexes_that(&Filter::Test(Test::Region(Region::CONFINES.to_owned())).negated()),
                None => each(&|hex| self.map.ground(hex) == Ground::Outside),
            },
            Test::Ground(ground) => each(&|hex| self.map.ground(hex) == *ground),
            Test::Level(level) => each(&|hex| self.map.storeys(hex).iter().any(|storey| storey.level == *level)),
            Test::Elevation(high) => each(&|hex| self.map.storeys(hex).iter().any(|storey| storey.elevation == *high)),
            Test::OpenTop => each(&|hex| self.map.hex(hex).is_some_and(|entry| entry.open_top)),
            Test::Label(text) => {
                let named = |name: &Words| text.as_ref().is_none_or(|text| says(name, text));
                self.marked(self.map.labels.iter().filter(|label| named(&label.text)).map(|label| label.at))
            }
            Test::Hex(hex) => self.marked([*hex]),
            Test::Columns(from, to) => each(&|hex| (from..=to).contains(&&hex.column)),
            Test::Rows(from, to) => each(&|hex| (from..=to).contains(&&hex.row)),
            Test::Cited(_) | Test::Reconstructed(_) | Test::Original => {
                each(&|hex| self.map.hex(hex).is_some_and(|entry| comes_from(&entry.by, asked)))
            }
            Test::Kind(_) | Test::Wall | Test::Layer(_) | Test::ProtectsNobody | Test::ProtectsBoth | Test::Side(_) => {
                vec![false; self.hexes.len()]
            }
        }
    }

    fn marked(&self, hexes: impl IntoIterator<Item = Hex>) -> Marks {
        let mut marks = vec![false; self.hexes.len()];
        for at in hexes.into_iter().filter_map(|hex| self.index(hex)) {
            marks[at] = true;
        }
        marks
    }

    /// Returns the whole hexes of a named region or building.
    fn hexes_named(&self, test: &Test) -> Vec<Hex> {
        let (Test::Region(id) | Test::Building(id)) = test else { return Vec::new() };
        match self.map.region(id).map(|region| &region.members) {
            Some(Members::Hexes(hexes)) => hexes.clone(),
            Some(Members::Spots(_) | Members::Hexsides(_)) | None => Vec::new(),
        }
    }

    /// Returns the single spots of a named region, room or building, sorted.
    fn spots_named(&self, test: &Test) -> Vec<Spot> {
        let of_region = |id: &str| match self.map.region(id).map(|region| &region.members) {
            Some(Members::Spots(spots)) => spots.clone(),
            Some(Members::Hexes(_) | Members::Hexsides(_)) | None => Vec::new(),
        };
        let rooms = |is: &dyn Fn(&crate::map::Room) -> bool| {
            self.map.rooms.iter().filter(|room| is(room)).flat_map(|room| room.spots.clone()).collect::<Vec<_>>()
        };
        let mut spots = match test {
            Test::Region(id) => of_region(id),
            Test::Room(id) => rooms(&|room| room.id == *id),
            Test::Building(id) => [rooms(&|room| room.building == *id), of_region(id)].concat(),
            Test::GunSite(kind) => {
                let sites = self.map.gun_sites.iter().filter(|site| kind.is_none_or(|kind| kind == site.kind));
                sites.map(|site| site.at).collect()
            }
            _ => Vec::new(),
        };
        spots.sort_unstable();
        spots
    }

    fn spots_that(&self, filter: &Filter, spots: &[IndexedSpot]) -> Marks {
        combined(filter, spots.len(), &|leaf| match leaf {
            Filter::Test(Test::Level(level)) => spots.iter().map(|own| own.spot.level == *level).collect(),
            Filter::Test(Test::Elevation(high)) => spots.iter().map(|own| own.elevation == *high).collect(),
            Filter::Test(test @ (Test::Region(_) | Test::Room(_) | Test::Building(_) | Test::GunSite(_))) => {
                let single = self.spots_named(test);
                let whole = self.marked(self.hexes_named(test));
                spots.iter().map(|own| whole[own.hex] || single.binary_search(&own.spot).is_ok()).collect()
            }
            Filter::Relation(Relation::In | Relation::Of, inner) => self.spots_that(inner, spots),
            other => {
                let hexes = self.hexes_that(other);
                spots.iter().map(|own| hexes[own.hex]).collect()
            }
        })
    }

    fn slots_that(&self, filter: &Filter, slots: &[Slot<'_>]) -> Marks {
        combined(filter, slots.len(), &|leaf| match leaf {
            Filter::Test(test) => self.slots_by(test, slots),
            Filter::Relation(relation, hexes) => self.slots_lying(*relation, hexes, slots),
            Filter::Between(near, far) => {
                let (near, far) = (self.hexes_that(near), self.hexes_that(far));
                let is = |marks: &Marks, end: Option<usize>| end.is_some_and(|at| marks[at]);
                let joins = |[a, b]: [Option<usize>; 2]| is(&near, a) && is(&far, b);
                slots.iter().map(|slot| joins(slot.ends) || joins([slot.ends[1], slot.ends[0]])).collect()
            }
            _ => vec![false; slots.len()],
        })
    }

    fn slots_lying(&self, relation: Relation, hexes: &Filter, slots: &[Slot<'_>]) -> Marks {
        // A region of hexsides has no hexes: it contains hexsides.
        if let (Relation::In | Relation::Of, Filter::Test(test @ Test::Region(id))) = (relation, hexes)
            && matches!(self.map.region(id).map(|region| &region.members), Some(Members::Hexsides(_)))
        {
            return self.slots_by(test, slots);
        }
        let inside = self.hexes_that(hexes);
        let is_in = |end: Option<usize>| end.is_some_and(|at| inside[at]);
        let lies = |slot: &Slot<'_>| match (relation, slot.ends.map(is_in)) {
            (Relation::In, ends) => ends == [true, true],
            (Relation::Of | Relation::Touching, [a, b]) => a || b,
            (Relation::Edge, [a, b]) => a != b,
            (Relation::Protects, ends) => slot.entry.is_some_and(|entry| {
                let covered = |(hex, inside): (Hex, bool)| inside && entry.protects.covers(hex);
                slot.side.hexes().into_iter().zip(ends).any(covered)
            }),
        };
        slots.iter().map(lies).collect()
    }

    fn slots_by(&self, test: &Test, slots: &[Slot<'_>]) -> Marks {
        let each = |is: &dyn Fn(&Slot<'_>) -> bool| slots.iter().map(is).collect();
        let kind = |slot: &Slot<'_>| slot.entry.map_or(HexsideKind::Clear, |entry| entry.kind);
        let shelter = |slot: &Slot<'_>, wanted| slot.entry.is_some_and(|entry| entry.protects == wanted);
        match test {
            Test::Kind(wanted) => each(&|slot| kind(slot) == *wanted),
            Test::Wall => each(&|slot| kind(slot).is_wall()),
            Test::Layer(layer) => each(&|slot| slot.layer == *layer),
            Test::ProtectsNobody => each(&|slot| shelter(slot, Protects::Nobody)),
            Test::ProtectsBoth => each(&|slot| shelter(slot, Protects::Both)),
            Test::Side(side) => each(&|slot| slot.side == *side),
            Test::Cited(_) | Test::Reconstructed(_) | Test::Original => {
                each(&|slot| slot.entry.is_some_and(|entry| comes_from(&entry.by, test)))
            }
            Test::Region(id) => {
                if let Some(Members::Hexsides(sides)) = self.map.region(id).map(|region| &region.members) {
                    let mut sides = sides.clone();
                    sides.sort_unstable();
                    return each(&|slot| sides.binary_search(&slot.side).is_ok());
                }
                self.with_both_ends(test, slots)
            }
            _ => self.with_both_ends(test, slots),
        }
    }

    fn with_both_ends(&self, test: &Test, slots: &[Slot<'_>]) -> Marks {
        let inside = self.hexes_by(test);
        slots.iter().map(|slot| slot.ends.iter().all(|end| end.is_some_and(|at| inside[at]))).collect()
    }
}

fn comes_from(by: &Provenance, asked: &Test) -> bool {
    let fits = |text: &Option<String>| text.as_ref().is_none_or(|text| says(&by.words(), text));
    match asked {
        Test::Cited(text) => by.is_cited() && fits(text),
        Test::Reconstructed(text) => by.kind() == Kind::Reconstructed && fits(text),
        Test::Original => by.kind() == Kind::Original,
        _ => false,
    }
}

/// Whether the words of either language contain `text`, ignoring case, accents and plural endings.
fn says(words: &Words, text: &str) -> bool {
    let sought = split(text).join(" ");
    [&words.en, &words.fr].into_iter().any(|own| split(own).join(" ").contains(&sought))
}
