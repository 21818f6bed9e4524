//! The aids of a game: its charts, its tracks and the rules it is played by, as data that a renderer can set.
//!
//! Sheets for print, pages and modules show the same things, so they stand here once, in words of one language and without
//! any layout. All of it is derived from the documents of a [`Project`] and, where rules change a figure in the course of
//! play, asked of its compiled game.
//!
//! - [`charts`]: the [`Table`]s to play by, in the order a player needs them: sequence of play, terrain effects, movement,
//!   the combat table, Damage Checks and their modifiers, breaches, losses, optional rules that are on, withdrawal, victory,
//!   the siege; then every table of a variant in force. A table says below itself what variants in force change in it,
//!   and which of its lines are reconstructions.
//! - [`tracks`]: the [`Track`]s markers are moved on: turns, casualty points in ones and tens, replacements.
//! - [`in_force`]: the [`InForce`] rules: variants that are on, with their settings and each rule in a sentence with its
//!   citation; [figures](HouseFigure) of the house that differ from the published ones; corrections as [`Errata`].
//! - [`set_up`]: who starts where, a table for each side or column, and the secret plot by itself.
//! - [`origins`]: what each document is, whether it is published or reconstructed, and its remarks.
//!
//! A table or a track has a [`name`](Table::name) that is the same in every language: for links, file names and tests.

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
pub use origins::{Origin, origins};
pub use set_up::{SetUp, set_up};
pub use table::{Column, Holds, RowGroup, Table};
pub use tracks::{Space, Track, tracks};
pub(crate) use variants::on as variants_on;
pub use variants::{RuleInForce, SettingInForce, VariantInForce};

use rules::project::Project;

use crate::words::Voice;

/// The rules a project is played by, as far as they differ from those printed with the game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct InForce {
    /// The variants that are on, in the order in which they speak.
    pub variants: Vec<VariantInForce>,
    /// Figures and optional rules that are set otherwise than the published ones.
    pub figures: Vec<HouseFigure>,
    /// The corrections the map has been given, in the order they were made.
    pub errata: Vec<Errata>,
}

impl InForce {
    /// Whether it is the game as it was published.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.variants.is_empty() && self.figures.is_empty() && self.errata.is_empty()
    }
}

/// The rules in force. Of variants that lack another one they need, those are told that are switched on.
#[must_use]
pub fn in_force(project: &Project, voice: &Voice) -> InForce {
    InForce {
        variants: variants::in_force(project, voice),
        figures: house::changed_figures(&project.rulebook, voice),
        errata: errata::list(project, voice),
    }
}
