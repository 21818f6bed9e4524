//! The list in which everything is found: typed words find it, Enter goes there.

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
/// The id of what scrolls.
const LIST: &str = "palette-list";
/// How high the list is, in px.
const HEIGHT: f32 = 392.0;
/// How high a line is, in px.
const LINE: f32 = 26.0;
/// How high the word above a group is, in px.
const WORD: f32 = 24.0;
/// How far the keys for pages go.
const PAGE: usize = 12;

/// The list, and what is typed to find something in it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Palette {
    finder: Finder,
    typed: String,
    found: Vec<FinderItem>,
    /// What Enter picks.
    at: usize,
}

/// What happened in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The words changed.
    Typed(String),
    /// What the cursor is on is picked.
    Entered,
    /// The cursor goes so many lines down, or up.
    Moved(isize),
    /// Something was picked, counted from the top.
    Picked(usize),
}

impl Palette {
    /// The list of everything a finder knows.
    pub fn of(finder: Finder) -> Self {
        let found = finder.found("");
        Self { finder, typed: String::new(), found, at: 0 }
    }

    /// What is found, the best first.
    pub fn found(&self) -> &[FinderItem] {
        &self.found
    }

    /// Does what happened; what was picked, if anything.
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
                // One line beyond the end is the other end; a page beyond it is the end.
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

    /// Scrolls to what the cursor is on.
    pub fn reveal<M: Send + 'static>(&self) -> Task<M> {
        let above = self.found[..self.at.min(self.found.len())].iter();
        let lines = above.clone().count() as f32 * LINE;
        let kinds: Vec<_> = above.map(|item| item.kind).collect();
        let words = kinds.chunk_by(|one, next| one == next).count() as f32 * WORD;
        scroll_to(LIST, AbsoluteOffset { x: 0.0, y: (lines + words - HEIGHT / 2.0).max(0.0) })
    }

    /// The list.
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
        // The bar that scrolls stands beside the keys, not on them.
        let list = container(scrollable(lines).id(LIST).width(Fill).height(Fill)).height(HEIGHT);
        column![heading(voice.text("gui-palette")), field]
            .push(list)
            .push(aside(voice.text("gui-palette-keys")))
            .spacing(theme::NEAR)
            .width(440)
            .into()
    }

    /// Something that was found.
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

/// What a key does in the list that the field above it has no use for.
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
        Palette::of(Finder::new(&alamo, &Voice::new(Language::English)))
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
        // Other words begin at the top again.
        palette.update(Message::Typed("undo".to_owned()));
        assert_eq!(palette.update(Message::Entered), Some(Goal::Command(Command::Undo)));
        palette.update(Message::Typed("no such thing".to_owned()));
        assert_eq!(palette.update(Message::Entered), None);
    }
}
