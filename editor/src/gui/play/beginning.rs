//! Begins a game: compiles its documents, starts or resumes it, and puts it away.

use iced::Task;
use rules::log::{Log, LogWarning, Players};
use rules::phrase::Phrase;
use rules::project::Project;
use rules::provenance::Provenance;
use rules::rulebook::System;
use rules::systems::{self, AnyGame, doubts};
use rules::table::Hand;

use super::names::Names;
use super::series::Series;
use super::{LINES, Message, Play};
use crate::gui::document::OpenDocument;
use crate::gui::questions::background_value::Slot;
use crate::gui::questions::is_small;

impl Play {
    /// Adapts to the game system of the document: computer players it does not have are replaced by its usual one.
    pub fn of_system(&mut self, system: System) {
        if self.system == system {
            return;
        }
        self.system = system;
        let known = systems::roster(system);
        for hand in &mut self.hands {
            if matches!(hand, Hand::Player(name) if !known.iter().any(|own| own.name == *name)) {
                *hand = Hand::Player(systems::usual(system));
            }
        }
    }

    /// Begins a game of a project once it is compiled: a new one with the selected hands, or a saved one.
    ///
    /// Documents with errors cannot be played: [`Play::refused`] returns the errors.
    pub fn begin(&mut self, document: &OpenDocument, head: Log) -> Task<Message> {
        self.put_away();
        self.of_system(document.project().rulebook.system);
        self.doubts = doubts(self.system, &head).iter().map(LogWarning::message).collect();
        self.head = Some(Box::new(head));
        if let Some(errors) = document.obstacles() {
            self.game.put(Err(errors));
            return Task::none();
        }
        self.compile(document.to_pack())
    }

    /// Resumes an interrupted game once the documents it was played with are compiled.
    pub fn take_up(&mut self, documents: (String, Project), log: Log, rolls: bool) -> Task<Message> {
        self.put_away();
        self.of_system(documents.1.rulebook.system);
        self.doubts = doubts(self.system, &log).iter().map(LogWarning::message).collect();
        (self.head, self.rolls) = (Some(Box::new(log)), rolls);
        self.compile(documents)
    }

    pub(super) fn compile(&mut self, documents: (String, Project)) -> Task<Message> {
        let (_, project) = &**self.documents.insert(Box::new(documents));
        self.names = Names::of(project);
        if is_small(project) {
            self.game.put(AnyGame::compile(project));
            return self.open();
        }
        let project = project.clone();
        let work = self.game.work(move || AnyGame::compile(&project));
        work.map(|(ticket, game)| Message::Compiled(ticket, game))
    }

    /// Returns the head of the log of a new game.
    pub fn head(&self, project: &Project, scenario: String, seed: u64) -> Log {
        let [texan, mexican] = self.hands.map(|hand| hand.name().to_owned());
        let by = Provenance::reconstructed("played in the editor", "jouée dans l’éditeur");
        Log { by, ..Log::begin(project, scenario, seed, Players { texan, mexican }) }
    }

    /// Sits down at the table with the compiled game.
    pub(super) fn open(&mut self) -> Task<Message> {
        let Some(Ok(game)) = self.game.get().map(AsRef::as_ref) else { return Task::none() };
        let Some(head) = self.head.take() else { return Task::none() };
        let steps = head.entries.len();
        let (table, replayed) = game.sit_down(*head);
        self.doubts.extend(replayed.other_dice.map(|other| LogWarning::Dice(other).message()));
        self.trouble = replayed
            .divergence
            .map(|divergence| Phrase::new("gui-play-diverges").count("step", divergence.step).count("of", steps));
        // An interrupted game has no file.
        self.saved = self.file.as_ref().and_then(|_| table.history().number_after(table.history().steps().len()));
        self.hands = table.history().hands();
        self.table = Some(table);
        let waited = self.go_on();
        if steps == 0 {
            // A set-up made by the scenario need not be saved.
            self.saved =
                self.table.as_ref().and_then(|table| table.history().number_after(table.history().steps().len()));
        }
        waited
    }

    pub(super) fn put_away(&mut self) {
        self.forget_plans();
        (self.table, self.head, self.documents) = (None, None, None);
        self.pointed = None;
        (self.seated, self.held, self.trouble, self.file) = (None, false, None, None);
        (self.game, self.saved, self.lines) = (Slot::Empty, None, LINES);
        self.doubts.clear();
        (self.amending, self.series) = (false, Series::default());
        self.pick.let_go(None);
        self.version += 1;
    }
}
