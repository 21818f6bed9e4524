//! The map on the desk, drawn again: all of it, or what has changed.

use rules::phrase::Phrase;

use super::Desk;
use crate::gui::board::Swatches;
use crate::gui::document::OpenDocument;
use crate::gui::notice::Notice;
use crate::gui::window_state::WindowState;
use crate::picture::part::Subject;
use crate::picture::{Moment, View};

impl Desk {
    /// How the map is drawn.
    pub(in crate::gui) fn view_of_map(&self, around: &WindowState) -> View {
        self.with_regions(around.view(self.level), around)
    }

    /// What the window shows of the document: with the counters of the moment of play, or of the set-up.
    pub(in crate::gui) fn subject(&self, view: View) -> Subject<'_> {
        subject(&self.document, self.played.as_ref().map(|(_, moment)| moment), view)
    }

    /// Brings everything that shows the document up to date.
    pub(super) fn document_changed(&mut self, around: &WindowState) {
        let system = self.document.project().rulebook.system;
        self.play.of_system(system);
        self.playtest.document_changed(system);
        self.tuning.document_changed(system);
        self.laid = None;
        self.questions.document_changed(self.document.map());
        self.touch_up(around);
    }

    /// The document has changed by a page, perhaps with something to say of it.
    pub(super) fn edited(&mut self, said: Option<Phrase>, around: &mut WindowState) {
        around.notice = said.map(Notice::Done);
        self.finding = None;
        self.document_changed(around);
    }

    /// Draws what edits have touched again, and no more.
    pub(super) fn touch_up(&mut self, around: &WindowState) {
        let (view, touched) = (self.view_of_map(around), self.document.take_touched());
        let subject = subject(&self.document, self.played.as_ref().map(|(_, moment)| moment), view);
        self.board.touch_up(subject, &touched);
    }

    /// Draws the picture again in another language, light or level.
    pub(in crate::gui) fn redraw(&mut self, around: &mut WindowState) {
        let view = self.view_of_map(around);
        self.view = view;
        let subject = subject(&self.document, self.played.as_ref().map(|(_, moment)| moment), view);
        self.board.redraw(subject);
        around.swatches = Swatches::new(&view);
    }

    /// Draws the picture again if it was drawn in another light or language.
    pub(in crate::gui) fn refresh(&mut self, around: &mut WindowState) {
        if self.view != self.view_of_map(around) {
            self.redraw(around);
        }
    }

    /// Lets go of the finding that is lit up.
    pub(super) fn unmark(&mut self) {
        self.finding = None;
        self.board.unmark();
    }
}

/// What the window shows of a document: with its counters when it is a scenario, or with those of a moment of play.
pub(super) fn subject<'a>(document: &'a OpenDocument, moment: Option<&'a Moment>, view: View) -> Subject<'a> {
    let project = (document.is_scenario() || moment.is_some()).then(|| document.project());
    let map = moment.map_or(document.map(), |moment| moment.map(document.map()));
    Subject { map, project, moment, view }
}
