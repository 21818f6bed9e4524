//! Who wins from here: computer players fight many games from the position on the table, beside the window.

use iced::Task;
use rules::play::Moment;
use rules::playtest::{Plan, Results};
use rules::rulebook::System;
use rules::table::Series as FromHere;

use super::AnyTable;
use crate::gui::job::{Job, JobNews, SEED, Teller, spare_threads};

/// How many games a series has.
pub const GAMES: u32 = 500;
/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// Another player was picked.
    PlayerPicked(&'static str),
    /// A series was asked for.
    Asked,
    /// Of the games that are fought.
    News(JobNews<u32, Box<Results>>),
    /// The series was cancelled.
    Cancelled,
}

/// A series and its numbers.
#[derive(Debug)]
pub struct Series {
    /// Who plays both sides.
    pub player: &'static str,
    /// Its games.
    pub job: Job<u32, Box<Results>>,
    /// The moment it began at, and the state of the table that was.
    pub from: Option<(u64, Moment)>,
}

impl Default for Series {
    fn default() -> Self {
        Self { player: super::usual(System::default()), job: Job::default(), from: None }
    }
}

impl Series {
    /// Does what happened on a table in this state of it.
    pub fn update(&mut self, message: Message, table: &AnyTable, version: u64) -> Task<Message> {
        match message {
            Message::PlayerPicked(player) => self.player = player,
            Message::Asked if self.job.is_running() => {}
            Message::Asked => {
                self.from = Some((version, table.moment()));
                let (series, player) = (table.series(), self.player);
                let fought = self.job.start(move |teller| fight(series, player, teller));
                return fought.map(Message::News);
            }
            Message::News(news) => {
                self.job.hear(news);
            }
            Message::Cancelled => self.job.cancel(),
        }
        Task::none()
    }
}

fn fight(series: FromHere, player: &str, teller: &Teller<u32>) -> Result<Box<Results>, String> {
    let plan =
        Plan { games: GAMES, seed: SEED, players: [player.to_owned(), player.to_owned()], jobs: spare_threads() };
    let fought = series(&plan, &|count| teller.tell(count));
    fought.map(Box::new).map_err(|unknown| unknown.to_string())
}
