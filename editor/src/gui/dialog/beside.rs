//! The files beside the document that an edit concerns, as lines of a dialog.

use std::path::Path;

use rules::phrase::Phrase;

use crate::files::Dependents;
use crate::words::Voice;

/// The maximum number of files that are named.
const NAMED: usize = 4;

/// The files that follow an edit with the next save, and those that stay as they are.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BesideFiles {
    follow: Vec<String>,
    left: Vec<String>,
}

impl BesideFiles {
    /// Collects the names of the files.
    pub fn new(found: &Dependents) -> Self {
        let name = |file: &Path| file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Self {
            follow: found.followed.iter().map(|own| name(&own.file)).collect(),
            left: found.left.iter().map(|own| name(&own.file)).collect(),
        }
    }

    /// Returns a line for each sort of files; none if there are no such files.
    pub fn lines(&self, voice: &Voice) -> Vec<String> {
        let line = |id, files: &[String]| {
            let named = files.iter().take(NAMED).map(String::as_str).collect::<Vec<_>>().join(", ");
            let more = files.len().saturating_sub(NAMED);
            (!files.is_empty()).then(|| voice.say(&Phrase::new(id).with("files", named).count("more", more)))
        };
        [line("gui-beside-follow", &self.follow), line("gui-beside-left", &self.left)].into_iter().flatten().collect()
    }
}
