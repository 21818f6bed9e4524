//! Everything counted of a series, in whole numbers.

use std::collections::BTreeMap;

use super::sheet::{Count, merge};

/// Counts of events over all games of a series, by the numbers the compiled game has for things; a
/// [`Summary`](super::Summary) gives them their names. Tallies of different games can be added in any order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    pub(super) breaches: Vec<Count>,
    pub(super) combat: Vec<Count>,
    pub(super) crossings: Vec<Count>,
    pub(super) hexes: Vec<Count>,
    pub(super) pieces: Vec<Count>,
    /// By the number of the rule.
    pub(super) rules: BTreeMap<&'static str, Count>,
    pub(super) turns: Vec<Count>,
    pub(super) uses: Vec<Count>,
}

impl Tally {
    /// Adds the counts of other games of the same scenario.
    pub fn merge(&mut self, other: &Self) {
        merge(&mut self.breaches, &other.breaches);
        merge(&mut self.combat, &other.combat);
        merge(&mut self.crossings, &other.crossings);
        merge(&mut self.hexes, &other.hexes);
        merge(&mut self.pieces, &other.pieces);
        merge(&mut self.turns, &other.turns);
        merge(&mut self.uses, &other.uses);
        for (rule, count) in &other.rules {
            self.rules.entry(rule).or_default().add(*count);
        }
    }
}
