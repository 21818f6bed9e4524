//! The lines of a results document.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::counts::Count;
use crate::hexside::LayeredSide;
use crate::map::HexsideKind;
use crate::play::{Outcome, Reason};
use crate::playtest::Interval;
use crate::rulebook::Degree;
use crate::side::Side;
use crate::spot::Spot;

/// The number of games for each value of a figure.
///
/// # Examples
///
/// ```
/// use rules::playtest::Histogram;
///
/// let turns = Histogram::from_values([5, 6, 6, 9]);
/// assert_eq!((turns.games(), turns.median()), (4, Some(6)));
/// assert!((turns.mean() - 6.5).abs() < 1e-9);
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Histogram(pub BTreeMap<u32, u32>);

impl Histogram {
    /// Creates the histogram of the values of some games.
    pub fn from_values(values: impl IntoIterator<Item = u32>) -> Self {
        let mut games = BTreeMap::new();
        for value in values {
            *games.entry(value).or_insert(0) += 1;
        }
        Self(games)
    }

    /// Returns the number of games.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.0.values().sum()
    }

    /// Returns the mean; 0 if there are no games.
    #[must_use]
    pub fn mean(&self) -> f64 {
        let sum: u64 = self.0.iter().map(|(value, games)| u64::from(*value) * u64::from(*games)).sum();
        sum as f64 / f64::from(self.games().max(1))
    }

    /// Returns the standard deviation of a game; 0 for fewer than two games.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        let (mean, games) = (self.mean(), f64::from(self.games()));
        if games < 2.0 {
            return 0.0;
        }
        let squares: f64 = self.0.iter().map(|(value, own)| f64::from(*own) * (f64::from(*value) - mean).powi(2)).sum();
        (squares / (games - 1.0)).sqrt()
    }

    /// Returns half the width of the 95 % interval of the mean.
    #[must_use]
    pub fn half_width(&self) -> f64 {
        1.96 * self.deviation() / f64::from(self.games().max(1)).sqrt()
    }

    /// Returns the least value that half of the games do not exceed; `None` if there are no games.
    #[must_use]
    pub fn median(&self) -> Option<u32> {
        self.quantile(0.5)
    }

    /// Returns the least value that this share of the games does not exceed; `None` if there are no games.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::Histogram;
    ///
    /// let turns = Histogram::from_values(1..=10);
    /// assert_eq!(turns.quantile(0.9), Some(9));
    /// assert_eq!(Histogram::default().quantile(0.9), None);
    /// ```
    #[must_use]
    pub fn quantile(&self, share: f64) -> Option<u32> {
        let wanted = f64::from(self.games()) * share;
        let mut seen = 0;
        self.0.iter().find_map(|(value, games)| {
            seen += games;
            (f64::from(seen) >= wanted).then_some(*value)
        })
    }
}

/// A figure of a game system and its distribution over all games that have it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FigureLine {
    /// Its name, as results and shards write it.
    pub figure: String,
    /// The side it belongs to; left out for a figure of the whole game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The number of games for each value.
    pub values: Histogram,
}

/// The number of games with one outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OutcomeLine {
    /// The side that won.
    pub winner: Side,
    /// How clear the victory was.
    pub degree: Degree,
    /// Why the game ended.
    pub reason: Reason,
    /// Number of games with this outcome.
    pub games: u32,
}

impl OutcomeLine {
    pub(super) const fn new(outcome: Outcome) -> Self {
        Self { winner: outcome.winner, degree: outcome.degree, reason: outcome.reason, games: 0 }
    }

    /// Returns the share of these games among `games`, with its interval.
    #[must_use]
    pub fn interval(&self, games: u32) -> Interval {
        Interval::wilson(self.games, games)
    }
}

/// Sums over all games, by side.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Totals {
    /// Attacks, including counterattacks.
    pub attacks: u64,
    /// Counterattacks.
    pub counterattacks: u64,
    /// Steps lost.
    pub steps_lost: u64,
    /// Units eliminated.
    pub eliminated: u64,
    /// Units routed.
    pub routs: u64,
    /// Leaders fallen.
    pub leaders_lost: u64,
    /// Units on the map at the end.
    pub survivors: u64,
    /// Decisions made.
    pub decisions: u64,
    /// Decisions at which the legal actions were counted.
    pub looks: u64,
    /// The legal actions counted at these decisions.
    pub choices: u64,
    /// Those of these decisions with a single legal action.
    pub forced: u64,
}

/// The choices of a side.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Branching {
    /// The mean number of decisions per game.
    pub decisions: f64,
    /// The mean number of legal actions per decision.
    pub choices: f64,
    /// The share of decisions with a single legal action.
    pub forced: Interval,
}

impl Totals {
    /// Returns the choices of the side over `games` games.
    #[must_use]
    pub fn branching(&self, games: u32) -> Branching {
        Branching {
            decisions: self.decisions as f64 / f64::from(games.max(1)),
            choices: self.choices as f64 / (self.looks.max(1)) as f64,
            forced: Interval::wilson(self.forced as u32, self.looks as u32),
        }
    }
}

/// A Game-Turn, summed over all games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TurnLine {
    /// The Game-Turn.
    pub turn: u8,
    /// Games that reached it.
    pub played: u32,
    /// Games that ended in it.
    pub ended: u32,
    /// Casualty points the attackers took in it.
    pub casualties: u64,
    /// Steps lost by the Texan and the Mexican side.
    pub steps_lost: [u64; 2],
    /// Attacks of the Texan and the Mexican side.
    pub attacks: [u64; 2],
    /// Units routed.
    pub routs: u64,
    /// Leaders fallen.
    pub leaders: u64,
    /// Attacking units that came inside the walls.
    pub entries: u64,
    /// Games in which the first entry inside the walls fell in it.
    pub first_entries: u32,
    /// Games in which the Reserve was committed.
    pub commitments: u32,
}

/// A cell of the Combat Results Table, for fire or for melee.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CellLine {
    /// Whether it is for melee, not for fire.
    pub melee: bool,
    /// The name of the row of the Combat Results Table.
    pub row: String,
    /// The column, from 1.
    pub column: u8,
    /// The strengths that use it, such as `4-6`.
    pub strengths: String,
    /// The result of each face of the die, from 1 to 6.
    pub results: [String; 6],
    /// How often each face was rolled.
    pub faces: [u64; 6],
    /// Attacks that used it.
    pub attacks: u64,
}

/// A rule and how often events cited it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RuleLine {
    /// The number of the rule, or the name of a rule of a variant.
    pub rule: String,
    /// The variant it belongs to; empty for a rule of the game itself.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub variant: String,
    /// Events that cited it.
    pub times: u64,
    /// Number of games in which an event cited it.
    pub games: u32,
}

/// A spot and what happened on it, over all games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HexLine {
    /// The spot.
    pub at: Spot,
    /// Pieces of the Texan and the Mexican side that entered it.
    pub traffic: [u64; 2],
    /// Steps the Texan and the Mexican side lost on it.
    pub losses: [u64; 2],
    /// Attacks by fire made from it.
    pub fire_from: u64,
    /// Attacks by fire made at it.
    pub fire_at: u64,
    /// Attacks by melee made into it.
    pub melee: u64,
    /// Games whose first entry inside the walls was here.
    pub first_entries: u32,
}

impl HexLine {
    /// Whether nothing ever happened on the spot.
    #[must_use]
    pub const fn is_blank(&self) -> bool {
        let Self { at: _, traffic, losses, fire_from, fire_at, melee, first_entries } = *self;
        let moved = traffic[0] + traffic[1] + losses[0] + losses[1];
        moved + fire_from + fire_at + melee == 0 && first_entries == 0
    }
}

/// A hexside that is not clear, and the pieces that crossed it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HexsideLine {
    /// The hexside and its layer.
    pub at: LayeredSide,
    /// Its kind.
    pub kind: HexsideKind,
    /// Texan pieces that crossed it.
    pub texan: Count,
    /// Mexican pieces that crossed it.
    pub mexican: Count,
}

/// A hexside that batteries fired at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BreachLine {
    /// The hexside and its layer.
    pub at: String,
    /// Shots fired at it, over all games.
    pub shots: u64,
    /// Number of games in which it was breached.
    pub breached: u32,
}

/// A counter and what became of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PieceLine {
    /// The name of the counter.
    pub piece: String,
    /// Its side; `None` for a battery.
    pub side: Option<Side>,
    /// Games it ended on the map, front up.
    pub full: u32,
    /// Games it ended on the map, back up.
    pub reduced: u32,
    /// Games it ended on the Replacement Track.
    pub tracked: u32,
    /// Games it ended out of play.
    pub gone: u32,
    /// Games in which it never came onto the map.
    pub waiting: u32,
    /// Times it was eliminated or, for a leader, fell.
    pub fell: u64,
    /// Attacks it made.
    pub attacks: u64,
}
