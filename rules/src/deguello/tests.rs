//! Whole games, and what they never break.

mod games;
mod ground;
