//! Play by hand: the page, the pointer on the map, and the files of saved games.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use iced::widget::container;
use iced::{Element, Fill, Task, padding};
use rules::log::{Changed, Log, Parts};
use rules::message::Message as Say;
use rules::project::LoadError;
use rules::text::{self, Document};

use super::{App, Message, Notice, Saved, Side, subject};
use crate::files::{open_log, scenario_beside};
use crate::gui::board::Action;
use crate::gui::document::OpenDocument;
use crate::gui::file::{self, Purpose};
use crate::gui::keymap::Command;
use crate::gui::panel::play::card;
use crate::gui::play::{self, Play, Wish};
use crate::gui::tool::brush::Passed;
use crate::gui::tool::question::Question;
use crate::gui::tool::{Tool, Toolbox};
use crate::picture::geometry::Point;
use crate::picture::overlay::Mark;
use crate::picture::{Moment, layout};

impl App {
    /// The game that is played by hand.
    pub const fn play(&self) -> &Play {
        &self.sheet.play
    }

    pub(super) fn on_play(&mut self, message: play::Message) -> Task<Message> {
        if matches!(message, play::Message::Started) {
            self.sit_down();
        }
        let looks = matches!(
            message,
            play::Message::Ticked(_)
                | play::Message::Played(..)
                | play::Message::Earlier
                | play::Message::Later
                | play::Message::TurnedTo { .. }
        );
        let (scenario, seed) = (self.scenario_of_game(), fresh_seed());
        let wish = self.sheet.play.update(message, &self.sheet.document, &scenario, seed);
        if looks && let Some(hex) = self.sheet.play.looked_at() {
            self.sheet.board.reveal(layout::centre(hex), self.map_size());
        }
        match wish {
            Wish::Nothing => {}
            Wish::Wait(task) => return self.for_sheet(task.map(Message::Play)),
            Wish::Save if self.sheet.document.is_scenario() => return self.choose(Purpose::SaveGame),
            Wish::Save => self.notice = Some(Notice::Failed(Say::new("gui-play-no-scenario"))),
            Wish::Open => return self.choose(Purpose::OpenGame),
            Wish::Problems => self.show_obstacles(),
        }
        Task::none()
    }

    /// Does with the game what a key asks for, on its page.
    pub(super) fn do_with_game(&mut self, deed: play::Deed) -> Task<Message> {
        self.open_side(Side::Play);
        self.look_at_play();
        self.sheet.play.meant(deed).map_or_else(Task::none, |message| self.on_play(message))
    }

    /// Whoever turns to a game that is on wants to play.
    pub(super) fn take_up_play(&mut self) {
        if self.side == Side::Play && self.sheet.play.table().is_some() {
            self.toolbox.tool = Tool::Select;
        }
    }

    /// Turns to the game: its page is open, and the pointer plays.
    pub(super) fn sit_down(&mut self) {
        self.open_side(Side::Play);
        self.toolbox.tool = Tool::Select;
    }

    /// Begins a game against the usual computer player, or turns to the one that is on.
    pub(super) fn play_at_once(&mut self) -> Task<Message> {
        self.sit_down();
        if self.sheet.play.table().is_some() {
            return Task::none();
        }
        self.sheet.play.hands = Play::default().hands;
        self.on_play(play::Message::Started)
    }

    /// How a log beside it would call the scenario of the document, as long as nobody has said where the log lies.
    fn scenario_of_game(&self) -> String {
        self.sheet.document.name().trim_end_matches(".scenario.ron").to_owned()
    }

    /// Whether a game is on before the window, whoever decides.
    pub(super) fn is_at_table(&self) -> bool {
        self.side == Side::Play && self.toolbox.tool == Tool::Select && self.sheet.play.table().is_some()
    }

    /// Does with the game on the table what a key of the map means there; `None` for every other one.
    pub(super) fn command_at_table(&mut self, command: Command) -> Option<Task<Message>> {
        let message = match command {
            _ if !self.is_at_table() => return None,
            Command::Use if self.plays() => return Some(self.play_on_chosen()),
            Command::Undo => play::Message::Back,
            Command::Redo => play::Message::Forward,
            Command::Turn { forward } => play::Message::TurnedTo { next: forward },
            _ => return None,
        };
        Some(self.on_play(message))
    }

    /// The card beside the pointer, while a game is played.
    pub(super) fn pointer_card(&self) -> Option<Element<'_, Message>> {
        if !self.is_at_table() {
            return None;
        }
        let window = self.map_size();
        let card = card::view(&self.sheet.play, &self.sheet.document, &self.voice)?.map(Message::Play);
        let hex = self.sheet.play.pointed()?.hex;
        let corner = self.sheet.board.on_screen(layout::centre(hex), window);
        let edge = self.sheet.board.on_screen(layout::centre(hex) + Point::new(layout::ACROSS, 0.0), window);
        let away = edge.x - corner.x;
        // To the right of the hex and below its middle, unless the card would leave the map there.
        let across =
            if corner.x + away + card::WIDE < window.width { corner.x + away } else { corner.x - away - card::WIDE };
        let beside = padding::left(across.max(0.0));
        let card = if corner.y < window.height * 0.6 {
            container(card).padding(beside.top(corner.y))
        } else {
            let below = (window.height - corner.y).max(0.0);
            container(card).padding(beside.bottom(below)).align_bottom(Fill)
        };
        Some(card.into())
    }

    /// Whether a click on the map is a decision of a game.
    pub(super) fn plays(&self) -> bool {
        self.side == Side::Play && self.toolbox.tool == Tool::Select && self.sheet.play.is_asked()
    }

    /// The tool the map is drawn with: while a game is played, the pointer goes from hex to hex.
    pub(super) fn toolbox_in_hand(&self) -> Toolbox {
        let tool = if self.plays() { Tool::Ask(Question::Moves) } else { self.toolbox.tool };
        Toolbox { tool, ..self.toolbox }
    }

    /// A gesture on the map: while a game is played it is a decision, and nothing is left to do.
    pub(super) fn play_with(&mut self, action: Action) -> Result<Task<Message>, Action> {
        if !self.plays() {
            return Err(action);
        }
        let task = match action {
            Action::BeginStroke(Passed::Hexes(hexes)) => match hexes.first() {
                Some(hex) => {
                    self.sheet.chosen = Some(*hex);
                    self.notice = None;
                    self.sheet.play.pressed(*hex, self.sheet.level)
                }
                None => Task::none(),
            },
            Action::Paint(Passed::Hexes(hexes)) => {
                self.sheet.play.dragged(hexes.last().copied());
                Task::none()
            }
            Action::EndStroke => self.sheet.play.released(self.sheet.level),
            other => return Err(other),
        };
        Ok(self.for_sheet(task.map(Message::Play)))
    }

    /// Plays on the chosen hex, as a click there does.
    pub(super) fn play_on_chosen(&mut self) -> Task<Message> {
        let Some(hex) = self.sheet.chosen else { return Task::none() };
        let task = self.sheet.play.pressed(hex, self.sheet.level);
        self.sheet.play.dragged(None);
        self.for_sheet(task.map(Message::Play))
    }

    /// What the game lays over the map.
    pub(super) fn marks_of_play(&self) -> Vec<Mark> {
        let hovered = self.sheet.board.hovered().map(|pointed| pointed.hex);
        if self.side == Side::Play { self.sheet.play.marks(hovered) } else { Vec::new() }
    }

    /// Shows the counters of the game while its page is open, where they stand now.
    pub(super) fn look_at_play(&mut self) {
        let sheet = &mut self.sheet;
        sheet.play.shown = self.side == Side::Play;
        sheet.play.point(sheet.board.hovered().map(|pointed| pointed.hex), sheet.level);
        let state = (sheet.play.version(), sheet.document.version());
        let seen = sheet.play.seen();
        if sheet.played.as_ref().map(|(own, _)| *own) == seen.as_ref().map(|_| state) {
            return;
        }
        let printed = sheet.document.map();
        let now = seen.map(|(game, position)| (state, Moment::of(game, &position, printed)));
        let before = std::mem::replace(&mut sheet.played, now);
        let subject = subject(&sheet.document, sheet.played.as_ref().map(|(_, moment)| moment), sheet.view);
        match (&sheet.played, before) {
            (Some((_, now)), Some((_, before))) => sheet.board.touch_up(subject, &now.touched(&before, printed)),
            _ => sheet.board.redraw(subject),
        }
    }

    /// The file to suggest for a game.
    pub(super) fn suggested_game(&self, map: &std::path::Path) -> PathBuf {
        if let Some(file) = self.sheet.play.file() {
            return file.clone();
        }
        let stem = self.sheet.document.name().split('.').next().unwrap_or_default();
        map.with_file_name(format!("{stem}.log.ron"))
    }

    /// Writes the game into a file.
    pub(super) fn save_game(&self, file: PathBuf) -> Task<Message> {
        let Some(table) = self.sheet.play.table() else { return Task::none() };
        let (log, steps) = (table.log(), table.steps().len());
        let scenario = match self.sheet.document.own_file() {
            Some(home) => scenario_beside(&file, home),
            None => log.scenario.clone(),
        };
        let log = Log { scenario, ..log };
        let written = file::put(file, text::write(&log));
        self.for_sheet(written.map(move |written| Message::GameSaved(steps, written)))
    }

    pub(super) fn on_game_saved(&mut self, steps: usize, saved: Result<PathBuf, Say>) -> Task<Message> {
        let then = self.sheet.after_save.take().filter(|_| saved.is_ok());
        self.notice = Some(match saved {
            Ok(file) => {
                // The log speaks of the documents on disk.
                let edited = self.sheet.document.is_edited();
                let id = if edited { "gui-play-saved-edited" } else { "gui-saved" };
                let said = Say::new(id).with("file", file.display());
                self.sheet.play.saved(file, steps);
                Notice::Done(said)
            }
            Err(trouble) => Notice::Failed(Say::new("gui-not-saved").said("why", trouble)),
        });
        then.map_or_else(Task::none, |then| self.save_and_go_on(then))
    }

    /// Reads a saved game and the document of its scenario.
    pub(in crate::gui) fn open_game(file: PathBuf) -> Task<Message> {
        let name = file.display().to_string();
        file::away(name, move || read_game(file)).map(Message::GameOpened)
    }

    pub(super) fn on_game_opened(&mut self, opened: Result<Box<Saved>, Vec<LoadError>>) -> Task<Message> {
        let saved = match opened {
            Ok(saved) => *saved,
            Err(errors) => {
                self.notice = Some(Notice::Unreadable(errors));
                return Task::none();
            }
        };
        let Saved { file, log, document } = saved;
        self.on_opened(document);
        self.sit_down();
        let changed = log.parts.changes(&Parts::of(self.sheet.document.project()));
        let (steps, task) = (log.entries.len(), self.sheet.play.begin(&self.sheet.document, log));
        self.sheet.play.saved(file, steps);
        self.sheet.play.changed_since(changed.iter().map(Changed::message));
        self.notice = self.sheet.play.doubts().first().cloned().map(Notice::Failed);
        self.for_sheet(task.map(Message::Play))
    }
}

/// A saved game from its file.
fn read_game(file: PathBuf) -> Result<Saved, Vec<LoadError>> {
    let read = open_log(&file)?;
    let scenario = read.scenario()?.source;
    let home = scenario.path.unwrap_or_else(|| scenario.name.into());
    Ok(Saved { document: OpenDocument::open(&home)?, log: read.log, file })
}

/// Whether a file is called as saved games are.
pub(in crate::gui) fn is_log(file: &std::path::Path) -> bool {
    file.to_string_lossy().ends_with(&format!(".{}", Log::EXTENSION))
}

/// Where the dice of a new game start: every game has others.
fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_micros() as u64
}
