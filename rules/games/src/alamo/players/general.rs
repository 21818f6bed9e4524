//! *General*: plays the battle to its end with several plans and follows the best of them.
//!
//! At the start of each of its moves it considers several proposals: what captains with other personas would do, that
//! a column or some of the garrison wait for a turn, that pieces go where a rule of a variant offers them something, or
//! that some go anywhere. Each is carried out on a copy of the position and played to
//! the end of the battle, against an ordinary captain and all with the same dice. The proposals with the worst results
//! are dropped and the rest are tried again with other dice, until the budget is spent. The budget is a number of
//! positions, so that the same game is played identically on any machine. Where battles are long it considers fewer
//! proposals, so that each is tried often enough to tell them apart. Where they are short it then improves the best
//! plan, and the set-up before it, piece by piece, and tries each attack and answer before making it. The worth of a
//! battle is the share of ordinary battles that end worse. What it does not know of the enemy's plot is drawn at
//! random.
//!
//! Against the captain it scored 83.5 of 100 matches of the Alamo (400 matches, seed 7: 79.5 to 86.8), where its
//! veteran, which leads without looking ahead, scores 67 (1,500 matches), and 85.1 of 100 of the mission (400 matches,
//! same seed: 81.3 to 88.3).

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
use proposals::Proposal;
use trial::Trials;

/// The approximate numbers of positions for choosing a plan and for improving it.
const BUDGET: [u32; 2] = [200_000, 300_000];

/// The number of shares of the first budget, after each of which half of the proposals are dropped.
const ROUNDS: u32 = 4;

/// The number of trials the budget must allow for each proposal considered, and the most trials of one.
const TRIALS: [u32; 2] = [16, 256];

/// The most positions of a battle that is short enough to improve plans, and to try single attacks and answers.
const SHORT: u32 = 250;

/// Plays the battle to its end with several plans and follows the best of them.
#[derive(Debug)]
pub(super) struct General {
    own: Captain,
    trials: Trials,
    phase: Option<(u8, Phase)>,
    /// The number of positions left for the decisions of this phase.
    spare: u32,
    /// The number of positions in the last battle played out before a move.
    length: u32,
    /// The divisor of its budgets: 1 for the full budgets.
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
            // Much longer battles do not become short within a turn: even measuring the length of one would cost a
            // trial.
            self.spare = if self.length > 2 * SHORT { 0 } else { decision::BUDGET / self.part };
            let sets_up = matches!(view.phase, Phase::SetUpTexans | Phase::SetUpMexicans);
            if (sets_up || view.phase.is_movement()) && view.phase.side() == Some(seat.side) {
                self.prepare(seat, streams);
                let plan =
                    if sets_up { Draft::new(&mut self.trials, seat, &Proposal::of(VETERAN)) } else { self.plan(seat) };
                let plan = self.mend(seat, plan);
                self.own.restart(&plan.persona);
                self.own.orders.give(view, &plan.posts);
                self.own.orders.take_offers(plan.takes_offers);
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
    /// Creates a general whose budgets are divided by `part`.
    pub(super) fn hasty(part: u32) -> Self {
        Self { part: part.max(1), ..Self::default() }
    }

    /// Draws new dice for the trials and, before the first of them, plays the ordinary battles results are measured by.
    fn prepare(&mut self, seat: Seat<'_>, streams: &mut Streams) {
        let drawer = Drawer::from(seat.side);
        self.trials.seed = streams.below(drawer, usize::MAX) as u64;
        if !self.trials.is_calibrated() {
            self.trials.calibrate(seat);
        }
    }

    /// Returns the alternatives in the middle of a phase: other attacks or none, or other answers.
    fn others(&self, seat: Seat<'_>, usual: Action) -> Vec<Action> {
        let view = seat.view;
        let asked = !view.pending.is_empty();
        let mut others = Vec::new();
        // Offers during a move are part of the plan.
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

    /// Returns the proposal that does best: the veteran's own plan, unless another does better.
    fn plan(&mut self, seat: Seat<'_>) -> Draft {
        let budget = BUDGET[0] / self.part;
        self.trials.left = budget;
        let mut first = Draft::new(&mut self.trials, seat, &Proposal::of(VETERAN));
        first.value(&mut self.trials, seat, 0);
        let length = budget - self.trials.left;
        let most = budget / (TRIALS[0] * length).max(1);
        let heard = proposals::proposals(seat, &first, self.trials.seed).into_iter().take((most as usize).max(2));
        let mut plans: Vec<(f32, Draft)> =
            heard.map(|proposal| (0.0, Draft::new(&mut self.trials, seat, &proposal))).collect();
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

    /// Improves a plan piece by piece, if the battle is short.
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
