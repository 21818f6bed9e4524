//! The command palette: typing searches it, Enter goes to the selected item.

use iced::keyboard::Event;
use iced::keyboard::key::{Key, Named};
use iced::widget::operation::{AbsoluteOffset, scroll_to};
use iced::widget::{button, column, container, row, scrollable, space, text, text_input};
use iced::{Center, Element, Fill, Task};

use crate::gui::finder::{Finder, FinderItem, Goal};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, group, heading};
use crate::words::Voice;

/// The id of the field.
pub const FIELD: &str = "palette";
/// The id of the scrollable.
const LIST: &str = "palette-list";
/// The height of the list, in px.
const HEIGHT: f32 = 392.0;
/// The height of a line, in px.
const LINE: f32 = 26.0;
/// The height of a group heading, in px.
const WORD: f32 = 24.0;
/// The number of lines that Page Up and Page Down move.
const PAGE: usize = 12;

/// The palette: the list of items and the search text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Palette {
    finder: Finder,
    typed: String,
    found: Vec<FinderItem>,
    /// The index of the selected item.
    at: usize,
}

/// An event in the palette.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The search text changed.
    Typed(String),
    /// The selected item was picked.
    Entered,
    /// The selection moves by this number of lines; positive is down.
    Moved(isize),
    /// An item was picked, given by its index.
    Picked(usize),
}

impl Palette {
    /// Creates the palette of all items of a finder.
    pub fn new(finder: Finder) -> Self {
        let found = finder.found("");
        Self { finder, typed: String::new(), found, at: 0 }
    }

    /// The items found, best first.
    pub fn found(&self) -> &[FinderItem] {
        &self.found
    }

    /// Handles a message and returns what was picked, if anything.
    pub fn update(&mut self, message: Message) -> Option<Goal> {
        let picked = |at: usize| self.found.get(at).map(|item| item.goal.clone());
        match message {
            Message::Typed(now) => {
                self.found = self.finder.found(&now);
                (self.typed, self.at) = (now, 0);
                None
            }
            Message::Entered => picked(self.at),
            Message::Picked(at) => picked(at),
            Message::Moved(by) => {
                let last = self.found.len().saturating_sub(1);
                // One line past the end wraps around; a page past the end stops there.
                self.at = match self.at.checked_add_signed(by) {
                    None if by == -1 => last,
                    None => 0,
                    Some(to) if to > last && by == 1 => 0,
                    Some(to) => to.min(last),
                };
                None
            }
        }
    }

    /// Scrolls to the selected item.
    pub fn reveal<M: Send + 'static>(&self) -> Task<M> {
        let above = self.found[..self.at.min(self.found.len())].iter();
        let lines = above.clone().count() as f32 * LINE;
        let kinds: Vec<_> = above.map(|item| item.kind).collect();
        let words = kinds.chunk_by(|one, next| one == next).count() as f32 * WORD;
        scroll_to(LIST, AbsoluteOffset { x: 0.0, y: (lines + words - HEIGHT / 2.0).max(0.0) })
    }

    /// Builds the palette.
    pub fn view<'a>(&'a self, voice: &Voice) -> Element<'a, super::Message> {
        let field = text_input(&voice.text("gui-palette-hint"), &self.typed)
            .id(FIELD)
            .size(theme::TEXT)
            .padding(theme::NEAR)
            .on_input(|now| super::Message::Palette(Message::Typed(now)))
            .on_submit(super::Message::Palette(Message::Entered));
        let nothing = self.found.is_empty().then(|| aside(voice.text("gui-palette-nothing")));
        let mut lines = column![].push(nothing).width(Fill).padding(iced::Padding { right: 12.0, ..0.0.into() });
        let mut kind = None;
        for (at, item) in self.found.iter().enumerate() {
            if kind != Some(item.kind) {
                kind = Some(item.kind);
                let word = container(group(voice.text(item.kind.word()))).padding([0, 8]);
                lines = lines.push(word.height(WORD).align_bottom(WORD));
            }
            lines = lines.push(self.line(at, item));
        }
        // The scroll bar is next to the keys, not on top of them.
        let list = container(scrollable(lines).id(LIST).width(Fill).height(Fill)).height(HEIGHT);
        column![heading(voice.text("gui-palette")), field]
            .push(list)
            .push(aside(voice.text("gui-palette-keys")))
            .spacing(theme::NEAR)
            .width(440)
            .into()
    }

    /// The line of an item.
    fn line<'a>(&self, at: usize, item: &'a FinderItem) -> Element<'a, super::Message> {
        let lit = at == self.at;
        let tint = if lit { Tint::OnAccent } else { Tint::Faint };
        let name = text(&item.name).size(theme::TEXT).wrapping(text::Wrapping::None);
        let said = text(&item.said).size(theme::SMALL).font(theme::BOLD).style(tint.text());
        let said = said.wrapping(text::Wrapping::None);
        let face = row![container(name).width(Fill).clip(true), space().width(theme::NEAR), said].align_y(Center);
        let press = super::Message::Palette(Message::Picked(at));
        let line = button(container(face).center_y(Fill)).padding([0, 8]).width(Fill).height(LINE);
        line.style(theme::flat(lit)).on_press(press).into()
    }
}

/// The message for a key that the search field does not use itself.
pub fn pressed(event: &Event) -> Option<Message> {
    let Event::KeyPressed { key: Key::Named(named), modifiers, .. } = event else { return None };
    let page = PAGE.cast_signed();
    match named {
        Named::ArrowDown => Some(Message::Moved(1)),
        Named::ArrowUp => Some(Message::Moved(-1)),
        Named::Tab if !modifiers.command() => Some(Message::Moved(if modifiers.shift() { -1 } else { 1 })),
        Named::PageDown => Some(Message::Moved(page)),
        Named::PageUp => Some(Message::Moved(-page)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use rules::words::Language;

    use super::*;
    use crate::gui::document::OpenDocument;
    use crate::gui::keymap::Command;

    fn palette() -> Palette {
        let alamo = OpenDocument::open("alamo".as_ref()).unwrap();
        Palette::new(Finder::new(&alamo, &Voice::new(Language::English)))
    }

    #[test]
    fn the_cursor_goes_round_and_enter_picks_what_it_is_on() {
        let mut palette = palette();
        palette.update(Message::Typed("wall".to_owned()));
        let found = palette.found().to_vec();
        assert!(found.len() > 3);
        assert_eq!(palette.update(Message::Entered), Some(found[0].goal.clone()));
        palette.update(Message::Moved(1));
        assert_eq!(palette.update(Message::Entered), Some(found[1].goal.clone()));
        palette.update(Message::Moved(-1));
        palette.update(Message::Moved(-1));
        assert_eq!(palette.update(Message::Entered), found.last().map(|item| item.goal.clone()));
        palette.update(Message::Moved(1));
        palette.update(Message::Moved(500));
        assert_eq!(palette.at, found.len() - 1);
        // A new search text selects the first item again.
        palette.update(Message::Typed("undo".to_owned()));
        assert_eq!(palette.update(Message::Entered), Some(Goal::Command(Command::Undo)));
        palette.update(Message::Typed("no such thing".to_owned()));
        assert_eq!(palette.update(Message::Entered), None);
    }
}
