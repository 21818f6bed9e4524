//! The validator, compared with parsing the same documents; and the check after one edit, compared with a full check.

mod edits;
mod large;

use std::hint::black_box;
use std::time::Instant;

use ron::extensions::Extensions as Reads;
use rules::correction::Correction;
use rules::counters::CounterMix;
use rules::lint::{self, Touched, Validator};
use rules::map::MapDocument;
use rules::project::{Project, Shelf};
use rules::rulebook::Rulebook;
use rules::scenario::Scenario;
use rules::text::Document;
use rules::variant::Variant;
use serde::de::DeserializeOwned;

use crate::measure::{Pair, REPEATS, Spread, pair};
use crate::table::{say, time};

/// The measurements.
pub(crate) struct Checks {
    /// Reading and checking, compared with reading alone with `ron`.
    pub(crate) reading: Pair,
    /// The full check, compared with the check after an edit, over all edits.
    pub(crate) editing: Pair,
    /// The full check, in seconds.
    pub(crate) full: Spread,
    /// The spread of the checks after one edit, by kind of edit, preceded by that over all kinds.
    pub(crate) kinds: Vec<(&'static str, Spread)>,
    /// Seconds per hex, for a map with 100 columns and rows and for one with 200.
    pub(crate) large: Vec<(&'static str, [f64; 2])>,
}

/// The number of edits drawn.
pub(crate) const EDITS: usize = 200;

/// The texts of all documents of a scenario.
struct Texts {
    scenario: String,
    map: String,
    counters: String,
    rulebook: String,
    corrections: Vec<String>,
    variants: Vec<String>,
}

impl Texts {
    fn new(shelf: &dyn Shelf, project: &Project) -> Self {
        let read = |name: &str, extension| shelf.read(name, extension).expect("a bundled document");
        let scenario = &project.scenario;
        Self {
            scenario: read("alamo", Scenario::EXTENSION),
            map: read(&scenario.map, MapDocument::EXTENSION),
            counters: read(&scenario.counters, CounterMix::EXTENSION),
            rulebook: read(&scenario.rulebook, Rulebook::EXTENSION),
            corrections: (scenario.corrections.iter())
                .map(|used| read(&used.document, Correction::EXTENSION))
                .collect(),
            variants: (scenario.variants.iter()).map(|used| read(&used.document, Variant::EXTENSION)).collect(),
        }
    }

    /// Parses all of them with the peer and keeps the results, as a project does.
    fn parse(&self) -> (Scenario, MapDocument, CounterMix, Rulebook, Vec<Correction>, Vec<Variant>) {
        fn parse<D: DeserializeOwned>(text: &str) -> D {
            let reads = Reads::IMPLICIT_SOME | Reads::UNWRAP_NEWTYPES | Reads::UNWRAP_VARIANT_NEWTYPES;
            let reader = ron::Options::default().with_default_extension(reads);
            reader.from_str::<D>(text).expect("a bundled document reads")
        }
        let corrections = self.corrections.iter().map(|text| parse(text)).collect();
        let variants = self.variants.iter().map(|text| parse(text)).collect();
        (parse(&self.scenario), parse(&self.map), parse(&self.counters), parse(&self.rulebook), corrections, variants)
    }
}

/// Measures the bundled Alamo, and maps larger than any in use.
pub(crate) fn all(shelf: &dyn Shelf, project: &Project) -> Checks {
    let texts = Texts::new(shelf, project);
    let reading = pair(
        &mut || {
            let project = Project::load(shelf, "alamo").expect("the bundled scenario loads");
            let _ = black_box(lint::run(&project));
            1
        },
        &mut || {
            black_box(texts.parse());
            1
        },
    );
    let (editing, kinds) = editing(project);
    Checks { reading, editing, full: editing.peer, kinds, large: large::all(project) }
}

/// Measures the check after one edit, each time from the bundled Alamo, against a full check.
fn editing(project: &Project) -> (Pair, Vec<(&'static str, Spread)>) {
    let mut project = project.clone();
    let edits = edits::draw(&project, EDITS);
    let mut validator = Validator::new(&project, false);
    let mut times: Vec<Vec<f64>> = vec![Vec::new(); edits.len()];
    let mut full = Vec::new();
    // The first round warms up.
    for round in 0..=2 * REPEATS {
        for (at, (_, edit)) in edits.iter().enumerate() {
            let undo = edit.apply(&mut project).expect("the edit was drawn for this project");
            let start = Instant::now();
            validator.update(&project, &Touched::new(edit, &project));
            let taken = start.elapsed().as_secs_f64();
            let back = undo.apply(&mut project).map(|_| Touched::new(&undo, &project));
            validator.update(&project, &back.expect("what was done can be taken back"));
            if round > 0 {
                times[at].push(taken);
            }
            // Equally many full checks in between, so that both are measured under the same conditions.
            let start = Instant::now();
            let _ = black_box(lint::run(&project));
            if round > 0 {
                full.push(start.elapsed().as_secs_f64());
            }
        }
    }
    let times: Vec<f64> = times.into_iter().map(|own| Spread::new(own).median).collect();
    let mut kinds = vec![("all", Spread::new(times.clone()))];
    for kind in edits::KINDS {
        let own = edits.iter().zip(&times).filter(|((own, _), _)| *own == kind).map(|(_, time)| *time);
        let own: Vec<f64> = own.collect();
        if !own.is_empty() {
            kinds.push((kind, Spread::new(own)));
        }
    }
    let (ours, peer) = (kinds[0].1, Spread::new(full));
    let ratio =
        Spread { least: peer.median / ours.most, median: peer.median / ours.median, most: peer.median / ours.least };
    (Pair { ours, peer, ratio }, kinds)
}

impl Checks {
    /// Prints the figures for which the table has no room.
    pub(crate) fn say(&self) {
        say("");
        say(&format!(
            "The validator: a full check takes {}. After one of {EDITS} edits, median and worst:",
            time(self.full.median)
        ));
        for (kind, spread) in &self.kinds {
            let ratio = self.full.median / spread.median;
            say(&format!(
                "- {kind}: {} and {}; the median is {ratio:.1} times as fast;",
                time(spread.median),
                time(spread.most)
            ));
        }
        let [small, big] = large::SIZES;
        for (what, [one, other]) in &self.large {
            say(&format!(
                "- {what}: {} a hex of {small} x {small}, {} a hex of {big} x {big}: {:.2} times the time for {} times the hexes;",
                time(*one),
                time(*other),
                other / one * f64::from((big / small).pow(2)),
                (big / small).pow(2)
            ));
        }
    }
}
