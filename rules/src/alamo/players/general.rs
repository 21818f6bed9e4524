//! *General*: fights the battle to its end in several ways and follows the best of them.
//!
//! At the start of each of his moves he hears several proposals: what captains of other minds would do, or that a column
//! or some of the garrison wait for a turn. Each is carried out on a copy of the position and led to the end of the battle,
//! against an ordinary captain and all with the same dice. Those that come to the worst results are dropped and the rest
//! are tried again with other dice, until the budget is spent: a number of positions, so that the same game is played the
//! same on any machine. Where battles are long he hears fewer, so that each is tried often enough to tell. Where they are
//! short he then mends the best plan, and the set-up before it, piece by piece, and tries each attack and answer before it
//! is made. A battle is worth the share of ordinary battles that end worse. What he does not know of the enemy's plot he
//! draws by lot.
//!
//! Against the captain he got 83.5 of 100 matches of the Alamo (400 matches, seed 7: 79.5 to 86.8), where his veteran, who
//! leads without looking ahead, gets 67 (1,500 matches), and 85.1 of 100 of the mission (as many, same seed: 81.3 to 88.3).

pub(super) mod decision;
pub(super) mod draft;
mod local_search;
pub(super) mod personas;
pub(super) mod proposals;
pub(super) mod trial;
mod trial_dice;

use super::captain::Captain;
use super::{Player, Seat};
use crate::alamo::{Action, Game, Phase};
use crate::dice::{Drawer, Streams};
use draft::Draft;
use personas::VETERAN;
use trial::Trials;

/// Positions he looks at to choose a plan, and to mend it, about.
const BUDGET: [u32; 2] = [200_000, 300_000];

/// Shares of the first of them, after each of which half of the proposals are dropped.
const ROUNDS: u32 = 4;

/// Trials of a proposal: as many as there must be enough for when they are heard, and at most.
const TRIALS: [u32; 2] = [16, 256];

/// Positions in a battle that is short enough to mend plans, and to think over single attacks and answers.
const SHORT: u32 = 250;

/// Fights the battle to its end in several ways and follows the best of them.
#[derive(Debug)]
pub(super) struct General {
    own: Captain,
    trials: Trials,
    phase: Option<(u8, Phase)>,
    /// Positions left for the decisions of this phase.
    spare: u32,
    /// Positions in a battle when one was last fought out before a move.
    length: u32,
    /// Which part of his budgets he thinks: 1 for all of them.
    part: u32,
}

impl Default for General {
    fn default() -> Self {
        Self { own: Captain::new(&VETERAN), trials: Trials::default(), phase: None, spare: 0, length: 0, part: 1 }
    }
}

impl Player<Game> for General {
    fn choose(&mut self, seat: Seat<'_>, streams: &mut Streams) -> Action {
        let view = seat.view;
        let phase = Some((view.turn, view.phase));
        if self.phase != phase {
            self.phase = phase;
            // Much longer battles do not become short within a turn: even to see how long one is would cost a trial.
            self.spare = if self.length > 2 * SHORT { 0 } else { decision::BUDGET / self.part };
            let sets_up = matches!(view.phase, Phase::SetUpTexans | Phase::SetUpMexicans);
            if (sets_up || view.phase.is_movement()) && view.phase.side() == Some(seat.side) {
                self.prepare(seat, streams);
                let plan = if sets_up { Draft::new(&mut self.trials, seat, &VETERAN, &[]) } else { self.plan(seat) };
                let plan = self.mend(seat, plan);
                self.own.restart(&plan.persona);
                self.own.orders.give(view, &plan.posts);
            }
        }
        let usual = self.own.choose(seat, streams);
        let others = if self.spare > 0 { self.others(seat, usual) } else { Vec::new() };
        if others.is_empty() {
            return usual;
        }
        self.prepare(seat, streams);
        let persona = self.own.persona;
        self.trials.left = self.spare;
        let chosen = decision::best(&mut self.trials, seat, &persona, usual, &others);
        self.spare = self.trials.left;
        if chosen != usual {
            self.own.think_again();
        }
        chosen
    }
}

impl General {
    /// A general who looks at so many times fewer positions.
    pub(super) fn hasty(part: u32) -> Self {
        Self { part: part.max(1), ..Self::default() }
    }

    /// Other dice for the trials, and, before the first of them, ordinary battles to measure them by.
    fn prepare(&mut self, seat: Seat<'_>, streams: &mut Streams) {
        let drawer = Drawer::from(seat.side);
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
        // What is offered during a move is part of the plan.
        let offers = !view.phase.is_movement() && seat.game.has_offers(view.phase);
        if view.phase.is_setup() || !asked && !view.phase.is_combat() && !offers {
            return others;
        }
        let mut legal = Vec::new();
        seat.game.legal(view, &mut legal);
        if asked {
            others.clone_from(&legal);
        } else {
            if offers {
                seat.game.offers(view, &mut others);
                others.truncate(decision::MOST_ACTIONS / 2);
            }
            if view.phase.is_combat() {
                others.extend(self.own.attacks(seat));
            }
            if offers {
                others.truncate(decision::MOST_ACTIONS - 2);
            }
            others.push(Action::Done);
        }
        others.retain(|action| *action != usual && legal.contains(action));
        others.truncate(decision::MOST_ACTIONS - 1);
        others
    }

    /// The proposal that does best; the veteran's own plan, unless one does better.
    fn plan(&mut self, seat: Seat<'_>) -> Draft {
        let budget = BUDGET[0] / self.part;
        self.trials.left = budget;
        let mut first = Draft::new(&mut self.trials, seat, &VETERAN, &[]);
        first.value(&mut self.trials, seat, 0);
        let length = budget - self.trials.left;
        let most = budget / (TRIALS[0] * length).max(1);
        let heard = proposals::proposals(seat, &first).into_iter().take((most as usize).max(2));
        let mut plans: Vec<(f32, Draft)> =
            heard.map(|(persona, posts)| (0.0, Draft::new(&mut self.trials, seat, &persona, &posts))).collect();
        for round in 1..=ROUNDS {
            let spared = budget / ROUNDS * (ROUNDS - round);
            while !plans.is_empty() && self.trials.left > spared && plans[0].1.trials() < TRIALS[1] as usize {
                let trial = plans[0].1.trials();
                let usual = first.value(&mut self.trials, seat, trial);
                for (more, plan) in &mut plans {
                    *more += plan.value(&mut self.trials, seat, trial) - usual;
                }
            }
            plans.sort_by(|a, b| b.0.total_cmp(&a.0));
            plans.truncate((plans.len() / 2).max(2));
        }
        plans.into_iter().next().filter(|(more, _)| *more > 0.0).map_or(first, |(_, plan)| plan)
    }

    /// Mends a plan piece by piece, if a battle is short.
    fn mend(&mut self, seat: Seat<'_>, mut plan: Draft) -> Draft {
        let budget = BUDGET[1] / self.part;
        self.trials.left = budget;
        plan.value(&mut self.trials, seat, plan.trials());
        self.length = budget - self.trials.left;
        if self.length > SHORT {
            return plan;
        }
        local_search::climb(&mut self.trials, seat, plan)
    }
}
