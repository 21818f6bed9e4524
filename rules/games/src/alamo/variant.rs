//! Variants in play: the rules of [`crate::variant`], compiled and at work.
//!
//! A `Program` holds the rules of the variants in force with every name resolved: conditions as flat code over dense
//! numbers, rules listed by occasion and by quantity. A game without variants has no program, and no rule is ever
//! evaluated.
//!
//! Numbers and permissions are adjusted where the engine reads them. The effects of an occasion are carried out one by
//! one from [`Frame`]s on a stack among the pending decisions of a position, so that a roll or a choice may come in
//! between.

mod act;
mod adjust;
mod altered_attacks;
mod altered_steps;
mod blocked_sight;
mod branches;
mod chance;
mod compile;
mod condition_parts;
mod credit;
mod decide;
mod evaluate;
mod face_down;
mod flag_values;
mod flagged;
mod has_effect;
mod hidden_spots;
mod idle_rules;
mod in_force;
mod item;
mod march;
mod marker;
mod measure;
mod mentioned;
mod names;
mod occasions;
mod places;
#[cfg(test)]
mod plain;
mod precheck;
mod prizes;
mod program;
mod refusals;
mod relocate;
mod report;
mod roles;
mod rule_stack;
mod setup;
mod telling;
#[cfg(test)]
mod tests;
mod zone;

pub use crate::variant::unknown;
pub use face_down::FaceDown;
pub use flag_values::{MOST_MARKS, Marks};
pub use in_force::RuleInForce;
pub use item::{Item, SideId};
pub use marker::{Bearer, Marker};
pub use names::{is_tag, tags_of};
pub use refusals::refusals;
pub use report::VariantProblem;
pub use roles::Roles;
pub use rule_stack::{Frame, MOST_FRAMES, Task};

pub(super) use adjust::Quantity;
pub(super) use altered_steps::{AlteredSteps, MOST_WORDS, Spots};
pub(super) use blocked_sight::{BlockedFrom, BlockedSight, BlockersOfSpot};
pub(super) use chance::MOST_DRAWN;
pub use compile::InForce;
pub(super) use compile::{compile, repaint, supplied};
pub(super) use credit::credits;
pub use idle_rules::Proof;
pub(super) use idle_rules::called_for;
pub(super) use mentioned::Mentioned;
pub(crate) use names::as_tag;
pub(super) use occasions::{ADVANCE, ENTER, HAUL, Occasion, RETREAT, WALK, got, way};
pub(super) use prizes::Prize;
pub(super) use program::Program;
pub(super) use setup::victory;

pub use occasions::MODES;

use occasions::RESULTS;
