//! Background work of the window: its start, progress, cancellation and result. Every series of games the window plays
//! is such a job.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use iced::futures::StreamExt;
use iced::futures::channel::mpsc;
use iced::task::sipper;
use iced::{Task, task};

/// Where the dice of series of games start: what is compared is compared with the same dice.
pub(in crate::gui) const SEED: u64 = 1836;
/// The player both sides have, unless others are picked.
pub(in crate::gui) const PLAYER: &str = rules::systems::usual(rules::rulebook::System::Alamo);

/// One thread fewer than the machine has: the window must go on answering.
pub(in crate::gui) fn spare_threads() -> usize {
    std::thread::available_parallelism().map_or(1, |all| all.get().saturating_sub(1).max(1))
}

/// How far work is.
pub trait Progress: Default + Send + 'static {
    /// The further one of two: threads do not tell it in order.
    #[must_use]
    fn further(self, other: Self) -> Self;
}

impl Progress for u32 {
    fn further(self, other: Self) -> Self {
        self.max(other)
    }
}

/// News of a job.
#[derive(Debug, Clone)]
pub enum JobNews<P, T, E = String> {
    /// It is so far.
    Advanced(P),
    /// It is over, with this result, or broke off.
    Ended(Result<T, E>),
}

/// How a job stands.
#[derive(Debug, Default)]
pub enum JobState<P, T, E = String> {
    /// Not begun.
    #[default]
    Idle,
    /// It goes on.
    Running {
        /// How far it is.
        progress: P,
        /// What stops it when it is dropped.
        handle: task::Handle,
    },
    /// What came of it.
    Ended(T),
    /// It broke off, or could not begin.
    Failed(E),
    /// It was cancelled when it was so far.
    Cancelled(P),
}

/// A job.
#[derive(Debug)]
pub struct Job<P, T, E = String> {
    state: JobState<P, T, E>,
}

impl<P, T, E> Default for Job<P, T, E> {
    fn default() -> Self {
        Self { state: JobState::Idle }
    }
}

impl<P: Progress, T: Send + 'static, E: From<String> + Send + 'static> Job<P, T, E> {
    /// How it stands.
    pub const fn state(&self) -> &JobState<P, T, E> {
        &self.state
    }

    /// Whether it goes on.
    pub const fn is_running(&self) -> bool {
        matches!(self.state, JobState::Running { .. })
    }

    /// What came of it, once it is over.
    pub const fn result(&self) -> Option<&T> {
        match &self.state {
            JobState::Ended(result) => Some(result),
            JobState::Idle | JobState::Running { .. } | JobState::Failed(_) | JobState::Cancelled(_) => None,
        }
    }

    /// Begins. What went on before is stopped.
    pub fn start(&mut self, work: impl FnOnce(&Teller<P>) -> Result<T, E> + Send + 'static) -> Task<JobNews<P, T, E>> {
        let told = sipper(async move |mut news| {
            let stop = StopOnDrop::default();
            let (told, mut heard) = mpsc::unbounded();
            let teller = Teller { told, stopped: Arc::clone(&stop.0) };
            let working = tokio::task::spawn_blocking(move || work(&teller));
            while let Some(now) = heard.next().await {
                news.send(now).await;
            }
            let ended = working.await.unwrap_or_else(|stopped| Err(E::from(stopped.to_string())));
            drop(stop);
            ended
        });
        let (task, handle) = Task::sip(told, JobNews::Advanced, JobNews::Ended).abortable();
        self.state = JobState::Running { progress: P::default(), handle: handle.abort_on_drop() };
        task
    }

    /// Takes in news of it; those of a job that was cancelled are of no use. Returns whether it is over by them.
    pub fn hear(&mut self, news: JobNews<P, T, E>) -> bool {
        match (news, &mut self.state) {
            (JobNews::Advanced(now), JobState::Running { progress, .. }) => {
                *progress = std::mem::take(progress).further(now);
                false
            }
            (JobNews::Ended(ended), JobState::Running { .. }) => {
                self.state = ended.map_or_else(JobState::Failed, JobState::Ended);
                true
            }
            (JobNews::Advanced(_) | JobNews::Ended(_), _) => false,
        }
    }

    /// Stops it where it is.
    pub fn cancel(&mut self) {
        if let JobState::Running { progress, .. } = &mut self.state {
            self.state = JobState::Cancelled(std::mem::take(progress));
        }
    }

    /// Notes that it cannot begin.
    pub fn refuse(&mut self, why: E) {
        self.state = JobState::Failed(why);
    }

    /// Stops it and forgets what came of it.
    pub fn forget(&mut self) {
        self.state = JobState::Idle;
    }
}

/// What work tells how far it is, and is told by whether to go on.
#[derive(Debug)]
pub struct Teller<P> {
    told: mpsc::UnboundedSender<P>,
    stopped: Arc<AtomicBool>,
}

impl<P> Teller<P> {
    /// Tells how far the work is. Returns whether it is to go on: once the window is gone nobody listens any more.
    pub fn tell(&self, now: P) -> bool {
        self.told.unbounded_send(now).is_ok() && self.goes_on()
    }

    /// Whether the work is to go on.
    pub fn goes_on(&self) -> bool {
        !self.stopped.load(Ordering::Relaxed)
    }

    /// One for tests, with what hears it and what stops it.
    #[cfg(test)]
    pub fn heard() -> (Self, mpsc::UnboundedReceiver<P>, Arc<AtomicBool>) {
        let (told, heard) = mpsc::unbounded();
        let stopped = Arc::<AtomicBool>::default();
        (Self { told, stopped: Arc::clone(&stopped) }, heard, stopped)
    }
}

/// Tells the work to stop when it is dropped, which is what happens when the task is aborted.
#[derive(Debug, Default)]
struct StopOnDrop(Arc<AtomicBool>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_heard_of_a_job_counts_while_it_goes_on() {
        let mut job: Job<u32, &str> = Job::default();
        assert!(!job.hear(JobNews::Ended(Ok("late"))) && job.result().is_none());
        drop(job.start(|_| Ok("done")));
        for told in [3, 2] {
            assert!(!job.hear(JobNews::Advanced(told)));
        }
        assert!(matches!(job.state(), JobState::Running { progress: 3, .. }));
        job.cancel();
        assert!(matches!(job.state(), JobState::Cancelled(3)) && !job.hear(JobNews::Ended(Ok("late"))));
        drop(job.start(|_| Ok("done")));
        assert!(job.is_running() && job.hear(JobNews::Ended(Ok("done"))) && job.result() == Some(&"done"));
        drop(job.start(|_| Ok("done")));
        assert!(job.hear(JobNews::Ended(Err("broken".to_owned()))) && matches!(job.state(), JobState::Failed(_)));
        job.forget();
        assert!(matches!(job.state(), JobState::Idle));
    }

    #[test]
    fn work_goes_on_until_it_is_stopped_or_nobody_listens() {
        let (teller, heard, stopped) = Teller::heard();
        assert!(teller.tell(1) && teller.goes_on());
        stopped.store(true, Ordering::Relaxed);
        assert!(!teller.tell(2) && !teller.goes_on());
        stopped.store(false, Ordering::Relaxed);
        drop(heard);
        assert!(!teller.tell(3));
    }
}
