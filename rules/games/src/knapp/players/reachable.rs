//! Fast reachability of spots in one move, for players; each step is checked again when it is taken.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::board::SpotId;
use crate::draw::Draw;
use crate::knapp::{Game, Link, Passage, Position};
use crate::play::PieceId;

/// The spots a piece can reach, each with its cost and the spot before it.
#[derive(Debug, Clone)]
pub(super) struct Reachable {
    from: SpotId,
    found: Vec<(SpotId, u8, SpotId)>,
}

impl Reachable {
    /// Finds the walks of a casting or an individual stand.
    pub(super) fn new(game: &Game, position: &Position, piece: PieceId) -> Self {
        let from = position.state(piece).at;
        let points = game.left(position, piece);
        let casting = game.is_casting(piece);
        let can = |step: &Link| match step.way {
            _ if position.crowd(step.to).castings > 0 && !casting => false,
            _ if position.crowd(step.to).stands > 0 => false,
            Passage::Open => game.ground.inside[step.to.index()] || !casting,
            Passage::Door(door) => casting || position.is_broken(door),
            Passage::Edge(edge) => {
                let own = game.ground.edge(edge);
                let open = own.open || own.has_door() && position.is_broken(own.door) || game.is_gap(position, edge);
                !casting && open && !game.is_defended(position, own.section)
            }
        };
        let mut best = vec![u8::MAX; game.board().len()];
        let (mut open, mut found) = (BinaryHeap::new(), Vec::<(SpotId, u8, SpotId)>::new());
        best[from.index()] = 0;
        open.push(Reverse((0u8, from, from)));
        while let Some(Reverse((spent, at, before))) = open.pop() {
            if best[at.index()] < spent {
                continue;
            }
            found.push((at, spent, before));
            for step in &game.ground.steps[at.index()] {
                let cost = spent.saturating_add(step.cost);
                // Most steps lead to where a shorter way is known, so that is checked first.
                if cost <= points && cost < best[step.to.index()] && can(step) {
                    best[step.to.index()] = cost;
                    open.push(Reverse((cost, step.to, at)));
                }
            }
        }
        Self { from, found }
    }

    /// The reachable spots with their costs, including its own at cost 0.
    pub(super) fn spots(&self) -> impl Iterator<Item = (SpotId, u8)> + '_ {
        self.found.iter().map(|(spot, cost, _)| (*spot, *cost))
    }

    /// The spots entered on the path to a spot, in order.
    pub(super) fn way(&self, to: SpotId) -> Vec<SpotId> {
        let (mut at, mut way) = (to, Vec::new());
        while at != self.from {
            way.push(at);
            match self.found.iter().find(|(spot, ..)| *spot == at) {
                Some((_, _, before)) => at = *before,
                None => return Vec::new(),
            }
        }
        way.reverse();
        way
    }

    /// The spot with the highest value; between equals the draw decides.
    pub(super) fn best_by(&self, game: &Game, draw: Draw, worth: impl Fn(SpotId, u8) -> i32) -> Option<(SpotId, i32)> {
        let all = self.spots().map(|(spot, cost)| (spot, worth(spot, cost)));
        let rank = |spot: SpotId| draw.rank(game.board().identity(spot));
        all.max_by(|a, b| a.1.cmp(&b.1).then_with(|| rank(a.0).cmp(&rank(b.0))))
    }
}
