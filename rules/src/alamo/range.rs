//! Where a piece can end its move and at what cost, found fast: for players who weigh many moves.
//!
//! [`Game::reach`] says the same with ways and reasons. Its steps are the engine's own; here the engine is asked once
//! what cannot change while a single unit moves, and the rest is a search over flat tables. That every spot and every
//! cost are the same is tested on positions of whole games.

mod front;

#[cfg(test)]
mod tests;

use self::front::Front;
use super::{Game, PieceId, Position};
use crate::board::{Board, Link, SpotId};
use crate::side::Side;

/// Where a piece can end its move: a workspace to be used again and again, for whatever game.
#[derive(Debug, Clone, Default)]
pub struct Range {
    points: u8,
    ends: Vec<SpotId>,
    /// The least cost known to each spot; 0 where the piece never comes.
    least: Vec<u8>,
    /// Spots to go on from, by what has been spent.
    open: Vec<Vec<SpotId>>,
    front: Front,
}

/// No way is known yet.
const UNKNOWN: u8 = u8::MAX;

impl Range {
    /// The movement points the piece starts with.
    #[must_use]
    pub const fn points(&self) -> u8 {
        self.points
    }

    /// The spots where the move can end and the least cost of each, in the order they were found; the piece's own spot
    /// is left out.
    pub fn ends(&self) -> impl ExactSizeIterator<Item = (SpotId, u8)> + '_ {
        self.ends.iter().map(|spot| (*spot, self.least[spot.index()]))
    }

    fn start(&mut self, board: &Board, points: u8) {
        self.points = points;
        self.ends.clear();
        self.least.clear();
        self.least.resize(board.len(), UNKNOWN);
        self.open.iter_mut().for_each(Vec::clear);
        self.open.resize_with(self.open.len().max(usize::from(points) + 1), Vec::new);
    }
}

impl Game {
    /// Where a piece can end its move from where it stands, in the phase of the position.
    ///
    /// Units on their own are searched fast and without allocating once the workspace has been used. Leaders, and
    /// units with leaders or a battery in company, take the exact search.
    pub fn range(&self, position: &Position, piece: PieceId, range: &mut Range) {
        range.start(&self.board, self.points(position, piece));
        if self.may_move(position, piece).is_err() {
            return;
        }
        if !self.is_alone(position, piece) {
            for way in self.reach(position, piece).ways {
                range.least[way.to().index()] = way.cost();
                range.ends.push(way.to());
            }
        } else if self.holder(position, piece, position.of(piece).at).is_none() {
            range.front.look(self, position, piece);
            self.spread(position, piece, range);
        }
    }

    /// Whether a piece is a unit that takes nobody along.
    fn is_alone(&self, position: &Position, piece: PieceId) -> bool {
        let tow = position.mover.is_some_and(|mover| mover.piece == piece && mover.tow.is_some());
        self.piece(piece).is_unit() && !tow && self.company(position, piece).is_empty()
    }

    /// Goes out from the unit's spot, the cheapest first.
    fn spread(&self, position: &Position, unit: PieceId, range: &mut Range) {
        let Range { points, ends, least, open, front } = range;
        let (points, start, side) = (*points, position.of(unit).at, self.side(unit));
        let links = self.board.links();
        let bounds = (side == Side::Texan && self.parameters.confined).then(|| self.board.confines());
        least[start.index()] = 0;
        for spot in &front.shut {
            least[spot.index()] = 0;
        }
        open[0].push(start);
        for spent in 0..=points {
            let mut next = 0;
            while let Some(&from) = open[usize::from(spent)].get(next) {
                next += 1;
                if least[from.index()] < spent {
                    continue;
                }
                for link in links.from(from) {
                    if link.cost > points - spent {
                        break;
                    }
                    let (to, cost) = (link.to, spent + link.cost);
                    let known = least[to.index()];
                    if cost >= known
                        || bounds.is_some_and(|bounds| !bounds.contains(to))
                        || link.barrier != Link::FREE && front.is_guarded(to) && self.bars(position, side, from, *link)
                    {
                        continue;
                    }
                    least[to.index()] = cost;
                    if known == UNKNOWN && !front.has_friend(to) {
                        ends.push(to);
                    }
                    if !front.stops(to) && points - cost >= links.cheapest() {
                        open[usize::from(cost)].push(to);
                    }
                }
            }
        }
    }

    /// Whether an enemy beyond a wall bars the crossing of it (6.3).
    fn bars(&self, position: &Position, side: Side, from: SpotId, link: Link) -> bool {
        let crossing = &self.board.crossings(from)[usize::from(link.barrier)];
        self.wall_ban(position, side, crossing).is_err()
    }
}
