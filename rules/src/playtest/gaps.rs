//! What games of a scenario leave unused, and what no rule speaks of.
//!
//! Players that draw from the list of what is allowed show what is possible; players that choose show what is worth it.
//! Each step is looked at through the contract of every game system and nothing else, so it works for any.

mod course;
mod find;
mod gap;
mod ground;
mod mark;
mod play;
mod seen;
#[cfg(test)]
mod tests;
mod watch;
mod watcher;

pub use gap::{Gap, Gaps, Lot, Standing, Subject, Total, What, Witness};
pub use play::{search, steps_of_game};
pub use seen::Silence;

pub(super) use watch::{Nobody, Watch};
