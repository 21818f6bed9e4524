//! Tests that no mistake in a case is ignored: anything unreadable or impossible is reported with the nearest valid
//! name, both when the case is played and when it is only read.

use super::{Cases, Flaw, flaws, run};
use crate::alamo::index::INDEX;
use crate::fixture;
use crate::phrase::{Argument, Phrase};
use crate::project::Project;
use crate::text;

/// A case with placeholders to be replaced by other texts.
const CASE: &str = r#"Cases(
  format: 1,
  title: (en: "One", fr: "Un"),
  by: Reconstructed("a test"),
  base: "alamo",
  cases: [(
    id: "own",
    says: (en: "A step", fr: "Un pas"),
    phase: mexican_combat,
    pieces: [(piece: "kent9", at: "1518"), (piece: "travis", at: "1518"), (piece: "c1-aldama-1", at: "1517")],
    steps: [(do: "melee c1-aldama-1 kent9", dice: [6], never: ["A8.4.a checked kent9"], then: ["turn 1"])],
  )],
)"#;

/// Returns the flaws of the case with `from` replaced by `to`: first as it is read, then as it is played.
fn wrong(from: &str, to: &str, base: &Project) -> Vec<(usize, Phrase)> {
    assert!(CASE.contains(from), "{from}");
    let cases: Cases = text::read(&CASE.replacen(from, to, 1)).unwrap_or_else(|error| panic!("{to}: {error:?}"));
    let read = flaws(&cases, base).unwrap().into_iter().map(|(_, flaw)| flaw.failure(&INDEX));
    let read: Vec<_> = read.map(|failure| (failure.step, failure.found)).collect();
    let reports = run(&cases, base);
    let played: Vec<_> = reports[0].failures.iter().map(|own| (own.step, own.found.clone())).collect();
    assert_eq!(read, played, "{to}");
    read
}

fn argument<'a>(message: &'a Phrase, name: &str) -> Option<&'a str> {
    message.arguments.iter().find(|(own, _)| *own == name).and_then(|(_, argument)| match argument {
        Argument::Text(text) => Some(text.as_str()),
        _ => None,
    })
}

/// Checks that exactly one flaw is found: its step, its message and the most similar name.
#[track_caller]
fn one(base: &Project, from: &str, to: &str, step: usize, id: &str, near: Option<&str>) {
    let found = wrong(from, to, base);
    let [(at, message)] = found.as_slice() else { panic!("{to}: {found:?}") };
    assert_eq!((*at, message.id), (step, id), "{to}: {message:?}");
    if near.is_some() {
        assert_eq!(argument(message, "nearest"), near, "{to}: {message:?}");
    }
}

#[test]
fn the_case_itself_is_fine() {
    assert_eq!(wrong("turn 1", "turn 1", &fixture::alamo()), []);
}

#[test]
fn words_nobody_knows_are_refused_with_the_nearest() {
    let base = fixture::alamo();
    let event = "A8.4.a checked kent9";
    for (from, to, id, near) in [
        (event, "A8.4.a chekced kent9", "case-no-event", Some("checked")),
        (event, "A8.4.a checked kent99", "query-no-piece", Some("kent9")),
        (event, "A8.4.a checked kent9 7+0 agaisnt 8", "case-event-form", None),
        (event, "A8.4.a phase mexican_combat", "case-no-word", Some("MexicanCombat")),
        (event, "A8.44.a", "case-no-rule", Some("A8.4.a")),
        ("melee c1-aldama-1 kent9", "meele c1-aldama-1 kent9", "case-no-verb", Some("melee")),
        ("melee c1-aldama-1 kent9", "untl mexican_movement", "case-no-verb", Some("until")),
        ("melee c1-aldama-1 kent9", "until mexican_movment", "case-no-word", Some("mexican_movement")),
        ("melee c1-aldama-1 kent9", "until texan_rally", "case-until-alone", None),
        ("melee c1-aldama-1 kent9", "until mexican_movement soon", "case-no-number", None),
        ("melee c1-aldama-1 kent9", "step kent9 1404", "case-no-spot", Some("1404/in")),
        ("melee c1-aldama-1 kent9", "plot c9 1", "case-no-column", None),
        ("turn 1", "trun 1", "case-no-expectation", Some("turn")),
        ("turn 1", "turn one", "case-no-number", None),
        ("turn 1", "turn", "case-expectation-form", None),
        ("turn 1", "turn 1 2", "case-expectation-form", None),
        ("turn 1", "phase mexican_comat", "case-no-word", Some("mexican_combat")),
        ("turn 1", "order kent9 god", "case-no-word", Some("good")),
        ("turn 1", "order travis good", "case-wrong-class", None),
        ("turn 1", "rating kent9 3", "case-wrong-class", None),
        ("turn 1", "holds mexcian gun18", "case-no-word", Some("mexican")),
        ("turn 1", "zone mexican 1517 kent99", "query-no-piece", Some("kent9")),
        ("turn 1", "choices 0 firre", "case-no-expectation", Some("fire")),
        ("turn 1", "choices 0 step kent99", "query-no-piece", Some("kent9")),
        ("turn 1", "illegal A8.44.a done", "case-no-rule", Some("A8.4.a")),
        ("turn 1", "modifiers melee c1-aldama-1 kent9 0 A8.55.b:-3", "case-no-rule", None),
        ("turn 1", "modifiers melee c1-aldama-1 kent9 0 A8.5.b", "case-no-number", None),
        ("turn 1", "row melee c1-aldama-1 kent9 claer 1", "case-no-word", Some("clear")),
    ] {
        one(&base, from, to, 1, id, near);
    }
}

#[test]
fn states_no_game_comes_to_are_refused() {
    let base = fixture::alamo();
    let travis = "(piece: \"travis\", at: \"1518\")";
    let phase = "phase: mexican_combat,";
    let said = |more: &str| format!("{phase} {more},");
    for (from, to, id) in [
        (travis, "(piece: \"travis\", at: \"1518\", order: routed)", "case-no-order"),
        (travis, "(piece: \"gun18\", at: \"1518\", order: disordered)", "case-no-order"),
        (travis, "(piece: \"travis\", track: 1)", "case-no-track"),
        (travis, "(piece: \"gun18\", track: 1)", "case-no-track"),
        (travis, "(piece: \"cos\", track: 4)", "case-track-space"),
        (travis, "(piece: \"travis\")", "case-no-place"),
        (travis, "(piece: \"travis\", at: \"1518\", waiting: true)", "case-several-places"),
        (travis, "(piece: \"travis\", at: \"1518\", flipped: true)", "case-no-back"),
        (travis, "(piece: \"travis\", at: \"1518\", attacked: true)", "case-wrong-mark"),
        (travis, "(piece: \"ala5\", at: \"1013\", spent: 2)", "case-wrong-mark"),
        (travis, "(piece: \"ala5\", at: \"0101\")", "case-refused"),
        (travis, "(piece: \"kent9\", at: \"1518\")", "case-twice"),
        (phase, &said("turn: 13"), "case-setting-number"),
        (phase, &said("turn: 0"), "case-setting-number"),
        (phase, &said("casualties: 60000"), "case-setting-number"),
        (phase, &said("held: 13"), "case-setting-number"),
        (phase, &said("committed: 2"), "case-setting-number"),
        (phase, &said("texan_tows: 99"), "case-setting-number"),
        (phase, &said("plot: [(column: \"1\", area: 17)]"), "case-no-area"),
        (phase, &said("plot: [(column: \"1\", area: 1), (column: \"1\", area: 2)]"), "case-twice"),
        (phase, &said("mover: (piece: \"c1-aldama-1\", points: 2)"), "case-mover-phase"),
    ] {
        one(&base, from, to, 0, id, None);
    }
}

#[test]
fn parameters_are_held_to_their_range() {
    let base = fixture::alamo();
    let phase = "phase: mexican_combat,";
    for (name, value, id, near) in [
        ("move.mma", "6", "case-no-parameter", Some("move.ma")),
        ("move.ma", "9999", "case-setting-number", None),
        ("move.ma", "true", "case-setting-number", None),
        ("los.graze", "\"strikt\"", "case-no-word", Some("strict")),
        ("los.graze", "3", "case-parameter-text", None),
        ("siege.enabled", "7", "case-parameter-switch", None),
    ] {
        let to = format!("{phase} parameters: [(name: \"{name}\", value: {value})],");
        let found = wrong(phase, &to, &base);
        let (step, message) = found.first().unwrap_or_else(|| panic!("{to}"));
        assert_eq!((*step, message.id), (0, id), "{to}: {message:?}");
        assert!(near.is_none() || argument(message, "nearest") == near, "{message:?}");
    }
    let twice = "(name: \"move.ma\", value: 6)";
    one(&base, phase, &format!("{phase} parameters: [{twice}, {twice}],"), 0, "case-twice", None);
    assert_eq!(wrong(phase, &format!("{phase} parameters: [{twice}],"), &base), []);
}

#[test]
fn a_sketch_takes_no_corrections_of_the_scenario() {
    let base = fixture::alamo();
    let to = "phase: mexican_combat, sketch: [\"grid 20 20\"], corrections: [\"palisade\"],";
    let found = wrong("phase: mexican_combat,", to, &base);
    assert!(found.iter().any(|(_, message)| message.id == "case-sketch-correction"), "{found:?}");
}

#[test]
fn rules_nobody_knows_stand_where_they_are_cited() {
    let base = fixture::alamo();
    let cases: Cases = text::read(&CASE.replace("A8.4.a checked kent9", "A8.44.a")).unwrap();
    let flaws = flaws(&cases, &base).unwrap();
    assert_eq!(flaws, [(0, Flaw::NoRule { step: 1, rule: "A8.44.a".to_owned() })]);
}
