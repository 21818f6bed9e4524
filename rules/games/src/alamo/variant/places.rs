//! The spots or hexsides where something must be for a condition to hold.

use fixedbitset::FixedBitSet;

use super::Marks;

/// Spots or hexsides of a board, by number: some that are known before play, and those that carry one of some flags.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Places {
    /// The places known before play; `None` for anywhere.
    known: Option<FixedBitSet>,
    /// The flags of which the others carry at least one.
    flags: Vec<Flagged>,
}

/// A flag with a value for every spot, or for every hexside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Flagged {
    /// Its number.
    pub(super) flag: u16,
    /// The address of its first value.
    pub(super) first: u16,
}

impl Places {
    /// Returns those of `count` places that fit.
    pub(super) fn known(count: usize, mut fits: impl FnMut(usize) -> bool) -> Self {
        let mut known = FixedBitSet::with_capacity(count);
        known.extend((0..count).filter(|at| fits(*at)));
        Self { known: Some(known), flags: Vec::new() }
    }

    /// Returns the places that carry a flag.
    pub(super) fn flagged(flag: u16, first: u16) -> Self {
        Self { known: Some(FixedBitSet::new()), flags: vec![Flagged { flag, first }] }
    }

    /// Whether the place is unrestricted.
    pub(super) const fn is_anywhere(&self) -> bool {
        self.known.is_none()
    }

    /// Whether any place is known before play.
    pub(super) fn has_known(&self) -> bool {
        self.known.as_ref().is_some_and(|known| !known.is_clear())
    }

    /// Returns the places known before play, in order.
    pub(super) fn each_known(&self) -> impl Iterator<Item = usize> + '_ {
        self.known.iter().flat_map(FixedBitSet::ones)
    }

    /// Returns the flags of which the other places carry at least one.
    pub(super) fn flags(&self) -> &[Flagged] {
        &self.flags
    }

    /// Whether a place is included, as known or by its flag.
    #[inline]
    pub(super) fn contains(&self, marks: &Marks, at: u16) -> bool {
        match &self.known {
            Some(known) => known.contains(usize::from(at)) || !self.flags.is_empty() && self.is_marked(marks, at),
            None => true,
        }
    }

    #[inline(never)]
    fn is_marked(&self, marks: &Marks, at: u16) -> bool {
        self.flags.iter().any(|flagged| marks.get(flagged.first.saturating_add(at)) > 0)
    }

    /// Restricts these to the places also in `other`; of two sets of which one depends on flags, keeps that one.
    pub(super) fn meet(&mut self, other: &Self) {
        match (&mut self.known, &other.known) {
            (_, None) => {}
            (Some(own), Some(known)) if self.flags.is_empty() && other.flags.is_empty() => own.intersect_with(known),
            (Some(_), Some(_)) if !self.flags.is_empty() => {}
            _ => *self = other.clone(),
        }
    }

    /// Adds the places of `other`.
    pub(super) fn join(&mut self, other: &Self) {
        match (&mut self.known, &other.known) {
            (Some(own), Some(known)) => {
                own.union_with(known);
                let new = other.flags.iter().filter(|flagged| !self.flags.contains(flagged));
                self.flags.extend(new.copied().collect::<Vec<_>>());
            }
            _ => *self = Self::default(),
        }
    }
}
