//! Several edits as one step: all of them are made, or none.

use rules::edit::{Misfit, ProjectEdit};
use rules::message::Message;

use super::OpenDocument;

impl OpenDocument {
    /// Makes edits as one step of undo.
    ///
    /// # Errors
    ///
    /// The first edit that does not fit; nothing has changed then.
    pub fn make_step(&mut self, label: Message, edits: Vec<ProjectEdit>) -> Result<(), Misfit> {
        self.history.begin(label);
        self.make_together(edits)
    }

    /// Makes edits as part of the last step, where that has the same label and nothing has been saved or taken back
    /// since: whoever types a number of two digits takes it back in one step.
    ///
    /// # Errors
    ///
    /// The first edit that does not fit; nothing has changed then.
    pub fn make_more(&mut self, label: Message, edits: Vec<ProjectEdit>) -> Result<(), Misfit> {
        self.history.resume(label);
        self.make_together(edits)
    }

    fn make_together(&mut self, edits: Vec<ProjectEdit>) -> Result<(), Misfit> {
        let made = ProjectEdit::apply_all(&edits, &mut self.project);
        if made.is_ok() {
            self.changed(&edits);
            for edit in edits {
                self.history.push(edit);
            }
        }
        self.history.finish();
        made.map(drop)
    }
}
