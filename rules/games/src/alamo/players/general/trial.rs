//! Playing a battle to its end to get its result.

use super::super::captain::Captain;
use super::super::weights::{PLAIN, Persona};
use super::super::{Player, Seat};
use super::trial_dice::TrialDice;
use crate::alamo::{Event, Game, Position};
use crate::dice::{Drawer, Streams};
use crate::play::Actor;
use crate::side::Side;

/// The number of ordinary battles to measure results by: at least, and at most.
const USUAL: [usize; 2] = [32, 128];

/// The approximate number of positions spent on them.
const MEASURED: u32 = 100_000;

/// The value of a victory point relative to the share of ordinary battles that end worse.
const POINT: f32 = 0.003;

/// The captains that play the trials, and what is left of the budget.
#[derive(Debug)]
pub(in crate::alamo::players) struct Trials {
    pub(super) captains: [Captain; 2],
    /// The number of positions left of the budget.
    pub(in crate::alamo::players) left: u32,
    /// The seed of the dice.
    pub(super) seed: u64,
    /// The results of ordinary battles, the worst for the garrison first.
    ordinary: Vec<(i8, i32)>,
    trial_dice: TrialDice,
    streams: Streams,
    events: Vec<Event>,
    /// Whether the dice or the enemy have acted since the last trial began.
    pub(super) is_open: bool,
}

impl Default for Trials {
    fn default() -> Self {
        Self {
            captains: [&Persona::new(PLAIN); 2].map(Captain::new),
            left: 0,
            seed: 0,
            ordinary: Vec::new(),
            trial_dice: TrialDice::default(),
            streams: Streams::new(0, 0),
            events: Vec::new(),
            is_open: false,
        }
    }
}

impl Trials {
    /// Sets up the captains for a trial: one with this persona against an ordinary one.
    pub(super) fn begin(&mut self, Seat { game, side, .. }: Seat<'_>, persona: &Persona, trial: u32) {
        self.captains[side.index()].restart(persona);
        self.captains[side.enemy().index()].restart(&Persona::new(PLAIN));
        self.trial_dice.restart(self.seed, trial, game.pieces().len());
        self.streams = Streams::new(self.seed, trial);
        self.is_open = false;
    }

    /// Plays on while `goes_on` holds and the game is not over.
    pub(super) fn play(&mut self, seat: Seat<'_>, position: &mut Position, goes_on: impl Fn(&Position) -> bool) {
        while goes_on(position) && self.step(seat, position) {}
    }

    /// Makes one step of a trial; returns `false` if there is none.
    fn step(&mut self, Seat { game, side: own, .. }: Seat<'_>, position: &mut Position) -> bool {
        self.left = self.left.saturating_sub(1);
        self.events.clear();
        match game.actor(position) {
            Actor::Over => false,
            Actor::Chance => {
                self.is_open = true;
                game.chance(position).is_some_and(|dice| {
                    let roll = self.trial_dice.roll(dice, position);
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

    /// Draws at random what a side does not know of the enemy's plot.
    pub(super) fn imagine(&self, Seat { game, side, .. }: Seat<'_>, position: &mut Position, trial: u32) {
        if side == Side::Texan {
            let mut draws = Streams::new(self.seed, trial);
            for area in position.plot.iter_mut().filter(|area| **area == 0) {
                let lot = draws.below(Drawer::Texan, game.areas().len());
                *area = game.areas().get(lot).map_or(0, |area| area.number);
            }
        }
    }

    /// Plays the battle out with ordinary captains on both sides, to measure results by.
    pub(in crate::alamo::players) fn calibrate(&mut self, seat: Seat<'_>) {
        self.left = MEASURED;
        while self.ordinary.len() < USUAL[1] && (self.left > 0 || self.ordinary.len() < USUAL[0]) {
            let number = self.ordinary.len() as u32;
            self.begin(seat, &Persona::new(PLAIN), number);
            let mut position = *seat.view;
            self.imagine(seat, &mut position, number);
            self.play(seat, &mut position, |_| true);
            self.ordinary.push(level(seat.game, &position));
        }
        self.ordinary.sort_unstable();
    }

    /// Whether there are results to measure by.
    pub(super) const fn is_calibrated(&self) -> bool {
        !self.ordinary.is_empty()
    }

    /// Returns the result of a battle for a side: the share of ordinary battles that end worse for it, plus a little
    /// for each victory point, which distinguishes results beyond any ordinary battle.
    pub(super) fn result(&self, game: &Game, position: &Position, side: Side) -> f32 {
        let own = level(game, position);
        let worse = self.ordinary.partition_point(|other| *other < own);
        let not_better = self.ordinary.partition_point(|other| *other <= own);
        let share = (worse + not_better) as f32 / (2 * self.ordinary.len()).max(1) as f32;
        let worth = share + POINT * own.1 as f32;
        match side {
            Side::Texan => worth,
            Side::Mexican => -worth,
        }
    }
}

/// Returns the mean of some numbers and its standard error.
pub(super) fn mean(numbers: impl Iterator<Item = f32>) -> (f32, f32) {
    let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
    for number in numbers {
        count += 1.0;
        sum += number;
        squares += number * number;
    }
    let mean = sum / count;
    (mean, ((squares / count - mean * mean).max(0.0) / count).sqrt())
}

/// Returns the result of a battle for the garrison: the degree of victory or defeat, and its points.
fn level(game: &Game, position: &Position) -> (i8, i32) {
    let (winner, degree) = match position.outcome {
        Some(outcome) => (outcome.winner, outcome.degree),
        None => game.victory_level(position),
    };
    let points = position.outcome.map_or_else(|| game.victory_points(position), |outcome| outcome.points);
    let clear = 1 + degree as i8;
    (if winner == Side::Texan { clear } else { -clear }, points)
}
