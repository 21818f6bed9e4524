//! The counts of some games of a shard.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::counts::{Count, Tally};

/// An upper bound for the cells of a sheet: a map has at most 65,536 spots, and a sheet some ten cells for each.
const MOST_CELLS: u32 = 1 << 20;
/// An upper bound for a count in a million games.
const MOST_TIMES: u64 = 1 << 44;

/// The counts of a stretch of consecutive games.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Stretch {
    /// Number of games counted in it.
    pub games: u32,
    /// The cells of each sheet: the number of the cell, its count, and the number of games that counted in it. Empty
    /// cells are left out.
    pub sheets: BTreeMap<String, Vec<(u32, u64, u32)>>,
    /// For each rule, how often it was cited, and in how many games.
    pub rules: BTreeMap<String, (u64, u32)>,
}

impl Stretch {
    /// Creates the counts of `games` games.
    pub(in crate::playtest) fn new(games: u32, tally: &Tally) -> Self {
        let cells = |counts: &[Count]| {
            let counted = (0..).zip(counts).filter(|(_, count)| **count != Count::default());
            counted.map(|(cell, count)| (cell, count.times, count.games)).collect()
        };
        let rules = tally.rules().iter().map(|(rule, count)| (rule.to_string(), (count.times, count.games)));
        Self {
            games,
            sheets: tally.sheets().map(|(name, counts)| (name.to_owned(), cells(counts))).collect(),
            rules: rules.collect(),
        }
    }

    /// Returns the tally as it was while the games were played, without empty cells at the end of a sheet.
    pub(in crate::playtest) fn tally(&self) -> Tally {
        let rules =
            self.rules.iter().map(|(rule, (times, games))| (rule.clone(), Count { times: *times, games: *games }));
        self.sheets.iter().fold(Tally::of_rules(rules), |tally, (name, cells)| {
            let length = cells.iter().map(|(cell, ..)| *cell as usize + 1).max().unwrap_or(0);
            let mut counts = vec![Count::default(); length];
            for (cell, times, games) in cells {
                counts[*cell as usize] = Count { times: *times, games: *games };
            }
            tally.with(name.clone(), &counts)
        })
    }

    /// Whether the counts are plausible: every sheet has a name in `known`, cells are in order, and nothing is counted
    /// in more games than there are.
    pub(super) fn is_possible(&self, known: &Tally) -> bool {
        let fits = |times: u64, games: u32| games <= self.games && times <= MOST_TIMES;
        let sheet = |cells: &Vec<(u32, u64, u32)>| {
            cells.is_sorted_by(|a, b| a.0 < b.0)
                && cells.iter().all(|(cell, times, games)| *cell < MOST_CELLS && fits(*times, *games))
        };
        let has_name = |name: &String| known.sheets().any(|(own, _)| own == name);
        self.games > 0
            && self.sheets.keys().all(has_name)
            && self.sheets.values().all(sheet)
            && self.rules.values().all(|(times, games)| fits(*times, *games))
    }
}

/// Returns a sum over all counts, weighted by cell. The sums of single games add up to that of all of them, so the
/// record of a game vouches for its share of the counts, and playing one game again tests both.
pub(in crate::playtest) fn check(tally: &Tally) -> u64 {
    let weighed = |place: u64, count: &Count| {
        let times = weight(place).wrapping_mul(count.times);
        times.wrapping_add(weight(!place).wrapping_mul(u64::from(count.games)))
    };
    let sheets = tally.sheets().flat_map(|(name, counts)| {
        let place = place(name);
        let counted = (0..).zip(counts).filter(|(_, count)| **count != Count::default());
        counted.map(move |(cell, count): (u64, _)| weighed(place.wrapping_add(cell), count))
    });
    let rules = tally.rules().iter().map(|(rule, count)| weighed(place(rule), count));
    sheets.chain(rules).fold(0, u64::wrapping_add)
}

/// Returns the place of the first cell of a name: the hash of G. Fowler, L. C. Noll and K.-P. Vo.
fn place(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Returns the weight of a place: its bits mixed as in S. Vigna's `SplitMix64`, and odd, so that no count vanishes.
const fn weight(place: u64) -> u64 {
    let mut bits = place.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (bits ^ (bits >> 31)) | 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(hexes: &[u64], rule: u64) -> Tally {
        let count = |times: u64| Count { times, games: u32::from(times > 0) };
        let counts: Vec<Count> = hexes.iter().copied().map(count).collect();
        Tally::of_rules([("A6.3.a", count(rule))]).with("hexes", &counts).with("idle", &[])
    }

    #[test]
    fn counts_come_back_as_they_were_written() {
        let own = tally(&[0, 3, 0, 7], 2);
        let stretch = Stretch::new(1, &own);
        assert_eq!(stretch.sheets["hexes"], [(1, 3, 1), (3, 7, 1)]);
        assert_eq!(stretch.tally(), own);
        assert!(stretch.is_possible(&own));
    }

    #[test]
    fn the_sums_of_games_add_up_and_no_change_of_a_cell_goes_unseen() {
        let (one, other) = (tally(&[0, 3, 0, 7], 2), tally(&[1, 1, 5], 4));
        let mut both = one.clone();
        both.merge(&other);
        assert_eq!(check(&both), check(&one).wrapping_add(check(&other)));
        for changed in [tally(&[0, 3, 0, 8], 2), tally(&[0, 3, 7], 2), tally(&[0, 7, 0, 3], 2), tally(&[0, 3, 0, 7], 3)]
        {
            assert_ne!(check(&changed), check(&one), "{changed:?}");
        }
    }

    #[test]
    fn impossible_counts_are_known() {
        let known = tally(&[0, 3], 2);
        let own = Stretch::new(2, &known);
        let with = |cells: &[(u32, u64, u32)]| {
            let sheets = [("hexes".to_owned(), cells.to_vec())].into();
            Stretch { sheets, ..own.clone() }.is_possible(&known)
        };
        assert!(with(&[(0, 5, 2), (1, 1, 1)]));
        for cells in [&[(0, 5, 3)][..], &[(1, 1, 1), (0, 1, 1)], &[(0, 1, 1), (0, 1, 1)], &[(u32::MAX, 1, 1)]] {
            assert!(!with(cells), "{cells:?}");
        }
        assert!(!with(&[(0, u64::MAX, 1)]));
        assert!(!Stretch { games: 0, ..own.clone() }.is_possible(&known));
        assert!(!own.is_possible(&Tally::default()), "there is no such sheet");
    }
}
