//! One thing a lint has found: what, where, how bad, and how to mend it.

use std::fmt::{Display, Write};

use serde::Serialize;

use super::Fix;
use crate::edit::Edit;
use crate::hex::Hex;
use crate::hexside::LayeredSide;
use crate::phrase::{Argument, Phrase};
use crate::place::Place;
use crate::project::{DocumentRef, Project};

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

/// One thing a lint has found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// The lint's name.
    pub lint: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// In which document.
    pub part: DocumentRef,
    /// Where in it.
    pub place: Place,
    /// What is wrong, as people are told.
    pub message: Phrase,
    /// What to do about it, as people are told.
    pub help: Phrase,
    /// The edits that mend it, where there is an obvious way.
    #[serde(skip)]
    pub fix: Option<Fix>,
}

impl Finding {
    /// A value that message and help may name.
    #[must_use]
    pub(crate) fn with(self, name: &'static str, value: impl Display) -> Self {
        self.both(name, Argument::Text(value.to_string()))
    }

    /// A count that message and help may name.
    #[must_use]
    pub(crate) fn count(self, name: &'static str, number: usize) -> Self {
        self.both(name, Argument::count(number))
    }

    /// A word of the string files that message and help may name.
    #[must_use]
    pub(crate) fn word(self, name: &'static str, id: impl Into<String>) -> Self {
        self.both(name, Argument::Word(id.into()))
    }

    /// A whole message that message and help may name.
    #[must_use]
    pub(crate) fn said(self, name: &'static str, said: &Phrase) -> Self {
        self.both(name, Argument::Said(said.clone()))
    }

    /// Places that message and help name as `at`, with how many `more` there are than one cares to read.
    #[must_use]
    pub(crate) fn list<T: Display>(self, things: &[T]) -> Self {
        let finding = self.both("at", Argument::Text(listed(things)));
        finding.count("all", things.len()).count("more", things.len().saturating_sub(READABLE))
    }

    /// The edits of the map that mend it and are one way among several; none where the list is empty.
    #[must_use]
    pub(crate) fn mend(self, edits: Vec<Edit>) -> Self {
        self.fix(Fix::your_choice(Fix::of_map(edits)))
    }

    /// The edits of the map that mend it and leave nothing to decide; none where the list is empty.
    #[must_use]
    pub(crate) fn mend_safely(self, edits: Vec<Edit>) -> Self {
        self.fix(Fix::safe(Fix::of_map(edits)))
    }

    /// What mends it; nothing where it has no edits, or would take away more than anybody has written by mistake.
    #[must_use]
    pub(crate) fn fix(mut self, fix: Fix) -> Self {
        self.fix = Some(fix).filter(Fix::is_bounded);
        self
    }

    /// The lint, document and place: two findings with the same three are the same fault.
    ///
    /// The arguments of the message are left out, because an edit elsewhere may change a count in them.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::lint;
    /// use rules::map::MapDocument;
    /// use rules::project::Project;
    ///
    /// let mut map = MapDocument::sketch(&["grid 5 5", "building 0303"])?;
    /// map.hexes[0].hex = "0909".parse()?;
    /// let report = lint::run(&Project::of_map(map));
    /// let Some(finding) = report.findings_of("off-map-hex").next() else { panic!("0909 is off the map") };
    /// let (lint, _, place) = finding.identity();
    /// assert_eq!((lint, place.to_string().as_str()), ("off-map-hex", "0909"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn identity(&self) -> (&'static str, DocumentRef, Place) {
        (self.lint, self.part, self.place.clone())
    }

    /// Where on the map the finding is: the spot of a line of the set-up, the area of a line of the plot, what an item of a
    /// correction changes; otherwise the place itself.
    #[must_use]
    pub fn on_map(&self, project: &Project) -> Place {
        let found = match (&self.place, self.part) {
            (Place::Placement(piece), _) => {
                project.scenario.setup.iter().find(|line| line.piece == *piece).map(|line| Place::Spot(line.at))
            }
            (Place::Plot(column), _) => {
                let line = project.scenario.plot.iter().find(|line| line.column == *column);
                line.map(|line| Place::EntryArea(line.area))
            }
            (Place::Item(at), DocumentRef::Correction(index)) => {
                let items = project.corrections.get(index).map(|own| &own.document.items);
                items.and_then(|items| items.get(*at)).map(place_of)
            }
            _ => None,
        };
        found.unwrap_or_else(|| self.place.clone())
    }

    /// The hexes to show and light up; none for a finding that is not on the map.
    #[must_use]
    pub fn hexes(&self, project: &Project) -> Vec<Hex> {
        self.on_map(project).hexes(&project.map)
    }

    /// What findings are sorted by.
    pub(crate) fn order(&self) -> impl Ord {
        (self.severity, self.part, &self.place, self.lint, &self.message)
    }

    fn both(mut self, name: &'static str, value: Argument) -> Self {
        self.help.arguments.push((name, value.clone()));
        self.message.arguments.push((name, value));
        self
    }
}

/// Where an edit of a map changes something.
pub(crate) fn place_of(edit: &Edit) -> Place {
    let place = match edit {
        Edit::Hex(change) => change.key().map(Place::Hex),
        Edit::Hexside(change) => change.key().map(|side| Place::Hexside(LayeredSide { side, layer: None })),
        Edit::Room(change) => change.key().map(Place::Room),
        Edit::Region(change) => change.key().map(Place::Region),
        Edit::EntryArea(change) => change.key().map(Place::EntryArea),
        Edit::GunSite(change) => change.key().map(Place::Spot),
        Edit::Label(change) => change.key().map(|(hex, _)| Place::Hex(hex)),
        Edit::Allow(change) => change.key().map(|key| Place::Allowance(key.to_string())),
        Edit::Grid { .. } | Edit::Title { .. } | Edit::Scan { .. } => None,
    };
    place.unwrap_or(Place::Document)
}

/// The most places a message lists one by one.
const READABLE: usize = 8;

fn listed<T: Display>(things: &[T]) -> String {
    let mut names = String::new();
    for thing in things.iter().take(READABLE) {
        if !names.is_empty() {
            names.push_str(", ");
        }
        // A string takes whatever is written into it.
        let _ = write!(names, "`{thing}`");
    }
    names
}
