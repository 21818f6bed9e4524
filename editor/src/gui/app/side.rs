//! The pages of the side panel, to the right of the map.

use iced::widget::{column, container, row};
use iced::{Element, Fill};

use super::{App, Divider, Message, SidePage};
use crate::explain::help;
use crate::gui::desk;
use crate::gui::focus::PAGE;
use crate::gui::layout::Layout;
use crate::gui::theme;
use crate::gui::tool::Tool;
use crate::gui::widget::{Icon, icon_button, line, tab};

impl App {
    /// Returns the side panel with a page of the workspace or of the manual; `None` if the panel is hidden.
    pub(super) fn side_panel(&self) -> Option<Element<'_, Message>> {
        if !self.around.layout.panels.panel {
            return None;
        }
        let page = match &self.desk().page {
            Some(page) => {
                let remedy = self.desk().remedy(page.subject(), &self.around);
                page.view(remedy, &self.theme(), &self.around.voice).map(desk::Message::Page)
            }
            None => self.desk().side_page(&self.around),
        };
        let page = self.of_front(page);
        let page = container(page).id(PAGE).height(Fill).width(Fill);
        let page = column![self.side_riders(), line(), page];
        let page = container(page).width(self.size_of(Divider::Panel)).height(Fill).style(theme::panel);
        Some(row![Layout::divider(Divider::Panel).map(Message::Grip), page].into())
    }

    /// Returns the tabs of the pages of the workspace. A page common to all workspaces has a tab only while it is open.
    fn side_riders(&self) -> Element<'_, Message> {
        let rider = |side: SidePage| {
            let chosen = self.around.side == side && self.desk().page.is_none();
            tab(self.around.voice.text(self.rider_word(side)), None, chosen, Message::SidePicked(side))
        };
        let common = (!self.around.side.is_of(self.around.workspace)).then_some(self.around.side);
        let riders = self.around.workspace.sides().iter().copied().filter(|_| common.is_none()).chain(common);
        let help = self.to_front(desk::Message::HelpAsked(self.help_name()));
        let help = icon_button(Icon::Page, self.around.voice.text("gui-help-page"), Some(help));
        let riders = row![container(row(riders.map(rider))).width(Fill).clip(true), help].align_y(iced::Center);
        container(riders).padding([2, 4]).width(Fill).style(theme::bar).into()
    }

    /// Returns the id of the name of a page; the inspector is named after the current tool, if the workspace has that
    /// tool.
    fn rider_word(&self, side: SidePage) -> &'static str {
        match (side, self.around.toolbox.tool) {
            (SidePage::Inspector, Tool::Select | Tool::Counter) => side.word(),
            (SidePage::Inspector, tool) if self.around.workspace.has(tool) => tool.word(),
            _ => side.word(),
        }
    }

    /// Returns the name of the manual page about the open page of the side panel.
    fn help_name(&self) -> &'static str {
        match (self.around.side, self.around.toolbox.tool) {
            (SidePage::Inspector, Tool::Select) => help::CONTENTS,
            (SidePage::Inspector, tool) => tool.entry().page,
            (side, _) => help::of_side(side),
        }
    }
}
