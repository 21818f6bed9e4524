//! Merging allowances, identified by what they allow and where; only the reason can be in conflict.

use super::conflict::{Judge, Place};
use super::list::Fields;
use super::named::name;
use super::versions::Three;
use crate::allowance::Allowance;
use crate::words::Words;

impl Fields for Allowance {
    fn place(&self) -> Place {
        Place::new("thing-allowance", &self.target())
    }

    fn fields(judge: &mut Judge, base: Option<&Self>, [ours, theirs]: [&Self; 2]) -> Self {
        let unsaid = Words::default();
        let reasons =
            Three { base: base.map_or(&unsaid, |own| &own.reason), ours: &ours.reason, theirs: &theirs.reason };
        Self { reason: name(judge, &ours.place(), reasons), ..ours.clone() }
    }
}
