//! `bexar replay`, and the logs `bexar playtest` writes.

use std::ffi::OsStr;
use std::path::PathBuf;

use bexar::cli::Exit;
use serde_json::Value;

use super::{Desk, Ran, read, run};

/// The palisade between Long Barracks and North Wall.
const PALISADE: [&str; 4] = ["1304/1305", "1204/1305", "1204/1205", "1105/1205"];

/// Games of a series with seed 1, as logs on a desk.
struct Played {
    desk: Desk,
    out: String,
}

impl Played {
    #[track_caller]
    fn new(scenario: &OsStr, games: &str, jobs: &str) -> Self {
        let desk = Desk::new();
        let folder = desk.path("logs");
        let line = ["playtest".as_ref(), scenario, "--seed".as_ref(), "1".as_ref(), "--games".as_ref(), games.as_ref()];
        let more = ["--jobs".as_ref(), jobs.as_ref(), "--out".as_ref(), folder.as_os_str()];
        // Short games, and a player that is not being improved, so that they stay the same.
        let players = ["--texan", "advance", "--mexican", "advance"].map(OsStr::new);
        let ran = run(line.into_iter().chain(more).chain(players));
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
        Self { desk, out: ran.out }
    }

    fn log(&self, number: usize) -> PathBuf {
        self.desk.path("logs").join(format!("game-{number:04}.log.ron"))
    }

    fn replay(&self, number: usize, switches: &[&str]) -> Ran {
        let log = self.log(number);
        run(["replay".as_ref(), log.as_os_str()].into_iter().chain(switches.iter().map(OsStr::new)))
    }

    #[track_caller]
    fn json(&self, number: usize, switches: &[&str]) -> Value {
        let ran = self.replay(number, &[switches, &["--format", "json"]].concat());
        assert_eq!(ran.err, "");
        serde_json::from_str(&ran.out).unwrap()
    }
}

#[test]
fn a_game_is_told_and_replays_identically() {
    let played = Played::new("mission".as_ref(), "1", "1");
    assert!(played.out.contains("1 log written to "), "{}", played.out);
    let english = played.replay(1, &[]);
    assert_eq!((english.exit, english.err.as_str()), (Exit::Fine, ""));
    assert!(english.out.ends_with("the game is over. The replay matches the log.\n"), "{}", english.out);
    let french = played.replay(1, &["--lang", "fr"]);
    assert!(french.out.ends_with("la partie est finie. Tout s’est passé comme le dit le journal.\n"), "{}", french.out);
    for (told, name) in [(english.out, "english"), (french.out, "french")] {
        assert!(!told.contains("event-") && !told.contains("phase-") && !told.contains('{'), "{told}");
        assert!(told.lines().skip(1).all(|line| line.chars().count() <= 100), "{told}");
        let told: Vec<_> = told.lines().take(60).map(|line| line.replace(env!("CARGO_PKG_VERSION"), "…")).collect();
        insta::assert_snapshot!(name, told.join("\n"));
    }
}

#[test]
fn a_game_is_told_as_long_as_asked() {
    let played = Played::new("mission".as_ref(), "1", "1");
    let told = |switches: &[&str]| {
        let ran = played.replay(1, switches);
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{switches:?}");
        ran.out
    };
    let full = told(&["--full"]);
    let sentences = full.lines().filter(|line| line.starts_with("   "));
    assert!(sentences.clone().count() > 20 && sentences.clone().all(|line| line.ends_with(']')), "{full}");
    let lengths = [&["--full"][..], &[], &["--length", "page"], &["--length", "paragraph"]].map(|own| told(own).len());
    assert!(lengths.is_sorted_by(|longer, shorter| *longer > shorter * 5 / 4), "{lengths:?}");
    // The rules behind the sentences; a phase in which nothing happens has no heading.
    let cited = told(&["--rules"]);
    let rules = |text: &str| -> std::collections::BTreeSet<String> {
        let parts = text.split(['[', ']', ',', ' ', '\u{a0}', '\n']).filter(|part| part.contains('.'));
        parts.filter(|part| part.starts_with(['A', 'R', 'V'])).map(ToOwned::to_owned).collect()
    };
    let (full, cited) = (rules(&full), rules(&cited));
    let lacking: Vec<_> = full.difference(&cited).collect();
    assert!(cited.is_subset(&full) && lacking.iter().all(|rule| rule.starts_with("A4.0")), "{lacking:?}");
    assert_eq!(played.replay(1, &["--full", "--rules"]).exit, Exit::Trouble);
}

#[test]
fn after_the_terrain_correction_the_first_divergence_is_named_with_turn_phase_and_hexside() {
    let played = Played::new("alamo".as_ref(), "8", "0");
    let mut crossed = 0;
    for number in 1..=8 {
        assert_eq!(played.replay(number, &[]).exit, Exit::Fine, "game {number}");
        let corrected = played.json(number, &["--with", "palisade"]);
        assert_eq!(corrected["changed"][0], "the correction `palisade` (off then, on now)");
        let divergence = &corrected["divergence"];
        if divergence.is_null() {
            continue;
        }
        crossed += 1;
        assert!(PALISADE.contains(&divergence["place"].as_str().unwrap()), "{divergence}");
        assert_eq!(divergence["phase"], "mexican_movement");
        let told = played.replay(number, &["--with", "palisade"]);
        assert_eq!((told.exit, told.err.as_str()), (Exit::Findings, ""));
        let (turn, place) = (&divergence["turn"], divergence["place"].as_str().unwrap());
        let piece = divergence["pieces"][0].as_str().unwrap();
        let head =
            format!("differs: Game-Turn {turn}, Mexican Movement Phase, {place}, {piece}.\nThe log: `step {piece} ");
        assert!(told.out.contains(&head), "{}", told.out);
        assert!(told.out.lines().last().unwrap().starts_with("Now: ") && told.out.ends_with("]\n"), "{}", told.out);
    }
    assert!(crossed > 0, "nobody crosses the palisade");
}

#[test]
fn a_log_stops_at_a_step_and_the_position_can_be_asked_about() {
    let played = Played::new("alamo".as_ref(), "1", "1");
    let start = played.replay(1, &["--to", "0"]);
    assert!(start.out.contains("Step 0 of ") && start.out.contains("Set-up of the Mexicans"), "{}", start.out);
    let whole = played.json(1, &[]);
    let steps = whole["steps"].as_array().unwrap();
    // The first step on the map: the piece that moves is on its target spot afterwards.
    let first =
        steps.iter().find(|step| step["action"].as_str().is_some_and(|text| text.starts_with("step "))).unwrap();
    let words: Vec<_> = first["action"].as_str().unwrap().split(' ').collect();
    let number = first["step"].to_string();
    let stopped = played.json(1, &["--to", &number]);
    assert_eq!((&stopped["position"]["step"], &stopped["of"]), (&first["step"], &whole["of"]));
    assert_eq!(stopped["steps"].as_array().unwrap().last(), Some(first));
    let at = format!("{}:{number}", played.log(1).display());
    let asked = run(["query", "alamo", "moves", words[1], "--at", &at, "--json"]);
    assert_eq!((asked.exit, asked.err.as_str()), (Exit::Fine, ""));
    assert_eq!(serde_json::from_str::<Value>(&asked.out).unwrap()["spot"], words[2]);
    let past = played.replay(1, &["--to", "999999"]);
    assert!(past.exit == Exit::Trouble && past.err.contains("has only"), "{}", past.err);
}

#[test]
fn logs_do_not_depend_on_the_number_of_jobs() {
    let [one, two] = ["1", "2"].map(|jobs| Played::new("mission".as_ref(), "6", jobs));
    for number in 1..=6 {
        assert_eq!(read(&one.log(number)), read(&two.log(number)), "game {number}");
    }
    assert_ne!(read(&one.log(1)), read(&one.log(2)));
}

#[test]
fn a_scenario_of_ones_own_is_found_from_the_folder_of_the_logs() {
    let desk = Desk::new();
    let scenario = bexar::files::bundled("mission.scenario.ron").unwrap();
    let own = desk.put("own.scenario.ron", scenario);
    let folder = desk.path("out/here");
    let ran = run([
        "playtest".as_ref(),
        own.as_os_str(),
        "--games".as_ref(),
        "1".as_ref(),
        "--out".as_ref(),
        folder.as_os_str(),
    ]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    let log = folder.join("game-0001.log.ron");
    assert!(read(&log).contains("scenario: \"../../own.scenario.ron\""), "{}", &read(&log)[..400]);
    let replay = || run(["replay".as_ref(), log.as_os_str()]);
    assert_eq!(replay().exit, Exit::Fine);
    // A different set-up is noticed before anything is played.
    let (old, new) = scenario.split_once("setup: [\n").unwrap();
    let rest = new.split_once('\n').unwrap().1;
    desk.put("own.scenario.ron", format!("{old}setup: [\n{rest}"));
    assert!(replay().out.contains("Changed since: the plot or the set-up"), "{}", replay().out);
    std::fs::remove_file(own).unwrap();
    let gone = replay();
    assert!(gone.exit == Exit::Trouble && gone.err.contains("--scenario"), "{}", gone.err);
    let again = run(["replay".as_ref(), log.as_os_str(), "--scenario".as_ref(), "mission".as_ref()]);
    assert_eq!((again.exit, again.err.as_str()), (Exit::Fine, ""));
}

#[test]
fn what_is_no_log_is_neither_read_nor_replaced() {
    let desk = Desk::new();
    let taken = desk.put("game-0002.log.ron", "my notes");
    let folder = taken.parent().unwrap();
    let again = || {
        run([
            "playtest".as_ref(),
            "mission".as_ref(),
            "--games".as_ref(),
            "3".as_ref(),
            "--out".as_ref(),
            folder.as_os_str(),
        ])
    };
    let refused = again();
    assert!(refused.exit == Exit::Trouble && refused.err.contains("is not a log"), "{}", refused.err);
    assert_eq!((desk.names(), read(&taken)), (vec!["game-0002.log.ron".to_owned()], "my notes".to_owned()));
    std::fs::remove_file(&taken).unwrap();
    assert_eq!((again().exit, again().exit), (Exit::Fine, Exit::Fine));
    let log = read(&taken);
    for (text, says) in [
        ("my notes".to_owned(), ":1:1: "),
        (log[..log.len() / 2].to_owned(), "unexpected end"),
        (log.replacen("Did(\"place", "Did(\"plant", 1), "step 1 cannot have been played"),
        (log.replacen("Rolled(", "Rolled(4", 1), "cannot have been played"),
    ] {
        let broken = desk.put("broken.log.ron", text);
        let ran = run(["replay".as_ref(), broken.as_os_str()]);
        assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{says}");
        assert!(ran.err.contains(says), "{says}: {}", ran.err);
    }
    assert_eq!(run(["check".as_ref(), taken.as_os_str()]).exit, Exit::Fine);
    let unknown = run(["replay".as_ref(), taken.as_os_str(), "--with".as_ref(), "palisade".as_ref()]);
    assert!(unknown.exit == Exit::Trouble && unknown.err.contains("no correction"), "{}", unknown.err);
}

/// The account names the variant of each rule that acts, and ends by saying how to read about those variants.
#[test]
fn an_account_names_the_variants_that_have_acted() {
    let desk = Desk::new();
    let scenario = bexar::files::bundled("alamo.scenario.ron").unwrap();
    let on = r#"(document: "extra_guns", on: true)"#;
    let own = desk.put("own.scenario.ron", scenario.replace(r#"(document: "extra_guns", on: false)"#, on));
    let played = Played::new(own.as_os_str(), "1", "1");
    let said = played.replay(1, &["--full"]).out;
    assert!(said.contains("[V2.g, More gun sites]"), "{said}");
    let pages: Vec<_> = said.lines().filter(|line| line.contains("`bexar explain ")).collect();
    assert_eq!(pages.len(), 1, "{pages:?}");
    assert!(pages[0].starts_with("More gun sites (") && pages[0].ends_with("`bexar explain extra_guns`"), "{pages:?}");
}
