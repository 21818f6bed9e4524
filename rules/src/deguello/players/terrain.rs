//! What a player knows of the ground: how far areas lie from one another, and where the wall can be got over.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::board::SpotId;
use crate::deguello::{Game, Made, Position, Way};
use crate::play::PieceId;
use crate::side::Side;

/// Movement points nobody has.
pub(super) const FAR: i32 = 9_999;
/// What a barred door counts for, beside the area behind it.
const BARRED: i32 = 4;

/// Movement points from every area to the nearest of some, for a side: doors that are barred to it cost more, a ladder as
/// much as climbing it.
pub(super) fn distances(game: &Game, position: &Position, goals: impl Iterator<Item = u16>, side: Side) -> Vec<i32> {
    let mut back = vec![Vec::new(); game.ground.areas.len()];
    for_roads(game, position, side, |from, to, cost| back[usize::from(to)].push((from, cost)));
    spread(&back, goals)
}

/// The same from one area to every other.
pub(super) fn distances_from(game: &Game, position: &Position, from: u16, side: Side) -> Vec<i32> {
    let mut forth = vec![Vec::new(); game.ground.areas.len()];
    for_roads(game, position, side, |from, to, cost| forth[usize::from(from)].push((to, cost)));
    spread(&forth, std::iter::once(from))
}

/// Every way a side may take, with the areas it joins and what it costs.
fn for_roads(game: &Game, position: &Position, side: Side, mut found: impl FnMut(u16, u16, i32)) {
    for from in 0..game.ground.areas.len() as u16 {
        let mut last = None;
        for link in &game.ground.links[usize::from(from)] {
            let open = match last {
                Some((to, cost)) if to == link.to => cost,
                _ => game.way(position, from, link.to, Side::Texan).map_or(FAR, |(_, cost)| cost),
            };
            last = Some((link.to, open));
            let barred = matches!(link.way, Way::Door(door) if side == Side::Mexican && !position.is_broken(door));
            let leaves = side == Side::Texan && !game.ground.area(link.to).inside;
            if !leaves {
                found(from, link.to, open + if barred { BARRED } else { 0 });
            }
        }
    }
    for edge in position.ladders.iter().map(|edge| game.ground.edge(*edge)).filter(|_| side == Side::Mexican) {
        if let [Some(out), Some(top)] = [edge.out, edge.top].map(|spot| game.ground.area_of(spot)) {
            found(out, top, 2);
        }
    }
}

/// What it costs to come from some areas to every other by roads from each.
fn spread(roads: &[Vec<(u16, i32)>], starts: impl Iterator<Item = u16>) -> Vec<i32> {
    let mut found = vec![FAR; roads.len()];
    let mut open = BinaryHeap::new();
    for start in starts {
        if found[usize::from(start)] > 0 {
            found[usize::from(start)] = 0;
            open.push(Reverse((0, start)));
        }
    }
    while let Some(Reverse((spent, at))) = open.pop() {
        if found[usize::from(at)] < spent {
            continue;
        }
        for (next, cost) in &roads[usize::from(at)] {
            let cost = spent + cost;
            if cost < found[usize::from(*next)] {
                found[usize::from(*next)] = cost;
                open.push(Reverse((cost, *next)));
            }
        }
    }
    found
}

/// Whether attackers get over an edge of the perimeter: by a ladder where nobody stands beside it, or without one.
pub(super) fn is_passable(game: &Game, position: &Position, edge: u16) -> bool {
    let own = game.ground.edge(edge);
    match own.made {
        Made::Wall => own.scalable && game.beside(position, edge).is_empty(),
        Made::Palisade | Made::Bastion | Made::Open => true,
        Made::Gate => position.is_broken(own.door),
    }
}

/// The edges a spot outside lies at that can be got over.
pub(super) fn edges<'g>(game: &'g Game, position: &'g Position, spot: SpotId) -> impl Iterator<Item = u16> + 'g {
    let fronts = game.ground.fronts.get(spot.index()).map_or(&[][..], Vec::as_slice);
    fronts.iter().copied().filter(move |edge| is_passable(game, position, *edge))
}

/// The next areas from one towards others, nearest to them first.
pub(super) fn towards(game: &Game, position: &Position, from: u16, found: &[i32], side: Side) -> Vec<u16> {
    let here = found[usize::from(from)];
    let links = game.ground.links[usize::from(from)].iter().map(|link| link.to);
    let mut next: Vec<u16> = links.filter(|to| found[usize::from(*to)] < here).collect();
    next.sort_by_key(|to| (found[usize::from(*to)], *to));
    next.dedup();
    next.retain(|to| game.way(position, from, *to, side).is_some());
    next
}

/// The pieces of a side that stand, units and officers.
pub(super) fn standing(game: &Game, position: &Position, side: Side) -> Vec<PieceId> {
    let all = game.units.iter().chain(&game.officers).copied();
    all.filter(|own| game.side(*own) == Some(side) && position.of(*own).stands()).collect()
}
