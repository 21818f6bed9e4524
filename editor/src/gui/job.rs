//! Background work of the window: its start, progress, cancellation and result. Every series of games the window plays
//! is such a job.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use iced::futures::StreamExt;
use iced::futures::channel::mpsc;
use iced::task::sipper;
use iced::{Task, task};

/// The seed of all series of games, so that compared series use the same dice.
pub(in crate::gui) const SEED: u64 = 1836;
/// The default player of both sides.
pub(in crate::gui) const PLAYER: &str = rules::systems::usual(rules::rulebook::System::Alamo);

/// The number of threads for jobs: one fewer than the machine has, so that the window stays responsive.
pub(in crate::gui) fn spare_threads() -> usize {
    std::thread::available_parallelism().map_or(1, |all| all.get().saturating_sub(1).max(1))
}

/// The progress of a job.
pub trait Progress: Default + Send + 'static {
    /// The more advanced of two: threads report progress out of order.
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
    /// The job has made progress.
    Advanced(P),
    /// The job has ended with this result or error.
    Ended(Result<T, E>),
}

/// The state of a job.
#[derive(Debug, Default)]
pub enum JobState<P, T, E = String> {
    /// Not started.
    #[default]
    Idle,
    /// In progress.
    Running {
        /// The progress so far.
        progress: P,
        /// The handle that stops the job when dropped.
        handle: task::Handle,
    },
    /// Completed with this result.
    Ended(T),
    /// Failed, or could not start.
    Failed(E),
    /// Cancelled at this progress.
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
    /// The state of the job.
    pub const fn state(&self) -> &JobState<P, T, E> {
        &self.state
    }

    /// Whether it is in progress.
    pub const fn is_running(&self) -> bool {
        matches!(self.state, JobState::Running { .. })
    }

    /// The result, once the job has completed.
    pub const fn result(&self) -> Option<&T> {
        match &self.state {
            JobState::Ended(result) => Some(result),
            JobState::Idle | JobState::Running { .. } | JobState::Failed(_) | JobState::Cancelled(_) => None,
        }
    }

    /// Starts the work, and stops the previous one.
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

    /// Handles news of the job; news of a cancelled job is ignored. Returns whether the job has ended with it.
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

    /// Cancels the job.
    pub fn cancel(&mut self) {
        if let JobState::Running { progress, .. } = &mut self.state {
            self.state = JobState::Cancelled(std::mem::take(progress));
        }
    }

    /// Notes that the job cannot start.
    pub fn refuse(&mut self, why: E) {
        self.state = JobState::Failed(why);
    }

    /// Stops the job and discards its result.
    pub fn forget(&mut self) {
        self.state = JobState::Idle;
    }
}

/// The link from the work to its job: the work reports progress through it, and learns from it whether to continue.
#[derive(Debug)]
pub struct Teller<P> {
    told: mpsc::UnboundedSender<P>,
    stopped: Arc<AtomicBool>,
}

impl<P> Teller<P> {
    /// Reports progress. Returns whether to continue; `false` once the window is gone.
    pub fn tell(&self, now: P) -> bool {
        self.told.unbounded_send(now).is_ok() && self.goes_on()
    }

    /// Whether the work should continue.
    pub fn goes_on(&self) -> bool {
        !self.stopped.load(Ordering::Relaxed)
    }

    /// Creates one for tests, with its receiver and its stop flag.
    #[cfg(test)]
    pub fn heard() -> (Self, mpsc::UnboundedReceiver<P>, Arc<AtomicBool>) {
        let (told, heard) = mpsc::unbounded();
        let stopped = Arc::<AtomicBool>::default();
        (Self { told, stopped: Arc::clone(&stopped) }, heard, stopped)
    }
}

/// Tells the work to stop when dropped, which happens when the task is aborted.
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
