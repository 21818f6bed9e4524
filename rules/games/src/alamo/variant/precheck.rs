//! What is known before a condition is evaluated: when it can hold at all, for which pieces, where and how. Most
//! changes wait for a flag that is not up, or concern only a few pieces or spots.

use super::condition_parts::{branches, conjuncts};
use super::evaluate::Evaluator;
use super::flag_values::FlagBit;
use super::places::Places;
use super::program::{Base, ConditionStep, Lens, NO_ROOM, Program, Ref, Tag};
use super::{MODES, Occasion, Roles, SideId};
use crate::alamo::piece_set::PieceSet;
use crate::alamo::{Game, Phase, PieceId, Position};
use crate::board::{Board, Breaches, SpotId};
use crate::map::HexsideKind;
use crate::side::Side;
use crate::variant::Scope;

/// The necessary conditions for a condition, or one of several, to hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Guard {
    /// The sorts of flags of which one must be up, by phase; 0 in a phase in which the condition never holds.
    pub(super) sorts: [u64; Phase::COUNT],
    /// The possible acting pieces; `None` for any.
    pub(super) units: Option<PieceSet>,
    /// The possible targets; `None` for any.
    pub(super) foes: Option<PieceSet>,
    /// Which sides may act, indexed by side.
    pub(super) sides: [bool; 2],
    /// The spots where the step may begin.
    from: Places,
    /// The spots where it may end.
    to: Places,
    /// The spots where the acting piece may stand.
    stands: Places,
    /// The possible layers of the hexside between.
    pub(super) via: Places,
    /// The required mode, as a number of the program's words; `None` for any.
    mode: Option<u8>,
    /// Whether what happens has a mode named by a variant, and so is no step or attack a player may choose.
    named: bool,
}

impl Default for Guard {
    /// Returns the guard of a condition that always holds: it lets everything pass.
    fn default() -> Self {
        Self {
            sorts: [FlagBit::NONE; Phase::COUNT],
            units: None,
            foes: None,
            sides: [true; 2],
            from: Places::default(),
            to: Places::default(),
            stands: Places::default(),
            via: Places::default(),
            mode: None,
            named: false,
        }
    }
}

impl Guard {
    /// Returns the guard of a condition that never holds: it lets nothing pass.
    pub(super) fn never() -> Self {
        Self { sorts: [0; Phase::COUNT], ..Self::default() }
    }

    /// Returns the guard of a condition.
    pub(super) fn new(program: &Program, board: &Board, sides: &[PieceSet; 2], test: u32) -> Self {
        let own = |at: usize| Self::new(program, board, sides, at as u32);
        match program.conditions[test as usize] {
            ConditionStep::All(_) => {
                conjuncts(&program.conditions, test).map(own).fold(Self::default(), |all, one| all.meet(&one))
            }
            ConditionStep::Any(_) => Self::of_any(branches(&program.conditions, test).map(own)),
            _ => Self::of_one(program, board, sides, test as usize),
        }
    }

    /// Returns the guard of several conditions, of which one must hold.
    pub(super) fn of_any(all: impl Iterator<Item = Self>) -> Self {
        all.reduce(|one, other| one.join(&other)).unwrap_or_else(Self::never)
    }

    /// Returns the guard of a step: whatever must be painted between lies next to its ends.
    pub(super) fn with_ends_beside(mut self, program: &Program, board: &Board) -> Self {
        if !self.via.is_anywhere() && self.via.flags().is_empty() {
            let mut beside = vec![false; board.len()];
            for side in self.via.each_known() {
                program.sides.beside(SideId(side as u16)).iter().for_each(|spot| beside[spot.index()] = true);
            }
            let ends = Places::known(board.len(), |at| beside[at]);
            self.from.meet(&ends);
            self.to.meet(&ends);
        }
        self
    }

    /// Returns the guard of one condition without parts.
    fn of_one(program: &Program, board: &Board, sides: &[PieceSet; 2], at: usize) -> Self {
        let mut guard = Self::default();
        if let Some((flag, thing)) = program.flag_asked(at) {
            guard.wait_for(program, board, flag, thing);
            return guard;
        }
        match program.conditions[at] {
            ConditionStep::Is(false) => return Self::never(),
            ConditionStep::Now(now) => {
                let others = guard.sorts.iter_mut().enumerate().filter(|(phase, _)| *phase != now as usize);
                others.for_each(|(_, sorts)| *sorts = 0);
            }
            ConditionStep::Mode(mode) => {
                guard.named = usize::from(mode) >= MODES.len();
                guard.mode = Some(mode);
            }
            ConditionStep::Tag(Ref { of: Base::Unit, lens: Lens::Itself }, Tag::Band(band)) => {
                let band = program.bands[usize::from(band)];
                guard.sides = Side::ALL.map(|side| band.meets(&sides[side.index()]));
                guard.units = Some(band);
            }
            ConditionStep::Tag(Ref { of: Base::Foe, lens: Lens::Itself }, Tag::Band(band)) => {
                guard.foes = Some(program.bands[usize::from(band)]);
            }
            ConditionStep::Tag(Ref { of: Base::Via, .. }, tag) => guard.via = program.sides_with(tag),
            ConditionStep::Zone(Ref { of: Base::Via, .. }, zone) => {
                guard.via = Places::known(program.sides.len(), |at| {
                    program.zones[usize::from(zone)].has_side(SideId(at as u16))
                });
            }
            ConditionStep::Tag(Ref { of, lens: Lens::Itself | Lens::Spot }, Tag::Level(level)) => {
                guard.lie(board, of, |spot| board.spot(spot).level == level);
            }
            ConditionStep::Zone(Ref { of, lens: Lens::Itself | Lens::Spot }, zone) => {
                guard.lie(board, of, |spot| program.zones[usize::from(zone)].has_spot(spot));
            }
            ConditionStep::Same(Ref { of, lens: Lens::Itself | Lens::Spot }, Ref { of: Base::Hex(hex), .. }) => {
                guard.lie(board, of, |spot| board.spot(spot).hex == hex);
            }
            _ => {}
        }
        guard
    }

    /// Requires that a flag is up, on `thing` if that is given.
    fn wait_for(&mut self, program: &Program, board: &Board, flag: u16, thing: Option<Ref>) {
        self.sorts = [FlagBit::new(flag).bit(); Phase::COUNT];
        let Some(thing) = thing else { return };
        let own = &program.flags[usize::from(flag)];
        match (own.of, thing) {
            (Scope::Hexside, Ref { of: Base::Via, lens: Lens::Itself }) => self.via = Places::flagged(flag, own.first),
            (Scope::Spot, Ref { of, lens: Lens::Itself | Lens::Spot }) => {
                if let Some(places) = self.end_mut(of) {
                    *places = Places::flagged(flag, own.first);
                }
            }
            (Scope::Room, Ref { of, lens: Lens::Room }) => {
                let is_in = |spot: SpotId| program.rooms.get(spot.index()).is_some_and(|room| *room != NO_ROOM);
                self.lie(board, of, is_in);
            }
            _ => {}
        }
    }

    /// Requires that something lies on one of these spots.
    fn lie(&mut self, board: &Board, of: Base, mut fits: impl FnMut(SpotId) -> bool) {
        if let Some(places) = self.end_mut(of) {
            *places = Places::known(board.len(), |at| fits(SpotId(at as u16)));
        }
    }

    const fn end_mut(&mut self, of: Base) -> Option<&mut Places> {
        match of {
            Base::From => Some(&mut self.from),
            Base::To => Some(&mut self.to),
            Base::Unit => Some(&mut self.stands),
            _ => None,
        }
    }

    /// Returns the guard of both conditions together.
    pub(super) fn meet(mut self, other: &Self) -> Self {
        for (own, sorts) in self.sorts.iter_mut().zip(other.sorts) {
            *own = match (*own, sorts) {
                (0, _) | (_, 0) => 0,
                (own, sorts) if own & FlagBit::NONE != 0 => sorts,
                (own, _) => own,
            };
        }
        self.units = meet(self.units, other.units);
        self.foes = meet(self.foes, other.foes);
        self.sides = [0, 1].map(|side| self.sides[side] && other.sides[side]);
        self.from.meet(&other.from);
        self.to.meet(&other.to);
        self.stands.meet(&other.stands);
        self.via.meet(&other.via);
        self.mode = self.mode.or(other.mode);
        self.named |= other.named;
        self
    }

    /// Returns the guard of either condition.
    fn join(mut self, other: &Self) -> Self {
        if !other.can_hold() {
            return self;
        }
        if !self.can_hold() {
            return other.clone();
        }
        self.sorts.iter_mut().zip(other.sorts).for_each(|(own, sorts)| *own |= sorts);
        self.units = join(self.units, other.units);
        self.foes = join(self.foes, other.foes);
        self.sides = [0, 1].map(|side| self.sides[side] || other.sides[side]);
        self.from.join(&other.from);
        self.to.join(&other.to);
        self.stands.join(&other.stands);
        self.via.join(&other.via);
        self.mode = self.mode.filter(|mode| other.mode == Some(*mode));
        self.named &= other.named;
        self
    }

    /// Whether the condition can hold at all.
    pub(super) fn can_hold(&self) -> bool {
        self.sorts != [0; Phase::COUNT]
    }

    /// Whether the condition can hold for actions of a side.
    pub(super) const fn is_of(&self, side: Side) -> bool {
        !self.named && self.sides[side.index()]
    }

    /// Returns the single flag the hexside between must carry, if there is one.
    pub(super) fn side_flag(&self) -> Option<u16> {
        match self.via.flags() {
            [own] if !self.via.has_known() => Some(own.flag),
            _ => None,
        }
    }

    /// Whether it requires a step to end on spots that are known before play.
    pub(super) fn has_known_ends(&self) -> bool {
        self.to.has_known()
    }

    /// Returns where a step must go for the condition to hold.
    pub(super) const fn way(&self) -> StepConstraint<'_> {
        if !self.via.is_anywhere() {
            StepConstraint::Over(&self.via)
        } else if !self.to.is_anywhere() {
            StepConstraint::To(&self.to)
        } else if !self.from.is_anywhere() {
            StepConstraint::From(&self.from)
        } else if !self.stands.is_anywhere() {
            StepConstraint::From(&self.stands)
        } else {
            StepConstraint::Any
        }
    }

    /// Whether it can hold now: in this phase, and with the flags that are up.
    #[inline]
    pub(super) const fn is_awake(&self, position: &Position) -> bool {
        position.marks.may_be_up(self.sorts[position.phase as usize])
    }

    /// Whether it can hold for an acting piece.
    #[inline]
    pub(super) fn is_of_piece(&self, unit: Option<PieceId>) -> bool {
        has_piece(self.units.as_ref(), unit)
    }

    /// Whether it can hold for the target of an action.
    #[inline]
    pub(super) fn is_for_piece(&self, foe: Option<PieceId>) -> bool {
        has_piece(self.foes.as_ref(), foe)
    }

    /// Whether it can hold for a piece on a spot or off the map.
    #[inline]
    pub(super) fn stands(&self, position: &Position, at: SpotId) -> bool {
        at == SpotId::NOWHERE || self.stands.contains(&position.marks, at.0)
    }

    /// Whether it can hold for a step or attack from a spot to another.
    #[inline]
    pub(super) fn leads(&self, position: &Position, [from, to]: [SpotId; 2]) -> bool {
        self.from.contains(&position.marks, from.0) && self.ends(position, to)
    }

    /// Whether it can hold for a step or attack to a spot.
    #[inline]
    pub(super) fn ends(&self, position: &Position, to: SpotId) -> bool {
        self.to.contains(&position.marks, to.0)
    }

    /// Whether it can hold for a step or attack to a spot over a hexside.
    #[inline]
    pub(super) fn passes(&self, position: &Position, to: SpotId, via: SideId) -> bool {
        self.ends(position, to) && self.via.contains(&position.marks, via.0)
    }

    /// Whether it can hold for a mode: what has no mode of its own has that of the march it is part of.
    #[inline]
    fn is_called(&self, position: &Position, mode: u8) -> bool {
        let is_plain = usize::from(mode) < MODES.len() && (mode != 0 || position.frames.is_empty());
        !(self.named && is_plain) && (mode == 0 || self.mode.is_none_or(|own| own == mode))
    }

    /// Whether it can hold for `roles`, now or later in this phase, judging only by the pieces and the mode.
    pub(super) fn concerns(&self, roles: &Roles) -> bool {
        let other = roles.mode != 0 && self.mode.is_some_and(|own| own != roles.mode);
        !other && self.is_of_piece(roles.unit) && self.is_for_piece(roles.foe)
    }

    /// Whether it can hold for `roles` now.
    #[inline]
    pub(super) fn may_hold(&self, position: &Position, roles: &Roles) -> bool {
        self.is_awake(position)
            && self.is_of_piece(roles.unit)
            && self.is_for_piece(roles.foe)
            && self.is_called(position, roles.mode)
            && self.leads(position, [roles.from, roles.to])
            && self.via.contains(&position.marks, roles.via.0)
    }
}

/// Where a step must go for a condition to hold.
#[derive(Debug, Clone, Copy)]
pub(super) enum StepConstraint<'a> {
    /// Over one of these hexsides.
    Over(&'a Places),
    /// To one of these spots.
    To(&'a Places),
    /// From one of these spots.
    From(&'a Places),
    /// Anywhere.
    Any,
}

fn has_piece(pieces: Option<&PieceSet>, piece: Option<PieceId>) -> bool {
    pieces.is_none_or(|pieces| piece.is_some_and(|piece| pieces.contains(piece)))
}

fn meet(one: Option<PieceSet>, other: Option<PieceSet>) -> Option<PieceSet> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.common(&other)),
        (one, other) => one.or(other),
    }
}

fn join(one: Option<PieceSet>, other: Option<PieceSet>) -> Option<PieceSet> {
    let (mut one, other) = (one?, other?);
    one.join(&other);
    Some(one)
}

impl Program {
    /// Returns the hexsides that can have a tag. What stands there now stood there before play.
    fn sides_with(&self, tag: Tag) -> Places {
        Places::known(self.sides.len(), |at| match tag {
            Tag::Kind(HexsideKind::Clear | HexsideKind::Breach) => true,
            Tag::Kind(kind) => self.sides.kind(SideId(at as u16), &Breaches::NONE) == kind,
            _ => true,
        })
    }

    /// Whether any rule of an occasion can act for `roles`, judging only by the pieces and the mode.
    pub(super) fn may_any_speak(&self, moment: Occasion, roles: &Roles) -> bool {
        self.guards_of(moment).any(|guard| guard.concerns(roles))
    }

    /// Returns the guard of each rule of an occasion.
    fn guards_of(&self, moment: Occasion) -> impl Iterator<Item = &Guard> {
        let list = self.lists.get(usize::from(moment.number())).map_or(&[][..], Vec::as_slice);
        list.iter().map(|rule| &self.rules[usize::from(*rule)].guard)
    }
}

impl Evaluator<'_> {
    /// Whether a condition holds; its guard is checked first.
    #[inline]
    pub(super) fn is_so(self, guard: &Guard, test: u32, roles: &Roles) -> bool {
        guard.may_hold(self.position, roles) && self.holds(test, roles)
    }
}

impl Game {
    /// Whether any rule waits for an occasion and can act on an attack by a piece on another in this phase.
    #[inline]
    pub(in crate::alamo) fn awaits_attack(
        &self,
        position: &Position,
        moment: Occasion,
        unit: PieceId,
        foe: PieceId,
    ) -> bool {
        self.awaits(moment)
            && self.is_called_by(moment, |guard| {
                guard.is_awake(position) && guard.is_of_piece(Some(unit)) && guard.is_for_piece(Some(foe))
            })
    }

    /// Whether any rule waits for an occasion and can act on a step of a piece between two spots in this phase.
    #[inline]
    pub(in crate::alamo) fn awaits_step(
        &self,
        position: &Position,
        moment: Occasion,
        unit: PieceId,
        ends: [SpotId; 2],
    ) -> bool {
        self.awaits(moment)
            && self.is_called_by(moment, |guard| {
                guard.is_awake(position) && guard.is_of_piece(Some(unit)) && guard.leads(position, ends)
            })
    }

    #[inline(never)]
    fn is_called_by(&self, moment: Occasion, can_speak: impl FnMut(&Guard) -> bool) -> bool {
        self.program.as_deref().is_some_and(|program| program.guards_of(moment).any(can_speak))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alamo::variant::{HAUL, Item, WALK};
    use crate::fixture::alamo_with;

    /// Returns the start position with a unit on a spot, and every flag except that of a broken door up on everything a
    /// step refers to.
    fn flagged(game: &Game, unit: PieceId, from: SpotId, to: SpotId, via: SideId) -> Position {
        let (program, mut position) = (game.program.as_deref().unwrap(), game.start());
        position.put(unit, game.piece(unit).is_unit(), from);
        let evaluator = Evaluator { game, program, position: &game.start };
        let spots = [from, to].into_iter().flat_map(|spot| [Item::Spot(spot), evaluator.room(spot)]);
        for item in spots.chain([Item::Game, Item::Piece(unit), Item::Side(via)]) {
            for (flag, place) in (0..).zip(&program.flags) {
                if !place.name.ends_with("broken") {
                    program.mark(&mut position.marks, flag, item, 1);
                }
            }
        }
        position
    }

    #[test]
    fn no_condition_holds_that_its_guard_rules_out() {
        let game = Game::new(&alamo_with(|_| true)).unwrap();
        let (program, board) = (game.program.as_deref().unwrap(), &game.board);
        let changes = program.changes.iter().flatten().map(|change| (&change.guard, change.condition));
        let all = program.rules.iter().map(|rule| (&rule.guard, rule.condition));
        let all: Vec<_> = all.chain(changes).collect();
        let units = Side::ALL.map(|side| game.units(side)[0]);
        let (mut held, mut left_out) = (0, 0);
        for from in board.ids().step_by(5) {
            for (crossing, unit) in board.crossings(from).iter().zip(units.into_iter().cycle()) {
                let (to, via) = (crossing.to, game.side_id(from, crossing));
                for position in [flagged(&game, unit, from, to, via), game.start()] {
                    let evaluator = Evaluator { game: &game, program, position: &position };
                    for ((guard, test), mode) in all.iter().zip([WALK, HAUL].into_iter().cycle()) {
                        let roles = Roles { from, to, via, mode, ..Roles::new(unit) };
                        let can_hold = guard.may_hold(&position, &roles) && guard.concerns(&roles);
                        let can_hold = can_hold && guard.stands(&position, position.state(unit).at);
                        let holds = evaluator.holds(*test, &roles);
                        assert!(!holds || can_hold, "{test} {from:?} {to:?} {via:?} {guard:?}");
                        held += u32::from(holds);
                        left_out += u32::from(!can_hold);
                    }
                }
            }
        }
        assert!(held > 1_000 && left_out > 1_000, "{held} {left_out}");
    }
}
