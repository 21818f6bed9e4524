//! The reasons for refusing a shard.

use super::Gathering;
use crate::log::{Changed, Players, VERSION};
use crate::playtest::{Shard, ShardFault};
use crate::system::System;

/// A refused shard, by its index among the shards.
#[derive(Debug, Clone, PartialEq)]
pub struct Refused {
    /// The index of the shard, from 0.
    pub shard: usize,
    /// The reason.
    pub why: Why,
}

/// The reason for refusing a shard.
#[derive(Debug, Clone, PartialEq)]
pub enum Why {
    /// The shard is inconsistent.
    Fault(ShardFault),
    /// The shard belongs to another plan.
    Foreign(Foreign),
    /// A game, by its number from 0, does not come out as recorded.
    Played(u32),
    /// All games come out as recorded, but the counts do not.
    Counted,
}

/// How a shard differs from the plan of the first one, or from the current program and documents.
#[derive(Debug, Clone, PartialEq)]
pub enum Foreign {
    /// It was played by another version of the program.
    Version(String),
    /// It was played with other documents than the current ones.
    Documents(Vec<Changed>),
    /// It has another seed.
    Seed(u64),
    /// It has other players.
    Players(Players),
    /// Its series stops by another rule; `None` if it plays all its games.
    Until(Option<f64>),
}

/// A game recorded differently by two shards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Conflict {
    /// The number of the game, from 0.
    pub game: u32,
    /// The indices of the two shards.
    pub shards: [usize; 2],
    /// The one that records the game as it is played here; `None` if neither does.
    pub right: Option<usize>,
}

/// Returns the shards that are visibly wrong or of another plan, without playing a game.
pub(super) fn refused<G: System>(game: &G, gathering: &Gathering<'_>) -> Vec<Refused> {
    let why = |shard: &Shard| {
        let fault = || shard.fault(game).map(Why::Fault);
        foreign(shard, &gathering.shards[0], gathering).map(Why::Foreign).or_else(fault)
    };
    let refused =
        gathering.shards.iter().enumerate().filter_map(|(shard, own)| Some(Refused { shard, why: why(own)? }));
    refused.collect()
}

fn foreign(shard: &Shard, first: &Shard, gathering: &Gathering<'_>) -> Option<Foreign> {
    if shard.version != VERSION {
        return Some(Foreign::Version(shard.version.clone()));
    }
    if shard.parts != *gathering.parts {
        return Some(Foreign::Documents(shard.parts.changes(gathering.parts)));
    }
    if shard.seed != first.seed {
        return Some(Foreign::Seed(shard.seed));
    }
    if shard.players != first.players {
        return Some(Foreign::Players(shard.players.clone()));
    }
    (shard.until != first.until).then_some(Foreign::Until(shard.until))
}
