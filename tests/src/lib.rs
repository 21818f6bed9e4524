//! Helpers for the tests that cross crates.

pub mod facts;
pub mod graph;

/// Returns how much a test tries: `quick` in normal runs, `long` with `BEXAR_LONG=1 cargo test --workspace`.
pub fn breadth<T>(quick: T, long: T) -> T {
    if std::env::var_os("BEXAR_LONG").is_some() { long } else { quick }
}
