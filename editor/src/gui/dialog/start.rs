//! The start page: four cards to begin with, the bundled scenarios, and recent documents.

mod entry;
mod layout;
mod sizes;

pub use self::entry::{Card, StartEntry};
pub use self::layout::StartContext;
pub use self::sizes::Room;

use std::path::{Path, PathBuf};

use iced::keyboard::key::{Key, Named};
use iced::keyboard::{Event, Modifiers};
use rules::words::Language;

use crate::files;
use crate::gui::document::FIRST;
use crate::gui::gallery::{Extent, Sample, Wanted};
use crate::gui::keymap;
use crate::gui::theme::Mode;

/// The number of entries that can be opened with a digit.
const KEYS: usize = 9;

/// The start page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    /// The bundled scenarios.
    bundled: Vec<&'static str>,
    /// The recent documents, and whether each still exists.
    recent: Vec<(PathBuf, bool)>,
    /// The selected entry, which Enter opens.
    at: StartEntry,
}

/// A movement of the cursor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CursorMove {
    /// To the next entry, wrapping around.
    Next,
    /// To the previous entry, wrapping around.
    Previous,
    /// To the entry above.
    Up,
    /// To the entry below.
    Down,
    /// To the entry on the left.
    Left,
    /// To the entry on the right.
    Right,
}

/// An event on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// An entry was picked.
    Picked(StartEntry),
    /// A digit was pressed: it counts scenarios, then documents, from 1.
    Counted(usize),
    /// The entry under the cursor was picked.
    Entered,
    /// The cursor moves.
    Moved(CursorMove),
    /// The preview of a document was drawn.
    Drawn(Sample),
    /// A new map was asked for.
    NewAsked,
    /// A file was asked for.
    OpenAsked,
}

impl Start {
    /// Creates the page with these recent documents.
    pub fn new(recent: &[PathBuf]) -> Self {
        let recent: Vec<_> = recent.iter().map(|file| (file.clone(), file.is_file())).collect();
        let bundled = files::bundled_names("scenario.ron");
        // A returning user continues with the last document that still exists.
        let last = recent.iter().position(|(_, is_there)| *is_there);
        Self { bundled, recent, at: last.map_or(StartEntry::Card(Card::Play), StartEntry::Recent) }
    }

    /// The document an entry opens: a file, or the name of a bundled one.
    pub fn document(&self, entry: StartEntry) -> Option<PathBuf> {
        match entry {
            StartEntry::Card(_) => None,
            StartEntry::Bundled(at) => self.bundled.get(at).map(PathBuf::from),
            StartEntry::Recent(at) => {
                self.recent.get(at).filter(|(_, is_there)| *is_there).map(|(file, _)| file.clone())
            }
        }
    }

    /// The entry for a digit: scenarios first, then documents.
    pub fn counted(&self, digit: usize) -> Option<StartEntry> {
        let at = digit.checked_sub(1)?;
        let recent = at.checked_sub(self.bundled.len());
        Some(recent.map_or(StartEntry::Bundled(at), StartEntry::Recent)).filter(|entry| self.opens(*entry))
    }

    /// The entry under the cursor.
    pub const fn at(&self) -> StartEntry {
        self.at
    }

    /// Whether the entry can be opened.
    fn opens(&self, entry: StartEntry) -> bool {
        matches!(entry, StartEntry::Card(_)) || self.document(entry).is_some()
    }

    /// Moves the cursor among the entries that can be opened, following their layout in the window.
    pub fn step(&mut self, way: CursorMove, room: Room) {
        let mut rows = room.rows(self.bundled.len(), self.recent.len());
        for row in &mut rows {
            row.retain(|(entry, _)| self.opens(*entry));
        }
        rows.retain(|row| !row.is_empty());
        let place = |row: usize| rows[row].iter().position(|(entry, _)| *entry == self.at).map(|at| (row, at));
        let Some((row, at)) = (0..rows.len()).find_map(place) else {
            self.at = StartEntry::Card(Card::Play);
            return;
        };
        let nearest = |to: usize| {
            let off = |own: &(StartEntry, f32)| (own.1 - rows[row][at].1).abs();
            rows.get(to)?.iter().min_by(|one, other| off(one).total_cmp(&off(other))).map(|(entry, _)| *entry)
        };
        let beside = |to: Option<usize>| rows[row].get(to?).map(|(entry, _)| *entry);
        let around = |on: usize| {
            let all = rows.concat();
            let own = all.iter().position(|(entry, _)| *entry == self.at)?;
            Some(all[(own + on) % all.len()].0)
        };
        let count: usize = rows.iter().map(Vec::len).sum();
        let to = match way {
            CursorMove::Next => around(1),
            CursorMove::Previous => around(count - 1),
            CursorMove::Up => row.checked_sub(1).and_then(nearest),
            CursorMove::Down => nearest(row + 1),
            CursorMove::Left => beside(at.checked_sub(1)),
            CursorMove::Right => beside(Some(at + 1)),
        };
        self.at = to.unwrap_or(self.at);
    }

    /// The previews needed for the page in a theme and a language, the most prominent one first.
    pub fn wanted(&self, large: Extent, mode: Mode, language: Language) -> Vec<Wanted> {
        let large = Wanted::new(FIRST.as_ref(), large, mode, language);
        let recent = self.recent.iter().filter(|(_, is_there)| *is_there).map(|(file, _)| file.as_path());
        let small = self.bundled.iter().map(Path::new).chain(recent);
        std::iter::once(large)
            .chain(small.map(|document| Wanted::new(document, Extent::Small, mode, language)))
            .collect()
    }
}

/// The message for a key; `None` for keys the page does not use.
pub fn pressed(event: &Event) -> Option<Message> {
    let Event::KeyPressed { key, modifiers, .. } = event else { return None };
    match key {
        Key::Named(Named::Tab) if !modifiers.command() => {
            Some(Message::Moved(if modifiers.shift() { CursorMove::Previous } else { CursorMove::Next }))
        }
        Key::Named(Named::ArrowDown) => Some(Message::Moved(CursorMove::Down)),
        Key::Named(Named::ArrowUp) => Some(Message::Moved(CursorMove::Up)),
        Key::Named(Named::ArrowLeft) => Some(Message::Moved(CursorMove::Left)),
        Key::Named(Named::ArrowRight) => Some(Message::Moved(CursorMove::Right)),
        Key::Named(Named::Enter | Named::Space) => Some(Message::Entered),
        Key::Character(_) | Key::Unidentified if !modifiers.intersects(Modifiers::COMMAND | Modifiers::ALT) => {
            let is_of = |card: &Card| matches!(key, Key::Character(sign) if sign.eq_ignore_ascii_case(card.key()));
            if let Some(card) = Card::ALL.into_iter().find(is_of) {
                return Some(Message::Picked(StartEntry::Card(card)));
            }
            let digit = usize::from(keymap::digit(event)?);
            (1..=KEYS).contains(&digit).then_some(Message::Counted(digit))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use iced::Size;

    use super::*;

    fn room() -> Room {
        Room::new(Size::new(1360.0, 860.0))
    }

    #[test]
    fn the_cursor_begins_with_the_last_document_and_passes_over_those_that_are_gone() {
        let folder = tempfile::tempdir().unwrap();
        let files = ["a.map.ron", "gone.map.ron", "b.map.ron"].map(|name| folder.path().join(name));
        for file in [&files[0], &files[2]] {
            std::fs::write(file, "").unwrap();
        }
        let mut page = Start::new(&files);
        assert_eq!(page.document(page.at()), Some(files[0].clone()));
        assert_eq!(page.document(StartEntry::Recent(1)), None);
        page.step(CursorMove::Next, room());
        assert_eq!(page.document(page.at()), Some(files[2].clone()));
        page.step(CursorMove::Next, room());
        assert_eq!(page.at(), StartEntry::Card(Card::Play), "round and round");
        page.step(CursorMove::Previous, room());
        page.step(CursorMove::Previous, room());
        assert_eq!(page.at(), StartEntry::Recent(0));
        assert_eq!(Start::new(&[]).at(), StartEntry::Card(Card::Play));
        let first = page.bundled.len() + 1;
        assert_eq!((page.counted(1), page.counted(first)), (Some(StartEntry::Bundled(0)), Some(StartEntry::Recent(0))));
        assert_eq!([page.counted(first + 1), page.counted(0)], [None; 2]);
    }

    #[test]
    fn the_arrows_go_where_they_point() {
        let mut page = Start::new(&[]);
        for (way, there) in [
            (CursorMove::Right, StartEntry::Card(Card::Draw)),
            (CursorMove::Right, StartEntry::Card(Card::Draw)),
            (CursorMove::Down, StartEntry::Card(Card::Change)),
            (CursorMove::Left, StartEntry::Card(Card::Correct)),
            (CursorMove::Down, StartEntry::Bundled(0)),
            (CursorMove::Down, StartEntry::Bundled(2)),
            (CursorMove::Right, StartEntry::Bundled(3)),
            (CursorMove::Left, StartEntry::Bundled(2)),
            (CursorMove::Up, StartEntry::Bundled(0)),
            (CursorMove::Up, StartEntry::Card(Card::Correct)),
            (CursorMove::Up, StartEntry::Card(Card::Play)),
            (CursorMove::Up, StartEntry::Card(Card::Play)),
        ] {
            page.step(way, room());
            assert_eq!(page.at(), there, "{way:?}");
        }
    }
}
