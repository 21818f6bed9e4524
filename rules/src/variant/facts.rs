//! Conditions taken apart: the facts that hold together when a condition holds.
//!
//! A condition is flattened into clauses, each a conjunction of facts; a clause that contradicts itself is dropped. Facts
//! exclude each other where they speak of one thing: its side, what piece it is, its order, its level, what stands on a
//! hexside; of the phase; of how an attack is made; of what happens; of numbers. What is not understood may always hold.

mod clause;
mod flatten;
mod numbers;
mod region;
mod tagged_counters;
#[cfg(test)]
mod tests;

pub(crate) use clause::Clause;
pub(crate) use flatten::{Scenery, clauses};
pub(crate) use numbers::Figures;
pub(crate) use region::is_empty;
pub(crate) use tagged_counters::TaggedCounters;
