//! Atoms: the numbered rules of the specification.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use serde::{Serialize, Serializer};

/// A numbered rule, such as `A6.3.a`, or a house ruling, such as `R13`.
///
/// # Examples
///
/// ```
/// use rules::play::Atom;
///
/// let zone = Atom::new("A6.3.a");
/// assert_eq!(zone.to_string(), "A6.3.a");
/// assert_eq!(zone.word(), "rule-a6-3-a");
/// assert!(!zone.is_ruling() && Atom::new("R13").is_ruling());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Atom(pub(crate) &'static str);

impl Atom {
    /// Creates the atom of this number.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// Returns the atom for a rule of a variant. Each name is leaked once; their number is bounded by the number of
    /// rules ever written.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::play::Atom;
    ///
    /// let name = format!("ladders.{}", "climb");
    /// assert_eq!(Atom::kept(&name), Atom::kept("ladders.climb"));
    /// ```
    #[must_use]
    pub fn kept(name: &str) -> Self {
        static NAMES: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
        let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = names.get(name) {
            return Self(known);
        }
        let kept: &'static str = Box::leak(name.to_owned().into_boxed_str());
        names.insert(kept);
        Self(kept)
    }

    /// Returns the number, such as `A6.3.a`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.0
    }

    /// Whether it is a house ruling and not a published rule.
    #[must_use]
    pub fn is_ruling(self) -> bool {
        self.0.starts_with('R')
    }

    /// Returns the id of the rule's text in the string files, such as `rule-a6-3-a`.
    #[must_use]
    pub fn word(self) -> String {
        format!("rule-{}", self.0.to_ascii_lowercase().replace('.', "-"))
    }
}

impl fmt::Debug for Atom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Display for Atom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for Atom {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}
