//! The pieces, spots and hexsides that currently carry a flag.

use super::SideId;
use super::flag_values::{FlagBit, Marks};
use super::program::Program;
use crate::bits;
use crate::variant::Scope;

impl Program {
    /// Whether anything carries a flag.
    #[inline]
    pub(super) fn is_up(&self, flag: u16, marks: &Marks) -> bool {
        let place = &self.flags[usize::from(flag)];
        marks.may_be_up(FlagBit::new(flag).bit())
            && (self.flags.len() <= usize::from(FlagBit::COUNT) || marks.any_within(place.first, place.end))
    }

    /// Visits the spots that carry a flag, or lie on either side of a hexside that does, as words of a set with their
    /// places, possibly repeatedly.
    pub(super) fn each_flagged(&self, marks: &Marks, flag: u16, mut visit: impl FnMut(usize, u64)) {
        let own = &self.flags[usize::from(flag)];
        for (address, _) in marks.within(own.first, own.end) {
            let at = address - own.first;
            if own.of == Scope::Hexside {
                for (at, word) in self.sides.words_beside(SideId(at)) {
                    visit(usize::from(*at), *word);
                }
            } else {
                let (at, word) = bits::place(usize::from(at));
                visit(at, word);
            }
        }
    }
}
