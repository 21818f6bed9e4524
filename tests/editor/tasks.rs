//! Runs the tasks of the program to their end, as the runtime of iced does, on the thread of the test.
//!
//! `iced_test::Emulator` does the same for a whole program, but it strikes no key with Ctrl or Shift, turns no wheel, has no
//! clipboard, and waits for the clock: each edit would wait for the balance to be read. Here time stands still. What
//! sleeps never wakes, and everything else (reading, saving, drawing, games, computer players) is waited for.

use std::fmt::Debug;
use std::sync::{Arc, Condvar, Mutex, PoisonError, mpsc};
use std::task::{Context, Poll, Wake, Waker};
use std::time::Duration;

use iced::Task;
use iced_test::futures::BoxStream;
use iced_test::futures::futures::stream::{SelectAll, StreamExt};
use iced_test::runtime::{Action, task};
use tokio::runtime::{Builder, Runtime};

/// How long a computer player may think before the test gives up.
const PATIENCE: Duration = Duration::from_mins(2);

/// The tasks that go on.
pub(crate) struct Tasks<M> {
    running: SelectAll<BoxStream<Action<M>>>,
    woken: Arc<Woken>,
    /// Nobody turns its clock: that is what stops the time. `None` only while it is shut down.
    runtime: Option<Runtime>,
}

impl<M> Default for Tasks<M> {
    fn default() -> Self {
        // With one thread, what is given to it last is done last.
        let runtime = Builder::new_current_thread().enable_time().max_blocking_threads(1).build();
        Self {
            running: SelectAll::new(),
            woken: Arc::default(),
            runtime: Some(runtime.expect("the machine has a thread to spare")),
        }
    }
}

impl<M> Drop for Tasks<M> {
    /// Work that a test has left is not waited for: it hears that nobody wants it any more.
    fn drop(&mut self) {
        self.running.clear();
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl<M: 'static> Tasks<M> {
    /// Begins a task.
    pub(crate) fn begin(&mut self, task: Task<M>) {
        self.running.extend(task::into_stream(task));
    }

    /// What a task wants to be done next. `None` once all of them are over, but for those that sleep; these are dropped.
    /// With `waits`, somebody beside the runtime is about to answer.
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

/// Runs a task that does no more than to tell something, and returns that.
pub(crate) fn told<M: Debug + 'static>(task: Task<M>) -> M {
    let mut tasks = Tasks::default();
    tasks.begin(task);
    match tasks.next(false) {
        Some(Action::Output(told)) => told,
        other => panic!("{other:?} in place of an answer"),
    }
}

/// Returns once all that was given to the thread beside the window is done.
fn finish_work(runtime: &Runtime) {
    let (done, over) = mpsc::channel();
    drop(runtime.spawn_blocking(move || done.send(())));
    over.recv().expect("the thread beside the window goes on");
}

/// Whether a task can go on.
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

    /// Waits until a task can go on. Returns whether one can.
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
