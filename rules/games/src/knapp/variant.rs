//! Rules of variants: the part of the language [`crate::variant`] that this game reads.
//!
//! The plain evaluator of the language executes the rules directly from the documents. These modules provide what it
//! needs from this game: the meaning of words in a position (`world`), the effects (`effects`), the points at which
//! rules are applied (`adjust`, `triggers`, `offers`), and the words that are read at all (`words`).
//!
//! A rule acts as soon as its occasion has happened. One that rolls is executed as a whole when its dice are thrown,
//! before any other dice are rolled. The effects of a rule do not trigger other rules.

mod adjust;
mod effects;
mod item;
mod marks;
mod offers;
mod program;
mod triggers;
mod words;
mod world;

pub use effects::RunningRule;
pub use item::{Item, Roles};
pub use marks::Marks;

pub(super) use adjust::NumberShift;
pub(super) use program::Program;
pub use words::troubles;
