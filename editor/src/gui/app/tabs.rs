//! The tabs of the open documents above the map.

use iced::widget::{Row, button, container, mouse_area, row, text, tooltip};
use iced::{Center, Element, Fill, FillPortion};

use super::{App, Message};
use crate::gui::desk::Desk;
use crate::gui::keymap::{Command, key_of};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, hinted, icon_button};

/// The maximum width of a tab, in px; many tabs share the available width.
const WIDTH: f32 = 220.0;

/// With more tabs than this, only the tab in front shows its close button.
const MANY: usize = 4;

impl App {
    /// Returns the tabs; `None` while there is only one document.
    pub(super) fn riders(&self) -> Option<Element<'_, Message>> {
        if self.desks.count() < 2 {
            return None;
        }
        let riders = Row::with_children(self.desks.each().map(|desk| self.rider(desk))).spacing(2);
        let about = format!("{} ({})", self.around.voice.text("gui-tab-more"), key_of(Command::Start));
        let more = button(text("+").size(theme::HEADING).font(theme::BOLD))
            .padding([1, 9])
            .style(theme::flat(false))
            .on_press(Message::Commanded(Command::Start));
        let more = hinted(more, about, tooltip::Position::Bottom);
        let bar = row![riders, more].spacing(theme::STEP).align_y(Center);
        Some(container(bar).padding([3, 6]).height(theme::RIDERS).width(Fill).style(theme::bar).into())
    }

    /// Returns the tab of a document: a dot while it is unsaved, an icon while a play-test or a balancing runs on it,
    /// its title, and the close button.
    fn rider(&self, desk: &Desk) -> Element<'_, Message> {
        let (id, chosen) = (desk.id, desk.id == self.front());
        let title = self.rider_title(desk);
        let (font, tint) = if chosen { (theme::BOLD, Tint::Ink) } else { (theme::FONT, Tint::Faint) };
        let dot = desk.document.is_edited().then(|| text("•").size(theme::TEXT).style(Tint::Warning.text()));
        let fights = desk.fights().then(|| Icon::Play.tinted(Tint::Good).width(10).height(10));
        let name =
            text(title).size(theme::TEXT).font(font).style(tint.text()).wrapping(text::Wrapping::None).width(Fill);
        let face =
            row![].push(dot).push(fights).push(container(name).width(Fill).clip(true)).spacing(6).align_y(Center);
        let face = button(face).padding([4, 6]).width(Fill).style(theme::flat(false)).on_press(Message::TabPicked(id));
        let about = desk
            .document
            .home()
            .map_or_else(|| self.around.voice.text("gui-tab-new"), |home| home.display().to_string());
        let face = hinted(face, about, tooltip::Position::Bottom);
        let key = if chosen { format!(" ({})", key_of(Command::CloseTab)) } else { String::new() };
        let close = icon_button(
            Icon::Close,
            format!("{}{key}", self.around.voice.text("gui-tab-close")),
            Some(Message::TabClosed(id)),
        );
        // With many tabs the titles need the space; a middle click still closes the tabs that are not in front.
        let many = self.desks.count() > MANY;
        let close = (chosen || !many).then_some(close);
        let rider = container(row![container(face).width(Fill)].push(close).align_y(Center));
        let rider = if chosen { rider.style(theme::in_front) } else { rider };
        let rider = mouse_area(rider).on_middle_press(Message::TabClosed(id));
        let portion = if many && chosen { 2 } else { 1 };
        container(rider).width(FillPortion(portion)).max_width(WIDTH).into()
    }

    /// Returns the title of a document, followed by its name if another document has the same title.
    fn rider_title(&self, desk: &Desk) -> String {
        let title = |desk: &Desk| desk.document.base_map().title.get(self.around.voice.language()).to_owned();
        let own = title(desk);
        let same = self.desks.each().filter(|other| other.id != desk.id).any(|other| title(other) == own);
        if same { format!("{own} · {}", desk.document.name()) } else { own }
    }
}
