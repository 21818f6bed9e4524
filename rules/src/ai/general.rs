//! *General*: fights the battle to its end under captains of many minds and follows the best of them.
//!
//! At the start of each of his moves he lets each captain plan it on a copy of the position and lead his side to the end
//! of the battle, against an ordinary captain and all with the same dice. Those who come to the worst results are sent
//! away and the rest are tried again with other dice, until the budget is spent: a number of positions, so that the same
//! game is played the same on any machine. What was found a turn ago still counts, for less. Where battles are short he
//! then mends the best plan, and the set-up before it, piece by piece, and tries each attack and answer before it is made.
//! A battle is worth the share of ordinary battles that end worse. What he does not know of the enemy's plot he draws by
//! lot.
//!
//! Against the captain he got 75 of 100 matches of the mission (400 matches, seed 7: 70 to 79). On the Alamo his results
//! rank at 58 of 100 as the garrison and at 65 as the attackers among those of captains (60 battles each, seed 31), where
//! his veteran, who leads without looking ahead, ranks at 55 and at 59 and gets 67 of 100 matches (1,500 matches).

mod climb;
pub(super) mod counsel;
mod draft;
mod fate;
mod minds;
pub(super) mod trial;

use super::captain::Captain;
use super::weights::Mind;
use super::{Player, Seat};
use crate::alamo::{Action, Phase};
use crate::dice::{Drawer, Streams};
use crate::side::Side;
use draft::Draft;
use minds::VETERAN;
use trial::Trials;

/// Positions he looks at to choose a captain, and to mend the plan, about.
const BUDGET: [u32; 2] = [100_000, 300_000];

/// Shares of the first of them, after each of which half of the captains are sent away.
const ROUNDS: u32 = 4;

/// Trials of a captain, at most.
const MOST_TRIALS: usize = 256;

/// Positions in a battle that is short enough to mend plans, and to think over single attacks and answers.
const SHORT: u32 = 250;

/// How much of what was found a turn ago still counts.
const MEMORY: f32 = 0.3;

/// Trials a captain must have won by before he is preferred to the veteran for as much as he has shown.
const DOUBT: f32 = 4.0;

/// Fights the battle to its end under captains of many minds and follows the best of them.
#[derive(Debug)]
pub(super) struct General {
    own: Captain,
    trials: Trials,
    phase: Option<(u8, Phase)>,
    candidates: Vec<Candidate>,
    /// Positions he looks at before a move.
    budget: [u32; 2],
    /// Positions left for the decisions of this phase.
    spare: u32,
    /// Positions in a battle when one was last fought out before a move.
    length: u32,
}

impl Default for General {
    fn default() -> Self {
        Self {
            own: Captain::new(&VETERAN),
            trials: Trials::default(),
            phase: None,
            candidates: Vec::new(),
            budget: BUDGET,
            spare: 0,
            length: 0,
        }
    }
}

/// A captain on trial.
#[derive(Debug, Clone, Copy)]
struct Candidate {
    mind: Mind,
    /// What he did better than the veteran, and in how many trials.
    more: f32,
    trials: f32,
}

impl Candidate {
    /// What he may be expected to do better than the veteran.
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
            // Much longer battles do not become short within a turn: even to see how long one is would cost a trial.
            self.spare = if self.length > 2 * SHORT { 0 } else { counsel::BUDGET };
            let sets_up = matches!(view.phase, Phase::SetUpTexans | Phase::SetUpMexicans);
            if (sets_up || view.phase.is_movement()) && view.phase.side() == Some(seat.side) {
                self.prepare(seat, streams);
                let plan = if sets_up { Draft::new(&mut self.trials, seat, &VETERAN, &[]) } else { self.plan(seat) };
                let plan = self.mend(seat, plan);
                self.own.restart(&plan.mind);
                self.own.orders.give(view, &plan.posts);
            }
        }
        let usual = self.own.choose(seat, streams);
        let others = if self.spare > 0 { self.others(seat, usual) } else { Vec::new() };
        if others.is_empty() {
            return usual;
        }
        self.prepare(seat, streams);
        let mind = self.own.mind;
        self.trials.left = self.spare;
        let chosen = counsel::best(&mut self.trials, seat, &mind, usual, &others);
        self.spare = self.trials.left;
        if chosen != usual {
            self.own.think_again();
        }
        chosen
    }
}

impl General {
    /// Other dice for the trials, and, before the first of them, ordinary battles to measure them by.
    fn prepare(&mut self, seat: Seat<'_>, streams: &mut Streams) {
        let drawer = match seat.side {
            Side::Texan => Drawer::Texan,
            Side::Mexican => Drawer::Mexican,
        };
        self.trials.seed = streams.below(drawer, usize::MAX) as u64;
        if !self.trials.is_calibrated() {
            self.trials.calibrate(seat);
        }
    }

    /// What else could be done in the middle of a phase: other attacks or none, or other answers.
    fn others(&self, seat: Seat<'_>, usual: Action) -> Vec<Action> {
        let view = seat.view;
        let asked = !view.pending.is_empty();
        let mut others = Vec::new();
        if view.phase.is_setup() || !asked && !view.phase.is_combat() {
            return others;
        }
        let mut legal = Vec::new();
        seat.game.legal(view, &mut legal);
        if asked {
            others.clone_from(&legal);
        } else {
            others = self.own.attacks(seat);
            others.push(Action::Done);
        }
        others.retain(|action| *action != usual && legal.contains(action));
        others.truncate(counsel::MOST_ACTIONS - 1);
        others
    }

    /// The plan of the captain who does best.
    fn plan(&mut self, seat: Seat<'_>) -> Draft {
        self.trials.left = self.budget[0];
        if self.candidates.is_empty() {
            let minds = minds::minds(seat.side).into_iter();
            self.candidates = minds.map(|mind| Candidate { mind, more: 0.0, trials: 0.0 }).collect();
        }
        for candidate in &mut self.candidates {
            candidate.more *= MEMORY;
            candidate.trials *= MEMORY;
        }
        let mut first = Draft::new(&mut self.trials, seat, &VETERAN, &[]);
        let mut drafts: Vec<(usize, Draft)> = Vec::with_capacity(self.candidates.len());
        for (number, candidate) in self.candidates.iter().enumerate() {
            drafts.push((number, Draft::new(&mut self.trials, seat, &candidate.mind, &[])));
        }
        for round in 1..=ROUNDS {
            let spared = self.budget[0] / ROUNDS * (ROUNDS - round);
            while self.trials.left > spared && drafts[0].1.trials() < MOST_TRIALS {
                let trial = drafts[0].1.trials();
                let usual = first.value(&mut self.trials, seat, trial);
                for (number, draft) in &mut drafts {
                    let candidate = &mut self.candidates[*number];
                    candidate.more += draft.value(&mut self.trials, seat, trial) - usual;
                    candidate.trials += 1.0;
                }
            }
            let promise = |number: usize| self.candidates[number].promise();
            drafts.sort_by(|a, b| promise(b.0).total_cmp(&promise(a.0)));
            drafts.truncate((drafts.len() / 2).max(2));
        }
        let (number, best) = drafts.swap_remove(0);
        if self.candidates[number].promise() > 0.0 { best } else { first }
    }

    /// Mends a plan piece by piece, if a battle is short.
    fn mend(&mut self, seat: Seat<'_>, mut plan: Draft) -> Draft {
        self.trials.left = self.budget[1];
        plan.value(&mut self.trials, seat, plan.trials());
        self.length = self.budget[1] - self.trials.left;
        if self.length > SHORT {
            return plan;
        }
        climb::climb(&mut self.trials, seat, plan)
    }
}
