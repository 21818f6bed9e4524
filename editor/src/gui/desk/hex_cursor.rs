//! The hex cursor, jumps in the history, and leaving whatever is selected or in progress.

use rules::hex::{Direction, Hex};
use rules::phrase::Phrase;
use rules::spot::Level;
use rules::systems;

use super::{Action, Desk};
use crate::gui::board;
use crate::gui::notice::Notice;
use crate::gui::tool::Tool;
use crate::gui::tool::brush::Passed;
use crate::gui::tool::drafts::BrushName;
use crate::gui::tool::question::Question;
use crate::gui::window_state::WindowState;
use crate::picture::layout;

impl Desk {
    /// Ends the gesture in progress, before another document comes to the front.
    pub(in crate::gui) fn leave(&mut self, around: &mut WindowState) -> Action {
        self.drag = None;
        if self.document.is_painting() {
            self.document.end_stroke();
            self.document_changed(around);
        }
        let _ = self.board.update(board::Message::Hovered(None));
        self.keep_journal(around)
    }

    /// Shows a level at full strength.
    pub(super) fn look_at_level(&mut self, level: Level, around: &mut WindowState) {
        // The upper level is shown only if the game system has one on this map.
        if level == Level::Upper && !systems::levels(self.document.project()).contains(&level) {
            return;
        }
        self.level = level;
        self.redraw(around);
    }

    /// Chooses a hex, or none, and clears the highlighted finding.
    pub(super) fn choose_hex(&mut self, hex: Option<Hex>) {
        self.chosen = hex;
        self.unmark();
    }

    /// Closes the page of the manual; if none is open, clears everything selected, asked and held; if there is nothing
    /// to clear, closes the drawer and the checklist.
    pub(super) fn let_go(&mut self, around: &mut WindowState) {
        if self.page.take().is_some() {
            return;
        }
        if !self.holds_something(around) {
            let panels = &mut around.layout.panels;
            if panels.drawer {
                panels.drawer = false;
            } else {
                panels.steps = false;
            }
        }
        self.questions.forget();
        self.play.let_go();
        self.drag = None;
        self.selection.clear();
        self.measured = None;
        self.pages.tray.let_go();
        self.drafts.label_held = None;
        around.notice = None;
        self.choose_hex(None);
    }

    /// Whether anything is selected, asked or held that can be cleared.
    fn holds_something(&self, around: &WindowState) -> bool {
        let chosen = self.chosen.is_some() || !self.selection.is_empty() || self.pages.tray.chosen().is_some();
        let held = self.drag.is_some() || self.drafts.label_held.is_some() || self.measured.is_some();
        let lit = self.finding.is_some() || !self.board.marked().is_empty();
        // Zones stay visible while their tool is in hand.
        let asked = self.question(around) != Some(Question::Zones) && !self.marks_of_question(around).is_empty();
        let taken = self.play.pick().piece.is_some();
        let told = matches!(around.notice, Some(Notice::Failed(_) | Notice::Unreadable(_)));
        chosen || held || lit || asked || taken || told
    }

    /// Picks the eraser of the tool in hand; tools whose eraser depends on a name pick it on their page.
    pub(super) fn erase(&mut self, around: &mut WindowState) {
        match around.toolbox.tool {
            Tool::Room => self.drafts.room = BrushName::Eraser,
            Tool::Region => {
                if let Some(id) = self.drafts.region.id().map(ToOwned::to_owned) {
                    (self.drafts.region, self.drafts.region_left) = (BrushName::Eraser, id);
                }
            }
            Tool::GameArea => self.remove_game_area(around),
            Tool::Label => self.change_label(false, around),
            _ => around.toolbox.erase(),
        }
    }

    /// Moves the hex cursor to the neighbour in this direction.
    pub(super) fn step(&mut self, direction: Direction) {
        let direction = straight(direction, self.faced);
        self.faced = direction;
        let grid = self.document.map().grid;
        let from = self.chosen.unwrap_or(Hex::new(grid.columns / 2 + 1, grid.rows / 2 + 1));
        let to = if self.chosen.is_some() { from.neighbour(direction) } else { Some(from) };
        if let Some(hex) = to.filter(|hex| grid.contains(*hex)) {
            self.chosen = Some(hex);
            // A path begun from the keyboard follows the hex cursor.
            match &mut self.drag {
                Some(Passed::Span(_, to)) => *to = hex,
                Some(Passed::Pull(_, to)) => *to = layout::centre(hex),
                _ => {}
            }
        }
    }

    pub(super) fn stepped(&mut self, stroke: Option<Phrase>, id: &'static str, around: &mut WindowState) {
        if let Some(stroke) = stroke {
            around.notice = Some(Notice::Done(Phrase::new(id).said("stroke", stroke)));
            self.unmark();
            self.document_changed(around);
        }
    }

    /// Jumps to a position in the history.
    pub(super) fn jump_in_history(&mut self, made: usize, around: &mut WindowState) {
        let steps = self.document.jump(made);
        if steps > 0 {
            around.notice = Some(Notice::Done(Phrase::new("gui-history-jumped").count("steps", steps)));
            self.unmark();
            self.document_changed(around);
        }
    }
}

/// The direction an arrow key moves in. Up and down are directions of the grid. Left and right follow a straight line
/// by zigzag: they alternate between up and down, go back the way the cursor came after a step in the opposite
/// direction, and otherwise keep the vertical direction of the last step.
const fn straight(arrow: Direction, last: Direction) -> Direction {
    use Direction::{North, NorthEast, NorthWest, South, SouthEast, SouthWest};
    match (arrow, last) {
        (North | South, _) => arrow,
        (NorthWest | SouthWest, North | SouthWest | SouthEast) => NorthWest,
        (NorthWest | SouthWest, South | NorthWest | NorthEast) => SouthWest,
        (NorthEast | SouthEast, North | SouthEast | SouthWest) => NorthEast,
        (NorthEast | SouthEast, South | NorthEast | NorthWest) => SouthEast,
    }
}
