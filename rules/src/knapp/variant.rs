//! Rules of variants: the language of [`crate::variant`], as far as this game reads it.
//!
//! The plain evaluator of the language carries everything out, straight from the documents. Here is what it needs of this
//! game, and nothing else: what the words mean in a position (`world`), what effects do (`effects`), where rules are asked
//! (`adjust`, `triggers`, `offers`), and which words are read at all (`words`).
//!
//! A rule acts as soon as what it waits for has happened. One that rolls is carried out as a whole when its dice are
//! thrown, before anything else is rolled. What a rule does sets off no other rule.

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
pub(crate) use words::troubles;
