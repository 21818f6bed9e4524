//! The spots where a piece can end its move, with their costs but without the paths: for players that weigh many moves.
//!
//! [`Game::reach`] finds the same spots with paths and reasons, using the engine's own steps. Here the engine is asked
//! once for everything that cannot change while a single unit moves; the rest is a search over rows of bits that
//! expands all spots of equal cost together. Tests on positions of whole games check that all spots and costs are the
//! same.

#[cfg(test)]
mod tests;

use super::side_masks::{BoardMasks, SideMasks};
use super::{Game, PieceId, Position};
use crate::bits;
use crate::board::{Barrier, SpotId};

/// The spots where a piece can end its move: a reusable workspace, for any game.
#[derive(Debug, Clone, Default)]
pub struct MoveRange {
    points: u8,
    /// The number of words in a set of spots.
    words: usize,
    /// The sets of spots by minimum cost, concatenated.
    rings: Vec<u64>,
    /// Spots that need not be visited, or not again.
    settled: Vec<u64>,
    /// Spots settled in the current ring.
    kept: Vec<u64>,
    /// Spots to expand.
    fresh: Vec<u64>,
    /// The rings including the spots of friendly units, through which paths lead.
    through: Vec<u64>,
    /// Spots where an enemy zone of control ends the move.
    stops: Vec<u64>,
    pub(super) field: BoardMasks,
}

impl MoveRange {
    /// The movement points the piece starts with.
    #[must_use]
    pub const fn points(&self) -> u8 {
        self.points
    }

    /// The spots where the move can end, each with its minimum cost: by cost, then by spot. The piece's own spot is
    /// excluded.
    pub fn ends(&self) -> impl Iterator<Item = (SpotId, u8)> + '_ {
        let (mut at, mut word) = (0, self.rings.first().copied().unwrap_or(0));
        let (mut ring, mut place) = (0, 0);
        std::iter::from_fn(move || {
            while word == 0 {
                at += 1;
                word = *self.rings.get(at)?;
                place += 1;
                if place == self.words {
                    (ring, place) = (ring + 1, 0);
                }
            }
            let spot = SpotId((place * bits::WORD) as u16 + word.trailing_zeros() as u16);
            word &= word - 1;
            Some((spot, ring))
        })
    }

    fn start(&mut self, words: usize, points: u8) {
        (self.points, self.words) = (points, words);
        self.rings.clear();
        self.through.clear();
        self.rings.resize(words * (usize::from(points) + 1), 0);
    }

    fn ring(&mut self, cost: u8) -> &mut [u64] {
        &mut self.rings[usize::from(cost) * self.words..][..self.words]
    }
}

impl Game {
    /// Finds the spots where a piece can end its move from its current spot, in the phase of the position.
    ///
    /// Units on their own are searched fast, without allocating once the workspace has been used. Leaders, units
    /// accompanied by leaders or a battery, and moves under house rules on zones take the exact search.
    pub fn range(&self, position: &Position, piece: PieceId, range: &mut MoveRange) {
        if !self.range_fast(position, piece, range) {
            for way in self.reach(position, piece).ways {
                insert(range.ring(way.cost()), way.to());
            }
        }
    }

    /// Fills a range with the fast search if it applies; returns `false` if only the exact search would be correct.
    pub(super) fn range_fast(&self, position: &Position, piece: PieceId, range: &mut MoveRange) -> bool {
        range.start(bits::words(self.board.len()), self.points(position, piece));
        if self.may_move(position, piece).is_err() {
            return true;
        }
        if self.bends_steps(position, piece, range.points)
            || !self.is_alone(position, piece)
            || !self.parameters.zones_as_printed()
            // Free breaches would make a ring grow while it is being expanded.
            || !position.breaches.is_empty() && self.board.breached().cost == 0
        {
            return false;
        }
        if self.holder(position, piece, position.state(piece).at).is_none() {
            range.field.look(self, position, self.side(piece));
            range.field.note_stops(self, position, piece, &mut range.stops);
            self.spread(position, piece, range);
        }
        true
    }

    /// The spots a unit enters on a cheapest path to a spot of a range filled by the fast search, in order.
    pub(super) fn range_way(&self, position: &Position, piece: PieceId, range: &MoveRange, to: SpotId) -> Vec<SpotId> {
        let start = position.state(piece).at;
        let ring = |cost: u8| &range.through[usize::from(cost) * range.words..][..range.words];
        let Some(cost) = (0..=range.points).find(|cost| !range.through.is_empty() && has(ring(*cost), to)) else {
            return Vec::new();
        };
        // If steps cost nothing, a path could go round in circles: then every spot is expanded backwards only once,
        // which yields the path with the fewest steps.
        let may_circle = self.board.links().has_free();
        let mut seen = vec![0; if may_circle { range.words } else { 0 }];
        // Each spot with the points spent so far and the index of the spot entered from it.
        let mut found = vec![(to, cost, 0)];
        let mut next = 0;
        while let Some(&(here, cost, _)) = found.get(next).filter(|(here, ..)| *here != start) {
            let mut before = self.board.crossings(here).iter().filter_map(|back| {
                let from = back.to;
                let crossing = self.crossing(position, from, here).filter(|crossing| crossing.cost <= cost)?;
                let left = cost - crossing.cost;
                let open = if from == start { left == 0 } else { !has(&range.stops, from) };
                let comes = open && has(ring(left), from) && self.wall_ban(position, piece, from, &crossing).is_ok();
                comes.then_some((from, left, next))
            });
            if may_circle {
                insert(&mut seen, here);
                for step in before {
                    if !has(&seen, step.0) {
                        insert(&mut seen, step.0);
                        found.push(step);
                    }
                }
            } else {
                found.extend(before.next());
            }
            next += 1;
        }
        if next == 0 || next >= found.len() {
            return Vec::new();
        }
        let on = |at: &usize| Some(found[*at].2).filter(|_| *at != 0);
        std::iter::successors(Some(next), on).skip(1).map(|at| found[at].0).collect()
    }

    /// Whether a piece is a unit that takes no other piece along.
    fn is_alone(&self, position: &Position, piece: PieceId) -> bool {
        let tow = position.mover.is_some_and(|mover| mover.piece == piece && mover.towing > 0);
        let led = self.leaders.iter().any(|leader| position.state(*leader).with == Some(piece));
        self.piece(piece).is_unit() && !tow && !led
    }

    /// Expands the range from the unit's spot, cheapest spots first.
    fn spread(&self, position: &Position, unit: PieceId, range: &mut MoveRange) {
        let MoveRange { points, words, rings, settled, kept, fresh, through, stops, field } = range;
        let (points, words, start) = (*points, *words, position.state(unit).at);
        let links = self.board.links();
        let (grounds, guarded_spots) = (field.grounds(), field.guarded());
        settled.clear();
        settled.extend(grounds.iter().map(SideMasks::closed));
        insert(&mut rings[..words], start);
        fresh.clear();
        fresh.resize(words, 0);
        for spent in 0..=points {
            let ring = |cost| usize::from(cost) * words..(usize::from(cost) + 1) * words;
            kept.clear();
            kept.resize(words, 0);
            // If steps cost nothing, a ring grows while it is being expanded.
            while let Some(new) = settle(&mut rings[ring(spent)], settled, kept, fresh, stops) {
                if !position.breaches.is_empty() {
                    for from in field.take_breached(new.clone(), fresh) {
                        let crossings = self.crossings(position, from);
                        let crossings = crossings.filter(|crossing| crossing.cost <= points - spent);
                        for crossing in crossings.filter(|own| self.wall_ban(position, unit, from, own).is_ok()) {
                            insert(&mut rings[ring(spent + crossing.cost)], crossing.to);
                        }
                    }
                }
                for (cost, rows) in links.open.iter().take_while(|(cost, _)| *cost <= points - spent) {
                    let reached = &mut rings[ring(spent + cost)];
                    each(new.clone(), fresh, &rows.any, |from| links.spread(rows, from, reached));
                }
                for (cost, rows) in links.walls.iter().take_while(|(cost, _)| *cost <= points - spent) {
                    let reached = &mut rings[ring(spent + cost)];
                    each(new.clone(), fresh, &rows.any, |from| {
                        let mut held = 0;
                        for (at, walls) in links.row(rows, from) {
                            let sure = walls & !guarded_spots[at];
                            reached[at] |= sure;
                            held |= walls & !sure;
                        }
                        if held != 0 {
                            let guarded = links.barriers(from).iter().filter(|barrier| barrier.cost == *cost);
                            for barrier in guarded.filter(|barrier| !self.bars(position, unit, **barrier)) {
                                insert(reached, barrier.to);
                            }
                        }
                    });
                }
                if !links.has_free() {
                    break;
                }
            }
        }
        through.clone_from(rings);
        // The unit's own spot is among those of friendly units.
        settled.clear();
        settled.extend(grounds.iter().map(|ground| ground.friends));
        for ring in rings.chunks_exact_mut(words) {
            ring.iter_mut().zip(&*settled).for_each(|(word, friends)| *word &= !friends);
        }
    }

    /// Whether an enemy beyond a wall bars crossing it (6.3).
    fn bars(&self, position: &Position, unit: PieceId, barrier: Barrier) -> bool {
        let crossing = &self.board.crossings(barrier.from)[usize::from(barrier.place)];
        self.wall_ban(position, unit, barrier.from, crossing).is_err()
    }
}

/// Settles the new spots of a ring; those that no zone stops become `fresh`, to be expanded. Returns the range of words
/// that contain new spots; `None` if there are none.
fn settle(
    ring: &mut [u64],
    settled: &mut [u64],
    kept: &mut [u64],
    fresh: &mut [u64],
    stops: &[u64],
) -> Option<std::ops::Range<usize>> {
    let (mut first, mut end) = (usize::MAX, 0);
    let words = ring.iter_mut().zip(settled).zip(kept).zip(fresh).zip(stops);
    for (at, ((((ring, settled), kept), fresh), stops)) in words.enumerate() {
        let new = *ring & !*settled;
        *settled |= new;
        *kept |= new;
        *ring = *kept;
        *fresh = new & !stops;
        if new != 0 {
            (first, end) = (first.min(at), at + 1);
        }
    }
    (end != 0).then_some(first..end)
}

/// Visits the spots common to two sets within a range of words.
fn each(words: std::ops::Range<usize>, set: &[u64], other: &[u64], mut visit: impl FnMut(SpotId)) {
    for at in words {
        bits::each(at, set[at] & other[at], |spot| visit(SpotId(spot as u16)));
    }
}

/// Whether a spot is in a set.
fn has(set: &[u64], spot: SpotId) -> bool {
    bits::has(set, spot.index())
}

/// Inserts a spot into a set.
fn insert(set: &mut [u64], spot: SpotId) {
    bits::insert(set, spot.index());
}
