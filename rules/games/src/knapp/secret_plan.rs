//! The secret plan of the columns (K4.a to K4.h, K4.n).

use super::event::{Events, Happening, tell};
use super::position::{Column, Life, Position, Stage};
use super::refusal::{No, Verdict, unless};
use super::{Action, Figures, Game, atoms};

impl Game {
    /// The index of the reserve among the columns.
    #[must_use]
    pub fn reserve(&self) -> u8 {
        Figures::small(self.figures.columns_most)
    }

    /// The number of attack columns whose size is planned.
    fn sized(&self, position: &Position) -> usize {
        let attack = &position.columns[..usize::from(self.reserve())];
        attack.iter().take_while(|column| column.stands > 0).count()
    }

    /// The minimum number of stands of a column.
    fn least(&self, column: u8) -> i32 {
        if column == self.reserve() { self.figures.reserve_stands } else { self.figures.column_stands }
    }

    pub(super) fn may_size(&self, position: &Position, column: u8, stands: u8) -> Verdict {
        let reserve = self.reserve();
        let known = usize::from(column) < position.columns.len();
        unless(known, No::new(atoms::K4_B, "knapp-no-column"))?;
        let infantry = |stands: i32| (stands - 1).max(0);
        let used: i32 = position.columns.iter().map(|own| infantry(i32::from(own.stands))).sum();
        let all = (self.stands.len() - self.commands.len()) as i32;
        unless(used + infantry(i32::from(stands)) <= all, No::new(atoms::K4_A, "knapp-no-infantry"))?;
        unless(position.columns[usize::from(column)].stands == 0, No::new(atoms::K4_B, "knapp-no-resize"))?;
        let sized = self.sized(position);
        unless(column == reserve || usize::from(column) == sized, No::new(atoms::K4_B, "knapp-no-column-order"))?;
        let atom = if column == reserve { atoms::K4_D } else { atoms::K4_C };
        unless(i32::from(stands) >= self.least(column), No::new(atom, "knapp-no-small-column"))?;
        // The remaining infantry must suffice for the mandatory columns, each of which needs a command stand and a
        // start position.
        let open = position.columns[usize::from(reserve)].stands == 0 && column != reserve;
        let missing = (self.figures.columns_least - sized as i32 - i32::from(column != reserve)).max(0);
        let kept = missing * infantry(self.least(0)) + if open { infantry(self.least(reserve)) } else { 0 };
        unless(used + infantry(i32::from(stands)) + kept <= all, No::new(atoms::K4_A, "knapp-no-infantry"))?;
        let columns = sized + usize::from(column != reserve) + 1;
        unless(columns <= self.commands.len(), No::new(atoms::K4_A, "knapp-no-command"))?;
        unless(columns <= self.ground.starts.len(), No::new(atoms::K4_H, "knapp-no-starts"))
    }

    pub(super) fn may_start(&self, position: &Position, column: u8, start: u8) -> Verdict {
        let Some(own) = position.columns.get(usize::from(column)) else {
            return Err(No::new(atoms::K4_B, "knapp-no-column"));
        };
        unless(own.stands > 0, No::new(atoms::K4_G, "knapp-no-size"))?;
        unless(own.start == Column::NO_START, No::new(atoms::K4_G, "knapp-no-restart"))?;
        unless(usize::from(start) < self.ground.starts.len(), No::new(atoms::K4_G, "knapp-no-such-start"))?;
        let free = position.columns.iter().all(|other| other.start != start);
        unless(free, No::new(atoms::K4_H, "knapp-no-free-start"))
    }

    pub(super) fn may_end_plan(&self, position: &Position) -> Verdict {
        let sized = self.sized(position);
        unless(sized as i32 >= self.figures.columns_least, No::new(atoms::K4_B, "knapp-no-few-columns"))?;
        let reserve = &position.columns[usize::from(self.reserve())];
        unless(reserve.stands > 0, No::new(atoms::K4_B, "knapp-no-reserve"))?;
        let placed = position.columns[..sized].iter().chain([reserve]).all(Column::is_planned);
        unless(placed, No::new(atoms::K4_G, "knapp-no-start-yet"))
    }

    pub(super) fn size(position: &mut Position, column: u8, stands: u8, events: &mut Events) {
        position.columns[usize::from(column)].stands = stands;
        tell(events, atoms::K4_A, Happening::Planned { column });
    }

    pub(super) fn start_at(position: &mut Position, column: u8, start: u8, events: &mut Events) {
        position.columns[usize::from(column)].start = start;
        tell(events, atoms::K4_G, Happening::Planned { column });
    }

    /// Reveals the plan: every column musters at its start position (K4.n).
    pub(super) fn reveal(&self, position: &mut Position, events: &mut Events) {
        let mut infantry = self
            .stands
            .iter()
            .copied()
            .filter(|own| self.piece_of(*own).kind == super::PieceType::Infantry)
            .collect::<Vec<_>>();
        infantry.reverse();
        for number in 0..position.columns.len() as u8 {
            let is_reserve = number == self.reserve();
            let column = &mut position.columns[usize::from(number)];
            if !column.is_planned() {
                column.stage = Stage::Gone;
                continue;
            }
            // The reserve gets the last command stand, so that attack columns keep their numbers.
            let command = if is_reserve { self.commands.last() } else { self.commands.get(usize::from(number)) };
            let behind = usize::from(column.stands.saturating_sub(1));
            let ranks = std::iter::repeat_with(|| infantry.pop()).take(behind).flatten();
            column.roster = command.copied().into_iter().chain(ranks).collect();
            column.began = column.roster.len() as u8;
            column.stage = if is_reserve { Stage::Held } else { Stage::Marching };
            let start = &self.ground.starts[usize::from(column.start)];
            (column.off, column.head) = (start.off, start.head);
            let (stands, start) = (column.began, column.start);
            for piece in column.roster.clone() {
                let state = position.state_mut(piece);
                (state.life, state.column) = (Life::Ranked, number);
            }
            self.rank(position, number);
            tell(events, atoms::K4_N, Happening::Revealed { column: number, stands, start });
        }
    }

    /// Adds all candidate actions of the plan, whether allowed or not.
    pub(super) fn try_plan(&self, position: &Position, actions: &mut Vec<Action>) {
        let sized = self.sized(position) as u8;
        for column in (0..position.columns.len() as u8).filter(|own| *own <= sized || *own == self.reserve()) {
            let most = self.stands.len().min(usize::from(u8::MAX)) as u8;
            actions.extend((1..=most).map(|stands| Action::Size { column, stands }));
            let starts = self.ground.starts.len() as u8;
            actions.extend((0..starts).map(|position| Action::Start { column, position }));
        }
    }
}
