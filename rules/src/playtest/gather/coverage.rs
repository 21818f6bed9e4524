//! Finds shards that lie end to end, and the games that none of them holds.

use std::collections::BTreeMap;
use std::ops::Range;

/// Shards end to end from the first game on, with as few gaps as possible.
///
/// The counts of a shard cannot be divided, so only one of two overlapping shards is used: the one that starts the
/// chain that reaches furthest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ShardCoverage {
    prefix: Vec<usize>,
    gaps: Vec<Range<u32>>,
    /// The length of the longest shard.
    longest: u32,
}

impl ShardCoverage {
    /// Computes the coverage of a series of `games` games.
    pub(super) fn new(ranges: &[Range<u32>], games: u32) -> Self {
        let chains = Chains::new(ranges);
        let (prefix, mut at) = chains.from(0, ranges);
        let mut gaps = Vec::new();
        while at < games {
            let next = chains.0.range(at..).next().map_or(games, |(start, _)| *start);
            gaps.push(at..next.min(games));
            at = chains.from(next, ranges).1;
        }
        gaps.retain(|gap| !gap.is_empty());
        let longest = ranges.iter().map(|range| range.end - range.start).max().unwrap_or(games);
        Self { prefix, gaps, longest }
    }

    /// Returns the indices of the shards that lie end to end from the first game on.
    pub(super) fn prefix(&self) -> &[usize] {
        &self.prefix
    }

    /// Returns the missing games, in ranges no longer than the longest shard.
    pub(super) fn pieces(&self) -> Vec<Range<u32>> {
        let step = self.longest.max(1) as usize;
        let cut = |gap: &Range<u32>| {
            let end = gap.end;
            gap.clone().step_by(step).map(move |at| at..end.min(at.saturating_add(step as u32))).collect::<Vec<_>>()
        };
        self.gaps.iter().flat_map(cut).collect()
    }
}

/// By the first game of a chain of shards, the shard it starts with and the end of the furthest such chain.
struct Chains(BTreeMap<u32, (usize, u32)>);

impl Chains {
    fn new(ranges: &[Range<u32>]) -> Self {
        let mut order: Vec<usize> = (0..ranges.len()).filter(|place| !ranges[*place].is_empty()).collect();
        // From the last to the first; of equals, the first given is used.
        order.sort_by_key(|place| (std::cmp::Reverse(ranges[*place].start), *place));
        let mut chains: BTreeMap<u32, (usize, u32)> = BTreeMap::new();
        for place in order {
            let Range { start, end } = ranges[place];
            let reach = chains.get(&end).map_or(end, |(_, reach)| *reach);
            let best = chains.entry(start).or_insert((place, reach));
            if reach > best.1 {
                *best = (place, reach);
            }
        }
        Self(chains)
    }

    /// Returns the furthest chain that starts at a game, and where it ends.
    fn from(&self, first: u32, ranges: &[Range<u32>]) -> (Vec<usize>, u32) {
        let (mut chain, mut at) = (Vec::new(), first);
        while let Some((place, _)) = self.0.get(&at) {
            chain.push(*place);
            at = ranges[*place].end;
        }
        (chain, at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cover(ranges: &[(u32, u32)], games: u32) -> (Vec<usize>, Vec<(u32, u32)>) {
        let ranges: Vec<Range<u32>> = ranges.iter().map(|(from, to)| *from..*to).collect();
        let cover = ShardCoverage::new(&ranges, games);
        (cover.prefix.clone(), cover.pieces().into_iter().map(|gap| (gap.start, gap.end)).collect())
    }

    #[test]
    fn shards_lie_end_to_end_in_whatever_order_they_come() {
        assert_eq!(cover(&[(6, 10), (0, 3), (3, 6)], 10), (vec![1, 2, 0], vec![]));
        assert_eq!(cover(&[(0, 10), (0, 10)], 10), (vec![0], vec![]), "one of two is enough");
    }

    #[test]
    fn what_is_in_no_shard_is_missing_in_pieces_as_large_as_shards() {
        assert_eq!(cover(&[(3, 6)], 10), (vec![], vec![(0, 3), (6, 9), (9, 10)]));
        assert_eq!(cover(&[(0, 4), (8, 10)], 10), (vec![0], vec![(4, 8)]));
        assert_eq!(cover(&[], 10), (vec![], vec![(0, 10)]));
        assert_eq!(cover(&[(0, 4)], 4), (vec![0], vec![]));
    }

    #[test]
    fn of_overlapping_shards_those_are_taken_that_lead_on() {
        // The longer one is a dead end.
        assert_eq!(cover(&[(0, 7), (0, 5), (5, 10)], 10), (vec![1, 2], vec![]));
        // A shard that overlaps without an end to continue from leaves a gap in the middle.
        assert_eq!(cover(&[(0, 6), (5, 10)], 10), (vec![0], vec![(6, 10)]));
    }
}
