//! The history as a list, and jumps in it.

use rules::phrase::Phrase;

use super::OpenDocument;

/// The strokes of a document.
#[derive(Debug, Clone)]
pub struct Strokes<'a> {
    /// The labels: of the strokes made, in order, then of those undone, the next first.
    pub labels: Vec<&'a Phrase>,
    /// The number of strokes made.
    pub made: usize,
    /// The number of strokes after which the document is as on disk; `None` if no step leads there.
    pub saved: Option<usize>,
    /// The states of the document before the first stroke and after each.
    pub states: Vec<DocumentState>,
}

/// A state of a document: two equal states mean equal documents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DocumentState {
    /// The number of the last stroke made.
    stroke: usize,
    /// How often something was switched without a stroke.
    switched: u32,
}

impl OpenDocument {
    /// Returns the strokes made and undone.
    pub fn strokes(&self) -> Strokes<'_> {
        let [done, undone] = self.history.strokes();
        let all = || done.iter().chain(&undone);
        let labels = all().map(|stroke| &stroke.label).collect();
        let states = [0].into_iter().chain(all().map(|stroke| stroke.number)).map(|stroke| self.state_after(stroke));
        Strokes { labels, made: done.len(), saved: self.history.saved_after(), states: states.collect() }
    }

    /// Returns the current state of the document.
    pub fn state(&self) -> DocumentState {
        self.state_after(self.history.mark())
    }

    /// Returns the state before the last stroke; `None` if there is no stroke.
    pub fn state_before(&self) -> Option<DocumentState> {
        let [done, _] = self.history.strokes();
        let before = done.len().checked_sub(2).map_or(0, |at| done[at].number);
        (!done.is_empty()).then(|| self.state_after(before))
    }

    /// Returns the state of the document on disk; `None` if no step leads there.
    pub fn saved_state(&self) -> Option<DocumentState> {
        self.history.saved_after().map(|_| self.state_after(self.history.saved()))
    }

    const fn state_after(&self, stroke: usize) -> DocumentState {
        DocumentState { stroke, switched: self.switched }
    }

    /// Undoes or redoes strokes until `made` strokes are made. Returns the number of steps taken.
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
