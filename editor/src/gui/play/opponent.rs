//! Computer players at the table, on a thread of their own: however long they think, the window answers.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use iced::futures::channel::oneshot;
use rules::alamo::players::{Entry, Player, Seat};
use rules::alamo::{Game, Position};
use rules::dice::Streams;
use rules::play::Actor;
use rules::side::Side;

use super::table::{Hand, Made, Table};

/// How long they go on before what they have done is shown: decisions are quick, and showing each of them takes longer.
const BATCH: Duration = Duration::from_millis(80);

/// What is asked of them.
struct Ask {
    position: Position,
    /// The dice as they lie; none when somebody types them in.
    cup: Option<Streams>,
    answer: oneshot::Sender<Vec<Made>>,
}

/// The computer players of one game. They remember what they like between decisions, so whoever takes decisions back
/// wants new ones.
#[derive(Debug)]
pub struct Opponents {
    asks: Sender<Ask>,
}

impl Opponents {
    /// The computer players of a table; none when only persons sit there, or when there is no thread for them.
    pub fn of(table: &Table) -> Option<Self> {
        let entries = table.hands().map(|hand| match hand {
            Hand::Person => None,
            Hand::Player(entry) => Some(entry),
        });
        if entries.iter().all(Option::is_none) {
            return None;
        }
        let (asks, asked) = channel();
        let (game, log) = (Arc::clone(table.game()), table.head());
        let own = Streams::new(log.seed, log.game);
        let thinking = thread::Builder::new().name("players".to_owned());
        thinking.spawn(move || think(&game, entries, own, &asked)).ok()?;
        Some(Self { asks })
    }

    /// Lets them play on from where the table stands. What comes is what they did and what was rolled meanwhile, until
    /// a person decides or there is something to show; it never comes when a player has broken down.
    pub fn ask(&self, table: &Table, rolls: bool) -> oneshot::Receiver<Vec<Made>> {
        let (answer, answered) = oneshot::channel();
        let cup = rolls.then(|| table.cup());
        // Without a thread the answer is dropped, which tells as much.
        let _ = self.asks.send(Ask { position: *table.position(), cup, answer });
        answered
    }
}

/// Plays whenever it is asked, until nobody can ask any more.
fn think(game: &Game, entries: [Option<&'static Entry>; 2], mut own: Streams, asked: &Receiver<Ask>) {
    let mut players = entries.map(|entry| entry.map(|entry| (entry.make)()));
    // Nobody is handed more than his side may know.
    let known = Side::ALL.map(|side| entries[side.index()].map(|_| game.known_to(side)));
    while let Ok(Ask { position, cup, answer }) = asked.recv() {
        let made = play_on(game, &known, &mut players, &mut own, position, cup);
        // Nobody may want it any more.
        let _ = answer.send(made);
    }
}

fn play_on(
    game: &Game,
    known: &[Option<Game>; 2],
    players: &mut [Option<Box<dyn Player<Game>>>; 2],
    own: &mut Streams,
    mut position: Position,
    mut cup: Option<Streams>,
) -> Vec<Made> {
    let (began, mut made, mut events) = (Instant::now(), Vec::new(), Vec::new());
    while made.is_empty() || began.elapsed() < BATCH {
        let (turn, phase) = (position.turn, position.phase as u8);
        match game.actor(&position) {
            Actor::Over => break,
            Actor::Chance => {
                let (Some(cup), Some(dice)) = (&mut cup, game.chance(&position)) else { break };
                cup.at(turn, phase);
                let roll = cup.roll(dice);
                game.resolve(&mut position, roll, &mut events);
                made.push(Made::Roll(roll));
            }
            Actor::Player(side) => {
                let (Some(player), Some(game_known)) = (&mut players[side.index()], &known[side.index()]) else {
                    break;
                };
                own.at(turn, phase);
                let view = game.view(&position, side);
                let chosen = player.choose(Seat { game: game_known, view: &view, side }, own);
                let chosen = game.meant(&position, side, chosen);
                made.push(Made::Action(chosen));
                // The table says so when it is against the rules.
                if game.apply(&mut position, chosen, &mut events).is_err() {
                    break;
                }
            }
        }
        events.clear();
    }
    made
}
