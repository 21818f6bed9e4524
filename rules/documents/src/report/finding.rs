//! A finding of a lint: what is wrong, where, how bad it is, and how to fix it.

use std::fmt::{Display, Write};

use serde::Serialize;

use super::Fix;
use crate::edit::Edit;
use crate::hex::Hex;
use crate::hexside::LayeredSide;
use crate::phrase::{Argument, Phrase};
use crate::place::Place;
use crate::project::{DocumentRef, Project};

/// The severity of a finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// The project cannot be played.
    Error,
    /// Something is probably wrong.
    Warning,
    /// Something worth knowing; hidden unless requested.
    Note,
}

impl Severity {
    /// Returns the id of its name in the string files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Error => "severity-error",
            Self::Warning => "severity-warning",
            Self::Note => "severity-note",
        }
    }
}

/// A finding of a lint.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// The name of the lint.
    pub lint: &'static str,
    /// The severity.
    pub severity: Severity,
    /// The document it is in.
    pub part: DocumentRef,
    /// The place in the document.
    pub place: Place,
    /// The message: what is wrong.
    pub message: Phrase,
    /// The help: what to do about it.
    pub help: Phrase,
    /// The edits that fix it, if there is an obvious fix.
    #[serde(skip)]
    pub fix: Option<Fix>,
}

impl Finding {
    /// Adds a value that message and help may refer to.
    #[must_use]
    pub fn with(self, name: &'static str, value: impl Display) -> Self {
        self.both(name, Argument::Text(value.to_string()))
    }

    /// Adds a count that message and help may refer to.
    #[must_use]
    pub fn count(self, name: &'static str, number: usize) -> Self {
        self.both(name, Argument::count(number))
    }

    /// Adds the id of a string that message and help may refer to.
    #[must_use]
    pub fn word(self, name: &'static str, id: impl Into<String>) -> Self {
        self.both(name, Argument::Word(id.into()))
    }

    /// Adds a whole phrase that message and help may refer to.
    #[must_use]
    pub fn said(self, name: &'static str, said: &Phrase) -> Self {
        self.both(name, Argument::Said(said.clone()))
    }

    /// Adds places as `at`, their total number as `all`, and as `more` the number of those too many to list.
    #[must_use]
    pub fn list<T: Display>(self, things: &[T]) -> Self {
        let finding = self.both("at", Argument::Text(listed(things)));
        finding.count("all", things.len()).count("more", things.len().saturating_sub(READABLE))
    }

    /// Adds map edits as a fix that is one of several options; no fix if the list is empty.
    #[must_use]
    pub fn mend(self, edits: Vec<Edit>) -> Self {
        self.fix(Fix::your_choice(Fix::of_map(edits)))
    }

    /// Adds map edits as a safe fix that leaves nothing to decide; no fix if the list is empty.
    #[must_use]
    pub fn mend_safely(self, edits: Vec<Edit>) -> Self {
        self.fix(Fix::safe(Fix::of_map(edits)))
    }

    /// Sets the fix; none if it has no edits or would remove more than is plausible for a mistake.
    #[must_use]
    pub fn fix(mut self, fix: Fix) -> Self {
        self.fix = Some(fix).filter(Fix::is_bounded);
        self
    }

    /// Returns the lint, document and place: two findings with the same three are the same fault.
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

    /// Returns where on the map the finding is: the spot of a line of the set-up, the area of a line of the plot, the
    /// place changed by an item of a correction; otherwise the place itself.
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

    /// Returns the hexes to show and highlight; empty for a finding that is not on the map.
    #[must_use]
    pub fn hexes(&self, project: &Project) -> Vec<Hex> {
        self.on_map(project).hexes(&project.map)
    }

    /// Returns the sort key of findings.
    pub fn order(&self) -> impl Ord {
        (self.severity, self.part, &self.place, self.lint, &self.message)
    }

    fn both(mut self, name: &'static str, value: Argument) -> Self {
        self.help.arguments.push((name, value.clone()));
        self.message.arguments.push((name, value));
        self
    }
}

/// Returns the place an edit of a map changes.
pub fn place_of(edit: &Edit) -> Place {
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

/// The greatest number of places a message lists one by one.
const READABLE: usize = 8;

fn listed<T: Display>(things: &[T]) -> String {
    let mut names = String::new();
    for thing in things.iter().take(READABLE) {
        if !names.is_empty() {
            names.push_str(", ");
        }
        // Writing to a string cannot fail.
        let _ = write!(names, "`{thing}`");
    }
    names
}
