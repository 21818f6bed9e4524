//! The counts of a series of games, in whole numbers.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::cells::{Count, merge};

/// Counts of events over all games of a series, by the numbers the compiled game uses; the results document translates
/// them to names. Tallies of different games can be added in any order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// The sheets, by the name the game system gives them.
    sheets: BTreeMap<Cow<'static, str>, Vec<Count>>,
    /// The rule counts, by the number of the rule.
    rules: BTreeMap<Cow<'static, str>, Count>,
}

impl Tally {
    /// Creates a tally of rule counts without sheets.
    pub fn of_rules<N: Into<Cow<'static, str>>>(rules: impl IntoIterator<Item = (N, Count)>) -> Self {
        let rules = rules.into_iter().map(|(rule, count)| (rule.into(), count)).collect();
        Self { sheets: BTreeMap::new(), rules }
    }

    /// Returns the tally with a sheet of counts added under this name.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, counts: &[Count]) -> Self {
        self.sheets.insert(name.into(), counts.to_vec());
        self
    }

    /// Returns every sheet with its name, sorted by name.
    pub fn sheets(&self) -> impl Iterator<Item = (&str, &[Count])> {
        self.sheets.iter().map(|(name, counts)| (name.as_ref(), counts.as_slice()))
    }

    /// Returns the counts of a sheet; empty if there is no such sheet.
    #[must_use]
    pub fn sheet(&self, name: &str) -> &[Count] {
        self.sheets.get(name).map_or(&[], Vec::as_slice)
    }

    /// Returns how often each rule was cited, by its number.
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
