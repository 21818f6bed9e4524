//! *Captain*: weighs whom to activate by what all of them can do.

mod attack;
mod defend;
mod orders;

use std::collections::VecDeque;

use super::recruit::bound;
use super::shared_choices::{active, answer, place};
use crate::deguello::{Action, Game, Phase, Position};
use crate::dice::{Drawer, Streams};
use crate::play::{Game as _, PieceId};
use crate::player::{Player, Seat};
use crate::side::Side;

/// Rounds in which an officer who could do nothing is left alone.
const IDLE: u8 = 2;

/// Rounds for which he is judged by what came of his last activation.
const JUDGED: u8 = 10;

/// What came of an activation.
#[derive(Debug, Clone, Copy)]
struct Activation {
    officer: PieceId,
    round: u8,
    /// The pieces it reached.
    reached: u32,
    /// What they did.
    deeds: u32,
}

/// Weighs whom to activate by what all of them can do.
#[derive(Debug, Default)]
pub(super) struct Captain {
    moment: Option<(u8, Phase)>,
    /// Steps of the piece on the move that are still to be done.
    steps: VecDeque<Action>,
    /// What is done in this activation, one kind of deed after the other.
    stage: usize,
    /// Pieces that still have their turn in this stage; `None` before it has begun.
    queue: Option<Vec<PieceId>>,
    /// By column, the area outside it makes for.
    goals: Vec<Option<u16>>,
    /// The activation that goes on.
    last: Option<Activation>,
    /// The last one of each officer.
    activations: Vec<Activation>,
}

impl Captain {
    /// The next step that was planned, while it is allowed.
    fn planned(&mut self, game: &Game, view: &Position) -> Option<Action> {
        let next = self.steps.pop_front()?;
        if game.check(view, next).is_ok() {
            return Some(next);
        }
        self.steps.clear();
        None
    }

    /// Begins a row of actions.
    fn begin(&mut self, actions: Vec<Action>) -> Option<Action> {
        self.steps = actions.into();
        self.steps.pop_front()
    }

    /// The next piece of the stage, those of `all` to begin with.
    fn next(&mut self, all: impl FnOnce() -> Vec<PieceId>) -> Option<PieceId> {
        self.queue.get_or_insert_with(all).pop()
    }

    /// Whether an officer could do nothing in one of the last rounds.
    fn was_idle(&self, officer: PieceId, round: u8) -> bool {
        self.last_of(officer, round, IDLE).is_some_and(|own| own.deeds == 0)
    }

    /// What an activation that promises so much will bring: less where the last one reached many and few of them did anything.
    /// Without it the same officer is called again and again, and others wait outside the walls.
    fn expected(&self, worth: i32, officer: PieceId, round: u8) -> i32 {
        match self.last_of(officer, round, JUDGED) {
            Some(own) if own.deeds < own.reached => worth * (1 + own.deeds as i32) / (1 + own.reached as i32),
            _ => worth,
        }
    }

    /// The last activation of an officer, if it lies no more rounds back.
    fn last_of(&self, officer: PieceId, round: u8, back: u8) -> Option<&Activation> {
        self.activations.iter().find(|own| own.officer == officer && round.saturating_sub(own.round) <= back)
    }

    /// Remembers whom he activates, and what came of the activation before.
    fn ordered(&mut self, game: &Game, view: &Position, action: Action) -> Action {
        if let Some(last) = self.last.take() {
            self.activations.retain(|own| own.officer != last.officer);
            self.activations.push(Activation { round: view.round, ..last });
        }
        if let Action::Activate { officer } = action {
            let reached = game.reach(view, officer, None).len() as u32;
            self.last = Some(Activation { officer, round: view.round, reached, deeds: 0 });
        }
        action
    }

    fn next_stage(&mut self) {
        self.stage += 1;
        self.queue = None;
    }
}

impl Player<Game> for Captain {
    fn choose(&mut self, seat: Seat<'_, Game>, streams: &mut Streams) -> Action {
        let (game, view, side) = (seat.game, seat.view, seat.side);
        if let Some(action) = answer(game, view) {
            return action;
        }
        let moment = (view.round, view.phase);
        if self.moment != Some(moment) {
            self.moment = Some(moment);
            self.steps.clear();
            (self.stage, self.queue) = (0, None);
        }
        match view.phase {
            Phase::SetUp => return place(game, view, Drawer::from(side), streams).unwrap_or(Action::Done),
            Phase::MexicanOrder => {
                let action = self.order_attack(game, view);
                return self.ordered(game, view, action);
            }
            Phase::TexanOrder => {
                let action = self.order_defence(game, view);
                return self.ordered(game, view, action);
            }
            _ => {}
        }
        if let Some((piece, _)) = game.bound(view) {
            self.steps.clear();
            return bound(game, view, piece);
        }
        if let Some(next) = self.planned(game, view) {
            return next;
        }
        let acting = active(game, view, side);
        let chosen =
            if side == Side::Mexican { self.attack(game, view, &acting) } else { self.defend(game, view, &acting) };
        let chosen = chosen.filter(|action| game.check(view, *action).is_ok());
        if let (Some(_), Some(last)) = (chosen, self.last.as_mut()) {
            last.deeds += 1;
        }
        chosen.unwrap_or(Action::Done)
    }
}
