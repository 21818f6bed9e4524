//! The balance while one draws: after each change some games are fought in the background, and the status line says who
//! wins them now and what the last step has changed.
//!
//! The same dice are used for every state of the document, so that what differs is the change and not the luck.

mod gauge;
mod job;
mod reading;

use std::time::Duration;

use iced::{Task, task};

pub use self::gauge::{told, view};
pub use self::reading::{Drift, Reading};
use crate::gui::action::Action;
use crate::gui::document::{OpenDocument, State};
use crate::gui::keymap::Command;

/// How many games are fought for each state of the document.
pub const GAMES: u32 = 200;
/// How long the document must have rested: the hand may still be painting.
const REST: Duration = Duration::from_millis(250);
/// How many states are remembered.
const REMEMBERED: usize = 64;

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// The document has rested in this state.
    Rested(State),
    /// More games have been fought in this state.
    Read(State, Reading),
    /// The gauge was switched on or off.
    Switched,
    /// What stands in the way of play is wanted.
    ProblemsAsked,
}

/// Reads the balance of a document.
#[derive(Debug, Default)]
pub struct Balance {
    /// What was read, the state read last at the end.
    readings: Vec<(State, Reading)>,
    /// The state that was asked about last.
    asked: Option<State>,
    work: Work,
}

#[derive(Debug, Default)]
enum Work {
    /// Nothing to do.
    #[default]
    Idle,
    /// It waits for the document to rest, or games are fought. Dropping the handle stops them.
    Under(#[expect(dead_code, reason = "dropped, never read")] task::Handle),
}

impl Balance {
    /// Takes the state of the document in: where it is another one than before, its games are fought once it rests.
    pub fn look(&mut self, document: &OpenDocument, on: bool) -> Task<Message> {
        if !on {
            (self.asked, self.work) = (None, Work::Idle);
            return Task::none();
        }
        let state = document.state();
        if self.asked == Some(state) || document.is_painting() {
            return Task::none();
        }
        self.asked = Some(state);
        self.work = Work::Idle;
        if self.reading(state).is_some_and(Reading::is_whole) {
            return Task::none();
        }
        let resting = Task::future(async move {
            tokio::time::sleep(REST).await;
            Message::Rested(state)
        });
        self.begin(resting)
    }

    /// Does what happened. Whether the gauge is on is for the window to remember.
    pub fn update(&mut self, message: Message, document: &OpenDocument) -> Action<Message> {
        match message {
            Message::Rested(state) if self.asked == Some(state) => {
                if document.obstacles().is_some() {
                    self.note(state, Reading::unplayable());
                    return Action::None;
                }
                Action::Run(self.begin(job::fight(document.project().clone(), state)))
            }
            Message::Read(state, reading) => {
                self.note(state, reading);
                Action::None
            }
            // Asked about a state the document is no longer in.
            Message::Rested(_) => Action::None,
            Message::Switched => Action::Command(Command::Balance),
            Message::ProblemsAsked => Action::ShowObstacles,
        }
    }

    fn note(&mut self, state: State, reading: Reading) {
        self.readings.retain(|(own, _)| *own != state);
        self.readings.push((state, reading));
        if self.readings.len() > REMEMBERED {
            self.readings.remove(0);
        }
    }

    fn begin(&mut self, task: Task<Message>) -> Task<Message> {
        let (task, handle) = task.abortable();
        self.work = Work::Under(handle.abort_on_drop());
        task
    }

    /// What is known of a state of the document.
    pub fn reading(&self, state: State) -> Option<&Reading> {
        self.readings.iter().find(|(own, _)| *own == state).map(|(_, reading)| reading)
    }

    /// How the balance of one state differs from that of another, game by game; `None` unless both were fought.
    pub fn drift(&self, since: State, now: State) -> Option<Drift> {
        Drift::between(self.reading(since)?, self.reading(now)?)
    }
}

#[cfg(test)]
mod tests;
