//! The optional rules, compiled: range (14.0), ferocious counterattack (15.0), the continued siege (16.7).

use super::ferocity::Ferocity;
use super::fire_range::FireRange;
use super::siege::Siege;
use crate::rulebook::{Rulebook, Settings};

/// The optional rules in force, with their parameters.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Options {
    pub(super) range: FireRange,
    pub(super) ferocity: Ferocity,
    pub(super) siege: Siege,
}

impl Options {
    pub(super) fn new(rulebook: &Rulebook, settings: &Settings<'_>) -> Self {
        let (range, ferocity) = (FireRange::new(settings), Ferocity::new(settings));
        Self { range, ferocity, siege: Siege::new(&rulebook.siege, settings) }
    }
}
