//! The strength of an attack, portion by portion (8.1, 9.3, 9.5, 10.4, 14.0).

use arrayvec::ArrayVec;

use super::action::Mode;
use super::atoms;
use super::fire_range::First;
use super::variant::{Quantity, Roles, way};
use super::{Game, Order, PieceClass, PieceId, Position};
use crate::play::Atom;
use crate::variant::AttackMode;

/// One portion of a strength, with its rule: the printed value, or what a rule adds or subtracts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Portion {
    /// The rule.
    pub atom: Atom,
    /// The points, negative if subtracted.
    pub value: i16,
}

/// The portions of one strength.
pub type Portions = ArrayVec<Portion, 12>;

impl Game {
    /// The strength of a unit or battery from its counter and order, regardless of the target.
    #[must_use]
    pub fn strength(&self, position: &Position, by: PieceId, mode: Mode) -> u8 {
        self.sum(position, by, mode, None)
    }

    /// The strength of a unit or battery against a target: range may reduce its fire (14.0).
    #[must_use]
    pub fn strength_against(&self, position: &Position, by: PieceId, mode: Mode, target: PieceId) -> u8 {
        self.sum(position, by, mode, Some(target))
    }

    /// The portions of a strength, regardless of the target: the full printed value of the upper side (8.1, 9.5, 10.4),
    /// minus the loss to disorder (9.3). A leader has none.
    #[must_use]
    pub fn strength_items(&self, position: &Position, by: PieceId, mode: Mode) -> Portions {
        self.listed(position, by, mode, None)
    }

    /// The portions of a strength against a target: those of [`Game::strength_items`], and the loss to range (14.0).
    #[must_use]
    pub fn strength_items_against(&self, position: &Position, by: PieceId, mode: Mode, target: PieceId) -> Portions {
        self.listed(position, by, mode, Some(target))
    }

    fn sum(&self, position: &Position, by: PieceId, mode: Mode, target: Option<PieceId>) -> u8 {
        let mut points = 0;
        self.portions(position, by, mode, target, |portion| points += portion.value);
        points.clamp(0, i16::from(u8::MAX)) as u8
    }

    /// The roles of those who attack: a unit, or a battery with the unit that serves it.
    pub(super) fn shooters(&self, position: &Position, by: PieceId) -> Roles {
        if self.piece(by).is_battery() {
            Roles { unit: self.served_by(position, by), gun: Some(by), ..Roles::default() }
        } else {
            Roles::new(by)
        }
    }

    fn listed(&self, position: &Position, by: PieceId, mode: Mode, target: Option<PieceId>) -> Portions {
        let mut portions = Portions::new();
        // Portions of variants beyond the capacity are dropped: no reader would go through so many.
        self.portions(position, by, mode, target, |portion| {
            let _ = portions.try_push(portion);
        });
        portions
    }

    /// Applies the adjustments of variants to a strength and adds each as a portion. The caller checks first whether
    /// there are any.
    #[inline(never)]
    fn varied(
        &self,
        position: &Position,
        shooters: Roles,
        way: AttackMode,
        printed: i16,
        add: &mut impl FnMut(Portion),
    ) -> i16 {
        let figure = Quantity::Strength(way);
        let roles = Roles { using: Some(way), ..shooters };
        let mut sum = printed;
        self.fold_and_tell(position, figure, i32::from(printed), &roles, |atom, more| {
            let value = more.clamp(-999, 999) as i16;
            sum = sum.saturating_add(value);
            add(Portion { atom, value });
        });
        sum
    }

    /// Lists the portions of a strength, against a target or none in particular, in the order of calculation (R72).
    #[inline]
    fn portions(
        &self,
        position: &Position,
        by: PieceId,
        mode: Mode,
        target: Option<PieceId>,
        mut add: impl FnMut(Portion),
    ) {
        let lost = target.map_or(0, |target| self.lost_to_range(position, by, mode, target));
        let range = Portion { atom: atoms::A14_0_A, value: -lost };
        match self.piece(by).class {
            PieceClass::Leader { .. } => {}
            PieceClass::Battery { strength } => {
                let printed = i16::from(strength);
                add(Portion { atom: atoms::A10_4_A, value: printed });
                if self.stirs(position, Quantity::Strength(AttackMode::Battery)) {
                    let roles = Roles { foe: target, ..self.shooters(position, by) };
                    if self.may_add(position, Quantity::Strength(AttackMode::Battery), roles.unit) {
                        self.varied(position, roles, AttackMode::Battery, printed, &mut add);
                    }
                }
                if lost != 0 {
                    add(range);
                }
            }
            PieceClass::Unit { full, reduced } => {
                let state = position.state(by);
                let (values, atom) = if state.flipped { (reduced, atoms::A9_5_A) } else { (full, atoms::A8_1_D) };
                let printed = i16::from(match mode {
                    Mode::Fire => values.fire,
                    Mode::Melee => values.melee,
                });
                add(Portion { atom, value: printed });
                let printed = if self.may_add(position, Quantity::Strength(way(mode)), Some(by)) {
                    self.varied(position, Roles { foe: target, ..Roles::new(by) }, way(mode), printed, &mut add)
                } else {
                    printed
                };
                let halved = state.order != Order::Good;
                let first = self.options.range.first == First::Range;
                if lost != 0 && first {
                    add(range);
                }
                if halved {
                    let whole = if first { (printed - lost).max(0) } else { printed };
                    let rest = self.parameters.weaken(whole.clamp(0, i16::from(u8::MAX)) as u8);
                    add(Portion { atom: atoms::A9_3_A, value: i16::from(rest) - whole });
                }
                if lost != 0 && !first {
                    add(range);
                }
            }
        }
    }
}
