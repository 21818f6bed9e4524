//! The turns of computer players, followed on the map: what they have decided is shown one decision after the other, at
//! the pace that is set, and can be looked at again back and forth.

use std::collections::VecDeque;
use std::sync::Arc;

use iced::Task;
use rules::phrase::Phrase;
use rules::table::{Nature, TextStep};

use super::playback_speed::PlaybackSpeed;
use super::{AnyTable, Message, Play};
use crate::gui::questions::background_value::Ticket;

/// What computer players have decided and the table does not show yet.
#[derive(Debug, Default)]
pub(super) struct Coming {
    made: VecDeque<TextStep>,
    /// The moment that is waited for.
    pub(super) tick: Option<Ticket>,
    /// Whether everything is shown at once until a person decides.
    skips: bool,
    /// Whether one decision more is wanted while the players wait.
    wanted: bool,
    /// Whether steps that were taken back are shown again.
    replays: bool,
}

impl Coming {
    /// Whether nothing waits to be shown.
    pub(super) fn is_empty(&self) -> bool {
        self.made.is_empty()
    }

    /// Whether a decision is wanted although the players wait.
    pub(super) const fn is_wanted(&self) -> bool {
        self.wanted
    }
}

impl Play {
    /// Whether decisions of computer players, or steps taken back, are being shown.
    pub fn is_following(&self) -> bool {
        !self.coming.is_empty() || self.coming.replays
    }

    /// Whether the game stands still before something that is known already: the players wait, or steps were taken
    /// back.
    pub fn stands_still(&self) -> bool {
        let behind = self.table.as_ref().is_some_and(|table| table.history().ahead() > 0);
        self.held || behind && !self.coming.replays
    }

    /// Does what was asked about the turns of computer players.
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

    /// Takes in what the computer players have decided.
    pub(super) fn hear(&mut self, made: Vec<TextStep>) -> Task<Message> {
        self.coming.made.extend(made);
        self.follow()
    }

    /// Forgets what is not shown yet and sends the computer players away: they think anew.
    pub(super) fn forget_plans(&mut self) {
        let skips = self.coming.skips;
        self.thinking = None;
        self.table.iter_mut().for_each(|table| table.dismiss());
        self.coming = Coming { skips, ..Coming::default() };
    }

    /// Shows what comes next: at once, or once its time has come.
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

    /// Waits until the next decision is to be shown; where there is none, the game goes on.
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

    /// The time of the next decision has come.
    fn ticked(&mut self, ticket: &Ticket) -> Task<Message> {
        if !self.coming.tick.take_if(|own| Arc::ptr_eq(own, ticket)).is_some_and(|_| !self.held && !self.amending) {
            return Task::none();
        }
        self.show_next();
        self.settle();
        self.wait()
    }

    /// Puts the next decision on the table. Returns whether there was one and it could be made.
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

    /// The players wait, or go on. Steps that were taken back are shown again first.
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

    /// Shows one decision less. The players wait from here on.
    fn earlier(&mut self) -> Task<Message> {
        let Some(to) = self.table.as_ref().and_then(|table| table.history().beat_before()) else { return Task::none() };
        self.look_back(to)
    }

    /// Shows one decision more; where the last one is shown, the next one of the computer players.
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

    /// Looks at the position after so many steps; nobody plays on from there before he is told to.
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

    /// A person decides again: whatever was skipped is over.
    pub(super) fn stop_skipping(&mut self) {
        let plays_on = self.table.as_ref().is_some_and(|table| table.is_computers_turn() || table.dice().is_some());
        self.coming.skips &= plays_on;
    }
}

/// Whether a decision goes on with the move the table shows last.
fn continues(table: &AnyTable, made: &TextStep) -> bool {
    let last = table.history().steps().last().map(|step| step.nature);
    last.is_some_and(|last: Nature| table.nature(made).goes_on_with(last))
}
