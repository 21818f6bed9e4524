//! The names that events write phases, sides and endings by. Cases write the same names in small letters.

use crate::alamo::Ending;
use crate::alamo::Phase;
use crate::rulebook::Degree;
use crate::side::Side;

/// How the beginning of a phase names it.
pub(crate) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUpGuns => "SetUpGuns",
        Phase::Plot => "Plot",
        Phase::SetUpTexans => "SetUpTexans",
        Phase::SetUpMexicans => "SetUpMexicans",
        Phase::Replacement => "Replacement",
        Phase::ReservePlacement => "ReservePlacement",
        Phase::TexanMovement => "TexanMovement",
        Phase::TexanCombat => "TexanCombat",
        Phase::TexanRally => "TexanRally",
        Phase::ReserveCommitment => "ReserveCommitment",
        Phase::MexicanMovement => "MexicanMovement",
        Phase::MexicanCombat => "MexicanCombat",
        Phase::MexicanRally => "MexicanRally",
        Phase::Withdrawal => "Withdrawal",
        Phase::TurnEnd => "TurnEnd",
    }
}

/// How the end of a game names who won.
pub(crate) const fn winner(side: Side) -> &'static str {
    match side {
        Side::Texan => "Texan",
        Side::Mexican => "Mexican",
    }
}

/// How the end of a game names by how much.
pub(crate) const fn degree(degree: Degree) -> &'static str {
    match degree {
        Degree::Marginal => "Marginal",
        Degree::Substantial => "Substantial",
        Degree::Decisive => "Decisive",
    }
}

/// How the end of a game names why.
pub(crate) const fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::GarrisonFallen => "GarrisonFallen",
        Ending::Withdrawal => "Withdrawal",
        Ending::HeldOut => "HeldOut",
        Ending::ByVariant => "ByVariant",
    }
}

/// A name as cases write it: `garrison_fallen` for `GarrisonFallen`.
pub(crate) fn snake(name: &str) -> String {
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !words.is_empty() {
            words.push('_');
        }
        words.push(letter.to_ascii_lowercase());
    }
    words
}
