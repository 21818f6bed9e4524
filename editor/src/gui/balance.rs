//! The balance while the map is edited: after each change, games are played in the background, and the status line
//! shows which side wins them and how the last edit changed that.
//!
//! Every state of the document is played with the same dice, so that differences come from the change and not from
//! luck.

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

/// The number of games played for each state of the document.
pub const GAMES: u32 = 200;
/// How long the document must stay unchanged before games start: the user may still be painting.
const REST: Duration = Duration::from_millis(250);
/// The number of document states whose readings are kept.
const REMEMBERED: usize = 64;

/// An event of the gauge or its background games.
#[derive(Debug, Clone)]
pub enum Message {
    /// The document has rested in this state.
    Rested(DocumentState),
    /// News of the games played for this state.
    News(DocumentState, JobNews<Reading, Reading>),
    /// Whether to play the other games on the map before and after the last edit.
    OthersAsked(bool),
    /// News of the other games.
    Others(JobNews<Vec<Fought>, Vec<Fought>>),
    /// The gauge was switched on or off.
    Switched,
    /// The findings that prevent play are wanted.
    ProblemsAsked,
}

/// Measures the balance of a document.
#[derive(Debug, Default)]
pub struct Balance {
    /// The readings so far, the most recent last.
    readings: Vec<(DocumentState, Reading)>,
    /// The most recently requested state.
    asked: Option<DocumentState>,
    /// The wait for the document to rest; dropping the handle ends it.
    rest: Option<task::Handle>,
    job: Job<Reading, Reading>,
    /// The other games on the same map.
    others: Others,
}

impl Balance {
    /// Notes the state of the document. If it is a new one, its games are played once the document rests.
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

    /// Handles a message. Whether the gauge is on is stored by the window.
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
            // The request was for a state the document is no longer in.
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

    /// Stops the games for any other state of the document.
    fn stop(&mut self) {
        self.rest = None;
        self.job.forget();
    }

    /// Finds the other games on the same map.
    pub fn learn_of_others(&mut self, document: &OpenDocument) {
        self.others.learn(document);
    }

    /// The other games on the same map.
    pub const fn others(&self) -> &Others {
        &self.others
    }

    /// The reading of a state of the document, if there is one.
    pub fn reading(&self, state: DocumentState) -> Option<&Reading> {
        self.readings.iter().find(|(own, _)| *own == state).map(|(_, reading)| reading)
    }

    /// The difference in balance between two states, compared game by game; `None` unless games were played for both.
    pub fn drift(&self, since: DocumentState, now: DocumentState) -> Option<Drift> {
        Drift::between(self.reading(since)?, self.reading(now)?)
    }
}

#[cfg(test)]
mod tests;
