//! A quick fix: the edits that mend what a finding speaks of.

use crate::edit::{Change, Edit};
use crate::map::{Members, Region};
use crate::project_edit::ProjectEdit;

/// Edits that mend a finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fix {
    /// How sure it is that the designer would do the same.
    pub kind: FixKind,
    /// The edits, in the order they are made. Those of the map change the map as painted, before its corrections.
    pub edits: Vec<ProjectEdit>,
}

/// How sure a fix is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FixKind {
    /// There is no other sensible way: `bexar fix` makes it without asking.
    Safe,
    /// One way among several: the designer decides.
    YourChoice,
}

/// The most things of one list of a map that a fix may take away on balance: more are no slip of the pen.
const MOST_TAKEN: i64 = 12;

impl Fix {
    /// A fix that leaves nothing to decide.
    #[must_use]
    pub(crate) const fn safe(edits: Vec<ProjectEdit>) -> Self {
        Self { kind: FixKind::Safe, edits }
    }

    /// A fix that is one way among several.
    #[must_use]
    pub(crate) const fn your_choice(edits: Vec<ProjectEdit>) -> Self {
        Self { kind: FixKind::YourChoice, edits }
    }

    /// Edits of the map as edits of the project.
    #[must_use]
    pub(crate) fn of_map(edits: Vec<Edit>) -> Vec<ProjectEdit> {
        edits.into_iter().map(ProjectEdit::Map).collect()
    }

    /// Whether it changes something, and on balance takes little away.
    pub(crate) fn is_bounded(&self) -> bool {
        let mut balance = [0_i64; 7];
        for edit in &self.edits {
            if let ProjectEdit::Map(edit) = edit {
                weigh(edit, &mut balance);
            }
        }
        !self.edits.is_empty() && balance.iter().all(|own| *own >= -MOST_TAKEN)
    }
}

/// Adds to each list of a map what an edit gives it, and takes from it what the edit takes.
fn weigh(edit: &Edit, balance: &mut [i64; 7]) {
    fn sum<T>(list: &[T], size: impl Fn(&T) -> usize) -> i64 {
        list.iter().map(size).fold(0, |sum, size| sum.saturating_add(i64::try_from(size).unwrap_or(i64::MAX)))
    }
    fn gained<T>(change: &Change<T>, size: impl Fn(&T) -> usize) -> i64 {
        sum(&change.becomes, &size) - sum(&change.was, &size)
    }
    let members = |region: &Region| match &region.members {
        Members::Hexes(own) => own.len(),
        Members::Spots(own) => own.len(),
        Members::Hexsides(own) => own.len(),
    };
    match edit {
        Edit::Hex(change) => balance[0] += gained(change, |_| 1),
        Edit::Hexside(change) => balance[1] += gained(change, |_| 1),
        Edit::Room(change) => balance[2] += gained(change, |room| room.spots.len()),
        Edit::Region(change) => balance[3] += gained(change, members),
        Edit::EntryArea(change) => balance[4] += gained(change, |area| area.hexes.len()),
        Edit::GunSite(change) => balance[5] += gained(change, |_| 1),
        Edit::Label(change) => balance[6] += gained(change, |_| 1),
        Edit::Allow(_) | Edit::Grid { .. } | Edit::Title { .. } | Edit::Scan { .. } => {}
    }
}
