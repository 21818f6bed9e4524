//! The games of a play-test, away from the window's thread.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use iced::Task;
use iced::futures::StreamExt;
use iced::futures::channel::mpsc;
use iced::task::{Sipper, sipper};
use rules::alamo::Game;
use rules::lint::Report;
use rules::map::MapDocument;
use rules::playtest::{Plan, Results, Summary, run};
use rules::project::Project;

use super::Message;

/// Why there are no numbers.
#[derive(Debug, Clone)]
pub enum Halt {
    /// The project cannot be played: what keeps it from it.
    Refused(Report),
    /// The work stopped: why.
    Failed(String),
}

/// What a play-test has shown.
#[derive(Debug)]
pub struct Told {
    /// Every game.
    pub results: Results,
    /// Everything that was counted.
    pub summary: Summary,
    /// The map it was fought on.
    pub map: MapDocument,
}

/// Tells the games to stop when it is dropped, which is what happens when the task is aborted.
#[derive(Debug, Default)]
pub(in crate::gui) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// What the games look at between two of them.
    pub(in crate::gui) fn sign(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }
}

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Fights the games of a play-test of a scenario of this name.
pub(super) fn fight(project: Project, name: String, plan: Plan) -> Task<Message> {
    Task::sip(series(project, name, plan), Message::Advanced, Message::Ended)
}

fn series(project: Project, name: String, plan: Plan) -> impl Sipper<Result<Arc<Told>, Halt>, u32> {
    sipper(async move |mut news| {
        let stop = Stop::default();
        let stopped = stop.sign();
        let (done, mut counted) = mpsc::unbounded();
        let fighting = tokio::task::spawn_blocking(move || {
            let game = Game::new(&project).map_err(Halt::Refused)?;
            let plan = Plan { jobs: spare_threads(), ..plan };
            let results = run(&game, &plan, &|count| {
                // Nobody listens any more once the window is gone.
                done.unbounded_send(count).is_ok() && !stopped.load(Ordering::Relaxed)
            })
            .map_err(|unknown| Halt::Failed(unknown.to_string()))?;
            let summary = Summary::of(&results, &game, &project, &name);
            Ok(Arc::new(Told { results, summary, map: project.map }))
        });
        while let Some(count) = counted.next().await {
            news.send(count).await;
        }
        let ended = fighting.await.unwrap_or_else(|panic| Err(Halt::Failed(panic.to_string())));
        drop(stop);
        ended
    })
}

/// One thread fewer than the machine has: the window must go on answering.
pub(in crate::gui) fn spare_threads() -> usize {
    std::thread::available_parallelism().map_or(1, |all| all.get().saturating_sub(1).max(1))
}
