//! What can be picked on the start page.

use crate::gui::widget::Icon;

/// One of the four things people come for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Card {
    /// A game of the Alamo against a computer player.
    Play,
    /// A map of one's own.
    Draw,
    /// The corrections of the Alamo's map.
    Correct,
    /// The variants of the Alamo's rules.
    Change,
}

impl Card {
    /// All of them, as they lie: two above two.
    pub const ALL: [Self; 4] = [Self::Play, Self::Draw, Self::Correct, Self::Change];

    /// Its key, as it is written on it.
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

    /// The id of the sentence that says what one gets.
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

/// What can be picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StartEntry {
    /// One of the four cards.
    Card(Card),
    /// A scenario that comes with the program, by its place in their list.
    Bundled(usize),
    /// A document that was worked on, the last one first.
    Recent(usize),
}
