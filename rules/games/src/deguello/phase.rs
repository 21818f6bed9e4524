//! The phases of play (D4).

use super::atoms;
use crate::play::Atom;
use crate::side::Side;

/// A phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// The garrison sets up.
    SetUp,
    /// The dice decide whether it is day.
    Light,
    /// The attackers choose what to activate.
    MexicanOrder,
    /// The activated attackers act.
    MexicanAction,
    /// The garrison chooses what to activate.
    TexanOrder,
    /// The activated units of the garrison act.
    TexanAction,
    /// Fires burn on, burn out or spread.
    Fires,
}

/// The phases with their words in cases and logs.
pub const PHASES: [(Phase, &str); 7] = [
    (Phase::SetUp, "deguello_set_up"),
    (Phase::Light, "deguello_light"),
    (Phase::MexicanOrder, "deguello_mexican_order"),
    (Phase::MexicanAction, "deguello_mexican_action"),
    (Phase::TexanOrder, "deguello_texan_order"),
    (Phase::TexanAction, "deguello_texan_action"),
    (Phase::Fires, "deguello_fires"),
];

impl Phase {
    /// The word for the phase in cases and logs.
    #[must_use]
    pub const fn word(self) -> &'static str {
        PHASES[self as usize].1
    }

    /// The message id of its name.
    #[must_use]
    pub fn name_word(self) -> String {
        self.neutral().name_word()
    }

    /// The phase with this word, if there is one.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        PHASES.iter().find(|(_, own)| *own == word).map(|(phase, _)| *phase)
    }

    /// The side whose phase it is.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::SetUp | Self::TexanOrder | Self::TexanAction => Side::Texan,
            Self::Light | Self::MexicanOrder | Self::MexicanAction | Self::Fires => Side::Mexican,
        }
    }

    /// Whether activated units act in this phase.
    #[must_use]
    pub const fn is_action(self) -> bool {
        matches!(self, Self::MexicanAction | Self::TexanAction)
    }

    /// Whether a side chooses in this phase what to activate.
    #[must_use]
    pub const fn is_order(self) -> bool {
        matches!(self, Self::MexicanOrder | Self::TexanOrder)
    }

    /// The rule that establishes the phase.
    #[must_use]
    pub const fn atom(self) -> Atom {
        match self {
            Self::SetUp => atoms::D19_C,
            Self::Light => atoms::D6_B,
            Self::MexicanOrder | Self::TexanOrder => atoms::D4_0_B,
            Self::MexicanAction | Self::TexanAction => atoms::D4_0_C,
            Self::Fires => atoms::D16_A,
        }
    }

    /// The phase in the form shared by all game systems.
    #[must_use]
    pub const fn neutral(self) -> crate::play::Phase {
        crate::play::Phase { number: self as u8, word: self.word() }
    }
}
