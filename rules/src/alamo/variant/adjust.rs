//! Numbers and permissions as variants change them.

use super::ask::Asking;
use super::program::{Adjust, Operation, Program};
use super::{Roles, SideId};
use crate::alamo::{Game, PieceId, Position};
use crate::board::{Crossing, SpotId};
use crate::play::Atom;
use crate::variant::{self as language, Way};

/// A number or permission the engine reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::alamo) enum Quantity {
    MayPlace,
    MayCross,
    MayEnter,
    MayHaul,
    MayAttack(Way),
    MayTarget,
    MayCounter,
    ZocAcross,
    Sees,
    CrossCost,
    Moves,
    Strength(Way),
    Attacks(Way),
    AttackRoll,
    CheckRoll,
    Morale,
    Rating,
    Ferocity,
    Sight,
    Reach,
    Retreat,
    StackMax,
    Withdrawal,
    GameLength,
    /// Whether a rule of the base game holds, by its place in [`LIFTABLE`].
    Applies(u8),
    /// Whatever a program has numbered itself: tables and rules of variants.
    Own(u16),
}

/// The rules of the base game a variant may suspend, by the numbers of their atoms: confines, Bowie's hex, entering
/// enemy hexes, zones that stop and hold, crossing guarded walls, leaders in zones, the man who never moves.
pub const LIFTABLE: [&str; 7] = ["A2.3", "A2.0.i", "A5.3", "A6.1", "A6.3", "A11.4", "A11.5"];

impl Quantity {
    pub(in crate::alamo) const CONFINES: Self = Self::Applies(0);
    pub(in crate::alamo) const FIXED_HEX: Self = Self::Applies(1);
    pub(in crate::alamo) const ENEMY_HEXES: Self = Self::Applies(2);
    pub(in crate::alamo) const ZONES: Self = Self::Applies(3);
    pub(in crate::alamo) const WALL_BAN: Self = Self::Applies(4);
    pub(in crate::alamo) const LEADERS_IN_ZONES: Self = Self::Applies(5);
    pub(in crate::alamo) const FIXED: Self = Self::Applies(6);

    /// How many there are of which every program knows.
    pub(super) const COMMON: u16 = 40;

    /// The number or permission of the game a variant calls so; `None` for one of the program's own.
    pub(super) fn of_game(what: &language::Quantity) -> Option<Self> {
        Some(match what {
            language::Quantity::Applies(name) => Self::Applies(LIFTABLE.iter().position(|own| own == name)? as u8),
            language::Quantity::RollOf(_) => return None,
            language::Quantity::Attacks(way) => Self::Attacks(*way),
            language::Quantity::MayPlace => Self::MayPlace,
            language::Quantity::MayCross => Self::MayCross,
            language::Quantity::MayEnter => Self::MayEnter,
            language::Quantity::MayHaul => Self::MayHaul,
            language::Quantity::MayAttack(way) => Self::MayAttack(*way),
            language::Quantity::MayTarget => Self::MayTarget,
            language::Quantity::MayCounter => Self::MayCounter,
            language::Quantity::ZocAcross => Self::ZocAcross,
            language::Quantity::Sees => Self::Sees,
            language::Quantity::CrossCost => Self::CrossCost,
            language::Quantity::Moves => Self::Moves,
            language::Quantity::Strength(way) => Self::Strength(*way),
            language::Quantity::AttackRoll => Self::AttackRoll,
            language::Quantity::CheckRoll => Self::CheckRoll,
            language::Quantity::Morale => Self::Morale,
            language::Quantity::Rating => Self::Rating,
            language::Quantity::Ferocity => Self::Ferocity,
            language::Quantity::Sight => Self::Sight,
            language::Quantity::Reach => Self::Reach,
            language::Quantity::Retreat => Self::Retreat,
            language::Quantity::StackMax => Self::StackMax,
            language::Quantity::Withdrawal => Self::Withdrawal,
            language::Quantity::GameLength => Self::GameLength,
        })
    }

    /// Its place in a word; beyond those of which every program knows there is none.
    pub(super) const fn bit(self) -> u16 {
        let number = self.number();
        if number < Self::COMMON { number } else { 63 }
    }

    /// Its number in a program.
    pub(super) const fn number(self) -> u16 {
        match self {
            Self::MayPlace => 0,
            Self::MayCross => 1,
            Self::MayEnter => 2,
            Self::MayHaul => 3,
            Self::MayTarget => 4,
            Self::MayCounter => 5,
            Self::ZocAcross => 6,
            Self::Sees => 7,
            Self::CrossCost => 8,
            Self::Moves => 9,
            Self::AttackRoll => 10,
            Self::CheckRoll => 11,
            Self::Morale => 12,
            Self::Rating => 13,
            Self::Ferocity => 14,
            Self::Sight => 15,
            Self::Reach => 16,
            Self::Retreat => 17,
            Self::StackMax => 18,
            Self::Withdrawal => 19,
            Self::GameLength => 20,
            Self::MayAttack(way) => 21 + way as u16,
            Self::Strength(way) => 24 + way as u16,
            Self::Attacks(way) => 27 + way as u16,
            Self::Applies(rule) => 30 + rule as u16,
            Self::Own(number) => Self::COMMON + number,
        }
    }
}

impl Game {
    /// What a number is after everything variants change it by: set first, then added to, halved, bounded.
    #[inline]
    pub(in crate::alamo) fn adjusted(
        &self,
        position: &Position,
        figure: Quantity,
        value: i32,
        roles: impl FnOnce() -> Roles,
    ) -> i32 {
        if self.stirs(position, figure) { self.fold(position, figure, value, &roles()) } else { value }
    }

    #[inline(never)]
    fn fold(&self, position: &Position, figure: Quantity, mut value: i32, roles: &Roles) -> i32 {
        let Some(asking) = self.asking(position) else { return value };
        let (mut more, mut halvings, mut limits) = (0_i32, 0, Vec::new());
        for change in asking.in_force(figure, roles) {
            match change.op {
                Operation::Set(to) => value = asking.amount(to, roles),
                Operation::Add(amount) => more = more.saturating_add(asking.amount(amount, roles)),
                Operation::Halve => halvings += 1,
                Operation::AtLeast(_) | Operation::AtMost(_) => limits.push(change.op),
                Operation::Allow | Operation::Forbid => {}
            }
        }
        value = value.saturating_add(more);
        for _ in 0..halvings {
            value = value.saturating_add(1).div_euclid(2);
        }
        for limit in limits {
            match limit {
                Operation::AtLeast(least) => value = value.max(asking.amount(least, roles)),
                Operation::AtMost(most) => value = value.min(asking.amount(most, roles)),
                _ => {}
            }
        }
        value
    }

    /// The last rule that says how far one spot sees another; `None` where none does.
    pub(in crate::alamo) fn sight_is_short_by(&self, position: &Position, a: SpotId, b: SpotId) -> Option<Atom> {
        let roles = Roles { from: a, to: b, ..Roles::default() };
        self.asking(position)?.in_force(Quantity::Sight, &roles).last().map(|change| change.atom)
    }

    /// Whether any rule may add to a number of a piece, as far as can be told by who it is, when and where it stands.
    #[expect(
        clippy::inline_always,
        reason = "asked of every strength: which number it is must be known where it is asked"
    )]
    #[inline(always)]
    pub(in crate::alamo) fn may_add(&self, position: &Position, figure: Quantity, unit: PieceId) -> bool {
        let Some(program) = self.program.as_deref().filter(|_| self.stirs(position, figure)) else { return false };
        let (number, at) = (figure.number(), position.of(unit).at);
        let there = program.stands[usize::from(number)].as_ref();
        there.is_none_or(|spots| at == SpotId::NOWHERE || spots.contains(at)) && program.may_change(number, Some(unit))
    }

    /// What each rule adds to a number, with the rule; only sums are told one by one. Ask first whether any may
    /// ([`Self::may_add`]).
    #[inline(never)]
    pub(in crate::alamo) fn added(
        &self,
        position: &Position,
        figure: Quantity,
        roles: &Roles,
        mut tell: impl FnMut(Atom, i32),
    ) {
        let Some(asking) = self.asking(position) else { return };
        for change in &asking.program.changes[usize::from(figure.number())] {
            if let Operation::Add(more) = change.op
                && asking.is_so(&change.bounds, change.condition, roles)
            {
                tell(change.atom, asking.amount(more, roles));
            }
        }
    }

    /// The rule that forbids something; `None` where none does.
    #[inline]
    pub(in crate::alamo) fn forbids(
        &self,
        position: &Position,
        figure: Quantity,
        roles: impl FnOnce() -> Roles,
    ) -> Option<Atom> {
        if self.may_forbid(figure) && self.stirs(position, figure) {
            self.forbids_now(position, figure, &roles())
        } else {
            None
        }
    }

    #[inline(never)]
    fn forbids_now(&self, position: &Position, figure: Quantity, roles: &Roles) -> Option<Atom> {
        self.forbids_of(position, figure, roles)
    }

    /// The same, of what is known already.
    #[expect(clippy::inline_always, reason = "asked of every step: which number it is must be known where it is asked")]
    #[inline(always)]
    pub(in crate::alamo) fn forbids_of(&self, position: &Position, figure: Quantity, roles: &Roles) -> Option<Atom> {
        if !self.may_forbid(figure) {
            return None;
        }
        let wakes = &self.program.as_deref()?.wakes[usize::from(figure.number())];
        if wakes.may_hold_of(position, roles) {
            self.says(position, figure.number(), Operation::Forbid, roles)
        } else {
            None
        }
    }

    /// Whether any variant may keep a piece from a spot, as far as can be told by where that is.
    #[inline]
    pub(in crate::alamo) fn may_bar_from(&self, position: &Position, figure: Quantity, to: SpotId) -> bool {
        let program = self.program.as_deref().filter(|_| self.stirs(position, figure));
        program.is_some_and(|program| program.wakes[usize::from(figure.number())].may_lead(position, to, SideId::NONE))
    }

    /// Whether any variant may bar a step, as far as can be told by where it leads.
    #[inline]
    pub(in crate::alamo) fn may_bar_step(&self, position: &Position, from: SpotId, crossing: &Crossing) -> bool {
        let asked = self.adjusts_in(position, Quantity::MayCross) || self.adjusts_in(position, Quantity::MayEnter);
        // Most lead nowhere where one is barred: that is told without looking for the hexside between.
        asked
            && self.program.as_deref().is_some_and(|program| {
                program.bars.may_end(position, crossing.to) && Self::may_bar(program, position, from, crossing)
            })
    }

    #[inline(never)]
    fn may_bar(program: &Program, position: &Position, from: SpotId, crossing: &Crossing) -> bool {
        let (to, via) = (crossing.to, program.ways.side(from, crossing));
        let wakes = |figure: Quantity| &program.wakes[usize::from(figure.number())];
        wakes(Quantity::MayCross).may_lead(position, to, via) || wakes(Quantity::MayEnter).may_lead(position, to, via)
    }

    /// The rule that allows something which is otherwise forbidden, where none forbids it.
    #[inline]
    pub(in crate::alamo) fn grants(
        &self,
        position: &Position,
        figure: Quantity,
        roles: impl FnOnce() -> Roles,
    ) -> Option<Atom> {
        if !self.may_grant(figure) || !self.stirs(position, figure) {
            return None;
        }
        let roles = roles();
        if self.may_forbid(figure) && self.says(position, figure.number(), Operation::Forbid, &roles).is_some() {
            return None;
        }
        let wakes = &self.program.as_deref()?.wakes[usize::from(figure.number())];
        if wakes.may_hold_of(position, &roles) {
            self.says(position, figure.number(), Operation::Allow, &roles)
        } else {
            None
        }
    }

    /// Whether a rule of the base game is suspended.
    #[inline]
    pub(in crate::alamo) fn lifts(&self, position: &Position, rule: Quantity, roles: impl FnOnce() -> Roles) -> bool {
        self.forbids(position, rule, roles).is_some()
    }

    /// The first rule that changes a number here and now.
    pub(in crate::alamo) fn changed_by(&self, position: &Position, figure: Quantity, roles: &Roles) -> Option<Atom> {
        self.asking(position)?.in_force(figure, roles).next().map(|change| change.atom)
    }

    #[inline(never)]
    fn says(&self, position: &Position, figure: u16, op: Operation, roles: &Roles) -> Option<Atom> {
        let asking = self.asking(position)?;
        if !asking.program.may_change(figure, roles.unit) {
            return None;
        }
        let changes = &asking.program.changes[usize::from(figure)];
        let says = |change: &&Adjust| change.op == op && asking.is_so(&change.bounds, change.condition, roles);
        changes.iter().find(says).map(|change| change.atom)
    }
}

impl<'a> Asking<'a> {
    /// What changes a number or permission here and now.
    fn in_force(self, figure: Quantity, roles: &'a Roles) -> impl Iterator<Item = &'a Adjust> {
        let program = self.program;
        let may = program.wakes[usize::from(figure.number())].may_hold_of(self.position, roles);
        let changes = if may && program.may_change(figure.number(), roles.unit) {
            program.changes[usize::from(figure.number())].as_slice()
        } else {
            &[]
        };
        changes.iter().filter(move |change| self.is_so(&change.bounds, change.condition, roles))
    }
}
