//! Does one spot see another, and who has what cover?

use rules::board::los::{Lines, Shelter, SightLine};
use rules::board::{Board, Breaches, SpotId};
use rules::message::Message;
use rules::project::Project;
use rules::spot::Spot;

use super::because;
use crate::words::Voice;

/// The answer about one line of sight. Units and batteries never block it (R22, 10.7): the map alone decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sighting {
    /// One end.
    pub from: Spot,
    /// The other end.
    pub to: Spot,
    /// Hexes between them.
    pub range: u32,
    /// The verdict with its reasons.
    pub line: SightLine,
    /// Fire there and back; nothing when the line is blocked.
    pub fire: Vec<Fire>,
}

/// Fire along a line that is clear.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fire {
    /// From where.
    pub from: Spot,
    /// At whom.
    pub to: Spot,
    /// The name of the row of the combat table.
    pub row: String,
    /// What protects.
    pub shelter: Shelter,
}

impl Sighting {
    /// Looks along a line of the project's map, with these hexsides breached.
    #[must_use]
    pub fn of(project: &Project, board: &Board, lines: &Lines, breaches: &Breaches, [a, b]: [SpotId; 2]) -> Self {
        let line = lines.line(breaches, board, a, b);
        let ways = if line.clear { vec![(a, b), (b, a)] } else { Vec::new() };
        let fire = ways.into_iter().map(|(by, at)| {
            let shelter = lines.shelter(breaches, board, by, at);
            let row = project.rulebook.combat_rows.get(usize::from(shelter.row));
            let row = row.map(|row| row.row.clone()).unwrap_or_default();
            Fire { from: board.spot(by), to: board.spot(at), row, shelter }
        });
        Self { from: board.spot(a), to: board.spot(b), range: board.range(a, b), fire: fire.collect(), line }
    }

    /// How far it is.
    #[must_use]
    pub fn distance(&self) -> Message {
        Message::new("query-range").with("from", self.from).with("to", self.to).count("range", self.range as usize)
    }

    /// The rules the verdict follows from, each with what it says.
    #[must_use]
    pub fn reasons(&self) -> Vec<Message> {
        let blockers = self.line.blockers.iter().map(rules::board::los::Blocker::ruling);
        let mut rules: Vec<_> = blockers.chain([self.line.ruling]).collect();
        rules.dedup();
        rules.into_iter().map(because).collect()
    }
}

impl Fire {
    /// The row of the combat table and what gives it.
    #[must_use]
    pub fn told(&self, voice: &Voice) -> Message {
        let id = if self.shelter.side.is_some() { "query-fire" } else { "query-fire-clear" };
        let side = self.shelter.side.map(|side| side.to_string()).unwrap_or_default();
        Message::new(id)
            .with("from", self.from)
            .with("to", self.to)
            .with("row", voice.row(&self.row))
            .with("side", side)
    }
}
