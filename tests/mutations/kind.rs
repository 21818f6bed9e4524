//! The kinds of mistakes, each with the kinds of documents it is made in.

use bexar::files::DocumentKind as Document;

use crate::dice::Dice;
use crate::sheet::{Sheet, Slip};

/// A kind of slip.
pub(crate) struct Kind {
    pub(crate) name: &'static str,
    pub(crate) of: &'static [Document],
    /// Whether it changes any line at random, so that the result may be a valid document.
    pub(crate) blind: bool,
    /// How often it is drawn, relative to the other kinds.
    pub(crate) times: usize,
    pub(crate) make: fn(&mut Dice, &Sheet) -> Option<Slip>,
}

/// A slip in one kind of document.
pub(crate) const fn kind(
    of: &'static [Document],
    name: &'static str,
    make: fn(&mut Dice, &Sheet) -> Option<Slip>,
) -> Kind {
    Kind { name, of, blind: false, times: 1, make }
}

/// A slip that strikes anywhere.
pub(crate) const fn blind(times: usize, name: &'static str, make: fn(&mut Dice, &Sheet) -> Option<Slip>) -> Kind {
    Kind { name, of: &[Document::Map], blind: true, times, make }
}

/// Every kind.
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
