//! The record of one game of a series: its outcome, figures and counts.

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::{Failed, Failure};
use crate::counts::{Counter, Figure, Figures};
use crate::play::Outcome;
use crate::side::Side;
use crate::system::System;

/// The record of a game: what every system has, and the figures its system adds.
///
/// # Examples
///
/// ```
/// # let project = rules::examples::skirmish();
/// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
/// // `game` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::alamo::Game;
/// use rules::playtest::{Plan, Record, run};
///
/// let players = ["random".to_owned(), "random".to_owned()];
/// let results = run(&game, &Plan { games: 1, seed: 1836, players, jobs: 1 }, &|_| true)?;
/// let record = &results.records[0];
/// assert!(record.outcome.is_some() && record.illegal == 0);
/// assert_eq!(record.row().len(), Record::heads::<Game>().len());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Record {
    /// The number of the game in its series.
    pub game: u32,
    /// The outcome; `None` if the game did not end.
    pub outcome: Option<Outcome>,
    /// The number of Game-Turns begun.
    pub turns: u8,
    /// The figures of its system.
    pub figures: Figures,
    /// The number of decisions made, by side.
    pub decisions: [u32; 2],
    /// The number of decisions at which the legal actions were counted, by side: one in 32.
    pub looks: [u32; 2],
    /// The number of legal actions counted at those decisions, by side.
    pub choices: [u32; 2],
    /// The number of those decisions with a single legal action, by side.
    pub forced: [u32; 2],
    /// The number of actions refused by the rules, which is a fault of a player.
    pub illegal: u32,
    /// Where and why the game failed, if it did.
    pub failed: Option<Failed>,
}

impl Record {
    pub(super) fn new(game: u32) -> Self {
        Self { game, ..Self::default() }
    }

    /// Records the number of legal actions of a side.
    pub(super) fn look(&mut self, side: Side, legal: usize) {
        self.looks[side.index()] += 1;
        self.choices[side.index()] += legal as u32;
        self.forced[side.index()] += u32::from(legal == 1);
    }

    pub(super) fn finish<G: System>(&mut self, game: &G, position: &G::Position, figures: Vec<Option<Figure>>) {
        self.outcome = game.outcome(position);
        self.turns = game.turns(position);
        self.figures = Figures::new(G::Counter::FIGURES, figures);
    }

    /// Ends the record of a game that failed: whatever else it counted means nothing.
    pub(super) fn fail<G: System>(self, failed: Failed) -> Self {
        let illegal = u32::from(matches!(failed.why, Failure::Refused(_)));
        let figures = Figures::new(G::Counter::FIGURES, Vec::new());
        Self { outcome: None, figures, illegal, failed: Some(failed), ..self }
    }

    /// Whether another game went the same way, whatever the numbers of the hexes it was played on.
    #[must_use]
    pub fn is_alike(&self, other: &Self) -> bool {
        let figures = other.figures.clone();
        self.figures.is_alike(&other.figures) && Self { figures, ..self.clone() } == *other
    }

    /// Whether this side won.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::play::{Outcome, Reason};
    /// use rules::playtest::Record;
    /// use rules::rulebook::Degree;
    /// use rules::side::Side;
    ///
    /// let (degree, reason) = (Degree::Decisive, Reason::HeldOut);
    /// let outcome = Outcome { winner: Side::Texan, degree, points: 9, reason, level: 3 };
    /// let record = Record { outcome: Some(outcome), ..Record::default() };
    /// assert!(record.won(Side::Texan) && !record.won(Side::Mexican));
    /// assert!(!Record::default().won(Side::Texan), "a game that did not end is won by nobody");
    /// ```
    #[must_use]
    pub fn won(&self, side: Side) -> bool {
        self.outcome.is_some_and(|outcome| outcome.winner == side)
    }

    /// Returns the points the result is read by ([`Outcome::points`]); 0 for a game that did not end.
    #[must_use]
    pub fn points(&self) -> i32 {
        self.outcome.map_or(0, |outcome| outcome.points)
    }

    /// Returns how good the result is for the Texan side ([`Outcome::level`]); 0 for a game that did not end.
    #[must_use]
    pub fn level(&self) -> i8 {
        self.outcome.map_or(0, |outcome| outcome.level)
    }

    /// Returns a figure of the whole game; 0 if it is missing.
    #[must_use]
    pub fn figure(&self, id: &str) -> f64 {
        f64::from(self.figures.number(id).unwrap_or(0))
    }

    /// Returns a figure of a side; 0 if it is missing.
    #[must_use]
    pub fn figure_of(&self, id: &str, side: Side) -> f64 {
        f64::from(self.figures.number_of(id, side).unwrap_or(0))
    }

    /// Returns the number of decisions made by both players.
    #[must_use]
    pub const fn all_decisions(&self) -> u32 {
        self.decisions[0] + self.decisions[1]
    }

    /// Returns the column headings of [`Record::row`] for a game system, in its order.
    #[must_use]
    pub fn heads<G: System>() -> Vec<String> {
        let own = |heads: &[&str]| heads.iter().map(|head| (*head).to_owned()).collect::<Vec<_>>();
        let mut heads = own(&["game", "winner", "degree", "reason", "points", "turns"]);
        heads.extend(Figures::heads(G::Counter::FIGURES));
        heads.extend(own(&["texan_decisions", "mexican_decisions", "texan_forced", "mexican_forced", "illegal"]));
        heads
    }

    /// Returns the game as a row of a spreadsheet. What did not happen is empty; no field needs quotes.
    #[must_use]
    pub fn row(&self) -> Vec<String> {
        let [winner, degree, reason] = self
            .outcome
            .map_or([""; 3], |own| [["texan", "mexican"][own.winner.index()], own.degree.word(), own.reason.word()]);
        let mut row = [winner, degree, reason].map(str::to_owned).to_vec();
        row.insert(0, self.game.to_string());
        row.extend([self.points().to_string(), self.turns.to_string()]);
        row.extend(self.figures.cells());
        let counts = [self.decisions, self.forced].into_iter().flatten().chain([self.illegal]);
        row.extend(counts.map(|count| count.to_string()));
        row
    }
}

impl Serialize for Record {
    /// Serializes one object, with the figures of the system between the common ones.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("game", &self.game)?;
        object.serialize_entry("outcome", &self.outcome)?;
        object.serialize_entry("turns", &self.turns)?;
        self.figures.write(&mut object)?;
        object.serialize_entry("decisions", &self.decisions)?;
        object.serialize_entry("looks", &self.looks)?;
        object.serialize_entry("choices", &self.choices)?;
        object.serialize_entry("forced", &self.forced)?;
        object.serialize_entry("illegal", &self.illegal)?;
        if let Some(failed) = &self.failed {
            object.serialize_entry("failed", failed)?;
        }
        object.end()
    }
}
