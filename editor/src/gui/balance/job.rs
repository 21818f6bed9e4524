//! The games of the gauge, away from the window's thread.

use std::sync::atomic::{AtomicBool, Ordering};

use iced::Task;
use iced::futures::StreamExt;
use iced::futures::channel::mpsc;
use iced::task::sipper;
use rules::alamo::Game;
use rules::playtest::{Plan, Series};
use rules::project::Project;

use super::{GAMES, Message, Reading};
use crate::gui::document::State;
use crate::gui::panel::playtest::{PLAYER, SEED, Stop};

/// How many games are fought before the first word, and between two words.
const PORTION: u32 = 20;

/// Fights the games of one state, and tells after every portion how they stand. Nothing is fought any more once the task
/// is dropped.
pub(super) fn fight(project: Project, state: State) -> Task<Message> {
    let told = sipper(async move |mut news| {
        let stop = Stop::default();
        let stopped = stop.sign();
        let (said, mut heard) = mpsc::unbounded();
        let fighting = tokio::task::spawn_blocking(move || fight_all(&project, &stopped, &said));
        let mut last = Reading::unplayable();
        while let Some(reading) = heard.next().await {
            last = reading;
            news.send(last.clone()).await;
        }
        // A fault of a game is told by the play-test; here it only ends the counting.
        drop(fighting.await);
        drop(stop);
        last
    });
    Task::sip(told, move |reading| Message::Read(state, reading), move |last| Message::Read(state, last))
}

fn fight_all(project: &Project, stopped: &AtomicBool, said: &mpsc::UnboundedSender<Reading>) {
    let Ok(game) = Game::new(project) else { return };
    // One thread: the window needs the others.
    let plan = Plan { games: GAMES, seed: SEED, players: [PLAYER.to_owned(), PLAYER.to_owned()], jobs: 1 };
    let Ok(mut series) = Series::new(&game, &plan) else { return };
    while series.goes_on() {
        series.play(series.games() + PORTION, &|_| !stopped.load(Ordering::Relaxed), None);
        // Nobody listens any more once the window is gone.
        if stopped.load(Ordering::Relaxed) || said.unbounded_send(Reading::of(series.records())).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::project::Project;

    use super::*;
    use crate::files::Bundled;

    #[test]
    fn games_are_told_in_portions_until_nobody_listens() {
        let project = Project::load(&Bundled, "alamo").unwrap();
        let (said, mut heard) = mpsc::unbounded();
        let stopped = AtomicBool::new(false);
        std::thread::scope(|scope| {
            scope.spawn(|| fight_all(&project, &stopped, &said));
            let first = iced::futures::executor::block_on(heard.next()).unwrap();
            assert_eq!(first.games(), Some(PORTION));
            stopped.store(true, Ordering::Relaxed);
        });
    }

    #[test]
    fn what_cannot_be_played_is_not_fought() {
        let (said, mut heard) = mpsc::unbounded();
        fight_all(&Project::default(), &AtomicBool::new(false), &said);
        drop(said);
        assert!(iced::futures::executor::block_on(heard.next()).is_none());
    }
}
