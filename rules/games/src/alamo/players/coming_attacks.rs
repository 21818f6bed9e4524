//! The promise of a position: the attacks both sides can make in the rest of the Game-Turn if neither moves.
//!
//! Many rules of variants take effect later in the turn: a gun is double-loaded, a column hurries, the wounded return.
//! To see such effects the remaining phases are played out with both sides passive, and each Combat Phase adds the
//! value of the attacks that would be possible in it.

use super::Seat;
use super::foresight::Foresight;
use super::strikes::Taste;
use crate::alamo::{Action, Game, Phase, Position};
use crate::dice::Streams;
use crate::play::Actor;
use crate::side::Side;

/// The weighing of attacks: by their harm, and by what may come back.
const TASTE: Taste = Taste { advance: 0.2, answer: 0.5, near: 0.0, least: 0.0 };

/// The most steps played until the Game-Turn is over.
const STEPS: u32 = 400;

impl Foresight {
    /// Returns what a position promises a side until one full Game-Turn after the moment `now`.
    pub(super) fn promise(&mut self, game: &Game, from: &Position, now: (u8, Phase), side: Side) -> f32 {
        let (turn, phase) = now;
        let mut position = *from;
        // The same dice in the same phase, whatever was rolled before: otherwise chance would make positions look
        // different.
        let mut streams = Streams::new(0, 1);
        let mut told: Option<(u8, Phase)> = None;
        let mut promised = 0.0;
        for _ in 0..STEPS {
            if (position.turn, position.phase) > (turn.saturating_add(1), phase) {
                break;
            }
            streams.at(position.turn, position.phase as u8);
            self.events.clear();
            match game.actor(&position) {
                Actor::Over => break,
                Actor::Chance => {
                    let Some(dice) = game.chance(&position) else { break };
                    if !game.resolve(&mut position, streams.roll(dice), &mut self.events) {
                        break;
                    }
                }
                Actor::Player(who) => {
                    let moment = (position.turn, position.phase);
                    if position.phase.is_combat() && position.pending.is_empty() && told != Some(moment) {
                        told = Some(moment);
                        let seat = Seat { game, view: &position, side: who };
                        let harm = self.strikes.promise(seat, &TASTE);
                        promised += if who == side { harm } else { -harm };
                    }
                    let Some(action) = self.idle(game, &position) else { break };
                    if game.apply(&mut position, action, &mut self.events).is_err() {
                        break;
                    }
                }
            }
        }
        self.events.clear();
        promised + self.outlook(game, &position, side)
    }

    /// Returns the action of a passive side: it passes, declines every offer, and answers only what it must.
    fn idle(&mut self, game: &Game, position: &Position) -> Option<Action> {
        if game.is_allowed(position, Action::Done) {
            return Some(Action::Done);
        }
        game.legal(position, &mut self.legal);
        let of_his_own = |action: &&Action| matches!(action, Action::Use { .. } | Action::Accept);
        let declines = self.legal.iter().find(|action| matches!(action, Action::Decline));
        declines.or_else(|| self.legal.iter().find(|action| !of_his_own(action))).or(self.legal.first()).copied()
    }
}
