//! Sight: worked examples, laws, and a slow walker to compare with.

mod alamo;
mod laws;
mod pairs;
mod reference;
mod sketch;
mod sketched;

use super::*;
use crate::map::Grid;
use crate::provenance::Provenance;
use crate::words::Words;

/// A map with its board and its sight.
pub(super) struct Field {
    pub(super) map: MapDocument,
    pub(super) rulebook: Rulebook,
    pub(super) board: Board,
    pub(super) sight: Sight,
}

impl Field {
    pub(super) fn new(map: MapDocument, rulebook: Rulebook) -> Self {
        let board = Board::new(&map, &rulebook);
        let sight = Sight::new(&map, &rulebook, &board);
        Self { map, rulebook, board, sight }
    }

    #[track_caller]
    pub(super) fn id(&self, spot: &str) -> SpotId {
        self.board.id(spot.parse().unwrap()).unwrap_or_else(|| panic!("the map has no {spot}"))
    }

    /// The verdict in short, the same both ways: `clear R19`, or the blockers.
    #[track_caller]
    pub(super) fn look(&self, a: &str, b: &str) -> String {
        let (a, b) = (self.id(a), self.id(b));
        let line = self.sight.line(&self.board, a, b);
        assert_eq!(line, self.sight.line(&self.board, b, a));
        assert_eq!((line.clear, line.clear), (self.sight.clear(a, b), self.sight.clear(b, a)));
        assert_eq!(line.clear, line.blockers.is_empty());
        if line.clear {
            return format!("clear {}", line.ruling);
        }
        let blockers = line.blockers.iter().map(|blocker| match blocker {
            Blocker::Hexside { at, kind, ruling } => format!("{} {at} {ruling}", kind.name()),
            Blocker::Hex { hex, elevation, ruling } => format!("{hex} level {elevation} {ruling}"),
            Blocker::Apart => "apart R23".to_owned(),
        });
        blockers.collect::<Vec<_>>().join(", ")
    }

    /// The row of the combat table that protects the second against fire from the first, by name.
    #[track_caller]
    pub(super) fn row(&self, from: &str, to: &str) -> &str {
        let row = self.sight.protection(self.id(from), self.id(to));
        &self.rulebook.combat_rows[usize::from(row)].row
    }
}

/// The charts of the Alamo.
pub(super) fn charts() -> Rulebook {
    crate::text::read(include_str!("../../../../data/rulebooks/alamo.rules.ron")).unwrap()
}

/// The same charts with one parameter changed.
pub(super) fn charts_with(name: &str, value: crate::rulebook::Value) -> Rulebook {
    let mut rulebook = charts();
    set(&mut rulebook, name, value);
    rulebook
}

/// Sets a parameter.
fn set(rulebook: &mut Rulebook, name: &str, value: crate::rulebook::Value) {
    rulebook.parameters.retain(|setting| setting.name != name);
    rulebook.parameters.push(crate::rulebook::Setting { name: name.to_owned(), value, by: Provenance::default() });
}

/// An empty plain of this size.
pub(super) fn plain(columns: u16, rows: u16) -> MapDocument {
    MapDocument::new(Words::default(), Grid { columns, rows })
}
