//! `--variant`: switches variants on for one run, whether or not the scenario lists them.

use std::path::Path;

use clap::Args;

use super::terminal::VerbError;
use crate::files::{Opened, open, switch_on};

/// The variants switched on for one run.
#[derive(Debug, Clone, Default, Args)]
pub(super) struct Variants {
    /// Switches on a variant for this run: one the scenario lists, a bundled one such as `homebrew/smoke`, or a file; may be
    /// given several times
    #[arg(long = "variant", value_name = "NAME", global = true)]
    names: Vec<String>,
}

impl Variants {
    /// Creates the option from these names.
    pub(super) const fn new(names: Vec<String>) -> Self {
        Self { names }
    }

    /// Returns the names.
    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    /// Opens a file and switches the variants on in it, with those they need.
    ///
    /// # Errors
    ///
    /// When the file does not open, or a variant is neither listed nor bundled nor a file, or does not parse.
    pub(super) fn open(&self, file: &Path) -> Result<Opened, VerbError> {
        let mut opened = open(file)?;
        self.names.iter().try_for_each(|name| switch_on(&mut opened.project, name))?;
        Ok(opened)
    }
}
