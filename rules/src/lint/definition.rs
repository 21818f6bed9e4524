//! The definition of a lint: its name, its pages, its check.

use super::{Check, LINTS};
use crate::phrase::Phrase;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Finding, Severity};
use crate::rulebook::Systems;
use crate::words::Language;

/// One lint: its name, its messages and its check.
#[derive(Debug)]
pub struct Lint {
    /// The name, after the bad pattern, in kebab-case: "allow `leaking-walls`".
    pub name: &'static str,
    /// The severity of its findings.
    pub severity: Severity,
    /// The game systems whose projects it checks.
    pub systems: Systems,
    /// The id of the message that says what is wrong: `lint-` and the name.
    pub message: &'static str,
    /// The id of the help that says what to do: the message id with `-help`.
    pub help: &'static str,
    /// The pages in English and in French, in Markdown.
    pub pages: [&'static str; 2],
    /// The check.
    pub check: Check,
}

impl Lint {
    /// Returns the lint called `name`, or `None` if there is none.
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

    /// Returns the page in Markdown: what the lint finds, why that matters, a bad and a good example, and how to fix
    /// it.
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

    /// Whether it runs only on projects without errors.
    #[must_use]
    pub const fn is_playable(&self) -> bool {
        matches!(self.check, Check::Playable(..))
    }

    /// Returns a finding at a place, without values or a fix yet.
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

    /// Returns a finding at a place on the map, without values or a fix yet.
    pub(super) fn at(&self, place: Place) -> Finding {
        self.finding(DocumentRef::Map, place)
    }
}

/// Returns the pages of a lint in English and French. A page without a bad and a good example does not compile.
pub(super) const fn pages(english: &'static str, french: &'static str) -> [&'static str; 2] {
    assert!(holds(english, "```ron bad") && holds(english, "```ron good"), "the English page lacks an example");
    assert!(holds(french, "```ron bad") && holds(french, "```ron good"), "the French page lacks an example");
    [english, french]
}

/// Whether `text` contains `part`; evaluated at compile time.
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
