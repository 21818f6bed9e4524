//! Terrain knowledge of the players: distances between areas, and where the wall can be crossed.

use crate::board::SpotId;
use crate::deguello::{Game, PerimeterKind, Position};
use crate::draw::Draw;
use crate::player::CostQueue;
use crate::side::Side;

/// A movement point distance that means out of reach.
pub(super) const FAR: i32 = 9_999;
/// The extra cost of a barred door.
const BARRED: i32 = 4;

/// What keeps attackers from a road.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bar {
    /// Barred doors cost extra.
    Doors,
    /// Barred doors cost extra, and nobody leaves the fort.
    Fort,
    /// Nobody breaks a door or leaves the fort.
    ShutFort,
}

/// The direction in which roads are followed.
#[derive(Debug, Clone, Copy)]
enum Look {
    Back,
    Ahead,
}

/// The movement points from each area to the nearest of `goals`, for a side: doors barred to it cost extra, a ladder
/// costs as much as climbing it.
pub(super) fn distances(game: &Game, position: &Position, goals: impl Iterator<Item = u16>, side: Side) -> Vec<i32> {
    spread(game, position, goals, side, Look::Back, Bar::Doors, None)
}

/// As `distances`, for somebody who only asks about areas nearer to the goals than the one it is in: the others may show
/// too much.
pub(super) fn distances_nearer(
    game: &Game,
    position: &Position,
    goals: impl Iterator<Item = u16>,
    side: Side,
    area: u16,
) -> Vec<i32> {
    spread(game, position, goals, side, Look::Back, Bar::Doors, Some(area))
}

/// The movement points from each area of the fort to the nearest of `goals`, for attackers who do not leave it again: who
/// went out to come in elsewhere would meet the wall. Doors barred to them cost extra; areas outside are [`FAR`].
pub(super) fn distances_inside(game: &Game, position: &Position, goals: impl Iterator<Item = u16>) -> Vec<i32> {
    let mut found = spread(game, position, goals, Side::Mexican, Look::Back, Bar::Fort, None);
    for (away, area) in found.iter_mut().zip(&game.ground.areas) {
        *away = if area.inside { *away } else { FAR };
    }
    found
}

/// The movement points from each area to the nearest of `goals`, for attackers who break no door and do not leave the fort.
pub(super) fn open_distances(game: &Game, position: &Position, goals: impl Iterator<Item = u16>) -> Vec<i32> {
    spread(game, position, goals, Side::Mexican, Look::Back, Bar::ShutFort, None)
}

/// The movement points from one area to each other area, for a side.
pub(super) fn distances_from(game: &Game, position: &Position, from: u16, side: Side) -> Vec<i32> {
    spread(game, position, std::iter::once(from), side, Look::Ahead, Bar::Doors, None)
}

/// The search ends at `last`, if it comes there.
fn spread(
    game: &Game,
    position: &Position,
    starts: impl Iterator<Item = u16>,
    side: Side,
    look: Look,
    bar: Bar,
    last: Option<u16>,
) -> Vec<i32> {
    let roads = game.roads();
    let ladders = position.ladders.iter().map(|edge| game.ground.edge(*edge)).filter(|_| side == Side::Mexican);
    let ends = ladders.filter_map(|edge| Some([game.ground.area_of(edge.out)?, game.ground.area_of(edge.top)?]));
    let ladders: Vec<[u16; 2]> = ends.collect();
    let mut found = vec![FAR; game.ground.areas.len()];
    let mut open = CostQueue::default();
    let reach = |found: &mut [i32], open: &mut CostQueue<u16>, area: u16, cost: i32| {
        if cost < found[usize::from(area)] {
            found[usize::from(area)] = cost;
            open.push(cost as usize, area);
        }
    };
    for start in starts {
        reach(&mut found, &mut open, start, 0);
    }
    while let Some((spent, at)) = open.pop() {
        let spent = spent as i32;
        if found[usize::from(at)] < spent {
            continue;
        }
        if Some(at) == last {
            break;
        }
        let roads = match look {
            Look::Back => &roads.into[usize::from(at)],
            Look::Ahead => &roads.out[usize::from(at)],
        };
        for road in roads {
            let next = match look {
                Look::Back => road.from,
                Look::Ahead => road.to,
            };
            let mut cost = spent + game.road_cost(position, road);
            // Most roads lead to where a shorter way is known, so that is checked first.
            if cost >= found[usize::from(next)] || side == Side::Texan && !game.ground.area(road.to).inside {
                continue;
            }
            if bar != Bar::Doors && game.ground.area(road.from).inside && !game.ground.area(road.to).inside {
                continue;
            }
            if side == Side::Mexican && road.door.is_some_and(|door| !position.is_broken(door)) {
                if bar == Bar::ShutFort {
                    continue;
                }
                cost += BARRED;
            }
            reach(&mut found, &mut open, next, cost);
        }
        for [out, top] in ladders.iter().copied() {
            match look {
                Look::Back if top == at => reach(&mut found, &mut open, out, spent + 2),
                Look::Ahead if out == at => reach(&mut found, &mut open, top, spent + 2),
                Look::Back | Look::Ahead => {}
            }
        }
    }
    found
}

/// Whether attackers can cross an edge of the perimeter: by a ladder if no defender stands beside it, or without one.
pub(super) fn is_passable(game: &Game, position: &Position, edge: u16) -> bool {
    let own = game.ground.edge(edge);
    match own.made {
        PerimeterKind::Wall => own.scalable && game.beside(position, edge).is_empty(),
        PerimeterKind::Palisade | PerimeterKind::Bastion | PerimeterKind::Open => true,
        PerimeterKind::Gate => position.is_broken(own.door),
    }
}

/// The edges at a spot outside that can be crossed.
pub(super) fn edges<'g>(game: &'g Game, position: &'g Position, spot: SpotId) -> impl Iterator<Item = u16> + 'g {
    let fronts = game.ground.fronts.get(spot.index()).map_or(&[][..], Vec::as_slice);
    fronts.iter().copied().filter(move |edge| is_passable(game, position, *edge))
}

/// The neighbouring areas closer to the goal, the closest first.
pub(super) fn towards(game: &Game, position: &Position, draw: Draw, from: u16, found: &[i32], side: Side) -> Vec<u16> {
    let here = found[usize::from(from)];
    let links = game.ground.links[usize::from(from)].iter().map(|link| link.to);
    let mut next: Vec<u16> = links.filter(|to| found[usize::from(*to)] < here).collect();
    next.sort_unstable();
    next.dedup();
    next.sort_by_key(|to| (found[usize::from(*to)], draw.rank(game.area_identity(*to))));
    next.retain(|to| game.way(position, from, *to, side).is_some());
    next
}
