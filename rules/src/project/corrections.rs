//! The corrections of a project: what each is called, whether it is on, and whether it fits.

use serde::{Deserialize, Serialize};

use crate::correction::Correction;
use crate::edit::Conflict;
use crate::scenario::CorrectionUse;

/// A correction of a project.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoadedCorrection {
    /// How the scenario names it.
    pub name: String,
    /// The document.
    pub document: Correction,
    /// Whether it is switched on.
    pub on: bool,
    /// Why it does not fit the map, when it is on and does not.
    pub conflict: Option<Conflict>,
}

impl LoadedCorrection {
    /// The document of a correction a scenario uses; whether it fits is not known yet.
    #[must_use]
    pub fn new(used: &CorrectionUse, document: Correction) -> Self {
        Self { name: used.document.clone(), document, on: used.on, conflict: None }
    }

    /// Its line in the scenario’s list, with its document.
    #[must_use]
    pub fn listed(&self) -> ListedCorrection {
        let used = CorrectionUse { document: self.name.clone(), on: self.on };
        ListedCorrection { used, document: self.document.clone() }
    }

    /// Whether it has changed the map: it is on, and it fitted.
    #[must_use]
    pub const fn in_force(&self) -> bool {
        self.on && self.conflict.is_none()
    }
}

/// A line of the scenario’s list of corrections with the document it names: what an edit that adds or removes one must
/// know.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListedCorrection {
    /// What the scenario says of it.
    pub used: CorrectionUse,
    /// The document.
    pub document: Correction,
}
