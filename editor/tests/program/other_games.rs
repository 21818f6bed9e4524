//! The later games are equal guests: their set-ups, their results and their names.

use std::ffi::OsStr;

use bexar::cli::Exit;

use super::{Desk, Ran, run};

/// Runs a verb in both languages.
fn in_both(line: &[&str]) -> [Ran; 2] {
    ["en", "fr"].map(|language| run(line.iter().copied().chain(["--lang", language])))
}

/// Returns a scenario of a bundled map, counter mix and rulebook, with these lines.
fn scenario(bundled: &str, lines: &str) -> String {
    format!(
        r#"Scenario(format: 1, title: (en: "Own", fr: "Le nôtre"), by: Painted,
            map: "{bundled}", counters: "{bundled}", rulebook: "{bundled}", {lines})"#
    )
}

#[test]
fn a_set_up_that_a_game_does_not_follow_is_refused_by_name_and_not_drawn() {
    let desk = Desk::new();
    for (name, piece, at) in [("rancho", "infantry-1", "0604"), ("guardhouse", "toluca-1", "0501")] {
        let lines = format!(r#"setup: [(piece: "{piece}", at: "{at}")], plot: [(column: "column_1", area: 1)]"#);
        let own = desk.put(&format!("{name}.scenario.ron"), scenario(name, &lines));
        let own = own.to_str().unwrap();
        let [english, french] = in_both(&["check", own]);
        for (ran, game) in [(&english, "cannot begin in"), (&french, "ne peut commencer en")] {
            assert_eq!(ran.exit, Exit::Findings, "{ran:?}");
            assert!(ran.out.contains(game) && ran.out.contains(piece) && ran.out.contains("column_1"), "{ran:?}");
        }
        let ran = run(["playtest", own, "--games", "1"]);
        assert!(ran.exit == Exit::Trouble && ran.err.contains(piece), "{ran:?}");
        let blank = desk.put(&format!("{name}-blank.scenario.ron"), scenario(name, ""));
        let drawn = [own, blank.to_str().unwrap()].map(|file| {
            let picture = desk.path("picture.svg");
            let line = ["render", file, "-o"].map(OsStr::new);
            assert_eq!(run(line.into_iter().chain([picture.as_os_str()])).exit, Exit::Fine);
            std::fs::read_to_string(picture).unwrap()
        });
        assert!(drawn[0] == drawn[1], "{name}: what the game ignores is not drawn");
    }
}

#[test]
fn a_heat_map_is_drawn_of_the_results_of_every_game() {
    let desk = Desk::new();
    for name in ["mission", "rancho", "guardhouse"] {
        let [results, heat, plain] = ["own.results.ron", "heat.svg", "plain.svg"].map(|file| desk.path(file));
        let line = ["playtest", name, "--games", "3", "--texan", "random", "--mexican", "random", "--results"];
        let ran = run(line.map(OsStr::new).into_iter().chain([results.as_os_str()]));
        assert_eq!(ran.exit, Exit::Fine, "{}", ran.err);
        let overlay = format!("heat:{}:traffic", results.display());
        let line = ["render", name, "--overlay", &overlay, "-o"].map(OsStr::new);
        let ran = run(line.into_iter().chain([heat.as_os_str()]));
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{name}");
        let line = ["render", name, "-o"].map(OsStr::new);
        assert_eq!(run(line.into_iter().chain([plain.as_os_str()])).exit, Exit::Fine);
        let length = |file| std::fs::read_to_string(file).unwrap().len();
        assert!(length(heat) > length(plain) + 2000, "{name}: hexes are hatched");
        std::fs::remove_file(results).unwrap();
    }
}

#[test]
fn questions_that_mean_nothing_in_a_game_are_refused_by_its_name() {
    for (question, english, french) in [
        ("zoc texan", "this query does not apply to “Deguello at Dawn”", "n’a pas de sens dans « Deguello at Dawn »"),
        ("los 0604 0605 --breach 0705/0805", "`--breach` does not apply", "`--breach` n’a pas de sens"),
        ("los 0604 0605 --trace", "`--trace` does not apply", "`--trace` n’a pas de sens"),
        ("odds greys-1 toluca-1 --mode fire", "`--mode` does not apply", "`--mode` n’a pas de sens"),
    ] {
        let line: Vec<_> = ["query", "guardhouse"].into_iter().chain(question.split(' ')).collect();
        for (ran, said) in in_both(&line).iter().zip([english, french]) {
            let plain = ran.err.replace(['\u{a0}', '\u{202f}'], " ");
            assert!(ran.exit == Exit::Trouble && plain.contains(said), "{question}: {ran:?}");
        }
    }
}

#[test]
fn lines_of_the_second_game_are_followed_by_its_own_rules() {
    let ran = run(["query", "rancho", "los", "0604", "0606/roof", "--breach", "0101/0102"]);
    assert!(ran.exit == Exit::Trouble && ran.err.contains("0101/0102"), "{ran:?}");
    let traced = run(["query", "rancho", "los", "0604", "0608", "--trace"]);
    assert_eq!(traced.exit, Exit::Fine, "{traced:?}");
    assert!(!traced.out.contains("(R1") && !traced.out.contains("(R2"), "no ruling of 1981: {}", traced.out);
}

/// Words that are joined by `_` and are no part of what is quoted: raw ids.
fn raw_ids(text: &str) -> Vec<&str> {
    // What is typed is quoted by backticks, and the names of files end in `.ron`.
    let unquoted: Vec<&str> = text.split('`').step_by(2).collect();
    let words = unquoted
        .into_iter()
        .flat_map(|part| part.split(|sign: char| !(sign.is_alphanumeric() || "_-./".contains(sign))));
    words.filter(|word| word.contains('_') && !word.contains('/') && word.rsplit('.').next() != Some("ron")).collect()
}

#[test]
fn readers_see_names_and_no_ids() {
    let desk = Desk::new();
    for name in ["rancho", "guardhouse", "knapp", "deguello"] {
        let logs = desk.path(name);
        let line =
            ["playtest", name, "--games", "1", "--seed", "3", "--texan", "random", "--mexican", "random", "--out"];
        assert_eq!(run(line.map(OsStr::new).into_iter().chain([logs.as_os_str()])).exit, Exit::Fine);
        let log = logs.join("game-0001.log.ron");
        let log = log.to_str().unwrap();
        let mut asked = vec![
            vec!["replay", log],
            vec!["check", name, "--notes"],
            vec!["playtest", name, "--games", "1", "--full", "--texan", "random", "--mexican", "random"],
        ];
        if name == "guardhouse" || name == "rancho" {
            asked.push(vec!["gaps", name, "--games", "2"]);
        }
        let moment = format!("{log}:400");
        for piece in ["toluca_flecha-1", "gate_crew", "crew_cos-1", "rifleman-1"] {
            for question in ["moves", "attacks"] {
                asked.push(vec!["query", name, question, piece, "--at", &moment]);
            }
        }
        for line in asked {
            for ran in in_both(&line) {
                // A piece that is not on the map then, or not in this game, is refused with the id that was typed.
                if ran.exit == Exit::Trouble {
                    continue;
                }
                let found = raw_ids(&ran.out);
                assert!(found.is_empty(), "{line:?}: {found:?}");
            }
        }
    }
}

#[test]
fn questions_are_asked_at_moments_of_cases_in_every_game() {
    for (scenario, question) in [
        ("guardhouse", "attacks toluca_flecha-1 --at D14.a/even"),
        ("guardhouse", "odds toluca_flecha-1 greys-1 --at D14.a/even"),
        ("knapp", "attacks rifleman-1 --at K6.k/texan"),
    ] {
        let line = ["query", scenario].into_iter().chain(question.split(' '));
        let ran = run(line);
        assert_eq!(ran.err, "", "{scenario} {question}");
        assert!(!ran.out.is_empty(), "{scenario} {question}");
    }
    let ran = run(["playtest", "guardhouse", "--at", "D14.a/even", "--games", "1"]);
    assert!(ran.err.contains("is not a log"), "{}", ran.err);
}
