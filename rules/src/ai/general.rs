//! *General*: plays the turn out under captains of many minds and follows the best of them.
//!
//! At the start of each of his moves he lets each captain lead his side on a copy of the position until he would move
//! again, against an ordinary captain and all with the same dice, and judges what has become of it. Those who do worst are
//! sent away for the turn and the rest are tried again with other dice, until the budget is spent: a number of positions,
//! so that the same game is played the same on any machine. What was found a turn ago still counts, for less. What he does
//! not know of the enemy's plot he draws by lot.

mod judge;
mod minds;

use super::captain::Captain;
use super::weights::{PLAIN, Weights};
use super::{Player, Seat};
use crate::alamo::{Action, Event, Game, Phase, Position};
use crate::dice::{Drawer, Streams};
use crate::play::Actor;
use crate::side::Side;

/// Positions he looks at before a move, at most.
const BUDGET: u32 = 200_000;

/// Trials of each captain a round, and in all.
const TRIALS: [u32; 2] = [8, 40];

/// How much of what was found a turn ago still counts.
const MEMORY: f32 = 0.3;

/// Trials a captain must have won by before he is preferred to the ordinary one for as much as he has shown.
const DOUBT: f32 = 4.0;

/// Plays the turn out under captains of many minds and follows the best of them.
#[derive(Debug)]
pub(super) struct General {
    own: Captain,
    /// Those who play the trials, by side.
    trial: [Captain; 2],
    phase: Option<(u8, Phase)>,
    candidates: Vec<Candidate>,
    /// Positions left of the budget.
    left: u32,
    events: Vec<Event>,
}

impl Default for General {
    fn default() -> Self {
        let captain = || Captain::new(&PLAIN);
        Self {
            own: captain(),
            trial: [captain(), captain()],
            phase: None,
            candidates: Vec::new(),
            left: 0,
            events: Vec::new(),
        }
    }
}

/// A captain on trial.
#[derive(Debug, Clone, Copy)]
struct Candidate {
    weights: Weights,
    /// What he did better than the ordinary captain, and in how many trials.
    more: f32,
    trials: f32,
}

impl Candidate {
    /// What he may be expected to do better than the ordinary captain.
    fn promise(&self) -> f32 {
        self.more / (self.trials + DOUBT)
    }
}

impl Player for General {
    fn choose(&mut self, seat: Seat<'_>, streams: &mut Streams) -> Action {
        let view = seat.view;
        let phase = Some((view.turn, view.phase));
        if self.phase != phase {
            self.phase = phase;
            if view.phase.is_movement() && view.phase.side() == Some(seat.side) {
                let weights = self.think(seat, streams);
                self.own.restart(&weights);
            }
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
        if self.candidates.is_empty() {
            let minds = minds::minds(seat.side);
            self.candidates = minds.map(|weights| Candidate { weights, more: 0.0, trials: 0.0 }).collect();
        }
        for candidate in &mut self.candidates {
            candidate.more *= MEMORY;
            candidate.trials *= MEMORY;
        }
        let seed = streams.below(drawer, usize::MAX) as u64;
        let (mut in_question, mut tried) = (self.candidates.len(), 0);
        while in_question > 0 && self.left > 0 && tried < TRIALS[1] {
            for trial in tried..tried + TRIALS[0] {
                let start = imagined(seat, seed, trial);
                let usual = self.play_out(seat, &start, &PLAIN, seed, trial);
                for number in 0..in_question {
                    if self.left == 0 {
                        break;
                    }
                    let weights = self.candidates[number].weights;
                    let more = self.play_out(seat, &start, &weights, seed, trial) - usual;
                    self.candidates[number].more += more;
                    self.candidates[number].trials += 1.0;
                }
            }
            tried += TRIALS[0];
            self.candidates.sort_by(|a, b| b.promise().total_cmp(&a.promise()));
            in_question = (in_question / 2).max(2).min(self.candidates.len());
        }
        let best = self.candidates.first().filter(|best| best.promise() > 0.0);
        best.map_or(PLAIN, |best| best.weights)
    }

    /// Plays a trial until the side would move again and says how it stands then.
    fn play_out(&mut self, seat: Seat<'_>, start: &Position, weights: &Weights, seed: u64, trial: u32) -> f32 {
        let Seat { game, side, .. } = seat;
        let mut position = *start;
        let mut streams = Streams::new(seed, trial);
        self.trial[side.index()].restart(weights);
        self.trial[side.enemy().index()].restart(&PLAIN);
        let is_over = |position: &Position| position.turn > start.turn && position.phase == start.phase;
        while !is_over(&position) && self.step(game, &mut position, &mut streams) {}
        judge::judge(game, &position, side)
    }

    /// Makes one step of a trial; `false` when there is none.
    fn step(&mut self, game: &Game, position: &mut Position, streams: &mut Streams) -> bool {
        self.left = self.left.saturating_sub(1);
        self.events.clear();
        streams.at(position.turn, position.phase as u8);
        match game.actor(position) {
            Actor::Over => false,
            Actor::Chance => {
                game.chance(position).is_some_and(|dice| game.resolve(position, streams.roll(dice), &mut self.events))
            }
            Actor::Player(side) => {
                let action = self.trial[side.index()].choose(Seat { game, view: position, side }, streams);
                game.apply(position, action, &mut self.events).is_ok()
            }
        }
    }
}

/// The position with what is hidden drawn by lot.
fn imagined(Seat { game, view, side }: Seat<'_>, seed: u64, trial: u32) -> Position {
    let mut position = *view;
    if side == Side::Texan {
        let mut draws = Streams::new(seed, trial);
        for area in position.plot.iter_mut().filter(|area| **area == 0) {
            let lot = draws.below(Drawer::Texan, game.areas().len());
            *area = game.areas().get(lot).map_or(0, |area| area.number);
        }
    }
    position
}
