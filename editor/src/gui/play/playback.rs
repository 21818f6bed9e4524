//! Playback of the turns of computer players on the map: their decisions are shown one by one at the selected speed,
//! and can be stepped through back and forth.

use std::collections::VecDeque;
use std::sync::Arc;

use iced::Task;
use rules::phrase::Phrase;
use rules::table::{Nature, TextStep};

use super::playback_speed::PlaybackSpeed;
use super::{AnyTable, Message, Play};
use crate::gui::questions::background_value::Ticket;

/// The decisions of computer players that are not shown yet.
#[derive(Debug, Default)]
pub(super) struct Coming {
    made: VecDeque<TextStep>,
    /// The tick that is being waited for.
    pub(super) tick: Option<Ticket>,
    /// Whether everything is shown at once until a person decides.
    skips: bool,
    /// Whether one more decision is to be shown while playback is paused.
    wanted: bool,
    /// Whether undone steps are being shown again.
    replays: bool,
}

impl Coming {
    /// Whether there are no decisions left to show.
    pub(super) fn is_empty(&self) -> bool {
        self.made.is_empty()
    }

    /// Whether one more decision is to be shown although playback is paused.
    pub(super) const fn is_wanted(&self) -> bool {
        self.wanted
    }
}

impl Play {
    /// Whether decisions of computer players, or undone steps, are being shown.
    pub fn is_following(&self) -> bool {
        !self.coming.is_empty() || self.coming.replays
    }

    /// Whether the game is stopped before something that is already known: playback is paused, or steps were undone.
    pub fn stands_still(&self) -> bool {
        let behind = self.table.as_ref().is_some_and(|table| table.history().ahead() > 0);
        self.held || behind && !self.coming.replays
    }

    /// Handles a message about playback.
    pub(super) fn on_following(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Held(held) => self.hold(held),
            Message::PacePicked(pace) => {
                self.pace = pace;
                self.follow()
            }
            Message::Ticked(ticket) => self.ticked(&ticket),
            Message::Earlier => self.earlier(),
            Message::Later => self.later(),
            Message::Skipped => self.skip(),
            _ => Task::none(),
        }
    }

    /// Adds the decisions that the computer players have made.
    pub(super) fn hear(&mut self, made: Vec<TextStep>) -> Task<Message> {
        self.coming.made.extend(made);
        self.follow()
    }

    /// Drops the decisions not shown yet and dismisses the computer players, which start anew.
    pub(super) fn forget_plans(&mut self) {
        let skips = self.coming.skips;
        self.thinking = None;
        self.table.iter_mut().for_each(|table| table.dismiss());
        self.coming = Coming { skips, ..Coming::default() };
    }

    /// Shows the next decisions: at once, or when they are due.
    pub(super) fn follow(&mut self) -> Task<Message> {
        if std::mem::take(&mut self.coming.wanted) {
            self.beat();
            return if self.held { Task::none() } else { self.wait() };
        }
        if self.held || self.amending {
            return Task::none();
        }
        if self.pace == PlaybackSpeed::Instant || self.coming.skips {
            while self.show_next() {}
            return self.go_on();
        }
        self.wait()
    }

    /// Waits until the next decision is due; if there is none, the game goes on.
    fn wait(&mut self) -> Task<Message> {
        let Some(delay) = self.delay() else {
            self.coming.replays = false;
            return self.go_on();
        };
        let ticket = Ticket::default();
        self.coming.tick = Some(Arc::clone(&ticket));
        Task::future(async move {
            tokio::time::sleep(delay).await;
            Message::Ticked(ticket)
        })
    }

    fn delay(&self) -> Option<std::time::Duration> {
        let table = self.table.as_deref()?;
        let history = table.history();
        match self.coming.made.front() {
            _ if self.coming.replays => {
                history.next().map(|step| self.pace.before(step.nature, history.next_goes_on()))
            }
            Some(made) => Some(self.pace.before(table.nature(made), continues(table, made))),
            None => None,
        }
    }

    /// Shows the next decision when its time has come.
    fn ticked(&mut self, ticket: &Ticket) -> Task<Message> {
        if !self.coming.tick.take_if(|own| Arc::ptr_eq(own, ticket)).is_some_and(|_| !self.held && !self.amending) {
            return Task::none();
        }
        self.show_next();
        self.settle();
        self.wait()
    }

    /// Makes the next decision on the table. Returns whether there was one and it could be made.
    fn show_next(&mut self) -> bool {
        let Some(table) = &mut self.table else { return false };
        if self.coming.replays {
            let goes = table.history().ahead() > 0;
            table.go(table.history().steps().len() + 1);
            self.coming.replays = table.history().ahead() > 0;
            return goes;
        }
        let Some(made) = self.coming.made.pop_front() else { return false };
        let went = table.make(&made).is_ok();
        if !went {
            self.forget_plans();
            self.held = true;
            self.trouble = Some(Phrase::new("gui-play-against-rules"));
        }
        went
    }

    /// Shows one decision with everything that follows from it.
    fn beat(&mut self) {
        if !self.show_next() {
            return;
        }
        while let (Some(table), Some(made)) = (self.table.as_deref(), self.coming.made.front()) {
            if !(continues(table, made) || matches!(made, TextStep::Roll(_))) || !self.show_next() {
                break;
            }
        }
        self.settle();
    }

    /// Pauses or continues playback. Undone steps are shown again first.
    fn hold(&mut self, held: bool) -> Task<Message> {
        self.held = held;
        if held {
            return Task::none();
        }
        if self.table.as_ref().is_some_and(|table| table.history().ahead() > 0) {
            self.coming.replays = true;
            if self.pace == PlaybackSpeed::Instant {
                while self.show_next() {}
                self.settle();
            }
            return self.follow();
        }
        if self.coming.is_empty() { self.go_on() } else { self.follow() }
    }

    /// Goes back by one decision and pauses playback.
    fn earlier(&mut self) -> Task<Message> {
        let Some(to) = self.table.as_ref().and_then(|table| table.history().beat_before()) else { return Task::none() };
        self.look_back(to)
    }

    /// Goes forward by one decision; after the last one, to the next one of the computer players.
    fn later(&mut self) -> Task<Message> {
        let Some(table) = &self.table else { return Task::none() };
        if let Some(to) = table.history().beat_after() {
            return self.look_back(to);
        }
        if !table.is_computers_turn() {
            return self.hold(false);
        }
        self.held = true;
        self.coming.wanted = true;
        if self.coming.is_empty() { self.think() } else { self.follow() }
    }

    /// Shows the position after `steps` steps and pauses playback.
    fn look_back(&mut self, steps: usize) -> Task<Message> {
        self.forget_plans();
        self.coming.skips = false;
        if let Some(table) = &mut self.table {
            table.go(steps);
        }
        self.held = true;
        self.settle();
        Task::none()
    }

    /// Shows everything at once until a person decides, or the game is over.
    fn skip(&mut self) -> Task<Message> {
        (self.coming.skips, self.held) = (true, false);
        if let Some(table) = self.table.as_mut().filter(|table| table.history().ahead() > 0) {
            table.go(usize::MAX);
            self.coming.replays = false;
            self.settle();
        }
        self.follow()
    }

    /// Stops skipping when a person decides again.
    pub(super) fn stop_skipping(&mut self) {
        let plays_on = self.table.as_ref().is_some_and(|table| table.is_computers_turn() || table.dice().is_some());
        self.coming.skips &= plays_on;
    }
}

/// Whether a decision continues the move that the table shows last.
fn continues(table: &AnyTable, made: &TextStep) -> bool {
    let last = table.history().steps().last().map(|step| step.nature);
    last.is_some_and(|last: Nature| table.nature(made).goes_on_with(last))
}
