//! The graph of areas for long-range searches: the roads between them and their costs while no room lies in rubble.

use super::{Game, Passage, Position};
use crate::side::Side;

/// A road from one area to another.
#[derive(Debug, Clone, Copy)]
pub(super) struct Road {
    pub(super) from: u16,
    pub(super) to: u16,
    /// The cost of the cheapest passage between the two, treating doors as open.
    cost: i32,
    /// The door it passes through, if any.
    pub(super) door: Option<u16>,
}

/// The roads of a map: those out of and into each area.
#[derive(Debug)]
pub(super) struct Roads {
    pub(super) out: Vec<Vec<Road>>,
    pub(super) into: Vec<Vec<Road>>,
}

impl Game {
    /// The roads between areas, built on first use.
    pub(super) fn roads(&self) -> &Roads {
        self.roads.get_or_init(|| {
            let (blank, count) = (Position::blank(), self.ground.areas.len());
            let mut roads = Roads { out: vec![Vec::new(); count], into: vec![Vec::new(); count] };
            for from in 0..count as u16 {
                for link in self.ground.ways(from) {
                    let Some((_, cost)) = self.way(&blank, from, link.to, Side::Texan) else { continue };
                    let door = if let Passage::Door(door) = link.way { Some(door) } else { None };
                    let road = Road { from, to: link.to, cost, door };
                    roads.out[usize::from(from)].push(road);
                    roads.into[usize::from(link.to)].push(road);
                }
            }
            roads
        })
    }

    /// The current cost of a road: rubble slows.
    pub(super) fn road_cost(&self, position: &Position, road: &Road) -> i32 {
        if !Self::is_strewn(position, road.to) {
            return road.cost;
        }
        self.way(position, road.from, road.to, Side::Texan).map_or(road.cost, |(_, cost)| cost)
    }
}
