//! The names of phases, sides and endings in events. Cases use the same names in lower case.

use crate::alamo::Ending;
use crate::alamo::Phase;
use crate::rulebook::Degree;
use crate::side::Side;

/// The name of a phase in the event of its beginning.
pub const fn phase(phase: Phase) -> &'static str {
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

/// The name of the winner in the event of the end of a game.
pub const fn winner(side: Side) -> &'static str {
    match side {
        Side::Texan => "Texan",
        Side::Mexican => "Mexican",
    }
}

/// The name of the degree of victory in the event of the end of a game.
pub const fn degree(degree: Degree) -> &'static str {
    match degree {
        Degree::Marginal => "Marginal",
        Degree::Substantial => "Substantial",
        Degree::Decisive => "Decisive",
    }
}

/// The name of the reason in the event of the end of a game.
pub const fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::GarrisonFallen => "GarrisonFallen",
        Ending::Withdrawal => "Withdrawal",
        Ending::HeldOut => "HeldOut",
        Ending::ByVariant => "ByVariant",
    }
}

/// Converts a name to the case that cases use: `garrison_fallen` for `GarrisonFallen`.
pub fn snake(name: &str) -> String {
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !words.is_empty() {
            words.push('_');
        }
        words.push(letter.to_ascii_lowercase());
    }
    words
}
