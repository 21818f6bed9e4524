//! Playing a battle to its end, to see what comes of it.

use super::super::captain::Captain;
use super::super::weights::{Mind, PLAIN};
use super::super::{Player, Seat};
use super::fate::Fate;
use crate::alamo::{Event, Game, Position};
use crate::dice::{Drawer, Streams};
use crate::play::{Actor, Ending};
use crate::side::Side;

/// Those who play the trials, and what is left of the budget.
#[derive(Debug)]
pub(super) struct Trials {
    pub(super) captains: [Captain; 2],
    /// Positions left of the budget.
    pub(super) left: u32,
    /// Where the dice start.
    pub(super) seed: u64,
    fate: Fate,
    streams: Streams,
    events: Vec<Event>,
    /// Whether dice or the enemy had a say since the last trial began.
    pub(super) is_open: bool,
}

impl Default for Trials {
    fn default() -> Self {
        Self {
            captains: [&Mind::of(PLAIN); 2].map(Captain::new),
            left: 0,
            seed: 0,
            fate: Fate::default(),
            streams: Streams::new(0, 0),
            events: Vec::new(),
            is_open: false,
        }
    }
}

impl Trials {
    /// Sets captains to work on a trial: one of this mind, and against him an ordinary one.
    pub(super) fn begin(&mut self, Seat { game, side, .. }: Seat<'_>, mind: &Mind, trial: u32) {
        self.captains[side.index()].restart(mind);
        self.captains[side.enemy().index()].restart(&Mind::of(PLAIN));
        self.fate.restart(self.seed, trial, game.pieces().len());
        self.streams = Streams::new(self.seed, trial);
        self.is_open = false;
    }

    /// Plays on while a position is of interest and the game goes on.
    pub(super) fn play(&mut self, seat: Seat<'_>, position: &mut Position, goes_on: impl Fn(&Position) -> bool) {
        while goes_on(position) && self.step(seat, position) {}
    }

    /// Makes one step of a trial; `false` when there is none.
    fn step(&mut self, Seat { game, side: own, .. }: Seat<'_>, position: &mut Position) -> bool {
        self.left = self.left.saturating_sub(1);
        self.events.clear();
        match game.actor(position) {
            Actor::Over => false,
            Actor::Chance => {
                self.is_open = true;
                game.chance(position).is_some_and(|dice| {
                    let roll = self.fate.roll(dice, position);
                    game.resolve(position, roll, &mut self.events)
                })
            }
            Actor::Player(side) => {
                self.is_open |= side != own;
                self.streams.at(position.turn, position.phase as u8);
                let seat = Seat { game, view: position, side };
                let action = self.captains[side.index()].choose(seat, &mut self.streams);
                game.apply(position, action, &mut self.events).is_ok()
            }
        }
    }

    /// Draws what a side does not know of the enemy's plot by lot.
    pub(super) fn imagine(&self, Seat { game, side, .. }: Seat<'_>, position: &mut Position, trial: u32) {
        if side == Side::Texan {
            let mut draws = Streams::new(self.seed, trial);
            for area in position.plot.iter_mut().filter(|area| **area == 0) {
                let lot = draws.below(Drawer::Texan, game.areas().len());
                *area = game.areas().get(lot).map_or(0, |area| area.number);
            }
        }
    }
}

/// What a side has got of a battle: the victory points of the garrison, or so many fewer than none for the attackers.
pub(super) fn result(game: &Game, position: &Position, side: Side) -> f32 {
    let points = match position.outcome {
        // A victory that does not ask for points is as clear as any.
        Some(outcome) if outcome.reason != Ending::GarrisonFallen => {
            f32::from(outcome.points).max(f32::from(game.last_turn(position)) + 4.0)
        }
        Some(outcome) => f32::from(outcome.points),
        None => f32::from(game.victory_points(position)),
    };
    match side {
        Side::Texan => points,
        Side::Mexican => -points,
    }
}
