//! The phases of play (K2, K3.j, K4.n, K13).

use crate::play::Atom;
use crate::side::Side;

use super::atoms;

/// A phase. In their neutral form, the phases of each day of bombardment have numbers of their own, so that each day
/// rolls different dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// The garrison places its guns.
    Guns,
    /// The besiegers decide whether to bombard for another day.
    Siege,
    /// The garrison moves, raises and lowers its guns.
    Redeploy,
    /// The garrison chooses the guns that answer.
    Commit,
    /// The batteries fire.
    Bombard,
    /// The guns that answer fire.
    Answer,
    /// The garrison redeploys once more before the assault.
    Regroup,
    /// The besiegers plan their columns in secret.
    Plan,
    /// The garrison takes its posts.
    Posts,
    /// The garrison moves.
    TexanMove,
    /// The garrison fires.
    TexanFire,
    /// The attackers may release the reserve.
    Release,
    /// The columns check their morale.
    Morale,
    /// The attackers fire.
    MexicanFire,
    /// The attackers move.
    MexicanMove,
    /// Melee.
    Melee,
}

/// The phases with their words in cases and logs.
pub const PHASES: [(Phase, &str); 16] = [
    (Phase::Guns, "knapp_guns"),
    (Phase::Siege, "knapp_siege"),
    (Phase::Redeploy, "knapp_redeploy"),
    (Phase::Commit, "knapp_commit"),
    (Phase::Bombard, "knapp_bombard"),
    (Phase::Answer, "knapp_answer"),
    (Phase::Regroup, "knapp_regroup"),
    (Phase::Plan, "knapp_plan"),
    (Phase::Posts, "knapp_posts"),
    (Phase::TexanMove, "knapp_texan_move"),
    (Phase::TexanFire, "knapp_texan_fire"),
    (Phase::Release, "knapp_release"),
    (Phase::Morale, "knapp_morale"),
    (Phase::MexicanFire, "knapp_mexican_fire"),
    (Phase::MexicanMove, "knapp_mexican_move"),
    (Phase::Melee, "knapp_melee"),
];

/// The number of the first phase of the first day, and the number of phases in a day.
const DAYS: (u8, u8) = (20, 5);

impl Phase {
    /// The word for the phase in cases and logs.
    #[must_use]
    pub const fn word(self) -> &'static str {
        PHASES[self as usize].1
    }

    /// The message id of its name.
    #[must_use]
    pub fn name_word(self) -> String {
        self.in_day(0).name_word()
    }

    /// The phase with this word, if there is one.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        PHASES.iter().find(|(_, own)| *own == word).map(|(phase, _)| *phase)
    }

    /// Whether it comes before the first turn.
    #[must_use]
    pub const fn is_before(self) -> bool {
        (self as u8) < Phase::TexanMove as u8
    }

    /// Whether the plan of the columns is still secret (K4.n).
    #[must_use]
    pub const fn is_secret(self) -> bool {
        self.is_before()
    }

    /// Whether it belongs to a day of bombardment.
    pub(super) const fn is_of_a_day(self) -> bool {
        matches!(self, Self::Siege | Self::Redeploy | Self::Commit | Self::Bombard | Self::Answer)
    }

    /// The side that decides in the phase; in melee the side varies.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Guns
            | Self::Redeploy
            | Self::Commit
            | Self::Answer
            | Self::Regroup
            | Self::Posts
            | Self::TexanMove
            | Self::TexanFire => Side::Texan,
            Self::Siege
            | Self::Bombard
            | Self::Plan
            | Self::Release
            | Self::Morale
            | Self::MexicanFire
            | Self::MexicanMove
            | Self::Melee => Side::Mexican,
        }
    }

    /// The rule that establishes the phase.
    #[must_use]
    pub const fn atom(self) -> Atom {
        match self {
            Self::Guns => atoms::K2_A,
            Self::Siege => atoms::K3_A,
            Self::Redeploy | Self::Commit | Self::Bombard | Self::Answer => atoms::K3_J,
            Self::Regroup | Self::Plan | Self::Posts => atoms::K4_N,
            Self::TexanMove => atoms::K13_1,
            Self::TexanFire => atoms::K13_2,
            Self::Release | Self::Morale => atoms::K13_3,
            Self::MexicanFire => atoms::K13_4,
            Self::MexicanMove => atoms::K13_5,
            Self::Melee => atoms::K13_6,
        }
    }

    /// The phase on a given day, in the form shared by all game systems.
    #[must_use]
    pub const fn in_day(self, day: u8) -> crate::play::Phase {
        let number = if self.is_of_a_day() {
            DAYS.0.wrapping_add(day.wrapping_mul(DAYS.1)).wrapping_add(self as u8)
        } else {
            self as u8
        };
        crate::play::Phase { number, word: self.word() }
    }
}
