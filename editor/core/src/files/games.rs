//! The journal of a game in progress: every step, one per line, so that a crash loses none.
//!
//! It holds the documents as they were when the game began, so that the game can be resumed at the same decision even
//! if they have changed since. It is created with the first step and removed once the game is saved or abandoned.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use rules::log::{Log, LogEntry, Players};
use rules::phrase::Phrase;
use rules::project::{LoadError, PictureFault, Project, Shelf};
use rules::scenario::Scenario;
use rules::text::Document;
use rules::words::Words;
use serde::{Deserialize, Serialize};

use super::journal::Beginning;
use super::journal_file::{JournalFile, Left, left};

/// The extension of these journals.
const ENDING: &str = "game";

/// The version of the line format.
pub const FORMAT: u32 = 1;

/// The document a game belongs to, and how the game began.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Begun {
    /// The version of the line format.
    pub format: u32,
    /// The version of the program that writes it.
    pub program: String,
    /// The process that writes it.
    pub process: u32,
    /// The editing session of this process for the document, as in its edit journal.
    pub sitting: u64,
    /// How the document was opened in the window.
    pub beginning: Beginning,
    /// The file to which its map is saved, if it has one.
    pub map: Option<PathBuf>,
    /// The title of the scenario.
    pub title: Words,
    /// The head of the log: seed, players, and the documents and settings of the game.
    pub head: Log,
    /// Whether the program rolls the dice.
    pub rolls: bool,
    /// The name of the scenario among the documents, without its extension.
    pub name: String,
    /// The texts of the documents, by file name.
    pub documents: BTreeMap<String, String>,
}

/// A line as it is written; it is read as a [`GameFileLine`].
#[derive(Serialize)]
enum Written<'a> {
    Begun(&'a Begun),
    Did(&'a LogEntry),
    Back(usize),
    Players(&'a Players),
    Rolls(bool),
}

/// A line after the first.
#[derive(Deserialize)]
#[serde(rename = "Line")]
enum GameFileLine {
    /// A decision or a roll.
    Did(LogEntry),
    /// All steps after the first `n` were taken back.
    Back(usize),
    /// The players changed.
    Players(Players),
    /// The program started or stopped rolling the dice.
    Rolls(bool),
}

/// The first line.
#[derive(Deserialize)]
enum First {
    Begun(Box<Begun>),
}

/// The part of the first line that every version has.
#[derive(Deserialize)]
enum Head {
    Begun(Version),
}

#[derive(Deserialize)]
struct Version {
    format: u32,
    program: String,
}

/// A game journal that is being written.
#[derive(Debug)]
pub struct GameJournal(JournalFile);

impl GameJournal {
    /// Creates a journal in a folder, which is created if it is missing.
    ///
    /// # Errors
    ///
    /// When the folder is write-protected or full.
    pub fn begin(folder: &Path, begun: &Begun) -> io::Result<Self> {
        JournalFile::begin(folder, ENDING, &Written::Begun(begun)).map(Self)
    }

    /// Appends a step.
    ///
    /// # Errors
    ///
    /// When the disk is full; the journal is unchanged.
    pub fn add(&mut self, entry: &LogEntry) -> io::Result<()> {
        self.0.append(&Written::Did(entry))
    }

    /// Records that all steps after the first `steps` were taken back.
    ///
    /// # Errors
    ///
    /// When the disk is full; the journal is unchanged.
    pub fn back(&mut self, steps: usize) -> io::Result<()> {
        self.0.append(&Written::Back(steps))
    }

    /// Records the players from here on.
    ///
    /// # Errors
    ///
    /// When the disk is full; the journal is unchanged.
    pub fn players(&mut self, players: &Players) -> io::Result<()> {
        self.0.append(&Written::Players(players))
    }

    /// Records whether the program rolls the dice from here on.
    ///
    /// # Errors
    ///
    /// When the disk is full; the journal is unchanged.
    pub fn rolls(&mut self, rolls: bool) -> io::Result<()> {
        self.0.append(&Written::Rolls(rolls))
    }

    /// Removes the journal, which is no longer needed.
    ///
    /// # Errors
    ///
    /// When the folder is write-protected.
    pub fn remove(self) -> io::Result<()> {
        self.0.remove()
    }
}

/// A game as recorded in its journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftGame {
    /// How it began, but with the latest players and dice setting.
    pub begun: Begun,
    /// Its steps, without those taken back.
    pub entries: Vec<LogEntry>,
}

impl LeftGame {
    /// Reads a journal.
    ///
    /// A program that is killed leaves half a line at the end, which does not count as a step.
    ///
    /// # Errors
    ///
    /// When it is of another version, or when a line is broken.
    pub fn read(text: &[u8]) -> Result<Self, Phrase> {
        let broken = |line: usize| Phrase::new("game-journal-broken").count("line", line + 1);
        let mut lines = text.split_inclusive(|byte| *byte == b'\n').filter_map(|line| line.strip_suffix(b"\n"));
        let first = lines.next().ok_or_else(|| broken(0))?;
        let Head::Begun(version) = serde_json::from_slice(first).map_err(|_| broken(0))?;
        if version.format != FORMAT {
            return Err(Phrase::new("game-journal-version").with("program", version.program));
        }
        let First::Begun(mut begun) = serde_json::from_slice(first).map_err(|_| broken(0))?;
        let mut entries = Vec::new();
        for (at, line) in lines.enumerate() {
            match serde_json::from_slice(line).map_err(|_| broken(at + 1))? {
                GameFileLine::Did(entry) => entries.push(entry),
                GameFileLine::Back(steps) => {
                    entries.truncate(steps);
                    begun.head.notes.retain(|own| own.step <= steps);
                }
                GameFileLine::Players(players) => begun.head.players = players,
                GameFileLine::Rolls(rolls) => begun.rolls = rolls,
            }
        }
        Ok(Self { begun: *begun, entries })
    }

    /// Returns the log of the game so far.
    #[must_use]
    pub fn log(&self) -> Log {
        Log { entries: self.entries.clone(), ..self.begun.head.clone() }
    }

    /// Loads the documents the game is played with.
    ///
    /// # Errors
    ///
    /// Returns every document that is missing or broken.
    pub fn project(&self) -> Result<Project, Vec<LoadError>> {
        let documents = Documents(&self.begun.documents);
        Project::load(&documents, &format!("{}.{}", self.begun.name, Scenario::EXTENSION))
    }
}

/// The documents of a game, as a shelf.
struct Documents<'a>(&'a BTreeMap<String, String>);

impl Shelf for Documents<'_> {
    fn read(&self, name: &str, _extension: &str) -> Result<String, LoadError> {
        let missing = || LoadError::Missing { name: name.to_owned(), message: Phrase::new("game-journal-document") };
        self.0.get(name).cloned().ok_or_else(missing)
    }

    fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    fn picture_fault(&self, _name: &str) -> Option<PictureFault> {
        Some(PictureFault::Format)
    }
}

/// A game journal whose program is gone. It stays locked while this value lives, so that no other program offers it.
#[derive(Debug)]
pub struct AbandonedGame {
    /// The game, or why it cannot be read.
    pub game: Result<LeftGame, Phrase>,
    file: Left,
}

impl AbandonedGame {
    /// Returns the path of the file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.file.path
    }

    /// Returns the time of the last write.
    #[must_use]
    pub const fn modified(&self) -> SystemTime {
        self.file.modified
    }

    /// Deletes the journal.
    ///
    /// # Errors
    ///
    /// When the folder is write-protected.
    pub fn discard(self) -> io::Result<()> {
        self.file.discard()
    }
}

/// Returns the game journals in a folder whose programs are gone, the latest first. Those without a step are deleted.
#[must_use]
pub fn abandoned_games(folder: &Path) -> Vec<AbandonedGame> {
    let (mut found, empty): (Vec<_>, Vec<_>) = left(folder, ENDING)
        .map(|(file, text)| AbandonedGame { game: LeftGame::read(&text), file })
        .partition(|own| own.game.as_ref().map_or(true, |game| !game.entries.is_empty()));
    for own in empty {
        // A leftover file does no harm.
        let _ = own.discard();
    }
    found.sort_by(|a, b| b.modified().cmp(&a.modified()).then_with(|| a.path().cmp(b.path())));
    found
}
