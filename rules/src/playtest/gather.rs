//! Gathers shards: combines games of a series played in several places as if they had been played in one run.

mod coverage;
mod refusals;
mod replays;

pub use refusals::{Conflict, Foreign, Refused, Why};
pub use replays::ReplaySample;

use std::collections::BTreeMap;
use std::ops::Range;

use super::series::threads;
use super::stopping::StoppingRule;
use super::{Goal, Plan, Progress, Record, Results, Shard, ShareWalk, UnknownPlayer};
use crate::counts::Counter;
use crate::log::Parts;
use crate::system::System;
use coverage::ShardCoverage;
use replays::Replays;

/// The shards to gather, and how to verify them.
#[derive(Debug, Clone, Copy)]
pub struct Gathering<'a> {
    /// The shards, in any order; duplicates are allowed.
    pub shards: &'a [Shard],
    /// The current documents of the scenario.
    pub parts: &'a Parts,
    /// The sample of games to play again.
    pub draw: ReplaySample,
    /// The number of threads; 0 for one per processor.
    pub jobs: usize,
}

/// The outcome of gathering.
#[derive(Debug, Clone, PartialEq)]
pub enum Gathered {
    /// Some shards are faulty; nothing is made of any.
    Refused(Vec<Refused>, Vec<Conflict>),
    /// Games are missing: their numbers from 0, in ranges no longer than the longest shard.
    Missing(Vec<Range<u32>>),
    /// All games are there.
    Whole(Box<Whole>),
    /// Gathering was cancelled.
    Cancelled,
}

/// A series that is complete.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Whole {
    /// The results, the same as those of a single run.
    pub results: Results,
    /// The number of games played again, all of them with the same result.
    pub replayed: u32,
    /// The indices of the shards not used: others have the same games, or the series stops before them.
    pub spare: Vec<usize>,
}

/// Combines the shards of a series.
///
/// Every shard must be sound, and match the plan of the first one and the current documents; a sample of its games is
/// played again and must come out as recorded. A game held by two shards must be the same in both. Shards that then
/// cover the series without a gap give the results of the series played in one run, to the last count. A series that
/// stops when its share of wins is known is checked after fixed numbers of games from the first on: games beyond a gap
/// or beyond the stop are ignored, however early they came in.
///
/// # Errors
///
/// Returns an error if the first shard names an unknown player.
pub fn gather<G: System>(
    game: &G,
    gathering: &Gathering<'_>,
    progress: &Progress<'_>,
) -> Result<Gathered, UnknownPlayer> {
    let shards = gathering.shards;
    let Some(first) = shards.first() else { return Ok(Gathered::Missing(Vec::new())) };
    let asked = shards.iter().map(|shard| shard.asked).max().unwrap_or(0);
    let players = [first.players.texan.clone(), first.players.mexican.clone()];
    let plan = Plan { games: asked, seed: first.seed, players, jobs: gathering.jobs };
    let mut refused = refusals::refused(game, gathering);
    if !refused.is_empty() {
        return Ok(Gathered::Refused(refused, Vec::new()));
    }
    let replays = Replays::new(game, &plan, shards, threads(plan.jobs))?;
    let conflicts = conflicts(shards, &replays);
    let Some(wrong) = replays.wrong(gathering.draw, progress) else { return Ok(Gathered::Cancelled) };
    refused.extend(wrong);
    if !refused.is_empty() || !conflicts.is_empty() {
        return Ok(Gathered::Refused(refused, conflicts));
    }
    let ranges: Vec<Range<u32>> = shards.iter().map(Shard::range).collect();
    let cover = ShardCoverage::new(&ranges, asked);
    Ok(match whole(game, &plan, first.goal(), shards, &cover) {
        Some((results, used)) => {
            let spare = (0..shards.len()).filter(|place| !used.contains(place)).collect();
            Gathered::Whole(Box::new(Whole { results, replayed: replays.done(), spare }))
        }
        None => Gathered::Missing(cover.pieces()),
    })
}

/// Returns the games that two shards hold in different forms, one for each pair of shards, and which of the two is
/// right.
fn conflicts<G: System>(shards: &[Shard], replays: &Replays<'_, G>) -> Vec<Conflict> {
    let mut seen: BTreeMap<u32, usize> = BTreeMap::new();
    let mut found: BTreeMap<[usize; 2], u32> = BTreeMap::new();
    for (place, shard) in shards.iter().enumerate() {
        for (number, own) in shard.range().zip(&shard.games) {
            let before = *seen.entry(number).or_insert(place);
            if shards[before].game(number) != Some(own) {
                found.entry([before, place]).or_insert(number);
            }
        }
    }
    let told = |(shards, game): ([usize; 2], u32)| {
        let right = shards.into_iter().find(|place| replays.agrees(*place, game));
        Conflict { game, shards, right }
    };
    found.into_iter().map(told).collect()
}

/// Returns the results of a series without gaps, up to where it stops, and the shards they are taken from; `None` while
/// games are missing.
fn whole<G: System>(
    game: &G,
    plan: &Plan,
    goal: Option<Goal>,
    shards: &[Shard],
    cover: &ShardCoverage,
) -> Option<(Results, Vec<usize>)> {
    let mut records: Vec<Record> = Vec::new();
    for place in cover.prefix() {
        let shard = &shards[*place];
        records.extend(shard.range().zip(&shard.games).filter_map(|(number, own)| own.record::<G>(number)));
    }
    let until = match goal {
        None => None,
        Some(goal) => Some(stop(goal, &records, plan.games)?),
    };
    let games = until.map_or(plan.games, |walk: ShareWalk| walk.tries);
    records.truncate(games as usize);
    if (records.len() as u32) < games {
        return None;
    }
    // Start from an empty tally of the game, so that sheets have full length even where nothing was counted.
    let (mut tally, mut taken) = (G::Counter::new(game).tally(), Vec::new());
    for place in cover.prefix() {
        let mut at = shards[*place].first;
        for stretch in &shards[*place].counts {
            if at >= games {
                break;
            }
            tally.merge(&stretch.tally());
            at += stretch.games;
            taken.push(*place);
        }
    }
    taken.dedup();
    let uses = G::Counter::uses(&tally, game);
    let heads = Record::heads::<G>();
    Some((Results { plan: plan.clone(), heads, records, cancelled: false, tally, uses, until }, taken))
}

/// Returns where a series of at most `most` games stops; `None` if these records are too few to decide.
fn stop(goal: Goal, records: &[Record], most: u32) -> Option<ShareWalk> {
    let mut looks = StoppingRule::new(goal);
    loop {
        let next = looks.next(most);
        let known = looks.look(records.get(..next as usize)?);
        if known || next == most {
            return Some(looks.walk());
        }
    }
}

#[cfg(test)]
mod tests;
