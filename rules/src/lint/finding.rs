//! One thing a lint has found: what, where, how bad, and how to mend it.

use std::fmt::Display;

use serde::Serialize;

use super::Lint;
use crate::edit::Edit;
use crate::hex::Hex;
use crate::hexside::{Hexside, LayeredSide};
use crate::map::{MapDocument, Members};
use crate::message::Message;
use crate::spot::Spot;

/// How bad a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Cannot be played.
    Error,
    /// Probably wrong.
    Warning,
    /// Worth knowing; hidden unless asked for.
    Note,
}

impl Severity {
    /// The id of its name in the string files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Error => "severity-error",
            Self::Warning => "severity-warning",
            Self::Note => "severity-note",
        }
    }
}

/// Which document of a project a finding speaks of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The map, corrections applied.
    Map,
    /// A correction, by its place in the scenario's list.
    Correction(usize),
    /// The counter mix.
    Counters,
    /// The rulebook.
    Rulebook,
    /// The scenario itself.
    Scenario,
}

/// Where a finding is: what an editor jumps to.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The document as a whole.
    Document,
    /// A hex.
    Hex(Hex),
    /// A hexside, or a layer of it.
    Hexside(LayeredSide),
    /// Several hexsides together.
    Hexsides(Vec<Hexside>),
    /// A spot.
    Spot(Spot),
    /// A room.
    Room(String),
    /// A region.
    Region(String),
    /// An entry area.
    EntryArea(u8),
    /// A counter.
    Counter(String),
    /// A parameter, a chart line or a table row.
    Rule(String),
}

impl Place {
    /// The hexes to show and light up; none for a place that is not on the map.
    #[must_use]
    pub fn hexes(&self, map: &MapDocument) -> Vec<Hex> {
        let of_sides = |sides: &[Hexside]| sides.iter().flat_map(|side| side.hexes()).collect();
        let mut hexes: Vec<Hex> = match self {
            Self::Document | Self::Counter(_) | Self::Rule(_) => Vec::new(),
            Self::Hex(hex) => vec![*hex],
            Self::Hexside(at) => of_sides(&[at.side]),
            Self::Hexsides(sides) => of_sides(sides),
            Self::Spot(spot) => vec![spot.hex],
            Self::Room(id) => {
                map.rooms.iter().filter(|room| room.id == *id).flat_map(|room| &room.spots).map(|at| at.hex).collect()
            }
            Self::Region(id) => match map.region(id).map(|region| &region.members) {
                None => Vec::new(),
                Some(Members::Hexes(hexes)) => hexes.clone(),
                Some(Members::Spots(spots)) => spots.iter().map(|spot| spot.hex).collect(),
                Some(Members::Hexsides(sides)) => of_sides(sides),
            },
            Self::EntryArea(number) => map
                .entry_areas
                .iter()
                .filter(|area| area.number == *number)
                .flat_map(|area| &area.hexes)
                .copied()
                .collect(),
        };
        hexes.retain(|hex| map.grid.contains(*hex));
        hexes.sort_unstable();
        hexes.dedup();
        hexes
    }
}

/// One thing a lint has found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// The lint's name.
    pub lint: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// In which document.
    pub part: Part,
    /// Where in it.
    pub place: Place,
    /// What is wrong.
    pub message: Message,
    /// What to do.
    pub help: Message,
    /// Edits of the map as painted that mend it, where there is one obvious way.
    #[serde(skip)]
    pub fix: Vec<Edit>,
}

impl Finding {
    /// What a lint says about a place, before its values are filled in.
    #[must_use]
    pub(super) fn new(lint: &Lint, part: Part, place: Place) -> Self {
        Self {
            lint: lint.name,
            severity: lint.severity,
            part,
            place,
            message: Message::new(lint.message),
            help: Message::new(lint.help),
            fix: Vec::new(),
        }
    }

    /// A value that message and help may name.
    #[must_use]
    pub(super) fn with(self, name: &'static str, value: impl Display) -> Self {
        self.both(|message| message.with(name, &value))
    }

    /// A count that message and help may name.
    #[must_use]
    pub(super) fn count(self, name: &'static str, number: usize) -> Self {
        self.both(|message| message.count(name, number))
    }

    /// A word of the string files that message and help may name.
    #[must_use]
    pub(super) fn word(self, name: &'static str, id: impl Into<String>) -> Self {
        let id = id.into();
        self.both(|message| message.word(name, id.clone()))
    }

    /// Places that message and help name as `at`, with how many `more` there are than one cares to read.
    #[must_use]
    pub(super) fn list<T: Display>(self, things: &[T]) -> Self {
        self.both(|message| listed(message, things))
    }

    /// The edits that mend it.
    #[must_use]
    pub(super) fn mend(mut self, fix: Vec<Edit>) -> Self {
        self.fix = fix;
        self
    }

    /// What findings are sorted by.
    pub(super) fn order(&self) -> impl Ord {
        (self.severity, self.part, &self.place, self.lint, &self.message)
    }

    fn both(mut self, say: impl Fn(Message) -> Message) -> Self {
        self.message = say(self.message);
        self.help = say(self.help);
        self
    }
}

/// The most places a message lists one by one.
const READABLE: usize = 8;

fn listed<T: Display>(message: Message, things: &[T]) -> Message {
    let names: Vec<String> = things.iter().take(READABLE).map(|thing| format!("`{thing}`")).collect();
    message.with("at", names.join(", ")).count("all", things.len()).count("more", things.len().saturating_sub(READABLE))
}
