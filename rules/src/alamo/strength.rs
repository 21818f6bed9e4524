//! The strength of an attack, portion by portion (8.1, 9.3, 9.5, 10.4).

use arrayvec::ArrayVec;

use super::action::Mode;
use super::atoms;
use super::{Class, Game, Order, PieceId, Position};
use crate::play::Atom;

/// One portion of a strength, with its rule: what is printed, and what each rule takes off or adds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Portion {
    /// The rule.
    pub atom: Atom,
    /// Points; negative when the rule takes them off.
    pub value: i16,
}

impl Game {
    /// The strength of a unit or battery: the sum of its portions.
    #[must_use]
    pub fn strength(&self, position: &Position, by: PieceId, mode: Mode) -> u8 {
        let points: i16 = self.strength_items(position, by, mode).iter().map(|portion| portion.value).sum();
        points.clamp(0, i16::from(u8::MAX)) as u8
    }

    /// The portions a strength is made of: all of what is printed on the side that is up (8.1, 9.5, 10.4), less what
    /// disorder takes of it (9.3). A leader has none.
    #[must_use]
    pub fn strength_items(&self, position: &Position, by: PieceId, mode: Mode) -> ArrayVec<Portion, 4> {
        let mut portions = ArrayVec::new();
        let state = position.of(by);
        match self.piece(by).class {
            Class::Leader { .. } => {}
            Class::Battery { strength } => {
                portions.push(Portion { atom: atoms::A10_4_A, value: i16::from(strength) });
            }
            Class::Unit { full, reduced } => {
                let (values, atom) = if state.flipped { (reduced, atoms::A9_5_A) } else { (full, atoms::A8_1_D) };
                let printed = match mode {
                    Mode::Fire => values.fire,
                    Mode::Melee => values.melee,
                };
                portions.push(Portion { atom, value: i16::from(printed) });
                if state.order != Order::Good {
                    portions.push(Portion { atom: atoms::A9_3_A, value: -i16::from(printed.saturating_sub(self.parameters.weaken(printed))) });
                }
            }
        }
        portions
    }
}
