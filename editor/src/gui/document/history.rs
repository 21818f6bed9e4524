//! Undo and redo: one step is one stroke.

use rules::edit::{Change, CountersEdit, Edit, Keyed, ProjectEdit, RulebookEdit, ScenarioEdit};
use rules::message::Message;

/// Everything one gesture changed, and what it is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Stroke {
    /// What the undo button says about it.
    pub(super) label: Message,
    /// The edits, at most one a place.
    pub(super) edits: Vec<ProjectEdit>,
}

impl Stroke {
    /// Adds an edit that has been made. A place painted before keeps what it held when the stroke began.
    fn push(&mut self, edit: ProjectEdit) {
        for (at, earlier) in self.edits.iter().enumerate() {
            if let Some(joined) = join(earlier, &edit) {
                if joined.is_empty() {
                    self.edits.remove(at);
                } else {
                    self.edits[at] = joined;
                }
                return;
            }
        }
        if !edit.is_empty() {
            self.edits.push(edit);
        }
    }

    /// The edits that take the stroke back, in the order they must be made.
    pub(super) fn inverse(&self) -> Vec<ProjectEdit> {
        self.edits.iter().rev().map(ProjectEdit::inverse).collect()
    }
}

/// The strokes made and the strokes taken back.
#[derive(Debug, Clone, Default)]
pub(super) struct History {
    done: Vec<Stroke>,
    undone: Vec<Stroke>,
    running: Option<Stroke>,
    /// How many strokes lie under the text on disk; `None` when no undo leads back to it.
    saved: Option<usize>,
}

impl History {
    /// The history of a document that has just been read.
    pub(super) fn new() -> Self {
        Self { saved: Some(0), ..Self::default() }
    }

    /// Starts a stroke; a stroke still running ends first.
    pub(super) fn begin(&mut self, label: Message) {
        self.finish();
        self.running = Some(Stroke { label, edits: Vec::new() });
    }

    /// Takes the last stroke up again if it is called the same, nothing was saved or taken back since, and starts one
    /// otherwise.
    pub(super) fn resume(&mut self, label: Message) {
        self.finish();
        let same = self.done.last().is_some_and(|stroke| stroke.label == label);
        if same && self.undone.is_empty() && self.saved != Some(self.done.len()) {
            self.running = self.done.pop();
        } else {
            self.begin(label);
        }
    }

    /// Notes an edit of the running stroke. Without one the edit is a stroke of its own.
    pub(super) fn push(&mut self, edit: ProjectEdit) {
        if let Some(stroke) = &mut self.running {
            stroke.push(edit);
        } else {
            self.begin(Message::new("gui-stroke-edit").with("place", edit.place()));
            self.push(edit);
            self.finish();
        }
    }

    /// Ends the running stroke. One that changed nothing in the end is forgotten.
    pub(super) fn finish(&mut self) {
        let Some(stroke) = self.running.take().filter(|stroke| !stroke.edits.is_empty()) else { return };
        if self.saved.is_some_and(|saved| saved > self.done.len()) {
            self.saved = None;
        }
        self.undone.clear();
        self.done.push(stroke);
    }

    /// Every edit of the map made since the document was read and not taken back, in order.
    pub(super) fn map_edits(&self) -> impl DoubleEndedIterator<Item = &Edit> {
        let edits = self.done.iter().chain(&self.running).flat_map(|stroke| &stroke.edits);
        edits.filter_map(|edit| if let ProjectEdit::Map(edit) = edit { Some(edit) } else { None })
    }

    /// The stroke a step back would take back.
    pub(super) fn last(&self) -> Option<&Stroke> {
        self.done.last()
    }

    /// The stroke a step forward would make again.
    pub(super) fn next(&self) -> Option<&Stroke> {
        self.undone.last()
    }

    /// Moves the last stroke to those taken back.
    pub(super) fn step_back(&mut self) {
        self.undone.extend(self.done.pop());
    }

    /// Moves the next stroke to those made.
    pub(super) fn step_forward(&mut self) {
        self.done.extend(self.undone.pop());
    }

    /// Where the history stands now: what [`History::saved_at`] wants once a text written now lies on disk.
    pub(super) fn mark(&self) -> usize {
        self.done.len()
    }

    /// Notes that the text written at this mark lies on disk.
    pub(super) fn saved_at(&mut self, mark: usize) {
        self.saved = Some(mark);
    }

    /// Whether the document differs from the file.
    pub(super) fn is_edited(&self) -> bool {
        self.running.as_ref().is_some_and(|stroke| !stroke.edits.is_empty()) || self.saved != Some(self.done.len())
    }
}

/// Two edits of one place, the second made after the first, as one.
fn join(first: &ProjectEdit, second: &ProjectEdit) -> Option<ProjectEdit> {
    use ProjectEdit::{Counters, Map, Rulebook, Scenario};
    match (first, second) {
        (Map(a), Map(b)) => of_map(a, b).map(Map),
        (Counters(a), Counters(b)) => of_counters(a, b).map(Counters),
        (Rulebook(RulebookEdit::Parameter(a)), Rulebook(RulebookEdit::Parameter(b))) => {
            chain(a, b).map(RulebookEdit::Parameter).map(Rulebook)
        }
        (Scenario(ScenarioEdit::Placement(a)), Scenario(ScenarioEdit::Placement(b))) => {
            chain(a, b).map(ScenarioEdit::Placement).map(Scenario)
        }
        // Seldom made twice in one gesture: they stay apart.
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

    fn label() -> Message {
        Message::new("gui-stroke-edit")
    }

    /// Paints a hexside and notes it.
    fn paint(map: &mut MapDocument, history: &mut History, side: &str, kind: HexsideKind) {
        let side: Hexside = side.parse().unwrap();
        let edit = paint_hexside(map, side, &Layer::ALL, kind, &Provenance::reconstructed("a test", ""));
        edit.apply(map).unwrap();
        history.push(ProjectEdit::Map(edit));
    }

    /// Takes a stroke back.
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
        assert_eq!(history.mark(), 1);
        // What is saved must stay within reach.
        history.saved_at(history.mark());
        paint_more(&mut history, HexsideKind::StoneWall);
        assert_eq!((history.mark(), history.is_edited()), (2, true));
        // Back to what the stroke began with: there is no stroke.
        paint_more(&mut history, HexsideKind::Doorway);
        assert_eq!((history.mark(), history.is_edited()), (1, false));
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
        // A new stroke instead of a step forward: the saved text is out of reach, whatever the number of strokes.
        take_back(&mut map, history.next().unwrap());
        paint(&mut map, &mut history, "0303/0304", HexsideKind::StoneWall);
        assert!(history.is_edited());
        history.step_back();
        assert!(history.is_edited());
    }
}
