//! Fast reachability of spots in one move, for players; each step is checked again when it is taken.

use crate::board::SpotId;
use crate::draw::Draw;
use crate::knapp::{Game, Link, Passage, Position};
use crate::play::PieceId;
use crate::player::CostQueue;

/// The spots a piece can reach, with the cheapest way to each.
#[derive(Debug, Clone)]
pub(super) struct Reachable {
    from: SpotId,
    /// The reachable spots with their costs.
    found: Vec<(SpotId, u8)>,
    /// For each spot of the board, the cost of the way to it and the spot before it on that way.
    ways: Vec<(u8, SpotId)>,
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
        let mut ways = vec![(u8::MAX, from); game.board().len()];
        let (mut open, mut found) = (CostQueue::default(), Vec::new());
        ways[from.index()] = (0, from);
        open.push(0, from);
        while let Some((spent, at)) = open.pop() {
            let spent = spent as u8;
            if ways[at.index()].0 < spent {
                continue;
            }
            found.push((at, spent));
            for step in &game.ground.steps[at.index()] {
                let cost = spent.saturating_add(step.cost);
                let (known, before) = ways[step.to.index()];
                // Of equal ways the one by the spot that is reached soonest is taken, then that by the first spot.
                let level = cost == known && ways[before.index()].0 == spent && at < before;
                // Most steps lead to where a shorter way is known, so that is checked first.
                if cost > points || cost >= known && !level || !can(step) {
                    continue;
                }
                ways[step.to.index()] = (cost, at);
                if !level {
                    open.push(usize::from(cost), step.to);
                }
            }
        }
        Self { from, found, ways }
    }

    /// The spots entered on the path to a spot that can be reached, in order.
    pub(super) fn way(&self, to: SpotId) -> Vec<SpotId> {
        let mut way: Vec<SpotId> = std::iter::successors(Some(to), |at| Some(self.ways[at.index()].1))
            .take_while(|at| *at != self.from)
            .collect();
        way.reverse();
        way
    }

    /// The spot with the highest value; between equals the draw decides.
    pub(super) fn best_by(&self, game: &Game, draw: Draw, worth: impl Fn(SpotId, u8) -> i32) -> Option<(SpotId, i32)> {
        let all = self.found.iter().map(|(spot, cost)| (*spot, worth(*spot, *cost)));
        let rank = |spot: SpotId| draw.rank(game.board().identity(spot));
        all.max_by(|a, b| a.1.cmp(&b.1).then_with(|| rank(a.0).cmp(&rank(b.0))))
    }
}
