//! Runs the tasks of the program to their end, as the runtime of iced does, on the thread of the test.
//!
//! `iced_test::Emulator` does the same for a whole program, but it supports neither keys with Ctrl or Shift, nor the
//! mouse wheel, nor a clipboard, and it waits for the clock: each edit would wait for the balance to be computed. Here
//! time stands still. Sleeping tasks never wake, and everything else (reading, saving, drawing, games, computer
//! players) is waited for.

use std::fmt::Debug;
use std::sync::{Arc, Condvar, Mutex, PoisonError, mpsc};
use std::task::{Context, Poll, Wake, Waker};
use std::time::Duration;

use iced::Task;
use iced_test::futures::BoxStream;
use iced_test::futures::futures::stream::{SelectAll, StreamExt};
use iced_test::runtime::{Action, task};
use tokio::runtime::{Builder, Runtime};

/// The time a computer player may think before the test gives up.
const PATIENCE: Duration = Duration::from_mins(2);

/// The running tasks.
pub(crate) struct Tasks<M> {
    running: SelectAll<BoxStream<Action<M>>>,
    woken: Arc<Woken>,
    /// Its clock is never driven, which stops time. `None` only during shutdown.
    runtime: Option<Runtime>,
}

impl<M> Default for Tasks<M> {
    fn default() -> Self {
        // With a single thread, blocking work is done in order.
        let runtime = Builder::new_current_thread().enable_time().max_blocking_threads(1).build();
        Self {
            running: SelectAll::new(),
            woken: Arc::default(),
            runtime: Some(runtime.expect("the machine has a thread to spare")),
        }
    }
}

impl<M> Drop for Tasks<M> {
    /// Shuts down without waiting for the work a test has left, which learns that its result is no longer wanted.
    fn drop(&mut self) {
        self.running.clear();
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl<M: 'static> Tasks<M> {
    /// Starts a task.
    pub(crate) fn begin(&mut self, task: Task<M>) {
        self.running.extend(task::into_stream(task));
    }

    /// Returns the next action of any task. `None` once all of them are done, except for those that sleep, which are
    /// dropped. `waits` tells that a thread outside the runtime is about to answer.
    pub(crate) fn next(&mut self, waits: bool) -> Option<Action<M>> {
        let runtime = self.runtime.as_ref()?;
        let _inside = runtime.enter();
        let waker = Waker::from(Arc::clone(&self.woken));
        loop {
            self.woken.forget();
            match self.running.poll_next_unpin(&mut Context::from_waker(&waker)) {
                Poll::Ready(next) => return next,
                Poll::Pending if self.woken.is() => {}
                Poll::Pending => {
                    finish_work(runtime);
                    if !(self.woken.is() || waits && self.woken.wait()) {
                        self.running.clear();
                        return None;
                    }
                }
            }
        }
    }
}

/// Runs a task that only produces a message, and returns that message.
pub(crate) fn told<M: Debug + 'static>(task: Task<M>) -> M {
    let mut tasks = Tasks::default();
    tasks.begin(task);
    match tasks.next(false) {
        Some(Action::Output(told)) => told,
        other => panic!("{other:?} in place of an answer"),
    }
}

/// Returns once all work given to the blocking thread is done.
fn finish_work(runtime: &Runtime) {
    let (done, over) = mpsc::channel();
    drop(runtime.spawn_blocking(move || done.send(())));
    over.recv().expect("the thread beside the window goes on");
}

/// Signals whether a task can make progress.
#[derive(Default)]
struct Woken {
    is: Mutex<bool>,
    now: Condvar,
}

impl Woken {
    fn is(&self) -> bool {
        *self.is.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn forget(&self) {
        *self.is.lock().unwrap_or_else(PoisonError::into_inner) = false;
    }

    /// Waits until a task can make progress. Returns `false` on timeout.
    fn wait(&self) -> bool {
        let is = self.is.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.now.wait_timeout_while(is, PATIENCE, |is| !*is);
        *waited.unwrap_or_else(PoisonError::into_inner).0
    }
}

impl Wake for Woken {
    fn wake(self: Arc<Self>) {
        *self.is.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.now.notify_all();
    }
}
