//! Rules drawn at random from the grammar of the language, alone, in pairs and with bundled variants: whatever a game
//! accepts is played to its end, by players that draw and by captains, without a panic, without a refusal and in good
//! time.
//!
//! ```sh
//! BEXAR_FUZZ_SECONDS=600 cargo test --release -p rules --test drawn_rules -- --ignored --nocapture
//! ```
//!
//! `BEXAR_FUZZ_SEED=44903` begins with that seed, to draw the same rules again, and `BEXAR_FUZZ_GAME=deguello` draws for
//! that game alone. What a fault was found with is kept, as
//! small as it can be, in `rules/fixtures/drawn_rules`.

mod drawing;
mod games;
#[path = "../shelf/mod.rs"]
mod shelf;

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use drawing::Drawing;
use games::{Drawn, Ground};
use rules::text;
use rules::variant::Variant;

/// The time of an ordinary run, of one with `BEXAR_LONG=1`, and of the ignored test if nothing else is asked for.
const QUICK: Duration = Duration::from_secs(4);
const LONG: Duration = Duration::from_secs(30);
const HOUR: Duration = Duration::from_hours(1);

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Draws and plays rules for some time on every core, beginning with a seed; panics with every fault found.
fn draw_for(wanted: Duration, first: u64) {
    let (start, next) = (Instant::now(), AtomicU64::new(first));
    let only = std::env::var("BEXAR_FUZZ_GAME").ok();
    let is_wanted = |ground: &Ground| only.as_ref().is_none_or(|only| ground.prefix() == only);
    let grounds: Vec<Ground> = Ground::all().into_iter().filter(is_wanted).collect();
    let draw = || {
        let (mut played, mut refused, mut faults) = (0, 0, Vec::new());
        while start.elapsed() < wanted {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            let ground = &grounds[seed as usize % grounds.len()];
            let drawn = Drawn::new(ground, Drawing::new(ground, seed));
            match drawn.play() {
                Ok(true) => played += 1,
                Ok(false) => refused += 1,
                Err(fault) => {
                    eprintln!("seed {seed}: {fault}\n{}", drawn.text());
                    faults.push(format!("seed {seed}: {fault}"));
                }
            }
        }
        (played, refused, faults)
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let (mut played, mut refused, mut faults) = (0, 0, Vec::new());
    thread::scope(|scope| {
        for worker in (0..workers).map(|_| scope.spawn(draw)).collect::<Vec<_>>() {
            let own = worker.join().expect("a fault is told, not a panic");
            played += own.0;
            refused += own.1;
            faults.extend(own.2);
        }
    });
    eprintln!("{played} played to the end, {refused} refused, {} faults", faults.len());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(played > 0, "nothing was played");
}

#[test]
fn rules_drawn_at_random_are_refused_or_played_to_the_end() {
    draw_for(if std::env::var_os("BEXAR_LONG").is_some() { LONG } else { QUICK }, 1);
}

#[test]
#[ignore = "takes an hour, or as long as BEXAR_FUZZ_SECONDS says"]
fn an_hour_of_rules_drawn_at_random() {
    let wanted = number("BEXAR_FUZZ_SECONDS").map_or(HOUR, Duration::from_secs);
    draw_for(wanted, number("BEXAR_FUZZ_SEED").unwrap_or(1_000));
}

/// What once made a game panic, gave it no end or kept it too long.
#[test]
fn faults_found_once_stay_mended() {
    let grounds = Ground::all();
    let folder = shelf::here("fixtures/drawn_rules");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    let mut faults = Vec::new();
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let document: Variant = text::read(&std::fs::read_to_string(&file).unwrap()).unwrap();
        let of = |ground: &&Ground| name.starts_with(ground.prefix());
        let ground = grounds.iter().find(of).unwrap_or(&grounds[0]);
        if let Err(fault) = Drawn::of(ground, document).play_many() {
            faults.push(format!("{name}: {fault}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
