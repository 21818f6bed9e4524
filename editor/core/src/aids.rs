//! The play aids of a game: its charts, its tracks and the rules in force, as data for a renderer.
//!
//! Printed sheets, pages and modules show the same aids, so they are built once, here, in one language and without
//! layout. Everything is derived from the documents of a [`Project`]; figures that rules change during play come from
//! its compiled game.
//!
//! - [`charts`]: the [`Table`]s to play by, in the order a player needs them: sequence of play, terrain effects,
//!   movement, the combat table, Damage Checks and their modifiers, breaches, losses, optional rules that are on,
//!   withdrawal, victory, the siege; then every table of a variant in force. Notes below a table say what the
//!   variants in force change in it, and which of its lines are reconstructions.
//! - [`tracks`]: the [`Track`]s on which markers move: turns, casualty points in ones and tens, replacements.
//! - [`in_force`]: the rules [in force](InForce): variants that are on, with their settings and each rule as a
//!   sentence with its citation; [house figures](HouseFigure) that differ from the usual ones; corrections as
//!   [`Errata`].
//! - [`set_up`]: the starting place of every counter, as a table per side or column, with the secret plot kept
//!   separate.
//! - [`origins`]: what each document is, whether it is published or reconstructed, and its notes.
//!
//! The [`name`](Table::name) of a table or track is the same in every language; links, file names and tests use it.

mod changes;
mod charts;
mod errata;
mod figures;
mod house;
mod origins;
mod set_up;
mod table;
#[cfg(test)]
mod tests;
mod tracks;
mod variants;

pub use charts::charts;
pub use errata::Errata;
pub use house::HouseFigure;
pub(crate) use house::instead_of;
pub use origins::{Origin, origins};
pub use set_up::{SetUp, set_up};
pub use table::{Column, Holds, RowGroup, Table};
pub use tracks::{Space, Track, tracks};
pub(crate) use variants::on as variants_on;
pub use variants::{RuleInForce, SettingInForce, VariantInForce};

use rules::project::Project;

use crate::words::Voice;

/// The rules in force that differ from those printed with the game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct InForce {
    /// The variants that are on, in the order in which they apply.
    pub variants: Vec<VariantInForce>,
    /// The figures and optional rules whose setting differs from the published one.
    pub figures: Vec<HouseFigure>,
    /// The corrections applied to the map, in the order they were applied.
    pub errata: Vec<Errata>,
}

impl InForce {
    /// Whether the game is played exactly as published.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.variants.is_empty() && self.figures.is_empty() && self.errata.is_empty()
    }
}

/// Returns the rules in force. If a variant that is on lacks another one it needs, every variant that is on is
/// listed.
#[must_use]
pub fn in_force(project: &Project, voice: &Voice) -> InForce {
    InForce {
        variants: variants::in_force(project, voice),
        figures: house::changed_figures(&project.rulebook, voice),
        errata: errata::list(project, voice),
    }
}
