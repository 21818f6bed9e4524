//! Does one spot see another, and who has what cover?

use rules::board::los::{Blocker, Shelter, SightLine, SightLines};
use rules::board::{Board, Breaches, SpotId};
use rules::map::HexsideKind;
use rules::phrase::Phrase;
use rules::play::Atom;
use rules::project::Project;
use rules::spot::Spot;
use rules::systems;
use serde::Serialize;

use super::because;
use crate::words::Voice;

/// The answer about one line of sight. Units and batteries never block it (R22, 10.7): the map alone decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sighting {
    /// One end.
    pub from: Spot,
    /// The other end.
    pub to: Spot,
    /// Both as people say them.
    pub names: [String; 2],
    /// Hexes between them.
    pub range: u32,
    /// The verdict with its reasons.
    pub line: SightLine,
    /// Fire there and back; nothing when the line is blocked.
    pub fire: Vec<Fire>,
    /// The one rule a game of another system sees by.
    by: Option<Atom>,
}

/// Fire along a line that is clear.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fire {
    /// From where.
    pub from: Spot,
    /// At whom.
    pub to: Spot,
    /// Both spots as people say them.
    pub names: [String; 2],
    /// The name of the row of the combat table.
    pub row: String,
    /// What protects.
    pub shelter: Shelter,
}

/// What ends a line of sight, for programs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Blocking {
    place: Option<String>,
    kind: Option<HexsideKind>,
    elevation: Option<u8>,
    rule: &'static str,
    message: String,
}

impl Blocking {
    /// A blocker, with its sentence.
    #[must_use]
    pub fn new(blocker: &Blocker, voice: &Voice) -> Self {
        let (place, kind, elevation) = match blocker {
            Blocker::Hexside { at, kind, .. } => (Some(at.to_string()), Some(*kind), None),
            Blocker::Hex { hex, elevation, .. } => (Some(hex.to_string()), None, Some(*elevation)),
            Blocker::Apart => (None, None, None),
        };
        Self { place, kind, elevation, rule: blocker.ruling(), message: voice.say(&blocker.message()) }
    }
}

impl Sighting {
    /// Looks along a line of the project's map, with these hexsides breached.
    #[must_use]
    pub fn new(project: &Project, board: &Board, lines: &SightLines, breaches: &Breaches, [a, b]: [SpotId; 2]) -> Self {
        let line = lines.line(breaches, board, a, b);
        // Another game has no rows to shoot on.
        let ways =
            if line.clear && !project.rulebook.combat_rows.is_empty() { vec![(a, b), (b, a)] } else { Vec::new() };
        let fire = ways.into_iter().map(|(by, at)| {
            let shelter = lines.shelter(breaches, board, by, at);
            let row = project.rulebook.combat_rows.get(usize::from(shelter.row));
            let row = row.map(|row| row.row.clone()).unwrap_or_default();
            let [from, to] = [by, at].map(|spot| board.spot(spot));
            Fire { from, to, names: [from, to].map(|spot| board.shown(spot)), row, shelter }
        });
        let [from, to] = [a, b].map(|spot| board.spot(spot));
        let names = [from, to].map(|spot| board.shown(spot));
        Self {
            from,
            to,
            names,
            range: board.range(a, b),
            fire: fire.collect(),
            line,
            by: systems::sight(project.rulebook.system),
        }
    }

    /// How far it is.
    #[must_use]
    pub fn distance(&self) -> Phrase {
        Phrase::new("query-range")
            .with("from", &self.names[0])
            .with("to", &self.names[1])
            .count("range", self.range as usize)
    }

    /// The rule that decides.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        self.by.map_or(self.line.ruling, Atom::id)
    }

    /// The rules the verdict follows from, each with what it says.
    #[must_use]
    pub fn reasons(&self) -> Vec<Phrase> {
        if let Some(rule) = self.by {
            return vec![because(rule.id())];
        }
        let blockers = self.line.blockers.iter().map(Blocker::ruling);
        let mut rules: Vec<_> = blockers.chain([self.line.ruling]).collect();
        rules.dedup();
        rules.into_iter().map(because).collect()
    }
}

impl Fire {
    /// The row of the combat table and what gives it.
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
