//! What the window and the terminal of Bexar share: files, words, pictures, sheets, pages, exports.
//!
//! Nothing here knows a window or a terminal. The program `bexar`, above this crate in the folder `editor`, passes on
//! all its modules under their names, so that nobody needs to know which of the two a module is in.

pub mod account;
pub mod aids;
pub mod engine;
pub mod explain;
pub mod export;
pub mod files;
pub mod import;
pub mod pack;
pub mod page;
pub mod picture;
pub mod print;
pub mod question;
pub mod report;
pub mod spreadsheet;
pub mod words;
