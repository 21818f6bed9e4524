//! The workspace switch in the title bar.

use iced::Element;
use iced::widget::{button, row, text, tooltip};

use super::{App, Message};
use crate::gui::theme;
use crate::gui::tool::Tool;
use crate::gui::widget::hinted;
use crate::gui::workspace::Workspace;

impl App {
    /// Switches to a workspace, and to the page that was last open there.
    pub(super) fn go_to(&mut self, workspace: Workspace) {
        if workspace == self.around.workspace && self.around.side.is_of(workspace) {
            return;
        }
        let last = self.around.last_sides[workspace as usize].unwrap_or(workspace.sides()[0]);
        self.around.workspace = workspace;
        if !workspace.has(self.around.toolbox.tool) {
            self.around.toolbox.tool = Tool::Select;
        }
        self.desks.front_mut().open_side(last, &mut self.around);
    }

    /// Returns the workspace switch.
    pub(super) fn workspaces(&self) -> Element<'_, Message> {
        let faces = Workspace::ALL.map(|workspace| {
            let name = self.around.voice.text(workspace.word());
            let chosen = self.around.workspace == workspace;
            // Not in bold when chosen, because that would move its neighbours.
            let face = button(text(name).size(theme::TEXT)).padding([5, 10]);
            let face = face.style(theme::flat(chosen)).on_press(Message::WorkspacePicked(workspace));
            hinted(face, self.around.voice.text(workspace.about()), tooltip::Position::Bottom)
        });
        row(faces).spacing(2).into()
    }
}
