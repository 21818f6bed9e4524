//! What is laid over the map at the moment.

use super::App;
use crate::picture::overlay::{self, Mark};

impl App {
    /// Lays over the map what the tool in hand and the page that is open have to show. Called after every message:
    /// the same marks again cost nothing, so whoever makes costly ones keeps them.
    pub(super) fn lay_over(&mut self) {
        let marks = self.marks();
        let theme = self.view_of_map().theme;
        let shapes = if marks.is_empty() { Vec::new() } else { overlay::overlay(&marks, theme) };
        self.board.lay([self.staged(), shapes].concat());
    }

    /// Everything to be laid over the map.
    fn marks(&self) -> Vec<Mark> {
        self.marks_of_question()
    }
}
