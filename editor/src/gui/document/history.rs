//! Undo and redo: one step is one stroke.

use std::collections::HashMap;

use rules::edit::{Change, Edit, Keyed};
use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::phrase::Phrase;
use rules::project_edit::{CountersEdit, FileEdit, ProjectEdit, RulebookEdit, ScenarioEdit, Swap};

use crate::files::journal::{JournalEntry, JournalStep, Label};

/// The edits of one gesture, and their label.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Stroke {
    /// The label on the undo button.
    pub(super) label: Phrase,
    /// The edits, at most one per place.
    pub(super) edits: Vec<ProjectEdit>,
    /// The index of each edit of a hex or hexside, by its place: a stroke may have thousands of them.
    painted: HashMap<PaintedPlace, usize>,
    /// The number of the stroke within the document, from 1. It is never reused, not even after an undo.
    pub(super) number: usize,
}

/// A place that a stroke paints.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum PaintedPlace {
    Hex(Hex),
    Hexside(Hexside),
}

impl PaintedPlace {
    fn from_edit(edit: &ProjectEdit) -> Option<Self> {
        match edit {
            ProjectEdit::Map(Edit::Hex(change)) => change.key().map(Self::Hex),
            ProjectEdit::Map(Edit::Hexside(change)) => change.key().map(Self::Hexside),
            _ => None,
        }
    }
}

impl Stroke {
    fn new(label: Phrase, number: usize) -> Self {
        Self { label, edits: Vec::new(), painted: HashMap::new(), number }
    }

    /// Returns the journal entry for this step with the stroke.
    fn entry(&self, step: JournalStep) -> JournalEntry {
        let edits = if step == JournalStep::Undo { self.inverse() } else { self.edits.clone() };
        JournalEntry { step, label: Label::from(&self.label), edits }
    }

    /// Adds an edit that has been made. A place painted before keeps its original from the start of the stroke.
    fn push(&mut self, edit: ProjectEdit) {
        let place = PaintedPlace::from_edit(&edit);
        let earlier = match place {
            Some(place) => self.painted.get(&place).copied(),
            None => self.edits.iter().position(|earlier| join(earlier, &edit).is_some()),
        };
        match earlier.and_then(|at| Some((at, join(&self.edits[at], &edit)?))) {
            Some((at, joined)) if joined.is_empty() => {
                self.edits.remove(at);
                let places =
                    self.edits.iter().enumerate().filter_map(|(at, edit)| Some((PaintedPlace::from_edit(edit)?, at)));
                self.painted = places.collect();
            }
            Some((at, joined)) => self.edits[at] = joined,
            None if edit.is_empty() => {}
            None => {
                self.painted.extend(place.map(|place| (place, self.edits.len())));
                self.edits.push(edit);
            }
        }
    }

    /// Returns the edits that undo the stroke, in the order they must be made.
    pub(super) fn inverse(&self) -> Vec<ProjectEdit> {
        self.edits.iter().rev().map(ProjectEdit::inverse).collect()
    }
}

/// The strokes made, and the strokes undone.
#[derive(Debug, Clone, Default)]
pub(super) struct History {
    done: Vec<Stroke>,
    undone: Vec<Stroke>,
    running: Option<Stroke>,
    /// The number of the last stroke that was begun.
    begun: usize,
    /// The number of the last stroke contained in the text on disk; 0 if there is none.
    saved: usize,
    /// The entries that have not been taken for the journal yet.
    unwritten: Vec<JournalEntry>,
}

impl History {
    /// Creates the history of a document that has just been read.
    pub(super) fn new() -> Self {
        Self::default()
    }

    /// Begins a stroke; a running one is finished first.
    pub(super) fn begin(&mut self, label: Phrase) {
        self.finish();
        self.begun += 1;
        self.running = Some(Stroke::new(label, self.begun));
    }

    /// Resumes the last stroke if it has the same label and nothing was saved or undone since; otherwise begins a new
    /// one.
    pub(super) fn resume(&mut self, label: Phrase) {
        self.finish();
        let same = self.done.last().is_some_and(|stroke| stroke.label == label);
        let open = same && self.undone.is_empty() && self.saved != self.mark();
        match self.done.pop() {
            Some(stroke) if open => {
                // For the journal, and for a save in progress, this is another stroke that replaces the last one.
                self.unwritten.push(stroke.entry(JournalStep::Undo));
                self.begun += 1;
                self.running = Some(Stroke { number: self.begun, ..stroke });
            }
            last => {
                self.done.extend(last);
                self.begin(label);
            }
        }
    }

    /// Records an edit in the running stroke. If none is running, the edit becomes a stroke of its own.
    pub(super) fn push(&mut self, edit: ProjectEdit) {
        if let Some(stroke) = &mut self.running {
            stroke.push(edit);
        } else {
            self.begin(Phrase::new("gui-stroke-edit").with("place", edit.place()));
            self.push(edit);
            self.finish();
        }
    }

    /// Whether a stroke is running.
    pub(super) const fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Ends the running stroke. A stroke without any effect is dropped.
    pub(super) fn finish(&mut self) {
        let Some(stroke) = self.running.take().filter(|stroke| !stroke.edits.is_empty()) else { return };
        self.undone.clear();
        self.unwritten.push(stroke.entry(JournalStep::Stroke));
        self.done.push(stroke);
    }

    /// Iterates over all edits of the map made since the document was read and not undone, in order.
    pub(super) fn map_edits(&self) -> impl DoubleEndedIterator<Item = &Edit> {
        let edits = self.done.iter().chain(&self.running).flat_map(|stroke| &stroke.edits);
        edits.filter_map(|edit| if let ProjectEdit::Map(edit) = edit { Some(edit) } else { None })
    }

    /// Whether any stroke, made or undone, adds or removes a correction.
    pub(super) fn lists_corrections(&self) -> bool {
        let strokes = self.done.iter().chain(&self.undone).chain(&self.running);
        let is_listing = |edit: &ProjectEdit| matches!(edit, ProjectEdit::Scenario(ScenarioEdit::Correction(..)));
        strokes.flat_map(|stroke| &stroke.edits).any(is_listing)
    }

    /// Returns the stroke that undo would undo.
    pub(super) fn last(&self) -> Option<&Stroke> {
        self.done.last()
    }

    /// Returns the stroke that redo would redo.
    pub(super) fn next(&self) -> Option<&Stroke> {
        self.undone.last()
    }

    /// Moves the last stroke to the undone ones.
    pub(super) fn step_back(&mut self) {
        let Some(stroke) = self.done.pop() else { return };
        self.unwritten.push(stroke.entry(JournalStep::Undo));
        self.undone.push(stroke);
    }

    /// Moves the next undone stroke back to those made.
    pub(super) fn step_forward(&mut self) {
        let Some(stroke) = self.undone.pop() else { return };
        self.unwritten.push(stroke.entry(JournalStep::Redo));
        self.done.push(stroke);
    }

    /// Takes the entries recorded since the last call.
    pub(super) fn take_unwritten(&mut self) -> Vec<JournalEntry> {
        std::mem::take(&mut self.unwritten)
    }

    /// Returns the strokes made, in order, and those undone, the next first.
    pub(super) fn strokes(&self) -> [Vec<&Stroke>; 2] {
        [self.done.iter().collect(), self.undone.iter().rev().collect()]
    }

    /// Returns after how many strokes the document is as on disk; `None` if no step leads there.
    pub(super) fn saved_after(&self) -> Option<usize> {
        if self.saved == 0 {
            return Some(0);
        }
        let [done, undone] = self.strokes();
        done.iter().chain(&undone).position(|stroke| stroke.number == self.saved).map(|at| at + 1)
    }

    /// Returns the current mark: the argument for [`History::saved_at`] once a text written now is on disk.
    pub(super) fn mark(&self) -> usize {
        self.done.last().map_or(0, |stroke| stroke.number)
    }

    /// Returns the mark at which the text on disk was written.
    pub(super) const fn saved(&self) -> usize {
        self.saved
    }

    /// Notes that the text written at this mark is on disk.
    pub(super) fn saved_at(&mut self, mark: usize) {
        self.saved = mark;
    }

    /// Whether the document differs from the file.
    pub(super) fn is_edited(&self) -> bool {
        self.running.as_ref().is_some_and(|stroke| !stroke.edits.is_empty()) || self.saved != self.mark()
    }
}

/// Joins two successive edits of the same place into one; `None` if they are of different places.
fn join(first: &ProjectEdit, second: &ProjectEdit) -> Option<ProjectEdit> {
    use ProjectEdit::{Counters, File, Map, Rulebook, Scenario, Variant};
    match (first, second) {
        (Map(a), Map(b)) => of_map(a, b).map(Map),
        (Counters(a), Counters(b)) => of_counters(a, b).map(Counters),
        (Rulebook(RulebookEdit::Parameter(a)), Rulebook(RulebookEdit::Parameter(b))) => {
            chain(a, b).map(RulebookEdit::Parameter).map(Rulebook)
        }
        (Scenario(ScenarioEdit::Placement(a)), Scenario(ScenarioEdit::Placement(b))) => {
            chain(a, b).map(ScenarioEdit::Placement).map(Scenario)
        }
        (Scenario(ScenarioEdit::Variants(a)), Scenario(ScenarioEdit::Variants(b))) => {
            succeed(a, b).map(ScenarioEdit::Variants).map(Scenario)
        }
        (File(a), File(b)) if a.file == b.file => {
            succeed(&a.text, &b.text).map(|text| File(Box::new(FileEdit { file: a.file.clone(), text })))
        }
        (Variant(at, a), Variant(same, b)) if at == same => succeed(a, b).map(|swap| Variant(*at, Box::new(swap))),
        // Rarely made twice in one gesture, so they are not joined.
        _ => None,
    }
}

fn of_counters(first: &CountersEdit, second: &CountersEdit) -> Option<CountersEdit> {
    use CountersEdit::{Battery, Leader, Unit};
    match (first, second) {
        (Unit(a), Unit(b)) => chain(a, b).map(Unit),
        (Leader(a), Leader(b)) => chain(a, b).map(Leader),
        (Battery(a), Battery(b)) => chain(a, b).map(Battery),
        _ => None,
    }
}

fn of_map(first: &Edit, second: &Edit) -> Option<Edit> {
    match (first, second) {
        (Edit::Hex(a), Edit::Hex(b)) => chain(a, b).map(Edit::Hex),
        (Edit::Hexside(a), Edit::Hexside(b)) => chain(a, b).map(Edit::Hexside),
        (Edit::Room(a), Edit::Room(b)) => chain(a, b).map(Edit::Room),
        (Edit::Region(a), Edit::Region(b)) => chain(a, b).map(Edit::Region),
        (Edit::EntryArea(a), Edit::EntryArea(b)) => chain(a, b).map(Edit::EntryArea),
        (Edit::GunSite(a), Edit::GunSite(b)) => chain(a, b).map(Edit::GunSite),
        (Edit::Label(a), Edit::Label(b)) => chain(a, b).map(Edit::Label),
        (Edit::Allow(a), Edit::Allow(b)) => chain(a, b).map(Edit::Allow),
        (Edit::Grid { was, becomes: middle }, Edit::Grid { was: held, becomes }) if middle == held => {
            Some(Edit::Grid { was: *was, becomes: *becomes })
        }
        (Edit::Title { was, becomes: middle }, Edit::Title { was: held, becomes }) if middle == held => {
            Some(Edit::Title { was: was.clone(), becomes: becomes.clone() })
        }
        (Edit::Scan { was, becomes: middle }, Edit::Scan { was: held, becomes }) if middle == held => {
            Some(Edit::Scan { was: was.clone(), becomes: becomes.clone() })
        }
        _ => None,
    }
}

fn succeed<T: Clone + PartialEq>(first: &Swap<T>, second: &Swap<T>) -> Option<Swap<T>> {
    (first.becomes == second.was).then(|| Swap { was: first.was.clone(), becomes: second.becomes.clone() })
}

fn chain<T: Keyed>(first: &Change<T>, second: &Change<T>) -> Option<Change<T>> {
    let same = first.key().is_some() && first.key() == second.key();
    (same && first.becomes == second.was).then(|| Change { was: first.was.clone(), becomes: second.becomes.clone() })
}

#[cfg(test)]
mod tests {
    use rules::edit::paint_hexside;
    use rules::hexside::{Hexside, Layer};
    use rules::map::{Grid, HexsideKind, MapDocument};
    use rules::provenance::Provenance;
    use rules::words::Words;

    use super::*;

    fn label() -> Phrase {
        Phrase::new("gui-stroke-edit")
    }

    /// Paints a hexside and records it.
    fn paint(map: &mut MapDocument, history: &mut History, side: &str, kind: HexsideKind) {
        let side: Hexside = side.parse().unwrap();
        let edit = paint_hexside(map, side, &Layer::ALL, kind, &Provenance::reconstructed("a test", ""));
        edit.apply(map).unwrap();
        history.push(ProjectEdit::Map(edit));
    }

    /// Undoes a stroke.
    fn take_back(map: &mut MapDocument, stroke: &Stroke) {
        for edit in stroke.inverse() {
            let ProjectEdit::Map(edit) = edit else { panic!("a stroke on the map") };
            edit.apply(map).unwrap();
        }
    }

    fn small() -> (MapDocument, History) {
        (MapDocument::new(Words::new("Small", ""), Grid { columns: 5, rows: 5 }), History::new())
    }

    #[test]
    fn a_stroke_over_the_same_side_keeps_the_first_original() {
        let (mut map, mut history) = small();
        let before = map.clone();
        history.begin(label());
        paint(&mut map, &mut history, "0202/0203", HexsideKind::StoneWall);
        paint(&mut map, &mut history, "0202/0303", HexsideKind::StoneWall);
        paint(&mut map, &mut history, "0202/0203", HexsideKind::Doorway);
        history.finish();
        let stroke = history.last().unwrap();
        assert_eq!(stroke.edits.len(), 2);
        take_back(&mut map, stroke);
        assert_eq!(map, before);
    }

    #[test]
    fn a_stroke_that_changes_nothing_is_no_step() {
        let (mut map, mut history) = small();
        history.begin(label());
        paint(&mut map, &mut history, "0202/0203", HexsideKind::StoneWall);
        paint(&mut map, &mut history, "0202/0203", HexsideKind::Clear);
        history.finish();
        assert!(history.last().is_none());
        assert!(!history.is_edited());
    }

    #[test]
    fn a_stroke_is_taken_up_again_until_something_else_is_done() {
        let (mut map, mut history) = small();
        let mut paint_more = |history: &mut History, kind| {
            history.resume(label());
            paint(&mut map, history, "0202/0203", kind);
            history.finish();
        };
        paint_more(&mut history, HexsideKind::StoneWall);
        paint_more(&mut history, HexsideKind::Doorway);
        assert_eq!(history.strokes()[0].len(), 1);
        // The saved state must stay within reach.
        history.saved_at(history.mark());
        paint_more(&mut history, HexsideKind::StoneWall);
        assert_eq!((history.strokes()[0].len(), history.is_edited()), (2, true));
        // Back to the start of the stroke: there is no stroke.
        paint_more(&mut history, HexsideKind::Doorway);
        assert_eq!((history.strokes()[0].len(), history.is_edited()), (1, false));
    }

    #[test]
    fn edited_means_different_from_the_file() {
        let (mut map, mut history) = small();
        paint(&mut map, &mut history, "0202/0203", HexsideKind::StoneWall);
        assert!(history.is_edited());
        history.saved_at(history.mark());
        assert!(!history.is_edited());
        history.step_back();
        assert!(history.is_edited());
        // A new stroke instead of a redo: the saved text is out of reach, whatever the number of strokes.
        take_back(&mut map, history.next().unwrap());
        paint(&mut map, &mut history, "0303/0304", HexsideKind::StoneWall);
        assert!(history.is_edited());
        history.step_back();
        assert!(history.is_edited());
    }

    #[test]
    fn a_stroke_made_while_the_map_is_written_is_not_taken_for_saved() {
        let (mut map, mut history) = small();
        paint(&mut map, &mut history, "0202/0203", HexsideKind::StoneWall);
        let mark = history.mark();
        history.step_back();
        take_back(&mut map, history.next().unwrap());
        paint(&mut map, &mut history, "0303/0304", HexsideKind::StoneWall);
        history.saved_at(mark);
        assert!(history.is_edited());
        assert_eq!(history.saved_after(), None);
    }

    #[test]
    fn the_journal_hears_of_every_step_once() {
        let (mut map, mut history) = small();
        paint(&mut map, &mut history, "0202/0203", HexsideKind::StoneWall);
        history.step_back();
        history.step_forward();
        let entries = history.take_unwritten();
        assert_eq!(
            entries.iter().map(|entry| entry.step).collect::<Vec<_>>(),
            [JournalStep::Stroke, JournalStep::Undo, JournalStep::Redo]
        );
        assert_eq!(entries[0].edits, entries[2].edits);
        assert_eq!(entries[1].edits, vec![entries[0].edits[0].inverse()]);
        assert!(history.take_unwritten().is_empty());
    }
}
