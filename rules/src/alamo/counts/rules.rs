//! How often each rule was cited.

use std::collections::{BTreeMap, HashMap};

use super::{CountSheet, EventContext, Family};
use crate::alamo::{Event, Game};
use crate::counts::Count;

/// Cells by rule, in the order they were first met.
#[derive(Debug)]
pub(crate) struct Rules {
    names: Vec<&'static str>,
    /// The cell of a rule, by where its text lies in memory: one rule may lie in several places.
    by_address: HashMap<usize, usize>,
    /// Rules asked for before, each in the place of its address: most events cite one of a few dozen.
    recent: [(usize, usize); RECENT],
}

/// Places for rules asked for before; a power of two.
const RECENT: usize = 256;

impl Rules {
    fn cell(&mut self, name: &'static str) -> usize {
        let address = name.as_ptr() as usize;
        let place = address % RECENT;
        if self.recent[place].0 == address {
            return self.recent[place].1;
        }
        let cell = *self.by_address.entry(address).or_insert_with(|| {
            let known = self.names.iter().position(|own| *own == name);
            known.unwrap_or_else(|| {
                self.names.push(name);
                self.names.len() - 1
            })
        });
        self.recent[place] = (address, cell);
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
        Self { names: Vec::new(), by_address: HashMap::new(), recent: [(0, 0); RECENT] }
    }

    fn cells(&self) -> usize {
        0
    }

    #[inline]
    fn note(&mut self, _: &EventContext<'_>, event: &Event, sheet: &mut CountSheet) {
        sheet.mark(self.cell(event.atom.id()));
    }
}
