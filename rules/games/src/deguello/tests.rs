//! Whole games and their invariants; rolls and their stated odds.

mod alamo;
mod chances;
mod games;
mod ground;
mod lists;
mod series;
