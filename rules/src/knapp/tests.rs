//! The worked examples of the rules, by their letters (K17), and what follows from corrections of them.

mod assault;
mod before;
mod chances;
mod columns;
mod generals;
mod house;
mod lists;
mod yard;
