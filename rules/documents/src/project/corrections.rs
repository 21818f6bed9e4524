//! The corrections of a project: their names, whether they are on, and whether they fit.

use serde::{Deserialize, Serialize};

use crate::correction::Correction;
use crate::edit::Conflict;
use crate::scenario::CorrectionUse;

/// A correction of a project.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoadedCorrection {
    /// Its name in the scenario.
    pub name: String,
    /// The document.
    pub document: Correction,
    /// Whether it is switched on.
    pub on: bool,
    /// The conflict if it is on and does not fit the map.
    pub conflict: Option<Conflict>,
}

impl LoadedCorrection {
    /// Creates the correction from its line in a scenario and its document; whether it fits is not known yet.
    #[must_use]
    pub fn new(used: &CorrectionUse, document: Correction) -> Self {
        Self { name: used.document.clone(), document, on: used.on, conflict: None }
    }

    /// Returns its line in the scenario's list, with its document.
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

/// A line of the scenario's list of corrections with the document it names, as needed by edits that add or remove one.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListedCorrection {
    /// Its line in the scenario.
    pub used: CorrectionUse,
    /// The document.
    pub document: Correction,
}
