//! The spots between which variants may block sight in a position.

use std::sync::OnceLock;

use arrayvec::ArrayVec;

use super::program::Program;
use super::zone::SideList;
use super::{MOST_MARKS, Quantity, Roles, SideId};
use crate::alamo::{Game, Position};
use crate::bits;
use crate::board::los::{Point, Segment, Sight};
use crate::board::{Board, SpotId};
use crate::hexside::LayeredSide;
use crate::play::Atom;

/// The hexsides that may block sight, by where lines of sight meet them.
#[derive(Debug, Clone, Default)]
pub(super) struct BlockingSides {
    /// The ids of the layers of a hexside, by the slot where lines meet it.
    sides: Vec<[SideId; 2]>,
    /// The segment of each hexside; `None` off the grid, where no line meets it.
    spans: Vec<Option<Segment>>,
    /// The location of each spot.
    spots: Vec<Point>,
    /// The flags of which a blocking hexside carries at least one; `None` if any hexside may block.
    flags: Option<Vec<u16>>,
    /// The hexsides over which each spot sees anything on a board without breaches, one bit each; computed on demand.
    seen_over: Vec<OnceLock<Box<[u64]>>>,
}

impl BlockingSides {
    pub(super) fn new(sides: &SideList, board: &Board, sight: &Sight, flags: Option<Vec<u16>>) -> Self {
        let spots = board.ids().map(|spot| Point::new(board.spot(spot).hex)).collect();
        let seen_over = vec![OnceLock::new(); board.len()];
        let mut own = Self { spots, flags, seen_over, ..Self::default() };
        for side in (0..sides.len() as u16).map(SideId) {
            let Some((hexside, layer)) = sides.get(side) else { continue };
            let slot = sight.slot(hexside);
            own.spans.push(slot.and_then(|_| Segment::from_hexside(hexside)));
            if let Some(slot) = slot {
                if own.sides.len() <= slot {
                    own.sides.resize(slot + 1, [SideId::NONE; 2]);
                }
                own.sides[slot][layer as usize] = side;
            }
        }
        own
    }

    /// Returns the line between two spots.
    #[inline]
    fn line(&self, a: SpotId, b: SpotId) -> Segment {
        Segment::between(self.spots[a.index()], self.spots[b.index()])
    }

    /// Returns the hexsides over which a spot sees anything on a board without breaches.
    fn seen_over(&self, board: &Board, sight: &Sight, from: SpotId) -> &[u64] {
        self.seen_over[from.index()].get_or_init(|| {
            let mut sides = vec![0; bits::words(self.spans.len())].into_boxed_slice();
            for to in board.ids().filter(|to| sight.clear(from, *to)) {
                sight.passes(board, from, to, |slot| {
                    let layers = self.sides.get(slot).into_iter().flatten().filter(|side| **side != SideId::NONE);
                    layers.for_each(|side| bits::insert(&mut sides, side.index()));
                    false
                });
            }
            sides
        })
    }

    /// Returns the hexsides that may block sight now; `None` if any may.
    fn active<'a>(&'a self, program: &'a Program, position: &'a Position) -> Option<impl Iterator<Item = SideId> + 'a> {
        let flags = self.flags.as_ref()?.iter().map(|flag| &program.flags[usize::from(*flag)]);
        let sides = flags.flat_map(|place| {
            let active = position.marks.within(place.first, place.end);
            active.map(|(address, _)| SideId(address - place.first))
        });
        Some(sides.filter(|side| self.spans[side.index()].is_some()))
    }
}

/// What may hide one spot from another at one moment; computed once for many queries.
#[derive(Debug)]
pub(in crate::alamo) struct BlockedSight {
    /// The hexsides; `None` if any may block.
    sides: Option<Vec<SideId>>,
    /// The same hexsides as a bit set: its non-zero words with their places.
    words: Vec<(usize, u64)>,
    /// Whether spots may block sight of what lies behind them.
    by_spots: bool,
}

impl BlockedSight {
    /// Returns all of it, whatever the spot.
    pub(in crate::alamo) fn whole(&self) -> BlockedFrom<'_> {
        BlockedFrom { sides: self.sides.as_deref(), by_spots: self.by_spots }
    }
}

/// The hexsides that block the sight of one spot: no more than can carry a flag.
pub(in crate::alamo) type BlockersOfSpot = ArrayVec<SideId, MOST_MARKS>;

/// What may block the sight of one spot.
#[derive(Debug, Clone, Copy)]
pub(in crate::alamo) struct BlockedFrom<'a> {
    /// The hexsides; `None` if any may block.
    sides: Option<&'a [SideId]>,
    /// Whether spots may block sight of what lies behind them.
    by_spots: bool,
}

impl Game {
    /// Whether variants may hide one spot from another now.
    #[inline]
    pub(in crate::alamo) fn hides(&self, position: &Position) -> bool {
        self.stirs(position, Quantity::Sees)
    }

    /// Whether the line between two spots passes a hexside through which a variant allows no sight.
    pub(in crate::alamo) fn is_hidden(&self, position: &Position, a: SpotId, b: SpotId) -> bool {
        let Some(program) = self.program.as_deref() else { return false };
        let Some(flags) = &program.blocking_sides.flags else { return self.is_hidden_by_any(program, position, a, b) };
        let line = program.blocking_sides.line(a, b);
        for flag in flags {
            let place = &program.flags[usize::from(*flag)];
            for (address, _) in position.marks.within(place.first, place.end) {
                if self.is_hidden_by(program, position, SideId(address - place.first), &line, a, b) {
                    return true;
                }
            }
        }
        false
    }

    /// Returns what may hide one spot from another now; `None` for nothing.
    pub(in crate::alamo) fn blocked_sight(&self, position: &Position) -> Option<BlockedSight> {
        let (hides, by_spots) = (self.hides(position), self.spots_hide(position));
        let program = self.program.as_deref().filter(|_| hides || by_spots)?;
        let active = if hides {
            program.blocking_sides.active(program, position).map(Iterator::collect)
        } else {
            Some(Vec::new())
        };
        let Some(sides): Option<Vec<SideId>> = active else {
            return Some(BlockedSight { sides: None, words: Vec::new(), by_spots });
        };
        let mut words: Vec<(usize, u64)> = Vec::new();
        for side in &sides {
            let (at, bit) = bits::place(side.index());
            match words.iter_mut().find(|(own, _)| *own == at) {
                Some((_, word)) => *word |= bit,
                None => words.push((at, bit)),
            }
        }
        (by_spots || !sides.is_empty()).then_some(BlockedSight { sides: Some(sides), words, by_spots })
    }

    /// Returns what may hide from a spot anything it sees on a board without breaches; `None` for nothing. `blockers`
    /// must be empty.
    #[inline]
    pub(in crate::alamo) fn blocked_from<'a>(
        &self,
        blocked_sight: &'a BlockedSight,
        from: SpotId,
        blockers: &'a mut BlockersOfSpot,
    ) -> Option<BlockedFrom<'a>> {
        if blocked_sight.sides.is_none() || blocked_sight.words.is_empty() {
            return Some(blocked_sight.whole());
        }
        let seen_over = self.program.as_deref()?.blocking_sides.seen_over(&self.board, &self.sight, from);
        for (at, word) in &blocked_sight.words {
            bits::each(*at, word & seen_over[*at], |side| blockers.push(SideId(side as u16)));
        }
        let by_spots = blocked_sight.by_spots;
        (by_spots || !blockers.is_empty()).then_some(BlockedFrom { sides: Some(blockers.as_slice()), by_spots })
    }

    /// Whether blocked sight in a position hides one spot from another. See [`Self::is_hidden`].
    pub(in crate::alamo) fn is_behind(
        &self,
        position: &Position,
        blocked_sight: BlockedFrom<'_>,
        a: SpotId,
        b: SpotId,
    ) -> bool {
        let Some(program) = self.program.as_deref() else { return false };
        if blocked_sight.by_spots && self.hidden_by_spot(position, a, b).is_some() {
            return true;
        }
        let Some(sides) = blocked_sight.sides else { return self.is_hidden_by_any(program, position, a, b) };
        if sides.is_empty() {
            return false;
        }
        let line = program.blocking_sides.line(a, b);
        sides.iter().any(|side| self.is_hidden_by(program, position, *side, &line, a, b))
    }

    /// Whether a hexside hides one spot from another.
    #[expect(clippy::inline_always, reason = "most hexsides lie elsewhere: a call would cost more than the answer")]
    #[inline(always)]
    fn is_hidden_by(
        &self,
        program: &Program,
        position: &Position,
        side: SideId,
        line: &Segment,
        a: SpotId,
        b: SpotId,
    ) -> bool {
        match &program.blocking_sides.spans[side.index()] {
            Some(span) if span.is_passed(line, self.sight.is_lenient()) => {
                self.hides_where_passed(position, side, a, b)
            }
            _ => false,
        }
    }

    #[inline(never)]
    fn hides_where_passed(&self, position: &Position, side: SideId, a: SpotId, b: SpotId) -> bool {
        match self.board.crossing(a, b) {
            // Neighbours see each other only over the layer between them.
            Some(crossing) => self.hides_behind(position, a, b, self.side_id(a, crossing)),
            None => self.hides_behind(position, a, b, side),
        }
    }

    /// Whether any hexside on the line hides one spot from another, if every hexside may block.
    fn is_hidden_by_any(&self, program: &Program, position: &Position, a: SpotId, b: SpotId) -> bool {
        if let Some(crossing) = self.board.crossing(a, b) {
            return self.hides_behind(position, a, b, self.side_id(a, crossing));
        }
        self.sight.passes(&self.board, a, b, |slot| {
            let layers = program.blocking_sides.sides.get(slot).copied().unwrap_or_default();
            layers.into_iter().any(|side| side != SideId::NONE && self.hides_behind(position, a, b, side))
        })
    }

    /// Returns the hexside that hides one spot from another with the rule responsible; `None` if there is none.
    pub(in crate::alamo) fn hidden_by(&self, position: &Position, a: SpotId, b: SpotId) -> Option<(LayeredSide, Atom)> {
        let program = self.program.as_deref()?;
        let of = |via: SideId| {
            let roles = || Roles { from: a, to: b, via, ..Roles::default() };
            let atom = self.forbids(position, Quantity::Sees, roles)?;
            let (side, layer) = program.sides.get(via)?;
            Some((LayeredSide::new(side, layer), atom))
        };
        if let Some(crossing) = self.board.crossing(a, b) {
            return of(self.side_id(a, crossing));
        }
        let mut found = None;
        self.sight.passes(&self.board, a, b, |slot| {
            let layers = program.blocking_sides.sides.get(slot).copied().unwrap_or_default();
            found = layers.into_iter().filter(|side| *side != SideId::NONE).find_map(of);
            found.is_some()
        });
        found
    }

    /// Whether a hexside between two spots hides one from the other.
    fn hides_behind(&self, position: &Position, a: SpotId, b: SpotId, via: SideId) -> bool {
        self.forbids(position, Quantity::Sees, || Roles { from: a, to: b, via, ..Roles::default() }).is_some()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::fixture;

    #[test]
    fn a_line_passes_the_same_hexsides_as_when_it_is_followed() {
        let game = Game::new(&fixture::alamo()).unwrap();
        let sides = SideList::painted(&game.board);
        let blocking_sides = BlockingSides::new(&sides, &game.board, &game.sight, None);
        let mut passed = 0;
        for a in game.board.ids().step_by(13) {
            for b in game.board.ids().step_by(3) {
                let mut followed = BTreeSet::new();
                game.sight.passes(&game.board, a, b, |slot| {
                    let layers = blocking_sides.sides.get(slot).copied().unwrap_or_default();
                    followed.extend(layers.into_iter().filter(|side| *side != SideId::NONE));
                    false
                });
                let all = (0..).map(SideId).zip(&blocking_sides.spans);
                let met = all.filter(|(_, span)| {
                    span.is_some_and(|span| span.is_passed(&blocking_sides.line(a, b), game.sight.is_lenient()))
                });
                let met: BTreeSet<_> = met.map(|(side, _)| side).collect();
                assert_eq!(met, followed, "{a:?} {b:?}");
                passed += met.len();
            }
        }
        assert!(passed > 10_000);
    }
}
