//! The remedy for the findings of a lint, offered on its page.

use super::Wording;
use crate::gui::document::OpenDocument;
use crate::words::Voice;

/// The remedy for a finding, which is given by its index in the report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remedy {
    /// The finding can be fixed.
    Mend {
        /// The index of the finding.
        at: usize,
        /// The label of the button.
        label: String,
        /// What the button will do.
        about: String,
    },
    /// The finding can be shown on the map.
    Show {
        /// The index of the finding.
        at: usize,
        /// The place of the finding.
        place: String,
    },
}

impl Remedy {
    /// The remedy for a lint in this document: for the highlighted finding if it is one of this lint, otherwise for the
    /// first finding of the lint. `None` if there are none.
    pub fn find(
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
        // The page covers the list, so the wording cached for the list can be replaced.
        let worded = wording.in_words([finding], voice).pop()?;
        Some(match worded.fix.as_ref().filter(|_| document.can_mend(finding)) {
            Some([label, about]) => Self::Mend { at, label: label.clone(), about: about.clone() },
            None => Self::Show { at, place: worded.place.clone() },
        })
    }
}
