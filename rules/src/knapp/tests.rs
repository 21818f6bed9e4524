//! The worked examples of the rules, by their letters (K17), and what follows from corrections of them.

mod assault;
mod before;
mod columns;
mod house;
mod lists;
mod yard;
