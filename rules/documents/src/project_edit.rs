//! Edits of a project: of its map and of its other documents.
//!
//! Fixes, undo and the journal use these edits for all documents of a project.

mod describe;
mod difference;
mod relocation;
mod rename;
mod resize;
mod scenario;

pub use describe::describe_project;
pub use difference::project_difference;
pub use relocation::Relocation;
pub use rename::{NotRenamed, Renamed, is_id, rename, renamed_words};
pub use resize::{NotResized, Overhang, Resize, moved_place, resize};
pub use scenario::ScenarioEdit;

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::allowance::Allowance;
use crate::correction::Correction;
use crate::counters::{BatteryCounter, Column, CounterMix, LeaderCounter, PieceCounter, UnitCounter};
use crate::edit::{Change, Edit};
use crate::project::{DocumentRef, Project};
use crate::rulebook::{
    CombatRow, DieLine, Rulebook, Setting, SiegeOutcome, TerrainEffect, VictoryLevel, WithdrawalFigure,
};
use crate::variant::Variant;

/// A change of one document of a project. Its inverse restores the document exactly.
///
/// # Examples
///
/// ```
/// use rules::counters::BatteryCounter;
/// use rules::edit::Change;
/// use rules::project::Project;
/// use rules::project_edit::{CountersEdit, ProjectEdit};
/// use rules::provenance::Provenance;
///
/// let mut project = Project::default();
/// let gun = BatteryCounter { id: "gun6".to_owned(), pounds: 6, strength: 6, quantity: 1, by: Provenance::Painted };
/// let added = Change { was: Vec::new(), becomes: vec![gun.clone()] };
/// let undo = ProjectEdit::Counters(CountersEdit::Battery(added)).apply(&mut project)?;
/// assert_eq!(project.counters.batteries, [gun]);
/// undo.apply(&mut project)?;
/// assert!(project.counters.batteries.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ProjectEdit {
    /// A change of the map as painted.
    Map(Edit),
    /// A change of the counter mix.
    Counters(CountersEdit),
    /// A change of the rulebook.
    Rulebook(RulebookEdit),
    /// A change of the scenario.
    Scenario(ScenarioEdit),
    /// A change of a correction, by its index in the scenario's list.
    Correction(usize, CorrectionEdit),
    /// A replacement of a whole variant, by its index in the scenario's list.
    Variant(usize, Box<Swap<Variant>>),
    /// A change of a file beside the project that follows it, such as another scenario on the same map. The project stays
    /// as it is; whoever saves it writes the file.
    File(Box<FileEdit>),
}

/// A change of the text of a file beside a project.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileEdit {
    /// The file.
    pub file: PathBuf,
    /// Its text.
    pub text: Swap<String>,
}

/// A change of a counter mix.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CountersEdit {
    /// A column.
    Column(Change<Column>),
    /// The combat units of one id.
    Unit(Change<UnitCounter>),
    /// A leader.
    Leader(Change<LeaderCounter>),
    /// The batteries of one id.
    Battery(Change<BatteryCounter>),
    /// The pieces of one id.
    Piece(Change<PieceCounter>),
    /// An allowance.
    Allow(Change<Allowance>),
}

/// A change of a rulebook.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RulebookEdit {
    /// A stated parameter.
    Parameter(Change<Setting>),
    /// A line of the terrain effects chart.
    Terrain(Change<TerrainEffect>),
    /// All rows of the combat table, since their order is significant.
    CombatRows(Swap<Vec<CombatRow>>),
    /// The results of one die roll in the combat table.
    DieLine(Change<DieLine>),
    /// A withdrawal figure.
    Withdrawal(Change<WithdrawalFigure>),
    /// A line of the victory schedule.
    Victory(Change<VictoryLevel>),
    /// A line of the siege table.
    Siege(Change<SiegeOutcome>),
    /// An allowance.
    Allow(Change<Allowance>),
}

/// A change of a correction.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CorrectionEdit {
    /// All its items, in order.
    Items(Swap<Vec<Edit>>),
    /// An allowance.
    Allow(Change<Allowance>),
}

/// Returns the number of entries that a change removes.
fn taken<T>(change: &Change<T>) -> usize {
    change.was.len().saturating_sub(change.becomes.len())
}

impl ProjectEdit {
    /// Returns the number of entries that it removes from the counter mix, the rulebook or the scenario.
    #[must_use]
    pub fn taken(&self) -> usize {
        match self {
            Self::Counters(edit) => match edit {
                CountersEdit::Column(change) => taken(change),
                CountersEdit::Unit(change) => taken(change),
                CountersEdit::Leader(change) => taken(change),
                CountersEdit::Battery(change) => taken(change),
                CountersEdit::Piece(change) => taken(change),
                CountersEdit::Allow(_) => 0,
            },
            Self::Rulebook(edit) => match edit {
                RulebookEdit::Parameter(change) => taken(change),
                RulebookEdit::Terrain(change) => taken(change),
                RulebookEdit::DieLine(change) => taken(change),
                RulebookEdit::Withdrawal(change) => taken(change),
                RulebookEdit::Victory(change) => taken(change),
                RulebookEdit::Siege(change) => taken(change),
                RulebookEdit::CombatRows(swap) => swap.was.len().saturating_sub(swap.becomes.len()),
                RulebookEdit::Allow(_) => 0,
            },
            Self::Scenario(ScenarioEdit::Plot(change)) => taken(change),
            Self::Scenario(ScenarioEdit::Placement(change)) => taken(change),
            Self::Scenario(_) | Self::Map(_) | Self::Correction(..) | Self::Variant(..) | Self::File(_) => 0,
        }
    }
}

/// The change of a single value, such as the title of a document.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Swap<T> {
    /// The value that is expected before the change.
    pub was: T,
    /// The value after the change.
    pub becomes: T,
}

impl<T: Clone + PartialEq> Swap<T> {
    pub(super) fn inverse(&self) -> Self {
        Self { was: self.becomes.clone(), becomes: self.was.clone() }
    }

    pub(super) fn apply(&self, slot: &mut T) -> bool {
        let fits = *slot == self.was;
        if fits {
            slot.clone_from(&self.becomes);
        }
        fits
    }
}

/// The error for an edit that expected something other than what the document holds, or a document that the project
/// does not have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{place}: the document does not hold what the change expects")]
pub struct EditMisfit {
    /// The key of the hex, hexside, counter, parameter or other thing, as text.
    pub place: String,
}

impl ProjectEdit {
    /// Applies the edit and returns its inverse. The corrected map is kept up to date.
    ///
    /// # Errors
    ///
    /// If the document does not hold what the edit expects; the project is then unchanged.
    pub fn apply(&self, project: &mut Project) -> Result<Self, EditMisfit> {
        let fits = match self {
            Self::Map(edit) => {
                project.paint(edit).map_err(|conflict| EditMisfit { place: conflict.place })?;
                true
            }
            Self::Counters(edit) => edit.apply(&mut project.counters),
            Self::Rulebook(edit) => edit.apply(&mut project.rulebook),
            Self::Scenario(edit) => edit.apply_to(project),
            Self::Correction(at, edit) => {
                let fits = project.corrections.get_mut(*at).is_some_and(|own| edit.apply(&mut own.document));
                project.correct();
                fits
            }
            Self::Variant(at, swap) => project.variants.get_mut(*at).is_some_and(|own| swap.apply(&mut own.document)),
            Self::File(_) => true,
        };
        if fits { Ok(self.inverse()) } else { Err(EditMisfit { place: self.place() }) }
    }

    /// Returns the document that it changes.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::edit::Edit;
    /// use rules::project::DocumentRef;
    /// use rules::project_edit::ProjectEdit;
    /// use rules::words::Words;
    ///
    /// let title = Edit::Title { was: Words::new("Fort", ""), becomes: Words::new("Mission", "") };
    /// assert_eq!(ProjectEdit::Map(title).part(), DocumentRef::Map);
    /// ```
    #[must_use]
    pub const fn part(&self) -> DocumentRef {
        match self {
            Self::Map(_) => DocumentRef::Map,
            Self::Counters(_) => DocumentRef::Counters,
            Self::Rulebook(_) => DocumentRef::Rulebook,
            Self::Scenario(_) => DocumentRef::Scenario,
            Self::Correction(at, _) => DocumentRef::Correction(*at),
            Self::Variant(at, _) => DocumentRef::Variant(*at),
            // Cases are files beside the project too.
            Self::File(_) => DocumentRef::Cases,
        }
    }

    /// Whether it changes nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Map(edit) => edit.is_empty(),
            _ => *self == self.inverse(),
        }
    }

    /// Applies a list of edits in order and returns the list of edits that undoes them.
    ///
    /// # Errors
    ///
    /// Returns the place of the first edit that does not fit; the project is then unchanged.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::edit::paint_hex;
    /// use rules::hex::Hex;
    /// use rules::map::{Ground, MapDocument};
    /// use rules::project::Project;
    /// use rules::project_edit::ProjectEdit;
    /// use rules::provenance::Provenance;
    ///
    /// let mut project = Project::of_map(MapDocument::sketch(&["grid 5 5"])?);
    /// let yard = |row| paint_hex(&project.map, Hex::new(3, row), Ground::Yard, &Provenance::Painted);
    /// let edits = [ProjectEdit::Map(yard(2)), ProjectEdit::Map(yard(3))];
    /// let undo = ProjectEdit::apply_all(&edits, &mut project)?;
    /// assert_eq!(project.map.hexes.len(), 2);
    /// ProjectEdit::make_all(&undo, &mut project)?;
    /// assert!(project.map.hexes.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply_all(edits: &[Self], project: &mut Project) -> Result<Vec<Self>, EditMisfit> {
        Self::make_all(edits, project)?;
        Ok(edits.iter().rev().map(Self::inverse).collect())
    }

    /// Applies a list of edits in order.
    ///
    /// # Errors
    ///
    /// Returns the place of the first edit that does not fit; the project is then unchanged.
    pub fn make_all(edits: &[Self], project: &mut Project) -> Result<(), EditMisfit> {
        let mut made = 0;
        for together in edits.chunk_by(|one, next| matches!((one, next), (Self::Map(_), Self::Map(_)))) {
            let of_map = together.iter().filter_map(|edit| if let Self::Map(edit) = edit { Some(edit) } else { None });
            let of_map: Vec<&Edit> = of_map.collect();
            let done = match together {
                [edit] => edit.apply(project).map(drop),
                _ => project.make_all(&of_map).map_err(|conflict| EditMisfit { place: conflict.place }),
            };
            if let Err(misfit) = done {
                let back: Vec<Self> = edits[..made].iter().rev().map(Self::inverse).collect();
                // Edits that were just applied can always be undone.
                let _ = Self::make_all(&back, project);
                return Err(misfit);
            }
            made += together.len();
        }
        Ok(())
    }

    /// Returns the edit that undoes this one.
    #[must_use]
    pub fn inverse(&self) -> Self {
        match self {
            Self::Map(edit) => Self::Map(edit.inverse()),
            Self::Counters(edit) => Self::Counters(edit.inverse()),
            Self::Rulebook(edit) => Self::Rulebook(edit.inverse()),
            Self::Scenario(edit) => Self::Scenario(edit.inverse()),
            Self::Correction(at, edit) => Self::Correction(*at, edit.inverse()),
            Self::Variant(at, swap) => Self::Variant(*at, Box::new(swap.inverse())),
            Self::File(own) => Self::File(Box::new(FileEdit { file: own.file.clone(), text: own.text.inverse() })),
        }
    }

    /// Returns the key of what it changes, as text: a hex, a hexside, a counter or a parameter.
    #[must_use]
    pub fn place(&self) -> String {
        match self {
            Self::Map(edit) => edit.place(),
            Self::Counters(edit) => edit.place(),
            Self::Rulebook(edit) => edit.place(),
            Self::Scenario(edit) => edit.place(),
            Self::Correction(_, edit) => edit.place(),
            Self::Variant(_, swap) => swap.was.id.clone(),
            Self::File(own) => own.file.display().to_string(),
        }
    }
}

/// Implements `inverse`, `place` and `apply` for an enum of changes.
macro_rules! changes {
    ($edit:ty, $document:ty { $($variant:ident => $list:ident),* $(,)? } { $($whole:ident => $slot:ident),* $(,)? }) => {
        impl $edit {
            fn inverse(&self) -> Self {
                match self {
                    $(Self::$variant(change) => Self::$variant(change.inverse()),)*
                    $(Self::$whole(swap) => Self::$whole(swap.inverse()),)*
                }
            }

            fn place(&self) -> String {
                match self {
                    $(Self::$variant(change) => change.key().map(|key| key.to_string()).unwrap_or_default(),)*
                    $(Self::$whole(_) => stringify!($slot).to_owned(),)*
                }
            }

            /// Applies the change. Returns `false` and changes nothing if it does not fit.
            fn apply(&self, document: &mut $document) -> bool {
                match self {
                    $(Self::$variant(change) => change.apply(&mut document.$list).is_ok(),)*
                    $(Self::$whole(swap) => swap.apply(&mut document.$slot),)*
                }
            }
        }
    };
}

changes!(CountersEdit, CounterMix {
    Column => columns, Unit => units, Leader => leaders, Battery => batteries, Piece => pieces,
    Allow => allow,
} {});
changes!(RulebookEdit, Rulebook {
    Parameter => parameters, Terrain => terrain, DieLine => combat_results, Withdrawal => withdrawal,
    Victory => victory, Siege => siege, Allow => allow,
} { CombatRows => combat_rows });
changes!(CorrectionEdit, Correction { Allow => allow } { Items => items });
