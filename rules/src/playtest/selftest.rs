//! The laboratory tried on itself: what it says of changes that change nothing, and how much depends on the players.

use super::win_difference::pairs;
use super::{NullChange, Record, WinShift};
use crate::side::Side;

/// What a comparison said of one change that changes nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NullTrial {
    /// The kind of change.
    pub change: NullChange,
    /// The number it was drawn by.
    pub number: u32,
    /// How the games won shifted.
    pub shift: WinShift,
    /// The number of games in which anything went another way.
    pub changed: u32,
}

impl NullTrial {
    /// Compares the games of a scenario with those after a change of it, which have the same numbers.
    #[must_use]
    pub fn new(change: NullChange, number: u32, before: &[Record], after: &[Record]) -> Self {
        let changed = pairs(before, after).filter(|(one, other)| !one.is_alike(other)).count() as u32;
        Self { change, number, shift: WinShift::new(before, after), changed }
    }

    /// Whether a comparison would call the change clear: a false alarm.
    #[must_use]
    pub fn is_alarm(&self) -> bool {
        self.shift.is_clear()
    }
}

/// The games of one member of the players' populations against the same member with the other side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MemberGames {
    /// The number of the member.
    pub number: u32,
    /// The games the Mexican side won.
    pub won: u32,
    /// The games played.
    pub games: u32,
}

impl MemberGames {
    /// Returns the share of games the Mexican side won.
    #[must_use]
    pub fn share(&self) -> f64 {
        f64::from(self.won) / f64::from(self.games.max(1))
    }
}

/// A test of the laboratory on a scenario.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct SelfTest {
    /// The games of the scenario as it is.
    pub before: Vec<Record>,
    /// The changes that change nothing.
    pub trials: Vec<NullTrial>,
    /// The members of the population, each with the same number of games.
    pub members: Vec<MemberGames>,
    /// The games that did not end or in which a player chose an illegal action.
    pub faults: u32,
    /// Whether it was stopped before the last game.
    pub cancelled: bool,
}

/// A mean and how far the values lie from it.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct MemberSpread {
    /// The mean share of games the Mexican side won.
    pub mean: f64,
    /// The standard deviation between the members.
    pub all: f64,
    /// The standard deviation that dice alone would cause.
    pub dice: f64,
    /// The standard deviation that is left for the members' play.
    pub play: f64,
}

impl SelfTest {
    /// Returns the number of changes that a comparison would call clear.
    #[must_use]
    pub fn alarms(&self) -> usize {
        self.trials.iter().filter(|own| own.is_alarm()).count()
    }

    /// Returns the number of games that went another way because of a change after which every game should be the same.
    #[must_use]
    pub fn changed(&self) -> u32 {
        self.trials.iter().filter(|own| own.change.is_exact()).map(|own| own.changed).sum()
    }

    /// Returns the share of games the Mexican side wins in the scenario as it is.
    #[must_use]
    pub fn share(&self) -> f64 {
        let won = self.before.iter().filter(|own| own.won(Side::Mexican)).count();
        won as f64 / self.before.len().max(1) as f64
    }

    /// Returns how much the members of the population differ; `None` for fewer than two.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::{MemberGames, SelfTest};
    ///
    /// let member = |number, won| MemberGames { number, won, games: 100 };
    /// let test = SelfTest { members: vec![member(0, 40), member(1, 60)], ..SelfTest::default() };
    /// let spread = test.spread().unwrap();
    /// assert_eq!((spread.mean, spread.dice), (0.5, 0.05));
    /// assert!(spread.play > 0.1, "dice alone do not explain twenty points");
    /// ```
    #[must_use]
    pub fn spread(&self) -> Option<MemberSpread> {
        if self.members.len() < 2 {
            return None;
        }
        let count = self.members.len() as f64;
        let mean = self.members.iter().map(MemberGames::share).sum::<f64>() / count;
        let squares = self.members.iter().map(|own| (own.share() - mean).powi(2)).sum::<f64>();
        let (all, games) = (squares / (count - 1.0), f64::from(self.members[0].games.max(1)));
        let dice = mean * (1.0 - mean) / games;
        Some(MemberSpread { mean, all: all.sqrt(), dice: dice.sqrt(), play: (all - dice).max(0.0).sqrt() })
    }
}
