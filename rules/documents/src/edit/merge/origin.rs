//! Merging the origin of an entry that both sides have changed.

use super::conflict::{Judge, Place};
use super::versions::Three;
use super::words;
use crate::provenance::Provenance;

/// How the two sides changed the other fields of a thing, apart from its origin.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum OtherFields {
    /// They agree: either origin holds for all of it.
    Alike,
    /// Each side has changed a part of it.
    Shared,
    /// They are in conflict, which is already recorded: the origin goes with the version that is kept.
    Disputed,
}

impl OtherFields {
    /// Returns how the fields were settled since the judge had recorded `conflicts` conflicts.
    pub(super) fn new(judge: &Judge, conflicts: usize, alike: bool) -> Self {
        match alike {
            _ if judge.conflicts.len() > conflicts => Self::Disputed,
            true => Self::Alike,
            false => Self::Shared,
        }
    }
}

/// Merges the origin of an entry.
///
/// An entry painted by hand states no origin, so it is never in conflict. If both sides agree on the entry, the stated
/// origin is kept; if each has changed a part, a citation does not hold for what the other side painted, but a stated
/// reason still does.
pub(super) fn origin(judge: &mut Judge, place: &Place, versions: Three<&Provenance>, rest: OtherFields) -> Provenance {
    let versions = match versions.agreed() {
        Ok(by) => return by.clone(),
        Err(versions) => versions,
    };
    if rest == OtherFields::Disputed {
        return judge.preferred(versions).clone();
    }
    let (ours, theirs) = (versions.ours, versions.theirs);
    let (silent, says) = match (ours.is_by_hand(), theirs.is_by_hand()) {
        (true, true) => return Provenance::by_hand(),
        (true, false) => (ours, theirs),
        (false, true) => (theirs, ours),
        (false, false) => {
            return judge.decide(place, "merge-field-origin", versions, |by| words::origin(by)).clone();
        }
    };
    if rest == OtherFields::Shared && says.is_cited() { silent.clone() } else { says.clone() }
}
