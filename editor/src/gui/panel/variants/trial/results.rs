//! What comes of trying a variant out.

use rules::case::Failure;
use rules::phrase::Phrase;
use rules::playtest::{Difference, MARGIN, Record, Results, Significance, WinShift};
use rules::project::LoadError;
use rules::report::Report;
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
    /// A difference up to here is not worth knowing.
    pub margin: f64,
}

impl Compared {
    /// What the difference comes to; `None` for too few games.
    pub(super) fn verdict(&self) -> Option<Significance> {
        Some(Significance::of(self.difference?, self.margin))
    }
}

impl Games {
    /// The games the attackers win, in percent.
    pub(super) fn wins(&self) -> Compared {
        let percent = |record: &Record| if record.won(Side::Mexican) { 100.0 } else { 0.0 };
        let share = WinShift::new(&self.without.records, &self.with.records).difference();
        let in_percent = |own: Difference| Difference {
            mean: own.mean * 100.0,
            low: own.low * 100.0,
            high: own.high * 100.0,
            ..own
        };
        Compared { difference: share.map(in_percent), margin: MARGIN * 100.0, ..self.compare(percent) }
    }

    /// The casualty points of the attackers; nobody can say below how many they do not matter.
    pub(super) fn casualties(&self) -> Compared {
        self.compare(|record| record.figure("casualties"))
    }

    fn compare(&self, figure: impl Fn(&Record) -> f64 + Copy) -> Compared {
        Compared {
            with: self.with.mean(figure),
            without: self.without.mean(figure),
            difference: Difference::of(&self.with.records, &self.without.records, figure),
            margin: 0.0,
        }
    }

    /// Games that did not end as they should.
    pub(super) fn faults(&self) -> u32 {
        self.with.faults() + self.without.faults()
    }
}

impl Failed {
    /// The first thing that does not hold: what was expected and what was found.
    pub(super) fn first(&self) -> Option<Phrase> {
        let failure = self.failures.first()?;
        let (expected, found) = (failure.expected.clone(), failure.found.clone());
        Some(Phrase::new("trial-failure").count("step", failure.step).said("expected", expected).said("found", found))
    }
}
