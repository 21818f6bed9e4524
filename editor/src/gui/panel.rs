//! The panels around the map. Each has its messages and says what happened; the app decides what follows.

pub mod find;
pub mod history;
pub mod inspector;
pub mod page;
pub mod playtest;
pub mod problems;
pub mod scenario;
pub mod tools;
