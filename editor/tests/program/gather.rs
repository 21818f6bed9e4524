//! `bexar playtest --shard` and `bexar gather`.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bexar::cli::Exit;
use rules::playtest::Shard;
use rules::text;
use serde_json::Value;

use super::{Desk, Ran, program, read, run};

/// A series and its shards.
struct Series<'a> {
    desk: &'a Desk,
    scenario: &'a str,
    games: u32,
    switches: &'a [&'a str],
}

const RANDOM: &[&str] = &["--texan", "random", "--mexican", "random", "--seed", "7"];

impl Series<'_> {
    fn playtest(&self, rest: &[&str]) -> Ran {
        let games = self.games.to_string();
        run(["playtest", self.scenario, "--games", &games].iter().chain(self.switches).chain(rest))
    }

    /// Returns the documents of a single run.
    #[track_caller]
    fn single(&self) -> [String; 2] {
        let files = ["single.results.ron", "single.csv"].map(|name| self.desk.path(name));
        let ran = self.playtest(&["-o", word(&files[0]), "--csv", word(&files[1])]);
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
        files.map(|file| read(&file))
    }

    #[track_caller]
    fn shard(&self, part: u32, of: u32) -> PathBuf {
        let file = self.desk.path(&format!("{part}-{of}.shard.ron"));
        let ran = self.playtest(&["--shard", &format!("{part}/{of}"), "-o", word(&file)]);
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
        file
    }

    fn shards(&self, of: u32) -> Vec<PathBuf> {
        (1..=of).map(|part| self.shard(part, of)).collect()
    }

    /// Gathers shards and returns the run, with the documents if there are any.
    fn gather(&self, shards: &[PathBuf], rest: &[&str]) -> (Ran, Option<[String; 2]>) {
        let files = ["all.results.ron", "all.csv"].map(|name| self.desk.path(name));
        for file in &files {
            drop(fs::remove_file(file));
        }
        let words = shards.iter().map(|file| word(file)).chain(["-o", word(&files[0]), "--csv", word(&files[1])]);
        let ran = run(["gather"].into_iter().chain(words).chain(rest.iter().copied()));
        let made = files.iter().all(|file| file.exists());
        assert_eq!(made, files.iter().any(|file| file.exists()), "one document without the other");
        (ran, made.then(|| files.map(|file| read(&file))))
    }
}

fn mission(desk: &Desk) -> Series<'_> {
    Series { desk, scenario: "mission", games: 30, switches: RANDOM }
}

fn word(file: &Path) -> &str {
    file.to_str().unwrap()
}

/// Changes a shard and gives it a matching seal.
fn forge(file: &Path, change: impl FnOnce(&mut Shard)) {
    let mut shard: Shard = text::read(&read(file)).unwrap();
    change(&mut shard);
    fs::write(file, text::write(&shard.sealed())).unwrap();
}

#[test]
fn what_is_gathered_is_byte_for_byte_the_single_run_in_every_game() {
    for (scenario, games) in [("mission", 30), ("rancho", 12), ("guardhouse", 12)] {
        let desk = Desk::new();
        let series = Series { scenario, games, ..mission(&desk) };
        let mut shards = series.shards(5);
        shards.rotate_left(2);
        shards.push(shards[1].clone());
        let (ran, made) = series.gather(&shards, &[]);
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{scenario}");
        assert!(made == Some(series.single()), "{scenario}: another document");
        assert!(
            ran.out.contains("Gathered from 6 shards; 10 games were played again, with the same result."),
            "{}",
            ran.out
        );
        let report = |ran: Ran| ran.out.lines().take(12).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(report(series.gather(&shards, &[]).0)[..3], report(series.playtest(&[]))[..3]);
    }
}

#[test]
fn variants_are_switched_on_again_when_shards_are_gathered() {
    let desk = Desk::new();
    let with: Vec<&str> = RANDOM.iter().copied().chain(["--variant", "homebrew/smoke"]).collect();
    let series = Series { switches: &with, games: 9, ..mission(&desk) };
    let shards = series.shards(2);
    let (ran, made) = series.gather(&shards, &["--replay", "all", "--jobs", "2"]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    assert!(made == Some(series.single()));
    assert!(ran.out.contains("9 games were played again"), "{}", ran.out);
    let without = mission(&desk).shard(2, 2);
    let (ran, made) = series.gather(&[shards[0].clone(), without], &[]);
    assert_eq!((ran.exit, made), (Exit::Trouble, None));
    assert!(ran.err.contains("2-2.shard.ron: played with other documents. Changed since: the variant"), "{}", ran.err);
}

#[test]
fn what_is_missing_is_listed_as_commands_that_play_it() {
    let desk = Desk::new();
    let with: Vec<&str> = RANDOM.iter().copied().chain(["--variant", "homebrew/smoke"]).collect();
    let series = Series { switches: &with, ..mission(&desk) };
    let mut shards = [2, 3, 6].map(|part| series.shard(part, 6)).to_vec();
    let (ran, made) = series.gather(&shards, &[]);
    assert_eq!((ran.exit, made), (Exit::Findings, None));
    assert!(
        ran.err.contains("15 games of 30 are missing") || ran.err.contains("15 of 30 games are missing"),
        "{}",
        ran.err
    );
    let commands: Vec<&str> = ran.out.lines().collect();
    assert_eq!(commands.len(), 3, "{}", ran.out);
    for command in commands {
        let words: Vec<&str> = command.split(' ').collect();
        let played = run(&words[1..]);
        assert_eq!((words[0], played.exit), ("bexar", Exit::Fine), "{command}: {}", played.err);
        shards.push(PathBuf::from(words[words.iter().position(|own| *own == "-o").unwrap() + 1]));
    }
    let (ran, made) = series.gather(&shards, &[]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    assert!(made == Some(series.single()));
}

#[test]
fn programs_read_what_is_missing_and_what_is_gathered() {
    let desk = Desk::new();
    let series = mission(&desk);
    let shards = series.shards(3);
    let (ran, _) = series.gather(&shards[..2], &["--format", "json"]);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((report["asked"].as_u64(), report["missing"][0]["first"].as_u64()), (Some(30), Some(21)));
    assert!(report["missing"][0]["command"].as_str().unwrap().contains("--first 21 --games 10 -o"), "{report}");
    let (ran, _) = series.gather(&shards, &["--format", "json"]);
    assert_eq!(ran.out, series.playtest(&["--format", "json"]).out);
    let file = desk.path("one.shard.ron");
    let ran = series.playtest(&["--shard", "2/3", "-o", word(&file), "--format", "json"]);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(["first", "last", "asked", "seed"].map(|own| report[own].as_u64().unwrap()), [11, 20, 30, 7]);
}

#[test]
fn a_series_that_stops_by_itself_needs_no_shard_beyond_its_end() {
    let desk = Desk::new();
    let with: Vec<&str> = RANDOM.iter().copied().chain(["--until", "9"]).collect();
    let series = Series { switches: &with, games: 400, ..mission(&desk) };
    let shards = series.shards(8);
    let (ran, made) = series.gather(&shards, &[]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    assert!(made == Some(series.single()));
    assert!(ran.out.contains("Nothing was needed from: ") && ran.out.contains("8-8.shard.ron"), "{}", ran.out);
    let (ran, made) = series.gather(&shards[..7], &[]);
    assert!(ran.exit == Exit::Fine && made == Some(series.single()), "{}", ran.err);
    let (ran, made) = series.gather(&shards[1..], &[]);
    assert_eq!((ran.exit, made), (Exit::Findings, None), "what lies beyond a gap is not looked at");
    assert!(ran.out.contains("--until 9 --first 1 --games 50 "), "{}", ran.out);
}

#[test]
fn shards_of_another_series_are_refused_with_the_reason() {
    let desk = Desk::new();
    let own = mission(&desk).shard(1, 2);
    for (switches, reason) in [
        (&["--texan", "random", "--mexican", "random", "--seed", "8"][..], "of seed 8 instead of 7"),
        (
            &["--texan", "recruit", "--mexican", "random", "--seed", "7"],
            "played by recruit (Texans) and random (Mexicans) instead of random",
        ),
        (&["--texan", "random", "--mexican", "random", "--seed", "7", "--until", "3"], "with `--until 3` instead of –"),
    ] {
        let other = Series { switches, ..mission(&desk) }.shard(2, 2);
        let (ran, made) = mission(&desk).gather(&[own.clone(), other], &[]);
        assert_eq!((ran.exit, ran.out.as_str(), made), (Exit::Trouble, "", None));
        assert!(ran.err.contains("2-2.shard.ron: another series") && ran.err.contains(reason), "{reason}: {}", ran.err);
    }
    let old = mission(&desk).shard(2, 2);
    forge(&old, |shard| shard.version = "0.0.1".to_owned());
    let (ran, _) = mission(&desk).gather(&[own.clone(), old], &[]);
    assert!(ran.exit == Exit::Trouble && ran.err.contains("played by version 0.0.1"), "{}", ran.err);
    let scenario = run(["gather", word(&own), "--scenario", "presidio"]);
    assert!(scenario.exit == Exit::Trouble && scenario.err.contains("Changed since: the map"), "{}", scenario.err);
}

#[test]
fn a_forged_shard_is_refused_and_nothing_is_written() {
    let desk = Desk::new();
    let series = mission(&desk);
    let shards = series.shards(2);
    let text = read(&shards[1]);
    // A figure changed with an editor.
    fs::write(&shards[1], text.replacen("winner: texan", "winner: mexican", 1)).unwrap();
    let (ran, made) = series.gather(&shards, &[]);
    assert_eq!((ran.exit, ran.out.as_str(), made), (Exit::Trouble, "", None));
    assert!(ran.err.contains("2-2.shard.ron: the file was changed after it was written"), "{}", ran.err);
    // All games made up, with a matching seal: whichever is replayed differs.
    fs::write(&shards[1], &text).unwrap();
    forge(&shards[1], |shard| shard.games.iter_mut().for_each(|game| game.turns += 1));
    let (ran, made) = series.gather(&shards, &["--replay", "1"]);
    assert_eq!((ran.exit, made), (Exit::Trouble, None));
    assert!(ran.err.contains("played again, ends differently"), "{}", ran.err);
    // The number of the draw selects the same game again.
    let draw = ran.err.split("--draw ").nth(1).unwrap().split('`').next().unwrap().to_owned();
    let (again, _) = series.gather(&shards, &["--replay", "1", "--draw", &draw]);
    assert_eq!(again.err, ran.err);
}

#[test]
fn two_shards_that_tell_a_game_differently_are_named() {
    let desk = Desk::new();
    let series = mission(&desk);
    let (right, other) = (series.shard(1, 1), series.shard(2, 2));
    forge(&other, |shard| shard.games[3].turns += 1);
    let (ran, made) = series.gather(&[other, right], &["--replay", "0"]);
    assert_eq!((ran.exit, made), (Exit::Trouble, None));
    assert!(ran.err.contains("Game 19 is not the same in") && ran.err.contains("it matches"), "{}", ran.err);
    assert!(ran.err.contains("1-1.shard.ron: remove the other"), "{}", ran.err);
}

#[test]
fn a_shard_is_written_whole_or_not_at_all() {
    let desk = Desk::new();
    let map = desk.put("a.map.ron", "Map(format: 1)");
    let million = Series { games: 1_000_000, ..mission(&desk) };
    let ran = million.playtest(&["--shard", "1/2", "-o", word(&map)]);
    assert!(ran.exit == Exit::Trouble && ran.err.contains("a shard of a play-test series"), "{}", ran.err);
    let file = desk.path("killed.shard.ron");
    let words = ["playtest", "mission", "--games", "1000000", "--shard", "1/2", "-o", word(&file)];
    let mut worker = program().args(words).args(RANDOM).spawn().unwrap();
    let until = Instant::now() + Duration::from_millis(700);
    while Instant::now() < until {
        assert!(worker.try_wait().unwrap().is_none(), "half a million games do not end at once");
        std::thread::sleep(Duration::from_millis(50));
    }
    worker.kill().unwrap();
    worker.wait().unwrap();
    assert_eq!(desk.names(), ["a.map.ron"]);
}

#[test]
fn a_shard_goes_into_one_file_and_has_games() {
    let desk = Desk::new();
    let (file, csv) = (desk.path("a.shard.ron"), desk.path("a.csv"));
    for rest in [
        &["--shard", "1/2"][..],
        &["--first", "1"],
        &["--shard", "1/2", "--first", "1", "-o", word(&file)],
        &["--shard", "3/2", "-o", word(&file)],
        &["--shard", "1/2", "-o", word(&file), "--csv", word(&csv)],
        &["--shard", "1/99", "-o", word(&file)],
        &["--first", "999999", "-o", word(&file)],
    ] {
        let ran = mission(&desk).playtest(rest);
        assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{rest:?}");
    }
    assert!(desk.names().is_empty());
}

#[test]
fn all_of_it_is_said_in_french_too() {
    let desk = Desk::new();
    let series = mission(&desk);
    let ran = series.playtest(&["--shard", "1/2", "-o", word(&desk.path("1-2.shard.ron")), "--lang", "fr"]);
    assert!(ran.out.starts_with("Parties 1 à 15 sur 30 (graine 7)"), "{}", ran.out);
    let (ran, _) = series.gather(&[desk.path("1-2.shard.ron")], &["--lang", "fr"]);
    assert!(ran.exit == Exit::Findings && ran.err.contains("Il manque 15 parties sur 30"), "{}", ran.err);
}
