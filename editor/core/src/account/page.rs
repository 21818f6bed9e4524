//! A whole game in a page: turns in which little happened are told together, so that those that decided it stand out.

use super::tally::{Tally, Walls};

/// The parts of a page, at most.
const PARTS: usize = 9;

/// What it weighs that the walls are crossed for the first time, that the lead changes, and that a leader falls: as much as
/// so many lost counters.
const CROSSED: usize = 8;
const LED: usize = 6;
const LEADER: usize = 2;
/// The attackers inside the walls that weigh as much as a lost counter.
const INSIDE: usize = 4;

/// Puts turns together until a page tells them all: first those in which hardly anything was lost, then, two by two, those
/// that weigh least.
pub fn page<'t>(tallies: impl Iterator<Item = &'t Tally>) -> Vec<Tally> {
    let mut parts: Vec<Tally> = Vec::new();
    let mut was_slight = false;
    for tally in tallies {
        let is_slight = tally.is_slight();
        let mut tally = tally.clone();
        if let Some(before) = parts.pop_if(|last| was_slight && is_slight && may_join(last, &tally)) {
            tally.follow(before);
        }
        parts.push(tally);
        was_slight = is_slight;
    }
    while parts.len() > PARTS {
        let pairs = parts
            .windows(2)
            .enumerate()
            .filter(|(_, two)| may_join(&two[0], &two[1]) && two[1].walls != Walls::Crossed);
        let Some((_, at)) = pairs.map(|(at, two)| (weight(&two[0]) + weight(&two[1]), at)).min() else { break };
        let before = parts.remove(at);
        parts[at].follow(before);
    }
    parts
}

/// Whether two parts, one after the other, can be told as one. What comes before the first turn has a name of its own.
const fn may_join(before: &Tally, after: &Tally) -> bool {
    before.from > 0 && before.ended == after.ended
}

/// How much a part matters, in lost counters.
fn weight(tally: &Tally) -> usize {
    let lost = tally.lost.iter().flatten().map(|loss| if loss.rank > 0 { LEADER } else { 1 }).sum::<usize>();
    let broken = tally.breached.len() + tally.opened.len() + tally.silenced.len() + tally.captured.len();
    let crossed = if tally.walls == Walls::Crossed { CROSSED } else { tally.inside.len() / INSIDE };
    lost + broken + crossed + if tally.lead.is_some() { LED } else { 0 } + if tally.is_last { LEADER } else { 0 }
}
