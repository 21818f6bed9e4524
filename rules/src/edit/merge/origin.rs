//! Merging the origin of an entry that both sides have changed.

use super::conflict::{Judge, Place};
use super::versions::Three;
use super::words;
use crate::provenance::Provenance;

/// How the two sides changed the other fields of a thing, apart from its origin.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum OtherFields {
    /// They agree on it: either origin vouches for all of it.
    Alike,
    /// Each has its share in it.
    Shared,
    /// They are in conflict, which has been named already: the origin goes with what stands.
    Disputed,
}

impl OtherFields {
    /// What has become of the fields settled since the judge had named so many conflicts.
    pub(super) fn new(judge: &Judge, conflicts: usize, alike: bool) -> Self {
        match alike {
            _ if judge.conflicts.len() > conflicts => Self::Disputed,
            true => Self::Alike,
            false => Self::Shared,
        }
    }
}

/// The origin of the merged thing.
///
/// Painted by hand says nothing, so it is never in conflict: where both sides agree on the thing, the origin that says
/// something stands; where each has its share, a citation does not vouch for what the other painted, but a reason given
/// still holds.
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
