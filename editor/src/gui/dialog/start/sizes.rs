//! The sizes of the parts of the start page, and the positions of its entries relative to each other.

use iced::Size;

use super::entry::{Card, StartEntry};
use crate::gui::theme;

/// The maximum width of the page, in px.
const WIDEST: f32 = 1560.0;
/// The space between the parts of the page and around it, in px.
pub(super) const GAP: f32 = 4.0 * theme::STEP;
/// The minimum and maximum height of a card, in px.
const CARD: [f32; 2] = [76.0, 104.0];
/// The height of the line of a document, including its preview, in px.
pub(super) const LINE: f32 = 48.0;
/// The minimum and maximum height of the line of a scenario, which says what it teaches, in px.
const SCENARIO: [f32; 2] = [44.0, 104.0];
/// The number of lines of cards and scenarios that share the remaining height next to the picture.
const SHARES: f32 = 6.0;
/// The number of scenarios in a row.
pub(super) const SCENARIOS: usize = 2;
/// The height of the parts next to the large picture with minimal cards and lines, in px.
const BESIDE: f32 = 448.0;
/// The space between lines, in px.
pub(super) const BETWEEN: f32 = theme::STEP;
/// The minimum width of the line of a document, in px.
const NARROWEST: f32 = 230.0;
/// The width of the large picture relative to its height: the ratio of the sheet of the Alamo.
const PORTRAIT: f32 = 0.82;
/// The minimum height of the parts above the documents and of the headings, in px.
const ABOVE: f32 = 548.0;

/// The sizes of the page in a window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Room {
    /// The width of the page, in px.
    pub(super) width: f32,
    /// The size of the large picture, in px.
    pub picture: Size,
    /// The height of a card, in px.
    pub(super) card: f32,
    /// The height of the line of a scenario, in px.
    pub(super) scenario: f32,
    /// The number of documents in a row.
    pub(super) columns: usize,
    /// The number of rows of documents.
    lines: usize,
}

impl Room {
    /// Computes the sizes for a window of this size.
    pub fn new(window: Size) -> Self {
        let width = (window.width - 2.0 * GAP).min(WIDEST);
        let lines = (((window.height - ABOVE) / (LINE + BETWEEN)) as usize).clamp(1, 3);
        let below = lines as f32 * (LINE + BETWEEN);
        let high = (0.5 * width).min(window.height - 120.0 - below).max(240.0);
        let picture = Size::new(high * PORTRAIT, high);
        let grown = |[least, most]: [f32; 2]| (least + (high - BESIDE).max(0.0) / SHARES).min(most);
        let (card, scenario) = (grown(CARD), grown(SCENARIO));
        Self { width, picture, card, scenario, columns: ((width / NARROWEST) as usize).clamp(2, 6), lines }
    }

    /// The number of documents that are shown.
    pub const fn documents(self) -> usize {
        self.columns * self.lines
    }

    /// The entries row by row, each with the horizontal position of its centre as a fraction of the width.
    pub fn rows(self, bundled: usize, recent: usize) -> Vec<Vec<(StartEntry, f32)>> {
        let left = self.picture.width / self.width;
        let across = |share: f32| left + (1.0 - left) * share;
        let cards = Card::ALL.chunks(2).map(|pair| {
            pair.iter().zip([0.25, 0.75]).map(|(card, share)| (StartEntry::Card(*card), across(share))).collect()
        });
        let scenarios: Vec<_> = (0..bundled).collect();
        let scenarios = scenarios.chunks(SCENARIOS).map(|pair| {
            pair.iter().zip([0.25, 0.75]).map(|(at, share)| (StartEntry::Bundled(*at), across(share))).collect()
        });
        let recent: Vec<_> = (0..recent.min(self.documents())).collect();
        let recent = recent.chunks(self.columns).map(|line| {
            let share = |column: usize| (column as f32 + 0.5) / self.columns as f32;
            line.iter().enumerate().map(|(column, at)| (StartEntry::Recent(*at), share(column))).collect()
        });
        cards.chain(scenarios).chain(recent).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_window_shows_some_documents_and_a_large_one_all() {
        let small = Room::new(Size::new(880.0, 560.0));
        assert!(small.documents() >= 3 && small.picture.height < 430.0);
        let usual = Room::new(Size::new(1360.0, 860.0));
        assert!(usual.documents() >= 12 && usual.picture.height > 400.0);
    }

    #[test]
    fn every_entry_lies_in_one_place() {
        let room = Room::new(Size::new(1024.0, 700.0));
        let all: Vec<StartEntry> = room.rows(3, 5).concat().into_iter().map(|(entry, _)| entry).collect();
        assert_eq!(all.len(), 4 + 3 + 5);
        for (at, entry) in all.iter().enumerate() {
            assert!(!all[..at].contains(entry), "{entry:?}");
        }
    }
}
