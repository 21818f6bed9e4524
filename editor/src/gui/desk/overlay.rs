//! The shapes laid over the map.

use std::sync::Arc;

use rules::edit::Fragment;
use rules::hex::Hex;
use rules::spot::Spot;

use super::Desk;
use crate::gui::panel::playtest::Values;
use crate::gui::window_state::WindowState;
use crate::picture::heat::heat;
use crate::picture::overlay::{self, Mark};
use crate::picture::{self, Shape, View, counter};

/// The inputs of the overlay drawn last: it is redrawn only if they change.
#[derive(Debug, PartialEq)]
pub(super) struct OverlayInputs {
    marks: Vec<Mark>,
    staged: Vec<(String, Spot)>,
    view: View,
    hot: Option<Arc<Values>>,
    /// The printed parts of the map that stay above the heat map.
    printed: Vec<Shape>,
    /// The stamp under the pointer.
    stamp: Option<(Hex, Arc<Fragment>)>,
}

impl Desk {
    /// Lays the marks of the tool in hand and of the open page over the map. Called after every message: unchanged
    /// marks cost nothing, so marks that are costly to compute are cached by their owner.
    pub(super) fn lay_over(&mut self, around: &mut WindowState) {
        let marks = self.marks(around);
        let hot = self.heat(around);
        let (staged, view, stamp) =
            (self.on_stage(around).to_vec(), self.view_of_map(around), self.hovering_stamp(around));
        let printed = hot.as_ref().map(|_| self.printed(&view)).unwrap_or_default();
        let laid = OverlayInputs { marks, staged, view, hot, printed, stamp };
        if self.laid.as_ref() != Some(&laid) {
            let hot =
                laid.hot.as_deref().map(|values| heat(values, &laid.printed, laid.view.theme)).unwrap_or_default();
            let ghost = around.ghost.under(laid.stamp.as_ref(), laid.view);
            let marks = overlay::overlay(&laid.marks, laid.view.theme);
            self.board.lay([self.staged(around), ghost, hot, marks].concat());
            let key = self.key(&laid.marks, laid.hot.as_deref(), around);
            self.board.explain(key, laid.view.theme);
            self.laid = Some(laid);
        }
    }

    /// The printed parts of the map that stay above the heat map.
    fn printed(&self, view: &View) -> Vec<Shape> {
        let project = self.document.project();
        let counters = self
            .document
            .is_scenario()
            .then(|| counter::placed(&project.map, &project.counters, project.scenario.setup.iter(), view));
        picture::printed(self.document.map(), view, &picture::taken(&counters.unwrap_or_default()))
    }

    /// The heat map of the play-test, while its drawer is open and the map is playable.
    fn heat(&self, around: &WindowState) -> Option<Arc<Values>> {
        let is_open = around.layout.panels.drawer && self.document.report().is_playable();
        self.playtest.heat().filter(|_| is_open).cloned()
    }

    /// All marks to lay over the map.
    fn marks(&self, around: &WindowState) -> Vec<Mark> {
        let mut marks = self.correction_marks(around).to_vec();
        marks.extend(self.region_marks(around));
        marks.extend(self.drag_marks(around));
        marks.extend(self.scan_marks(around));
        marks.extend(self.stamp_marks(around));
        marks.extend(self.tray_marks(around));
        if self.is_finding(around) {
            marks.extend(self.pages.find.marks());
        }
        marks.extend(self.marks_of_question(around));
        marks.extend(self.marks_of_play(around));
        marks
    }
}
