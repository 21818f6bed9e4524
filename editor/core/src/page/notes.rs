//! Notes on individual steps of a game, written by the sender of a page.

use std::collections::BTreeMap;

use rules::phrase::Phrase;

/// Notes, by the number of steps made.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Notes(BTreeMap<usize, String>);

/// The reasons a text cannot be read as notes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoNotes {
    /// A line does not begin with a number and does not continue a note.
    NoStep {
        /// The number of the line, from 1.
        line: usize,
    },
    /// The game has no such step.
    Beyond {
        /// The number of the line, from 1.
        line: usize,
        /// The step.
        step: usize,
        /// The number of steps of the game.
        steps: usize,
    },
}

impl Notes {
    /// Reads notes: each begins on a line with the number of its step, and continues over the lines that begin with a
    /// space. Empty lines are skipped.
    ///
    /// # Errors
    ///
    /// Returns the first line that is not a note on one of the `steps` steps.
    pub fn read(text: &str, steps: usize) -> Result<Self, NoNotes> {
        let mut notes: BTreeMap<usize, String> = BTreeMap::new();
        let mut last = None;
        for (number, own) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            let line = number + 1;
            let words = own.trim();
            if words.is_empty() {
                continue;
            }
            if own.starts_with(char::is_whitespace) {
                let step = last.ok_or(NoNotes::NoStep { line })?;
                let note = notes.entry(step).or_default();
                note.push('\n');
                note.push_str(words);
                continue;
            }
            let (head, rest) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
            let step = head.trim_end_matches(':').parse::<usize>().map_err(|_| NoNotes::NoStep { line })?;
            if step > steps {
                return Err(NoNotes::Beyond { line, step, steps });
            }
            let note = notes.entry(step).or_default();
            if !note.is_empty() {
                note.push('\n');
            }
            note.push_str(rest.trim());
            last = Some(step);
        }
        Ok(Self(notes))
    }

    /// Returns each note with the number of its step.
    pub(super) fn by_step(&self) -> &BTreeMap<usize, String> {
        &self.0
    }
}

impl NoNotes {
    /// Returns the message to show to the user.
    #[must_use]
    pub fn message(self, file: &str) -> Phrase {
        match self {
            Self::NoStep { line } => Phrase::new("web-note-no-step").with("file", file).with("line", line),
            Self::Beyond { line, step, steps } => Phrase::new("web-note-beyond")
                .with("file", file)
                .with("line", line)
                .with("step", step)
                .count("steps", steps),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_begin_with_their_step_and_go_on_over_lines() {
        let notes = Notes::read("\u{feff}12 The wall\n   falls.\n\n7: First blood.\n12 Again.\n", 20).unwrap();
        let own: Vec<_> = notes.by_step().iter().map(|(step, text)| (*step, text.as_str())).collect();
        assert_eq!(own, [(7, "First blood."), (12, "The wall\nfalls.\nAgain.")]);
        assert_eq!(Notes::read("", 0), Ok(Notes::default()));
    }

    #[test]
    fn lines_that_are_no_notes_are_told() {
        assert_eq!(Notes::read("The wall falls.", 20), Err(NoNotes::NoStep { line: 1 }));
        assert_eq!(Notes::read("\n  falls.", 20), Err(NoNotes::NoStep { line: 2 }));
        assert_eq!(Notes::read("21 Too late.", 20), Err(NoNotes::Beyond { line: 1, step: 21, steps: 20 }));
    }
}
