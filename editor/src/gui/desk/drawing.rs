//! Redrawing the map on the desk, in whole or in part.

use rules::lint::Touched;
use rules::phrase::Phrase;

use super::Desk;
use crate::gui::board::Swatches;
use crate::gui::document::OpenDocument;
use crate::gui::notice::Notice;
use crate::gui::window_state::WindowState;
use crate::picture::part::Subject;
use crate::picture::{Moment, View};

impl Desk {
    /// The view the map is drawn with.
    pub(in crate::gui) fn view_of_map(&self, around: &WindowState) -> View {
        self.with_regions(around.view(self.level), around)
    }

    /// What the window shows of the document: with the counters of the current moment of play, or of the set-up.
    pub(in crate::gui) fn subject(&self, view: View) -> Subject<'_> {
        subject(&self.document, self.played.as_ref().map(|(_, moment)| moment), view)
    }

    /// Updates everything that shows the document.
    pub(super) fn document_changed(&mut self, around: &WindowState) {
        let system = self.document.project().rulebook.system;
        self.play.of_system(system);
        self.playtest.document_changed(system);
        self.tuning.document_changed(system);
        self.laid = None;
        self.questions.document_changed(self.document.map());
        self.touch_up(around);
    }

    /// Handles an edit made by a page; `said` describes it, if there is anything to say.
    pub(super) fn edited(&mut self, said: Option<Phrase>, around: &mut WindowState) {
        around.notice = said.map(Notice::Done);
        self.finding = None;
        self.document_changed(around);
    }

    /// Redraws only what edits have touched. After an edit no finding is chosen: the new report counts others.
    pub(super) fn touch_up(&mut self, around: &WindowState) {
        let (view, touched) = (self.view_of_map(around), self.document.take_touched());
        if touched != Touched::default() {
            self.finding = None;
        }
        let subject = subject(&self.document, self.played.as_ref().map(|(_, moment)| moment), view);
        self.board.touch_up(subject, &touched);
    }

    /// Redraws the map after a change of language, mode or level.
    pub(in crate::gui) fn redraw(&mut self, around: &mut WindowState) {
        let view = self.view_of_map(around);
        self.view = view;
        let subject = subject(&self.document, self.played.as_ref().map(|(_, moment)| moment), view);
        self.board.redraw(subject);
        around.swatches = Swatches::new(&view);
    }

    /// Redraws the map if its view has changed since it was last drawn.
    pub(in crate::gui) fn refresh(&mut self, around: &mut WindowState) {
        if self.view != self.view_of_map(around) {
            self.redraw(around);
        }
    }

    /// Clears the highlighted finding.
    pub(super) fn unmark(&mut self) {
        self.finding = None;
        self.board.unmark();
    }
}

/// What the window shows of a document: with its counters if it is a scenario, or with those of a moment of play.
pub(super) fn subject<'a>(document: &'a OpenDocument, moment: Option<&'a Moment>, view: View) -> Subject<'a> {
    let project = (document.is_scenario() || moment.is_some()).then(|| document.project());
    let map = moment.map_or(document.map(), |moment| moment.map(document.map()));
    Subject { map, project, moment, view }
}
