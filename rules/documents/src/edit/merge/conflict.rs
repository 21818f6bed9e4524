//! Conflicts: places both sides have changed differently.

use serde::Serialize;

use super::versions::Three;
use crate::hexside::Layer;
use crate::map::MapDocument;
use crate::phrase::{Argument, Phrase};

/// The result of a merge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Merged {
    /// The merged map, with the preferred side's version in every conflict.
    pub map: MapDocument,
    /// The conflicts: title and size of the map first, then in the order of its lists.
    pub conflicts: Vec<MergeConflict>,
}

/// The side whose version the merged map has in a conflict.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Prefer {
    /// The first side.
    Ours,
    /// The second side.
    Theirs,
}

/// The place of a conflict.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Place {
    /// The kind of thing: its message id, such as `thing-region`.
    pub thing: &'static str,
    /// The name of the thing: a hex, a hexside, a spot, a name; empty for the map as a whole.
    pub name: String,
    /// The layer of a hexside; `None` for all of it.
    pub layer: Option<Layer>,
}

impl Place {
    pub(super) fn new(thing: &'static str, name: &impl ToString) -> Self {
        Self { thing, name: name.to_string(), layer: None }
    }

    pub(super) fn map() -> Self {
        Self::new("thing-map", &"")
    }

    pub(super) fn on(self, layer: Layer) -> Self {
        Self { layer: Some(layer), ..self }
    }
}

/// One field of one thing that both sides have changed differently.
///
/// # Examples
///
/// ```
/// use rules::edit::{Prefer, merge};
/// use rules::hexside::Layer;
/// use rules::map::{HexsideKind, MapDocument};
///
/// let base = MapDocument::sketch(&["grid 5 5"])?;
/// let ours = MapDocument::sketch(&["grid 5 5", "stone_wall 0303/0304:ground"])?;
/// let theirs = MapDocument::sketch(&["grid 5 5", "wooden_wall 0303/0304:ground"])?;
/// let merged = merge(&base, &ours, &theirs, Prefer::Theirs);
/// assert_eq!(merged.conflicts[0].place.name, "0303/0304");
/// assert_eq!(merged.map.kind("0303/0304".parse()?, Layer::Ground), HexsideKind::WoodenWall);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MergeConflict {
    /// The thing.
    pub place: Place,
    /// The message id of the field, such as `merge-field-ground`.
    pub field: &'static str,
    /// The value in the base, ready for display.
    pub base: Argument,
    /// The value of the first side.
    pub ours: Argument,
    /// The value of the second side.
    pub theirs: Argument,
}

impl MergeConflict {
    /// Returns the conflict in words: place, field, and the three versions.
    #[must_use]
    pub fn message(&self) -> Phrase {
        let id = match (self.place.layer, self.place.name.as_str()) {
            (Some(_), _) => "merge-conflict-layer",
            (None, "") => "merge-conflict-map",
            (None, _) => "merge-conflict",
        };
        let mut message = Phrase::new(id).word("thing", self.place.thing).with("name", &self.place.name);
        if let Some(layer) = self.place.layer {
            message = message.word("layer", layer.word());
        }
        message = message.word("field", self.field);
        message.arguments.extend([
            ("base", self.base.clone()),
            ("ours", self.ours.clone()),
            ("theirs", self.theirs.clone()),
        ]);
        message
    }
}

/// Decides what the sides disagree on, and records the conflicts.
pub(super) struct Judge {
    pub(super) prefer: Prefer,
    pub(super) conflicts: Vec<MergeConflict>,
}

impl Judge {
    pub(super) const fn new(prefer: Prefer) -> Self {
        Self { prefer, conflicts: Vec::new() }
    }

    /// Returns the preferred version.
    pub(super) fn preferred<T>(&self, versions: Three<T>) -> T {
        match self.prefer {
            Prefer::Ours => versions.ours,
            Prefer::Theirs => versions.theirs,
        }
    }

    /// Returns the version of a field both sides agree on; otherwise records a conflict and returns the preferred
    /// version.
    pub(super) fn settle<T: PartialEq>(
        &mut self,
        place: &Place,
        field: &'static str,
        versions: Three<T>,
        show: impl Fn(&T) -> Argument,
    ) -> T {
        versions.agreed().unwrap_or_else(|versions| self.decide(place, field, versions, show))
    }

    /// Records a conflict and returns the preferred version.
    pub(super) fn decide<T>(
        &mut self,
        place: &Place,
        field: &'static str,
        versions: Three<T>,
        show: impl Fn(&T) -> Argument,
    ) -> T {
        let shown = versions.as_ref().map(show);
        let Three { base, ours, theirs } = shown;
        self.conflicts.push(MergeConflict { place: place.clone(), field, base, ours, theirs });
        self.preferred(versions)
    }
}
