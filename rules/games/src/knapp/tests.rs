//! The worked examples of the rules, by letter (K17), and the consequences of corrections to them.

mod assault;
mod before;
mod chances;
mod columns;
mod generals;
mod house;
mod lists;
mod yard;
