//! Computer players at a table. They run on a separate thread, so that the window stays responsive; without threads
//! they play on the caller's.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::{Answer, Hand, TextStep};
use crate::dice::Streams;
use crate::log;
use crate::play::Actor;
use crate::player::{Player, RosterEntry, Seat};
use crate::side::Side;
use crate::system::System;

/// How long they play before their steps are shown: decisions are quick, and showing each of them takes longer.
const BATCH: Duration = Duration::from_millis(80);

/// A request to play on.
struct Ask<G: System> {
    position: G::Position,
    /// The dice in their current state; `None` if the user types them in.
    cup: Option<Streams>,
    answer: Answer,
}

/// The computer players of one game. They may keep state between decisions, so taking decisions back needs new players.
pub(super) struct Players<G: System> {
    asks: Sender<Ask<G>>,
}

impl<G: System> std::fmt::Debug for Players<G> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Players")
    }
}

impl<G: System> Players<G> {
    /// Starts the computer players of a game; `None` if both sides are played by persons or no thread can be started.
    pub(super) fn start(game: &Arc<G>, hands: [Hand; 2], own: Streams) -> Option<Self> {
        let entries = hands.map(|hand| G::player(hand.name()));
        if entries.iter().all(Option::is_none) {
            return None;
        }
        let (asks, asked) = channel();
        let game = Arc::clone(game);
        let thinking = thread::Builder::new().name("players".to_owned());
        thinking.spawn(move || think(&*game, entries, own, &asked)).ok()?;
        Some(Self { asks })
    }

    /// Makes them play on from a position. The answer is called with their steps and rolls, up to the decision of a
    /// person or until there is something to show; it is dropped if a player has panicked or is missing.
    pub(super) fn ask(&self, position: G::Position, cup: Option<Streams>, answer: Answer) {
        // Without a thread the answer is dropped, which signals the failure.
        let _ = self.asks.send(Ask { position, cup, answer });
    }
}

/// Plays on every request, until the sender is dropped.
fn think<G: System>(
    game: &G,
    entries: [Option<&'static RosterEntry<G>>; 2],
    mut own: Streams,
    asked: &Receiver<Ask<G>>,
) {
    let mut players = entries.map(|entry| entry.map(|entry| (entry.make)()));
    // A player is handed only what its side may know.
    let known = Side::ALL.map(|side| entries[side.index()].map(|_| game.known_to(side)));
    while let Ok(Ask { position, cup, answer }) = asked.recv() {
        let began = Instant::now();
        let mut goes_on = |_: &G::Position, made| made == 0 || began.elapsed() < BATCH;
        let made = play_on(game, &known, &mut players, &mut own, position, cup, &mut goes_on);
        // An empty answer would make the caller ask forever.
        if !made.is_empty() {
            answer(made);
        }
    }
}

/// Plays on from a position with new computer players, on the caller's thread. Before each step `goes_on` is called
/// with the position and the number of steps made so far; `false` stops.
pub(super) fn here<G: System>(
    game: &G,
    hands: [Hand; 2],
    mut own: Streams,
    position: G::Position,
    cup: Option<Streams>,
    goes_on: &mut dyn FnMut(&G::Position, usize) -> bool,
) -> Vec<TextStep> {
    let entries = hands.map(|hand| G::player(hand.name()));
    let mut players = entries.map(|entry| entry.map(|entry| (entry.make)()));
    let known = Side::ALL.map(|side| entries[side.index()].map(|_| game.known_to(side)));
    play_on(game, &known, &mut players, &mut own, position, cup, goes_on)
}

fn play_on<G: System>(
    game: &G,
    known: &[Option<G>; 2],
    players: &mut [Option<Box<dyn Player<G>>>; 2],
    own: &mut Streams,
    mut position: G::Position,
    mut cup: Option<Streams>,
    goes_on: &mut dyn FnMut(&G::Position, usize) -> bool,
) -> Vec<TextStep> {
    let (mut made, mut events) = (Vec::new(), Vec::new());
    while goes_on(&position, made.len()) {
        let moment = game.moment(&position);
        match game.actor(&position) {
            Actor::Over => break,
            Actor::Chance => {
                let (Some(cup), Some(dice)) = (&mut cup, game.chance(&position)) else { break };
                cup.at(moment.turn, moment.phase.number);
                let roll = cup.roll(dice);
                game.resolve(&mut position, roll, &mut events);
                made.push(log::LoggedStep::Roll(roll));
            }
            Actor::Player(side) => {
                let (Some(player), Some(game_known)) = (&mut players[side.index()], &known[side.index()]) else {
                    break;
                };
                own.at(moment.turn, moment.phase.number);
                let view = game.view(&position, side);
                let chosen = player.choose(Seat { game: game_known, view: &view, side }, own);
                let chosen = game.meant(&position, side, chosen);
                drop(view);
                made.push(log::LoggedStep::Action(game.write_action(chosen)));
                // The table reports an illegal action.
                if game.apply(&mut position, chosen, &mut events).is_err() {
                    break;
                }
            }
        }
        events.clear();
    }
    made
}
