//! The map of a project: as painted, and with the corrections in force.

#[cfg(test)]
mod tests;

use std::borrow::Borrow;

use super::{LoadedCorrection, Project};
use crate::edit::{Conflict, Edit, make_all};
use crate::map::MapDocument;

impl Project {
    /// Returns the map as painted, without any correction.
    #[must_use]
    pub const fn base_map(&self) -> &MapDocument {
        match &self.painted {
            Some(painted) => painted,
            None => &self.map,
        }
    }

    /// Replaces the map as painted and applies the corrections to it.
    pub fn set_base_map(&mut self, map: MapDocument) {
        self.painted = None;
        self.map = map;
        self.correct();
    }

    /// Recomputes the corrected map after the corrections or their switches have changed.
    pub fn correct(&mut self) {
        if let Some(painted) = self.painted.take() {
            self.map = painted;
        }
        for correction in &mut self.corrections {
            correction.conflict = None;
            if correction.on {
                let changes = !correction.document.items.iter().all(Edit::is_empty);
                let before = (changes && self.painted.is_none()).then(|| self.map.clone());
                correction.conflict = correction.document.apply(&mut self.map).err();
                self.painted = self.painted.take().or(before);
            }
        }
        // A correction that did not fit has changed nothing, and one correction may undo another.
        if self.painted.as_ref() == Some(&self.map) {
            self.painted = None;
        }
    }

    /// Applies an edit to the map as painted and returns its inverse. The corrected map is updated.
    ///
    /// # Errors
    ///
    /// Returns an error if the place of the map as painted does not hold what the edit expects; nothing is changed
    /// then.
    pub fn paint(&mut self, edit: &Edit) -> Result<Edit, Conflict> {
        self.make_all(&[edit])?;
        Ok(edit.inverse())
    }

    /// Applies edits to the map as painted, one by one, and returns those that undo them.
    ///
    /// # Errors
    ///
    /// Returns the first edit that does not fit the map as painted; nothing is changed then.
    pub fn apply_all(&mut self, edits: &[Edit]) -> Result<Vec<Edit>, Conflict> {
        self.make_all(edits)?;
        Ok(edits.iter().rev().map(Edit::inverse).collect())
    }

    /// Applies edits to the map as painted, one by one.
    pub(crate) fn make_all(&mut self, edits: &[impl Borrow<Edit>]) -> Result<(), Conflict> {
        make_all(self.painted.as_mut().unwrap_or(&mut self.map), edits)?;
        // If no correction is involved, both maps have the same there, and the edits fit the second as they fit the
        // first.
        let is_corrected = edits.iter().any(|edit| self.speaking_of(edit.borrow()).any(|own| own.on));
        if is_corrected || self.painted.is_some() && make_all(&mut self.map, edits).is_err() {
            self.correct();
        }
        Ok(())
    }

    /// Returns the corrections that name the place of an edit, whether on or off. The edit may change whether those
    /// that are on fit.
    pub fn speaking_of<'a>(&'a self, edit: &'a Edit) -> impl Iterator<Item = &'a LoadedCorrection> {
        self.corrections.iter().filter(|own| own.document.items.iter().any(|item| speaks_of(item, edit)))
    }
}

/// Whether an item of a correction names the place of an edit, or a hexside of the hex it changes: the levels of the
/// two hexes decide which layers of a hexside count.
fn speaks_of(item: &Edit, edit: &Edit) -> bool {
    let beside = || match (item, edit) {
        (Edit::Hexside(item), Edit::Hex(edit)) => {
            item.key().zip(edit.key()).is_some_and(|(side, hex)| side.touches(hex))
        }
        _ => false,
    };
    item.shares_place(edit) || beside()
}
