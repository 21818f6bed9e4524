//! What comes of trying a variant out.

use rules::case::Failure;
use rules::lint::Report;
use rules::message::Message as Say;
use rules::playtest::{Difference, Record, Results};
use rules::project::LoadError;
use rules::side::Side;
use rules::words::Words;

/// What came of a trial.
#[derive(Debug, Clone, PartialEq)]
pub struct Tried {
    /// How many cases that switch the variant on were played.
    pub cases: usize,
    /// Those of them that failed.
    pub failed: Vec<Failed>,
    /// Files of cases that cannot be read.
    pub unread: Vec<LoadError>,
    /// The games with it and without; `Err` when the scenario cannot be played so.
    pub games: Result<Games, Report>,
}

/// A case that does not hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failed {
    /// Its name.
    pub id: String,
    /// What it shows.
    pub says: Words,
    /// What does not hold.
    pub failures: Vec<Failure>,
}

/// Games with the same dice, with a variant and without.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Games {
    /// With it.
    pub with: Results,
    /// Without it.
    pub without: Results,
}

/// A figure compared.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Compared {
    /// Its mean with the variant.
    pub with: f64,
    /// Its mean without.
    pub without: f64,
    /// How much it differs; `None` for too few games.
    pub difference: Option<Difference>,
}

impl Games {
    /// The games the attackers win, in percent.
    pub(super) fn wins(&self) -> Compared {
        self.compare(|record| if record.won(Side::Mexican) { 100.0 } else { 0.0 })
    }

    /// The casualty points of the attackers.
    pub(super) fn casualties(&self) -> Compared {
        self.compare(|record| f64::from(record.casualties))
    }

    fn compare(&self, figure: impl Fn(&Record) -> f64 + Copy) -> Compared {
        Compared {
            with: self.with.mean(figure),
            without: self.without.mean(figure),
            difference: Difference::of(&self.with.records, &self.without.records, figure),
        }
    }

    /// Games that did not end as they should.
    pub(super) fn faults(&self) -> u32 {
        self.with.faults() + self.without.faults()
    }
}

impl Failed {
    /// The first thing that does not hold: what was expected and what was found.
    pub(super) fn first(&self) -> Option<Say> {
        let failure = self.failures.first()?;
        let (expected, found) = (failure.expected.clone(), failure.found.clone());
        Some(Say::new("trial-failure").count("step", failure.step).said("expected", expected).said("found", found))
    }
}
