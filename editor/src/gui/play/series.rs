//! The chances from here: computer players play many games from the position on the table, in the background.

use iced::Task;
use rules::play::Moment;
use rules::playtest::{Plan, Results};
use rules::rulebook::System;
use rules::table::Series as FromHere;

use super::AnyTable;
use crate::gui::job::{Job, JobNews, SEED, Teller, spare_threads};

/// The number of games in a series.
pub const GAMES: u32 = 500;
/// Something that happened with the series.
#[derive(Debug, Clone)]
pub enum Message {
    /// Another player was picked.
    PlayerPicked(&'static str),
    /// A series was asked for.
    Asked,
    /// There is news of the games.
    News(JobNews<u32, Box<Results>>),
    /// The series was cancelled.
    Cancelled,
}

/// A series and its results.
#[derive(Debug)]
pub struct Series {
    /// The computer player of both sides.
    pub player: &'static str,
    /// The job that plays the games.
    pub job: Job<u32, Box<Results>>,
    /// The version of the table and the moment from which the series was started.
    pub from: Option<(u64, Moment)>,
}

impl Default for Series {
    fn default() -> Self {
        Self { player: super::usual(System::default()), job: Job::default(), from: None }
    }
}

impl Series {
    /// Handles a message, given the table and its version.
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
