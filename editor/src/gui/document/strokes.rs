//! The history as a list, and jumps in it.

use rules::phrase::Phrase;

use super::OpenDocument;

/// The strokes of a document.
#[derive(Debug, Clone)]
pub struct Strokes<'a> {
    /// What they are called: those made in order, then those taken back, the next first.
    pub labels: Vec<&'a Phrase>,
    /// How many of them are made.
    pub made: usize,
    /// After how many of them the document is as it is on disk; `None` when no step leads there.
    pub saved: Option<usize>,
    /// The state of the document before the first of them and after each.
    pub states: Vec<DocumentState>,
}

/// A state of a document: two are equal only when the document is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DocumentState {
    /// The last stroke made.
    stroke: usize,
    /// How often something was switched that is no stroke.
    switched: u32,
}

impl OpenDocument {
    /// The strokes made and taken back.
    pub fn strokes(&self) -> Strokes<'_> {
        let [done, undone] = self.history.strokes();
        let all = || done.iter().chain(&undone);
        let labels = all().map(|stroke| &stroke.label).collect();
        let states = [0].into_iter().chain(all().map(|stroke| stroke.number)).map(|stroke| self.state_after(stroke));
        Strokes { labels, made: done.len(), saved: self.history.saved_after(), states: states.collect() }
    }

    /// The state the document is in.
    pub fn state(&self) -> DocumentState {
        self.state_after(self.history.mark())
    }

    /// The state one step before the one the document is in; `None` when nothing was done.
    pub fn state_before(&self) -> Option<DocumentState> {
        let [done, _] = self.history.strokes();
        let before = done.len().checked_sub(2).map_or(0, |at| done[at].number);
        (!done.is_empty()).then(|| self.state_after(before))
    }

    /// The state in which the document lies on disk; `None` when no step leads there.
    pub fn saved_state(&self) -> Option<DocumentState> {
        self.history.saved_after().map(|_| self.state_after(self.history.saved()))
    }

    const fn state_after(&self, stroke: usize) -> DocumentState {
        DocumentState { stroke, switched: self.switched }
    }

    /// Takes strokes back or makes them again until so many are made. Returns how many steps that took.
    pub fn jump(&mut self, made: usize) -> usize {
        self.end_stroke();
        let mut steps = 0;
        loop {
            let stands = self.history.strokes()[0].len();
            let stepped = match stands.cmp(&made) {
                std::cmp::Ordering::Greater => self.undo(),
                std::cmp::Ordering::Less => self.redo(),
                std::cmp::Ordering::Equal => None,
            };
            if stepped.is_none() {
                return steps;
            }
            steps += 1;
        }
    }
}
