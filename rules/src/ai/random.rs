//! *Random*: any legal action, each as likely as the others.

use super::{Player, Seat};
use crate::alamo::Action;
use crate::dice::{Drawer, Streams};

/// Draws from the list of legal actions.
#[derive(Debug, Default)]
pub(super) struct Random {
    legal: Vec<Action>,
}

impl Player for Random {
    fn choose(&mut self, seat: Seat<'_>, streams: &mut Streams) -> Action {
        seat.game.legal(seat.view, &mut self.legal);
        let drawer = Drawer::from(seat.side);
        self.legal.get(streams.below(drawer, self.legal.len())).copied().unwrap_or(Action::Done)
    }
}
