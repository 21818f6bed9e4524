//! The decisions of a person: who plays, which actions are made, the position set by hand, undo and redo.

use iced::Task;
use rules::side::Side;
use rules::systems;
use rules::table::{NotDone, TextStep};

use super::in_hand::{No, Pick};
use super::{AnyTable, Message, Play};

impl Play {
    /// Assigns a hand to a side, in the current game too.
    pub(super) fn give(&mut self, side: Side, name: &str) -> Task<Message> {
        let hand = systems::hand(self.system, name);
        self.hands[side.index()] = hand;
        let Some(table) = &mut self.table else { return Task::none() };
        // After this the game continues from the step shown, even if steps were undone.
        table.stay();
        table.seat(side, hand);
        self.forget_plans();
        self.go_on()
    }

    /// Picks up the next or previous counter that can act.
    pub(super) fn turn_to(&mut self, next: bool) {
        if let Some(table) = self.table.as_deref().filter(|_| self.is_asked() && !self.amending) {
            self.pick.turn(table, next);
        }
    }

    /// Makes actions in turn, until a different decision or a roll must come first.
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
        // A person who plays on expects an answer.
        self.held = false;
        self.go_on()
    }

    /// Lets the usual computer player set up what the person who is asked has left.
    pub(super) fn set_up_rest(&mut self) -> Task<Message> {
        let is_asked = self.is_asked() && !self.amending;
        let Some(table) = self.table.as_mut().filter(|table| is_asked && table.is_set_up()) else {
            return Task::none();
        };
        let mut hands = table.history().hands();
        if let Some(side) = table.asked() {
            hands[side.index()] = systems::hand(self.system, systems::usual(self.system));
        }
        if let Err(why) = table.finish_set_up(hands, self.rolls) {
            self.pick.no = no(why);
        }
        self.held = false;
        self.go_on()
    }

    /// Starts setting the position by hand, or continues the game from it.
    pub(super) fn turn_to_amend(&mut self, amending: bool) -> Task<Message> {
        self.amending = amending;
        self.forget_plans();
        self.pick.let_go(None);
        self.go_on()
    }

    /// Changes the position by hand; an illegal position is refused. `holds` says whether the counter stays in hand.
    pub(super) fn amend(&mut self, amend: String, holds: bool) -> Task<Message> {
        let Some(table) = &mut self.table else { return Task::none() };
        let was_on = self.pick.piece.is_some_and(|piece| table.token(piece).at.is_some());
        match table.make(&TextStep::Amend(amend)) {
            Ok(()) => {
                // A counter that was taken off the map is let go.
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

    /// Goes back or forward in the game. The computer players start anew, because what they remember may not have
    /// happened.
    pub(super) fn go(&mut self, steps: Option<usize>) -> Task<Message> {
        let (Some(table), Some(steps)) = (&mut self.table, steps) else { return Task::none() };
        table.go(steps);
        // Without a person, the computer players would play on at once.
        self.held = table.history().hands().iter().all(|hand| !hand.is_person());
        self.forget_plans();
        self.settle();
        if table_is_behind(self.table.as_deref()) { Task::none() } else { self.go_on() }
    }
}

/// Whether there are undone steps that can be redone.
fn table_is_behind(table: Option<&AnyTable>) -> bool {
    table.is_some_and(|table| table.history().ahead() > 0)
}

/// Returns the reason why an action was not done, to show to the person.
fn no(why: NotDone) -> Option<No> {
    match why {
        NotDone::Refused(refusal) => Some(refusal.into()),
        // Texts offered by the window are always valid.
        NotDone::Unread(_) | NotDone::OtherDice => None,
    }
}
