//! Finds what games of a scenario leave unused, and what no rule covers.
//!
//! Players that draw from the list of legal actions show what is possible; players that choose show what is worthwhile.
//! Each step is observed only through the contract of every game system, so this works for any system.

mod coverage;
mod find;
mod first_seen;
mod gap;
mod ground;
mod play;
mod stalling;
#[cfg(test)]
mod tests;
mod watch;
mod watcher;

pub use coverage::Silence;
pub use gap::{Gap, GapItem, GapStatus, GapSubject, Gaps, Lot, Total, Witness};
pub use play::{search, steps_of_game};

pub(super) use watch::{Nobody, Watch};
