//! Counts of the citations of each rule.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use super::{CountSheet, EventContext, Family};
use crate::alamo::{Event, Game};
use crate::counts::Count;

/// Cells by rule, in the order in which they were first cited.
#[derive(Debug)]
pub(crate) struct Rules {
    names: Vec<&'static str>,
    /// The cell of a rule, by the address of its text in memory: the same rule may be at several addresses.
    by_address: FxHashMap<usize, usize>,
}

impl Rules {
    fn cell(&mut self, name: &'static str) -> usize {
        let names = &mut self.names;
        *self.by_address.entry(name.as_ptr() as usize).or_insert_with(|| {
            let known = names.iter().position(|own| *own == name);
            known.unwrap_or_else(|| {
                names.push(name);
                names.len() - 1
            })
        })
    }

    /// The counts by rule number.
    pub(crate) fn named(&self, counts: &[Count]) -> BTreeMap<&'static str, Count> {
        let counted = self.names.iter().copied().zip(counts.iter().copied());
        counted.filter(|(_, count)| count.times > 0).collect()
    }
}

impl Family for Rules {
    fn new(_: &Game) -> Self {
        Self { names: Vec::new(), by_address: FxHashMap::default() }
    }

    fn cells(&self) -> usize {
        0
    }

    #[inline]
    fn note(&mut self, _: &EventContext<'_>, event: &Event, sheet: &mut CountSheet) {
        sheet.mark(self.cell(event.atom.id()));
    }
}
