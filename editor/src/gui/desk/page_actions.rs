//! Actions that pages request of their desk.

use rules::phrase::Phrase;
use rules::play::Atom;
use rules::project_edit::ProjectEdit;

use super::{Action, Desk};
use crate::gui::notice::Notice;
use crate::gui::pages::SidePage;
use crate::gui::window_state::WindowState;

impl Desk {
    /// Performs the part of an action that the desk can perform, and returns the part that only the window can.
    pub(in crate::gui) fn settle(&mut self, action: Action, around: &mut WindowState) -> Action {
        match action {
            Action::Edited(said) => self.edited(said, around),
            Action::Refused(why) => around.notice = Some(Notice::Failed(why)),
            Action::Say(notice) => around.notice = Some(notice),
            Action::Make(stroke, edits) => {
                self.make(stroke, edits, around);
            }
            Action::Show(at) => self.show_finding(at),
            Action::Mend(at) => self.mend(at, around),
            Action::ShowObstacles => self.show_obstacles(around),
            Action::ShowVariant(rule) => self.show_variant_of(rule, around),
            Action::Turn(side) => self.open_side(side, around),
            Action::Balance(name) => self.balance_figure(&name, around),
            Action::Help(page) => return self.help(page, around),
            Action::Rename(what, id) => return self.ask_to_rename(what, id),
            Action::All(actions) => {
                let left = actions.into_iter().map(|action| self.settle(action, around));
                return left.fold(Action::None, Action::then);
            }
            Action::None
            | Action::Run(_)
            | Action::Command(_)
            | Action::Choose(_)
            | Action::Ask(_)
            | Action::Tell(_)
            | Action::GoOn(_)
            | Action::Replace(_)
            | Action::Discard(_) => return action,
        }
        Action::None
    }

    /// Makes edits in one stroke. Returns whether they were made: locked layers or the current contents may prevent
    /// that.
    pub(super) fn make(&mut self, stroke: Phrase, edits: Vec<ProjectEdit>, around: &mut WindowState) -> bool {
        if !self.document.let_pass(&edits) {
            return false;
        }
        self.document.begin_stroke(stroke);
        let made = edits.into_iter().try_for_each(|edit| self.document.edit(edit));
        self.document.end_stroke();
        let is_made = made.is_ok();
        if let Err(misfit) = made {
            around.notice = Some(Notice::Failed(Phrase::new("gui-mend-conflict").with("place", misfit.place)));
        }
        self.document_changed(around);
        is_made
    }

    /// Opens the page of variants at the variant whose rule has this citation.
    fn show_variant_of(&mut self, rule: Atom, around: &mut WindowState) {
        let credit = self.questions.scene().and_then(|scene| scene.game.credit(rule));
        let id = credit.map(|own| own.variant.as_str());
        if let Some(at) = self.document.variants().iter().position(|own| Some(own.document.id.as_str()) == id) {
            self.pages.variants.show(&self.document, at);
            around.side = SidePage::Variants;
            around.layout.panels.panel = true;
        }
    }
}
