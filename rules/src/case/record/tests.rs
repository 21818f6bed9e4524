//! Tests of worked examples as logs.

use std::sync::Arc;

use super::{NoLog, Recorded, record};
use crate::case::{Cases, bring_along};
use crate::deguello::Game;
use crate::fixture;
use crate::log::{Log, LogEntry, PERSON, Parts, replay};
use crate::project::Project;
use crate::table::{GameTable, Tabletop as _, TextStep};
use crate::text;
use crate::words::Language;

/// Returns cases with these fields, on a scenario of this name.
fn cases(base: &str, fields: &[&str]) -> Cases {
    let one = |(at, fields): (usize, &&str)| format!("(id: \"own/{at}\", says: (en: \"Case {at}\"), {fields}),");
    let all: String = fields.iter().enumerate().map(one).collect();
    let head = r#"format: 1, title: (en: "Own", fr: "À nous"), by: Cited("9")"#;
    text::read(&format!("Cases({head}, base: \"{base}\", cases: [{all}])")).unwrap()
}

fn logs(cases: &Cases, base: &Project) -> Vec<Result<Log, NoLog>> {
    record(cases, base, &cases.base).into_iter().map(|own| own.log).collect()
}

fn log(base: &Project, fields: &str) -> Result<Log, NoLog> {
    let name = base.rulebook.system.name();
    logs(&cases(name, &[fields]), base).remove(0)
}

/// A company is shot at, as in the page on cases, after an action that is refused.
const SHOT: &str = r#"
    begin: ["begin deguello_texan_action", "put greys-1 0705/roof", "put toluca-1 0703", "active greys-1"],
    steps: [
        (then: ["range 0705/roof 0703 2"]),
        (do: "fire toluca-1 greys-1", refused: "D4.0.a", note: (en: "It is not their turn")),
        (do: "fire greys-1 toluca-1", dice: [8, 1, 1], then: ["reduced toluca-1"], note: (en: "A hit", fr: "Touché")),
        (do: "until deguello_mexican_order", note: (en: "On to the next round")),
    ]"#;

#[test]
fn all_that_happens_in_a_case_is_in_its_log_and_goes_the_same_way_again() {
    let project = fixture::guardhouse();
    let cases = cases("guardhouse", &[SHOT]);
    let Recorded { report, log } = record(&cases, &project, "guardhouse").remove(0);
    assert_eq!(report.failures, []);
    let log = log.unwrap();
    assert_eq!((log.title.en.as_str(), log.title.fr.as_str()), ("Own: own/0", "À nous : own/0"));
    assert_eq!((&log.by, log.players.texan.as_str()), (&cases.by, PERSON));
    let read: Log = text::read(&text::write(&log)).unwrap();
    assert_eq!(read, log);
    let game = Game::new(&project).unwrap();
    let again = replay(&log, &game);
    assert_eq!(again.divergence, None);
    assert!(again.other_dice.is_some_and(|own| own.rolled == 8), "the dice are those of the case");
    assert_eq!(log.parts, Parts::new(&project));
    let amended = log.entries.iter().take_while(|entry| matches!(entry, LogEntry::Amended(_)));
    assert_eq!(amended.count(), 4);
    let did = |entry: &LogEntry| match entry {
        LogEntry::Did(text, _) => Some(text.clone()),
        LogEntry::Rolled(..) | LogEntry::Amended(_) => None,
    };
    let texts: Vec<String> = log.entries.iter().filter_map(did).collect();
    assert_eq!(texts, ["fire greys-1 toluca-1", "done"], "the second is what `until` takes");
    assert!(matches!(&log.entries[5], LogEntry::Rolled(8, events) if !events.is_empty()), "{:?}", log.entries);
}

#[test]
fn what_is_refused_leaves_a_remark_and_no_entry() {
    let log = log(&fixture::guardhouse(), SHOT).unwrap();
    assert!(log.entries.iter().all(|entry| !text::line(entry).contains("fire toluca-1")), "{:?}", log.entries);
    let notes: Vec<_> = log.notes.iter().map(|own| (own.step, own.says.get(Language::French))).collect();
    let wanted = [(0, "Case 0"), (4, "It is not their turn"), (5, "Touché"), (9, "On to the next round")];
    assert_eq!(notes, wanted);
}

#[test]
fn a_log_begins_where_its_scenario_does() {
    let alamo = fixture::alamo();
    let piece = r#"pieces: [(piece: "tenn9", at: "1012")], steps: [(do: "step tenn9 1013")]"#;
    assert_eq!(log(&alamo, &format!("phase: texan_movement, {piece}")), Err(NoLog::Position));
    let start = "phase: set_up_guns, with_setup: true, casualties:";
    let steps = r#"steps: [(do: "done", refused: "A0.0")]"#;
    assert_eq!(log(&alamo, &format!("{start} 3, {steps}")), Err(NoLog::Position));
}

#[test]
fn a_case_that_does_not_hold_or_does_nothing_has_no_log() {
    let project = fixture::guardhouse();
    assert_eq!(log(&project, &SHOT.replace("[8, 1, 1]", "[2]")), Err(NoLog::Fails));
    assert_eq!(log(&project, &SHOT.replace("put toluca-1 0703", "put nobody 0703")), Err(NoLog::Fails));
    assert_eq!(log(&project, r#"steps: [(then: ["turn 0"])]"#), Err(NoLog::Nothing));
}

#[test]
fn what_no_log_can_carry_is_named() {
    let guardhouse = fixture::guardhouse();
    let with = |own: &str| log(&guardhouse, &format!("{own}, {SHOT}"));
    let climb = r#"parameters: [(name: "d.ladder.climb", value: "may")]"#;
    assert_eq!(with(climb), Err(NoLog::Changes("parameters")));
    let alamo = fixture::alamo();
    let changed = |own: &str| log(&alamo, &format!("{own}, phase: texan_movement, steps: [(do: \"done\")]"));
    assert_eq!(changed(r#"corrections: ["palisade"]"#), Err(NoLog::Changes("corrections")));
    assert_eq!(changed(r#"variants: ["ladders"]"#), Err(NoLog::Changes("variants")));
    assert_eq!(changed(r#"settings: {"ladders.wait_cost": "2"}"#), Err(NoLog::Changes("settings")));
    assert_eq!(changed(r#"sketch: ["grid 3 3"]"#), Err(NoLog::Changes("sketch")));
    let unit = r#"counters: [unit(id: "own", side: mexican, strength: (fire: 5, melee: 9, morale: 8))]"#;
    assert_eq!(changed(unit), Err(NoLog::Changes("counters")));
}

#[test]
fn a_variant_the_scenario_does_not_list_is_in_the_log() {
    let mut base = fixture::rancho();
    let name = base.rulebook.system.name();
    let steps = r#"variants: ["knapp/grapeshot"], begin: ["begin knapp_texan_move"], steps: [(do: "done")]"#;
    let own = cases(name, &[steps]);
    assert!(bring_along(&mut base, &own, &fixture::Data).is_ok());
    let variants = |log: &Log| log.parts.variants.iter().map(|own| own.document.clone()).collect::<Vec<_>>();
    let log = logs(&own, &base).remove(0);
    assert_eq!(log.as_ref().map(variants), Ok(vec!["knapp/grapeshot".to_owned()]));
}

#[test]
fn whoever_plays_on_otherwise_leaves_the_remarks_behind() {
    let project = fixture::guardhouse();
    let log = log(&project, SHOT).unwrap();
    let game = Arc::new(Game::new(&project).unwrap());
    let (mut table, resumed) = GameTable::resume(game, log.clone());
    assert_eq!(resumed.divergence, None);
    assert_eq!(table.log(), log);
    let said =
        |table: &GameTable<Game>, at| -> Vec<_> { table.told(at, None).into_iter().map(|told| told.said.id).collect() };
    assert!(said(&table, 0).starts_with(&["log-note"]), "what is said of all stands first");
    assert!(said(&table, 4).ends_with(&["log-note"]) && !said(&table, 5).contains(&"log-note"));
    table.go(5);
    assert_eq!(table.log().notes.len(), 3, "the last one is of a step that is taken back");
    table.go(log.entries.len());
    assert_eq!(table.log(), log, "and made again");
    table.go(5);
    table.make(&TextStep::Roll(crate::play::Roll(2))).unwrap();
    table.make(&TextStep::Action("done".to_owned())).unwrap();
    assert_eq!((table.log().entries.len(), table.log().notes.len()), (7, 3), "another step is another matter");
}
