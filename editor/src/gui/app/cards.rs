//! Cards over the upper edge of the map: questions that can wait.

use iced::widget::{button, column, container, opaque, row, text, tooltip};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;

use super::journals::Keeping;
use super::{App, FileNews, Message};
use crate::gui::desk;
use crate::gui::dialog::recovery::{self, GameOffer, Offer};
use crate::gui::keymap::{Command, key_of};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, hinted, unquoted, words};
use crate::words::Voice;

impl App {
    /// Returns the cards to show over the map; `None` if there are none.
    pub(super) fn cards(&self) -> Option<Element<'_, Message>> {
        let offers = self.offered(recovery::view).map(opaque);
        let changed = self.changed_file().map(opaque);
        if offers.is_none() && changed.is_none() {
            return None;
        }
        let cards = column![].push(offers).push(changed).spacing(theme::NEAR).align_x(Center);
        Some(container(cards).padding(theme::APART).center_x(Fill).align_top(Fill).into())
    }

    /// Returns the same cards as strips, to show above the start page.
    pub(super) fn strips(&self) -> [Option<Element<'_, Message>>; 2] {
        let below = |card| container(card).padding(theme::NEAR).center_x(Fill).style(theme::panel).into();
        [self.offered(recovery::strip), self.changed_file().map(below)]
    }

    /// Returns the height of the strip that offers what a crash left behind; 0 if it is not shown.
    pub(super) fn height_of_offers(&self) -> f32 {
        let Keeping { offers, games, .. } = &self.keeping;
        if self.keeping.has_offers() { recovery::height(offers.len() + games.len()) } else { 0.0 }
    }

    fn offered<'a>(
        &'a self,
        view: impl Fn(&[Offer], &[GameOffer], &Voice) -> Element<'a, recovery::Message>,
    ) -> Option<Element<'a, Message>> {
        let Keeping { offers, games, .. } = &self.keeping;
        self.keeping.has_offers().then(|| view(offers, games, &self.around.voice).map(Message::Offer))
    }

    fn changed_file(&self) -> Option<Element<'_, Message>> {
        self.desk().changed_file().map(|file| self.changed(&file.display().to_string()))
    }

    /// Returns the card which says that another program has changed the file.
    fn changed(&self, file: &str) -> Element<'_, Message> {
        let voice = &self.around.voice;
        let id = if self.desk().document.is_edited() { "gui-disk-changed-edited" } else { "gui-disk-changed" };
        let said = unquoted(&voice.say(&Phrase::new(id).with("file", file)));
        let reload = button(text(voice.text("gui-disk-reload")).size(theme::TEXT))
            .padding([4, 12])
            .style(theme::primary)
            .on_press(self.to_front(desk::Message::Disk(FileNews::ReloadAsked)));
        let reload = hinted(
            reload,
            format!("{} ({})", voice.text("gui-disk-reload-about"), key_of(Command::Reload)),
            tooltip::Position::Bottom,
        );
        let keep = button(text(voice.text("gui-disk-keep")).size(theme::TEXT))
            .padding([4, 12])
            .style(theme::outlined)
            .on_press(self.to_front(desk::Message::Disk(FileNews::Kept)));
        let keep = hinted(keep, voice.text("gui-disk-keep-about"), tooltip::Position::Bottom);
        let about = row![Icon::Warning.tinted(Tint::Warning), words(said).width(Fill)].spacing(theme::NEAR);
        let card = column![about.align_y(Center), row![reload, keep].spacing(theme::NEAR)].spacing(theme::NEAR);
        container(card).padding(theme::APART).max_width(680).style(theme::raised).into()
    }
}
