//! Several edits as one step: either all of them are made, or none.

use rules::edit::{Change, Keyed};
use rules::phrase::Phrase;
use rules::project_edit::{EditMisfit, ProjectEdit};

use super::OpenDocument;

impl OpenDocument {
    /// Makes edits as one undo step.
    ///
    /// # Errors
    ///
    /// The first edit that does not fit; nothing has changed then.
    pub fn make_step(&mut self, label: Phrase, edits: Vec<ProjectEdit>) -> Result<(), EditMisfit> {
        self.history.begin(label);
        self.make_unless_locked(edits)
    }

    /// Makes edits as part of the last step, if that has the same label and nothing has been saved or undone since, so
    /// that a number of two digits is typed in one step.
    ///
    /// # Errors
    ///
    /// The first edit that does not fit; nothing has changed then.
    pub fn make_more(&mut self, label: Phrase, edits: Vec<ProjectEdit>) -> Result<(), EditMisfit> {
        self.history.resume(label);
        self.make_unless_locked(edits)
    }

    fn make_unless_locked(&mut self, edits: Vec<ProjectEdit>) -> Result<(), EditMisfit> {
        if !self.let_pass(&edits) {
            self.history.finish();
            return Err(EditMisfit { place: String::new() });
        }
        self.make_unlocked(edits)
    }

    /// Makes edits as part of the current stroke, even on locked layers, and ends it.
    pub(super) fn make_unlocked(&mut self, edits: Vec<ProjectEdit>) -> Result<(), EditMisfit> {
        let made = ProjectEdit::make_all(&edits, &mut self.project);
        if made.is_ok() {
            self.changed(&edits);
            for edit in edits {
                self.history.push(edit);
            }
        }
        self.history.finish();
        made
    }
}

/// Returns the changes that replace one item of a list by another, add one, or remove one. If several items have the
/// same key, the others stay.
pub fn exchange<T: Keyed>(list: &[T], was: Option<T>, becomes: Option<T>) -> Vec<Change<T>> {
    let held = |key: &T::Key| Change::new(list, key, Vec::new()).was;
    let mut changes = Vec::new();
    if let Some(was) = was {
        let all = held(&was.key());
        let mut rest = all.clone();
        if let Some(at) = rest.iter().position(|own| *own == was) {
            rest.remove(at);
        }
        if let Some(becomes) = becomes.as_ref().filter(|own| own.key() == was.key()) {
            rest.push(becomes.clone());
            return vec![Change { was: all, becomes: rest }];
        }
        changes.push(Change { was: all, becomes: rest });
    }
    if let Some(becomes) = becomes {
        let all = held(&becomes.key());
        let more = all.iter().cloned().chain([becomes]).collect();
        changes.push(Change { was: all, becomes: more });
    }
    changes
}
