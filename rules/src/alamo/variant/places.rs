//! Spots or hexsides at which something must be for a condition to hold.

use fixedbitset::FixedBitSet;

use super::Marks;

/// Spots or hexsides of a board, by number: some that are known before play, and those that carry one of some flags.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Places {
    /// Those known before play; none for anywhere.
    known: Option<FixedBitSet>,
    /// The flags one of which the others carry.
    flags: Vec<Flagged>,
}

/// A flag that is kept for every spot, or for every hexside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Flagged {
    /// Its number.
    pub(super) flag: u16,
    /// The address of the first.
    pub(super) first: u16,
}

impl Places {
    /// Those of so many that fit.
    pub(super) fn known(count: usize, mut fits: impl FnMut(usize) -> bool) -> Self {
        let mut known = FixedBitSet::with_capacity(count);
        known.extend((0..count).filter(|at| fits(*at)));
        Self { known: Some(known), flags: Vec::new() }
    }

    /// Those that carry a flag.
    pub(super) fn flagged(flag: u16, first: u16) -> Self {
        Self { known: Some(FixedBitSet::new()), flags: vec![Flagged { flag, first }] }
    }

    /// Whether it may be anywhere, or nowhere at all.
    pub(super) const fn is_anywhere(&self) -> bool {
        self.known.is_none()
    }

    /// Whether any of them is known before play.
    pub(super) fn has_known(&self) -> bool {
        self.known.as_ref().is_some_and(|known| !known.is_clear())
    }

    /// Those known before play, in order.
    pub(super) fn each_known(&self) -> impl Iterator<Item = usize> + '_ {
        self.known.iter().flat_map(FixedBitSet::ones)
    }

    /// The flags one of which the others carry.
    pub(super) fn flags(&self) -> &[Flagged] {
        &self.flags
    }

    /// Whether one of them is known, or may be by its flag.
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

    /// Leaves those that are in others too; of two sets of which one goes by flags, that one.
    pub(super) fn meet(&mut self, other: &Self) {
        match (&mut self.known, &other.known) {
            (_, None) => {}
            (Some(own), Some(known)) if self.flags.is_empty() && other.flags.is_empty() => own.intersect_with(known),
            (Some(_), Some(_)) if !self.flags.is_empty() => {}
            _ => *self = other.clone(),
        }
    }

    /// Takes in others.
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
