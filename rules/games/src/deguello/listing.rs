//! Lists the legal actions.
//!
//! [`Game::judge`] decides what is allowed. The listing asks the same rules in the cheapest order: whether a piece may
//! act at all before its targets, whether it may enter an area before the spots of that area. The list is sorted.

mod acts;

use super::position::{Due, Life, Position};
use super::{Action, Game, Phase, PieceType};
use crate::hex::Direction;
use crate::house::Offers as _;
use crate::play::{Actor, PieceId};
use crate::side::Side;

impl Game {
    /// Fills `actions` with the legal actions of the side that decides, sorted; empty if no player decides.
    pub(super) fn list(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        if !matches!(self.decider(position), Actor::Player(_)) {
            return;
        }
        match (position.due.last(), position.phase) {
            (Some(due), _) => self.list_answers(position, due, actions),
            (None, Phase::SetUp) => self.list_set_up(position, actions),
            (None, Phase::MexicanOrder | Phase::TexanOrder) => self.list_orders(position, actions),
            (None, Phase::MexicanAction | Phase::TexanAction) => self.list_acts(position, actions),
            (None, Phase::Light | Phase::Fires) => {}
        }
        if position.due.is_empty() {
            let first = actions.len();
            let offered = self.offered(position).into_iter().map(|(rule, piece)| Action::Use { rule, piece });
            self.list_allowed(position, offered, actions);
            actions[first..].sort_unstable();
        }
        self.list_allowed(position, [Action::Done], actions);
        debug_assert!(actions.is_sorted_by(|one, next| one < next), "lists are made in order");
    }

    /// Adds those of the candidate actions that are allowed.
    fn list_allowed(&self, position: &Position, tried: impl IntoIterator<Item = Action>, actions: &mut Vec<Action>) {
        actions.extend(tried.into_iter().filter(|action| self.judge(position, *action).is_ok()));
    }

    fn list_answers(&self, position: &Position, due: &Due, actions: &mut Vec<Action>) {
        match due {
            Due::Officers { area, side } => {
                let tried = self.officers_in(position, *area, *side).map(|piece| Action::Lose { piece });
                self.list_allowed(position, tried, actions);
            }
            Due::Beaten { units, .. } => {
                let mut tried = units.clone();
                tried.sort_unstable();
                self.list_allowed(position, tried.into_iter().map(|piece| Action::Lose { piece }), actions);
            }
            Due::Ignite { area } => {
                let tried = self.spreads_to(position, *area).into_iter().map(|area| Action::Ignite { area });
                self.list_allowed(position, tried, actions);
            }
            Due::Free { by, target } => {
                self.list_allowed(position, [Action::Fire { by: *by, target: *target }], actions);
            }
            _ => {}
        }
    }

    fn list_set_up(&self, position: &Position, actions: &mut Vec<Action>) {
        // Identical pieces can be placed on the same spots.
        let mut last = None;
        let mut places = Vec::new();
        for piece in self.to_place(position) {
            let own = (self.kind(piece), self.piece_of(piece).command);
            if last != Some(own) {
                last = Some(own);
                places.clear();
                places.extend(self.places(position, piece));
                places.sort_unstable();
            }
            actions.extend(places.iter().map(|at| Action::Place { piece, at: *at }));
        }
        let pieces = (0..self.pieces.len() as u16).map(PieceId);
        for piece in pieces.filter(|own| position.state(*own).stands()) {
            self.list_facings(position, piece, actions);
        }
    }

    /// Adds the facings a piece on the map may turn to: either all but its own, or none.
    fn list_facings(&self, position: &Position, piece: PieceId, actions: &mut Vec<Action>) {
        let mut others = Direction::ALL.into_iter().filter(|own| *own != position.state(piece).facing);
        let Some(first) = others.next().filter(|facing| self.may_face(position, piece, *facing).is_ok()) else {
            return;
        };
        actions.extend(std::iter::once(first).chain(others).map(|facing| Action::Face { piece, facing }));
    }

    fn list_orders(&self, position: &Position, actions: &mut Vec<Action>) {
        let of_side = |piece: &&PieceId| self.side(**piece) == Some(position.phase.side());
        let officers = || self.officers.iter().filter(of_side).copied();
        self.list_allowed(position, officers().map(|officer| Action::Activate { officer }), actions);
        for officer in officers().filter(|own| self.kind(*own) == PieceType::Gunner) {
            let batteries = self.batteries(position, officer).into_iter();
            self.list_allowed(position, batteries.map(|command| Action::Battery { officer, command }), actions);
        }
        if position.phase == Phase::MexicanOrder {
            self.list_columns(position, actions);
        } else {
            self.list_lone(position, actions);
        }
        if self.figures.option_areas != 0 {
            let areas = 0..self.ground.areas.len() as u16;
            self.list_allowed(position, areas.map(|area| Action::Area { area }), actions);
        }
    }

    /// Adds the columns that may enter: those with pieces that are waiting.
    fn list_columns(&self, position: &Position, actions: &mut Vec<Action>) {
        let mut waiting = vec![false; self.commands.len()];
        for piece in self.fighters[Side::Mexican.index()].iter().chain(&self.officers) {
            waiting[usize::from(self.piece_of(*piece).command)] |= position.state(*piece).life == Life::Waiting;
        }
        let commands = (0..self.commands.len() as u8).filter(|command| waiting[usize::from(*command)]);
        self.list_allowed(position, commands.map(|command| Action::Column { command }), actions);
    }

    /// Adds the garrison units that may act alone: either all standing units of a command, or none.
    fn list_lone(&self, position: &Position, actions: &mut Vec<Action>) {
        let mut led = vec![None; self.commands.len()];
        for unit in self.fighters[Side::Texan.index()].iter().copied().filter(|own| position.state(*own).stands()) {
            let command = &mut led[usize::from(self.piece_of(unit).command)];
            let alone = *command.get_or_insert_with(|| self.may_act_alone(position, unit).is_ok());
            actions.extend(alone.then_some(Action::Lone { piece: unit }));
        }
    }
}
