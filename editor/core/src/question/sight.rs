//! Whether one spot sees another, and the cover of each.

use rules::board::los::{Blocker, Shelter, SightLine, SightLines};
use rules::board::{Board, Breaches, SpotId};
use rules::map::HexsideKind;
use rules::phrase::Phrase;
use rules::play::{Atom, Range, RangeUnit, Refusal};
use rules::rulebook::Rulebook;
use rules::spot::Spot;
use serde::Serialize;

use super::because;
use crate::words::Voice;

/// The answer to a question about one line of sight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sighting {
    /// One end.
    pub from: Spot,
    /// The other end.
    pub to: Spot,
    /// Both ends, as shown to the user.
    pub names: [String; 2],
    /// The distance between them.
    pub range: Range,
    /// Whether the line is clear, with the obstacles.
    pub line: SightLine,
    /// Fire in both directions; empty if the line is blocked, and in games without combat rows.
    pub fire: Vec<Fire>,
    /// Why the game blocks a line on which the map has no obstacle.
    refused: Option<Refusal>,
}

/// Fire along a clear line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fire {
    /// The spot of the firer.
    pub from: Spot,
    /// The spot of the target.
    pub to: Spot,
    /// Both spots, as shown to the user.
    pub names: [String; 2],
    /// The name of the row of the combat table.
    pub row: String,
    /// The protection of the target.
    pub shelter: Shelter,
}

/// What blocks a line of sight, in serializable form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Blocking {
    place: Option<String>,
    kind: Option<HexsideKind>,
    elevation: Option<u8>,
    rule: &'static str,
    message: String,
}

impl Blocking {
    /// Creates the serializable form of a blocker, with its message.
    #[must_use]
    pub fn new(blocker: &Blocker, voice: &Voice) -> Self {
        let (place, kind, elevation) = match blocker {
            Blocker::Hexside { at, kind, .. } => (Some(at.to_string()), Some(*kind), None),
            Blocker::Hex { hex, elevation, .. } => (Some(hex.to_string()), None, Some(*elevation)),
            Blocker::Apart { .. } => (None, None, None),
        };
        Self { place, kind, elevation, rule: blocker.ruling(), message: voice.say(&blocker.message()) }
    }

    /// Creates the serializable form of what a game has against a line without naming an obstacle of the map.
    fn of_refusal(refusal: &Refusal, voice: &Voice) -> Self {
        let place = refusal.hexes.last().map(ToString::to_string);
        Self { place, kind: None, elevation: None, rule: refusal.atom.id(), message: voice.say(&refusal.message) }
    }
}

impl Sighting {
    /// Follows a line by the rules of 1981 on a map and with these hexsides breached, whatever game is played on it.
    #[must_use]
    pub fn on_map(
        rulebook: &Rulebook,
        board: &Board,
        lines: &SightLines,
        breaches: &Breaches,
        [a, b]: [SpotId; 2],
    ) -> Self {
        let line = lines.line(breaches, board, a, b);
        let cover = |by, at| lines.shelter(breaches, board, by, at);
        let range = Range { count: board.range(a, b), unit: RangeUnit::Hexes };
        Self::new(board, [a, b], range, line).sheltered(rulebook, board, cover)
    }

    /// Returns what a game has answered about a line.
    #[must_use]
    pub fn answered(board: &Board, ends: [SpotId; 2], range: Range, verdict: Result<Atom, Refusal>) -> Self {
        let line = |clear, rule: Atom, blockers| SightLine { clear, blockers, ruling: rule.id() };
        match verdict {
            Ok(rule) => Self::new(board, ends, range, line(true, rule, Vec::new())),
            Err(refusal) => {
                let mut line = line(false, refusal.atom, refusal.blockers.clone());
                line.ruling = line.blockers.first().map_or(line.ruling, Blocker::ruling);
                let refused = Some(refusal).filter(|refusal| refusal.blockers.is_empty());
                Self { refused, ..Self::new(board, ends, range, line) }
            }
        }
    }

    fn new(board: &Board, [a, b]: [SpotId; 2], range: Range, line: SightLine) -> Self {
        let [from, to] = [a, b].map(|spot| board.spot(spot));
        let names = [from, to].map(|spot| board.shown(spot));
        Self { from, to, names, range, line, fire: Vec::new(), refused: None }
    }

    /// Adds the cover at both ends of a clear line, by the combat rows of a rulebook.
    #[must_use]
    pub fn sheltered(mut self, rulebook: &Rulebook, board: &Board, cover: impl Fn(SpotId, SpotId) -> Shelter) -> Self {
        let [a, b] = [self.from, self.to].map(|spot| board.id(spot));
        let ways = [(a, b), (b, a)].into_iter().filter(|_| self.line.clear && !rulebook.combat_rows.is_empty());
        let fire = ways.filter_map(|(by, at)| {
            let (by, at) = (by?, at?);
            let shelter = cover(by, at);
            let row = rulebook.combat_rows.get(usize::from(shelter.row));
            let row = row.map(|row| row.row.clone()).unwrap_or_default();
            let [from, to] = [by, at].map(|spot| board.spot(spot));
            Some(Fire { from, to, names: [from, to].map(|spot| board.shown(spot)), row, shelter })
        });
        self.fire = fire.collect();
        self
    }

    /// Returns the distance.
    #[must_use]
    pub fn distance(&self) -> Phrase {
        Phrase::new("query-range")
            .with("from", &self.names[0])
            .with("to", &self.names[1])
            .said("range", self.range.message())
    }

    /// Returns the verdict as messages: that the line is clear, or one message for each thing that blocks it.
    #[must_use]
    pub fn messages(&self) -> Vec<Phrase> {
        match &self.refused {
            Some(refusal) => vec![refusal.message.clone()],
            None => self.line.messages(),
        }
    }

    /// Returns what blocks the line, in serializable form.
    #[must_use]
    pub fn blocking(&self, voice: &Voice) -> Vec<Blocking> {
        let obstacles = self.line.blockers.iter().map(|blocker| Blocking::new(blocker, voice));
        obstacles.chain(self.refused.iter().map(|refusal| Blocking::of_refusal(refusal, voice))).collect()
    }

    /// Returns what a game has against a line on which the map has no obstacle.
    #[must_use]
    pub const fn refused(&self) -> Option<&Refusal> {
        self.refused.as_ref()
    }

    /// Returns the rules behind the verdict, each with its text.
    #[must_use]
    pub fn reasons(&self) -> Vec<Phrase> {
        let mut rules: Vec<_> = self.line.blockers.iter().map(Blocker::ruling).chain([self.line.ruling]).collect();
        rules.dedup();
        rules.into_iter().map(because).collect()
    }
}

impl Fire {
    /// Returns the row of the combat table and what determines it.
    #[must_use]
    pub fn told(&self, voice: &Voice) -> Phrase {
        let id = if self.shelter.side.is_some() { "query-fire" } else { "query-fire-clear" };
        let side = self.shelter.side.map(|side| side.to_string()).unwrap_or_default();
        Phrase::new(id)
            .with("from", &self.names[0])
            .with("to", &self.names[1])
            .with("row", voice.row(&self.row))
            .with("side", side)
    }
}
