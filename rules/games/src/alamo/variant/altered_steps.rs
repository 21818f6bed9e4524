//! How variants alter the steps of a side: which of them must be checked individually. All other moves are listed fast.

use super::flag_values::{FlagBit, Marks};
use super::precheck::{Guard, StepConstraint};
use super::program::{Operation, Program};
use super::{Quantity, Roles, SideId};
use crate::alamo::side_masks::each;
use crate::alamo::{Game, PieceId, Position};
use crate::bits;
use crate::board::{Board, SpotId, SpotSet};
use crate::side::Side;

/// A set of spots, stored on the stack.
pub(in crate::alamo) type Spots = [u64; MOST_WORDS];

/// The number of words of a set.
pub(in crate::alamo) const MOST_WORDS: usize = 32;

/// The steps of a side that must be checked individually now.
#[derive(Debug, Clone, Default)]
pub(in crate::alamo) struct AlteredSteps {
    /// Whether there are any.
    pub(in crate::alamo) any: bool,
    /// The spots from which all steps must be checked.
    from: Spots,
    /// The spots to which all steps must be checked.
    to: Spots,
    /// The spots between which steps must be checked: over a hexside there.
    over: Spots,
}

impl AlteredSteps {
    /// Whether every step from a spot must be checked individually.
    #[inline]
    pub(in crate::alamo) fn begins(&self, from: SpotId) -> bool {
        has(&self.from, from)
    }

    /// Whether any step that begins or ends at a spot must be checked individually.
    pub(in crate::alamo) fn touches(&self, spot: SpotId) -> bool {
        has(&self.from, spot) || has(&self.to, spot) || has(&self.over, spot)
    }

    /// Returns the ends of the steps from a spot that must be checked individually, as two sets.
    #[inline]
    pub(in crate::alamo) fn ends(&self, from: SpotId) -> [&Spots; 2] {
        [&self.to, if has(&self.over, from) { &self.over } else { &self.to }]
    }

    /// Adds the steps for which a change of a quantity can hold.
    fn note(&mut self, board: &Board, program: &Program, marks: &Marks, figure: Quantity, guard: &Guard) {
        let Self { any, from, to, over } = self;
        *any = true;
        let way = guard.way();
        let (places, set) = match way {
            StepConstraint::Over(sides) => (sides, over),
            StepConstraint::To(spots) => (spots, to),
            StepConstraint::From(spots) => (spots, &mut *from),
            StepConstraint::Any => return,
        };
        // A step that became cheaper is in reach from spots that could not afford it, but in no list of reachable
        // spots: every step from there must be checked.
        let may_be_cheap = figure == Quantity::CrossCost;
        let set = if may_be_cheap { from } else { set };
        let mut visit = |at: usize, word: u64| {
            if may_be_cheap {
                each(at, word, |spot| {
                    let ways = board.crossings(spot).iter().map(|way| way.to.index());
                    ways.chain([spot.index()]).for_each(|spot| bits::insert(set, spot));
                });
            } else {
                join(set, at, word);
            }
        };
        for own in places.each_known() {
            if matches!(way, StepConstraint::Over(_)) {
                let words = program.sides.words_beside(SideId(own as u16));
                for (at, word) in words {
                    visit(usize::from(*at), *word);
                }
            } else {
                let (at, word) = bits::place(own);
                visit(at, word);
            }
        }
        for flagged in places.flags() {
            program.each_flagged(marks, flagged.flag, &mut visit);
        }
    }

    /// Whether any step that begins within `hexes` hexes of a spot, or ends one hex farther, must be checked
    /// individually.
    fn is_near(&self, board: &Board, at: SpotId, hexes: u32) -> bool {
        let words = self.from.iter().zip(&self.to).zip(&self.over).enumerate();
        let mut found = false;
        for (place, ((from, to), over)) in words {
            each(place, from | to | over, |spot| found |= board.range(at, spot) <= hexes + 1);
        }
        found
    }
}

/// The alterations of a side's steps in a phase, as far as they are known before play.
#[derive(Debug, Clone, Default)]
pub(super) struct StepChanges {
    /// The sorts of flags that require every step to be checked.
    everywhere: u64,
    /// The alterations that do not depend on flags.
    always: Option<Box<AlteredSteps>>,
    /// The alterations where flags are up.
    marked: Vec<Bend>,
}

/// An alteration of steps where a flag is up.
#[derive(Debug, Clone)]
struct Bend {
    sorts: u64,
    figure: Quantity,
    guard: Guard,
}

impl StepChanges {
    /// Returns the alterations of each side in a phase, indexed by side.
    pub(super) fn new(program: &Program, board: &Board, phase: usize) -> [Self; 2] {
        Side::ALL.map(|side| Self::of_side(program, board, phase, side))
    }

    fn of_side(program: &Program, board: &Board, phase: usize, side: Side) -> Self {
        let mut bends = Self::default();
        let changes = |figure: Quantity| {
            let all = program.changes[usize::from(figure.number())].iter().map(|change| &change.guard);
            all.filter(move |guard| guard.is_of(side) && guard.sorts[phase] != 0)
        };
        bends.everywhere = changes(Quantity::ENEMY_HEXES).fold(0, |sorts, guard| sorts | guard.sorts[phase]);
        for figure in [Quantity::MayCross, Quantity::MayEnter, Quantity::CONFINES, Quantity::CrossCost] {
            for guard in changes(figure) {
                let sorts = guard.sorts[phase];
                match guard.way() {
                    StepConstraint::Any => bends.everywhere |= sorts,
                    StepConstraint::Over(_) | StepConstraint::To(_) | StepConstraint::From(_)
                        if sorts & FlagBit::NONE != 0 =>
                    {
                        let always = bends.always.get_or_insert_default();
                        always.note(board, program, &Marks::default(), figure, guard);
                    }
                    StepConstraint::Over(_) | StepConstraint::To(_) | StepConstraint::From(_) => {
                        bends.marked.push(Bend { sorts, figure, guard: guard.clone() });
                    }
                }
            }
        }
        bends
    }
}

impl Game {
    /// Collects how variants alter the steps of a side now: where they may forbid one, allow one or change its cost.
    ///
    /// Variants can only lift or cut off zones of control, holding is checked each time, and near friendly pieces every
    /// step is checked: changes of those need not be included.
    ///
    /// Returns `false` if every step must be checked individually, as on a board with more spots than a set has room
    /// for.
    #[inline]
    pub(in crate::alamo) fn bend_of_steps(&self, position: &Position, side: Side, bent: &mut AlteredSteps) -> bool {
        bits::words(self.board.len()) <= MOST_WORDS
            && self.program.as_deref().is_none_or(|program| self.note_bends(program, position, side, bent))
    }

    #[inline(never)]
    fn note_bends(&self, program: &Program, position: &Position, side: Side, bent: &mut AlteredSteps) -> bool {
        let (bends, marks) = (&program.bends[position.phase as usize][side.index()], &position.marks);
        if marks.may_be_up(bends.everywhere) {
            return false;
        }
        if let Some(always) = bends.always.as_deref() {
            bent.clone_from(always);
        }
        for bend in bends.marked.iter().filter(|bend| marks.may_be_up(bend.sorts)) {
            bent.note(&self.board, program, marks, bend.figure, &bend.guard);
        }
        true
    }

    /// Whether variants now alter any step a piece may reach with `points` movement points.
    pub(in crate::alamo) fn bends_steps(&self, position: &Position, piece: PieceId, points: u8) -> bool {
        let Some(program) = self.program.as_deref() else { return false };
        let (side, at) = (self.side(piece), position.state(piece).at);
        // The stacking of a unit, its movement points and what holds it are checked only by the exact search.
        let mut asked =
            [Quantity::Moves, Quantity::StackMax, Quantity::ZocAcross, Quantity::ZONES, Quantity::WALL_BAN].into_iter();
        let mut bent = AlteredSteps::default();
        asked.any(|own| program.awake(position, own, side).next().is_some())
            || !self.bend_of_steps(position, side, &mut bent)
            // Where steps cost nothing, there is no limit to its reach.
            || bent.any && (self.board.links().has_free() || bent.is_near(&self.board, at, u32::from(points)))
    }

    /// Returns the spots on which variants may allow a piece to be set up; `None` if that may be any spot.
    pub(in crate::alamo) fn spots_granted(&self, position: &Position, piece: PieceId) -> Option<Vec<SpotId>> {
        let Some(program) = self.program.as_deref() else { return Some(Vec::new()) };
        let mut spots = SpotSet::new(self.board.len());
        for change in &program.changes[usize::from(Quantity::MayPlace.number())] {
            let guard = &change.guard;
            if change.op == Operation::Allow && guard.is_of_piece(Some(piece)) && guard.is_awake(position) {
                let StepConstraint::To(places) = guard.way() else { return None };
                places.each_known().for_each(|at| _ = spots.insert(SpotId(at as u16)));
                for flagged in places.flags() {
                    program.each_flagged(&position.marks, flagged.flag, |at, word| {
                        each(at, word, |spot| _ = spots.insert(spot));
                    });
                }
            }
        }
        Some(spots.iter().collect())
    }

    /// Whether zones of control may be cut off around a spot.
    pub(in crate::alamo) fn may_cut_off(&self, position: &Position, spot: SpotId) -> bool {
        let Some(program) = self.program.as_deref() else { return false };
        let guard = &program.guards[usize::from(Quantity::ZocAcross.number())];
        program.ways.has_any(spot) || guard.may_hold(position, &Roles::default()) || guard.has_known_ends()
    }
}

#[inline]
fn has(set: &Spots, spot: SpotId) -> bool {
    bits::has(set, spot.index())
}

/// Adds the spots of a word at its place; a board may have more spots than a set has room for.
#[inline]
fn join(set: &mut Spots, at: usize, word: u64) {
    if let Some(own) = set.get_mut(at) {
        *own |= word;
    }
}
