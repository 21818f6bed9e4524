//! Tests of sight: worked examples, laws, and a slow walker to compare with.

mod alamo;
mod breached;
mod hexsides_seen;
mod laws;
mod maps;
mod pairs;
mod reference;
mod sketch;
mod sketched;

pub(in crate::board) use sketch::Sketch;

use super::*;
use crate::board::BreachId;
use crate::map::Grid;
use crate::provenance::Provenance;
use crate::rulebook::Rulebook;
use crate::spot::Level;
use crate::words::Words;

/// A map with its board and its sight.
pub(in crate::board) struct Field {
    pub(in crate::board) map: MapDocument,
    pub(in crate::board) rulebook: Rulebook,
    pub(in crate::board) board: Board,
    pub(in crate::board) sight: Sight,
}

impl Field {
    pub(in crate::board) fn new(map: MapDocument, rulebook: Rulebook) -> Self {
        let board = Board::new(&map, crate::alamo::charts(&rulebook));
        let sight = Sight::new(&map, &board);
        Self { map, rulebook, board, sight }
    }

    #[track_caller]
    pub(in crate::board) fn id(&self, spot: &str) -> SpotId {
        self.board.id(spot.parse().unwrap()).unwrap_or_else(|| panic!("the map has no {spot}"))
    }

    #[track_caller]
    pub(in crate::board) fn breach(&self, side: &str) -> BreachId {
        self.board.breach_id(side.parse().unwrap()).unwrap_or_else(|| panic!("{side} cannot be breached"))
    }

    /// Returns the breaches of these hexsides.
    #[track_caller]
    pub(in crate::board) fn breaches(&self, sides: &str) -> Breaches {
        sides.split_whitespace().map(|side| self.breach(side)).collect()
    }

    /// Returns a short verdict, checked to be the same both ways: `clear R19`, or the blockers.
    #[track_caller]
    pub(super) fn look(&self, a: &str, b: &str) -> String {
        let [from, to] = [a, b].map(|spot| self.id(spot));
        assert_eq!(self.sight.clear(from, to), self.sight.line(&self.board, from, to).clear);
        self.look_through("", a, b)
    }

    /// Returns the short verdict with these hexsides breached.
    #[track_caller]
    pub(super) fn look_through(&self, breaches: &str, a: &str, b: &str) -> String {
        let (a, b, breaches) = (self.id(a), self.id(b), self.breaches(breaches));
        let line = self.sight.line_through(&breaches, &self.board, a, b);
        assert_eq!(line, self.sight.line_through(&breaches, &self.board, b, a));
        let clear = |a, b| self.sight.clear_through(&breaches, &self.board, a, b);
        assert_eq!((line.clear, line.clear), (clear(a, b), clear(b, a)));
        assert_eq!(line.clear, line.blockers.is_empty());
        if line.clear {
            return format!("clear {}", line.ruling);
        }
        let blockers = line.blockers.iter().map(|blocker| match blocker {
            Blocker::Hexside { at, kind, ruling, .. } => format!("{} {at} {ruling}", kind.name()),
            Blocker::Hex { hex, elevation, ruling } => format!("{hex} level {elevation} {ruling}"),
            Blocker::Apart { .. } => "apart R23".to_owned(),
        });
        blockers.collect::<Vec<_>>().join(", ")
    }

    /// Returns the name of the combat table row that protects `to` against fire from `from`.
    #[track_caller]
    pub(super) fn row(&self, from: &str, to: &str) -> &str {
        self.row_through("", from, to)
    }

    /// Returns the name of the protecting row with these hexsides breached.
    #[track_caller]
    pub(super) fn row_through(&self, breaches: &str, from: &str, to: &str) -> &str {
        let row = self.sight.protection_through(&self.breaches(breaches), self.id(from), self.id(to));
        &self.rulebook.combat_rows[usize::from(row)].row
    }
}

/// The charts of the Alamo.
pub(in crate::board) fn charts() -> Rulebook {
    crate::text::read(include_str!("../../../../fixtures/rulebooks/alamo.rules.ron")).unwrap()
}

/// The charts of the Alamo with one parameter changed.
pub(in crate::board) fn charts_with(name: &str, value: crate::rulebook::ParameterValue) -> Rulebook {
    let mut rulebook = charts();
    set(&mut rulebook, name, value);
    rulebook
}

/// Sets a parameter.
fn set(rulebook: &mut Rulebook, name: &str, value: crate::rulebook::ParameterValue) {
    rulebook.parameters.retain(|setting| setting.name != name);
    rulebook.parameters.push(crate::rulebook::Setting { name: name.to_owned(), value, by: Provenance::default() });
}

/// Creates an empty plain of this size.
pub(in crate::board) fn plain(columns: u16, rows: u16) -> MapDocument {
    MapDocument::new(Words::default(), Grid { columns, rows })
}
