//! What is laid over the map at the moment.

use super::{App, Dock};
use crate::picture::overlay::{self, Mark};

impl App {
    /// Lays over the map what the tool in hand and the page that is open have to show. Called after every message:
    /// the same marks again cost nothing, so whoever makes costly ones keeps them.
    pub(super) fn lay_over(&mut self) {
        let marks = self.marks();
        let shapes = if marks.is_empty() { Vec::new() } else { overlay::overlay(&marks, self.view_of_map().theme) };
        self.board.lay(shapes);
    }

    /// Everything to be laid over the map.
    fn marks(&self) -> Vec<Mark> {
        let mut marks = self.drag_marks();
        marks.extend(self.stamp_marks());
        marks.extend(self.tray_marks());
        if self.dock == Dock::Find && self.panels.dock {
            marks.extend(self.find.marks());
        }
        marks
    }
}
