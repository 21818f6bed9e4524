//! Tests of the page alone.

use rules::words::Language;

use super::*;

fn page() -> (Tuning, OpenDocument, Voice) {
    let document = OpenDocument::open("mission".as_ref()).unwrap();
    let mut page = Tuning::default();
    page.of_system(document.project().rulebook.system);
    (page, document, Voice::new(Language::English))
}

fn type_in(page: &mut Tuning, field: Field, text: &str, (document, voice): (&OpenDocument, &Voice)) {
    page.update(Message::Typed(field, text.to_owned()), document, voice);
}

#[test]
fn the_values_go_around_the_present_one_and_all_kinds_of_a_wall_are_tried() {
    let (mut page, document, voice) = page();
    page.take("move.ma", &document);
    let search = page.order(&document, &voice).unwrap().search;
    let (least, most) = (search.ranges[0].least, search.ranges[0].most);
    assert!(least < search.present[0] && search.present[0] < most && search.ordered);
    let wall = document.map().hexsides.iter().find(|own| own.kind.is_wall()).unwrap().at.side;
    page.take(&format!("wall.{wall}"), &document);
    let search = page.order(&document, &voice).unwrap().search;
    assert!(!search.ordered && search.ranges[0].len() == 13, "{search:?}");
}

#[test]
fn what_makes_no_sense_begins_no_search() {
    let (mut page, document, voice) = page();
    let around = (&document, &voice);
    assert!(page.order(&document, &voice).is_err(), "no figure is picked");
    page.take("move.ma", &document);
    for (field, wrong, right) in [
        (Field::From, "much", "3"),
        (Field::To, "3", "9"),
        (Field::To, "99", "9"),
        (Field::Share, "0", "55,5"),
        (Field::Within, "", "5 %"),
    ] {
        type_in(&mut page, field, wrong, around);
        assert!(matches!(page.update(Message::Asked, &document, &voice), Action::Refused(_)), "{wrong}");
        assert!(!page.is_running());
        type_in(&mut page, field, right, around);
    }
    assert!(page.order(&document, &voice).is_ok());
}

#[test]
fn the_beginning_of_several_names_narrows_the_list() {
    let (mut page, document, _) = page();
    page.take("counter.line.", &document);
    assert_eq!(page.figure(), None);
    page.take("counter.line.fire", &document);
    assert_eq!(page.figure(), Some("counter.line.fire"));
    page.take("counter.nobody.fire", &document);
    assert_eq!(page.figure(), None);
}

#[test]
fn a_search_tells_its_best_and_its_value_becomes_one_step() {
    let (mut page, mut document, voice) = page();
    page.take("withdrawal.threshold", &document);
    let around = (&document, &voice);
    // Today's figure is not among them.
    for (field, text) in [(Field::From, "1"), (Field::To, "40"), (Field::Within, "40")] {
        type_in(&mut page, field, text, around);
    }
    page.update(Message::GamesPicked(200), &document, &voice);
    let order = page.order(&document, &voice).unwrap();
    drop(page.update(Message::Asked, &document, &voice));
    assert!(page.is_running());
    let heard = std::sync::Mutex::new(Vec::new());
    let outcome = order.carry_out(&|progress| heard.lock().map(|mut own| own.push(progress)).is_ok()).unwrap();
    let heard = heard.into_inner().unwrap();
    assert!(heard.iter().any(|own| own.confirms) && heard.last().is_some_and(|own| own.best.is_some()));
    let value = outcome.value().expect("so wide a target is met");
    page.update(Message::News(JobNews::Ended(Ok(Arc::new(outcome)))), &document, &voice);
    assert!(!page.is_running() && !page.is_stale(&document));
    let before = document.project().clone();
    let Action::Make(label, edits) = page.update(Message::Taken, &document, &voice) else { panic!("it is set") };
    document.make_step(label, edits).unwrap();
    assert!(page.is_stale(&document), "until the page hears of it");
    page.is_taken(&document);
    assert!(!page.is_stale(&document));
    let by = |project: &rules::project::Project| -> i32 {
        project.rulebook.withdrawal.iter().map(|own| i32::from(own.casualties)).sum()
    };
    let turns = i32::try_from(before.rulebook.withdrawal.len()).unwrap();
    assert_eq!(by(document.project()) - by(&before), value * turns);
    document.undo();
    assert_eq!(*document.project(), before);
    assert!(!page.is_stale(&document), "it is again as it was looked for");
}

#[test]
fn whoever_says_stop_is_heard() {
    let (mut page, document, voice) = page();
    page.take("move.ma", &document);
    let outcome = page.order(&document, &voice).unwrap().carry_out(&|progress| progress.games < 20).unwrap();
    assert!(outcome.tuned().answer.stopped && outcome.value().is_none());
}
