//! `bexar query FILE attacks` and `odds`: the possible attacks and their outcomes.

use bexar::cli::Exit;
use serde_json::{Value, json};

use super::{Ran, run};

#[track_caller]
fn ask(line: &str) -> Ran {
    run(line.split_whitespace())
}

/// Returns the answer to a question that has one, in words.
#[track_caller]
fn said(question: &str) -> String {
    let ran = ask(&format!("query alamo {question}"));
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{question}");
    ran.out
}

/// Returns the answer to a question as JSON, whether it is yes or no.
#[track_caller]
fn told(question: &str) -> Value {
    let ran = ask(&format!("query alamo {question} --json"));
    assert_ne!(ran.exit, Exit::Trouble, "{question}: {}", ran.err);
    serde_json::from_str(&ran.out).unwrap()
}

/// Returns row, protecting hexside and its protector of the fire attack on the only enemy.
#[track_caller]
fn covered(unit: &str, target: &str) -> (String, Option<String>, String) {
    let answer = told(&format!("attacks {unit} --alone --with {target}"));
    let targets = answer["targets"].as_array().unwrap();
    let fire = targets.iter().find(|one| one["mode"] == "fire").unwrap_or_else(|| panic!("{unit}: {answer}"));
    let word = |name: &str| fire[name].as_str().map(str::to_owned);
    (word("row").unwrap(), word("cover"), word("rule").unwrap())
}

#[test]
fn e17_e18_e19_attacks_name_the_hexside_that_protects() {
    for (unit, target, row, cover, rule) in [
        ("c1-aldama-1@1204", "kent9@1205", "wooden_wall", Some("1204/1205"), "A8.6.a"),
        ("kent9@1205", "c1-aldama-1@1204", "clear", None, "A8.7.e"),
        ("c1-aldama-1@1309", "kent9@1409/in", "gunslit", Some("1309/1409"), "A8.6.a"),
        ("kent9@1409/in", "c1-aldama-1@1309", "clear", None, "A8.7.e"),
        ("c1-aldama-1@1208", "kent9@1408/in", "gunslit", Some("1308/1408"), "A8.7.f"),
    ] {
        let expected = (row.to_owned(), cover.map(str::to_owned), rule.to_owned());
        assert_eq!(covered(unit, target), expected, "{unit} {target}");
    }
    let melee = &told("attacks c1-aldama-1@1204 --alone --with kent9@1205")["targets"][1];
    assert_eq!((&melee["mode"], &melee["cover"]), (&"melee".into(), &"1204/1205".into()));
}

#[test]
fn attacks_read_as_sentences_in_both_languages() {
    insta::assert_snapshot!("attacks_english", said("attacks c1-aldama-1@1403"));
    insta::assert_snapshot!("attacks_french", said("attacks c1-aldama-1@1204 --alone --with kent9@1205 --lang fr"));
}

#[test]
fn enemies_out_of_reach_are_explained_the_nearest_first() {
    let few = told("attacks c1-aldama-1@1403");
    let many = told("attacks c1-aldama-1@1403 --all");
    let enemies = |answer: &Value| {
        let mut names: Vec<_> = answer["refused"].as_array().unwrap().iter().map(|one| one["target"].clone()).collect();
        names.dedup();
        names
    };
    assert_eq!((enemies(&few).len(), &many["left_out"]), (5, &json!(0)));
    let ranges: Vec<_> = many["refused"].as_array().unwrap().iter().map(|one| one["range"].as_u64()).collect();
    assert!(ranges.is_sorted() && enemies(&many).len() > 5 + few["left_out"].as_u64().unwrap() as usize);
    assert_eq!(few["targets"], many["targets"]);
    let reason = &few["refused"][0];
    assert_eq!((&reason["rule"], &reason["hexes"]), (&"A8.2.a".into(), &json!(["1403", "1205"])));
}

#[test]
fn a_battery_attacks_through_its_crew_in_the_crews_own_phase() {
    let answer = told("attacks gun18@1404/roof --alone --with kent9@1404/roof --with c1-aldama-1@1204");
    assert_eq!(answer["phase"], "texan_combat");
    let target = &answer["targets"][0];
    assert_eq!((&target["mode"], &target["strength"]), (&"fire".into(), &11.into()), "{answer}");
    assert_eq!(target["portions"], json!([{"rule": "A10.4.a", "value": 11}]));
    let taken = told("attacks gun18@1304 --alone --with c1-aldama-1@1304 --with kent9@1012");
    assert_eq!(taken["phase"], "mexican_combat");
    // Without a crew it cannot fire, and next to an enemy it is silent.
    for (scene, rule) in [("", "A10.0.b"), ("--with kent9@1404/roof", "A10.5.a")] {
        let ran = ask(&format!("query alamo attacks gun18@1404/roof --alone --with c1-aldama-1@1403 {scene}"));
        assert!(ran.exit == Exit::Findings && ran.out.contains(&format!("[{rule}]")), "{}", ran.out);
    }
}

#[test]
fn a_battery_tells_what_it_can_breach_and_how_probably() {
    let scene = "--alone --with kent9@1404/roof --with c1-aldama-1@1201";
    let breaches = &told(&format!("attacks gun18@1404/roof {scene}"))["breaches"];
    let sides = breaches["sides"].as_array().unwrap();
    assert_eq!(breaches["chance"], "35/36");
    assert!(sides.contains(&"1404/1504".into()) && !sides.contains(&"1204/1304".into()), "{breaches}");
    let text = said(&format!("attacks gun18@1404/roof {scene}"));
    assert!(text.contains(&format!("breach {} hexsides, with a chance of 35/36: ", sides.len())), "{text}");
    assert_eq!(told(&format!("attacks gun4-1@1404/roof {scene}"))["breaches"]["chance"], "5/18");
    assert_eq!(told(&format!("attacks kent9@1404/roof {scene}"))["breaches"], Value::Null);
}

#[test]
fn odds_read_as_sentences_in_both_languages() {
    insta::assert_snapshot!("odds_english", said("odds c1-aldama-1@1403 kent9@1404/roof"));
    let travis = "odds c1-aldama-1@1517 kent9@1518 --alone --with travis@1518 --with c1-aldama-2@1519 --mode melee";
    insta::assert_snapshot!("odds_french", said(&format!("{travis} --lang fr")));
}

#[test]
fn e14_odds_for_programs() {
    let answer = told("odds r-aldama-gren@1403 kent9@1404/roof --mode melee");
    let attack = &answer["attacks"][0];
    assert_eq!((&attack["row"], &attack["strengths"]), (&"outer_wall".into(), &"9-10".into()));
    assert_eq!((&attack["cover"], &attack["morale"]), (&"1403/1404".into(), &10.into()));
    let line: Vec<_> = attack["line"].as_array().unwrap().iter().map(|face| face["result"].as_str().unwrap()).collect();
    assert_eq!((line[2], line[5]), ("H", "-"));
    let odds = attack["odds"].as_array().unwrap();
    let chances: Vec<_> = odds.iter().map(|one| one["chance"].as_str().unwrap()).collect();
    assert_eq!(chances, ["11/12", "5/108", "1/36", "0", "0", "1/108", "0"]);
    assert!((odds.iter().map(|one| one["percent"].as_f64().unwrap()).sum::<f64>() - 100.0).abs() < 1e-9);
    assert_eq!(answer["refused"], json!([]));
}

#[test]
fn the_verb_says_what_the_question_says() {
    let line = "c1-aldama-1@1517 kent9@1518 --alone --with travis@1518";
    for form in ["", "--json"] {
        let [verb, question] = ["odds alamo", "query alamo odds"].map(|verb| ask(&format!("{verb} {line} {form}")));
        assert_eq!((verb.exit, &verb.out, &verb.err), (question.exit, &question.out, &question.err));
        assert_eq!(verb.exit, Exit::Fine);
    }
}

#[test]
fn what_range_takes_off_is_among_the_portions_of_the_strength() {
    let odds = said("odds penn9 c1-aldama-2 --at alamo/E24");
    assert!(odds.contains("strength 7: 9 [A8.1.d] - 2 [A14.0.a]") || odds.contains("−2 [A14.0.a]"), "{odds}");
    let attacks = told("attacks penn9 --at alamo/E24");
    let strengths: Vec<_> = attacks["targets"].as_array().unwrap().iter().map(|one| &one["strength"]).collect();
    assert_eq!(strengths, [9, 7]);
}

#[test]
fn what_cannot_be_attacked_is_refused_in_words() {
    let ran = ask("odds alamo c1-aldama-1@1403 tenn9");
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Findings, ""));
    assert!(ran.out.contains("fire: Not allowed (1403, 1520)") && ran.out.contains("[A8.2.c]"), "{}", ran.out);
    for (question, says) in [
        ("odds alamo c1-aldama-1 tenn9", "c1-aldama-1 is not on the map"),
        ("odds alamo c1-aldama-1@1403 ten9", "did you mean `tenn"),
        ("query alamo attacks kent9@1404/cellar", "is not a spot"),
        ("odds alamo.map.ron kent9 tenn9", "name a scenario"),
    ] {
        let ran = ask(question);
        assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{question}");
        assert!(ran.err.contains(says), "{question}: {}", ran.err);
    }
}

/// A rule of a variant is cited with the variant's title and with its text.
#[test]
fn the_odds_name_the_variant_whose_rule_counts() {
    let ask = |language| {
        let line = ["odds", "alamo", "lou4", "c1-aldama-1@1313", "--at", "V8/T1-stronger", "--lang", language];
        run(line).out
    };
    let said = ask("en");
    assert!(said.contains("strength 5: 4 [A8.1.d], +1 [V8.d, The armory]"), "{said}");
    assert!(said.contains("\nV8.d, The armory: Stronger fire from the armory\n"), "{said}");
    assert!(ask("fr").contains("\nV8.d, L’armurerie\u{a0}: "), "{}", ask("fr"));
}
