//! Why a shard is refused.

use super::Gathering;
use crate::log::{Changed, Players, VERSION};
use crate::playtest::{Shard, ShardFault};
use crate::system::System;

/// A shard that is refused, by its place among the shards.
#[derive(Debug, Clone, PartialEq)]
pub struct Refused {
    /// Its place, from 0.
    pub shard: usize,
    /// Why.
    pub why: Why,
}

/// Why a shard is refused.
#[derive(Debug, Clone, PartialEq)]
pub enum Why {
    /// It is wrong in itself.
    Fault(ShardFault),
    /// It is of another plan.
    Foreign(Foreign),
    /// A game of it, by its number from 0, does not come out as it says.
    Played(u32),
    /// All its games come out as it says, but not its counts.
    Counted,
}

/// In what a shard is of another plan than the first one, or than what is there now.
#[derive(Debug, Clone, PartialEq)]
pub enum Foreign {
    /// Another version of the program played it.
    Version(String),
    /// It was played with other documents than those of now.
    Documents(Vec<Changed>),
    /// Its dice start elsewhere.
    Seed(u64),
    /// Others played.
    Players(Players),
    /// The series stops by another rule; `None` where it plays all its games.
    Until(Option<f64>),
}

/// A game two shards tell differently.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Conflict {
    /// Its number, from 0.
    pub game: u32,
    /// The two, by their places.
    pub shards: [usize; 2],
    /// That of them which tells it as it is played here; `None` where neither does.
    pub right: Option<usize>,
}

/// The shards that can be seen to be wrong, or of another plan, before a game is played.
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
