//! Remarks on a game, for presenting it to others.

use serde::{Deserialize, Serialize};

use super::Log;
use crate::words::Words;

/// A remark on a step of a game, or on the game as a whole.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The step, from 1; left out for the game as a whole.
    #[serde(default, skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub step: usize,
    /// What it says.
    pub says: Words,
}

impl Log {
    /// Returns the remarks on a step, by its number from 1; 0 stands for the game as a whole.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::log::{Log, Note};
    /// use rules::words::Words;
    ///
    /// let note = |step, says: &str| Note { step, says: Words::new(says, "") };
    /// let log = Log { notes: vec![note(0, "A lesson"), note(3, "Look"), note(3, "twice")], ..Log::default() };
    /// let of = |step| log.notes_on(step).map(|own| own.en.as_str()).collect::<Vec<_>>();
    /// assert_eq!((of(0), of(3)), (vec!["A lesson"], vec!["Look", "twice"]));
    /// assert!(of(1).is_empty());
    /// ```
    pub fn notes_on(&self, step: usize) -> impl Iterator<Item = &Words> {
        self.notes.iter().filter(move |own| own.step == step).map(|own| &own.says)
    }
}

const fn is_none(step: &usize) -> bool {
    *step == 0
}
