//! Keeps the journal of the game: every step is on disk before the next one, and the journal is removed once the game
//! is saved or put away.

use std::io;
use std::path::{Path, PathBuf};

use rules::log::{Log, Players};

use super::{AnyTable, Play};
use crate::files::games::{AbandonedGame, Begun, FORMAT, GameJournal, abandoned_games};
use crate::gui::document::OpenDocument;
use crate::pack::documents;

/// Keeps the journals of one game, each replacing the previous one.
#[derive(Debug)]
pub struct GameKeeper {
    folder: PathBuf,
    journal: Option<GameJournal>,
    /// The numbers of the steps in the journal.
    written: Vec<u64>,
    /// The players, as written in the journal.
    players: Players,
    /// Whether the program rolls the dice, as written in the journal.
    rolls: bool,
    /// The version of the game that was followed last.
    seen: Option<u64>,
}

impl GameKeeper {
    /// Creates a keeper for journals in a folder of the user's state.
    pub fn new(state: &Path) -> Self {
        let (folder, players) = (state.join("games"), Players::default());
        Self { folder, journal: None, written: Vec::new(), players, rolls: true, seen: None }
    }

    /// Returns the journals of processes that have ended.
    pub fn abandoned(&self) -> Vec<AbandonedGame> {
        abandoned_games(&self.folder)
    }

    /// Whether the game has a journal.
    pub const fn has_journal(&self) -> bool {
        self.journal.is_some()
    }

    /// Writes the steps played since the last call. `sitting` is that of the document's own journal.
    ///
    /// # Errors
    ///
    /// When the journal cannot be written. The missing steps are tried again the next time.
    pub fn follow(&mut self, play: &Play, document: &OpenDocument, sitting: u64) -> io::Result<()> {
        let Some(table) = play.table().filter(|_| play.is_unsaved()) else { return self.close() };
        if self.journal.is_some()
            && self.seen == Some(play.version())
            && (&self.players, self.rolls) == (&table.head().players, play.rolls)
        {
            return Ok(());
        }
        let mut journal = match self.journal.take() {
            Some(journal) => journal,
            None => self.begin(play, table, document, sitting)?,
        };
        let done = self.write(&mut journal, table, play.rolls);
        self.journal = Some(journal);
        if done.is_ok() {
            self.seen = Some(play.version());
        }
        done
    }

    fn begin(
        &mut self,
        play: &Play,
        table: &AnyTable,
        document: &OpenDocument,
        sitting: u64,
    ) -> io::Result<GameJournal> {
        let Some((name, project)) = play.documents() else { return Err(io::ErrorKind::NotFound.into()) };
        let header = document.as_on_disk().header;
        let head = Log { entries: Vec::new(), ..table.head().clone() };
        self.written.clear();
        (self.players, self.rolls) = (head.players.clone(), play.rolls);
        let begun = Begun {
            format: FORMAT,
            program: header.program,
            process: header.process,
            sitting,
            beginning: header.beginning,
            map: header.map,
            title: project.scenario.title.clone(),
            head,
            rolls: play.rolls,
            name: name.to_owned(),
            documents: documents(name, project),
        };
        GameJournal::begin(&self.folder, &begun)
    }

    fn write(&mut self, journal: &mut GameJournal, table: &AnyTable, rolls: bool) -> io::Result<()> {
        let steps = table.history().steps();
        let same = steps.iter().zip(&self.written).take_while(|(step, number)| step.number == **number).count();
        if same < self.written.len() {
            journal.back(same)?;
            self.written.truncate(same);
        }
        for (at, step) in steps.iter().enumerate().skip(same) {
            table.entry(at).map_or(Ok(()), |entry| journal.add(&entry))?;
            self.written.push(step.number);
        }
        let players = &table.head().players;
        if self.players != *players {
            journal.players(players)?;
            self.players.clone_from(players);
        }
        if self.rolls != rolls {
            journal.rolls(rolls)?;
            self.rolls = rolls;
        }
        Ok(())
    }

    /// Abandons the journal on disk: from now on it is one of those left behind.
    pub fn leave(&mut self) {
        (self.journal, self.seen) = (None, None);
    }

    /// Removes the journal: the game is saved, or was given up on purpose.
    ///
    /// # Errors
    ///
    /// When its folder is write-protected.
    pub fn close(&mut self) -> io::Result<()> {
        self.seen = None;
        self.journal.take().map_or(Ok(()), GameJournal::remove)
    }
}
