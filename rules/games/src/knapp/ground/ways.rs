//! Links between spots: what can be crossed, and by which side (K7.b, K7.c, K7.l).

use super::{Door, Edge, Figures, TerrainIndex};
use crate::board::{Board, SpotId};
use crate::hexside::Hexside;
use crate::knapp::distance::Distances;
use crate::map::HexsideKind;

/// A link to a neighbouring spot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Link {
    /// The spot it leads to.
    pub to: SpotId,
    /// The cost in half inches.
    pub cost: u8,
    /// The passage that leads there.
    pub way: Passage,
}

/// The kinds of passages between two neighbouring spots.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Passage {
    /// No barrier.
    Open,
    /// A door: the garrison opens it, the attackers have to break it.
    Door(u16),
    /// The perimeter at ground level.
    Edge(u16),
}

/// Returns the links out of each spot.
///
/// | between | crossed by |
/// |---|---|
/// | nothing, a dry streambed, a ramp, a breach | both sides |
/// | an inner wall, up to a roof or a platform or down | both sides, as a change of level |
/// | a doorway | the garrison; attackers once it is broken |
/// | any other wall, a loophole | neither side |
/// | the perimeter | never the garrison; attackers if there is no barrier, or through a breach or a broken gate |
pub(super) fn read(
    board: &Board,
    ranges: &Distances,
    high: &[bool],
    edges: &[Edge],
    doors: &[Door],
    figures: &Figures,
) -> Vec<Vec<Link>> {
    let change = Figures::small(figures.level_change);
    let of = |from: SpotId| {
        let mut steps = Vec::new();
        for crossing in board.crossings(from) {
            let side = board.side(from, crossing);
            let levels = high[from.index()] != high[crossing.to.index()];
            let Some(way) = way(from, crossing.to, crossing.kind, side, levels, edges, doors) else { continue };
            let enter = ranges.cost(board.spot(crossing.to).hex);
            let cost = if levels { enter.saturating_add(change) } else { enter };
            steps.push(Link { to: crossing.to, cost, way });
        }
        // A breach joins the foot of the wall and the spot behind it even if no crossing does.
        for (number, edge) in edges.iter().enumerate() {
            let to = match from {
                _ if from == edge.out => edge.low,
                _ if from == edge.low => edge.out,
                _ => continue,
            };
            if steps.iter().all(|step| step.to != to) {
                let enter = ranges.cost(board.spot(to).hex);
                let cost = if high[from.index()] == high[to.index()] { enter } else { enter.saturating_add(change) };
                steps.push(Link { to, cost, way: Passage::Edge(number as u16) });
            }
        }
        steps.sort_by_key(|step| step.to);
        steps
    };
    board.ids().map(of).collect()
}

fn way(
    from: SpotId,
    to: SpotId,
    kind: HexsideKind,
    side: Hexside,
    levels: bool,
    edges: &[Edge],
    doors: &[Door],
) -> Option<Passage> {
    if let Ok(number) = edges.binary_search_by_key(&side, |edge| edge.side) {
        let edge = &edges[number];
        let joined = [from, to].contains(&edge.out) && [from, to].contains(&edge.low);
        return joined.then_some(Passage::Edge(number as u16));
    }
    match kind {
        HexsideKind::Clear | HexsideKind::DryStreambed | HexsideKind::GunRamp | HexsideKind::Breach => {
            Some(Passage::Open)
        }
        HexsideKind::InnerWall => levels.then_some(Passage::Open),
        HexsideKind::Doorway => {
            let own = |door: &Door| door.side == side && door.spots.contains(&from) && door.spots.contains(&to);
            doors.iter().position(own).map(|door| Passage::Door(door as u16))
        }
        HexsideKind::StoneWall
        | HexsideKind::WoodenWall
        | HexsideKind::OuterWall
        | HexsideKind::ChurchWall
        | HexsideKind::Gunslit
        | HexsideKind::Impassable
        | HexsideKind::InteriorWall
        | HexsideKind::HighPalisade => None,
    }
}

impl Edge {
    /// Whether it has a door.
    #[must_use]
    pub const fn has_door(&self) -> bool {
        self.door != TerrainIndex::NONE
    }
}
