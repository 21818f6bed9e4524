//! Bexar: a workshop for people who design, correct and play-test Alamo board wargames.
//!
//! A single program: without arguments it opens the editor, with a verb it works in a terminal. The rules are in the
//! crate `rules`; what window and terminal share, such as the files, the words and the picture, is in the crate
//! `bexar_core`, in the folder `core`, which compiles without either. This crate has the terminal and the window, and
//! passes on the modules of `bexar_core` under their names.

pub use bexar_core::{
    account, aids, engine, export, files, import, pack, page, picture, print, question, report, spreadsheet, words,
};

pub mod cli;
pub mod explain;
#[cfg(feature = "gui")]
pub mod gui;
pub mod program;
