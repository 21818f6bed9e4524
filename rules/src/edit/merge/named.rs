//! Rooms, regions and entry areas: their names and what else they say. Who belongs to them is merged elsewhere, but for
//! regions, which may overlap.

use super::conflict::{Judge, Place};
use super::list::Fields;
use super::members;
use super::origin::{Rest, origin};
use super::three::Three;
use super::words::{listed, quoted};
use crate::map::{EntryArea, Members, Region, Room};
use crate::message::Argument;
use crate::provenance::Provenance;
use crate::words::Words;

/// A name, each language by itself.
pub(super) fn name(judge: &mut Judge, place: &Place, versions: Three<&Words>) -> Words {
    let en = judge.settle(place, "merge-field-name-en", versions.map(|name| &name.en), |own| quoted(own));
    let fr = judge.settle(place, "merge-field-name-fr", versions.map(|name| &name.fr), |own| quoted(own));
    Words::new(en, fr)
}

impl Fields for Room {
    fn place(&self) -> Place {
        Place::new("thing-room", &self.id)
    }

    fn fields(judge: &mut Judge, base: Option<&Self>, [ours, theirs]: [&Self; 2]) -> Self {
        let unsaid = Self {
            id: ours.id.clone(),
            name: Words::default(),
            building: String::new(),
            spots: Vec::new(),
            by: Provenance::default(),
        };
        let versions = Three { base: base.unwrap_or(&unsaid), ours, theirs };
        let (place, before) = (&ours.place(), judge.conflicts.len());
        let name = name(judge, place, versions.map(|room| &room.name));
        let building =
            judge.settle(place, "merge-field-building", versions.map(|room| &room.building), |own| quoted(own)).clone();
        let spots = members::merge(versions.map(|room| room.spots.as_slice()));
        let said = versions.map(|room| (&room.name, &room.building, &room.spots));
        let rest = Rest::of(judge, before, said.ours == said.theirs);
        let by = origin(judge, place, versions.map(|room| &room.by), rest);
        Self { id: ours.id.clone(), name, building, spots, by }
    }
}

impl Fields for EntryArea {
    fn place(&self) -> Place {
        Place::new("thing-entry-area", self.number)
    }

    fn fields(judge: &mut Judge, base: Option<&Self>, [ours, theirs]: [&Self; 2]) -> Self {
        let unsaid =
            Self { number: ours.number, name: Words::default(), hexes: Vec::new(), by: Provenance::default() };
        let versions = Three { base: base.unwrap_or(&unsaid), ours, theirs };
        let (place, before) = (&ours.place(), judge.conflicts.len());
        let name = name(judge, place, versions.map(|area| &area.name));
        let hexes = members::merge(versions.map(|area| area.hexes.as_slice()));
        let said = versions.map(|area| (&area.name, &area.hexes));
        let rest = Rest::of(judge, before, said.ours == said.theirs);
        let by = origin(judge, place, versions.map(|area| &area.by), rest);
        Self { number: ours.number, name, hexes, by }
    }
}

impl Fields for Region {
    fn place(&self) -> Place {
        Place::new("thing-region", &self.id)
    }

    fn fields(judge: &mut Judge, base: Option<&Self>, [ours, theirs]: [&Self; 2]) -> Self {
        let unsaid = Self {
            id: ours.id.clone(),
            name: Words::default(),
            members: nobody(&ours.members),
            by: Provenance::default(),
        };
        let versions = Three { base: base.unwrap_or(&unsaid), ours, theirs };
        let (place, before) = (&ours.place(), judge.conflicts.len());
        let name = name(judge, place, versions.map(|region| &region.name));
        let members = region_members(judge, place, versions.map(|region| &region.members));
        let said = versions.map(|region| (&region.name, &region.members));
        let rest = Rest::of(judge, before, said.ours == said.theirs);
        let by = origin(judge, place, versions.map(|region| &region.by), rest);
        Self { id: ours.id.clone(), name, members, by }
    }
}

/// No members of the same kind.
fn nobody(members: &Members) -> Members {
    match members {
        Members::Hexes(_) => Members::Hexes(Vec::new()),
        Members::Spots(_) => Members::Spots(Vec::new()),
        Members::Hexsides(_) => Members::Hexsides(Vec::new()),
    }
}

/// Members of one kind are merged one by one; a side that made hexes of spots has changed them all.
fn region_members(judge: &mut Judge, place: &Place, versions: Three<&Members>) -> Members {
    match (versions.base, versions.ours, versions.theirs) {
        (Members::Hexes(base), Members::Hexes(ours), Members::Hexes(theirs)) => {
            Members::Hexes(members::merge(Three { base, ours, theirs }.map(Vec::as_slice)))
        }
        (Members::Spots(base), Members::Spots(ours), Members::Spots(theirs)) => {
            Members::Spots(members::merge(Three { base, ours, theirs }.map(Vec::as_slice)))
        }
        (Members::Hexsides(base), Members::Hexsides(ours), Members::Hexsides(theirs)) => {
            Members::Hexsides(members::merge(Three { base, ours, theirs }.map(Vec::as_slice)))
        }
        _ => judge.settle(place, "merge-field-members", versions, |own| shown(own)).clone(),
    }
}

fn shown(members: &Members) -> Argument {
    match members {
        Members::Hexes(hexes) => listed(hexes),
        Members::Spots(spots) => listed(spots),
        Members::Hexsides(sides) => listed(sides),
    }
}
