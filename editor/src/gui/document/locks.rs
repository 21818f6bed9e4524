//! Locked layers: what edits may not touch.
//!
//! Brushes and stamps leave out what they would change on a locked layer; edits that belong together are refused as a
//! whole. Steps back and forward pass: they lead to where the document has been.

use rules::project_edit::ProjectEdit;

use super::OpenDocument;
use crate::gui::designer_layer::{DesignerLayer, DesignerLayers};

/// Which layers are locked, and on which of them something was refused since anybody asked.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Locks {
    locked: DesignerLayers,
    refused: DesignerLayers,
}

impl Locks {
    /// Whether an edit may be made; where not, its layer is noted.
    pub(super) const fn let_pass(&mut self, edit: &ProjectEdit) -> bool {
        match DesignerLayer::of(edit) {
            Some(designer_layer) if self.locked.has(designer_layer) => {
                self.refused = self.refused.with(designer_layer, true);
                false
            }
            Some(_) | None => true,
        }
    }
}

impl OpenDocument {
    /// Locks these layers, and opens all others.
    pub const fn lock(&mut self, locked: DesignerLayers) {
        self.locks.locked = locked;
    }

    /// Whether edits that belong together may be made; where not, their locked layers are noted.
    pub fn let_pass<'a>(&mut self, edits: impl IntoIterator<Item = &'a ProjectEdit>) -> bool {
        // Each of them is looked at: every locked layer is to be named.
        edits.into_iter().filter(|edit| !edit.is_empty() && !self.locks.let_pass(edit)).count() == 0
    }

    /// Notes that something was refused because its layer is locked.
    pub const fn refuse(&mut self, designer_layer: DesignerLayer) {
        self.locks.refused = self.locks.refused.with(designer_layer, true);
    }

    /// The locked layers on which something was refused since this was last asked.
    pub const fn take_refused(&mut self) -> DesignerLayers {
        std::mem::replace(&mut self.locks.refused, DesignerLayers::NONE)
    }
}
