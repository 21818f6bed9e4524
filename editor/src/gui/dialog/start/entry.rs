//! The entries of the start page.

use crate::gui::widget::Icon;

/// One of the four cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Card {
    /// A game of the Alamo against a computer player.
    Play,
    /// A map of the user's own.
    Draw,
    /// The corrections of the Alamo's map.
    Correct,
    /// The variants of the Alamo's rules.
    Change,
}

impl Card {
    /// All cards in reading order, two to a row.
    pub const ALL: [Self; 4] = [Self::Play, Self::Draw, Self::Correct, Self::Change];

    /// Its key, as shown on the card.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Play => "P",
            Self::Draw => "D",
            Self::Correct => "C",
            Self::Change => "R",
        }
    }

    /// The id of its name in the string files.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Play => "gui-start-play",
            Self::Draw => "gui-start-draw",
            Self::Correct => "gui-start-correct",
            Self::Change => "gui-start-change",
        }
    }

    /// The id of its description in the string files.
    pub(super) const fn about(self) -> &'static str {
        match self {
            Self::Play => "gui-start-play-about",
            Self::Draw => "gui-start-draw-about",
            Self::Correct => "gui-start-correct-about",
            Self::Change => "gui-start-change-about",
        }
    }

    /// Its icon.
    pub(super) const fn icon(self) -> Icon {
        match self {
            Self::Play => Icon::Play,
            Self::Draw => Icon::Wall,
            Self::Correct => Icon::Rename,
            Self::Change => Icon::Page,
        }
    }
}

/// An entry of the start page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StartEntry {
    /// One of the four cards.
    Card(Card),
    /// A bundled scenario, by its index in the list.
    Bundled(usize),
    /// A recent document, the most recent first.
    Recent(usize),
}
