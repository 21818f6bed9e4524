//! How the start page is laid out in a window: sizes, and where each entry lies beside the others.

use iced::Size;

use super::entry::{Card, StartEntry};
use crate::gui::theme;

/// How wide the page is at the most, in px.
const WIDEST: f32 = 1560.0;
/// Between the parts of the page and around it, in px.
pub(super) const GAP: f32 = 4.0 * theme::STEP;
/// How high a card is at the least and at the most, in px.
const CARD: [f32; 2] = [76.0, 104.0];
/// How high the line of a document is, with its picture, in px.
pub(super) const LINE: f32 = 48.0;
/// How high the line of a scenario is, which says what one learns, in px: at the least and at the most.
const SCENARIO: [f32; 2] = [44.0, 104.0];
/// Lines of cards and of scenarios that share what is left beside the picture.
const SHARES: f32 = 6.0;
/// How many of them stand beside one another.
pub(super) const SCENARIOS: usize = 2;
/// What stands beside the large picture when cards and lines are as low as they can be, in px.
const BESIDE: f32 = 448.0;
/// Between lines, in px.
pub(super) const BETWEEN: f32 = theme::STEP;
/// How wide the line of a document is at the least, in px.
const NARROWEST: f32 = 230.0;
/// How wide the large picture is for its height: as wide as the sheet of the Alamo.
const PORTRAIT: f32 = 0.82;
/// What the parts above the documents and the headings take at the least, in px.
const ABOVE: f32 = 548.0;

/// The sizes of the page in a window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Room {
    /// How wide the page is.
    pub(super) width: f32,
    /// How wide and how high the large picture is.
    pub picture: Size,
    /// How high a card is.
    pub(super) card: f32,
    /// How high the line of a scenario is.
    pub(super) scenario: f32,
    /// How many documents stand beside one another.
    pub(super) columns: usize,
    /// How many lines of them there is room for.
    lines: usize,
}

impl Room {
    /// The sizes in a window of this size.
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

    /// How many documents are shown.
    pub const fn documents(self) -> usize {
        self.columns * self.lines
    }

    /// The entries line by line, each with how far right the middle of it lies, as a share of the width.
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
