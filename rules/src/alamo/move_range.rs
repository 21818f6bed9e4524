//! The spots where a piece can end its move and what each costs, without the paths: for players that weigh many moves.
//!
//! [`Game::reach`] says the same with ways and reasons. Its steps are the engine's own; here the engine is asked once
//! what cannot change while a single unit moves, and the rest is a search over rows of bits: all spots that cost the
//! same are gone on from together. That every spot and every cost are the same is tested on positions of whole games.

#[cfg(test)]
mod tests;

use super::side_masks::{BoardMasks, SideMasks};
use super::{Game, PieceId, Position};
use crate::bits;
use crate::board::{Barrier, SpotId};

/// Where a piece can end its move: a workspace to be used again and again, for whatever game.
#[derive(Debug, Clone, Default)]
pub struct MoveRange {
    points: u8,
    /// Words of a set of spots.
    words: usize,
    /// The spots that cost so much at least, one set after the other.
    rings: Vec<u64>,
    /// Spots that need not be looked at again, or never.
    settled: Vec<u64>,
    /// Spots settled in the ring at hand.
    kept: Vec<u64>,
    /// Spots to go on from.
    fresh: Vec<u64>,
    /// The rings with the spots of friends in them, through which ways lead.
    through: Vec<u64>,
    /// Where an enemy zone of control ends the move.
    stops: Vec<u64>,
    pub(super) field: BoardMasks,
}

impl MoveRange {
    /// The movement points the piece starts with.
    #[must_use]
    pub const fn points(&self) -> u8 {
        self.points
    }

    /// The spots where the move can end and the least cost of each: by cost, then by spot. The piece's own spot is
    /// left out.
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
    /// Where a piece can end its move from where it stands, in the phase of the position.
    ///
    /// Units on their own are searched fast and without allocating once the workspace has been used. Leaders, units
    /// with leaders or a battery in company, and moves under house rules on zones take the exact search.
    pub fn range(&self, position: &Position, piece: PieceId, range: &mut MoveRange) {
        if !self.range_fast(position, piece, range) {
            for way in self.reach(position, piece).ways {
                insert(range.ring(way.cost()), way.to());
            }
        }
    }

    /// Fills a range where the fast search serves; `false` when only an exact one would be right.
    pub(super) fn range_fast(&self, position: &Position, piece: PieceId, range: &mut MoveRange) -> bool {
        range.start(bits::words(self.board.len()), self.points(position, piece));
        if self.may_move(position, piece).is_err() {
            return true;
        }
        if self.bends_steps(position, piece, range.points)
            || !self.is_alone(position, piece)
            || !self.parameters.zones_as_printed()
            // A ring would have to grow by them while it is gone on from.
            || !position.breaches.is_empty() && self.board.breached().cost == 0
        {
            return false;
        }
        if self.holder(position, piece, position.of(piece).at).is_none() {
            range.field.look(self, position, self.side(piece));
            range.field.note_stops(self, position, piece, &mut range.stops);
            self.spread(position, piece, range);
        }
        true
    }

    /// The spots a unit enters on a cheapest way to a spot of a range that was filled fast, in order.
    pub(super) fn range_way(&self, position: &Position, piece: PieceId, range: &MoveRange, to: SpotId) -> Vec<SpotId> {
        let start = position.of(piece).at;
        let ring = |cost: u8| &range.through[usize::from(cost) * range.words..][..range.words];
        let Some(cost) = (0..=range.points).find(|cost| !range.through.is_empty() && has(ring(*cost), to)) else {
            return Vec::new();
        };
        // Where steps cost nothing a way could lead round in circles: there every spot is gone back from only once, and
        // the way with the fewest steps is found.
        let may_circle = self.board.links().has_free();
        let mut seen = vec![0; if may_circle { range.words } else { 0 }];
        // Each spot with the points spent by then and the number of the one that is entered from it.
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

    /// Whether a piece is a unit that takes nobody along.
    fn is_alone(&self, position: &Position, piece: PieceId) -> bool {
        let tow = position.mover.is_some_and(|mover| mover.piece == piece && mover.towing > 0);
        let led = self.leaders.iter().any(|leader| position.of(*leader).with == Some(piece));
        self.piece(piece).is_unit() && !tow && !led
    }

    /// Goes out from the unit's spot, the cheapest first.
    fn spread(&self, position: &Position, unit: PieceId, range: &mut MoveRange) {
        let MoveRange { points, words, rings, settled, kept, fresh, through, stops, field } = range;
        let (points, words, start) = (*points, *words, position.of(unit).at);
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
            // Where steps cost nothing a ring grows while it is gone on from.
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
        // The unit's own spot is among those of the friends.
        settled.clear();
        settled.extend(grounds.iter().map(|ground| ground.friends));
        for ring in rings.chunks_exact_mut(words) {
            ring.iter_mut().zip(&*settled).for_each(|(word, friends)| *word &= !friends);
        }
    }

    /// Whether an enemy beyond a wall bars the crossing of it (6.3).
    fn bars(&self, position: &Position, unit: PieceId, barrier: Barrier) -> bool {
        let crossing = &self.board.crossings(barrier.from)[usize::from(barrier.place)];
        self.wall_ban(position, unit, barrier.from, crossing).is_err()
    }
}

/// Settles what is new in a ring; the fresh spots are those to go on from, which no zone stops. Gives the words in which
/// there is anything new; `None` for nothing new.
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

/// Visits the spots two sets have in common among these words.
fn each(words: std::ops::Range<usize>, set: &[u64], other: &[u64], mut visit: impl FnMut(SpotId)) {
    for at in words {
        bits::each(at, set[at] & other[at], |spot| visit(SpotId(spot as u16)));
    }
}

/// Whether a spot is in a set.
fn has(set: &[u64], spot: SpotId) -> bool {
    bits::has(set, spot.index())
}

/// Puts a spot into a set.
fn insert(set: &mut [u64], spot: SpotId) {
    bits::insert(set, spot.index());
}
