//! The pages of the help, as keys, buttons and links ask for them.

use super::{Action, Desk};
use crate::explain::help;
use crate::gui::pages::Side;
use crate::gui::panel::page::{self, Page};
use crate::gui::surroundings::Surroundings;
use crate::gui::tool::Tool;

impl Desk {
    /// Opens the page that helps most: of the finding that is lit up, of the tool in hand, of the page at the right, or the
    /// contents. An open page is put away.
    pub(super) fn turn_page(&mut self, around: &mut Surroundings) -> Action {
        if self.page.take().is_none() {
            let lit = self.finding.and_then(|at| self.document.report().findings.get(at)).map(|finding| finding.lint);
            self.page = Page::of(lit.unwrap_or_else(|| self.helpful(around)), &around.voice);
            around.layout.panels.panel = true;
        }
        Action::Run(page::to_its_head())
    }

    /// The page of the manual on what is at hand.
    fn helpful(&self, around: &Surroundings) -> &'static str {
        match (around.toolbox.tool, around.side) {
            (_, side) if around.layout.panels.panel && side != Side::Inspector => help::of_side(side),
            (Tool::Select, _) => help::CONTENTS,
            (tool, _) => tool.entry().page,
        }
    }

    /// Opens a page of the manual.
    pub(super) fn help(&mut self, name: &str, around: &mut Surroundings) -> Action {
        self.page = Page::of(name, &around.voice);
        around.layout.panels.panel = true;
        Action::Run(page::to_its_head())
    }

    pub(super) fn on_page(&mut self, message: page::Message, around: &Surroundings) -> Action {
        let Some(page) = self.page.take() else { return Action::None };
        self.page = match message {
            page::Message::Closed => None,
            page::Message::Followed(to) => Some(page.follow(&to, &around.voice)),
            page::Message::Back => Some(page.back(&around.voice)),
        };
        Action::Run(page::to_its_head())
    }
}
