//! Bad input of every kind for every verb. Every run must end within ten seconds of work and 500 MB, with code 0, 1 or
//! 2, without a panic; it must write complete files, and leave its input unchanged.

#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "bad_input/desk.rs"]
mod desk;
#[path = "bad_input/documents.rs"]
mod documents;
#[path = "bad_input/kept.rs"]
mod kept;
#[path = "bad_input/large.rs"]
mod large;
#[path = "bad_input/places.rs"]
mod places;
#[path = "bad_input/run.rs"]
mod run;
#[path = "bad_input/values.rs"]
mod values;

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use desk::{Desk, Try};

/// The least number of inputs: broken documents and command lines.
const FEWEST: usize = 400;

/// Runs all tries, in parallel on all processors, and returns the failures.
fn troubles(desk: &Desk, tries: &[Try]) -> Vec<String> {
    let (next, wrong) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(one) = tries.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let found = one.troubles(desk);
                    wrong.lock().unwrap().extend(found);
                }
            });
        }
    });
    wrong.into_inner().unwrap()
}

#[test]
fn bad_input_of_every_sort_ends_in_words() {
    let desk = Desk::new();
    let tries: Vec<Try> =
        [documents::tries(&desk), values::tries(&desk), places::tries(&desk), large::tries(&desk)].concat();
    let inputs: usize = tries.iter().map(|one| one.inputs).sum();
    assert!(inputs >= FEWEST, "{inputs}");
    let before = kept::everything(&desk.inputs);
    // A quarter of them in the normal run; all in the long one, `BEXAR_LONG=1 cargo test --workspace`.
    let share = if std::env::var_os("BEXAR_LONG").is_some() { 1 } else { 4 };
    let tries: Vec<Try> = tries.into_iter().step_by(share).collect();
    let wrong = troubles(&desk, &tries);
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), tries.len(), wrong.join("\n"));
    assert_eq!(kept::everything(&desk.inputs), before, "an input was changed");
}
