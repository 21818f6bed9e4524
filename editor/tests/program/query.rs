//! `bexar query`: the worked examples of the rules, on the bundled Alamo.

use bexar::cli::Exit;
use serde_json::Value;

use super::{alamo, run};

/// Returns the answer to a question in words.
#[track_caller]
fn said(question: &str) -> String {
    let ran = run(["query", "alamo"].into_iter().chain(question.split_whitespace()));
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{question}");
    ran.out
}

/// Returns the answer to a question as JSON.
#[track_caller]
fn told(question: &str) -> Value {
    serde_json::from_str(&said(&format!("{question} --json"))).unwrap()
}

/// The spots a piece can reach from a spot, and those it is refused.
struct Moves(Value);

impl Moves {
    /// Moves a Mexican unit with only these Texans on the map.
    #[track_caller]
    fn among(texans: &[&str], spot: &str) -> Self {
        let with = texans.iter().zip(["kent9", "tenn7"]).map(|(at, name)| format!("--with {name}@{at}"));
        let with = with.collect::<Vec<_>>().join(" ");
        Self(told(&format!("moves c1-aldama-1 {spot} --alone {with}")))
    }

    fn find<'a>(&'a self, list: &str, spot: &str) -> Option<&'a Value> {
        self.0[list].as_array().unwrap().iter().find(|one| one["spot"] == spot)
    }

    /// Returns the cost of a spot, and the unit that stops the piece there.
    #[track_caller]
    fn reached(&self, spot: &str) -> (u64, Option<&str>) {
        let found = self.find("reaches", spot).unwrap_or_else(|| panic!("{spot} is not reached"));
        (found["cost"].as_u64().unwrap(), found["stopped_by"].as_str())
    }

    /// Returns the rule by which the piece cannot step onto an adjacent spot.
    fn refused(&self, spot: &str) -> Option<&str> {
        self.find("refused", spot).map(|one| one["rule"].as_str().unwrap())
    }
}

#[test]
fn e7_e8_a_texan_guards_his_wall_as_far_as_his_zone_reaches() {
    let moves = Moves::among(&["1404/roof"], "1506");
    assert_eq!(moves.refused("1405/roof"), Some("A6.3.a"));
    let reason = moves.find("refused", "1405/roof").unwrap();
    assert_eq!(reason["hexes"], serde_json::json!(["1405", "1404"]));
    assert!(reason["text"].as_str().unwrap().contains("crosses a wall"), "{reason}");
    assert_eq!(moves.reached("1406/roof"), (5, None));
}

#[test]
fn e9_e10_only_a_texan_as_high_as_the_spot_entered_guards_the_wooden_wall() {
    let high = Moves::among(&["1404/roof"], "1304");
    assert_eq!((high.refused("1305"), high.reached("1305")), (None, (2, Some("kent9"))));
    let level = Moves::among(&["1205"], "1304");
    assert_eq!(level.refused("1305"), Some("A6.3.a"));
}

#[test]
fn e11_texans_behind_the_inner_wall_stop_the_climber_but_do_not_bar_him() {
    for texans in [&["1307"][..], &["1308"], &["1307", "1308"]] {
        let moves = Moves::among(texans, "1507");
        assert_eq!(moves.refused("1407/roof"), None, "{texans:?}");
        let (cost, stopped_by) = moves.reached("1407/roof");
        assert!(cost == 5 && stopped_by.is_some(), "{texans:?}: {cost}, {stopped_by:?}");
    }
}

#[test]
fn refusals_read_as_sentences_in_both_languages() {
    let english = said("moves c1-aldama-1 1506 --alone --with kent9@1404/roof");
    let refusal = "  1405/roof: Not allowed (1405/roof, 1404/roof): While moving, no piece crosses a wall";
    assert!(english.contains(refusal) && english.contains("[A6.3.a]\n"), "{english}");
    assert!(english.contains("\n  1406/roof: cost 5, 1 hex\n"), "{english}");
    let french = said("moves c1-aldama-1 1506 --lang fr");
    assert!(
        french.contains("Interdit (1405/roof, 1404/roof)\u{a0}: En mouvement, personne ne franchit un mur"),
        "{french}"
    );
    assert!(said("moves bowie 1717/in").contains("No spot within reach"));
    assert!(said("moves bowie 1717/in").contains("Not allowed (1717): Bowie never moves. [A11.5.a]"));
}

#[test]
fn e17_the_wooden_wall_covers_its_inner_side_only() {
    let answer = told("los 1204 1205");
    assert_eq!((answer["clear"].as_bool(), answer["range"].as_u64()), (Some(true), Some(1)));
    let [inward, outward] = [&answer["fire"][0], &answer["fire"][1]];
    assert_eq!((&inward["row"], &inward["by"]), (&"wooden_wall".into(), &"1204/1205".into()));
    assert_eq!((&outward["row"], &outward["by"], &outward["rule"]), (&"clear".into(), &Value::Null, &"A8.7.e".into()));
}

#[test]
fn e18_a_gunslit_covers_who_is_inside() {
    let answer = said("los 1309 1409/in");
    assert!(answer.contains("Fire from 1309 at 1409/in: row “gunslit”, because of 1309/1409\nA8.6.a: "), "{answer}");
    assert!(answer.contains("Fire from 1409/in at 1309: row “clear”, no cover\nA8.7.e: "), "{answer}");
}

#[test]
fn e19_of_two_hexsides_at_a_corner_the_better_one_covers() {
    for (breaches, row, by, rule) in [
        ("", "gunslit", Some("1308/1408"), "A8.7.f"),
        ("--breach 1309/1408", "gunslit", Some("1308/1408"), "A8.7.f"),
        ("--breach 1308/1408", "gunslit", Some("1309/1408"), "A8.7.f"),
        ("--breach 1309/1408 --breach 1308/1408", "clear", None, "A8.7.e"),
    ] {
        let answer = told(&format!("los 1208 1408/in {breaches}"));
        assert_eq!(answer["rule"], "R20");
        let fire = &answer["fire"][0];
        assert_eq!((fire["row"].as_str(), fire["by"].as_str()), (Some(row), by), "{breaches}");
        let either = ["1308/1408", "1309/1408"];
        assert!(by.is_none_or(|by| either.contains(&by)) && fire["rule"] == rule, "{breaches}: {fire}");
    }
}

#[test]
fn e24_the_range_is_counted_in_hexes() {
    assert!(said("los 1205 1212").starts_with("1205 → 1212: 7 hexes\n"));
    assert!(said("los 1212 1205 --lang fr").starts_with("1212 → 1205\u{a0}: 7 hexagones\n"));
}

#[test]
fn a_blocked_line_says_what_blocks_and_both_ways_alike() {
    let there = told("los 1304 1310");
    let back = told("los 1310 1304");
    assert_eq!(there["clear"], back["clear"]);
    assert_eq!(there["blockers"], back["blockers"]);
    let far = told("los 0101 1012");
    assert_eq!((&far["clear"], &far["fire"]), (&Value::Bool(false), &serde_json::json!([])));
    let blocker = &far["blockers"][0];
    assert!(blocker["place"].is_string() && blocker["message"].as_str().unwrap().starts_with("blocked "), "{far}");
    assert_eq!(far["rule"], blocker["rule"]);
    let words = said("los 1012 0101");
    assert!(words.contains("blocked ") && words.contains("\nR19: "), "{words}");
}

#[test]
fn lines_of_sight_need_a_map_only() {
    let desk = super::Desk::new();
    let map = desk.put("own.map.ron", alamo());
    let ran = run(["query".as_ref(), map.as_os_str(), "los".as_ref(), "1205".as_ref(), "1212".as_ref()]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    let ran = run(["query".as_ref(), map.as_os_str(), "zoc".as_ref(), "texan".as_ref()]);
    assert!(ran.exit == Exit::Trouble && ran.err.contains("name a scenario"), "{}", ran.err);
}

#[test]
fn the_way_to_a_spot_is_shown_step_by_step() {
    let answer = said("moves c1-aldama-1 1507 --alone --to 1306");
    let steps = "1306: cost 8, 2 hexes\n→ 1406/roof: 5 (outer wall) [A5.7.f], 5 in all\n→ 1306: 3 (inner wall) [A5.7.e], 8 in all\n";
    assert!(answer.ends_with(steps), "{answer}");
    // From one hex farther north, the path around by the palisade is cheaper.
    let around = said("moves c1-aldama-1 1506 --alone --to 1306");
    assert!(
        around.contains("\n1306: cost 7, 6 hexes\n") && around.contains("→ 1305: 2 (wooden wall) [A5.7.d], 6 in all\n"),
        "{around}"
    );
    let told = told("moves c1-aldama-1 1507 --alone --to 1306");
    assert_eq!(told["to"]["cost"], 8);
    assert_eq!(
        told["to"]["steps"],
        serde_json::json!([
            {"spot": "1406/roof", "spent": 5, "over": "outer_wall", "rule": "A5.7.f"},
            {"spot": "1306", "spent": 8, "over": "inner_wall", "rule": "A5.7.e"},
        ])
    );
    // E7: the wall is held by a defender as high as the spot entered, so only a path around leads there.
    let barred = said("moves c1-aldama-1 1506 --alone --with kent9@1404/roof --to 1405/roof");
    assert!(barred.contains("zone of control of kent9 [A6.1.c]") && barred.contains("[A6.3.a]"), "{barred}");
    let never = run("query alamo moves c1-aldama-1 1506 --alone --points 4 --to 1406/roof"
        .split_whitespace()
        .collect::<Vec<_>>());
    assert_eq!(never.exit, Exit::Findings);
    assert!(never.out.contains("1406/roof is out of reach") && never.out.contains("[A5.2.b]"), "{}", never.out);
}

#[test]
fn zones_name_the_units_they_belong_to() {
    let answer = said("zoc texan");
    assert!(answer.contains("\n1405/roof: kent9\n") || answer.contains("\n1405/roof: kent9, "), "{answer}");
    assert!(said("zoc mexican").contains("No Mexican combat unit"));
    // E4: an outer wall stops the zone, an inner wall does not.
    let alone = told("zoc texan --alone --with kent9@1404/roof");
    let spots: Vec<_> = alone["spots"].as_array().unwrap().iter().map(|one| one["spot"].as_str().unwrap()).collect();
    assert!(spots.contains(&"1305") && spots.contains(&"1405/roof") && !spots.contains(&"1403"), "{spots:?}");
    assert_eq!(alone["spots"][0]["by"], serde_json::json!(["kent9"]));
    assert_eq!(told("zoc mexican --with c1-aldama-1@0902")["side"], "mexican");
}

#[test]
fn what_cannot_be_asked_is_refused_in_words() {
    for (question, says) in [
        ("los 1404 1205", "Hex 1404 has: 1404/in, 1404/roof"),
        ("los 9901 1205", "no hex 9901"),
        ("los 1204 1205 --breach 1204/1409", "not a hexside"),
        ("los 1204 1205 --breach 0101/0102", "`0101/0102` cannot be breached"),
        ("moves bowi 1717/in", "`bowie`"),
        ("moves c1-aldama-1 1404/roof", "[A5.3.a]"),
        ("moves tenn7 1520", "[A5.4.a]"),
        ("zoc texan --with kent9", "1404/roof"),
        ("los 1404/cellar 1205", "is not a spot"),
    ] {
        let ran = run(["query", "alamo"].into_iter().chain(question.split_whitespace()));
        assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{question}");
        assert!(ran.err.contains(says), "{question}: {}", ran.err);
    }
    assert!(run(["query", "alamo.counters.ron", "los", "1204", "1205"]).err.contains("name a map or a scenario"));
}

#[test]
fn a_case_is_a_position_to_ask_about() {
    let begins = told("moves kent9 --at A5.7.c/stone-wall");
    assert_eq!((&begins["spot"], begins["points"].as_u64()), (&"1417".into(), Some(8)));
    let after = told("moves kent9 --at A5.7.c/stone-wall:1");
    assert_eq!((&after["spot"], after["points"].as_u64()), (&"1317".into(), Some(6)));
    // A question about a case with its own map uses that map.
    let sketched = told("moves kent9 --at alamo/E3:1");
    assert_eq!((&sketched["spot"], sketched["points"].as_u64()), (&"0505".into(), Some(6)));
    let inside = told("zoc texan --at alamo/E13");
    let units = |spot: &Value| spot["by"].as_array().unwrap().iter().all(|unit| unit == "kent9" || unit == "tenn9");
    assert!(inside["spots"].as_array().unwrap().iter().all(units), "{inside}");
}

#[test]
fn a_case_of_a_file_is_asked_about_by_both_names() {
    let desk = super::Desk::new();
    let text = bexar::files::bundled("movement.case.ron").unwrap().replace("A5.7.c/stone-wall", "mine/first");
    let file = desk.put("own.case.ron", text);
    let at = |step: &str| format!("{}:mine/first{step}", file.display());
    let ask = |at: &str| run(["query", "alamo", "moves", "kent9", "--at", at]);
    let there = ask(&at(":1"));
    assert_eq!((there.exit, there.err.as_str()), (Exit::Fine, ""));
    assert!(there.out.starts_with("kent9 in 1317"), "{}", there.out);
    for (at, says) in [
        (at(":9"), "has only 1 step"),
        (at("X"), "no case `mine/firstX`"),
        ("alamo/E999".to_owned(), "is not a moment"),
        ("no-such.case.ron:E3".to_owned(), "file not found"),
    ] {
        let ran = ask(&at);
        assert!(ran.exit == Exit::Trouble && ran.err.contains(says), "{at}: {}", ran.err);
    }
    let ran = run(["query", "alamo", "moves", "bowie", "--at", "alamo/E3"]);
    assert!(ran.exit == Exit::Trouble && ran.err.contains("bowie is not on the map"), "{}", ran.err);
}

/// A refused shot states where its line ends, as `los` does.
#[test]
fn a_refused_shot_names_what_stands_in_its_way() {
    let shot = |question: &str| {
        let ran = run(["query", "alamo"].into_iter().chain(question.split_whitespace()));
        assert_ne!(ran.exit, Exit::Trouble, "{question}: {}", ran.err);
        ran.out
    };
    let line = told("los 1403 1205");
    let blocker = &line["blockers"][0];
    let words = blocker["message"].as_str().unwrap();
    for question in ["attacks c1-aldama-1@1403", "odds c1-aldama-1@1403 forgn9-1"] {
        assert!(shot(question).contains(&format!("[A8.2.a] – {words}")), "{question}: {words}");
        let answer: Value = serde_json::from_str(&shot(&format!("{question} --json"))).unwrap();
        let refused = answer["refused"].as_array().unwrap().iter();
        let mut fire = refused.filter(|one| one["mode"] == "fire");
        let fire = fire.find(|one| one["target"].is_null() || one["target"] == "forgn9-1").unwrap();
        assert_eq!(fire["blockers"], line["blockers"], "{question}");
    }
    assert!(words.contains(" layer) by "), "{words}");
    assert!(shot("attacks c1-aldama-1@1403 --lang fr").contains("[A8.2.a] – bloquée "));
}

#[test]
fn a_shot_a_variant_hides_from_names_its_rule() {
    for (question, reason) in [
        ("attacks c1-aldama-2 --all --at V6/A20-no-fire", "[A8.2.a] – hidden at 1310/1409 (ground layer) by V6."),
        ("attacks kent9 --all --at night_visibility/answer", "[A8.2.a] – too far to see by night_visibility."),
    ] {
        let ran = run(["query", "alamo"].into_iter().chain(question.split_whitespace()));
        assert!(ran.exit != Exit::Trouble && ran.out.contains(reason), "{question}: {}{}", ran.out, ran.err);
    }
}

#[test]
fn a_line_is_told_step_by_step_with_the_open_side_of_a_graze() {
    insta::assert_snapshot!("trace_english", said("los 1208 1408/in --trace"));
    insta::assert_snapshot!("trace_french", said("los 1403 1205 --trace --lang fr"));
    insta::assert_snapshot!("trace_corner", said("los 0505 0902 --trace"));
    let step = &told("los 1208 1408/in --trace")["trace"][0];
    assert_eq!((&step["graze"], &step["side"], &step["open"]), (&true.into(), &"1308/1309".into(), &true.into()));
    assert_eq!(step["left"]["sides"][1]["kinds"][0]["kind"], "gunslit");
    let blocked = told("los 1403 1205 --trace");
    let ends = blocked["trace"].as_array().unwrap().iter().filter(|step| step["open"] == false);
    assert_eq!(ends.map(|step| step["blockers"].clone()).collect::<Vec<_>>(), [blocked["blockers"].clone()]);
    assert!(told("los 1208 1408/in")["trace"].is_null());
}

#[test]
fn the_only_spot_of_a_hex_goes_by_its_number() {
    assert_eq!(told("los 1106 1205"), told("los 1106/roof 1205"));
    assert_eq!(told("los 1106 1205")["from"], "1106/roof");
    assert!(said("los 1106/roof 1205").starts_with("1106 → 1205: 1 hex\n"));
    // This hex has a roof and a room: the number alone is ambiguous, and nothing is shortened.
    let ran = run(["query", "alamo", "los", "1409", "1401"]);
    assert!(ran.exit == Exit::Trouble && ran.err.contains("1409/in, 1409/roof"), "{}", ran.err);
    assert!(said("los 1409/in 1309").starts_with("1409/in → 1309: "));
    let attacks = said("attacks c1-aldama-1@1205 --alone --with kent9@1106");
    assert!(attacks.contains("against kent9 in 1106, 1 hex"), "{attacks}");
}

#[test]
fn a_blank_house_face_is_called_what_it_is() {
    assert!(said("los 0922 1022/in").contains("house wall without an opening"));
    assert!(said("los 1405/in 1406/in").contains("interior wall"));
    assert!(said("los 2016/roof 1618").contains("R88"));
}
