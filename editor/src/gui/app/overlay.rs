//! What is laid over the map at the moment.

use std::sync::Arc;

use rules::edit::Fragment;
use rules::hex::Hex;
use rules::spot::Spot;

use super::App;
use crate::gui::panel::playtest::Values;
use crate::picture::View;
use crate::picture::heat::heat;
use crate::picture::overlay::{self, Mark};

/// What was laid over the map last: drawing the same again would only take time.
#[derive(Debug, PartialEq)]
pub(super) struct Laid {
    marks: Vec<Mark>,
    staged: Vec<(String, Spot)>,
    view: View,
    hot: Option<Arc<Values>>,
    /// The stamp under the pointer.
    stamp: Option<(Hex, Arc<Fragment>)>,
}

impl App {
    /// Lays over the map what the tool in hand and the page that is open have to show. Called after every message:
    /// the same marks again cost nothing, so whoever makes costly ones keeps them.
    pub(super) fn lay_over(&mut self) {
        let marks = self.marks();
        let hot = self.heat();
        let (staged, view, stamp) = (self.on_stage().to_vec(), self.view_of_map(), self.hovering_stamp());
        let laid = Laid { marks, staged, view, hot, stamp };
        if self.sheet.laid.as_ref() != Some(&laid) {
            let hot = laid.hot.as_deref().map(|values| heat(values, laid.view.theme)).unwrap_or_default();
            let ghost = self.ghost_of(laid.stamp.as_ref(), laid.view);
            let marks = overlay::overlay(&laid.marks, laid.view.theme);
            self.sheet.board.lay([self.staged(), ghost, hot, marks].concat());
            let key = self.key(&laid.marks, laid.hot.as_deref());
            self.sheet.board.explain(key, laid.view.theme);
            self.sheet.laid = Some(laid);
        }
    }

    /// The heat map of the play-test, while its page is open and the map can be played.
    fn heat(&self) -> Option<Arc<Values>> {
        let is_open = self.panels.drawer && self.sheet.document.report().is_playable();
        self.sheet.playtest.heat().filter(|_| is_open).cloned()
    }

    /// Everything to be laid over the map.
    fn marks(&self) -> Vec<Mark> {
        let mut marks = self.correction_marks().to_vec();
        marks.extend(self.drag_marks());
        marks.extend(self.scan_marks());
        marks.extend(self.stamp_marks());
        marks.extend(self.tray_marks());
        marks.extend(self.region_marks());
        if self.is_finding() {
            marks.extend(self.sheet.find.marks());
        }
        marks.extend(self.marks_of_question());
        marks.extend(self.marks_of_play());
        marks
    }
}
