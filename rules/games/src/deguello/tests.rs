//! Whole games and their invariants; rolls and their stated odds.

mod alamo;
mod chances;
mod games;
mod ground;
mod house;
mod lists;
mod series;
