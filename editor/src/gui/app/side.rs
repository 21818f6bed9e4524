//! The pages at the right of the map.

use iced::widget::{column, container, row};
use iced::{Element, Fill};

use super::divider::Divider;
use super::{App, Message, Side, Workspace};
use crate::explain::help;
use crate::gui::panel::problems::Remedy;
use crate::gui::panel::{corrections, counters, history, inspector, layers, play, problems, rulebook, tools, variants};
use crate::gui::theme;
use crate::gui::tool::Tool;
use crate::gui::widget::{Icon, hint, icon_button, line, tab};

impl App {
    /// Turns to a page at the right; the page that is open already is put away.
    pub(super) fn turn_side(&mut self, side: Side) {
        let puts_away = self.side == side && self.panels.panel && self.sheet.page.is_none();
        self.open_side(side);
        self.panels.panel = !puts_away;
    }

    /// Opens a page at the right, and the workspace it belongs to.
    pub(super) fn open_side(&mut self, side: Side) {
        if let Some(workspace) = side.workspace() {
            self.workspace = workspace;
        }
        if side.is_of(self.workspace) {
            self.last_sides[self.workspace as usize] = Some(side);
        }
        self.sheet.page = None;
        (self.side, self.panels.panel) = (side, true);
        self.take_up_play();
    }

    /// A tool was taken in hand: its page opens, in a workspace that has it.
    pub(super) fn open_tool(&mut self) {
        let tool = self.toolbox.tool;
        if !self.workspace.has(tool) {
            self.workspace = Workspace::ALL.into_iter().find(|workspace| workspace.has(tool)).unwrap_or_default();
        }
        match tool {
            Tool::Select => {}
            Tool::Counter => self.open_side(Side::Scenario),
            _ => self.open_side(Side::Inspector),
        }
    }

    /// The panel at the right: a page of the workspace, or of the manual.
    pub(super) fn side_panel(&self) -> Option<Element<'_, Message>> {
        if !self.panels.panel {
            return None;
        }
        let page = match &self.sheet.page {
            Some(page) => {
                let remedy = Remedy::of(page.subject(), self.sheet.finding, &self.sheet.document, &self.voice);
                page.view(remedy, &self.theme(), &self.voice).map(Message::Page)
            }
            None => self.side_page(),
        };
        let page = column![self.side_riders(), line(), container(page).height(Fill).width(Fill)];
        let page = container(page).width(self.size_of(Divider::Panel)).height(Fill).style(theme::panel);
        Some(row![self.divider(Divider::Panel), page].into())
    }

    /// The riders of the pages of the workspace. A page that belongs to all of them has a rider while it is open.
    fn side_riders(&self) -> Element<'_, Message> {
        let rider = |side: Side| {
            let chosen = self.side == side && self.sheet.page.is_none();
            tab(self.voice.text(self.rider_word(side)), None, chosen, Message::SidePicked(side))
        };
        let common = (!self.side.is_of(self.workspace)).then_some(self.side);
        let riders = self.workspace.sides().iter().copied().filter(|_| common.is_none()).chain(common);
        let help = Message::HelpAsked(self.help_name());
        let help = icon_button(Icon::Page, self.voice.text("gui-help-page"), Some(help));
        let riders = row![container(row(riders.map(rider))).width(Fill).clip(true), help].align_y(iced::Center);
        container(riders).padding([2, 4]).width(Fill).style(theme::bar).into()
    }

    /// The id of the name of a page: that of the tool in hand, where it is the tool's page.
    fn rider_word(&self, side: Side) -> &'static str {
        match (side, self.toolbox.tool) {
            (Side::Inspector, Tool::Select | Tool::Counter) => side.word(),
            (Side::Inspector, tool) => tool.word(),
            _ => side.word(),
        }
    }

    fn side_page(&self) -> Element<'_, Message> {
        match self.side {
            Side::Inspector if !matches!(self.toolbox.tool, Tool::Select | Tool::Counter) => self.tool_page(),
            Side::Inspector => {
                let shown = self.sheet.chosen.or(self.sheet.board.hovered().map(|pointed| pointed.hex));
                inspector::view(&self.sheet.document, shown, &self.voice).map(Message::Inspector)
            }
            Side::Scenario if self.sheet.play.hides_plot() => hint(self.voice.text("gui-play-hides")).into(),
            Side::Scenario => self.sheet.tray.view(&self.sheet.document, &self.voice).map(Message::Scenario),
            Side::Layers => {
                let page =
                    layers::Shown { document: &self.sheet.document, shown: self.shown, judged: &self.sheet.judged };
                layers::view(&self.sheet.layers, page, &self.voice).map(Message::Layers)
            }
            Side::Counters => {
                counters::view(&self.sheet.counters, &self.sheet.document, &self.view_of_map(), &self.voice)
                    .map(Message::Counters)
            }
            Side::Variants => {
                variants::view(&self.sheet.variants, &self.sheet.document, &self.voice).map(Message::Variants)
            }
            Side::Corrections => corrections::view(&self.sheet.document, &self.voice).map(Message::Corrections),
            Side::Play => play::view(&self.sheet.play, &self.sheet.document, &self.voice).map(Message::Play),
            Side::Rulebook => {
                rulebook::view(&self.sheet.rulebook, &self.sheet.document, &self.voice).map(Message::Rulebook)
            }
            Side::Problems => {
                let list = problems::Shown {
                    document: &self.sheet.document,
                    notes: self.sheet.notes,
                    chosen: self.sheet.finding,
                    wording: &self.sheet.wording,
                };
                problems::view(list, &self.voice).map(Message::Problems)
            }
            Side::Find => self.sheet.find.view(&self.voice).map(Message::Find),
            Side::History => {
                history::view(&self.sheet.document.strokes(), &self.sheet.balance, &self.voice).map(Message::History)
            }
        }
    }

    /// The page of the tool in hand.
    fn tool_page(&self) -> Element<'_, Message> {
        let shown = tools::Shown {
            toolbox: self.toolbox,
            drafts: &self.sheet.drafts,
            document: &self.sheet.document,
            swatches: &self.swatches,
            selection: &self.sheet.selection,
            measured: self.sheet.measured,
            copied: self.copied(),
            stamps: &self.stamps,
            asked: self.asked(),
            backdrop: &self.sheet.backdrop,
        };
        tools::view(shown, &self.voice).map(Message::Tools)
    }

    /// The page of the manual on what is open at the right.
    pub(super) fn help_name(&self) -> &'static str {
        match (self.side, self.toolbox.tool) {
            (Side::Inspector, Tool::Select) => help::CONTENTS,
            (Side::Inspector, tool) => tool.entry().page,
            (side, _) => help::of_side(side),
        }
    }
}
