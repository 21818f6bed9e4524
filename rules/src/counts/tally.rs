//! The counts of a series of games, in whole numbers.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::cells::{Count, merge};

/// Counts of events over all games of a series, by the numbers the compiled game has for things; the results document gives
/// them their names. Tallies of different games can be added in any order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// By the name of the sheet, which the game system gives it.
    sheets: BTreeMap<Cow<'static, str>, Vec<Count>>,
    /// By the number of the rule.
    rules: BTreeMap<Cow<'static, str>, Count>,
}

impl Tally {
    /// Counts by the number of the rule, and no sheets yet.
    pub fn of_rules<N: Into<Cow<'static, str>>>(rules: impl IntoIterator<Item = (N, Count)>) -> Self {
        let rules = rules.into_iter().map(|(rule, count)| (rule.into(), count)).collect();
        Self { sheets: BTreeMap::new(), rules }
    }

    /// With a sheet of counts under this name.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, counts: &[Count]) -> Self {
        self.sheets.insert(name.into(), counts.to_vec());
        self
    }

    /// Every sheet with its name, in the order of their names.
    pub fn sheets(&self) -> impl Iterator<Item = (&str, &[Count])> {
        self.sheets.iter().map(|(name, counts)| (name.as_ref(), counts.as_slice()))
    }

    /// The counts of a sheet; none where there is no such sheet.
    #[must_use]
    pub fn sheet(&self, name: &str) -> &[Count] {
        self.sheets.get(name).map_or(&[], Vec::as_slice)
    }

    /// How often each rule was cited, by its number.
    #[must_use]
    pub const fn rules(&self) -> &BTreeMap<Cow<'static, str>, Count> {
        &self.rules
    }

    /// Adds the counts of other games of the same scenario.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::counts::{Count, Tally};
    ///
    /// let breaches = |times, games| Tally::default().with("breaches", &[Count { times, games }]);
    /// let mut all = breaches(5, 2);
    /// all.merge(&breaches(1, 1));
    /// assert_eq!(all.sheet("breaches"), [Count { times: 6, games: 3 }]);
    /// assert!(all.sheet("routs").is_empty());
    /// ```
    pub fn merge(&mut self, other: &Self) {
        for (name, counts) in &other.sheets {
            merge(self.sheets.entry(name.clone()).or_default(), counts);
        }
        for (rule, count) in &other.rules {
            self.rules.entry(rule.clone()).or_default().add(*count);
        }
    }
}
