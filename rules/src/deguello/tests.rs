//! Whole games, and what they never break; rolls, and the odds stated of them.

mod chances;
mod games;
mod ground;
