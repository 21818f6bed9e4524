//! What a person decides: who plays, which actions are made, the position set by hand, going back and forth.

use iced::Task;
use rules::side::Side;
use rules::systems;
use rules::table::{NotDone, TextStep};

use super::in_hand::{No, Pick};
use super::{AnyTable, Message, Play};

impl Play {
    /// Gives a side to another hand, in the game too when one is on.
    pub(super) fn give(&mut self, side: Side, name: &str) -> Task<Message> {
        let hand = systems::hand(self.system, name);
        self.hands[side.index()] = hand;
        let Some(table) = &mut self.table else { return Task::none() };
        // Whoever gives a side away in the past goes on from there.
        table.stay();
        table.seat(side, hand);
        self.forget_plans();
        self.go_on()
    }

    /// Takes the next counter that can do something in hand, or the one before.
    pub(super) fn turn_to(&mut self, next: bool) {
        if let Some(table) = self.table.as_deref().filter(|_| self.is_asked() && !self.amending) {
            self.pick.turn(table, next);
        }
    }

    /// Makes one action after the other, until something else must be decided or rolled first.
    pub(super) fn make(&mut self, actions: &[String]) -> Task<Message> {
        let Some(table) = &mut self.table else { return Task::none() };
        for (at, action) in actions.iter().enumerate() {
            if at > 0 && table.is_answer() {
                break;
            }
            if let Err(why) = table.make(&TextStep::Action(action.clone())) {
                self.pick.no = no(why);
                return if at == 0 { Task::none() } else { self.go_on() };
            }
        }
        if actions.is_empty() {
            return Task::none();
        }
        // A person who plays on wants an answer.
        self.held = false;
        self.go_on()
    }

    /// Begins to set the position by hand, or goes on from what was set.
    pub(super) fn turn_to_amend(&mut self, amending: bool) -> Task<Message> {
        self.amending = amending;
        self.forget_plans();
        self.pick.let_go(None);
        self.go_on()
    }

    /// Changes the position by hand; what no position may be is refused. `holds` says whether the counter stays in hand.
    pub(super) fn amend(&mut self, amend: String, holds: bool) -> Task<Message> {
        let Some(table) = &mut self.table else { return Task::none() };
        let was_on = self.pick.piece.is_some_and(|piece| table.token(piece).at.is_some());
        match table.make(&TextStep::Amend(amend)) {
            Ok(()) => {
                // What was taken off the map is let go.
                let is_on = |piece: &_| table.token(*piece).at.is_some();
                let held = self.pick.piece.filter(|piece| holds && (!was_on || is_on(piece)));
                let waited = self.go_on();
                self.pick = Pick::new(held);
                waited
            }
            Err(why) => {
                self.pick.no = no(why);
                Task::none()
            }
        }
    }

    /// Goes back or forward in the game. The computer players think anew: what they remember may not have happened.
    pub(super) fn go(&mut self, steps: Option<usize>) -> Task<Message> {
        let (Some(table), Some(steps)) = (&mut self.table, steps) else { return Task::none() };
        table.go(steps);
        // Without a person nobody would stay there to look.
        self.held = table.history().hands().iter().all(|hand| !hand.is_person());
        self.forget_plans();
        self.settle();
        if table_is_behind(self.table.as_deref()) { Task::none() } else { self.go_on() }
    }
}

/// Whether steps were taken back that can be made again.
fn table_is_behind(table: Option<&AnyTable>) -> bool {
    table.is_some_and(|table| table.history().ahead() > 0)
}

/// Why something was not done, for the person who asked for it.
fn no(why: NotDone) -> Option<No> {
    match why {
        NotDone::Refused(refusal) => Some(refusal.into()),
        // What a window offers is always read.
        NotDone::Unread(_) | NotDone::OtherDice => None,
    }
}
