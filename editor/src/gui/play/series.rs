//! Who wins from here: computer players fight many games from the position on the table, beside the window.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use iced::futures::StreamExt;
use iced::futures::channel::mpsc;
use iced::task::{Sipper, sipper};
use iced::{Task, task};
use rules::ai;
use rules::alamo::{Game, Phase, Position};
use rules::playtest::{Plan, Results, from_here};

use crate::gui::panel::playtest::{SEED, Stop, spare_threads};

/// How many games a series has.
pub const GAMES: u32 = 500;
/// The player both sides have until somebody picks another one.
const PLAYER: &str = ai::USUAL;

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// Another player was picked.
    PlayerPicked(&'static str),
    /// A series was asked for.
    Asked,
    /// So many games are over.
    Advanced(u32),
    /// The series is over, or has broken off.
    Ended(Result<Box<Results>, String>),
    /// The series was cancelled.
    Cancelled,
}

/// A series and its numbers.
#[derive(Debug)]
pub struct Series {
    /// Who plays both sides.
    pub player: &'static str,
    /// How far it is.
    pub state: State,
    /// The moment it began at, and the state of the table that was.
    pub from: Option<(u64, u8, Phase)>,
}

/// How far a series is.
#[derive(Debug, Default)]
pub enum State {
    /// Not begun.
    #[default]
    Idle,
    /// Games are being fought. Dropping the handle stops them.
    Running {
        /// So many are over.
        done: u32,
        /// What stops them.
        job: task::Handle,
    },
    /// The numbers.
    Ended(Box<Results>),
    /// It broke off.
    Failed(String),
}

impl Default for Series {
    fn default() -> Self {
        let player = ai::named(PLAYER).or(ai::ROSTER.last()).map_or("", |entry| entry.name);
        Self { player, state: State::Idle, from: None }
    }
}

impl Series {
    /// Does what happened; the position is the one on the table, in that state of it.
    pub fn update(&mut self, message: Message, game: &Arc<Game>, position: &Position, version: u64) -> Task<Message> {
        match (message, &mut self.state) {
            (Message::PlayerPicked(player), _) => self.player = player,
            (Message::Asked, State::Running { .. }) => {}
            (Message::Asked, _) => {
                let series = fight(Arc::clone(game), Box::new(*position), self.player);
                let (task, handle) = Task::sip(series, Message::Advanced, Message::Ended).abortable();
                self.state = State::Running { done: 0, job: handle.abort_on_drop() };
                self.from = Some((version, position.turn, position.phase));
                return task;
            }
            (Message::Advanced(games), State::Running { done, .. }) => *done = games.max(*done),
            (Message::Ended(ended), State::Running { .. }) => {
                self.state = ended.map_or_else(State::Failed, State::Ended);
            }
            (Message::Cancelled, State::Running { .. }) => self.state = State::Idle,
            // News of a series that has been cancelled.
            (Message::Advanced(_) | Message::Ended(_) | Message::Cancelled, _) => {}
        }
        Task::none()
    }
}

fn fight(
    game: Arc<Game>,
    position: Box<Position>,
    player: &'static str,
) -> impl Sipper<Result<Box<Results>, String>, u32> {
    sipper(async move |mut news| {
        let stop = Stop::default();
        let stopped = stop.sign();
        let (done, mut counted) = mpsc::unbounded();
        let fighting = tokio::task::spawn_blocking(move || {
            let players = [player.to_owned(), player.to_owned()];
            let plan = Plan { games: GAMES, seed: SEED, players, jobs: spare_threads() };
            from_here(&game, &position, &plan, &|count| {
                // Nobody listens any more once the window is gone.
                done.unbounded_send(count).is_ok() && !stopped.load(Ordering::Relaxed)
            })
            .map(Box::new)
            .map_err(|unknown| unknown.to_string())
        });
        while let Some(count) = counted.next().await {
            news.send(count).await;
        }
        let ended = fighting.await.unwrap_or_else(|stopped| Err(stopped.to_string()));
        drop(stop);
        ended
    })
}
