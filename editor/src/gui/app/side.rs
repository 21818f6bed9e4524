//! The pages at the right of the map.

use iced::widget::{column, container, row};
use iced::{Element, Fill};

use super::divider::Divider;
use super::{App, Message, Side};
use crate::explain::help;
use crate::gui::panel::{counters, inspector, layers, play, rulebook, variants};
use crate::gui::theme;
use crate::gui::widget::{Icon, hint, icon_button, line, tab};

impl App {
    /// Turns to a page at the right; the page that is open already is put away.
    pub(super) fn turn_side(&mut self, side: Side) {
        self.sheet.page = None;
        self.panels.inspector = self.side != side || !self.panels.inspector;
        self.side = side;
        self.take_up_play();
    }

    /// The page at the right, and how wide it is. An open page of help takes its place, where there is height for it.
    pub(super) fn side_panel(&self) -> Option<Element<'_, Message>> {
        let (page, divider) = match &self.sheet.page {
            Some(page) => (page.view(&self.theme(), &self.voice).map(Message::Page), Divider::Page),
            None if !self.panels.inspector => return None,
            None => (self.side_page(), Divider::Side(self.side)),
        };
        let page = container(page).width(self.size_of(divider)).height(Fill).style(theme::panel);
        Some(row![self.divider(divider), page].into())
    }

    fn side_page(&self) -> Element<'_, Message> {
        let riders =
            Side::ALL.map(|side| tab(self.voice.text(side.word()), None, self.side == side, Message::SidePicked(side)));
        let page = match self.side {
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
            Side::Play => play::view(&self.sheet.play, &self.sheet.document, &self.voice).map(Message::Play),
            Side::Rulebook => {
                rulebook::view(&self.sheet.rulebook, &self.sheet.document, &self.voice).map(Message::Rulebook)
            }
        };
        let help = Message::HelpAsked(help::of_side(self.side));
        let help = icon_button(Icon::Page, self.voice.text("gui-help-page"), Some(help));
        // Where words are long the riders take a second line.
        let riders = row![container(row(riders).wrap()).width(Fill), help].align_y(iced::Center);
        let riders = container(riders).padding([2, 4]).width(Fill).style(theme::bar);
        column![riders, line(), container(page).height(Fill).width(Fill)].into()
    }
}
