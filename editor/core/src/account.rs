//! Tells a game: its phases, in each the decisions with all their consequences, and at the end of a turn what it cost.
//!
//! The terminal, the window, pages and reviews all tell a game this way. An [`AccountEntry`] is a decision with its
//! consequences: a whole move of a counter, an attack with its rolls, its answers and its losses, or the set-up of a side.
//! It is told in one sentence, whose parts are its [`clauses`]. What the viewer may not know is left out.

mod arrivals;
mod brief;
mod crossing;
mod ending;
mod entries;
mod ledger;
mod lists;
mod loss;
mod page;
mod place;
mod sentence;
mod shots;
mod tally;
#[cfg(test)]
mod tests;

pub use brief::paragraph;
pub use crossing::Entrance;
pub use ending::GameEnd;
pub use loss::{Loss, Means};
pub use page::page;
pub use place::Place;
pub use sentence::{clauses, told};
pub use tally::{Doer, Lead, Tally, Toll, Walls};

use rules::phrase::Phrase;
use rules::play::{Dice, Fact, Moment, News, Token};
use rules::side::Side;
use rules::spot::Spot;
use rules::table::Tabletop;

use place::AtPlace;

use crate::words::Voice;
use crate::words::names::Names;

/// A game on the table, of any game system.
pub type AnyTable = dyn Tabletop;

/// One line of the account: an event, a whole move, a change by hand or a remark.
#[derive(Debug, Clone)]
pub struct ShownLine {
    /// The number of steps before the step it describes.
    pub at: usize,
    /// The Game-Turn and the phase of the step.
    pub moment: Moment,
    /// The message that describes what happened.
    pub said: Phrase,
    /// The number of the rule behind it; `None` for a step set by hand.
    pub rule: Option<&'static str>,
    /// The dice rolled for it and their sum, if any.
    pub dice: Option<(Dice, u8)>,
    /// The part of it that is visible on the map.
    fact: Option<Fact>,
    /// What it means for the course of the game.
    news: Option<News>,
    /// Where a counter comes by it: where it is placed, goes, or is inside the walls.
    spot: Option<Spot>,
    /// Whether a gun of the garrison acts that the attackers serve.
    captured: bool,
    /// Whether a walk brings an attacker inside the walls for the first time.
    enters: bool,
}

/// A decision with all its consequences.
#[derive(Debug)]
pub struct AccountEntry {
    /// The number of steps before it.
    pub from: usize,
    /// The number of steps up to and including it.
    pub to: usize,
    /// The side that made the decision, if any.
    pub side: Option<Side>,
    /// Whether the game can be taken back to the decision.
    pub back: bool,
    /// What happened; empty for steps before anything did.
    pub lines: Vec<ShownLine>,
    /// The remarks of the log on its steps.
    pub remarks: Vec<ShownLine>,
}

impl AccountEntry {
    /// Whether there is nothing to tell.
    #[must_use]
    pub const fn is_silent(&self) -> bool {
        self.lines.is_empty() && self.remarks.is_empty()
    }

    /// Returns the numbers of the rules behind it, each once, in the order of the events.
    #[must_use]
    pub fn rules(&self) -> Vec<&'static str> {
        let mut rules: Vec<&'static str> = Vec::new();
        for rule in self.lines.iter().filter_map(|line| line.rule) {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        rules
    }
}

/// A phase in which something happened.
#[derive(Debug)]
pub struct Chapter {
    /// The Game-Turn and the phase.
    pub moment: Moment,
    /// The number of the rule by which it began, if it began in the steps told.
    pub rule: Option<&'static str>,
    /// What happened in it.
    pub entries: Vec<AccountEntry>,
    /// What the turn cost, if it ends with this phase; `None` if earlier steps were left out.
    pub tally: Option<Tally>,
}

/// A game, or its last part, as it is told.
#[derive(Debug)]
pub struct Account {
    /// Whether earlier steps were left out.
    pub cut: bool,
    /// The counters on the map before the first step; empty if earlier steps were left out.
    start: Vec<Token>,
    /// The phases, in order.
    pub chapters: Vec<Chapter>,
    /// How it ended; `None` while it goes on.
    pub end: Option<GameEnd>,
}

impl Account {
    /// Tells who stood where before the first step: a sentence for each side that a scenario sets up, place by place.
    #[must_use]
    pub fn set_up(&self, table: &AnyTable, names: &Names, voice: &Voice) -> Vec<String> {
        let of_side = |side: Side| {
            let own = self.start.iter().filter(|token| token.side.unwrap_or(Side::Texan) == side);
            let standing: Vec<(Place, String)> = own
                .filter_map(|token| Some((Place::of(table, token.at?), table.piece(token.piece).name.to_owned())))
                .collect();
            let at_place = |place: AtPlace<'_, String>| {
                let said = Phrase::new("story-at-place").with("at", place.named(voice));
                voice.say(&said.with("pieces", lists::listed(&place.all, usize::MAX, names, voice)))
            };
            let places = AtPlace::grouped(standing.iter().map(|(at, piece)| (at, piece.clone())), names);
            let places = voice.joined(places.into_iter().map(at_place));
            let said = Phrase::new("story-set-up").with("side", side.word()).with("places", &places);
            (!places.is_empty()).then(|| voice.say(&said))
        };
        Side::ALL.into_iter().filter_map(of_side).collect()
    }
}

/// Returns a Game-Turn and a phase in words.
#[must_use]
pub fn moment_named(table: &AnyTable, moment: Moment, voice: &Voice) -> String {
    voice.say(&table.moment_said(moment))
}

/// Tells the last steps of the game, covering at most `most` events, without what is hidden from `viewer`.
#[must_use]
pub fn account(table: &AnyTable, most: usize, viewer: Option<Side>) -> Account {
    let (steps, mut events) = (table.history().steps(), 0);
    let first = steps.iter().rposition(|step| {
        events += step.events;
        events > most
    });
    let first = first.map_or(0, |first| first + 1);
    let (chapters, end) = entries::chapters(table, first, viewer);
    let mut start = if first > 0 { Vec::new() } else { table.tokens_at_start(viewer) };
    start.retain(|token| token.at.is_some());
    start.sort_by_key(|token| token.at);
    Account { cut: first > 0, start, chapters, end }
}
