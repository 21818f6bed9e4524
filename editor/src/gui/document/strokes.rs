//! The history as a list, and jumps in it.

use rules::message::Message;

use super::OpenDocument;

/// The strokes of a document.
#[derive(Debug, Clone)]
pub struct Strokes<'a> {
    /// What they are called: those made in order, then those taken back, the next first.
    pub labels: Vec<&'a Message>,
    /// How many of them are made.
    pub made: usize,
    /// After how many of them the document is as it is on disk; `None` when no step leads there.
    pub saved: Option<usize>,
}

impl OpenDocument {
    /// The strokes made and taken back.
    pub fn strokes(&self) -> Strokes<'_> {
        let [done, undone] = self.history.strokes();
        let labels = done.iter().chain(&undone).map(|stroke| &stroke.label).collect();
        Strokes { labels, made: done.len(), saved: self.history.saved_after() }
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
