//! `bexar explain`.

use bexar::cli::Exit;
use bexar::explain::format::FORMATS;
use rules::alamo::index::INDEX;
use rules::lint::LINTS;
use rules::map::RegionKind;
use rules::play::Nature;
use rules::rulebook::System;

use super::run;

/// Returns the explanation of a known topic in a language.
#[track_caller]
fn explained(what: &str, language: &str) -> String {
    let ran = run(["explain", what, "--lang", language]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{what}");
    assert!(ran.out.ends_with('\n') && !ran.out.ends_with("\n\n"), "{what}: {:?}", ran.out);
    ran.out
}

#[test]
fn a_lint_is_its_page() {
    for lint in LINTS {
        let plain = |page: String| page.replace(['\u{a0}', '\u{202f}'], " ").replace('\u{2212}', "-");
        assert_eq!(plain(explained(lint.name, "en")), lint.pages[0].replace('\u{2212}', "-"));
        assert_eq!(plain(explained(lint.name, "fr")), lint.pages[1].replace('\u{2212}', "-"));
    }
}

#[test]
fn an_atom_is_a_sentence_with_what_there_is_to_know_about_it() {
    let atom = explained("a6.3.a", "en");
    assert!(
        atom.starts_with("A6.3.a (zones of control; rule of play)\nWhile moving, no piece crosses a wall"),
        "{atom}"
    );
    assert!(atom.contains("The engine cites it"), "{atom}");
    assert!(explained("5.0.a", "en").contains("Parameters: move.ma\n"));
    let ruling = explained("r13", "fr");
    assert!(ruling.starts_with("R13 (zones de contrôle\u{202f}; règle de jeu)"), "{ruling}");
    assert!(ruling.contains("les règles du jeu laissent ce point ouvert"), "{ruling}");
    assert!(explained("A8.8.a", "en").contains("definition"));
}

#[test]
fn every_rule_of_play_names_a_case_and_every_definition_says_that_it_is_one() {
    // `A5.7` has subordinate rules, and these are listed instead.
    for rule in INDEX.rules().filter(|rule| INDEX.find(rule.atom.id()).len() == 1) {
        let number = rule.atom.id();
        let page = explained(number, "en");
        let (definition, shown) = (page.contains("A definition: "), page.contains("Shown by `"));
        assert!(!page.contains("not played"), "{page}");
        match rule.nature {
            Nature::Definition => assert!(definition, "{page}"),
            Nature::Executable => assert!(!definition && shown, "{page}"),
        }
    }
    assert!(explained("R44", "en").contains("No event and no refusal cites it"));
    assert!(explained("A6.3.a", "en").contains("(`bexar test zones`)"));
    assert!(explained("A14.0.b", "en").contains("in force only where `range.enabled` is switched on"));
    assert!(!explained("A6.3.a", "fr").contains("Facultative"));
    assert!(explained("A14.0.b", "fr").contains("Montrée par `"));
    let doors = explained("V6.c", "en");
    let shown = doors.lines().find(|line| line.starts_with("Shown by `")).unwrap();
    assert!(shown.find("test doors`").unwrap() < shown.find("crossings").unwrap_or(shown.len()), "{shown}");
}

#[test]
fn a_rule_is_all_its_atoms() {
    let english = explained("6.3", "en");
    let numbers: Vec<_> = english.lines().filter_map(|line| line.split_once("  ")).map(|(number, _)| number).collect();
    assert_eq!(numbers, ["A6.3.a", "A6.3.b", "A6.3.c", "A6.3.d", "A6.3.e"]);
    assert_eq!(explained("A6.3", "en"), english);
    assert!(explained("6", "en").contains(&english));
}

#[test]
fn the_lists_are_whole_and_without_ids_for_words() {
    for language in ["en", "fr"] {
        let rules = explained("rules", language);
        for rule in INDEX.rules() {
            assert_eq!(rules.matches(&format!("  {}  ", rule.atom)).count(), 1, "{}", rule.atom);
        }
        assert!(!rules.contains("rule-") && !rules.contains("group-"), "{language}");
        let parameters = explained("parameters", language);
        assert_eq!(parameters.lines().count(), System::all_parameters().count());
        assert!(!parameters.contains("parameter-"), "{parameters}");
        assert_eq!(explained("lints", language).lines().count(), LINTS.len());
        let kinds = explained("region-kinds", language);
        for kind in RegionKind::ALL {
            assert_eq!(kinds.matches(&format!("{}  ", kind.name)).count(), 1, "{kinds}");
        }
        assert!(!kinds.contains("kind-of-region"), "{kinds}");
    }
}

#[test]
fn every_game_has_scenarios_kinds_of_pieces_and_tags() {
    for (language, no_text) in [("en", "kind-of-"), ("fr", "telling-")] {
        let page = explained("games", language);
        assert!(!page.contains(no_text), "{page}");
        for system in System::ALL {
            let section =
                page.split("\n## ").find(|own| own.contains(&format!("`system: {}`", system.name()))).unwrap();
            for kind in system.piece_kinds() {
                assert!(section.contains(&format!("| `{}` |", kind.name)), "{section}");
            }
            let has = |tag: &str| section.contains(&format!("| `{tag}` |"));
            assert!(has("leader") && has("stand") == (system == System::Knapp), "{section}");
            assert_eq!(has("flecha"), system == System::Deguello, "{section}");
            let example = section.lines().find_map(|line| line.strip_prefix("bexar check ")).unwrap();
            assert_eq!(run(["check", example]).exit, Exit::Fine, "{example}");
        }
    }
}

#[test]
fn a_parameter_has_its_default_its_range_and_its_rule() {
    let page = explained("move.ma", "en");
    assert!(page.starts_with("move.ma\nMovement allowance") && page.contains("default 8, from 0 to 30"), "{page}");
    assert!(page.contains("A5.0.a: Every combat unit"), "{page}");
    assert!(explained("texan.confined", "fr").contains("activé ou désactivé, par défaut activé"));
    assert!(explained("setup.bowie_hex", "en").contains("default 1717"));
}

#[test]
fn a_variant_is_its_page_with_every_rule_in_words() {
    let page = explained("ladders", "en");
    assert!(page.starts_with("ladders  Ladders\n"), "{page}");
    assert!(page.contains("V5.b  Roll to climb") && page.contains("roll on the table “escalade”."), "{page}");
    assert!(explained("ladders", "fr").contains("\u{a0}: faire un jet sur la table «\u{a0}escalade\u{a0}»."));
    for language in ["en", "fr"] {
        let variants = explained("variants", language);
        assert!(variants.lines().count() > 10, "{variants}");
        for line in variants.lines() {
            let (name, title) = line.split_once("  ").unwrap();
            let page = explained(name, language);
            assert!(page.lines().next().is_some_and(|head| head.ends_with(&format!("  {title}"))), "{page}");
            assert!(!page.contains("telling-") && !page.contains("{ $") && !page.contains("{$"), "{page}");
        }
    }
}

#[test]
fn a_variant_is_found_by_its_id_and_by_its_rules() {
    let page = explained("doors", "en");
    for name in ["V6.c", "V6.a", "doors.close"] {
        assert!(explained(name, "en").starts_with(&page), "{name}");
    }
    assert_eq!(explained("smoke", "fr"), explained("homebrew/smoke", "fr"));
}

#[test]
fn a_correction_is_found_by_its_name_and_by_the_rules_it_stands_for() {
    for (language, said) in [("en", "wooden wall → high palisade"), ("fr", "mur de bois → haute palissade")] {
        let page = explained("palisade", language);
        assert!(page.contains("1304/1305") && page.contains(said) && page.contains("MOVES 92"), "{page}");
        assert!(explained("V10.a", language).starts_with(&page));
    }
}

#[test]
fn a_variant_of_ones_own_is_told_from_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.variant.ron");
    let rule = r#"Adjust(what: Moves, if: Is(Unit, "texan"), op: Add(N(1)))"#;
    let text = format!(
        r#"Variant(format: 1, id: "mine", title: (en: "Mine", fr: "Le mien"), by: Cited("mine"), rules: [{rule}])"#
    );
    std::fs::write(&file, text).unwrap();
    let file = file.to_str().unwrap();
    assert!(explained(file, "en").contains("The movement allowance of a Texan piece is raised by 1."));
    assert!(explained(file, "fr").starts_with("mine  Le mien\n"));
    let refused = run(["explain", "alamo.map.ron"]);
    assert!(refused.exit != Exit::Fine && refused.err.contains("Variant"), "{}", refused.err);
}

#[test]
fn what_is_unknown_is_answered_with_what_looks_like_it() {
    for (wrong, right) in [
        ("leaking-wals", "`leaking-walls`"),
        ("move.mo", "`move.ma`"),
        ("A6.3.z", "`A6.3.a`"),
        ("6.3.z", "`A6.3.a`"),
        ("lint", "`lints`"),
        ("lader", "`ladders`"),
    ] {
        let ran = run(["explain", wrong]);
        assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{wrong}");
        assert!(ran.err.contains(right), "{wrong}: {}", ran.err);
    }
    let strange = run(["explain", "", "--lang", "fr"]);
    assert!(strange.exit == Exit::Trouble && strange.err.contains("`bexar explain lints`"), "{}", strange.err);
}

#[test]
fn the_manual_is_read_page_by_page() {
    for (language, title) in [("en", "# Help\n"), ("fr", "# Aide\n")] {
        let contents = explained("help", language);
        assert!(contents.starts_with(title));
        for link in contents.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(to, _)| to) {
            assert!(explained(link, language).starts_with("# "), "{link}");
        }
    }
    assert!(explained("keys", "en").contains("| `Ctrl+S` | Save |"));
}

#[test]
fn every_word_of_the_rule_language_is_told_with_an_example() {
    let within = run(["explain", "Within"]);
    for part in ["`Within(thing, other, number)`", "homebrew/smoke", "```ron", "smoke/musket"] {
        assert!(within.out.contains(part), "{part}: {}", within.out);
    }
    let overview = run(["explain", "language", "--lang", "fr"]);
    assert!(overview.out.contains("# Le langage des règles") && overview.out.contains("(Within)"), "{}", overview.out);
    let near = run(["explain", "Witin"]);
    assert!(near.exit == Exit::Trouble && near.err.contains("`Within`"), "{}", near.err);
}

#[test]
fn formats_are_listed_told_and_given_as_schemas() {
    let list = explained("format", "fr");
    assert!(list.starts_with("# Formats de fichiers\n"), "{list}");
    for format in &FORMATS {
        assert!(list.contains(&format!("[{0}](format-{0})", format.name)), "{}", format.name);
        let ran = run(["explain", "format", format.name, "--schema"]);
        let schema: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        assert!(schema["$schema"].as_str().unwrap().contains("json-schema.org"), "{schema}");
        assert_eq!(schema, format.schema());
        let page = run(["explain", "format", format.name]);
        assert!(page.exit == Exit::Fine && page.out.contains("## Fields"), "{}", page.out);
    }
}

#[test]
fn what_has_no_schema_says_what_has_one() {
    for asked in [
        &["explain", "format", "--schema"][..],
        &["explain", "lints", "--schema"],
        &["explain", "format", "x", "--schema"],
    ] {
        let ran = run(asked);
        assert!(ran.exit == Exit::Trouble && ran.out.is_empty() && ran.err.contains("`counters`"), "{}", ran.err);
    }
    let near = run(["explain", "format", "mpa"]);
    assert!(near.exit == Exit::Trouble && near.err.contains("`format map`"), "{}", near.err);
}
