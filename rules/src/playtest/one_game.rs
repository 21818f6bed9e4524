//! One game of a series, from the first decision to the last.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::failure::{Failed, Failure, guarded};
use super::gaps::{Nobody, Watch};
use super::{Plan, Record, UnknownPlayer, player};
use crate::counts::Counter;
use crate::dice::Streams;
use crate::log::LogEntry as Played;
use crate::play::{Actor, Moment};
use crate::player::{Player, Seat};
use crate::side::Side;
use crate::system::System;

/// The number of steps between counts of the legal actions: at each step they would cost as much as the game itself.
const LOOK_EVERY: u32 = 32;

/// Makes a player of a side, one for each game.
pub(super) type Maker<'a, G> = &'a (dyn Fn() -> Box<dyn Player<G>> + Sync);

/// The shared context of the games of a series.
pub(super) struct SeriesContext<'a, G: System> {
    pub(super) game: &'a G,
    /// The game as known to each side; players are handed no more than that.
    known: Arc<[G; 2]>,
    pub(super) seed: u64,
    players: [Maker<'a, G>; 2],
    /// The names of the players: with a number, one member of a population plays every game.
    names: [String; 2],
}

impl<G: System> fmt::Debug for SeriesContext<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table").field("seed", &self.seed).finish_non_exhaustive()
    }
}

impl<'a, G: System> SeriesContext<'a, G> {
    /// Creates the context for the games of a plan.
    ///
    /// # Errors
    ///
    /// Returns an error if a player's name is unknown.
    pub(super) fn new(game: &'a G, plan: &Plan) -> Result<Self, UnknownPlayer> {
        let players: [Maker<'static, G>; 2] = [maker(&plan.players[0])?, maker(&plan.players[1])?];
        let known = Arc::new(Side::ALL.map(|side| game.known_to(side)));
        Ok(Self { game, known, seed: plan.seed, players, names: plan.players.clone() })
    }

    /// Returns a context with other players and another seed.
    pub(super) fn with<'b>(&self, players: [Maker<'b, G>; 2], seed: u64) -> SeriesContext<'b, G>
    where
        'a: 'b,
    {
        SeriesContext { game: self.game, known: Arc::clone(&self.known), seed, players, names: self.names.clone() }
    }

    /// Plays a game; `None` if it was stopped.
    pub(super) fn play(
        &self,
        number: u32,
        counter: &mut G::Counter,
        steps: Option<&mut Vec<Played>>,
        stop: &AtomicBool,
    ) -> Option<Record> {
        self.play_before(&mut Nobody, number, counter, steps, stop)
    }

    /// Plays a game while `watch` observes it; `None` if it was stopped.
    pub(super) fn play_before<W: Watch<G>>(
        &self,
        watch: &mut W,
        number: u32,
        counter: &mut G::Counter,
        mut steps: Option<&mut Vec<Played>>,
        stop: &AtomicBool,
    ) -> Option<Record> {
        let game = self.game;
        let (mut record, mut at) = (Record::new(number), 0);
        let (mut events, mut before): (Vec<G::Event>, Vec<G::Event>) = (Vec::new(), Vec::new());
        let played = guarded(|| {
            let mut players: [Box<dyn Player<G>>; 2] = self.players.map(|make| make());
            let mut streams = Streams::between(self.seed, number, self.names.each_ref().map(String::as_str));
            let mut position = game.start();
            let mut legal: Vec<G::Action> = Vec::new();
            counter.begin(game, &position);
            watch.begins(number, &position);
            for step in 0..G::MOST_STEPS {
                at = step;
                std::mem::swap(&mut events, &mut before);
                events.clear();
                let Moment { turn, phase } = game.moment(&position);
                streams.at(turn, phase.number);
                watch.is_due(step, &position);
                match game.actor(&position) {
                    Actor::Over => break,
                    Actor::Chance => {
                        let Some(dice) = game.chance(&position) else { break };
                        let roll = streams.roll(dice);
                        game.resolve(&mut position, roll, &mut events);
                        if let Some(steps) = &mut steps {
                            steps.push(Played::roll(game, roll, &events));
                        }
                    }
                    Actor::Player(side) => {
                        record.decisions[side.index()] += 1;
                        if step % LOOK_EVERY == number % LOOK_EVERY {
                            game.legal(&position, &mut legal);
                            record.look(side, legal.len());
                        }
                        let (own, player) = (&self.known[side.index()], &mut players[side.index()]);
                        let chosen = game.seen_by(&mut position, side, |view| {
                            player.choose(Seat { game: own, view, side }, &mut streams)
                        });
                        let chosen = game.meant(&position, side, chosen);
                        watch.chosen(&position, chosen);
                        if let Err(refusal) = game.apply(&mut position, chosen, &mut events) {
                            watch.refused(&refusal);
                            watch.ended(&position);
                            return Over::Failed(Failure::Refused(refusal.atom.id().to_owned()));
                        }
                        if let Some(steps) = &mut steps {
                            steps.push(Played::action(game, chosen, &events));
                        }
                    }
                }
                if !events.is_empty() {
                    counter.note(game, &position, &events);
                    watch.happened(&position, &events);
                }
                if step % 256 == 0 && stop.load(Ordering::Relaxed) {
                    return Over::Stopped;
                }
            }
            watch.ended(&position);
            if game.outcome(&position).is_none() {
                record.turns = game.turns(&position);
                return Over::Failed(Failure::Endless);
            }
            record.finish(game, &position, counter.close(game, &position));
            Over::Ended
        });
        match played.unwrap_or_else(|message| Over::Failed(Failure::Panicked(message))) {
            Over::Ended => Some(record),
            Over::Stopped => None,
            Over::Failed(why) => {
                let failed = Failed::new(game, at, [&events, &before], why);
                Some(record.fail::<G>(failed))
            }
        }
    }
}

/// How a game came to its end.
enum Over {
    Ended,
    Stopped,
    Failed(Failure),
}

/// Returns the maker of the player of this name.
pub(super) fn maker<G: System>(name: &str) -> Result<Maker<'static, G>, UnknownPlayer> {
    Ok(&player::<G>(name)?.make)
}
