//! The kinds of slips, each with the kinds of documents it applies to.

use bexar::files::DocumentKind as Document;

use crate::dice::Dice;
use crate::sheet::{Sheet, Slip};

/// A kind of slip.
pub(crate) struct Kind {
    pub(crate) name: &'static str,
    pub(crate) of: &'static [Document],
    /// Whether it changes any line at random, so that the result may be a valid document.
    pub(crate) blind: bool,
    /// The frequency of being drawn, relative to the other kinds.
    pub(crate) times: usize,
    pub(crate) make: fn(&mut Dice, &Sheet) -> Option<Slip>,
}

/// Creates a kind of slip for some kinds of documents.
pub(crate) const fn kind(
    of: &'static [Document],
    name: &'static str,
    make: fn(&mut Dice, &Sheet) -> Option<Slip>,
) -> Kind {
    Kind { name, of, blind: false, times: 1, make }
}

/// Creates a kind of slip that changes any line of a map.
pub(crate) const fn blind(times: usize, name: &'static str, make: fn(&mut Dice, &Sheet) -> Option<Slip>) -> Kind {
    Kind { name, of: &[Document::Map], blind: true, times, make }
}

/// Returns all kinds.
pub(crate) fn kinds() -> impl Iterator<Item = &'static Kind> {
    let all: [&[Kind]; 12] = [
        crate::walls::KINDS,
        crate::hexes::KINDS,
        crate::rooms::KINDS,
        crate::areas::KINDS,
        crate::whole::KINDS,
        crate::anything::KINDS,
        crate::counters::KINDS,
        crate::rulebook::KINDS,
        crate::scenario::KINDS,
        crate::correction::KINDS,
        crate::cases::KINDS,
        crate::writing::KINDS,
    ];
    all.into_iter().flatten()
}
