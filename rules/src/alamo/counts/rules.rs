//! How often each rule was cited.

use std::collections::{BTreeMap, HashMap};

use super::{CountSheet, EventContext, Family};
use crate::alamo::{Event, Game};
use crate::counts::Count;

/// Cells by rule, in the order they were first met.
#[derive(Debug, Default)]
pub(crate) struct Rules {
    names: Vec<&'static str>,
    /// The cell of a rule, by where its text lies in memory: one rule may lie in several places.
    by_address: HashMap<usize, usize>,
    /// The last rule asked for: events come in runs of one.
    last: (usize, usize),
}

impl Rules {
    fn cell(&mut self, name: &'static str) -> usize {
        let address = name.as_ptr() as usize;
        if self.last.0 == address {
            return self.last.1;
        }
        let cell = *self.by_address.entry(address).or_insert_with(|| {
            let known = self.names.iter().position(|own| *own == name);
            known.unwrap_or_else(|| {
                self.names.push(name);
                self.names.len() - 1
            })
        });
        self.last = (address, cell);
        cell
    }

    /// Counts by the number of the rule.
    pub(crate) fn named(&self, counts: &[Count]) -> BTreeMap<&'static str, Count> {
        let counted = self.names.iter().copied().zip(counts.iter().copied());
        counted.filter(|(_, count)| count.times > 0).collect()
    }
}

impl Family for Rules {
    fn new(_: &Game) -> Self {
        Self::default()
    }

    fn cells(&self) -> usize {
        0
    }

    #[inline]
    fn note(&mut self, _: &EventContext<'_>, event: &Event, sheet: &mut CountSheet) {
        sheet.mark(self.cell(event.atom.id()));
    }
}
