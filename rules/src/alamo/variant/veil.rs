//! Where variants may hide one spot from another at one moment.

use arrayvec::ArrayVec;

use super::program::Program;
use super::zone::SideList;
use super::{Figure, Item, MOST_MARKS, Roles, SideId};
use crate::alamo::{Game, Position};
use crate::board::SpotId;
use crate::board::los::Sight;
use crate::hex::Hex;

/// The hexsides that may hide, where lines of sight meet them.
#[derive(Debug, Clone, Default)]
pub(super) struct Curtains {
    /// The numbers of the layers of a hexside, by where lines meet it.
    sides: Vec<[SideId; 2]>,
    /// Where lines meet a hexside and where it lies, by its number.
    places: Vec<(usize, Point)>,
    /// The flags one of which a hexside carries that hides anything; none where any hexside may.
    flags: Option<Vec<u16>>,
}

impl Curtains {
    pub(super) fn of(sides: &SideList, sight: &Sight, flags: Option<Vec<u16>>) -> Self {
        let mut own = Self { flags, ..Self::default() };
        for side in (0..sides.len() as u16).map(SideId) {
            let Some((hexside, layer)) = sides.get(side) else { continue };
            // No line meets what is off the grid.
            let slot = sight.slot(hexside);
            own.places.push((slot.unwrap_or(usize::MAX), Point::of(hexside.hexes()[0])));
            if let Some(slot) = slot {
                if own.sides.len() <= slot {
                    own.sides.resize(slot + 1, [SideId::NONE; 2]);
                }
                own.sides[slot][layer as usize] = side;
            }
        }
        own
    }

    /// Visits what may hide just now; `false` when any hexside may.
    fn each(&self, program: &Program, position: &Position, mut visit: impl FnMut(usize, Point)) -> bool {
        let Some(flags) = &self.flags else { return false };
        for place in flags.iter().map(|flag| &program.flags[usize::from(*flag)]) {
            for (address, _) in position.marks.within(place.first, place.end) {
                let (slot, point) = self.places[usize::from(address - place.first)];
                visit(slot, point);
            }
        }
        true
    }
}

/// The middle of a hex: three units a column, two a row.
#[derive(Debug, Clone, Copy)]
struct Point {
    x: i32,
    y: i32,
}

impl Point {
    fn of(hex: Hex) -> Self {
        // Columns of odd number sit higher by half a hex (C1).
        Self { x: 3 * i32::from(hex.column), y: 2 * i32::from(hex.row) - i32::from(hex.column % 2) }
    }

    /// Whether a straight line between two hexes can touch this one: it lies in the rectangle around them, and no farther
    /// from the line than a hex reaches, with room to spare.
    #[inline]
    fn may_lie_between(self, [a, b]: [Self; 2]) -> bool {
        let within = |own: i32, a: i32, b: i32, more: i32| own + more >= a.min(b) && own <= a.max(b) + more;
        if !within(self.x, a.x, b.x, 3) || !within(self.y, a.y, b.y, 3) {
            return false;
        }
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let off = dx * (self.y - a.y) - dy * (self.x - a.x);
        off.abs() <= 2 * (dx.abs() + dy.abs()) + 4
    }
}

/// What may hide one spot from another at one moment, for many questions.
#[derive(Debug)]
pub(in crate::alamo) struct Veil {
    /// The hexsides; none where any may be one.
    sides: Option<ArrayVec<(Point, usize), MOST_MARKS>>,
}

/// What may hide along one line: a few bits tell of most hexsides that they do not.
#[derive(Debug)]
struct Lace([u64; Self::WORDS]);

impl Lace {
    const WORDS: usize = 8;
    const NONE: Self = Self([0; Self::WORDS]);
    const ALL: Self = Self([u64::MAX; Self::WORDS]);

    #[inline]
    const fn insert(&mut self, slot: usize) {
        self.0[slot / 64 % Self::WORDS] |= 1 << (slot % 64);
    }

    #[inline]
    const fn may_hide(&self, slot: usize) -> bool {
        self.0[slot / 64 % Self::WORDS] >> (slot % 64) & 1 != 0
    }
}

impl Game {
    /// Whether variants may hide one spot from another just now.
    #[inline]
    pub(in crate::alamo) fn hides(&self, position: &Position) -> bool {
        self.stirs(position, Figure::Sees)
    }

    /// Whether the line between two spots passes a hexside through which a variant lets nobody see.
    pub(in crate::alamo) fn is_hidden(&self, position: &Position, a: SpotId, b: SpotId) -> bool {
        let Some(program) = self.program.as_deref() else { return false };
        let (ends, mut lace, mut any) = (self.line(a, b), Lace::NONE, false);
        let is_told = program.curtains.each(program, position, |slot, point| {
            if point.may_lie_between(ends) {
                any = true;
                lace.insert(slot);
            }
        });
        let lace = if is_told { lace } else { Lace::ALL };
        (any || !is_told) && self.is_laced(program, position, &lace, a, b)
    }

    /// What may hide one spot from another just now; `None` for nothing.
    pub(in crate::alamo) fn veil(&self, position: &Position) -> Option<Veil> {
        let program = self.program.as_deref().filter(|_| self.hides(position))?;
        let mut sides = ArrayVec::new();
        let is_told = program.curtains.each(program, position, |slot, point| _ = sides.try_push((point, slot)));
        // Those of several flags may be more than there is room for.
        let is_whole = is_told && !sides.is_full();
        (!is_whole || !sides.is_empty()).then_some(Veil { sides: is_whole.then_some(sides) })
    }

    /// Whether the veil of a position hides one spot from another. See [`Self::is_hidden`].
    pub(in crate::alamo) fn is_behind(&self, position: &Position, veil: &Veil, a: SpotId, b: SpotId) -> bool {
        let Some(program) = self.program.as_deref() else { return false };
        let Some(sides) = &veil.sides else { return self.is_laced(program, position, &Lace::ALL, a, b) };
        let ends = self.line(a, b);
        let mut near = sides.iter().filter(|(point, _)| point.may_lie_between(ends)).peekable();
        near.peek().is_some() && {
            let mut lace = Lace::NONE;
            near.for_each(|(_, slot)| lace.insert(*slot));
            self.is_laced(program, position, &lace, a, b)
        }
    }

    /// The line between two spots.
    fn line(&self, a: SpotId, b: SpotId) -> [Point; 2] {
        [a, b].map(|spot| Point::of(self.board.spot(spot).hex))
    }

    fn is_laced(&self, program: &Program, position: &Position, lace: &Lace, a: SpotId, b: SpotId) -> bool {
        let hides = |via| {
            let roles = || Roles { from: a, to: b, via, ..Roles::default() };
            self.forbids(position, Figure::Sees, roles).is_some()
        };
        if let Some(crossing) = self.board.crossing(a, b) {
            return hides(self.side_id(a, crossing));
        }
        self.sight.passes(&self.board, a, b, |slot| lace.may_hide(slot) && program.curtain_at(position, slot, hides))
    }
}

impl Program {
    /// Whether a hexside, by where lines of sight meet it, carries what may hide, and does.
    fn curtain_at(&self, position: &Position, slot: usize, hides: impl Fn(SideId) -> bool) -> bool {
        let curtains = &self.curtains;
        let carries = |flag: &u16, side| {
            let address = self.address(*flag, Item::Side(side));
            address.is_some_and(|address| position.marks.get(address) > 0)
        };
        let may = |side| curtains.flags.as_ref().is_none_or(|flags| flags.iter().any(|flag| carries(flag, side)));
        let layers = curtains.sides.get(slot).copied().unwrap_or_default();
        layers.into_iter().filter(|side| *side != SideId::NONE).any(|side| may(side) && hides(side))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alamo::variant::zone::SideList;
    use crate::fixture;

    #[test]
    fn every_hexside_a_line_passes_may_lie_between_its_ends() {
        let game = Game::new(&fixture::alamo()).unwrap();
        let sides = SideList::of(&game.board);
        let curtains = Curtains::of(&sides, &game.sight, None);
        let mut passed = 0;
        for a in game.board.ids().step_by(13) {
            for b in game.board.ids().step_by(3) {
                let ends = [a, b].map(|spot| Point::of(game.board.spot(spot).hex));
                game.sight.passes(&game.board, a, b, |slot| {
                    let layers = curtains.sides.get(slot).copied().unwrap_or_default();
                    layers.into_iter().filter(|side| *side != SideId::NONE).any(|side| {
                        let (own, point) = curtains.places[side.index()];
                        assert!(own == slot && point.may_lie_between(ends), "{a:?} {b:?} {side:?}");
                        false
                    })
                });
                passed += 1;
            }
        }
        assert!(passed > 10_000);
    }
}
