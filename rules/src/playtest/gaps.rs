//! What games of a scenario leave unused, and what no rule speaks of.
//!
//! Players that draw from the list of what is allowed show what is possible; players that choose show what is worth it.
//! Each step is looked at through the contract of every game system and nothing else, so it works for any.

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
