//! Tests of the page of variants: its actions change the document and can be undone.

use std::fs;
use std::sync::Arc;

use iced::widget::text_editor::{Edit, Motion};
use rules::project::DocumentRef;
use rules::text::write;

use super::*;

fn alamo() -> OpenDocument {
    OpenDocument::open("alamo".as_ref()).unwrap()
}

/// A new page with a document.
fn page() -> (State, OpenDocument) {
    let (mut state, document) = (State::default(), alamo());
    state.look(&document);
    (state, document)
}

/// Handles a message, and then updates the page as the window does after each message.
#[track_caller]
fn act(state: &mut State, document: &mut OpenDocument, message: Message) -> Action<Message> {
    let outcome = update(state, message, document);
    state.look(document);
    outcome
}

/// Whether the document was changed and the changed line is scrolled into view.
fn is_edited(action: &Action<Message>) -> bool {
    matches!(action, Action::All(all) if matches!(all[..], [Action::Edited(None), Action::Run(_)]))
}

fn names(document: &OpenDocument) -> Vec<&str> {
    document.variants().iter().map(|own| own.document.id.as_str()).collect()
}

fn at(document: &OpenDocument, id: &str) -> usize {
    names(document).iter().position(|own| *own == id).unwrap()
}

/// Undoes everything.
fn rewind(document: &mut OpenDocument) {
    while document.undo().is_some() {}
}

#[test]
fn variants_are_switched_moved_and_taken_off_step_by_step() {
    let (mut state, mut document) = page();
    let before = document.project().clone();
    let ladders = at(&document, "ladders");
    assert!(matches!(act(&mut state, &mut document, Message::Chosen(ladders)), Action::None));
    for (message, step) in [
        (Message::Switched(ladders, true), "gui-stroke-variant-on"),
        (Message::Moved { at: ladders, down: false }, "gui-stroke-variant-move"),
        (Message::Moved { at: ladders - 1, down: true }, "gui-stroke-variant-move"),
        (Message::Switched(ladders, false), "gui-stroke-variant-off"),
        (Message::Removed(ladders), "gui-stroke-variant-remove"),
    ] {
        let shown = state.chosen.clone();
        let done = act(&mut state, &mut document, message.clone());
        match &done {
            // A switch keeps its line in view.
            Action::All(all) => assert!(matches!(all[..], [Action::Edited(None), Action::Run(_)]), "{message:?}"),
            _ => assert!(matches!(done, Action::Edited(None)), "{message:?}"),
        }
        assert_eq!(document.undo_label().map(|label| label.id), Some(step));
        assert_eq!(state.chosen == shown, !matches!(message, Message::Removed(_)), "what is shown stays");
    }
    assert!(!names(&document).contains(&"ladders"));
    assert_eq!(state.chosen(&document), Some(ladders), "the next one is shown");
    for message in [Message::Moved { at: 0, down: false }, Message::Removed(99), Message::NeedsAsked(99)] {
        assert!(matches!(act(&mut state, &mut document, message), Action::Refused(_)));
    }
    rewind(&mut document);
    assert_eq!(*document.project(), before);
}

#[test]
fn a_switch_chooses_its_variant_and_what_it_needs_is_one_step() {
    let (mut state, mut document) = page();
    let [doors, strong] = ["doors", "strong_doors"].map(|id| at(&document, id));
    act(&mut state, &mut document, Message::Chosen(0));
    assert!(is_edited(&act(&mut state, &mut document, Message::Switched(strong, true))));
    assert_eq!(state.chosen(&document), Some(strong));
    let on = |document: &OpenDocument, at: usize| document.variants()[at].on;
    assert!(!on(&document, doors));
    act(&mut state, &mut document, Message::NeedsAsked(strong));
    assert!(on(&document, doors));
    assert_eq!(document.undo_label().map(|label| label.id), Some("gui-stroke-variant-needs"));
    document.undo();
    assert!(!on(&document, doors) && on(&document, strong));
    // A needed variant that is not listed is added.
    act(&mut state, &mut document, Message::Removed(doors));
    let strong = at(&document, "strong_doors");
    act(&mut state, &mut document, Message::NeedsAsked(strong));
    assert!(on(&document, at(&document, "doors")));
    document.undo();
    assert!(!names(&document).contains(&"doors"));
}

#[test]
fn those_of_the_program_are_added_once() {
    let (mut state, mut document) = page();
    let count = document.variants().len();
    act(&mut state, &mut document, Message::AddAsked(true));
    assert!(is_edited(&act(&mut state, &mut document, Message::Added("homebrew/looting"))));
    assert_eq!((document.variants().len(), document.variants()[count].on), (count + 1, false));
    assert_eq!((state.chosen(&document), state.adding), (Some(count), false));
    assert!(!document.is_own_variant(count));
    assert!(matches!(act(&mut state, &mut document, Message::Added("homebrew/looting")), Action::Refused(_)));
    assert!(matches!(act(&mut state, &mut document, Message::Added("nothing")), Action::Refused(_)));
    document.undo();
    assert_eq!(document.variants().len(), count);
}

#[test]
fn figures_and_choices_are_kept_where_they_are_otherwise() {
    let (mut state, mut document) = page();
    let ladders = at(&document, "ladders");
    let cost = Field::Figure("wait_cost".to_owned());
    let outside = Field::Choice("outside".to_owned());
    let entered = |field: &Field, typed: &str| Message::Entered(ladders, field.clone(), typed.to_owned());
    let used = |document: &OpenDocument| document.project().scenario.variants[ladders].clone();
    assert!(matches!(act(&mut state, &mut document, entered(&cost, "2")), Action::Edited(None)));
    assert_eq!(used(&document).params["wait_cost"], 2);
    for wrong in ["", "0", "9", "two"] {
        act(&mut state, &mut document, entered(&cost, wrong));
        assert!(state.draft.is_some() && used(&document).params["wait_cost"] == 2, "{wrong}");
    }
    act(&mut state, &mut document, entered(&cost, "6"));
    assert!(state.draft.is_none() && used(&document).params["wait_cost"] == 6);
    act(&mut state, &mut document, entered(&outside, "walls"));
    assert_eq!(used(&document).opts["outside"], "walls");
    assert!(matches!(act(&mut state, &mut document, entered(&outside, "moon")), Action::Refused(_)));
    // A value equal to the variant's default is not stored.
    act(&mut state, &mut document, Message::Reset(ladders, outside));
    assert!(used(&document).opts.is_empty() && used(&document).params["wait_cost"] == 6);
    document.undo();
    assert!(used(&document).params.is_empty(), "typing on is one step");
    document.redo();
    act(&mut state, &mut document, entered(&cost, "4"));
    assert!(used(&document).params.is_empty());
}

/// Replaces the text in the field.
fn paste(state: &mut State, document: &mut OpenDocument, at: usize, text: &str) -> Action<Message> {
    act(state, document, Message::Written(at, text_editor::Action::SelectAll));
    act(state, document, Message::Written(at, text_editor::Action::Edit(Edit::Paste(Arc::new(text.to_owned())))))
}

#[test]
fn a_text_is_taken_over_as_soon_as_it_reads_and_taken_back_in_one_step() {
    let (mut state, mut document) = page();
    let ladders = at(&document, "ladders");
    act(&mut state, &mut document, Message::Chosen(ladders));
    act(&mut state, &mut document, Message::Turned(VariantTab::Text));
    let before = document.variants()[ladders].document.clone();
    let text = write(&before);
    let other = text.replace("most: 8", "most: 9");
    assert!(matches!(paste(&mut state, &mut document, ladders, &other), Action::None), "it is the program’s");
    assert_eq!(document.variants()[ladders].document, before);

    act(&mut state, &mut document, Message::CopyAsked(ladders));
    assert!(matches!(paste(&mut state, &mut document, ladders, &other), Action::Edited(None)));
    assert_eq!(document.variants()[ladders].document.params[0].most, 9);
    assert!(document.is_own_variant(ladders));
    assert!(matches!(paste(&mut state, &mut document, ladders, "Variant("), Action::None));
    assert!(state.texts.is_wrong() && document.variants()[ladders].document.params[0].most == 9);
    assert!(matches!(
        paste(&mut state, &mut document, ladders, &text.replace("most: 8", "most: 7")),
        Action::Edited(None)
    ));
    assert!(!state.texts.is_wrong());
    // Moving the caret changes nothing.
    let moved = Message::Written(ladders, text_editor::Action::Move(Motion::DocumentStart));
    assert!(matches!(act(&mut state, &mut document, moved), Action::None));
    document.undo();
    assert_eq!(document.variants()[ladders].document, before, "typing on is one step");

    paste(&mut state, &mut document, ladders, "no variant");
    assert!(state.discard_text() && !state.discard_text());
    state.look(&document);
    assert!(!state.texts.is_wrong());
}

#[test]
fn a_rule_that_means_nothing_is_told_while_the_text_reads() {
    let (mut state, mut document) = page();
    let ladders = at(&document, "ladders");
    for message in [Message::Chosen(ladders), Message::Turned(VariantTab::Text), Message::CopyAsked(ladders)] {
        act(&mut state, &mut document, message);
    }
    let text = write(&document.variants()[ladders].document).replace("Roll(\"escalade\")", "Roll(\"escalades\")");
    assert!(matches!(paste(&mut state, &mut document, ladders, &text), Action::Edited(None)));
    let refused = state.refused(ladders);
    assert_eq!(refused.iter().map(|own| own.message.id).collect::<Vec<_>>(), ["unplayable-variant"]);
    // Variants that are neither on nor shown are not checked.
    assert_eq!(state.refused(at(&document, "doors")), []);
    document.undo();
    state.look(&document);
    assert_eq!(state.refused(ladders), []);
}

#[test]
fn what_is_ones_own_lies_beside_the_scenario_once_it_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let (mut state, mut document) = page();
    let mut night = document.variants()[0].document.clone();
    night.id = "night".to_owned();
    fs::write(file("night.variant.ron"), write(&night)).unwrap();

    // The bundled scenario has no folder yet: the file is named by its absolute path.
    assert!(is_edited(&add_file(&mut state, &file("night.variant.ron"), &mut document)));
    let last = document.variants().len() - 1;
    assert!(document.is_own_variant(last));
    assert!(matches!(add_file(&mut state, &file("none.variant.ron"), &mut document), Action::Refused(_)));
    let ladders = at(&document, "ladders");
    for message in [
        Message::Switched(last, true),
        Message::Moved { at: last, down: false },
        Message::Chosen(ladders),
        Message::Turned(VariantTab::Text),
        Message::CopyAsked(ladders),
    ] {
        act(&mut state, &mut document, message);
    }
    let text = write(&document.variants()[ladders].document).replace("most: 8", "most: 9");
    paste(&mut state, &mut document, ladders, &text);
    // Its position in the list is a different one when it is saved.
    act(&mut state, &mut document, Message::Moved { at: ladders, down: false });
    let map = file("fort.map.ron");
    let snapshot = document.snapshot(&map);
    let mark = snapshot.mark;
    for (file, text) in snapshot.files(map.clone()) {
        fs::write(file, text).unwrap();
    }
    document.saved(&map, mark);
    assert!(!document.is_edited());

    let again = OpenDocument::open(&file("fort.scenario.ron")).unwrap();
    assert_eq!(names(&again), names(&document));
    let own = &again.variants()[ladders - 1];
    assert_eq!((own.name.as_str(), own.document.params[0].most), ("fort-ladders.variant.ron", 9));
    let night = again.variants().iter().find(|own| own.document.id == "night").unwrap();
    assert!(night.on && night.name.ends_with("night.variant.ron"));
    assert!(again.is_own_variant(ladders - 1) && !again.is_own_variant(0));
    assert_eq!(again.report().findings.iter().filter(|own| own.part == DocumentRef::Scenario).count(), 0);
}

#[test]
fn a_variant_of_ones_own_begins_with_a_rule_that_plays_and_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let (mut state, mut document) = page();
    for _ in 0..2 {
        assert!(is_edited(&act(&mut state, &mut document, Message::NewAsked)));
    }
    let last = document.variants().len() - 1;
    assert_eq!(names(&document)[last - 1..], ["own", "own_2"]);
    assert_eq!((state.chosen(&document), state.refused(last)), (Some(last), &[][..]));
    assert!(document.is_own_variant(last) && state.face == VariantTab::Form);
    let found = &document.report().findings;
    assert!(!found.iter().any(|own| own.part == DocumentRef::Variant(last)), "{found:#?}");
    let map = folder.path().join("fort.map.ron");
    for (file, text) in document.snapshot(&map).files(map) {
        fs::write(file, text).unwrap();
    }
    let again = OpenDocument::open(&folder.path().join("fort.scenario.ron")).unwrap();
    assert_eq!(again.variants()[last].document, document.variants()[last].document);
}
