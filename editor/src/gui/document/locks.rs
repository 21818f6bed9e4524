//! Locked layers, which edits may not change.
//!
//! Brushes and stamps skip changes on a locked layer; edits that belong together are refused as a whole. Undo and redo
//! are allowed: they lead to earlier states of the document.

use rules::project_edit::ProjectEdit;

use super::OpenDocument;
use crate::gui::designer_layer::{DesignerLayer, DesignerLayers};

/// The locked layers, and those on which an edit was refused since the last query.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Locks {
    locked: DesignerLayers,
    refused: DesignerLayers,
}

impl Locks {
    /// Whether an edit may be made; if not, its layer is noted.
    pub(super) const fn let_pass(&mut self, edit: &ProjectEdit) -> bool {
        match DesignerLayer::changed_by(edit) {
            Some(designer_layer) if self.locked.has(designer_layer) => {
                self.refused = self.refused.with(designer_layer, true);
                false
            }
            Some(_) | None => true,
        }
    }
}

impl OpenDocument {
    /// Locks these layers and unlocks all others.
    pub const fn lock(&mut self, locked: DesignerLayers) {
        self.locks.locked = locked;
    }

    /// Whether all of these edits may be made; if not, their locked layers are noted.
    pub fn let_pass<'a>(&mut self, edits: impl IntoIterator<Item = &'a ProjectEdit>) -> bool {
        // All of them are checked, so that every locked layer is named.
        edits.into_iter().filter(|edit| !edit.is_empty() && !self.locks.let_pass(edit)).count() == 0
    }

    /// Notes that an edit was refused because its layer is locked.
    pub const fn refuse(&mut self, designer_layer: DesignerLayer) {
        self.locks.refused = self.locks.refused.with(designer_layer, true);
    }

    /// Takes the locked layers on which an edit was refused since the last call.
    pub const fn take_refused(&mut self) -> DesignerLayers {
        std::mem::replace(&mut self.locks.refused, DesignerLayers::NONE)
    }
}
