//! Kills an editing process at random moments: no file may be broken, and at most the last edit may be lost.
//!
//! A child process edits a scenario with its own map through the types the window uses. It prints each state before and
//! after storing it. After the kill, the files on disk are compared with what it printed.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use bexar::files::{Checksum, bundled, save_all};
use bexar::gui::document::{JournalKeeper, OpenDocument};
use bexar::gui::file;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::edit::Change;
use rules::fingerprint::Fingerprint;
use rules::hex::Hex;
use rules::hexside::{Hexside, Layer};
use rules::map::{Ground, HexsideKind};
use rules::phrase::Phrase;
use rules::project_edit::{ProjectEdit, ScenarioEdit};
use rules::scenario::Scenario;
use rules::text;

use crate::tasks::told;

/// The variable that tells the second process where to edit.
const FOLDER: &str = "BEXAR_KILLS";
/// The variable that tells it the seed of its edits.
const SEED: &str = "BEXAR_KILLS_SEED";

/// The files of an editing session.
struct Sitting(PathBuf);

impl Sitting {
    fn scenario(&self) -> PathBuf {
        self.0.join("fort.scenario.ron")
    }

    fn map(&self) -> PathBuf {
        self.0.join("fort.map.ron")
    }

    fn open(&self) -> OpenDocument {
        OpenDocument::open(&self.scenario()).expect("the files on disk are whole")
    }

    /// Writes the bundled mission as a scenario with its own map.
    fn furnish(&self) {
        let scenario = bundled("mission.scenario.ron").expect("it comes with the program");
        let own = scenario.replace("map: \"mission\"", "map: \"fort.map.ron\"");
        assert_ne!(own, scenario);
        fs::write(self.scenario(), own).expect("the files of the test can be used");
        fs::write(self.map(), bundled("mission.map.ron").expect("it comes with the program"))
            .expect("the files of the test can be used");
        let mut document = self.open();
        // Written like the program writes them, so that every state of the files is one of a document.
        let texts = [
            (self.scenario(), text::write(&document.project().scenario)),
            (self.map(), document.snapshot(&self.map()).map),
        ];
        save_all(&texts).expect("the files of the test can be used");
    }

    /// Returns the checksums of the map and of the scenario on disk.
    fn checksums(&self) -> [String; 2] {
        [self.map(), self.scenario()].map(|file| name(&fs::read(file).expect("the files of the test can be used")))
    }
}

fn name(text: &[u8]) -> String {
    format!("{:?}", Checksum::from_bytes(text))
}

/// Returns the checksums of the map as painted and of the scenario, joined. The scenario's pin to its map is left
/// out, because every save updates it.
fn state(document: &OpenDocument) -> String {
    let scenario = Scenario { map_fingerprint: Fingerprint::default(), ..document.project().scenario.clone() };
    let (map, scenario) = (text::write(document.base_map()), text::write(&scenario));
    format!("{}{}", name(map.as_bytes()), name(scenario.as_bytes()))
}

fn say(what: &str) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "\n* {what}").and_then(|()| out.flush()).expect("the other process listens");
}

/// The child process that edits.
struct Hand {
    place: Sitting,
    document: OpenDocument,
    keeper: JournalKeeper,
    random: ChaCha8Rng,
}

impl Hand {
    fn below(&mut self, limit: u32) -> u32 {
        self.random.next_u32() % limit
    }

    /// Makes one random edit, or undoes, redoes or saves, and stores the state.
    fn act(&mut self) {
        match self.below(12) {
            0 => return self.save(),
            1 => drop(self.document.undo()),
            2 => drop(self.document.redo()),
            3 | 4 => self.move_a_counter(),
            _ => self.paint(),
        }
        say(&format!("made {}", state(&self.document)));
        self.keeper.follow(&mut self.document).expect("the journal can be written");
        say(&format!("kept {}", state(&self.document)));
    }

    fn hex(&mut self) -> Hex {
        let grid = self.document.map().grid;
        Hex::new(1 + self.below(grid.columns.into()) as u16, 1 + self.below(grid.rows.into()) as u16)
    }

    /// Paints some hexes and hexsides in one stroke.
    fn paint(&mut self) {
        self.document.begin_stroke(Phrase::new("gui-stroke-erase"));
        for _ in 0..=self.below(4) {
            let hex = self.hex();
            let ground = Ground::ALL[self.below(6) as usize];
            self.document.paint_hexes(&[hex], ground);
            let beside = rules::hex::Direction::ALL[self.below(6) as usize];
            let kind = HexsideKind::ALL[self.below(14) as usize];
            if let Some(other) = hex.neighbour(beside) {
                self.document.paint_hexsides(&[Hexside::new(hex, other)], &Layer::ALL, kind);
            }
        }
        self.document.end_stroke();
    }

    /// Changes the scenario in addition to the map.
    fn move_a_counter(&mut self) {
        let count = self.document.project().scenario.setup.len() as u32;
        let at = self.below(count) as usize;
        let was = self.document.project().scenario.setup[at].clone();
        let mut becomes = was.clone();
        becomes.at.hex = self.hex();
        let change = Change { was: vec![was], becomes: vec![becomes] };
        self.document.edit(ProjectEdit::Scenario(ScenarioEdit::Placement(change))).expect("it stands there");
    }

    /// Saves, sometimes with a stroke while the files are written, as in the window.
    fn save(&mut self) {
        let map = self.place.map();
        let snapshot = self.document.snapshot(&map);
        self.keeper.saving(&mut self.document, &map, &snapshot).expect("the journal can be written");
        for (file, text) in snapshot.others.iter().chain([&(map.clone(), snapshot.map.clone())]) {
            let what = if *file == map { "map" } else { "scenario" };
            say(&format!("{what} {}", name(text.as_bytes())));
        }
        if self.below(2) == 0 {
            self.paint();
            say(&format!("made {}", state(&self.document)));
            self.keeper.follow(&mut self.document).expect("the journal can be written");
            say(&format!("kept {}", state(&self.document)));
        }
        let written = told(file::write(map, snapshot)).expect("the folder can be written");
        self.document.saved(&written.file, written.mark);
        self.keeper.saved(&mut self.document, written.mark).expect("the journal can be written");
    }
}

#[test]
#[ignore = "edits until it is killed: the tests below start it"]
fn a_hand_that_will_be_killed() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let seed: u64 = std::env::var(SEED).unwrap().parse().unwrap();
    let place = Sitting(folder.into());
    let document = place.open();
    let random = ChaCha8Rng::seed_from_u64(seed);
    let keeper = JournalKeeper::new(&place.0);
    let mut hand = Hand { place, document, keeper, random };
    say(&format!("kept {}", state(&hand.document)));
    loop {
        hand.act();
    }
}

/// The output of the killed process.
#[derive(Default)]
struct Said {
    made: Option<String>,
    kept: Option<String>,
    strokes: usize,
    maps: BTreeSet<String>,
    scenarios: BTreeSet<String>,
}

impl Said {
    fn hear(&mut self, line: &str) {
        let Some((what, print)) = line.strip_prefix("* ").and_then(|line| line.split_once(' ')) else { return };
        let print = print.to_owned();
        match what {
            "made" => self.made = Some(print),
            "kept" => (self.kept, self.strokes) = (Some(print), self.strokes + 1),
            "map" => drop(self.maps.insert(print)),
            "scenario" => drop(self.scenarios.insert(print)),
            _ => panic!("{line}"),
        }
    }
}

/// Runs a process that edits, kills it a moment after `strokes` strokes, and returns its output.
fn edit_and_kill(place: &Sitting, seed: u64, strokes: usize, after: Duration) -> Said {
    let own = OsString::from("kills::a_hand_that_will_be_killed");
    let mut process = Command::new(std::env::current_exe().expect("the files of the test can be used"))
        .args([own, "--exact".into(), "--ignored".into(), "--nocapture".into()])
        .env(FOLDER, &place.0)
        .env(SEED, seed.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the test can be run again");
    let mut lines = BufReader::new(process.stdout.take().expect("the files of the test can be used")).lines();
    let mut said = Said::default();
    while said.strokes <= strokes {
        said.hear(&lines.next().expect("it begins to edit").expect("the files of the test can be used"));
    }
    std::thread::sleep(after);
    process.kill().expect("the files of the test can be used");
    process.wait().expect("the files of the test can be used");
    // The kill may leave half a line at the end of the output.
    for line in lines.map_while(Result::ok) {
        if line.matches("Checksum(").count() == line.matches(')').count() {
            said.hear(&line);
        }
    }
    said
}

/// Kills an editing process `times` times, each continuing from the state recovered after the previous kill.
fn kill(times: u64, seed: u64) {
    let folder = tempfile::tempdir().expect("the files of the test can be used");
    let place = Sitting(folder.path().to_owned());
    place.furnish();
    let (mut strokes, mut recovered_ones, mut saves) = (0, 0, 0);
    for round in 0..times {
        let [map, scenario] = place.checksums();
        let (least, after) = (round as usize % 13, Duration::from_micros((seed + round) * 7919 % 15_000));
        let said = edit_and_kill(&place, seed + round, least, after);
        let [map_now, scenario_now] = place.checksums();
        assert!(map_now == map || said.maps.contains(&map_now), "round {round}: the map is no saved state");
        assert!(
            scenario_now == scenario || said.scenarios.contains(&scenario_now),
            "round {round}: the scenario is no saved state"
        );
        let document = recover(&place, round, &mut recovered_ones);
        let found = Some(state(&document));
        assert!(
            found == said.kept || found == said.made,
            "round {round}: recovered is neither the last state that was kept nor the one being kept"
        );
        (strokes, saves) = (strokes + said.strokes, saves + said.maps.len());
        let (project, map) = (document.project(), document.base_map());
        assert!(!project.has_other_map(), "round {round}: the scenario is for another map");
        let scenario = Scenario { map_fingerprint: project.fingerprint_for(map), ..project.scenario.clone() };
        let texts = [(place.scenario(), text::write(&scenario)), (place.map(), text::write(map))];
        save_all(&texts).expect("the files of the test can be used");
    }
    // Make sure that the test has tested something.
    assert!(strokes as u64 > times && recovered_ones > times / 2 && saves > 0, "{strokes} {recovered_ones} {saves}");
    eprintln!("{times} kills, {strokes} strokes, {recovered_ones} journals recovered, {saves} saves");
}

/// Returns the document as the next start would recover it; its journal is then removed.
fn recover(place: &Sitting, round: u64, recovered_ones: &mut u64) -> OpenDocument {
    let mut found = JournalKeeper::new(&place.0).abandoned();
    assert!(found.len() <= 1, "round {round}: {} journals", found.len());
    let Some(journal) = found.pop() else { return place.open() };
    let recovered = OpenDocument::recover(&journal.record).expect("the files on disk are whole");
    assert_eq!(recovered.stopped, None, "round {round}");
    *recovered_ones += 1;
    journal.discard().expect("the files of the test can be used");
    recovered.document
}

#[test]
fn a_kill_loses_at_most_the_edit_being_made() {
    kill(20, 1836);
}

#[test]
#[ignore = "takes minutes"]
fn five_hundred_kills_lose_at_most_the_edit_being_made() {
    kill(500, 6_031_836);
}
