//! Tells a game: its phases, in each the decisions with all their consequences, and at the end of a turn what it cost.
//!
//! The terminal, the window, pages and reviews all tell a game this way. An [`AccountEntry`] is a decision with its
//! consequences: a whole move of a counter, an attack with its rolls, its answers and its losses, or the set-up of a side.
//! It is told in one sentence, whose parts are its [`clauses`]. What the viewer may not know is left out.

mod arrivals;
mod brief;
mod crossing;
mod entries;
mod loss;
mod sentence;
mod shots;
mod tally;
#[cfg(test)]
mod tests;

pub use brief::paragraph;
pub use crossing::Entrance;
pub use loss::{Loss, Means};
pub use sentence::{clauses, told};
pub use tally::{Tally, Toll, folded};

use rules::phrase::Phrase;
use rules::play::{Dice, Fact, Moment, News, Token};
use rules::side::Side;
use rules::table::Tabletop;
use rules::words::Words;

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

/// How a game ended.
#[derive(Debug)]
pub struct GameEnd {
    /// The winner.
    winner: Option<Side>,
    /// The turn since whose end the winner had been ahead: 0 for the whole game; `None` if earlier steps were left out.
    since: Option<u8>,
    /// The last turn.
    turn: u8,
    /// What the game counts: `turn` or `round`.
    unit: &'static str,
    /// Why it ended, and what the score is made of, in sentences.
    said: Vec<Phrase>,
}

impl GameEnd {
    /// Tells it in sentences: who won and since when he was ahead, why, and the score.
    #[must_use]
    pub fn told(&self, voice: &Voice) -> Vec<String> {
        let lead = match self.since {
            None => "unknown",
            Some(0) => "whole",
            Some(since) if since == self.turn => "last",
            Some(_) => "since",
        };
        let won = self.winner.map(|side| Phrase::new("story-won").with("side", side.word()));
        let won = won.map(|won| won.with("unit", self.unit).with("turn", self.turn).with("lead", lead));
        let won = won.map(|won| won.with("since", self.since.unwrap_or_default()));
        won.iter().chain(&self.said).map(|phrase| voice.say(phrase)).collect()
    }
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
            // The name of each place, or how a spot without one is said, with the counters there.
            let mut places: Vec<(Result<&Words, Phrase>, Vec<String>)> = Vec::new();
            for token in self.start.iter().filter(|token| token.side.unwrap_or(Side::Texan) == side) {
                let Some(at) = token.at else { continue };
                let place = names.place(table.board().spot(at)).ok_or_else(|| table.board().said(at));
                let piece = table.piece(token.piece).name.to_owned();
                match places.iter_mut().find(|(own, _)| *own == place) {
                    Some((_, pieces)) => pieces.push(piece),
                    None => places.push((place, vec![piece])),
                }
            }
            let at_place = |(place, pieces): (Result<&Words, Phrase>, Vec<String>)| {
                let pieces = tally::listed(&pieces, usize::MAX, names, voice);
                voice.say(&match place {
                    Ok(name) => Phrase::new("story-at-place").words("place", name.clone()).with("pieces", pieces),
                    Err(said) => Phrase::new("story-at-spot").said("at", said).with("pieces", pieces),
                })
            };
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
