//! *Captain*: weighs activations by what all the activated units can do.

mod attack;
mod defend;
mod orders;
mod persona;

pub(super) use persona::{Approach, Constraint, Persona};

use std::collections::VecDeque;

use super::ranked::Ranked;
use super::recruit::bound;
use super::shared_choices::{answer, place};
use crate::deguello::{Action, Game, Phase, Position};
use crate::dice::{Drawer, Streams};
use crate::draw::Draw;
use crate::play::PieceId;
use crate::player::{Player, Seat};
use crate::side::Side;

/// The number of rounds for which an officer who could do nothing is rated lower.
const IDLE: u8 = 2;

/// The number of rounds for which an officer is judged by the result of the last activation.
const JUDGED: u8 = 10;

/// The record of an activation.
#[derive(Debug, Clone, Copy)]
struct Activation {
    officer: PieceId,
    round: u8,
    /// The number of pieces it reached.
    reached: u32,
    /// The number of actions those pieces took.
    deeds: u32,
}

/// A computer player that weighs activations by what all the activated units can do.
#[derive(Debug)]
pub(super) struct Captain {
    persona: Persona,
    /// The member of the population it is in this game.
    draw: Draw,
    ranked: Ranked,
    moment: Option<(u8, Phase)>,
    /// The planned actions still to be played.
    steps: VecDeque<Action>,
    /// The current stage of this activation; each stage handles one kind of action.
    stage: usize,
    /// The pieces still to be handled in this stage; `None` before it has begun.
    queue: Option<Vec<PieceId>>,
    /// For each column, the outside area it is heading for.
    goals: Vec<Option<u16>>,
    /// The current activation.
    last: Option<Activation>,
    /// The last activation of each officer.
    activations: Vec<Activation>,
}

impl Default for Captain {
    fn default() -> Self {
        Self {
            persona: Persona::USUAL,
            draw: Draw::member(0, Side::Texan),
            ranked: Ranked::default(),
            moment: None,
            steps: VecDeque::new(),
            stage: 0,
            queue: None,
            goals: Vec::new(),
            last: None,
            activations: Vec::new(),
        }
    }
}

impl Captain {
    /// A captain with the given persona.
    pub(super) fn new(persona: Persona) -> Self {
        Self { persona, ..Self::default() }
    }

    /// The next planned action, if it is allowed; otherwise discards the plan.
    fn planned(&mut self, game: &Game, view: &Position) -> Option<Action> {
        let next = self.steps.pop_front()?;
        if game.judge(view, next).is_ok() {
            return Some(next);
        }
        self.steps.clear();
        None
    }

    /// Starts a sequence of actions and returns the first.
    fn begin(&mut self, actions: Vec<Action>) -> Option<Action> {
        self.steps = actions.into();
        self.steps.pop_front()
    }

    /// The next piece of the stage, taken from `all` when the stage begins.
    fn next(&mut self, all: impl FnOnce() -> Vec<PieceId>) -> Option<PieceId> {
        self.queue.get_or_insert_with(all).pop()
    }

    /// Whether an officer's activation in one of the last rounds achieved nothing.
    fn was_idle(&self, officer: PieceId, round: u8) -> bool {
        self.last_of(officer, round, IDLE).is_some_and(|own| own.deeds == 0)
    }

    /// The expected value of an activation worth `worth`: less if the last one reached many pieces and few of them
    /// acted. Without this the same officer is activated again and again while others wait outside the walls.
    fn expected(&self, worth: i32, officer: PieceId, round: u8) -> i32 {
        match self.last_of(officer, round, JUDGED) {
            Some(own) if own.deeds < own.reached => worth * (1 + own.deeds as i32) / (1 + own.reached as i32),
            _ => worth,
        }
    }

    /// The last activation of an officer, if it was at most `back` rounds ago.
    fn last_of(&self, officer: PieceId, round: u8, back: u8) -> Option<&Activation> {
        self.activations.iter().find(|own| own.officer == officer && round.saturating_sub(own.round) <= back)
    }

    /// Records which officer is activated, and what the previous activation achieved.
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
        let draw = streams.draw(side);
        self.draw = draw;
        self.ranked.order(game, draw);
        if let Some(action) = answer(game, view, draw, self.persona.holds_fire()) {
            return action;
        }
        let moment = (view.round, view.phase);
        if self.moment != Some(moment) {
            self.moment = Some(moment);
            self.steps.clear();
            (self.stage, self.queue) = (0, None);
        }
        match view.phase {
            Phase::SetUp => {
                let indoors = self.persona.constraint == Some(Constraint::Rooms);
                return place(game, view, indoors, Drawer::from(side), streams).unwrap_or(Action::Done);
            }
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
            return bound(game, view, draw, piece);
        }
        if let Some(next) = self.planned(game, view) {
            return next;
        }
        let acting = self.ranked.active(view, side);
        let chosen =
            if side == Side::Mexican { self.attack(game, view, &acting) } else { self.defend(game, view, &acting) };
        let chosen = chosen.filter(|action| game.judge(view, *action).is_ok());
        if let (Some(_), Some(last)) = (chosen, self.last.as_mut()) {
            last.deeds += 1;
        }
        chosen.unwrap_or(Action::Done)
    }
}
