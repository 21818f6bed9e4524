//! The page that balances a figure.

use std::sync::Arc;

use bexar::gui::app::{App, Message};
use bexar::gui::desk::Message as On;
use bexar::gui::job::JobNews;
use bexar::gui::panel::counters::{self, MixKind};
use bexar::gui::panel::tuning::{self, Field};
use bexar::gui::panel::{inspector, rulebook};
use bexar::words::Voice;
use rules::words::Language;

use crate::desk::{Desk, TALL};

fn mission() -> Desk {
    let mut desk = Desk::from(App::start(Some("mission".into()), Language::English));
    desk.resize(TALL);
    desk
}

fn casualties(desk: &Desk) -> Vec<u16> {
    desk.app.document().project().rulebook.withdrawal.iter().map(|own| own.casualties).collect()
}

/// Plays the games of the page in the test, which the window would play in the background.
pub(crate) fn fight(desk: &mut Desk) {
    let voice = Voice::new(Language::English);
    let order = desk.app.tuning().order(desk.app.document(), &voice).expect("all that is typed makes sense");
    let told = order.carry_out(&|_| true).expect("the mission can be played");
    desk.hears(On::Tuning(tuning::Message::News(JobNews::Ended(Ok(Arc::new(told))))));
}

#[test]
fn a_figure_of_the_rulebook_is_balanced_set_and_taken_back() {
    let mut desk = mission();
    desk.strike("Ctrl+3");
    desk.hears(On::Rulebook(rulebook::Message::BalanceAsked("withdrawal.threshold".to_owned())));
    assert!(desk.shows("Find the value") && desk.shows("Points added to every withdrawal figure"));
    // Today's figure is not among them.
    for (field, text) in [(Field::From, "1"), (Field::To, "40"), (Field::Within, "40")] {
        desk.fill(field.id(), text);
    }
    desk.hears(On::Tuning(tuning::Message::GamesPicked(200)));
    desk.without_tasks(|desk| desk.click("Find the value"));
    assert!(desk.app.tuning().is_running() && desk.shows("0 games played") && desk.shows("Cancel"));
    fight(&mut desk);
    let value = desk.app.tuning().outcome().and_then(tuning::TuningOutcome::value).expect("so wide a target is met");
    let before = casualties(&desk);
    desk.click(&format!("Set {value}"));
    let set: Vec<u16> = before.iter().map(|own| u16::try_from(i32::from(*own) + value).expect("casualties")).collect();
    assert_eq!(casualties(&desk), set);
    assert!(!desk.shows("Out of date: the document has changed."));
    desk.strike("Ctrl+Z");
    assert_eq!(casualties(&desk), before);
    assert!(desk.app.document().undo_label().is_none(), "it was one step");
}

#[test]
fn the_answer_is_out_of_date_once_the_document_is_another() {
    let mut desk = mission();
    desk.strike("Ctrl+B");
    desk.fill(tuning::SEARCH, "move.ma");
    desk.hears(On::Tuning(tuning::Message::Picked("move.ma".to_owned())));
    desk.fill(Field::Within.id(), "40");
    desk.hears(On::Tuning(tuning::Message::GamesPicked(200)));
    desk.click("Find the value");
    fight(&mut desk);
    desk.strike("Ctrl+3");
    desk.fill(rulebook::SEARCH, "movement routed");
    desk.fill("move.ma_routed", "3");
    desk.strike("Ctrl+B");
    assert!(desk.shows("Out of date: the document has changed."));
    desk.update(Message::LanguagePicked(Language::French));
    assert!(desk.shows("Périmé\u{a0}: le document a changé."));
}

#[test]
fn counters_and_hexsides_lead_to_the_page_too() {
    let mut desk = mission();
    desk.hears(On::Counters(counters::Message::Chosen(Some((MixKind::Unit, "line".to_owned())))));
    desk.hears(On::Counters(counters::Message::BalanceAsked("quantity")));
    assert_eq!(desk.app.tuning().figure(), Some("counter.line.quantity"));
    let wall = desk.app.document().map().hexsides.iter().find(|own| own.kind.is_wall()).expect("a wall").at.side;
    desk.hears(On::Inspector(inspector::Message::BalanceAsked(format!("wall.{wall}"))));
    assert!(desk.shows(&format!("Hexside {wall}")) && !desk.shows("Values from"));
    desk.hears(On::Rulebook(rulebook::Message::BalanceAsked("crt.3.".to_owned())));
    assert!(desk.app.tuning().figure().is_none() && desk.shows("Combat table: die 3, column 1"));
}
