//! *General* for any game system: before each phase it plays the game to its end with several proposals, and follows
//! the best.
//!
//! At the first decision of a phase it collects the proposals of several advisers and some first actions drawn at random
//! or, if there are few legal actions, tries each of them. Every proposal is carried out on copies of the position, and the usual player leads both sides
//! from the end of the phase to the end of the game, with the same dice for all proposals. Those that are likely to be
//! worse are dropped and the rest are tried again with other dice, until the budget is spent. The budget is a number of
//! steps, so that the same game is played the same on any machine. In long games fewer proposals are tried, so that
//! each is tried often enough to tell. Hidden information is drawn at random for each trial.

use super::{Player, Seat};
use crate::dice::{Drawer, Streams};
use crate::play::{Actor, Game, Moment};
use crate::side::Side;

/// Makes a player.
pub(crate) type Make<G> = fn() -> Box<dyn Player<G>>;

/// The number of trials after which proposals are first compared, and the greatest number of trials.
const TRIALS: [usize; 2] = [6, 48];
/// The greatest number of legal actions at which each is tried.
const FEW: usize = 4;
/// The number of first actions drawn at random where there are more.
const DRAWN: usize = 3;
/// The worth of a point relative to a victory.
const POINT: f32 = 0.05;
/// The greatest number of points that count.
const MOST: f32 = 20.0;

/// The configuration of the general of a game system.
#[derive(Debug)]
pub(crate) struct School<G: Game> {
    /// The player that leads both sides in trials, and every phase without a better proposal.
    pub(crate) usual: Make<G>,
    /// The advisers, by side, those with useful proposals most often first.
    pub(crate) advisers: [&'static [Make<G>]; 2],
    /// Returns a position as a side sees it, with hidden information drawn at random.
    pub(crate) imagine: fn(&G, &G::Position, Side, &mut Streams) -> G::Position,
    /// The approximate number of steps to simulate before a phase.
    pub(crate) budget: u32,
}

/// A player that simulates several proposals to the end of the game and follows the best.
pub(crate) struct General<G: Game> {
    school: &'static School<G>,
    /// The player of this phase.
    leader: Box<dyn Player<G>>,
    phase: Option<Moment>,
    legal: Vec<G::Action>,
    /// The divisor of the budget: 1 for all of it.
    part: u32,
}

/// A proposal for playing a phase.
struct Proposal<G: Game> {
    /// The first action; if `None`, the leader chooses it too.
    first: Option<G::Action>,
    leader: Make<G>,
    /// The values of its trials.
    values: Vec<f32>,
    /// The mean gain over the usual way, and its standard error.
    more: f32,
    error: f32,
}

/// The trials before a phase.
struct Trials<'a, G: Game> {
    seat: Seat<'a, G>,
    school: &'static School<G>,
    seed: u64,
    now: Moment,
    left: u32,
}

impl<G: Game> General<G> {
    /// Creates a general that simulates its configured budget divided by `part`.
    pub(crate) fn new(school: &'static School<G>, part: u32) -> Self {
        Self { school, leader: (school.usual)(), phase: None, legal: Vec::new(), part: part.max(1) }
    }

    /// Selects the leader of the phase that begins. Returns its first action if that is part of the best proposal.
    fn plan(&mut self, seat: Seat<'_, G>, now: Moment, streams: &mut Streams) -> Option<G::Action> {
        seat.game.legal(seat.view, &mut self.legal);
        let few = (2..=FEW).contains(&self.legal.len());
        let school = self.school;
        let way = |first, leader| Proposal { first, leader, values: Vec::new(), more: 0.0, error: 0.0 };
        let others: Vec<Proposal<G>> = if few {
            self.legal.iter().map(|action| way(Some(*action), school.usual)).collect()
        } else if self.legal.len() > FEW {
            // Advisers know what is usual; nobody knows what a new rule is good for, so some actions are drawn too.
            let advised = school.advisers[seat.side.index()].iter().map(|leader| way(None, *leader));
            let drawer = Drawer::from(seat.side);
            let drawn = (0..DRAWN).map(|_| self.legal[streams.below(drawer, self.legal.len())]);
            let drawn = drawn.collect::<Vec<G::Action>>().into_iter().map(|first| way(Some(first), school.usual));
            advised.chain(drawn).collect()
        } else {
            Vec::new()
        };
        self.leader = (school.usual)();
        if others.is_empty() {
            return None;
        }
        let seed = streams.below(Drawer::from(seat.side), usize::MAX) as u64;
        let mut trials = Trials { seat, school, seed, now, left: school.budget / self.part };
        let best = trials.best(way(None, school.usual), others)?;
        self.leader = (best.leader)();
        best.first
    }
}

impl<G: Game> Player<G> for General<G> {
    fn choose(&mut self, seat: Seat<'_, G>, streams: &mut Streams) -> G::Action {
        let now = seat.game.moment(seat.view);
        if self.phase != Some(now) {
            self.phase = Some(now);
            if let Some(first) = self.plan(seat, now, streams) {
                return first;
            }
        }
        self.leader.choose(seat, streams)
    }
}

impl<G: Game> Trials<'_, G> {
    /// Returns the best of the proposals that are likely to be better than the usual way; `None` if there is none.
    fn best(&mut self, mut usual: Proposal<G>, mut others: Vec<Proposal<G>>) -> Option<Proposal<G>> {
        let before = self.left;
        self.tries(&mut usual, 1);
        let length = (before - self.left).max(1);
        let most = before as usize / (TRIALS[0] * length as usize);
        others.truncate(most.saturating_sub(1));
        let mut count = TRIALS[0];
        while !others.is_empty() {
            self.tries(&mut usual, count);
            for own in &mut others {
                self.tries(own, count);
                own.compare(&usual.values);
            }
            others.sort_by(|a, b| b.more.total_cmp(&a.more));
            if count >= TRIALS[1] || self.left < length * count as u32 {
                break;
            }
            let least = (others[0].more - others[0].error).max(0.0);
            others.retain(|own| own.more + own.error > least);
            count *= 2;
        }
        others.into_iter().next().filter(|own| own.more > own.error)
    }

    /// Tries a proposal until it has been tried `count` times.
    fn tries(&mut self, proposal: &mut Proposal<G>, count: usize) {
        for number in proposal.values.len()..count {
            let value = self.value(proposal, number as u32);
            proposal.values.push(value);
        }
    }

    /// Plays one trial of a proposal and returns the value of its result for the side.
    fn value(&mut self, proposal: &Proposal<G>, number: u32) -> f32 {
        let Seat { game, view, side } = self.seat;
        let mut streams = Streams::new(self.seed, number);
        let mut position = (self.school.imagine)(game, view, side, &mut streams);
        let mut usual = Side::ALL.map(|_| (self.school.usual)());
        let mut leader = (proposal.leader)();
        let (mut first, mut events) = (proposal.first, Vec::new());
        let mut is_phase = true;
        for _ in 0..G::MOST_STEPS {
            self.left = self.left.saturating_sub(1);
            events.clear();
            let now = game.moment(&position);
            is_phase &= now == self.now;
            streams.at(now.turn, now.phase.number);
            match game.actor(&position) {
                Actor::Over => break,
                Actor::Chance => {
                    let rolled = game.chance(&position).map(|dice| streams.roll(dice));
                    if !rolled.is_some_and(|roll| game.resolve(&mut position, roll, &mut events)) {
                        break;
                    }
                }
                Actor::Player(own) => {
                    let player = if is_phase && own == side { &mut leader } else { &mut usual[own.index()] };
                    let action = first.take().unwrap_or_else(|| {
                        let choose = |view: &G::Position| player.choose(Seat { game, view, side: own }, &mut streams);
                        game.seen_by(&mut position, own, choose)
                    });
                    let action = game.meant(&position, own, action);
                    if game.apply(&mut position, action, &mut events).is_err() {
                        break;
                    }
                }
            }
        }
        let worth = game.outcome(&position).map_or(0.0, |outcome| {
            let won = if outcome.winner == Side::Texan { 1.0 } else { -1.0 };
            won + POINT * (outcome.points as f32).clamp(-MOST, MOST)
        });
        if side == Side::Texan { worth } else { -worth }
    }
}

impl<G: Game> Proposal<G> {
    /// Compares the proposal with the usual way, trial by trial.
    fn compare(&mut self, usual: &[f32]) {
        let count = self.values.len().max(1) as f32;
        let differences = || self.values.iter().zip(usual).map(|(own, usual)| own - usual);
        let mean = differences().sum::<f32>() / count;
        let squares = differences().map(|own| own * own).sum::<f32>() / count;
        (self.more, self.error) = (mean, ((squares - mean * mean).max(0.0) / count).sqrt());
    }
}
