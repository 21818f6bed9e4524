//! Draws a series of faults from a seed and judges each of them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::dice::Dice;
use crate::kind::{Kind, kinds};
use crate::sheet::{Sheet, Slip};
use crate::trial::try_out;
use crate::verdict::{Verdict, judge};

/// A fault and its verdict.
pub(crate) struct Fault {
    pub(crate) kind: &'static Kind,
    pub(crate) file: String,
    pub(crate) slip: Slip,
    /// `None` if the program panicked.
    pub(crate) verdict: Option<Verdict>,
}

/// The number of draws to make when a slip cannot be made or turns out to change nothing.
const DRAWS: usize = 200;

/// Draws `count` faults. Each round goes through all kinds in a random order; the same seed always gives the same
/// faults.
pub(crate) fn faults(sheets: &[Sheet], seed: u64, count: usize) -> Vec<Fault> {
    let mut dice = Dice::new(seed);
    let mut cards: Vec<&'static Kind> = Vec::new();
    while cards.len() < count {
        let mut deck: Vec<_> = kinds().flat_map(|kind| std::iter::repeat_n(kind, kind.times)).collect();
        dice.shuffle(&mut deck);
        cards.extend(deck);
    }
    cards.truncate(count);
    in_parallel(&cards, |number, kind| fault(sheets, kind, &mut Dice::new(seed ^ ((number as u64 + 1) << 32))))
}

/// Draws a fault of a kind.
fn fault(sheets: &[Sheet], kind: &'static Kind, dice: &mut Dice) -> Fault {
    let own = |sheet: &&Sheet| kind.of.contains(&sheet.kind);
    for _ in 0..DRAWS {
        // The kind of document is drawn first, because there are more files of cases than of any other kind.
        let of = dice.pick(kind.of.iter().copied());
        let sheet = dice.pick(sheets.iter().filter(own).filter(|sheet| Some(sheet.kind) == of));
        let sheet = sheet.expect("a kind of slip has a document");
        let Some(slip) = (kind.make)(dice, sheet) else { continue };
        if slip.text == sheet.lines.join("\n") + "\n" {
            continue;
        }
        let verdict = match catch_unwind(AssertUnwindSafe(|| judge(&slip, &try_out(sheet, &slip.text)))) {
            Ok(None) => continue,
            Ok(verdict) => verdict,
            Err(_) => None,
        };
        return Fault { kind, file: sheet.file.clone(), slip, verdict };
    }
    panic!("{}: none of {DRAWS} draws is a fault", kind.name);
}

/// Calls `make` for every card on all threads, and returns the results in the order of the cards.
fn in_parallel<T: Sync + Copy>(cards: &[T], make: impl Fn(usize, T) -> Fault + Sync) -> Vec<Fault> {
    let next = AtomicUsize::new(0);
    let hand = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(card) = cards.get(number) else { return done };
            done.push((number, make(number, *card)));
        }
    };
    let hands = thread::available_parallelism().map_or(1, usize::from).min(8);
    let mut all: Vec<(usize, Fault)> = thread::scope(|scope| {
        let hands: Vec<_> = (0..hands).map(|_| scope.spawn(hand)).collect();
        hands.into_iter().flat_map(|hand| hand.join().expect("no hand panics")).collect()
    });
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, fault)| fault).collect()
}
