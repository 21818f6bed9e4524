//! Shards put together: the numbers of a series, played here and there, as if it had been played in one go.

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

/// What is to be gathered, and how it is looked at.
#[derive(Debug, Clone, Copy)]
pub struct Gathering<'a> {
    /// The shards, in any order; some may be there twice.
    pub shards: &'a [Shard],
    /// The documents of the scenario as they are now.
    pub parts: &'a Parts,
    /// Which games of each shard are played again.
    pub draw: ReplaySample,
    /// Threads; 0 for one a processor.
    pub jobs: usize,
}

/// What came of gathering.
#[derive(Debug, Clone, PartialEq)]
pub enum Gathered {
    /// Some shards are not what they should be: nothing is made of any.
    Refused(Vec<Refused>, Vec<Conflict>),
    /// Games are missing: their numbers from 0, in pieces no larger than the largest shard.
    Missing(Vec<Range<u32>>),
    /// All games are there.
    Whole(Box<Whole>),
    /// Somebody said stop.
    Cancelled,
}

/// A series that is complete.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Whole {
    /// What a single run would have shown.
    pub results: Results,
    /// How many games were played again, all of them with the same result.
    pub replayed: u32,
    /// The shards nothing was taken from, by their places: others have the same games, or the series stops before them.
    pub spare: Vec<usize>,
}

/// Puts the shards of a series together.
///
/// Every shard has to be sound, of the plan of the first one and of the documents as they are now; some of its games are
/// played again and have to come out as it says. Where two shards hold the same game it has to be the same. What then covers
/// the series without a gap gives the results of the series played in one go, to the last count. A series that stops when its
/// share of wins is known is looked at after fixed numbers of games from the first on: what lies beyond a gap, or beyond the
/// stop, is not looked at, however early it came in.
///
/// # Errors
///
/// When the first shard names a player there is not.
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

/// The games two shards hold in different forms, one for every two shards, and which of the two is right.
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

/// The results of a series without gaps, as far as it goes, and the shards they are taken from; `None` while games are missing.
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
    // Sheets are as long as the game makes them, also where nothing was counted.
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

/// Where a series of so many games at most stops, if these first ones tell.
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
