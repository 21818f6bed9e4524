//! Whole games, and what they never break; rolls, and the odds stated of them.

mod alamo;
mod chances;
mod games;
mod ground;
mod lists;
mod series;
