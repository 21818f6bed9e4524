//! What a lint is: its name, its pages, its check.

use super::{Check, LINTS};
use crate::phrase::Phrase;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Finding, Severity};
use crate::rulebook::Systems;
use crate::words::Language;

/// One lint: what it is called, what it says, and how it looks at a project.
#[derive(Debug)]
pub struct Lint {
    /// Its name, after the bad pattern, in kebab-case: "allow `leaking-walls`".
    pub name: &'static str,
    /// How bad what it finds is.
    pub severity: Severity,
    /// The game systems whose projects it looks at.
    pub systems: Systems,
    /// The id of what it says is wrong: `lint-` and the name.
    pub message: &'static str,
    /// The id of what it says to do: the same with `-help`.
    pub help: &'static str,
    /// Its page in English and in French, Markdown.
    pub pages: [&'static str; 2],
    /// The check.
    pub check: Check,
}

impl Lint {
    /// The lint of this name.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::lint::Lint;
    /// use rules::report::Severity;
    ///
    /// let off_map = Lint::named("off-map-hex");
    /// assert_eq!(off_map.map(|lint| lint.severity), Some(Severity::Error));
    /// assert!(Lint::named("ugly-map").is_none());
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        LINTS.iter().find(|lint| lint.name == name).copied()
    }

    /// Its page in Markdown: what it finds, why that matters, a bad and a good example, and how to fix it.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::lint::LINTS;
    /// use rules::words::Language;
    ///
    /// assert!(LINTS.iter().all(|lint| lint.page(Language::English).contains("```ron bad")));
    /// ```
    #[must_use]
    pub const fn page(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.pages[0],
            Language::French => self.pages[1],
        }
    }

    /// Whether it only looks at projects without errors.
    #[must_use]
    pub const fn is_playable(&self) -> bool {
        matches!(self.check, Check::Playable(..))
    }

    /// What it says about a place, before its values and its fix are added.
    pub(super) fn finding(&self, part: DocumentRef, place: Place) -> Finding {
        Finding {
            lint: self.name,
            severity: self.severity,
            part,
            place,
            message: Phrase::new(self.message),
            help: Phrase::new(self.help),
            fix: None,
        }
    }

    /// The same about a place on the map.
    pub(super) fn at(&self, place: Place) -> Finding {
        self.finding(DocumentRef::Map, place)
    }
}

/// The pages of a lint, in English and in French. A page without a bad and a good example does not compile.
pub(super) const fn pages(english: &'static str, french: &'static str) -> [&'static str; 2] {
    assert!(holds(english, "```ron bad") && holds(english, "```ron good"), "the English page lacks an example");
    assert!(holds(french, "```ron bad") && holds(french, "```ron good"), "the French page lacks an example");
    [english, french]
}

/// Whether a text holds another, while compiling.
const fn holds(text: &str, part: &str) -> bool {
    let (text, part) = (text.as_bytes(), part.as_bytes());
    let mut from = 0;
    while from + part.len() <= text.len() {
        let mut same = 0;
        while same < part.len() && text[from + same] == part[same] {
            same += 1;
        }
        if same == part.len() {
            return true;
        }
        from += 1;
    }
    false
}
