//! The side pages of the desk.

use iced::Element;

use super::{Desk, Message};
use crate::gui::pages::SidePage;
use crate::gui::panel::{corrections, counters, history, inspector, layers, play, problems, rulebook, tools, variants};
use crate::gui::tool::Tool;
use crate::gui::widget::hint;
use crate::gui::window_state::WindowState;

impl Desk {
    /// The open side page.
    pub(in crate::gui) fn side_page<'a>(&'a self, around: &'a WindowState) -> Element<'a, Message> {
        match around.side {
            SidePage::Inspector if !matches!(around.toolbox.tool, Tool::Select | Tool::Counter) => {
                self.tool_page(around)
            }
            SidePage::Inspector => {
                let shown = self.chosen.or(self.board.hovered().map(|pointed| pointed.hex));
                inspector::view(&self.document, shown, &around.voice).map(Message::Inspector)
            }
            SidePage::Scenario if self.play.hides_plan() => hint(around.voice.text("gui-play-hides")).into(),
            SidePage::Scenario => self.pages.tray.view(&self.document, &around.voice).map(Message::Scenario),
            SidePage::Layers => {
                let page =
                    layers::LayersContext { document: &self.document, shown: around.shown, judged: &self.pages.judged };
                layers::view(&self.pages.layers, page, &around.voice).map(Message::Layers)
            }
            SidePage::Counters => {
                counters::view(&self.pages.counters, &self.document, &self.view_of_map(around), &around.voice)
                    .map(Message::Counters)
            }
            SidePage::Variants => {
                variants::view(&self.pages.variants, &self.document, &around.voice).map(Message::Variants)
            }
            SidePage::Corrections => corrections::view(&self.document, &around.voice).map(Message::Corrections),
            SidePage::Play => play::view(&self.play, &self.document, &around.voice).map(Message::Play),
            SidePage::Rulebook => {
                rulebook::view(&self.pages.rulebook, &self.document, &around.voice).map(Message::Rulebook)
            }
            SidePage::Problems => {
                let list = problems::ProblemsContext {
                    document: &self.document,
                    notes: self.pages.notes,
                    chosen: self.finding,
                    wording: &self.pages.wording,
                };
                problems::view(list, &around.voice).map(Message::Problems)
            }
            SidePage::Balance => self.tuning.view(&self.document, around.mode, &around.voice).map(Message::Tuning),
            SidePage::Find => self.pages.find.view(&around.voice).map(Message::Find),
            SidePage::History => {
                history::view(&self.document.strokes(), &self.balance, &around.voice).map(Message::History)
            }
        }
    }

    /// The page of the tool in hand.
    fn tool_page<'a>(&'a self, around: &'a WindowState) -> Element<'a, Message> {
        let shown = tools::ToolsContext {
            toolbox: around.toolbox,
            drafts: &self.drafts,
            document: &self.document,
            swatches: &around.swatches,
            selection: &self.selection,
            measured: self.measured,
            copied: around.copied(),
            stamps: &around.stamps,
            asked: self.asked(),
            backdrop: &self.backdrop,
            tally: self.game_area.tally(),
        };
        tools::view(shown, &around.voice).map(Message::Tools)
    }
}
