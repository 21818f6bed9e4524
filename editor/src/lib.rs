//! Bexar: a workshop for people who design, correct and play-test Alamo board wargames.
//!
//! A single program: without arguments it opens the editor, with a verb it works in a terminal. The rules are in the
//! crate `rules`; this crate has the files, the words, the picture, the terminal and the window.

pub mod account;
pub mod aids;
pub mod cli;
pub mod engine;
pub mod explain;
pub mod export;
pub mod files;
#[cfg(feature = "gui")]
pub mod gui;
pub mod import;
pub mod pack;
pub mod page;
pub mod picture;
pub mod print;
pub mod program;
pub mod question;
pub mod report;
pub mod words;
