//! Implements the traits every game system has for "Deguello at Dawn".

use super::cells;
use super::ground::REGION_KINDS;
use super::index::INDEX;
use super::players::{ROSTER, USUAL};
use super::position::Position;
use super::{Action, Amend, Counter, Event, Game, notation};
use crate::phrase::Phrase;
use crate::play::{self, About, Actor, Atom, Dice, Index, Moment, NotAnAction, Outcome, Refusal, Roll, Spoken};
use crate::player::RosterEntry;
use crate::rulebook::Degree;
use crate::side::Side;
use crate::system::{AttackCell, System};

impl play::Game for Game {
    type Position = Position;
    type Action = Action;
    type Event = Event;

    const MOST_STEPS: u32 = 40_000;
    const DONE: Action = Action::Done;

    fn start(&self) -> Position {
        self.first().clone()
    }

    fn begun_at(&self, position: &Position) -> Self {
        self.begun_from(position)
    }

    fn moment(&self, position: &Position) -> Moment {
        Moment { turn: position.round, phase: position.phase.neutral() }
    }

    fn turns(&self, position: &Position) -> u8 {
        position.round
    }

    fn actor(&self, position: &Position) -> Actor {
        self.decider(position)
    }

    fn legal(&self, position: &Position, actions: &mut Vec<Action>) {
        self.list(position, actions);
    }

    fn check(&self, position: &Position, action: Action) -> Result<(), Refusal> {
        self.judge(position, action).map_err(|no| self.refusal(no))
    }

    fn apply(&self, position: &mut Position, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.act(position, action, events)
    }

    fn chance(&self, position: &Position) -> Option<Dice> {
        self.dice(position)
    }

    fn resolve(&self, position: &mut Position, roll: Roll, events: &mut Vec<Event>) -> bool {
        self.take(position, roll, events)
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let ended = position.ended?;
        let losses = self.losses(position);
        // The more the fort cost the attackers, the better for the garrison, whichever side won.
        let share = losses * 3 / self.figures.losses.max(1);
        if let Some(degree) = ended.degree {
            let steps = Degree::ALL.iter().position(|own| *own == degree).map_or(1, |at| at as i8 + 1);
            let level = if ended.winner == Side::Texan { steps } else { -steps };
            return Some(Outcome {
                winner: ended.winner,
                degree,
                points: losses,
                reason: ended.reason.reason(),
                level,
            });
        }
        let (degree, level) = match (ended.winner, share) {
            (Side::Mexican, ..=0) => (Degree::Decisive, -3),
            (Side::Mexican, 1) => (Degree::Substantial, -2),
            (Side::Mexican, _) => (Degree::Marginal, -1),
            (Side::Texan, ..=2) => (Degree::Marginal, 1),
            (Side::Texan, 3..=4) => (Degree::Substantial, 2),
            (Side::Texan, _) => (Degree::Decisive, 3),
        };
        Some(Outcome { winner: ended.winner, degree, points: losses, reason: ended.reason.reason(), level })
    }
}

impl Spoken for Game {
    type Amend = Amend;

    fn index() -> &'static Index {
        &INDEX
    }

    fn read_action(&self, text: &str) -> Result<Action, NotAnAction> {
        notation::read_action(self, text)
    }

    fn write_action(&self, action: Action) -> String {
        self.action_text(action)
    }

    fn atom(event: &Event) -> Atom {
        event.atom
    }

    fn write_event(&self, event: &Event) -> String {
        format!("{} {}", event.atom, notation::write_happening(self, event.what))
    }

    fn tell(&self, event: &Event) -> Phrase {
        self.told(event)
    }

    fn read_amend(&self, text: &str) -> Result<Amend, NotAnAction> {
        self.amend_of(text)
    }

    fn write_amend(&self, amend: Amend) -> String {
        self.amend_text(amend)
    }

    fn amend(&self, position: &mut Position, amend: Amend) -> Result<(), Refusal> {
        self.amended(position, amend)
    }

    fn about_action(&self, _: &Position, action: Action) -> About {
        let names = action.pieces().into_iter().flatten().map(|piece| self.name(piece).to_owned());
        About::on(&self.board, names, action.spot())
    }
}

impl System for Game {
    type Counter = Counter;

    const YARDSTICKS: &'static [&'static str] = &["flechas_lost", "units_lost"];
    const POINTS: &'static str = "losses_percent";
    const REGION_KINDS: &'static [&'static str] = REGION_KINDS;
    const ROSTER: &'static [RosterEntry<Self>] = ROSTER;
    const USUAL: &'static str = USUAL;

    fn cells(&self) -> Vec<AttackCell> {
        cells::cells()
    }

    fn cells_read(&self, position: &Position, events: &[Event]) -> Vec<usize> {
        events.iter().flat_map(|event| cells::read(self, position, event)).collect()
    }
}
