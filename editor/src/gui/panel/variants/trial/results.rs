//! The results of trying a variant.

use rules::case::Failure;
use rules::phrase::Phrase;
use rules::playtest::{Difference, HardlyUsed, MARGIN, Record, Results, Significance, WinShift};
use rules::project::LoadError;
use rules::report::Report;
use rules::side::Side;
use rules::words::Words;

/// The results of a trial.
#[derive(Debug, Clone, PartialEq)]
pub struct Tried {
    /// The number of cases played that switch the variant on.
    pub cases: usize,
    /// The cases that failed.
    pub failed: Vec<Failed>,
    /// Case files that cannot be read.
    pub unread: Vec<LoadError>,
    /// The games with the variant and without; `Err` if the scenario cannot be played that way.
    pub games: Result<Games, Report>,
}

/// A case that failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failed {
    /// Its name.
    pub id: String,
    /// Its description.
    pub says: Words,
    /// The expectations that failed.
    pub failures: Vec<Failure>,
}

/// Games with a variant and without it, on the same dice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Games {
    /// The games with it.
    pub with: Results,
    /// The games without it.
    pub without: Results,
}

/// The comparison of a figure.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Compared {
    /// The mean with the variant.
    pub with: f64,
    /// The mean without it.
    pub without: f64,
    /// The difference; `None` if there are too few games.
    pub difference: Option<Difference>,
    /// The largest difference that is considered irrelevant.
    pub margin: f64,
}

impl Compared {
    /// The verdict on the difference; `None` if there are too few games.
    pub(super) fn verdict(&self) -> Option<Significance> {
        Some(Significance::judge(self.difference?, self.margin))
    }
}

impl Games {
    /// The percentage of games won by the attackers.
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

    /// The casualty points of the attackers; there is no accepted number below which they are irrelevant.
    pub(super) fn casualties(&self) -> Compared {
        self.compare(|record| record.figure("casualties"))
    }

    fn compare(&self, figure: impl Fn(&Record) -> f64 + Copy) -> Compared {
        Compared {
            with: self.with.mean(figure),
            without: self.without.mean(figure),
            difference: Difference::between(&self.with.records, &self.without.records, figure),
            margin: 0.0,
        }
    }

    /// The rules of the variant that the players hardly used.
    pub(super) fn hardly_used(&self) -> Option<HardlyUsed> {
        HardlyUsed::between(&self.without, &self.with)
    }

    /// The number of games that did not end properly.
    pub(super) fn faults(&self) -> u32 {
        self.with.faults() + self.without.faults()
    }
}

impl Failed {
    /// The first failed expectation: the expected and the actual value.
    pub(super) fn first(&self) -> Option<Phrase> {
        let failure = self.failures.first()?;
        let (expected, found) = (failure.expected.clone(), failure.found.clone());
        Some(Phrase::new("trial-failure").count("step", failure.step).said("expected", expected).said("found", found))
    }
}
