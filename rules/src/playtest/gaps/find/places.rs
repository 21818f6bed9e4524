//! Spots, hexsides, areas, rooms, gun sites and regions no piece comes to.

use std::collections::BTreeMap;

use super::{Both, GapList, at};
use crate::board::SpotId;
use crate::map::Members;
use crate::play::Shown;
use crate::playtest::gaps::first_seen::Sightings;
use crate::playtest::gaps::{GapItem, GapSubject};
use crate::spot::Level;
use crate::system::System;

/// A place, with its sightings in the drawn and in the played series.
type PlaceMarks = (GapItem, Sightings, Sightings);

impl<G: System + Shown> Both<'_, G> {
    pub(super) fn places(&self, found: &mut GapList) {
        self.spots(found);
        self.hexsides(found);
        let map = &self.project.map;
        let areas = map.entry_areas.iter().map(|area| {
            let spots = area.hexes.iter().flat_map(|hex| self.ground.game.board().spots_of(*hex)).collect::<Vec<_>>();
            let sum = |seen: &super::CoverageMarks| sum(&seen.arrived, &spots);
            (GapItem::Named(area.number.to_string(), area.name.clone()), sum(self.drawn), sum(self.played))
        });
        found.unless_played(GapSubject::EntryArea, "", areas.collect());
        let rooms = map.rooms.iter().filter_map(|room| {
            let spots: Vec<SpotId> = room.spots.iter().filter_map(|own| self.ground.game.board().id(*own)).collect();
            let sum = |seen: &super::CoverageMarks| sum(&seen.entered, &spots);
            let line = (GapItem::Named(room.id.clone(), room.name.clone()), sum(self.drawn), sum(self.played));
            (!spots.is_empty()).then_some(line)
        });
        found.unless_played(GapSubject::Room, "", rooms.collect());
        let sites = map.gun_sites.iter().filter_map(|site| {
            let spot = self.ground.game.board().id(site.at)?.index();
            Some((GapItem::Name(site.at.to_string()), at(&self.drawn.guns, spot), at(&self.played.guns, spot)))
        });
        found.unless_played(GapSubject::GunSite, "", sites.collect());
        self.regions(found);
    }

    fn spots(&self, found: &mut GapList) {
        let board = self.ground.game.board();
        for level in Level::ALL {
            let own = board.ids().filter(|spot| board.spot(*spot).level == level);
            let line = |spot: SpotId| {
                let name = board.shown(board.spot(spot));
                (GapItem::Name(name), at(&self.drawn.entered, spot.index()), at(&self.played.entered, spot.index()))
            };
            found.unless_played(GapSubject::Spot, level.word(), own.map(line).collect());
        }
    }

    fn hexsides(&self, found: &mut GapList) {
        let mut kinds: BTreeMap<String, Vec<PlaceMarks>> = BTreeMap::new();
        for (place, (side, kind)) in self.ground.sides.iter().enumerate() {
            let line =
                (GapItem::Name(side.to_string()), at(&self.drawn.crossed, place), at(&self.played.crossed, place));
            kinds.entry(kind.word()).or_default().push(line);
        }
        for (kind, lines) in kinds {
            found.unless_played(GapSubject::Hexside, &kind, lines);
        }
    }

    fn regions(&self, found: &mut GapList) {
        let board = self.ground.game.board();
        let mut kinds: BTreeMap<String, Vec<PlaceMarks>> = BTreeMap::new();
        for region in &self.project.map.regions {
            let line = if let Members::Hexsides(sides) = &region.members {
                let places = self.ground.sides.iter().enumerate().filter(|(_, (own, _))| sides.contains(&own.side));
                let places: Vec<usize> = places.map(|(place, _)| place).collect();
                let sum = |seen: &super::CoverageMarks| {
                    let marks: Vec<Sightings> = places.iter().map(|place| at(&seen.crossed, *place)).collect();
                    Sightings::sum(&marks)
                };
                (!places.is_empty()).then(|| (sum(self.drawn), sum(self.played)))
            } else {
                let spots: Vec<SpotId> = board.spots_in(&region.members).iter().collect();
                let sum = |seen: &super::CoverageMarks| sum(&seen.entered, &spots);
                (!spots.is_empty()).then(|| (sum(self.drawn), sum(self.played)))
            };
            if let Some((drawn, played)) = line {
                let what = GapItem::Named(region.id.clone(), region.name.clone());
                kinds.entry(region.kind.clone()).or_default().push((what, drawn, played));
            }
        }
        for (kind, lines) in kinds {
            found.unless_played(GapSubject::Region, &kind, lines);
        }
    }
}

/// Returns the sum of the sightings of several spots.
fn sum(marks: &[Sightings], spots: &[SpotId]) -> Sightings {
    let own: Vec<Sightings> = spots.iter().map(|spot| at(marks, spot.index())).collect();
    Sightings::sum(&own)
}
