//! Splitting conditions into facts that hold together.
//!
//! A condition is flattened into clauses, each a conjunction of facts; a contradictory clause is dropped. Facts can
//! exclude each other if they are about the same thing (its side, its kind of piece, its order, its level, what stands
//! on a hexside), the phase, the mode of an attack, what happens, or numbers. Conditions that are not understood are
//! assumed to be satisfiable.

mod clause;
mod flatten;
mod numbers;
mod region;
mod tagged_counters;
#[cfg(test)]
mod tests;

pub use clause::Clause;
pub use flatten::{Scenery, clauses};
pub use numbers::Figures;
pub use region::is_empty;
pub use tagged_counters::TaggedCounters;
