//! The release of the reserve, and the morale of columns (K11).

use super::event::{Events, Happening, tell};
use super::position::{ColumnOrder, Life, Pending, Position, Stage};
use super::refusal::{No, Verdict, unless};
use super::{Figures, Game, Phase, PieceType, atoms};
use crate::house::{Roles, Rulings as _};
use crate::variant::Quantity;

impl Game {
    pub(super) fn may_release(&self, position: &Position) -> Verdict {
        let reserve = &position.columns[usize::from(self.reserve())];
        unless(reserve.stage == Stage::Held, No::new(atoms::K11_D, "knapp-no-held"))?;
        let due = i32::from(position.turn) >= self.figures.reserve_from;
        unless(due, No::new(atoms::K11_D, "knapp-no-release-yet"))
    }

    pub(super) fn release(&self, position: &mut Position, events: &mut Events) {
        let reserve = self.reserve();
        position.columns[usize::from(reserve)].stage = Stage::Marching;
        self.rank(position, reserve);
        tell(events, atoms::K11_D, Happening::Released);
    }

    /// Makes the morale roll of the next column due; after the last one the attackers fire.
    pub(super) fn check_morale(&self, position: &mut Position, after: Option<u8>, events: &mut Events) {
        let first = after.map_or(0, |column| usize::from(column) + 1);
        let next = (first..position.columns.len()).find(|own| position.columns[*own].is_marching());
        match next {
            Some(column) => position.pending = Some(Pending::Morale { column: column as u8 }),
            None => self.enter(position, Phase::MexicanFire, events),
        }
    }

    /// The amount subtracted from the morale die of a column (K11.f).
    #[must_use]
    pub fn morale_less(&self, position: &Position, column: u8) -> i8 {
        let roles = position.columns[usize::from(column)].lead().map_or_else(Roles::default, Roles::new);
        let morale = self.ruled(position, &Quantity::Morale, roles, -self.usual_less(position, column));
        morale.saturating_neg().clamp(i32::from(i8::MIN), i32::from(i8::MAX)) as i8
    }

    /// The amount subtracted from the morale die of a column, without rules of variants.
    fn usual_less(&self, position: &Position, column: u8) -> i32 {
        let (own, figures) = (&position.columns[usize::from(column)], &self.figures);
        let commands = own
            .roster
            .iter()
            .any(|piece| self.piece_of(*piece).kind == PieceType::Command && position.state(*piece).life != Life::Dead);
        let lost = |percent: i32| i32::from(own.lost) * 100 >= percent * i32::from(own.began.max(1));
        let mut less = if commands { 0 } else { figures.morale_command };
        less += if lost(figures.light_percent) { figures.morale_light } else { 0 };
        less += if lost(figures.heavy_percent) { figures.morale_heavy } else { 0 };
        less
    }

    /// The order that results from a morale roll (K11.g).
    #[must_use]
    pub fn order_of(&self, roll: u8, less: i8) -> ColumnOrder {
        let result = i32::from(roll) - i32::from(less);
        if result >= self.figures.morale_advance {
            ColumnOrder::Advance
        } else if result >= self.figures.morale_stand {
            ColumnOrder::Stand
        } else {
            ColumnOrder::Back
        }
    }

    pub(super) fn morale(&self, position: &mut Position, column: u8, roll: u8, events: &mut Events) {
        let less = self.morale_less(position, column);
        let roles = position.columns[usize::from(column)].lead().map_or_else(Roles::default, Roles::new);
        let usual = -self.usual_less(position, column);
        Self::tell_shifts(&self.shifts(position, &Quantity::Morale, (roles, &[]), usual), events);
        let order = self.order_of(roll, less);
        position.columns[usize::from(column)].order = order;
        tell(events, atoms::K11_E, Happening::Checked { column, roll, less, order });
        if order == ColumnOrder::Back {
            self.fall_back(position, column, events);
        }
    }

    /// Moves a column back along its trail, at once and not beyond its start (K11.g).
    fn fall_back(&self, position: &mut Position, number: u8, events: &mut Events) {
        let step = Figures::small(self.figures.hex_outside).max(1);
        let full = Figures::small(self.figures.fall_back);
        let mut left = full;
        while left >= step {
            let column = &position.columns[usize::from(number)];
            let Some(head) = column.trail.last().copied().filter(|_| column.off == 0) else { break };
            let own = |spot: crate::board::SpotId| column.head.contains(&spot);
            if head.iter().any(|spot| !own(*spot) && position.crowd(*spot).stands > 0) {
                left = 0;
                break;
            }
            let column = &mut position.columns[usize::from(number)];
            column.trail.pop();
            column.head = head;
            column.is_wet = self.ground.pond[head[0].index()] != 0;
            left -= step;
            self.rank(position, number);
        }
        let column = &mut position.columns[usize::from(number)];
        if column.trail.is_empty() {
            let start = self.ground.starts.get(usize::from(column.start)).map_or(0, |start| start.off);
            let back = left.min(start.saturating_sub(column.off));
            column.off += back;
            left -= back;
        }
        self.rank(position, number);
        tell(events, atoms::K11_G, Happening::FellBack { column: number, by: full - left });
    }
}
