//! Stamping a fragment onto a map.

use std::collections::BTreeSet;

use super::rooms::{accommodate, housed};
use super::{CENTRE, Fragment, sides_of};
use crate::edit::difference::changes;
use crate::edit::paint::{like, minus, plus};
use crate::edit::remap::step;
use crate::edit::{Change, Edit};
use crate::edit::{Sourced, settle_hexsides, settle_things};
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::map::{EntryArea, Label, MapDocument, Members, Region, Room};
use crate::provenance::Provenance;
use crate::spot::Spot;

/// Returns the edits that stamp a fragment onto a map, with its anchor at `at`. Parts beyond the grid are left out.
///
/// They replace everything it covers: ground, everything on the hexsides of its hexes, gun sites, names, and membership
/// of its hexes; entry areas only if the fragment includes them. Its rooms get a new id and name if theirs are taken,
/// and so do the buildings they belong to: a copy next to the original is another building. Its other regions and its
/// entry areas join those of the same name.
///
/// Citations are not copied to a new place: everything stamped is the designer's own, unless the map already has the
/// same.
#[must_use]
pub fn stamp(map: &MapDocument, fragment: &Fragment, at: Hex) -> Vec<Edit> {
    let step = step(CENTRE, at);
    let piece = fragment.moved(&|hex| step(hex).filter(|hex| map.grid.contains(*hex)), |turned| turned);
    let cells: BTreeSet<Hex> = piece.cells.iter().copied().collect();
    let sides: BTreeSet<Hexside> =
        sides_of(&cells).into_iter().filter(|side| side.hexes().iter().all(|hex| map.grid.contains(*hex))).collect();
    let mut piece = housed(piece.by_hand(), map, &cells, &sides);
    let by = Provenance::by_hand();
    settle_things(&map.hexes, &mut piece.hexes, &by);
    settle_hexsides(&map.hexsides, &mut piece.hexsides, &by);
    settle_things(&map.gun_sites, &mut piece.gun_sites, &by);
    let here = Stamp { map, piece, cells, sides };
    let edits = here.hexes().chain(here.hexsides()).chain(here.lists());
    edits.filter(|edit| !edit.is_empty()).collect()
}

/// A fragment in the place where it is stamped.
struct Stamp<'a> {
    map: &'a MapDocument,
    piece: Fragment,
    cells: BTreeSet<Hex>,
    sides: BTreeSet<Hexside>,
}

impl Stamp<'_> {
    fn hexes(&self) -> impl Iterator<Item = Edit> {
        let held = |hex: &Hex| {
            let from = self.piece.hexes.partition_point(|entry| entry.hex < *hex);
            self.piece.hexes[from..].iter().take_while(|entry| entry.hex == *hex).cloned().collect()
        };
        self.cells.iter().map(move |hex| Edit::Hex(Change::new(&self.map.hexes, hex, held(hex))))
    }

    fn hexsides(&self) -> impl Iterator<Item = Edit> {
        let held = |side: &Hexside| {
            let from = self.piece.hexsides.partition_point(|entry| entry.at.side < *side);
            self.piece.hexsides[from..].iter().take_while(|entry| entry.at.side == *side).cloned().collect()
        };
        self.sides.iter().map(move |side| Edit::Hexside(Change::new(&self.map.hexsides, side, held(side))))
    }

    fn lists(&self) -> impl Iterator<Item = Edit> {
        let rooms = changes(&self.map.rooms, &settled(&self.map.rooms, self.rooms())).map(Edit::Room);
        let regions = changes(&self.map.regions, &settled(&self.map.regions, self.regions())).map(Edit::Region);
        let areas = settled(&self.map.entry_areas, self.entry_areas());
        let areas = changes(&self.map.entry_areas, &areas).map(Edit::EntryArea);
        let sites = self.map.gun_sites.iter().filter(|site| !self.cells.contains(&site.at.hex));
        let sites = sorted(sites.chain(&self.piece.gun_sites).cloned().collect());
        let labels = self.map.labels.iter().filter(|label| !self.cells.contains(&label.at));
        // A name that differs only by full turns is the same name.
        let is_same = |own: &Label, held: &Label| *own == Label { turned: held.turned.rem_euclid(360), ..held.clone() };
        let held = |own| self.map.labels.iter().find(|held| is_same(own, held)).unwrap_or(own);
        let labels = sorted(labels.chain(self.piece.labels.iter().map(held)).cloned().collect());
        let sites = changes(&self.map.gun_sites, &sites).map(Edit::GunSite);
        let labels = changes(&self.map.labels, &labels).map(Edit::Label);
        rooms.chain(regions).chain(areas).chain(sites).chain(labels)
    }

    fn rooms(&self) -> Vec<Room> {
        let free = |room: &Room| room.spots.iter().copied().filter(|spot| !self.cells.contains(&spot.hex)).collect();
        let rest = |room: &Room| Room { spots: free(room), ..room.clone() };
        let stays = |(was, rest): &(&Room, Room)| was.spots.is_empty() || !rest.spots.is_empty();
        let kept = self.map.rooms.iter().map(|room| (room, rest(room))).filter(stays);
        let mut rooms: Vec<Room> = kept.map(|(_, room)| room).collect();
        for room in &self.piece.rooms {
            accommodate(room, self.map, &mut rooms);
        }
        rooms
    }

    fn regions(&self) -> Vec<Region> {
        let mut regions: Vec<Region> = Vec::new();
        for (place, region) in self.map.regions.iter().enumerate() {
            let mut members = minus(&region.members, &covered(&region.members, &self.cells, &self.sides));
            // The first of several regions with the same name counts.
            if self.map.regions[..place].iter().all(|own| own.id != region.id) {
                for more in self.piece.regions.iter().filter(|own| own.id == region.id) {
                    members = plus(&members, &like(self.map, &members, &more.members));
                }
            }
            if region.members.is_empty() || !members.is_empty() {
                regions.push(Region { members, ..region.clone() });
            }
        }
        let new = self.piece.regions.iter().filter(|region| self.map.region(&region.id).is_none());
        regions.extend(new.cloned());
        regions
    }

    fn entry_areas(&self) -> Vec<EntryArea> {
        if !self.piece.has_entry_areas {
            return self.map.entry_areas.clone();
        }
        let mut areas: Vec<EntryArea> = Vec::new();
        for (place, area) in self.map.entry_areas.iter().enumerate() {
            let mut hexes: Vec<Hex> = area.hexes.iter().copied().filter(|hex| !self.cells.contains(hex)).collect();
            if self.map.entry_areas[..place].iter().all(|own| own.number != area.number) {
                let more = self.piece.entry_areas.iter().filter(|own| own.number == area.number);
                hexes.extend(more.flat_map(|own| &own.hexes));
            }
            hexes.sort_unstable();
            if area.hexes.is_empty() || !hexes.is_empty() {
                areas.push(EntryArea { hexes, ..area.clone() });
            }
        }
        let is_new = |area: &&EntryArea| self.map.entry_areas.iter().all(|own| own.number != area.number);
        areas.extend(self.piece.entry_areas.iter().filter(is_new).cloned());
        areas
    }
}

/// Returns the members of a region in these hexes or on these hexsides.
pub(super) fn covered(members: &Members, cells: &BTreeSet<Hex>, sides: &BTreeSet<Hexside>) -> Members {
    let is_covered = |spot: &Spot| cells.contains(&spot.hex);
    match members {
        Members::Hexes(_) => Members::Hexes(cells.iter().copied().collect()),
        Members::Spots(spots) => Members::Spots(spots.iter().copied().filter(is_covered).collect()),
        Members::Hexsides(_) => Members::Hexsides(sides.iter().copied().collect()),
    }
}

/// Returns entries sorted, with their origin if the map holds the same; any others are the designer's own.
fn settled<T: Sourced + Ord>(held: &[T], mut things: Vec<T>) -> Vec<T> {
    for thing in things.iter_mut().filter(|thing| !held.contains(thing)) {
        *thing.by_mut() = Provenance::by_hand();
    }
    settle_things(held, &mut things, &Provenance::by_hand());
    things
}

fn sorted<T: Ord>(mut things: Vec<T>) -> Vec<T> {
    things.sort();
    things
}
