//! Whether variants affect the attacks of a side, so that lists of them cannot be made without checking each.

use super::Quantity;
use super::precheck::Guard;
use super::program::Program;
use crate::alamo::{Game, Position};
use crate::side::Side;

impl Program {
    /// Returns the guards of the changes of a quantity that can hold now for actions of a side.
    pub(super) fn awake<'a>(
        &'a self,
        position: &'a Position,
        figure: Quantity,
        side: Side,
    ) -> impl Iterator<Item = &'a Guard> + 'a {
        let changes = self.changes[usize::from(figure.number())].iter().map(|change| &change.guard);
        changes.filter(move |guard| guard.is_of(side) && guard.is_awake(position))
    }
}

impl Game {
    /// Whether variants affect the shots of a side now, so that each must be checked individually.
    pub(in crate::alamo) fn bends_shots(&self, position: &Position, side: Side) -> bool {
        use crate::variant::AttackMode::{Battery, Fire};
        let figures = [Quantity::MayAttack(Fire), Quantity::MayAttack(Battery), Quantity::Reach];
        figures.into_iter().any(|figure| self.is_any_awake(position, figure, side))
    }

    /// Whether variants now let a side attack targets other than combat units.
    pub(in crate::alamo) fn widens_targets(&self, position: &Position, side: Side) -> bool {
        self.is_any_awake(position, Quantity::MayTarget, side)
    }

    fn is_any_awake(&self, position: &Position, figure: Quantity, side: Side) -> bool {
        self.stirs(position, figure)
            && self.program.as_deref().is_some_and(|program| program.awake(position, figure, side).next().is_some())
    }
}
