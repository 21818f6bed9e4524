//! Merges the names and other fields of rooms, regions and entry areas.
//!
//! The members of regions are merged here too, as regions may overlap. Members of rooms and entry areas are merged in
//! `rooms_and_areas`.

use std::collections::BTreeMap;

use super::conflict::{Judge, Place};
use super::list::Fields;
use super::members;
use super::origin::{OtherFields, origin};
use super::versions::Three;
use super::words::{listed, nothing, quoted};
use crate::map::{EntryArea, Members, Region, Room};
use crate::phrase::Argument;
use crate::provenance::Provenance;
use crate::words::Words;

/// Merges a name, each language separately.
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
        let rest = OtherFields::new(judge, before, said.ours == said.theirs);
        let by = origin(judge, place, versions.map(|room| &room.by), rest);
        Self { id: ours.id.clone(), name, building, spots, by }
    }
}

impl Fields for EntryArea {
    fn place(&self) -> Place {
        Place::new("thing-entry-area", &self.number)
    }

    fn fields(judge: &mut Judge, base: Option<&Self>, [ours, theirs]: [&Self; 2]) -> Self {
        let unsaid = Self { number: ours.number, name: Words::default(), hexes: Vec::new(), by: Provenance::default() };
        let versions = Three { base: base.unwrap_or(&unsaid), ours, theirs };
        let (place, before) = (&ours.place(), judge.conflicts.len());
        let name = name(judge, place, versions.map(|area| &area.name));
        let hexes = members::merge(versions.map(|area| area.hexes.as_slice()));
        let said = versions.map(|area| (&area.name, &area.hexes));
        let rest = OtherFields::new(judge, before, said.ours == said.theirs);
        let by = origin(judge, place, versions.map(|area| &area.by), rest);
        Self { number: ours.number, name, hexes, by }
    }
}

impl Fields for Region {
    fn place(&self) -> Place {
        Place::new("thing-region", &self.id)
    }

    fn fields(judge: &mut Judge, base: Option<&Self>, [ours, theirs]: [&Self; 2]) -> Self {
        let (no_name, unsaid) = (Words::default(), Provenance::default());
        let (place, before) = (&ours.place(), judge.conflicts.len());
        let names = Three { base: base.map_or(&no_name, |base| &base.name), ours: &ours.name, theirs: &theirs.name };
        let name = name(judge, place, names);
        let members = region_members(judge, place, base.map(|base| &base.members), [&ours.members, &theirs.members]);
        let no_figures = BTreeMap::new();
        let kinds = Three { base: base.map_or("", |base| &base.kind), ours: &ours.kind, theirs: &theirs.kind };
        let kind = judge.settle(place, "merge-field-kind", kinds, |own| quoted(own)).to_owned();
        let figures = Three {
            base: base.map_or(&no_figures, |base| &base.figures),
            ours: &ours.figures,
            theirs: &theirs.figures,
        };
        let figures = judge.settle(place, "merge-field-figures", figures, |own| written(own)).clone();
        let said = [ours, theirs].map(|own| (&own.name, &own.kind, &own.figures, &own.members));
        let rest = OtherFields::new(judge, before, said[0] == said[1]);
        let origins = Three { base: base.map_or(&unsaid, |base| &base.by), ours: &ours.by, theirs: &theirs.by };
        let by = origin(judge, place, origins, rest);
        Self { id: ours.id.clone(), name, kind, figures, members, by }
    }
}

fn written(figures: &BTreeMap<String, i32>) -> Argument {
    let texts: Vec<_> = figures.iter().map(|(name, value)| format!("{name} {value}")).collect();
    listed(&texts)
}

/// Merges the members of a region. Members of one type are merged one by one; a side that changed the type has changed
/// them all.
fn region_members(judge: &mut Judge, place: &Place, base: Option<&Members>, sides: [&Members; 2]) -> Members {
    match (base, sides) {
        (None | Some(Members::Hexes(_)), [Members::Hexes(ours), Members::Hexes(theirs)]) => {
            let base = if let Some(Members::Hexes(base)) = base { base.as_slice() } else { &[] };
            Members::Hexes(members::merge(Three { base, ours, theirs }))
        }
        (None | Some(Members::Spots(_)), [Members::Spots(ours), Members::Spots(theirs)]) => {
            let base = if let Some(Members::Spots(base)) = base { base.as_slice() } else { &[] };
            Members::Spots(members::merge(Three { base, ours, theirs }))
        }
        (None | Some(Members::Hexsides(_)), [Members::Hexsides(ours), Members::Hexsides(theirs)]) => {
            let base = if let Some(Members::Hexsides(base)) = base { base.as_slice() } else { &[] };
            Members::Hexsides(members::merge(Three { base, ours, theirs }))
        }
        (base, [ours, theirs]) => {
            let versions = Three { base, ours: Some(ours), theirs: Some(theirs) };
            let members = judge.settle(place, "merge-field-members", versions, |own| own.map_or_else(nothing, shown));
            members.unwrap_or(ours).clone()
        }
    }
}

fn shown(members: &Members) -> Argument {
    match members {
        Members::Hexes(hexes) => listed(hexes),
        Members::Spots(spots) => listed(spots),
        Members::Hexsides(sides) => listed(sides),
    }
}
