//! The pages of the help, as keys, buttons and links ask for them.

use iced::Task;

use super::{App, Message, Side};
use crate::explain::help;
use crate::gui::panel::page::{self, Page};
use crate::gui::tool::Tool;

impl App {
    /// Opens the page that helps most: of the finding that is lit up, of the tool in hand, of the page at the right, or the
    /// contents. An open page is put away.
    pub(super) fn turn_page(&mut self) -> Task<Message> {
        if self.sheet.page.take().is_none() {
            let lit = self
                .sheet
                .finding
                .and_then(|at| self.sheet.document.report().findings.get(at))
                .map(|finding| finding.lint);
            self.sheet.page = Page::of(lit.unwrap_or_else(|| self.helpful()), &self.voice);
            self.panels.panel = true;
        }
        page::to_its_head()
    }

    /// Closes the page of the manual; says whether one was open.
    pub(super) fn close_page(&mut self) -> bool {
        self.sheet.page.take().is_some()
    }

    /// The page of the manual on what is at hand.
    fn helpful(&self) -> &'static str {
        match (self.toolbox.tool, self.side) {
            (_, side) if self.panels.panel && side != Side::Inspector => help::of_side(side),
            (Tool::Select, _) => help::CONTENTS,
            (tool, _) => tool.entry().page,
        }
    }

    /// Opens a page of the manual.
    pub(super) fn help(&mut self, name: &str) -> Task<Message> {
        self.sheet.page = Page::of(name, &self.voice);
        self.panels.panel = true;
        page::to_its_head()
    }

    pub(super) fn on_page(&mut self, message: page::Message) -> Task<Message> {
        let page = &mut self.sheet.page;
        match message {
            page::Message::MendAsked(at) => {
                self.mend(at);
                return Task::none();
            }
            page::Message::ShowAsked(at) => {
                self.show_finding(at);
                return Task::none();
            }
            page::Message::Closed => *page = None,
            page::Message::Followed(to) => *page = page.take().map(|page| page.follow(&to, &self.voice)),
            page::Message::Back => *page = page.take().map(|page| page.back(&self.voice)),
        }
        page::to_its_head()
    }
}
