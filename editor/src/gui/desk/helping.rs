//! The pages of the manual, opened by keys, buttons and links.

use super::{Action, Desk};
use crate::explain::help;
use crate::gui::pages::SidePage;
use crate::gui::panel::page::{self, Page};
use crate::gui::panel::problems::Remedy;
use crate::gui::tool::Tool;
use crate::gui::window_state::WindowState;

impl Desk {
    /// Opens the most relevant page: of the highlighted finding, of the tool in hand, of the side page, or the table of
    /// contents. If a page is open, closes it.
    pub(super) fn turn_page(&mut self, around: &mut WindowState) -> Action {
        if self.page.take().is_none() {
            let lit = self.finding.and_then(|at| self.document.report().findings.get(at)).map(|finding| finding.lint);
            self.page = Page::find(lit.unwrap_or_else(|| self.helpful(around)), &around.voice);
            around.layout.panels.panel = true;
        }
        Action::Run(page::to_its_head())
    }

    /// The page of the manual about the current tool or side page.
    fn helpful(&self, around: &WindowState) -> &'static str {
        match (around.toolbox.tool, around.side) {
            (_, side) if around.layout.panels.panel && side != SidePage::Inspector => help::of_side(side),
            (Tool::Select, _) => help::CONTENTS,
            (tool, _) => tool.entry().page,
        }
    }

    /// Opens a page of the manual.
    pub(super) fn help(&mut self, name: &str, around: &mut WindowState) -> Action {
        self.page = Page::find(name, &around.voice);
        around.layout.panels.panel = true;
        Action::Run(page::to_its_head())
    }

    /// The remedy for the subject of a lint page, if there is one.
    pub(in crate::gui) fn remedy(&self, lint: &str, around: &WindowState) -> Option<Remedy> {
        Remedy::find(lint, self.finding, &self.document, &self.pages.wording, &around.voice)
    }

    pub(super) fn on_page(&mut self, message: page::Message, around: &WindowState) -> Action {
        match message {
            page::Message::MendAsked(at) => return Action::Mend(at),
            page::Message::ShowAsked(at) => return Action::Show(at),
            page::Message::Closed => self.page = None,
            page::Message::Followed(to) => self.page = self.page.take().map(|page| page.follow(&to, &around.voice)),
            page::Message::Back => self.page = self.page.take().map(|page| page.back(&around.voice)),
        }
        Action::Run(page::to_its_head())
    }
}
