//! A quick fix: the edits that resolve a finding.

use crate::edit::{Change, Edit};
use crate::map::{Members, Region};
use crate::project_edit::ProjectEdit;

/// Edits that resolve a finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fix {
    /// How certain it is that the designer would do the same.
    pub kind: FixKind,
    /// The edits, in the order to apply them. Map edits change the map as painted, before its corrections.
    pub edits: Vec<ProjectEdit>,
}

/// The certainty of a fix.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FixKind {
    /// There is no other sensible fix: `bexar fix` applies it without asking.
    Safe,
    /// One of several options: the designer decides.
    YourChoice,
}

/// The greatest net number of entries that a fix may remove from one list of a map: more than that are unlikely to be a
/// slip.
const MOST_TAKEN: i64 = 12;

impl Fix {
    /// Creates a fix that leaves nothing to decide.
    #[must_use]
    pub const fn safe(edits: Vec<ProjectEdit>) -> Self {
        Self { kind: FixKind::Safe, edits }
    }

    /// Creates a fix that is one of several options.
    #[must_use]
    pub const fn your_choice(edits: Vec<ProjectEdit>) -> Self {
        Self { kind: FixKind::YourChoice, edits }
    }

    /// Converts edits of the map to edits of the project.
    #[must_use]
    pub fn of_map(edits: Vec<Edit>) -> Vec<ProjectEdit> {
        edits.into_iter().map(ProjectEdit::Map).collect()
    }

    /// Whether it has edits, and its net removals are few.
    pub fn is_bounded(&self) -> bool {
        let mut balance = [0_i64; 7];
        for edit in &self.edits {
            if let ProjectEdit::Map(edit) = edit {
                weigh(edit, &mut balance);
            }
        }
        !self.edits.is_empty() && balance.iter().all(|own| *own >= -MOST_TAKEN)
    }
}

/// Adds the net gain of an edit to the balance of each list of a map.
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
