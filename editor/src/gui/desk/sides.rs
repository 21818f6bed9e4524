//! Opening and closing the side pages.

use super::Desk;
use crate::gui::pages::SidePage;
use crate::gui::tool::Tool;
use crate::gui::window_state::WindowState;
use crate::gui::workspace::Workspace;

impl Desk {
    /// Opens a side page, or closes the panel if that page is open already.
    pub(super) fn turn_side(&mut self, side: SidePage, around: &mut WindowState) {
        let puts_away = around.is_open(side) && self.page.is_none();
        self.open_side(side, around);
        around.layout.panels.panel = !puts_away;
    }

    /// Opens a side page and the workspace it belongs to.
    pub(in crate::gui) fn open_side(&mut self, side: SidePage, around: &mut WindowState) {
        if let Some(workspace) = side.workspace() {
            around.workspace = workspace;
        }
        if side.is_of(around.workspace) {
            around.last_sides[around.workspace as usize] = Some(side);
        }
        self.page = None;
        (around.side, around.layout.panels.panel) = (side, true);
        self.take_up_play(around);
    }

    /// Opens the page of the tool if another tool was taken in hand since the last time.
    pub(super) fn open_new_tool(&mut self, around: &mut WindowState) {
        if around.opened != around.toolbox.tool {
            self.open_tool(around);
        }
        around.opened = around.toolbox.tool;
    }

    /// Opens the page of the tool in hand, in a workspace that has the tool.
    pub(super) fn open_tool(&mut self, around: &mut WindowState) {
        let tool = around.toolbox.tool;
        if !around.workspace.has(tool) {
            around.workspace = Workspace::ALL.into_iter().find(|workspace| workspace.has(tool)).unwrap_or_default();
        }
        match tool {
            Tool::Select => {}
            Tool::Counter => self.open_side(SidePage::Scenario, around),
            _ => self.open_side(SidePage::Inspector, around),
        }
    }
}
