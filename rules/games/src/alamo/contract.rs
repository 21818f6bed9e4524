//! Implements the interface of game systems for the 1981 game.

use std::borrow::Cow;

use super::cells;
use super::counts::Counter;
use super::index::INDEX;
use super::players::{ROSTER, RosterEntry, USUAL};
use super::subjects::Subject;
use super::{Action, Amend, Event, Game, Phase, Position};
use crate::phrase::Phrase;
use crate::play::{self, About, Actor, Atom, Dice, Index, Moment, NotAnAction, Outcome, Refusal, Roll, Spoken};
use crate::side::Side;
use crate::system::{AttackCell, System};

impl From<Phase> for play::Phase {
    fn from(phase: Phase) -> Self {
        Self { number: phase as u8, word: phase.word() }
    }
}

impl play::Game for Game {
    type Position = Position;
    type Action = Action;
    type Event = Event;

    const MOST_STEPS: u32 = 60_000;
    const DONE: Action = Action::Done;

    fn start(&self) -> Position {
        self.start()
    }

    fn begun_at(&self, position: &Position) -> Self {
        self.begun_at(position)
    }

    #[inline]
    fn moment(&self, position: &Position) -> Moment {
        Moment { turn: position.turn, phase: position.phase.into() }
    }

    fn turns(&self, position: &Position) -> u8 {
        position.turn.min(self.last_turn(position))
    }

    #[inline]
    fn actor(&self, position: &Position) -> Actor {
        self.actor(position)
    }

    #[inline]
    fn legal(&self, position: &Position, actions: &mut Vec<Action>) {
        self.legal(position, actions);
    }

    fn check(&self, position: &Position, action: Action) -> Result<(), Refusal> {
        self.check(position, action)
    }

    #[inline]
    fn apply(&self, position: &mut Position, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.apply(position, action, events)
    }

    #[inline]
    fn chance(&self, position: &Position) -> Option<Dice> {
        self.chance(position)
    }

    #[inline]
    fn resolve(&self, position: &mut Position, roll: Roll, events: &mut Vec<Event>) -> bool {
        self.resolve(position, roll, events)
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        position.outcome.map(Outcome::from)
    }

    fn view<'p>(&self, position: &'p Position, side: Side) -> Cow<'p, Position> {
        self.view(position, side)
    }

    #[inline]
    fn seen_by<T>(&self, position: &mut Position, side: Side, look: impl FnOnce(&Position) -> T) -> T {
        self.seen_by(position, side, look)
    }

    fn known_to(&self, side: Side) -> Self {
        self.known_to(side)
    }

    #[inline]
    fn meant(&self, position: &Position, side: Side, action: Action) -> Action {
        self.meant(position, side, action)
    }
}

impl Spoken for Game {
    type Amend = Amend;

    fn index() -> &'static Index {
        &INDEX
    }

    fn read_action(&self, text: &str) -> Result<Action, NotAnAction> {
        self.read_action(text)
    }

    fn write_action(&self, action: Action) -> String {
        self.write_action(action)
    }

    fn atom(event: &Event) -> Atom {
        event.atom
    }

    fn write_event(&self, event: &Event) -> String {
        self.write_event(event)
    }

    fn tell(&self, event: &Event) -> Phrase {
        self.tell(event)
    }

    fn read_amend(&self, text: &str) -> Result<Amend, NotAnAction> {
        self.read_amend(text)
    }

    fn write_amend(&self, amend: Amend) -> String {
        self.write_amend(amend)
    }

    fn amend(&self, position: &mut Position, amend: Amend) -> Result<(), Refusal> {
        self.amend(position, amend)
    }

    fn about_action(&self, position: &Position, action: Action) -> About {
        Subject::action(self, position, action).named(self)
    }

    fn about_due(&self, position: &Position) -> About {
        Subject::pending(self, position).named(self)
    }

    fn about_last(&self, position: &Position, events: &[Event]) -> About {
        Subject::last_event(self, position, events).named(self)
    }

    fn about_amend(&self, amend: Amend) -> About {
        Subject::amend(self, amend).named(self)
    }
}

impl System for Game {
    type Counter = Counter;

    const YARDSTICKS: &'static [&'static str] = &["casualties"];
    const HAS_ENTRY_AREAS: bool = true;
    const ROSTER: &'static [RosterEntry] = ROSTER;
    const USUAL: &'static str = USUAL;

    fn is_of_variant(&self, rule: Atom) -> bool {
        self.credit(rule).is_some()
    }

    fn cells(&self) -> Vec<AttackCell> {
        cells::cells(self)
    }

    fn cells_read(&self, _: &Position, events: &[Event]) -> Vec<usize> {
        cells::read(self, events)
    }
}
