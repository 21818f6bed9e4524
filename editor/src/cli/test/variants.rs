//! Checks the variants that cases use: an error under `bexar check` is an error here.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use rules::lint;

use super::check::{self, LocatedFinding};
use crate::files::{CaseFile, open_variant};

/// The variants that files of cases use; each is checked once.
#[derive(Default)]
pub(super) struct Used(BTreeSet<PathBuf>);

impl Used {
    /// Adds the variants that are on in the scenario of a file of cases, or that a case switches on.
    pub(super) fn add(&mut self, own: &CaseFile) {
        let CaseFile { source, cases, base, .. } = own;
        let on = base.variants.iter().filter(|own| own.on).map(|own| &own.name);
        let of_cases = cases.variants.iter().chain(cases.cases.iter().flat_map(|case| &case.variants));
        let file = |name: &String| source.path_of(name).unwrap_or_else(|| PathBuf::from(name));
        self.0.extend(on.chain(of_cases).map(file));
    }

    /// Returns the errors that `bexar check` finds in them.
    pub(super) fn errors(&self) -> Vec<LocatedFinding> {
        self.0.iter().flat_map(|file| errors(file)).collect()
    }
}

/// Returns the errors of a variant; empty if it does not open, which its case reports.
fn errors(file: &Path) -> Vec<LocatedFinding> {
    let Ok(opened) = open_variant(file) else { return Vec::new() };
    check::findings(&opened, lint::run(&opened.project).errors().findings)
}
