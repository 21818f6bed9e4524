//! *General*: plays out what captains would do and follows the best of them.
//!
//! At the start of each of his moves and combats he lets captains of many minds carry out the phase on copies of the
//! position, and an ordinary captain on either side go on for a turn or two, all with the same dice. Those who do worst are
//! sent away, the rest are tried again with other dice, until one is left or the budget is spent: a number of positions,
//! so that the same game is played the same on any machine. What he does not know of the enemy's plot he draws.

mod judge;
mod minds;

use super::captain::Captain;
use super::weights::{PLAIN, Weights};
use super::{Player, Seat};
use crate::alamo::{Action, Event, Game, Phase, Position};
use crate::dice::{Drawer, Streams};
use crate::play::Actor;
use crate::side::Side;

/// Positions he looks at before a phase, at most.
const BUDGET: u32 = 60_000;

/// Game-Turns he looks ahead, the one under way not counted.
const AHEAD: u8 = 2;

/// Trials of each captain in the first round; each round has twice as many with half the captains.
const TRIALS: u32 = 2;

/// Plays out what captains would do and follows the best of them.
#[derive(Debug)]
pub(super) struct General {
    own: Captain,
    /// Those who play the trials, by side.
    trial: [Captain; 2],
    phase: Option<(u8, Phase)>,
    /// Positions left of the budget.
    left: u32,
    events: Vec<Event>,
}

impl Default for General {
    fn default() -> Self {
        let captain = || Captain::new(&PLAIN);
        Self { own: captain(), trial: [captain(), captain()], phase: None, left: 0, events: Vec::new() }
    }
}

/// A captain on trial.
#[derive(Debug, Clone, Copy)]
struct Candidate {
    weights: Weights,
    sum: f32,
}

impl Player for General {
    fn choose(&mut self, seat: Seat<'_>, streams: &mut Streams) -> Action {
        let view = seat.view;
        let phase = Some((view.turn, view.phase));
        if self.phase != phase {
            self.phase = phase;
            let own = view.phase.side() == Some(seat.side) && (view.phase.is_movement() || view.phase.is_combat());
            let weights = if own { self.think(seat, streams) } else { PLAIN };
            self.own.restart(&weights);
        }
        self.own.choose(seat, streams)
    }
}

impl General {
    /// The weights of the captain who does best.
    fn think(&mut self, seat: Seat<'_>, streams: &mut Streams) -> Weights {
        let drawer = match seat.side {
            Side::Texan => Drawer::Texan,
            Side::Mexican => Drawer::Mexican,
        };
        self.left = BUDGET;
        let weights = minds::minds(seat.view.phase, |limit| streams.below(drawer, limit));
        let mut candidates: Vec<Candidate> = weights.into_iter().map(|weights| Candidate { weights, sum: 0.0 }).collect();
        let seed = streams.below(drawer, usize::MAX) as u64;
        let (mut trials, mut tried) = (TRIALS, 0);
        while candidates.len() > 1 && self.left > 0 {
            for trial in tried..tried + trials {
                let start = self.imagined(seat, seed, trial);
                for candidate in &mut candidates {
                    candidate.sum += self.play_out(seat, &start, &candidate.weights, seed, trial);
                }
            }
            (tried, trials) = (tried + trials, trials * 2);
            candidates.sort_by(|a, b| b.sum.total_cmp(&a.sum));
            candidates.truncate(candidates.len().div_ceil(2));
        }
        candidates.first().map_or(PLAIN, |candidate| candidate.weights)
    }

    /// The position with what is hidden drawn by lot.
    fn imagined(&self, Seat { game, view, side }: Seat<'_>, seed: u64, trial: u32) -> Position {
        let mut position = *view;
        if side == Side::Texan {
            let mut draws = Streams::new(seed, trial);
            for area in position.plot.iter_mut().filter(|area| **area == 0) {
                let drawn = game.areas().get(draws.below(Drawer::Texan, game.areas().len()));
                *area = drawn.map_or(0, |drawn| drawn.number);
            }
        }
        position
    }

    /// Plays a trial and says how it ends for the side.
    fn play_out(&mut self, seat: Seat<'_>, start: &Position, weights: &Weights, seed: u64, trial: u32) -> f32 {
        let Seat { game, side, .. } = seat;
        let mut position = *start;
        let mut streams = Streams::new(seed, trial);
        self.trial[side.index()].restart(weights);
        self.trial[side.enemy().index()].restart(&PLAIN);
        let (until, mut own_turn) = (start.turn.saturating_add(AHEAD), true);
        while position.turn <= until {
            if own_turn && !is_of(position.phase, side) && position.phase != start.phase {
                own_turn = false;
                self.trial[side.index()].restart(&PLAIN);
            }
            if !self.step(game, &mut position, &mut streams) {
                break;
            }
        }
        judge::judge(game, &position, side)
    }

    /// Makes one step of a trial; `false` when there is none.
    fn step(&mut self, game: &Game, position: &mut Position, streams: &mut Streams) -> bool {
        self.left = self.left.saturating_sub(1);
        self.events.clear();
        streams.at(position.turn, position.phase as u8);
        match game.actor(position) {
            Actor::Over => false,
            Actor::Chance => game
                .chance(position)
                .is_some_and(|dice| game.resolve(position, streams.roll(dice), &mut self.events)),
            Actor::Player(side) => {
                let action = self.trial[side.index()].choose(Seat { game, view: position, side }, streams);
                game.apply(position, action, &mut self.events).is_ok()
            }
        }
    }
}

/// Whether a phase is a side's move or combat.
fn is_of(phase: Phase, side: Side) -> bool {
    phase.side() == Some(side) && (phase.is_movement() || phase.is_combat())
}
