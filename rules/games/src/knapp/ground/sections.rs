//! Sections of the wall, and the stretches of wall that batteries can breach (K8.b, K15.c).

use super::{Edge, Figures, hexsides};
use crate::board::bearing;
use crate::board::{Board, BreachId};
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::map::{MapDocument, RegionKind};

/// A section of the wall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// Its name on the map.
    pub id: String,
    /// The side of the fort it faces, in quarters clockwise from north.
    pub quarter: u8,
    /// Its edges of the perimeter.
    pub edges: Vec<u16>,
}

/// A stretch of a section that one hit opens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Aim {
    /// The section.
    pub section: u8,
    /// The hexside in its middle, which identifies it.
    pub side: Hexside,
    /// Its edges of the perimeter.
    pub edges: Vec<u16>,
    /// The breaches it opens.
    pub breaches: Vec<BreachId>,
}

/// The maximum number of sections of a map.
const MOST: usize = 64;

/// Returns the sections and the stretches that can be aimed at, and sets the section of each edge.
pub(super) fn read(
    map: &MapDocument,
    board: &Board,
    figures: &Figures,
    edges: &mut [Edge],
) -> (Vec<Section>, Vec<Aim>) {
    let (mut sections, mut aims) = (Vec::new(), Vec::new());
    for region in map.regions_of(RegionKind::WALL_SECTION).take(MOST) {
        let number = sections.len() as u8;
        let place = |side: &Hexside| edges.binary_search_by_key(side, |edge| edge.side).ok();
        let own: Vec<u16> = hexsides(region).iter().filter_map(place).map(|edge| edge as u16).collect();
        for edge in &own {
            edges[usize::from(*edge)].section = number;
        }
        let facing = region.figures.get(RegionKind::FACING).copied().unwrap_or(0);
        aims.extend(stretches(board, figures, edges, &own, number));
        sections.push(Section { id: region.id.clone(), quarter: bearing::quarter(facing), edges: own });
    }
    aims.sort_by_key(|aim: &Aim| (aim.side, aim.section));
    aims.truncate(usize::from(u16::MAX) - 1);
    for aim in &aims {
        for edge in &aim.edges {
            let edge = &mut edges[usize::from(*edge)];
            edge.through |= u64::from(edge.open) << aim.section;
        }
    }
    (sections, aims)
}

/// The stretches of a section: chains of as many neighbouring edges as a breach has. Stretches with room for two stands
/// outside and two spots for castings inside are preferred; a shorter section falls as a whole.
fn stretches(board: &Board, figures: &Figures, edges: &[Edge], own: &[u16], section: u8) -> Vec<Aim> {
    let wanted = figures.breach_sides.clamp(1, 9) as usize;
    let side = |edge: u16| edges[usize::from(edge)].side;
    let mut found: Vec<Vec<u16>> = Vec::new();
    for first in own {
        grow(own, &side, wanted.min(own.len()), &mut vec![*first], &mut found);
    }
    for chain in &mut found {
        // The same chain is found from both ends.
        if chain.first() > chain.last() {
            chain.reverse();
        }
    }
    found.sort_unstable();
    found.dedup();
    let hexes = |chain: &Vec<u16>, hex: &dyn Fn(&Edge) -> Hex| {
        let mut hexes: Vec<Hex> = chain.iter().map(|edge| hex(&edges[usize::from(*edge)])).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes.len()
    };
    let out = |edge: &Edge| board.spot(edge.out).hex;
    let within = |edge: &Edge| board.spot(edge.low).hex;
    let even = |chain: &Vec<u16>| hexes(chain, &out) >= 2 && hexes(chain, &within) >= 2;
    if found.iter().any(even) {
        found.retain(even);
    }
    let aim = |chain: Vec<u16>| {
        let breaches = chain.iter().filter_map(|edge| board.breach_id(side(*edge))).collect();
        Some(Aim { section, side: side(*chain.get(chain.len() / 2)?), edges: chain, breaches })
    };
    let mut aims: Vec<Aim> = found.into_iter().filter_map(aim).collect();
    aims.sort_by_key(|aim| aim.side);
    aims.dedup_by_key(|aim| aim.side);
    aims
}

/// Collects the chains of `wanted` neighbouring edges that extend `chain`.
fn grow(own: &[u16], side: &impl Fn(u16) -> Hexside, wanted: usize, chain: &mut Vec<u16>, found: &mut Vec<Vec<u16>>) {
    if chain.len() >= wanted {
        found.push(chain.clone());
        return;
    }
    let Some(last) = chain.last().map(|edge| side(*edge)) else { return };
    for next in own {
        if !chain.contains(next) && last.meeting().any(|near| near == side(*next)) {
            chain.push(*next);
            grow(own, side, wanted, chain, found);
            chain.pop();
        }
    }
}
