//! Protects comments: a verb does not overwrite a document with comments unless told to.

use std::path::Path;

use clap::Args;

use super::terminal::{Terminal, VerbError};
use crate::files::{FileComments, OutputPlace};

/// How comments in a document to be overwritten are handled.
#[derive(Debug, Clone, Copy, Args)]
pub(super) struct DespiteComments {
    /// Overwrites a file even if it has comments, which are lost
    #[arg(long)]
    despite_comments: bool,
}

impl DespiteComments {
    /// Checks that the places can be written, see [`OutputPlace::try_all`], and that no comments are lost there.
    pub(super) fn try_all(self, places: &[OutputPlace<'_>], inputs: &[&Path]) -> Result<(), VerbError> {
        OutputPlace::try_all(places, inputs)?;
        self.try_comments(places)
    }

    /// Checks that no comments are lost at the places.
    pub(super) fn try_comments(self, places: &[OutputPlace<'_>]) -> Result<(), VerbError> {
        if self.despite_comments { Ok(()) } else { Ok(OutputPlace::try_comments(places)?) }
    }
}

/// Warns about each input file with comments that are missing from its copy in another file.
pub(super) fn mention_uncopied<'a>(
    inputs: impl IntoIterator<Item = &'a Path>,
    out: &Path,
    terminal: &mut Terminal<'_>,
) {
    for own in inputs.into_iter().filter_map(FileComments::read) {
        terminal.warn(&own.say("comments-not-copied").with("out", out.display()));
    }
}
