//! Writing journals of games and finding them again.

use std::fs;

use super::*;
use crate::files::Bundled;
use crate::pack::documents;

fn project() -> Project {
    Project::load(&Bundled, "mission").unwrap()
}

fn begun() -> Begun {
    let project = project();
    let players = Players { texan: "person".to_owned(), mexican: "captain".to_owned() };
    Begun {
        format: FORMAT,
        program: "0.1.0".to_owned(),
        process: 1,
        sitting: 7,
        beginning: Beginning::Opened("mission".into()),
        map: None,
        title: project.scenario.title.clone(),
        head: Log::begin(&project, "mission", 5, players),
        rolls: true,
        name: "mission".to_owned(),
        documents: documents("mission", &project),
    }
}

fn entry(number: u8) -> LogEntry {
    LogEntry::Rolled(number, vec![format!("event\n{number}")])
}

/// Writes a journal with this text, as if its program had ended.
fn put(folder: &Path, name: &str, text: &[u8]) {
    fs::write(folder.join(name), text).unwrap();
}

fn text_in(folder: &Path) -> Vec<u8> {
    let file = fs::read_dir(folder).unwrap().next().unwrap().unwrap();
    fs::read(file.path()).unwrap()
}

#[test]
fn a_game_is_read_as_it_was_written_with_what_was_taken_back_gone() {
    let folder = tempfile::tempdir().unwrap();
    let mut journal = GameJournal::begin(folder.path(), &begun()).unwrap();
    (1..4).for_each(|number| journal.add(&entry(number)).unwrap());
    journal.back(1).unwrap();
    journal.add(&entry(9)).unwrap();
    let players = Players { texan: "captain".to_owned(), mexican: "person".to_owned() };
    journal.players(&players).unwrap();
    journal.rolls(false).unwrap();
    let game = LeftGame::read(&text_in(folder.path())).unwrap();
    assert_eq!(game.entries, [entry(1), entry(9)]);
    assert_eq!(game.log().entries, game.entries);
    let now = Begun { head: Log { players, ..begun().head }, rolls: false, ..begun() };
    assert_eq!(game.begun, now);
}

#[test]
fn the_documents_of_a_game_are_those_it_began_with() {
    let folder = tempfile::tempdir().unwrap();
    drop(GameJournal::begin(folder.path(), &begun()).unwrap());
    let game = LeftGame::read(&text_in(folder.path())).unwrap();
    let (own, was) = (game.project().unwrap(), project());
    assert_eq!((own.map, own.counters, own.rulebook), (was.map, was.counters, was.rulebook));
    assert_eq!(own.scenario.setup, was.scenario.setup);
}

#[test]
fn a_journal_cut_anywhere_gives_every_whole_step_or_says_why_not() {
    let folder = tempfile::tempdir().unwrap();
    let mut journal = GameJournal::begin(folder.path(), &begun()).unwrap();
    (1..4).for_each(|number| journal.add(&entry(number)).unwrap());
    let text = text_in(folder.path());
    let head = text.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    for end in (0..head).step_by(997).chain(head..=text.len()) {
        let whole = text[..end].split(|byte| *byte == b'\n').count() - 1;
        let read = LeftGame::read(&text[..end]);
        assert_eq!(read.map_or(None, |game| Some(game.entries.len())), whole.checked_sub(1), "cut at {end}");
    }
}

#[test]
fn what_is_broken_or_of_another_version_is_refused_with_a_reason_and_hides_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut journal = GameJournal::begin(folder.path(), &begun()).unwrap();
    journal.add(&entry(1)).unwrap();
    journal.add(&entry(2)).unwrap();
    let text = String::from_utf8(text_in(folder.path())).unwrap();
    assert!(abandoned_games(folder.path()).is_empty(), "its writer lives");
    drop(journal);
    let foreign = text.replacen("\"format\":1", "\"format\":2", 1).replacen("0.1.0", "9.0.0", 1);
    let mut torn = text.clone();
    torn.replace_range(text.find("{\"Did\"").unwrap()..text.find("{\"Did\"").unwrap() + 3, "???");
    put(folder.path(), "1-1.game", foreign.as_bytes());
    put(folder.path(), "1-2.game", torn.as_bytes());
    put(folder.path(), "1-3.game", b"nothing of ours\n");
    put(folder.path(), "1-4.game", b"");
    let found = abandoned_games(folder.path());
    assert_eq!(found.len(), 5);
    let said = |name: &str| {
        let own = found.iter().find(|own| own.path().ends_with(name)).unwrap();
        own.game.as_ref().map_or_else(Clone::clone, |_| Phrase::new(""))
    };
    assert_eq!(said("1-1.game"), Phrase::new("game-journal-version").with("program", "9.0.0"));
    assert_eq!(said("1-2.game"), Phrase::new("game-journal-broken").count("line", 2));
    assert_eq!(said("1-3.game"), Phrase::new("game-journal-broken").count("line", 1));
    assert_eq!(said("1-4.game"), Phrase::new("game-journal-broken").count("line", 1));
    assert_eq!(found.iter().filter_map(|own| own.game.as_ref().ok()).count(), 1, "the whole one is offered");
}

#[test]
fn a_game_without_a_step_is_cleared_away() {
    let folder = tempfile::tempdir().unwrap();
    drop(GameJournal::begin(folder.path(), &begun()).unwrap());
    assert!(abandoned_games(folder.path()).is_empty());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}
