//! Implements the traits every game system has for "Remember the Alamo!".

use std::borrow::Cow;

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

    const MOST_STEPS: u32 = 20_000;
    const DONE: Action = Action::Done;

    fn start(&self) -> Position {
        self.first().clone()
    }

    fn begun_at(&self, position: &Position) -> Self {
        self.begun_from(position)
    }

    fn moment(&self, position: &Position) -> Moment {
        Moment { turn: position.turn, phase: position.phase.in_day(position.day) }
    }

    fn turns(&self, position: &Position) -> u8 {
        position.turn
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
        Self::dice(position)
    }

    fn resolve(&self, position: &mut Position, roll: Roll, events: &mut Vec<Event>) -> bool {
        self.take(position, roll, events)
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let ended = position.ended?;
        let ahead = ended.points[0] - ended.points[1];
        let (degree, level) = match ahead.abs() {
            0..=2 => (Degree::Marginal, 1),
            3..=7 => (Degree::Substantial, 2),
            _ => (Degree::Decisive, 3),
        };
        let level = if ended.winner == Side::Texan { level } else { -level };
        Some(Outcome { winner: ended.winner, degree, points: ahead, reason: ended.reason.reason(), level })
    }

    fn view<'p>(&self, position: &'p Position, side: Side) -> Cow<'p, Position> {
        if side == Side::Texan && position.has_secret() {
            return Cow::Owned(position.without_plan());
        }
        Cow::Borrowed(position)
    }

    fn seen_by<T>(&self, position: &mut Position, side: Side, look: impl FnOnce(&Position) -> T) -> T {
        if side != Side::Texan || !position.has_secret() {
            return look(position);
        }
        let plan = position.hide_plan();
        let seen = look(position);
        position.show_plan(&plan);
        seen
    }

    fn known_to(&self, side: Side) -> Self {
        self.begun_from(&self.view(self.first(), side))
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
        notation::write_action(self, action)
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

    const YARDSTICKS: &'static [&'static str] = &["stands_lost", "castings_lost"];
    const POINTS: &'static str = "points_ahead";
    const REGION_KINDS: &'static [&'static str] = REGION_KINDS;
    const ROSTER: &'static [RosterEntry<Self>] = ROSTER;
    const USUAL: &'static str = USUAL;

    fn is_of_variant(&self, rule: Atom) -> bool {
        self.credit(rule).is_some()
    }

    fn cells(&self) -> Vec<AttackCell> {
        cells::cells()
    }

    fn cells_read(&self, position: &Position, events: &[Event]) -> Vec<usize> {
        events.iter().filter_map(|event| cells::read(self, position, event)).collect()
    }
}
