//! bexar
fn main() {}
