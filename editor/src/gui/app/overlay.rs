//! What is laid over the map at the moment.

use rules::spot::Spot;

use super::App;
use crate::picture::View;
use crate::picture::overlay::{self, Mark};

/// What was laid over the map last: drawing the same again would only take time.
#[derive(Debug, PartialEq)]
pub(super) struct Laid {
    marks: Vec<Mark>,
    staged: Vec<(String, Spot)>,
    view: View,
}

impl App {
    /// Lays over the map what the tool in hand and the page that is open have to show. Called after every message:
    /// the same marks again cost nothing, so whoever makes costly ones keeps them.
    pub(super) fn lay_over(&mut self) {
        let marks = self.marks();
        let laid = Laid { marks, staged: self.on_stage().to_vec(), view: self.view_of_map() };
        if self.sheet.laid.as_ref() != Some(&laid) {
            self.sheet.board.lay([self.staged(), overlay::overlay(&laid.marks, laid.view.theme)].concat());
            self.sheet.laid = Some(laid);
        }
    }

    /// Everything to be laid over the map.
    fn marks(&self) -> Vec<Mark> {
        let mut marks = self.correction_marks().to_vec();
        marks.extend(self.drag_marks());
        marks.extend(self.scan_marks());
        marks.extend(self.stamp_marks());
        marks.extend(self.tray_marks());
        if self.is_finding() {
            marks.extend(self.sheet.find.marks());
        }
        marks.extend(self.marks_of_question());
        marks.extend(self.marks_of_play());
        marks
    }
}
