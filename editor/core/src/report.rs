//! The results of a play-test, section by section: the terminal prints the tables, the page draws the charts as well.

mod chart;
mod choices;
mod combat;
mod counters;
mod figures;
mod gaps;
mod heat;
mod odd_rules;
mod outcomes;
mod page;
mod places;
mod plain;
mod plot;
mod rule_use;
pub mod tuned;
mod turns;

pub use chart::{Bar, Chart, Curve, Share};
pub use figures::name as figure_name;
pub use gaps::{MOST_ENTRIES, gap_heads, gap_name, gap_sections, with_names};
pub use heat::{HeatMap, NAMES, heat_maps};
pub use odd_rules::odd_rules;
pub use page::{gaps_page, page};
pub use plain::{columns, plain};
pub use plot::{PlotColours, plot};

use rules::phrase::Phrase;
use rules::playtest::{Interval, Summary};
use rules::side::Side;

use crate::words::{Voice, sentence};

/// Returns the heading of a play-test: title, games and seed.
#[must_use]
pub fn heading(title: &str, games: u32, seed: u64) -> Phrase {
    let games = usize::try_from(games).unwrap_or(usize::MAX);
    // A seed is a name, not a quantity: it gets no separators.
    Phrase::new("playtest-heading").with("title", title).count("games", games).with("seed", seed)
}

/// Returns how many games a side won, with the confidence interval of its share.
#[must_use]
pub fn wins(side: Side, player: &str, wins: u32, share: Interval, voice: &Voice) -> Phrase {
    let percent = |share: f64| voice.decimal(share * 100.0);
    Phrase::new("playtest-wins")
        .word("side", if side == Side::Texan { "playtest-texans" } else { "playtest-mexicans" })
        .with("player", player)
        .count("wins", usize::try_from(wins).unwrap_or(usize::MAX))
        .with("share", percent(share.share))
        .with("low", percent(share.low))
        .with("high", percent(share.high))
}

/// One subject of a report.
#[derive(Debug, Clone, PartialEq)]
pub struct Section {
    /// Its name in links and file names.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// The meaning of the numbers in the table.
    pub unit: String,
    /// The number of games and the players: no figure is shown without them.
    pub who: String,
    /// Its chart.
    pub chart: Option<Chart>,
    /// Its table.
    pub table: Option<Grid>,
    /// Its lists, such as what was never used, each with its heading.
    pub lists: Vec<(String, Vec<String>)>,
}

/// A table of texts; the first column is left-aligned, the others hold numbers.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Grid {
    /// The headings of the columns.
    pub heads: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<String>>,
}

/// Returns every section of a report.
#[must_use]
pub fn sections(summary: &Summary, voice: &Voice) -> Vec<Section> {
    let teller = Teller { summary, voice };
    let mut sections = vec![outcomes::section(&teller)];
    sections.extend(figures::sections(&teller));
    // Counts by turn, by place and by counter exist for the 1981 game only.
    if summary.figures.is_empty() {
        sections.push(turns::section(&teller));
        sections.push(places::entries(&teller));
        sections.push(places::crossings(&teller));
        sections.push(combat::section(&teller));
        sections.push(counters::leaders(&teller));
        sections.push(counters::counters(&teller));
    }
    sections.push(choices::section(&teller));
    sections.push(rule_use::section(&teller));
    sections
}

/// The context every section is written with.
struct Teller<'a> {
    summary: &'a Summary,
    voice: &'a Voice,
}

impl Teller<'_> {
    fn text(&self, id: &str) -> String {
        self.voice.text(id)
    }

    fn texts(&self, ids: &[&str]) -> Vec<String> {
        ids.iter().map(|id| self.text(id)).collect()
    }

    fn decimal(&self, value: f64) -> String {
        self.voice.decimal(value)
    }

    /// Formats a share as a percentage.
    fn percent(&self, share: f64) -> String {
        self.voice.decimal(share * 100.0)
    }

    /// Formats a sum as the mean per game.
    fn mean(&self, sum: u64) -> String {
        self.decimal(self.summary.per_game(sum))
    }

    /// Formats `games` as a percentage of all games.
    fn of_games(&self, games: u32) -> String {
        self.percent(f64::from(games) / f64::from(self.summary.games.max(1)))
    }

    /// Returns a section without content.
    fn blank(&self, id: impl Into<String>, title: &str, unit: &str) -> Section {
        Section {
            id: id.into(),
            title: sentence(&self.text(title)),
            unit: sentence(&self.text(unit)),
            who: who(self.summary, self.voice),
            chart: None,
            table: None,
            lists: Vec::new(),
        }
    }

    fn side(&self, side: Side) -> String {
        self.text(match side {
            Side::Texan => "playtest-texans",
            Side::Mexican => "playtest-mexicans",
        })
    }
}

/// Returns the number of games and the players, shown under every figure.
fn who(summary: &Summary, voice: &Voice) -> String {
    let games = usize::try_from(summary.games).unwrap_or(usize::MAX);
    let [texan, mexican] = Side::ALL.map(|side| summary.player(side));
    voice.say(&Phrase::new("report-who").count("games", games).with("texan", texan).with("mexican", mexican))
}

impl Section {
    /// Returns what the numbers mean, from how many games, and who played.
    #[must_use]
    pub fn about(&self) -> String {
        format!("{}. {}", self.unit, self.who)
    }
}
