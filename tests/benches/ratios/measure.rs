//! Times our code and a peer's alternately.

use std::time::{Duration, Instant};

/// The number of measurements after the warm-up.
pub(crate) const REPEATS: usize = 5;
/// The least duration of a measurement.
const LEAST: Duration = Duration::from_millis(80);

/// The work to time. It returns the number of operations done.
pub(crate) type Work<'a> = dyn FnMut() -> u64 + 'a;

/// The median of some figures, with the least and the greatest.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Spread {
    pub(crate) least: f64,
    pub(crate) median: f64,
    pub(crate) most: f64,
}

impl Spread {
    pub(crate) fn new(mut figures: Vec<f64>) -> Self {
        figures.sort_by(f64::total_cmp);
        Self { least: figures[0], median: figures[figures.len() / 2], most: figures[figures.len() - 1] }
    }
}

/// Measurements of our code and of the peer's.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pair {
    /// Our seconds per operation.
    pub(crate) ours: Spread,
    /// The peer's seconds per operation.
    pub(crate) peer: Spread,
    /// The peer's time divided by ours, for each pair of measurements; above 1 ours is faster.
    pub(crate) ratio: Spread,
}

/// Times ours, peer, ours, peer, … after warming up both.
pub(crate) fn pair(ours: &mut Work<'_>, peer: &mut Work<'_>) -> Pair {
    let rounds = [rounds(ours), rounds(peer)];
    let times: Vec<[f64; 2]> = (0..REPEATS).map(|_| [time(ours, rounds[0]), time(peer, rounds[1])]).collect();
    Pair {
        ours: Spread::new(times.iter().map(|[ours, _]| *ours).collect()),
        peer: Spread::new(times.iter().map(|[_, peer]| *peer).collect()),
        ratio: Spread::new(times.iter().map(|[ours, peer]| peer / ours).collect()),
    }
}

/// Times one piece of work, after a warm-up.
pub(crate) fn alone(work: &mut Work<'_>) -> Spread {
    let rounds = rounds(work);
    Spread::new((0..REPEATS).map(|_| time(work, rounds)).collect())
}

/// Warms up, and returns how often the work must be repeated to take long enough.
fn rounds(work: &mut Work<'_>) -> u32 {
    let (mut rounds, start) = (0, Instant::now());
    while start.elapsed() < LEAST {
        work();
        rounds += 1;
    }
    rounds
}

/// Returns the seconds per operation.
fn time(work: &mut Work<'_>, rounds: u32) -> f64 {
    let start = Instant::now();
    let things: u64 = (0..rounds).map(|_| work()).sum();
    start.elapsed().as_secs_f64() / things as f64
}
