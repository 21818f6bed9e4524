//! Variants in play: the rules of [`crate::variant`], compiled and at work.
//!
//! A `Program` holds what the variants in force say, with every name resolved: conditions as flat code over dense
//! numbers, rules listed by occasion and by quantity. A game without variants has none, and asks nobody anything.
//!
//! Numbers and permissions are adjusted where the engine reads them. What is done on an occasion is carried
//! out effect by effect from [`Frame`]s that wait among the other decisions of a position, so that a roll or a
//! choice may come in between.

mod act;
mod adjust;
mod ask;
mod bend;
mod clouds;
mod compile;
mod conjuncts;
mod credit;
mod decide;
mod disguise;
mod flagged;
mod frame;
mod guard;
mod heeds;
mod in_force;
mod item;
mod jumps;
mod march;
mod marker;
mod marks;
mod measure;
mod names;
mod occasions;
mod places;
#[cfg(test)]
mod plain;
mod program;
mod proof;
mod purpose;
mod refusals;
mod relocate;
mod report;
mod roles;
mod setup;
mod shots;
mod telling;
#[cfg(test)]
mod tests;
mod throw;
mod veil;
mod zone;

pub(crate) use crate::variant::unknown;
pub use disguise::Disguise;
pub use frame::{Frame, MOST_FRAMES, Task};
pub use in_force::RuleInForce;
pub use item::{Item, SideId};
pub use marker::{Bearer, Marker};
pub use marks::{MOST_MARKS, Marks};
pub use names::tags_of;
pub use refusals::refusals;
pub use report::Trouble;
pub use roles::Roles;

pub(super) use adjust::Quantity;
pub(super) use bend::Bent;
pub use compile::InForce;
pub(crate) use compile::ends;
pub(super) use compile::{compile, level, repaint, supplied};
pub(super) use credit::credits;
pub(super) use heeds::Heeds;
pub(crate) use names::as_tag;
pub(super) use occasions::{ADVANCE, ENTER, HAUL, Occasion, RETREAT, WALK, got, way};
pub(super) use program::Program;
pub use proof::Proof;
pub(super) use proof::called_for;
pub(super) use setup::victory;
pub(super) use throw::MOST_DRAWN;
pub(super) use veil::{Folds, Hanging, Veil};

pub(crate) use occasions::MODES;

use occasions::RESULTS;
