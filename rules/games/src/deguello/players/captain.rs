//! *Captain*: weighs activations by what all the activated units can do.

mod attack;
mod defend;
mod orders;
mod persona;
mod rooms;

pub(super) use persona::{Approach, Constraint, Persona};

use std::collections::VecDeque;

use super::ranked::Ranked;
use super::recruit::bound;
use super::shared_choices::{answer, place};
use crate::deguello::{Action, Game, Phase, Position, Surface};
use crate::dice::{Drawer, Streams};
use crate::draw::{Draw, Identity};
use crate::house::Offers as _;
use crate::play::PieceId;
use crate::player::{Player, Seat};
use crate::side::Side;

/// The number of rounds for which an officer who could do nothing is rated lower, for each activation in a row in which he
/// could do nothing.
const IDLE: u8 = 2;

/// The most such activations that count.
const IDLE_MOST: u8 = 4;

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
    /// The number of activations in a row, this one included, in which they took none.
    idle: u8,
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

    /// The number of an officer's last activations in a row that achieved nothing; 0 once they are long past.
    fn idle(&self, officer: PieceId, round: u8) -> u32 {
        let last = self.last_of(officer, round, IDLE * IDLE_MOST);
        last.filter(|own| round.saturating_sub(own.round) <= IDLE * own.idle).map_or(0, |own| own.idle.into())
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

    /// Records what the last activation achieved.
    fn judge_last(&mut self, round: u8) {
        if let Some(last) = self.last.take() {
            let before = self.activations.iter().find(|own| own.officer == last.officer).map_or(0, |own| own.idle);
            let idle = if last.deeds == 0 { (before + 1).min(IDLE_MOST) } else { 0 };
            self.activations.retain(|own| own.officer != last.officer);
            self.activations.push(Activation { round, idle, ..last });
        }
    }

    /// Records which officer is activated.
    fn ordered(&mut self, game: &Game, view: &Position, action: Action) -> Action {
        if let Action::Activate { officer } = action {
            let reached = game.reach(view, officer, None).len() as u32;
            self.last = Some(Activation { officer, round: view.round, reached, deeds: 0, idle: 0 });
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
        let may = |rule, piece| game.judge(view, Action::Use { rule, piece }).is_ok();
        if let Some((rule, piece)) = game.taken_offer(view, draw, may) {
            return Action::Use { rule, piece };
        }
        let moment = (view.round, view.phase);
        if self.moment != Some(moment) {
            self.moment = Some(moment);
            self.steps.clear();
            (self.stage, self.queue) = (0, None);
        }
        match view.phase {
            Phase::SetUp => {
                let indoors = |piece| self.persona.stays_indoors() || prefers_rooms(game, view, draw, piece);
                return place(game, view, &indoors, Drawer::from(side), streams).unwrap_or(Action::Done);
            }
            Phase::MexicanOrder => {
                self.judge_last(view.round);
                let action = self.order_attack(game, view);
                return self.ordered(game, view, action);
            }
            Phase::TexanOrder => {
                self.judge_last(view.round);
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

/// Whether a unit of the garrison is set up indoors. A room costs the attackers about two activations: one for its door
/// and one for those inside. Where all rooms together take three quarters of the rounds, the garrison is set up in them,
/// but for a part at the walls that another member of the population chooses otherwise; where they take a quarter, nobody is.
fn prefers_rooms(game: &Game, view: &Position, draw: Draw, piece: PieceId) -> bool {
    let rooms = game.ground.areas.iter().filter(|own| own.inside && own.surface == Surface::Room).count() as i32;
    let share = (2 * ROOM * rooms * 100 / game.last_round(view).max(1) - 50).clamp(0, 100);
    let walls = (draw.rank(Identity::of(&[WALLS])) % (MOST_AT_WALLS + 1)) as i32;
    let drawn = draw.rank(game.piece_of(piece).identity.and(Identity::of(&[WALLS]))) % 100;
    (drawn as i32) < share * (100 - walls) / 100
}

/// The activations that a room costs the attackers.
const ROOM: i32 = 2;

/// The most units in a hundred that a garrison which is set up indoors leaves at the walls.
const MOST_AT_WALLS: u32 = 25;

/// Sets the draw of units at the walls apart.
const WALLS: u64 = 0x5741_4c4c;
