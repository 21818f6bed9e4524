//! What the sentence of a rule says is what happens: cases of small variants in `rules/fixtures/language`, and what the
//! validator says of words that mean nothing where they stand.

#[path = "shelf/mod.rs"]
mod shelf;

use rules::case::{self, Cases};
use rules::phrase::Argument;
use rules::project::{LoadedVariant, Project};
use rules::scenario::VariantUse;
use rules::text;
use rules::variant::Variant;
use shelf::{Data, here};

const SHELF: Data = Data("language");

fn alamo() -> Project {
    Project::load(&SHELF, "alamo").expect("it is bundled")
}

#[test]
fn every_case_of_the_language_holds() {
    let folder = here("fixtures/language");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<_> = files.filter(|file| file.to_string_lossy().ends_with(".case.ron")).collect();
    files.sort();
    assert!(files.len() > 8, "{files:?}");
    let mut failed = Vec::new();
    for file in files {
        let cases: Cases = text::read(&std::fs::read_to_string(&file).unwrap()).unwrap();
        let mut base = alamo();
        case::bring_along(&mut base, &cases, &SHELF).unwrap();
        for report in case::run(&cases, &base) {
            failed.extend(report.failures.iter().map(|failure| format!("{}: {failure:?}", report.id)));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// Returns the lints, with the rule, that find something in a variant with these lists.
fn found(lists: &str) -> Vec<String> {
    let text = format!(r#"Variant(format: 1, id: "own", title: (en: "Own"), by: Reconstructed("a test"), {lists})"#);
    let document: Variant = text::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut project = Project::load(&SHELF, "mission").expect("it is bundled");
    let used = VariantUse { document: document.id.clone(), on: true, ..VariantUse::default() };
    project.variants = vec![LoadedVariant::new(&used, document)];
    let report = rules::lint::run(&project);
    report.findings.iter().map(|finding| finding.lint.to_owned()).collect()
}

#[test]
fn results_and_modes_that_never_occur_are_refused_where_they_stand() {
    const FLAG: &str = r#"flags: [(id: "m", of: unit, says: (en: "M"))],"#;
    let rule = |on: &str, cond: &str| {
        found(&format!(
            r#"{FLAG} rules: [When(id: "own.a", on: {on}, if: {cond}, do: [Mark("m", Unit)]),
                Adjust(what: Morale, if: Has("m", Unit), op: Add(N(1)))]"#
        ))
    };
    for (on, cond) in [
        ("Did(Attack)", r#"Got("routed")"#),
        ("Did(Attack)", r#"Got("disordered")"#),
        ("Did(State)", r#"Got("hit")"#),
        ("Did(Enter)", r#"Mode("retreat")"#),
        ("Did(Cross)", r#"Mode("enter")"#),
        ("Did(Rally)", r#"Got("good")"#),
    ] {
        assert_eq!(rule(on, cond), ["idle-pair"], "{cond} on {on}");
    }
    for (on, cond) in [
        ("Did(Attack)", r#"Got("counter")"#),
        ("Did(State)", r#"Got("good")"#),
        ("Try(State)", r#"Got("routed")"#),
        ("Did(Enter)", r#"Mode("enter")"#),
        ("Did(Cross)", r#"Mode("advance")"#),
    ] {
        assert!(rule(on, cond).is_empty(), "{cond} on {on}: {:?}", rule(on, cond));
    }
    assert_eq!(rule("Did(Attack)", r#"Got("dead")"#), ["unknown-name"]);
    // In the row of a table, and in a change that suspends a rule.
    let table = |result: &str| {
        found(&format!(
            r#"{FLAG} tables: [(id: "t", throw: D6, rows: [(on: R(1, 6), is: "so", do: [If(Got("{result}"), [Mark("m", Unit)], [])])])],
            rules: [When(id: "own.a", on: Did(Attack), do: [Roll("t")]),
                Adjust(what: Morale, if: Has("m", Unit), op: Add(N(1)))]"#
        ))
    };
    assert_eq!(table("routed"), ["idle-pair"]);
    assert!(table("hit").is_empty(), "{:?}", table("hit"));
    let change = |what: &str, cond: &str| found(&format!("rules: [Adjust(what: {what}, if: {cond}, op: Add(N(1)))]"));
    assert_eq!(change("Morale", r#"Got("hit")"#), ["idle-pair"]);
    assert_eq!(change("Morale", "Ge(Margin, N(1))"), ["idle-pair"]);
    assert_eq!(change("Morale", "Using(Fire)"), ["idle-pair"]);
    assert!(change("AttackRoll", "Using(Fire)").is_empty());
    assert_eq!(change("CrossCost", r#"Mode("enter")"#), ["idle-pair"]);
    assert!(change("CrossCost", r#"Mode("haul")"#).is_empty());
}

#[test]
fn ending_a_move_where_nothing_moves_is_refused() {
    let rules = |on: &str, act: &str, more: &str| found(&format!("rules: [When(on: {on}, do: [{act}]) {more}]"));
    for on in ["Did(Attack)", "Try(Attack)", "Did(Check)", "Did(State)", "Did(Stop)", "Did(Enter)", "Did(Reduce)"] {
        for act in ["Halt", "Spend(N(1))"] {
            assert_eq!(rules(on, act, ""), ["misplaced-effect"], "{act} on {on}");
        }
    }
    for on in ["Did(Cross)", "Try(Cross)", "Did(Remove)"] {
        assert!(rules(on, "Halt", "").is_empty(), "{on}: {:?}", rules(on, "Halt", ""));
    }
    // A rule that orders attacks at a moving piece makes it meaningful.
    let shots = r#", When(on: Did(Cross), do: [Each(Units(All([Is(It, "texan"), Sees(It, Unit)])), [Attack(It, Unit, Fire)])])"#;
    assert!(rules("Did(Attack)", "Halt", shots).is_empty(), "{:?}", rules("Did(Attack)", "Halt", shots));
}

/// A failed case says which side really decides.
#[test]
fn a_case_names_the_side_that_decides_next() {
    for (side, phase) in [("side-texan", "texan_combat"), ("side-mexican", "mexican_combat")] {
        let text = format!(
            r#"Cases(format: 1, title: (en: "Who"), by: Original, base: "alamo", sketch: ["grid 14 14"],
                cases: [(id: "who/next", says: (en: "Dice are given, but nobody rolls"), phase: {phase},
                    pieces: [(piece: "kent9", at: "0105"), (piece: "c1-aldama-1", at: "0106")],
                    steps: [(dice: [6])])])"#
        );
        let cases: Cases = text::read(&text).unwrap();
        let reports = case::run(&cases, &alamo());
        let due = |own: &&rules::phrase::Phrase| own.id == "case-due-choice";
        let mut said = Vec::new();
        for failure in reports.iter().flat_map(|own| &own.failures) {
            said.push(&failure.found);
            said.extend(failure.found.arguments.iter().filter_map(|(_, own)| match own {
                Argument::Said(own) => Some(own),
                _ => None,
            }));
        }
        let due = said.into_iter().find(due).expect("it says what comes next");
        assert!(due.arguments.contains(&("side", Argument::Text(side.to_owned()))), "{due:?}");
    }
}
