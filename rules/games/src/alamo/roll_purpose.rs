//! The purposes of rolls.

use crate::play::Dice;

/// The purpose of a roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Purpose {
    /// The Combat Results Table (8.3).
    Combat,
    /// A Damage Check (8.4).
    Damage,
    /// Whether a leader falls with its unit (11.0).
    LeaderLoss,
    /// Whether a counterattack is ferocious (15.0).
    Ferocity,
    /// The Continued Siege Table (16.7).
    Siege,
    /// Whether a battery opens a breach (10.6).
    Breach,
    /// A table of a variant.
    Variant,
    /// A random draw among several items for a rule of a variant: a card of a deck, a piece.
    Draw,
}

impl Purpose {
    /// The message id of its name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Combat => "dice-combat",
            Self::Damage => "dice-damage",
            Self::LeaderLoss => "dice-leader",
            Self::Ferocity => "dice-ferocity",
            Self::Siege => "dice-siege",
            Self::Breach => "dice-breach",
            Self::Variant => "dice-variant",
            Self::Draw => Dice::DRAW,
        }
    }

    /// `count` six-sided dice.
    pub(super) const fn dice(self, count: u8) -> Dice {
        Dice { what: self.word(), count, faces: 6 }
    }

    /// The dice the published rules roll for the purpose.
    #[must_use]
    pub const fn published(self) -> Dice {
        self.dice(match self {
            Self::Combat | Self::LeaderLoss | Self::Ferocity | Self::Variant | Self::Draw => 1,
            Self::Damage | Self::Siege | Self::Breach => 2,
        })
    }

    /// A uniform draw among `things` items.
    #[must_use]
    pub const fn draw(things: u8) -> Dice {
        Dice { what: Self::Draw.word(), count: 1, faces: things }
    }
}
