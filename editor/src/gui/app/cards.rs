//! Cards over the upper edge of the map: questions that can wait.

use iced::widget::{button, column, container, opaque, row, text, tooltip};
use iced::{Center, Element, Fill};
use rules::message::Message as Say;

use super::keeping::Keeping;
use super::{App, Message, News};
use crate::gui::desk;
use crate::gui::dialog::recovery;
use crate::gui::keymap::{Command, key_of};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, hinted, unquoted, words};

impl App {
    /// The cards over the map.
    pub(super) fn cards(&self) -> Option<Element<'_, Message>> {
        let cards = self.listed_cards()?;
        Some(container(cards).padding(theme::APART).center_x(Fill).align_top(Fill).into())
    }

    /// The cards, one below the other.
    pub(super) fn listed_cards(&self) -> Option<Element<'_, Message>> {
        let Keeping { offers, games, .. } = &self.keeping;
        let offers = self
            .keeping
            .has_offers()
            .then(|| opaque(recovery::view(offers, games, &self.around.voice).map(Message::Offer)));
        let changed = self.desk().changed_file().map(|file| opaque(self.changed(&file.display().to_string())));
        if offers.is_none() && changed.is_none() {
            return None;
        }
        Some(column![].push(offers).push(changed).spacing(theme::NEAR).align_x(Center).into())
    }

    /// Somebody else has changed the file.
    fn changed(&self, file: &str) -> Element<'_, Message> {
        let voice = &self.around.voice;
        let id = if self.desk().document.is_edited() { "gui-disk-changed-edited" } else { "gui-disk-changed" };
        let said = unquoted(&voice.say(&Say::new(id).with("file", file)));
        let reload = button(text(voice.text("gui-disk-reload")).size(theme::TEXT))
            .padding([4, 12])
            .style(theme::primary)
            .on_press(self.to_front(desk::Message::Disk(News::ReloadAsked)));
        let reload = hinted(
            reload,
            format!("{} ({})", voice.text("gui-disk-reload-about"), key_of(Command::Reload)),
            tooltip::Position::Bottom,
        );
        let keep = button(text(voice.text("gui-disk-keep")).size(theme::TEXT))
            .padding([4, 12])
            .style(theme::outlined)
            .on_press(self.to_front(desk::Message::Disk(News::Kept)));
        let keep = hinted(keep, voice.text("gui-disk-keep-about"), tooltip::Position::Bottom);
        let about = row![Icon::Warning.tinted(Tint::Warning), words(said).width(Fill)].spacing(theme::NEAR);
        let card = column![about.align_y(Center), row![reload, keep].spacing(theme::NEAR)].spacing(theme::NEAR);
        container(card).padding(theme::APART).max_width(680).style(theme::raised).into()
    }
}
