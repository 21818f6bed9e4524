//! Numbers and permissions, as changed by variants.

use super::evaluate::Evaluator;
use super::program::{Adjust, Operation, Program};
use super::{Roles, SideId};
use crate::alamo::{Game, PieceId, Position};
use crate::board::{Crossing, SpotId};
use crate::play::Atom;
use crate::variant::{self as language, AttackMode, LIFTABLE, with_quantities};

/// Defines the engine's [`Quantity`] from the list of the language's quantities.
macro_rules! asked {
    (
        single { $($(#[$about:meta])* $word:ident: $sort:ident, $($given:ident)|+, $words:literal, $subject:ident;)* }
        by_way { $($(#[$about_way:meta])* $way_word:ident: $way_sort:ident, $($way_given:ident)|+, $way_words:literal, $way_subject:ident;)* }
        by_areas { $($(#[$about_area:meta])* $area_word:ident: $area_sort:ident, $($area_given:ident)|+, $area_words:literal, $area_subject:ident;)* }
    ) => {
        /// A number or permission the engine reads.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(in crate::alamo) enum Quantity {
            $($(#[$about])* $word,)*
            $($(#[$about_way])* $way_word(AttackMode),)*
            /// Whether a rule of the base game holds, by its place in [`LIFTABLE`].
            Applies(u8),
            /// The quantities numbered by the program itself: tables and rules of variants.
            Own(u16),
        }

        /// The places of the quantities in the list.
        #[derive(Clone, Copy)]
        #[expect(clippy::enum_variant_names, reason = "the names are those of the quantities")]
        enum Place {
            $($word,)*
            $($way_word,)*
            End,
        }

        /// The place of the first quantity that depends on the mode of an attack.
        const FIRST_BY_WAY: u16 = [$(Place::$word),*].len() as u16;

        impl Quantity {
            /// Returns the game quantity for a variant's word; `None` for one of the program's own.
            pub(super) fn of_game(what: &language::Quantity) -> Option<Self> {
                Some(match what {
                    language::Quantity::Applies(name) => {
                        Self::Applies(LIFTABLE.iter().position(|own| own == name)? as u8)
                    }
                    language::Quantity::RollOf(_) | language::Quantity::Figure(_) => return None,
                    $(language::Quantity::$word => Self::$word,)*
                    $(language::Quantity::$way_word(way) => Self::$way_word(*way),)*
                    // Variants with these are refused before.
                    $(language::Quantity::$area_word => return None,)*
                })
            }

            /// Returns its number in a program.
            pub(super) const fn number(self) -> u16 {
                match self {
                    $(Self::$word => Place::$word as u16,)*
                    $(Self::$way_word(way) => Self::by_way(Place::$way_word) + way as u16,)*
                    Self::Applies(rule) => Self::by_way(Place::End) + rule as u16,
                    Self::Own(number) => Self::COMMON + number,
                }
            }
        }
    };
}

with_quantities!(asked);

impl Quantity {
    pub(in crate::alamo) const CONFINES: Self = Self::Applies(0);
    pub(in crate::alamo) const FIXED_HEX: Self = Self::Applies(1);
    pub(in crate::alamo) const ENEMY_HEXES: Self = Self::Applies(2);
    pub(in crate::alamo) const ZONES: Self = Self::Applies(3);
    pub(in crate::alamo) const WALL_BAN: Self = Self::Applies(4);
    pub(in crate::alamo) const LEADERS_IN_ZONES: Self = Self::Applies(5);
    pub(in crate::alamo) const FIXED: Self = Self::Applies(6);

    /// The number of quantities common to all programs.
    pub(super) const COMMON: u16 = Self::by_way(Place::End) + LIFTABLE.len() as u16;

    /// Returns the number, for the first attack mode, of a quantity that depends on the mode.
    const fn by_way(place: Place) -> u16 {
        FIRST_BY_WAY + (place as u16 - FIRST_BY_WAY) * AttackMode::ALL.len() as u16
    }

    /// Returns its bit in a word; all quantities of the program's own share bit 63.
    pub(super) const fn bit(self) -> u16 {
        let number = self.number();
        if number < Self::COMMON { number } else { 63 }
    }
}

impl Game {
    /// Returns a number after all changes by variants: first set, then added to, halved, bounded.
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
    fn fold(&self, position: &Position, figure: Quantity, value: i32, roles: &Roles) -> i32 {
        self.fold_and_tell(position, figure, value, roles, |_, _| {})
    }

    /// Adjusts a number like [`Self::adjusted`] and passes each rule with its change of the number to `tell`. Check
    /// first whether any rule may change it ([`Self::may_add`], [`Self::stirs`]).
    #[inline(never)]
    pub(in crate::alamo) fn fold_and_tell(
        &self,
        position: &Position,
        figure: Quantity,
        mut value: i32,
        roles: &Roles,
        mut tell: impl FnMut(Atom, i32),
    ) -> i32 {
        let Some(evaluator) = self.evaluator(position) else { return value };
        let (mut more, mut halvings, mut limits) = (0_i32, Vec::new(), Vec::new());
        let mut sums = Vec::new();
        for change in evaluator.in_force(figure, roles) {
            match change.op {
                Operation::Set(to) => {
                    let to = evaluator.amount(to, roles);
                    tell(change.atom, to.saturating_sub(value));
                    value = to;
                }
                Operation::Add(amount) => sums.push((change.atom, evaluator.amount(amount, roles))),
                Operation::Halve => halvings.push(change.atom),
                Operation::AtLeast(_) | Operation::AtMost(_) => limits.push(change),
                Operation::Allow | Operation::Forbid => {}
            }
        }
        for (atom, amount) in sums {
            tell(atom, amount);
            more = more.saturating_add(amount);
        }
        value = value.saturating_add(more);
        let mut become_so = |atom, to: i32, value: &mut i32| {
            if to != *value {
                tell(atom, to.saturating_sub(*value));
                *value = to;
            }
        };
        for atom in halvings {
            become_so(atom, language::Operation::halve(value), &mut value);
        }
        for change in limits {
            let to = match change.op {
                Operation::AtLeast(least) => value.max(evaluator.amount(least, roles)),
                Operation::AtMost(most) => value.min(evaluator.amount(most, roles)),
                _ => value,
            };
            become_so(change.atom, to, &mut value);
        }
        value
    }

    /// Returns the last rule that limits how far one spot sees another; `None` if there is none.
    pub(in crate::alamo) fn sight_is_short_by(&self, position: &Position, a: SpotId, b: SpotId) -> Option<Atom> {
        let roles = Roles { from: a, to: b, ..Roles::default() };
        self.evaluator(position)?.in_force(Quantity::Sight, &roles).last().map(|change| change.atom)
    }

    /// Whether any rule may add to a number of a piece, judging only by the piece, the time and its spot.
    #[expect(
        clippy::inline_always,
        reason = "asked of every strength: which number it is must be known where it is asked"
    )]
    #[inline(always)]
    pub(in crate::alamo) fn may_add(&self, position: &Position, figure: Quantity, unit: Option<PieceId>) -> bool {
        let Some(program) = self.program.as_deref().filter(|_| self.stirs(position, figure)) else { return false };
        let guard = &program.guards[usize::from(figure.number())];
        unit.is_none_or(|unit| guard.stands(position, position.state(unit).at)) && guard.is_of_piece(unit)
    }

    /// Returns the rule that forbids something; `None` if there is none.
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

    /// Returns the rule that forbids something for `roles` that are already known; `None` if there is none.
    #[expect(clippy::inline_always, reason = "asked of every step: which number it is must be known where it is asked")]
    #[inline(always)]
    pub(in crate::alamo) fn forbids_of(&self, position: &Position, figure: Quantity, roles: &Roles) -> Option<Atom> {
        if !self.may_forbid(figure) {
            return None;
        }
        if self.program.as_deref()?.guards[usize::from(figure.number())].may_hold(position, roles) {
            self.says(position, figure.number(), Operation::Forbid, roles)
        } else {
            None
        }
    }

    /// Returns the rule that forbids something that has no target, such as a shot at a hexside: rules that ask about the
    /// target do not apply.
    pub(in crate::alamo) fn forbids_without_target(
        &self,
        position: &Position,
        figure: Quantity,
        roles: &Roles,
    ) -> Option<Atom> {
        let changes = self.evaluator(position)?.in_force(figure, roles);
        let mut forbids = changes.filter(|change| change.op == Operation::Forbid && !change.asks_for_target);
        forbids.next().map(|change| change.atom)
    }

    /// Whether any variant may keep a piece from a spot, judging only by the spot.
    #[inline]
    pub(in crate::alamo) fn may_bar_from(&self, position: &Position, figure: Quantity, to: SpotId) -> bool {
        let program = self.program.as_deref().filter(|_| self.stirs(position, figure));
        program.is_some_and(|program| program.guards[usize::from(figure.number())].passes(position, to, SideId::NONE))
    }

    /// Whether any variant may bar a step, judging only by where it leads.
    #[inline]
    pub(in crate::alamo) fn may_bar_step(&self, position: &Position, from: SpotId, crossing: &Crossing) -> bool {
        let asked = self.adjusts_in(position, Quantity::MayCross) || self.adjusts_in(position, Quantity::MayEnter);
        // Most steps end on no spot where one is barred; this is checked without looking up the hexside between.
        asked
            && self.program.as_deref().is_some_and(|program| {
                program.bars.ends(position, crossing.to) && Self::may_bar(program, position, from, crossing)
            })
    }

    #[inline(never)]
    fn may_bar(program: &Program, position: &Position, from: SpotId, crossing: &Crossing) -> bool {
        let (to, via) = (crossing.to, program.ways.side(from, crossing));
        let passes = |figure: Quantity| {
            let guard = &program.guards[usize::from(figure.number())];
            guard.is_awake(position) && guard.passes(position, to, via)
        };
        passes(Quantity::MayCross) || passes(Quantity::MayEnter)
    }

    /// Returns the rule that allows something otherwise forbidden, unless another forbids it.
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
        if self.program.as_deref()?.guards[usize::from(figure.number())].may_hold(position, &roles) {
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

    /// Returns the first rule that changes a number here and now.
    pub(in crate::alamo) fn changed_by(&self, position: &Position, figure: Quantity, roles: &Roles) -> Option<Atom> {
        self.evaluator(position)?.in_force(figure, roles).next().map(|change| change.atom)
    }

    #[inline(never)]
    fn says(&self, position: &Position, figure: u16, op: Operation, roles: &Roles) -> Option<Atom> {
        let evaluator = self.evaluator(position)?;
        let changes = &evaluator.program.changes[usize::from(figure)];
        let says = |change: &&Adjust| change.op == op && evaluator.is_so(&change.guard, change.condition, roles);
        changes.iter().find(says).map(|change| change.atom)
    }
}

impl<'a> Evaluator<'a> {
    /// Returns the changes of a number or permission that hold here and now.
    fn in_force(self, figure: Quantity, roles: &'a Roles) -> impl Iterator<Item = &'a Adjust> {
        let (program, number) = (self.program, usize::from(figure.number()));
        let may = program.guards[number].may_hold(self.position, roles);
        let changes = if may { program.changes[number].as_slice() } else { &[] };
        changes.iter().filter(move |change| self.is_so(&change.guard, change.condition, roles))
    }
}
