//! Whole games, and what they never break.

mod alamo;
mod games;
mod ground;
