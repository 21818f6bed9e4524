//! The balance while one draws: after each change some games are fought in the background, and the status line says who
//! wins them now and what the last step has changed.
//!
//! The same dice are used for every state of the document, so that what differs is the change and not the luck.

mod gauge;
mod job;
mod others;
mod reading;

use std::time::Duration;

use iced::{Task, task};

pub use self::gauge::{told, view};
pub use self::others::{Fought, Others};
pub use self::reading::{Drift, Reading};
use crate::gui::action::Action;
use crate::gui::document::{DocumentState, OpenDocument};
use crate::gui::job::{Job, JobNews};
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
    Rested(DocumentState),
    /// Of the games that are fought in this state.
    News(DocumentState, JobNews<Reading, Reading>),
    /// The other games on the map are to be fought before and after the last step, or no longer.
    OthersAsked(bool),
    /// Of the other games.
    Others(JobNews<Vec<Fought>, Vec<Fought>>),
    /// The gauge was switched on or off.
    Switched,
    /// What stands in the way of play is wanted.
    ProblemsAsked,
}

/// Reads the balance of a document.
#[derive(Debug, Default)]
pub struct Balance {
    /// What was read, the state read last at the end.
    readings: Vec<(DocumentState, Reading)>,
    /// The state that was asked about last.
    asked: Option<DocumentState>,
    /// The wait for the document to rest. Dropping the handle ends it.
    rest: Option<task::Handle>,
    job: Job<Reading, Reading>,
    /// The other games on the same map.
    others: Others,
}

impl Balance {
    /// Takes the state of the document in: where it is another one than before, its games are fought once it rests.
    pub fn look(&mut self, document: &OpenDocument, on: bool) -> Task<Message> {
        self.others.look(document);
        if !on {
            self.asked = None;
            self.stop();
            return Task::none();
        }
        let state = document.state();
        if self.asked == Some(state) || document.is_painting() {
            return Task::none();
        }
        self.asked = Some(state);
        self.stop();
        if self.reading(state).is_some_and(Reading::is_whole) {
            return Task::none();
        }
        let resting = Task::future(async move {
            tokio::time::sleep(REST).await;
            Message::Rested(state)
        });
        let (resting, handle) = resting.abortable();
        self.rest = Some(handle.abort_on_drop());
        resting
    }

    /// Does what happened. Whether the gauge is on is for the window to remember.
    pub fn update(&mut self, message: Message, document: &OpenDocument) -> Action<Message> {
        match message {
            Message::Rested(state) if self.asked == Some(state) => {
                if document.obstacles().is_some() {
                    self.note(state, Reading::unplayable());
                    return Action::None;
                }
                let project = document.project().clone();
                let fought = self.job.start(move |teller| Ok(job::fight(&project, teller)));
                Action::Run(fought.map(move |news| Message::News(state, news)))
            }
            Message::News(state, news) => {
                if let JobNews::Advanced(reading) | JobNews::Ended(Ok(reading)) = &news {
                    self.note(state, reading.clone());
                }
                if self.asked == Some(state) {
                    self.job.hear(news);
                }
                Action::None
            }
            Message::OthersAsked(true) => Action::Run(self.others.start(document).map(Message::Others)),
            Message::OthersAsked(false) => {
                self.others.cancel();
                Action::None
            }
            Message::Others(news) => {
                self.others.hear(news);
                Action::None
            }
            // Asked about a state the document is no longer in.
            Message::Rested(_) => Action::None,
            Message::Switched => Action::Command(Command::Balance),
            Message::ProblemsAsked => Action::ShowObstacles,
        }
    }

    fn note(&mut self, state: DocumentState, reading: Reading) {
        self.readings.retain(|(own, _)| *own != state);
        self.readings.push((state, reading));
        if self.readings.len() > REMEMBERED {
            self.readings.remove(0);
        }
    }

    /// Stops what goes on for another state of the document.
    fn stop(&mut self) {
        self.rest = None;
        self.job.forget();
    }

    /// Learns which other games there are on the same map.
    pub fn learn_of_others(&mut self, document: &OpenDocument) {
        self.others.learn(document);
    }

    /// The other games on the same map.
    pub const fn others(&self) -> &Others {
        &self.others
    }

    /// What is known of a state of the document.
    pub fn reading(&self, state: DocumentState) -> Option<&Reading> {
        self.readings.iter().find(|(own, _)| *own == state).map(|(_, reading)| reading)
    }

    /// How the balance of one state differs from that of another, game by game; `None` unless both were fought.
    pub fn drift(&self, since: DocumentState, now: DocumentState) -> Option<Drift> {
        Drift::between(self.reading(since)?, self.reading(now)?)
    }
}

#[cfg(test)]
mod tests;
