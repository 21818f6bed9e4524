//! What dice are rolled for.

use crate::play::Dice;

/// What a roll decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Purpose {
    /// The Combat Results Table (8.3).
    Combat,
    /// A Damage Check (8.4).
    Damage,
    /// Whether a leader falls with his unit (11.0).
    LeaderLoss,
    /// Whether a counterattack is ferocious (15.0).
    Ferocity,
    /// The Continued Siege Table (16.7).
    Siege,
    /// Whether a battery opens a breach (10.6).
    Breach,
    /// A table of a variant.
    Variant,
    /// Which of several things a rule of a variant draws: a card of a deck, a piece at random.
    Draw,
}

impl Purpose {
    /// The id of its name in the string files.
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

    /// So many six-sided dice.
    pub(super) const fn dice(self, count: u8) -> Dice {
        Dice { what: self.word(), count, faces: 6 }
    }

    /// The dice the published rules roll for it.
    #[must_use]
    pub const fn published(self) -> Dice {
        self.dice(match self {
            Self::Combat | Self::LeaderLoss | Self::Ferocity | Self::Variant | Self::Draw => 1,
            Self::Damage | Self::Siege | Self::Breach => 2,
        })
    }

    /// One of so many things, each as likely as the other.
    #[must_use]
    pub const fn draw(things: u8) -> Dice {
        Dice { what: Self::Draw.word(), count: 1, faces: things }
    }
}
