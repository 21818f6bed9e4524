//! The results document: the numbers of a series, in integers.

mod counts;
mod line;
#[cfg(test)]
mod tests;

pub use line::{
    Branching, BreachLine, CellLine, FigureLine, HexLine, HexsideLine, Histogram, OutcomeLine, PieceLine, RuleLine,
    Totals, TurnLine,
};

use serde::{Deserialize, Serialize};

use super::{Interval, Record, Results, ShareWalk};
use crate::alamo::{Game, atoms, rulings};
use crate::board::Board;
use crate::counts::{FigureName, UseLine};
use crate::log::{Parts, Players, VERSION};
use crate::play::Atom;
use crate::project::Project;
use crate::provenance::Provenance;
use crate::side::Side;
use crate::text::{Document, FORMAT};
use crate::words::Words;

/// The results of a play-test (`.results.ron`).
///
/// The 1981 game has a field for everything it counts. For other systems, the figures of a game are in one list, and
/// the fields of the 1981 game are empty.
///
/// It holds only counts and sums. Shares, means and intervals are computed when they are shown, so that the text is the
/// same on every machine and for any number of threads, and two of them differ only where the games differ. The counts
/// hold for the players it names: other players give other numbers.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Results", deny_unknown_fields)]
pub struct Summary {
    /// Version of the text format: 1.
    pub format: u32,
    /// Title of the scenario.
    pub title: Words,
    /// Where the numbers come from.
    pub by: Provenance,
    /// The scenario: a path, or a bundled name.
    pub scenario: String,
    /// The version of the program that played.
    pub version: String,
    /// The state of each document it was played with.
    pub parts: Parts,
    /// The seed of the dice of the series.
    pub seed: u64,
    /// The players of both sides.
    pub players: Players,
    /// Number of games requested.
    pub asked: u32,
    /// Number of games finished.
    pub games: u32,
    /// Whether the results decided when to stop. Intervals of the share of wins are then those that hold at any
    /// stopping point.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sequential: bool,
    /// Games that did not end, or in which a player chose an illegal action.
    pub faults: u32,
    /// The number of games with each outcome.
    pub outcomes: Vec<OutcomeLine>,
    /// The figures of a game, for systems other than the 1981 game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<FigureLine>,
    /// Texan victory points: the number of games for each total.
    pub points: Histogram,
    /// Game-Turns begun: the number of games for each total.
    pub turns: Histogram,
    /// Casualty points of the attackers: the number of games for each total.
    pub casualties: Histogram,
    /// The Game-Turn of the first entry inside the walls, for games that had one.
    pub first_entry: Histogram,
    /// The Game-Turn in which the Reserve was committed, for games in which it was.
    pub committed: Histogram,
    /// How often the lead changed from turn to turn. The side that has lost the smaller share of its steps has the
    /// lead.
    pub lead_changes: Histogram,
    /// Hexsides breached by batteries: the number of games for each total.
    pub breaches: Histogram,
    /// Sums for the Texan side over all games.
    pub texan: Totals,
    /// Sums for the Mexican side over all games.
    pub mexican: Totals,
    /// Sums turn by turn, over all games.
    pub by_turn: Vec<TurnLine>,
    /// The cells of the Combat Results Table, including those never used.
    pub combat: Vec<CellLine>,
    /// The rules, including those never cited. A rule that only forbids something is cited only by refusals, which
    /// players that choose from the legal actions never meet.
    pub rules: Vec<RuleLine>,
    /// The rules of the variants in force: how often each was triggered, and its effect.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub uses: Vec<UseLine>,
    /// The spots on which anything happened.
    pub hexes: Vec<HexLine>,
    /// The spots that were never entered, fired from or fired at.
    pub unused_hexes: Vec<crate::spot::Spot>,
    /// Hexsides that are not clear, including those never crossed.
    pub hexsides: Vec<HexsideLine>,
    /// Hexsides that batteries fired at, and the number of games in which each was breached.
    pub breached: Vec<BreachLine>,
    /// What became of each counter, over all games.
    pub pieces: Vec<PieceLine>,
}

impl Document for Summary {
    const NAME: &'static str = "Results";
    const EXTENSION: &'static str = "results.ron";

    crate::document_text!();

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &self.title
    }

    // The lists are in the order of the game: turns, rows, rules, hexes.
    fn sort(&mut self) {}
}

impl Summary {
    /// Creates the document of a series played with this game, which must be that of the project.
    #[must_use]
    pub fn from_results(results: &Results, game: &Game, project: &Project, scenario: impl Into<String>) -> Self {
        let records = &results.records;
        let histogram = |figure: fn(&Record) -> Option<u32>| Histogram::from_values(records.iter().filter_map(figure));
        let tally = &results.tally;
        let (hexes, unused_hexes) = counts::hexes(tally, game.board());
        Self {
            points: histogram(|record| record.outcome.and_then(|outcome| u32::try_from(outcome.points).ok())),
            casualties: histogram(|record| number(record, "casualties")),
            first_entry: histogram(|record| number(record, "first_entry")),
            committed: histogram(|record| number(record, "committed")),
            lead_changes: histogram(|record| number(record, "lead_changes")),
            breaches: histogram(|record| number(record, "breaches")),
            by_turn: counts::turns(tally),
            combat: counts::combat(tally, game),
            hexes,
            unused_hexes,
            hexsides: counts::hexsides(tally, game),
            breached: counts::breached(tally, game),
            pieces: counts::pieces(tally, game),
            ..Self::of_any(results, project, scenario.into(), alamo_rules())
        }
    }

    /// Creates the document of a series of a system other than the Alamo's, with its rules.
    #[must_use]
    pub fn of_figures(
        results: &Results,
        board: &Board,
        project: &Project,
        scenario: impl Into<String>,
        rules: impl Iterator<Item = Atom>,
    ) -> Self {
        let (hexes, unused_hexes) = counts::hexes(&results.tally, board);
        Self {
            figures: figure_lines(results),
            hexes,
            unused_hexes,
            ..Self::of_any(results, project, scenario.into(), rules)
        }
    }

    /// Fills the fields that every system has.
    fn of_any(results: &Results, project: &Project, scenario: String, rules: impl Iterator<Item = Atom>) -> Self {
        let records = &results.records;
        let [texan, mexican] = results.plan.players.clone();
        Self {
            format: FORMAT,
            title: project.scenario.title.clone(),
            by: Provenance::reconstructed("played by the program", "joué par le programme"),
            scenario,
            version: VERSION.to_owned(),
            parts: Parts::new(project),
            seed: results.plan.seed,
            players: Players { texan, mexican },
            asked: results.plan.games,
            games: results.games(),
            sequential: results.until.is_some(),
            faults: results.faults(),
            outcomes: outcomes(records),
            turns: Histogram::from_values(records.iter().map(|record| u32::from(record.turns))),
            texan: totals(records, Side::Texan),
            mexican: totals(records, Side::Mexican),
            rules: counts::rules(&results.tally, project, rules),
            uses: results.uses.clone(),
            ..Self::default()
        }
    }

    /// Returns the number of games a side won.
    #[must_use]
    pub fn wins(&self, side: Side) -> u32 {
        self.outcomes.iter().filter(|line| line.winner == side).map(|line| line.games).sum()
    }

    /// Returns the share of games a side won, with the interval that fits how the series was stopped.
    #[must_use]
    pub fn interval(&self, side: Side) -> Interval {
        let (hits, tries) = (self.wins(side), self.games);
        if self.sequential { ShareWalk { hits, tries }.interval() } else { Interval::wilson(hits, tries) }
    }

    /// Returns the sums of a side.
    #[must_use]
    pub const fn totals(&self, side: Side) -> &Totals {
        match side {
            Side::Texan => &self.texan,
            Side::Mexican => &self.mexican,
        }
    }

    /// Returns the player of a side.
    #[must_use]
    pub fn player(&self, side: Side) -> &str {
        match side {
            Side::Texan => &self.players.texan,
            Side::Mexican => &self.players.mexican,
        }
    }

    /// Returns a sum divided by the number of games.
    #[must_use]
    pub fn per_game(&self, sum: u64) -> f64 {
        sum as f64 / f64::from(self.games.max(1))
    }
}

/// Returns the figures of a series, each with its distribution. A figure of both sides gives two lines.
#[must_use]
pub fn figure_lines(results: &Results) -> Vec<FigureLine> {
    let line = |(name, side): (&FigureName, Option<Side>)| {
        let value = |record: &Record| match side {
            None => record.figures.number(name.id),
            Some(side) => record.figures.number_of(name.id, side),
        };
        let values = results.records.iter().filter_map(value).filter_map(|value| u32::try_from(value).ok());
        FigureLine { figure: name.id.to_owned(), side, values: Histogram::from_values(values) }
    };
    let names = results.records.first().map_or(&[][..], |record| record.figures.names());
    let sides = names.iter().flat_map(|name| {
        let sides: &[Option<Side>] = if name.of_sides { &[Some(Side::Texan), Some(Side::Mexican)] } else { &[None] };
        sides.iter().map(move |side| (name, *side))
    });
    sides.map(line).collect()
}

/// Returns every rule an event of the Alamo may cite.
fn alamo_rules() -> impl Iterator<Item = Atom> {
    atoms::ALL.iter().chain(rulings::ALL).copied()
}

fn number(record: &Record, id: &str) -> Option<u32> {
    record.figures.number(id).and_then(|own| u32::try_from(own).ok())
}

fn outcomes(records: &[Record]) -> Vec<OutcomeLine> {
    let mut lines: Vec<OutcomeLine> = Vec::new();
    for outcome in records.iter().filter_map(|record| record.outcome) {
        let own = OutcomeLine::new(outcome);
        let place =
            |line: &OutcomeLine| (line.winner, line.degree, line.reason) == (own.winner, own.degree, own.reason);
        match lines.iter_mut().find(|line| place(line)) {
            Some(line) => line.games += 1,
            None => lines.push(OutcomeLine { games: 1, ..own }),
        }
    }
    // From the best result for the garrison to the worst.
    lines.sort_by_key(|line| match line.winner {
        Side::Texan => (0, 2 - line.degree as u8, line.reason as u8),
        Side::Mexican => (1, line.degree as u8, line.reason as u8),
    });
    lines
}

fn totals(records: &[Record], side: Side) -> Totals {
    let sum = |figure: fn(&Record) -> [u32; 2]| {
        records.iter().map(|record| u64::from(figure(record)[side.index()])).sum::<u64>()
    };
    let own = |id: &str| {
        let all = records.iter().filter_map(|record| record.figures.number_of(id, side));
        all.map(|number| u64::from(number.unsigned_abs())).sum::<u64>()
    };
    Totals {
        attacks: own("attacks"),
        counterattacks: own("counterattacks"),
        steps_lost: own("steps_lost"),
        eliminated: own("eliminated"),
        routs: own("routs"),
        leaders_lost: own("leaders_lost"),
        survivors: own("survivors"),
        decisions: sum(|record| record.decisions),
        looks: sum(|record| record.looks),
        choices: sum(|record| record.choices),
        forced: sum(|record| record.forced),
    }
}
