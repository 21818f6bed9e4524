//! Whether one spot sees another, and the cover of each.

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

/// The answer to a question about one line of sight. Units and batteries never block it (R22, 10.7): the map alone decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sighting {
    /// One end.
    pub from: Spot,
    /// The other end.
    pub to: Spot,
    /// Both ends, as shown to the user.
    pub names: [String; 2],
    /// The distance between them, in hexes.
    pub range: u32,
    /// Whether the line is clear, with the reasons.
    pub line: SightLine,
    /// Fire in both directions; empty if the line is blocked.
    pub fire: Vec<Fire>,
    /// The only rule of sight, in a game of another system.
    by: Option<Atom>,
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
            Blocker::Apart => (None, None, None),
        };
        Self { place, kind, elevation, rule: blocker.ruling(), message: voice.say(&blocker.message()) }
    }
}

impl Sighting {
    /// Checks a line on the project's map, with these hexsides breached.
    #[must_use]
    pub fn new(project: &Project, board: &Board, lines: &SightLines, breaches: &Breaches, [a, b]: [SpotId; 2]) -> Self {
        let line = lines.line(breaches, board, a, b);
        // Other systems have no combat rows.
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

    /// Returns the distance.
    #[must_use]
    pub fn distance(&self) -> Phrase {
        Phrase::new("query-range")
            .with("from", &self.names[0])
            .with("to", &self.names[1])
            .count("range", self.range as usize)
    }

    /// Returns the rule that decides.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        self.by.map_or(self.line.ruling, Atom::id)
    }

    /// Returns the rules behind the verdict, each with its text.
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
