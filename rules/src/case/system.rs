//! The game systems that cases are played by.

use crate::alamo;
use crate::alamo::index::advanced::is_advanced;
use crate::deguello;
use crate::knapp;
use crate::play::{Index, Spoken as _};
use crate::project::Project;
use crate::rulebook::System;

/// Returns the rules of a system by number.
///
/// # Examples
///
/// ```
/// use rules::case::index;
/// use rules::rulebook::System;
///
/// assert!(index(System::Alamo).rules().all(|rule| !rule.atom.id().starts_with('K')));
/// assert!(index(System::Knapp).rules().any(|rule| rule.atom.id().starts_with('K')));
/// ```
#[must_use]
pub fn index(system: System) -> &'static Index {
    match system {
        System::Alamo => alamo::Game::index(),
        System::Knapp => knapp::Game::index(),
        System::Deguello => deguello::Game::index(),
    }
}

/// Evaluates an expression with the game type of a system.
macro_rules! for_system {
    ($system:expr, $game:ident => $does:expr) => {
        match $system {
            $crate::rulebook::System::Alamo => {
                type $game = $crate::alamo::Game;
                $does
            }
            $crate::rulebook::System::Knapp => {
                type $game = $crate::knapp::Game;
                $does
            }
            $crate::rulebook::System::Deguello => {
                type $game = $crate::deguello::Game;
                $does
            }
        }
    };
}
pub(super) use for_system;

/// Whether a text is the number of a rule in the index of the scenario's system, in the advanced rules or in a variant
/// of the scenario.
pub(super) fn is_rule(text: &str, base: &Project) -> bool {
    let system = base.rulebook.system;
    let advanced = system == System::Alamo && is_advanced(text);
    matches!(index(system).find(text)[..], [own] if own.atom.id() == text) || advanced || base.has_variant_rule(text)
}
