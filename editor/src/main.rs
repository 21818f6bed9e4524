//! The program `bexar`.

fn main() {}
