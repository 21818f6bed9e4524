//! Kills a process that plays a game: every stored step must be recovered.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use bexar::files::Checksum;
use bexar::gui::document::OpenDocument;
use bexar::gui::play::{AnyTable, GameKeeper, Message, Play};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::side::Side;
use rules::systems::AnyGame;
use rules::text;

/// The variable that tells the second process where to keep its journal.
const FOLDER: &str = "BEXAR_GAME_KILLS";
/// The variable that tells it the seed of its dice.
const SEED: &str = "BEXAR_GAME_KILLS_SEED";

/// The word printed when there is nothing to lose.
const NONE: &str = "nothing";

fn name(table: &AnyTable) -> String {
    format!("{:?}", Checksum::from_bytes(text::write(&table.log()).as_bytes()))
}

fn say(what: &str) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "\n* {what}").and_then(|()| out.flush()).expect("the other process listens");
}

#[test]
#[ignore = "plays until it is killed: the test below starts it"]
fn a_player_who_will_be_killed() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let seed: u64 = std::env::var(SEED).unwrap().parse().unwrap();
    let document = OpenDocument::open("mission".as_ref()).expect("it comes with the program");
    let (mut play, mut keeper) = (Play::default(), GameKeeper::new(folder.as_ref()));
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    play.update(Message::HandPicked(Side::Mexican, "person"), &document, "mission", seed);
    play.update(Message::Started, &document, "mission", seed);
    loop {
        let table = play.table().expect("a game is on");
        let legal = table.decisions();
        let message = match random.next_u32() % 9 {
            0 => Message::Back,
            _ if legal.is_empty() => Message::RollAsked,
            draw => Message::Did(legal[draw as usize * 7919 % legal.len()].text.clone()),
        };
        play.update(message, &document, "mission", seed);
        // Automatic set-up by the scenario is not stored in a journal.
        let now = if play.is_unsaved() { name(play.table().expect("a game is on")) } else { NONE.to_owned() };
        say(&format!("made {now}"));
        keeper.follow(&play, &document, 1).expect("the journal can be written");
        say(&format!("kept {now}"));
    }
}

/// Runs a process that plays, kills it a moment after `steps` steps, and returns the state it last made and last
/// stored.
fn play_and_kill(folder: &Path, seed: u64, steps: usize, after: Duration) -> [Option<String>; 2] {
    let mut process = Command::new(std::env::current_exe().expect("the test can be run again"))
        .args(["game_kills::a_player_who_will_be_killed", "--exact", "--ignored", "--nocapture"])
        .env(FOLDER, folder)
        .env(SEED, seed.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the test can be run again");
    let mut lines = BufReader::new(process.stdout.take().expect("it speaks")).lines();
    let (mut said, mut kept) = ([None, None], 0);
    let mut hear = |line: &str| {
        let whole = line.matches("Checksum(").count() == line.matches(')').count();
        if let Some((what, print)) = line.strip_prefix("* ").and_then(|line| line.split_once(' '))
            && whole
        {
            kept += usize::from(what == "kept");
            said[usize::from(what == "kept")] = Some(print.to_owned());
        }
        kept
    };
    while hear(&lines.next().expect("it plays").expect("it speaks")) <= steps {}
    std::thread::sleep(after);
    process.kill().expect("it lives");
    process.wait().expect("it lives");
    for line in lines.map_while(Result::ok) {
        hear(&line);
    }
    said
}

#[test]
fn a_kill_loses_at_most_the_step_being_made() {
    for round in 0..8 {
        let folder = tempfile::tempdir().expect("a folder");
        let after = Duration::from_micros((round * 7919) % 9000);
        let [made, kept] = play_and_kill(folder.path(), 1836 + round, 5 + 11 * round as usize, after);
        let mut found = GameKeeper::new(folder.path()).abandoned();
        assert!(found.len() <= 1, "round {round}: {}", found.len());
        let none = Some(NONE.to_owned());
        let Some(left) = found.pop() else {
            assert!(made == none || kept == none, "round {round}: the game is lost");
            continue;
        };
        let left = left.game.expect("it can be read");
        let game = AnyGame::compile(&left.project().expect("its documents are whole")).expect("it can be played");
        let (table, replayed) = game.sit_down(left.log());
        assert_eq!(replayed.divergence, None, "round {round}");
        let now = Some(name(&*table));
        assert!(now == made || now == kept, "round {round}: neither the last step kept nor the one being kept");
    }
}
