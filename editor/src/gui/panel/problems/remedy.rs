//! What can be done about the findings of a lint, from its page.

use super::Wording;
use crate::gui::document::OpenDocument;
use crate::words::Voice;

/// What can be done about a finding of the report, counted in the order of the report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remedy {
    /// It can be fixed.
    Mend {
        /// Which finding it is.
        at: usize,
        /// The face of the button.
        label: String,
        /// What the button will do.
        about: String,
    },
    /// It can be shown on the map.
    Show {
        /// Which finding it is.
        at: usize,
        /// Where it is.
        place: String,
    },
}

impl Remedy {
    /// What can be done about a lint here: about the finding that is lit up, where it is one of this lint, otherwise about
    /// its first. `None` where nothing of the kind is found.
    pub fn of(
        lint: &str,
        lit: Option<usize>,
        document: &OpenDocument,
        wording: &Wording,
        voice: &Voice,
    ) -> Option<Self> {
        let findings = &document.report().findings;
        let is_own = |at: &usize| findings.get(*at).is_some_and(|finding| finding.lint == lint);
        let at = lit.filter(is_own).or_else(|| (0..findings.len()).find(is_own))?;
        let finding = findings.get(at)?;
        // The page lies over the list: the words kept for the list are free for it.
        let worded = wording.in_words([finding], voice).pop()?;
        Some(match worded.fix.as_ref().filter(|_| document.can_mend(finding)) {
            Some([label, about]) => Self::Mend { at, label: label.clone(), about: about.clone() },
            None => Self::Show { at, place: worded.place.clone() },
        })
    }
}
