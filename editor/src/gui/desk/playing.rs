//! Play by hand: its page, the pointer on the map, and the files of saved games.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use iced::widget::container;
use iced::{Element, Fill, padding};
use rules::log::{Changed, Log, Parts};
use rules::phrase::Phrase;
use rules::table::Tabletop;
use rules::text;

use super::drawing::subject;
use super::{Action, Desk, Message};
use crate::files::scenario_beside;
use crate::gui::board;
use crate::gui::file;
use crate::gui::keymap::Command;
use crate::gui::notice::Notice;
use crate::gui::pages::SidePage;
use crate::gui::panel::play::card;
use crate::gui::play;
use crate::gui::tool::Tool;
use crate::gui::tool::brush::Passed;
use crate::gui::window_state::WindowState;
use crate::picture::geometry::Point;
use crate::picture::layout;
use crate::picture::overlay::Mark;

impl Desk {
    pub(super) fn on_play(&mut self, message: play::Message, around: &mut WindowState) -> Action {
        if matches!(message, play::Message::Started) {
            self.sit_down(around);
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
        let action = self.play.update(message, &self.document, &scenario, seed);
        if looks && let Some(hex) = self.play.looked_at() {
            self.board.reveal(layout::centre(hex), around.map_size());
        }
        action.map(Message::Play)
    }

    /// Executes a command for the game and opens its page.
    pub(super) fn do_with_game(&mut self, command: play::PlayCommand, around: &mut WindowState) -> Action {
        self.open_side(SidePage::Play, around);
        self.look_at_play(around);
        self.play.meant(command).map_or(Action::None, |message| self.on_play(message, around))
    }

    /// Takes the selection tool in hand when the page of a running game is open, so that clicks play.
    pub(super) fn take_up_play(&mut self, around: &mut WindowState) {
        if around.side == SidePage::Play && self.play.table().is_some() {
            around.toolbox.tool = Tool::Select;
        }
    }

    /// Opens the page of the game and takes the selection tool in hand, so that the pointer plays.
    pub(in crate::gui) fn sit_down(&mut self, around: &mut WindowState) {
        self.open_side(SidePage::Play, around);
        around.toolbox.tool = Tool::Select;
    }

    /// Starts a game against the default computer player, or turns to the running one.
    pub(in crate::gui) fn play_at_once(&mut self, around: &mut WindowState) -> Action {
        self.sit_down(around);
        if self.play.table().is_some() {
            return Action::None;
        }
        self.play.hands = play::Play::default().hands;
        self.on_play(play::Message::Started, around)
    }

    /// The name by which a log next to the document refers to its scenario, until the user has chosen where to save the
    /// log.
    fn scenario_of_game(&self) -> String {
        self.document.name().trim_end_matches(".scenario.ron").to_owned()
    }

    /// Whether a game is being played in the window, whoever decides.
    pub(super) fn is_at_table(&self, around: &WindowState) -> bool {
        around.side == SidePage::Play && around.toolbox.tool == Tool::Select && self.play.table().is_some()
    }

    /// Executes a command of the map that means something else in a game; `None` for every other command.
    pub(super) fn command_at_table(&mut self, command: Command, around: &mut WindowState) -> Option<Action> {
        let message = match command {
            _ if !self.is_at_table(around) => return None,
            Command::Use if self.plays(around) => return Some(self.play_on_chosen()),
            Command::SetUpRest if self.play.table().is_some_and(Tabletop::is_set_up) => play::Message::SetUpRest,
            Command::Undo => play::Message::Back,
            Command::Redo => play::Message::Forward,
            Command::Turn { forward } => play::Message::TurnedTo { next: forward },
            _ => return None,
        };
        Some(self.on_play(message, around))
    }

    /// The card next to the pointer during a game.
    pub(in crate::gui) fn pointer_card(&self, around: &WindowState) -> Option<Element<'_, Message>> {
        if !self.is_at_table(around) {
            return None;
        }
        let window = around.map_size();
        let card = card::view(&self.play, &self.document, &around.voice)?.map(Message::Play);
        let hex = self.play.pointed()?.hex;
        let corner = self.board.on_screen(layout::centre(hex), window);
        let edge = self.board.on_screen(layout::centre(hex) + Point::new(layout::ACROSS, 0.0), window);
        let away = edge.x - corner.x;
        // To the right of the hex and below its centre, unless the card would leave the map there.
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

    /// Handles a gesture on the map as a decision of the game.
    pub(super) fn play_with(&mut self, action: board::Action, around: &mut WindowState) -> Action {
        match action {
            board::Action::BeginStroke(Passed::Hexes(hexes)) => {
                let Some(hex) = hexes.first().copied() else { return Action::None };
                self.chosen = Some(hex);
                around.notice = None;
                Action::Run(self.play.pressed(hex, self.level).map(Message::Play))
            }
            board::Action::Paint(Passed::Hexes(hexes)) => {
                self.play.dragged(hexes.last().copied());
                Action::None
            }
            board::Action::EndStroke => Action::Run(self.play.released(self.level).map(Message::Play)),
            board::Action::Choose(hex) => {
                self.choose_hex(hex);
                Action::None
            }
            // The pointer only moves from hex to hex.
            board::Action::None | board::Action::BeginStroke(_) | board::Action::Paint(_) => Action::None,
        }
    }

    /// Plays on the chosen hex, like a click there.
    pub(super) fn play_on_chosen(&mut self) -> Action {
        let Some(hex) = self.chosen else { return Action::None };
        let task = self.play.pressed(hex, self.level);
        self.play.dragged(None);
        Action::Run(task.map(Message::Play))
    }

    /// The marks of the game on the map.
    pub(super) fn marks_of_play(&self, around: &WindowState) -> Vec<Mark> {
        let hovered = self.board.hovered().map(|pointed| pointed.hex);
        if around.side == SidePage::Play { self.play.marks(hovered) } else { Vec::new() }
    }

    /// Shows the counters of the game at their current places while its page is open.
    pub(super) fn look_at_play(&mut self, around: &WindowState) {
        self.play.shown = around.side == SidePage::Play;
        self.play.point(self.board.hovered().map(|pointed| pointed.hex), self.level);
        let state = (self.play.version(), self.document.version());
        let is_shown = self.play.shown && self.play.table().is_some();
        if self.played.as_ref().map(|(own, _)| *own) == is_shown.then_some(state) {
            return;
        }
        let printed = self.document.map();
        let now = self.play.moment(printed).map(|moment| (state, moment));
        let before = std::mem::replace(&mut self.played, now);
        let subject = subject(&self.document, self.played.as_ref().map(|(_, moment)| moment), self.view);
        match (&self.played, before) {
            (Some((_, now)), Some((_, before))) => self.board.touch_up(subject, &now.touched(&before, printed)),
            _ => self.board.redraw(subject),
        }
    }

    /// The file name to suggest for a game.
    pub(super) fn suggested_game(&self, map: &std::path::Path) -> PathBuf {
        if let Some(file) = self.play.file() {
            return file.clone();
        }
        let stem = self.document.name().split('.').next().unwrap_or_default();
        map.with_file_name(format!("{stem}.log.ron"))
    }

    /// Saves the game to a file.
    pub(super) fn save_game(&self, file: PathBuf) -> Action {
        let Some(table) = self.play.table() else { return Action::None };
        let (log, steps) = (table.log(), table.history().steps().len());
        let scenario = match self.document.own_file() {
            Some(home) => scenario_beside(&file, home),
            None => log.scenario.clone(),
        };
        let log = Log { scenario, ..log };
        let written = file::put(file, text::write(&log));
        Action::Run(written.map(move |written| Message::GameSaved(steps, written)))
    }

    pub(super) fn on_game_saved(
        &mut self,
        steps: usize,
        saved: Result<PathBuf, Phrase>,
        around: &mut WindowState,
    ) -> Action {
        let then = self.after_save.take().filter(|_| saved.is_ok());
        around.notice = Some(match saved {
            Ok(file) => {
                // The log refers to the documents on disk.
                let edited = self.document.is_edited();
                let id = if edited { "gui-play-saved-edited" } else { "gui-saved" };
                let said = Phrase::new(id).with("file", file.display());
                self.play.saved(file, steps);
                Notice::Done(said)
            }
            Err(trouble) => Notice::Failed(Phrase::new("gui-not-saved").said("why", trouble)),
        });
        then.map_or(Action::None, Action::GoOn)
    }

    /// Continues a game that was saved to a file.
    pub(in crate::gui) fn go_on_with(&mut self, file: PathBuf, log: Log, around: &mut WindowState) -> Action {
        self.sit_down(around);
        let changed = log.parts.changes(&Parts::new(self.document.project()));
        let (steps, task) = (log.entries.len(), self.play.begin(&self.document, log));
        self.play.saved(file, steps);
        self.play.changed_since(Changed::message(&changed));
        around.notice = self.play.doubts().first().cloned().map(Notice::Failed);
        Action::Run(task.map(Message::Play))
    }
}

/// The seed of a new game, different for every game.
fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_micros() as u64
}
