//! One open document: the document itself, how it is shown, and everything in progress on it. Messages about it go to
//! `Desk::update`, whether it is in front or not; its requests to the window come back as an [`Action`].

mod balancing;
mod clipboard;
mod commands;
mod corrections;
mod counters;
mod disk;
mod drawing;
mod exporting;
mod find;
mod findings;
mod first_steps;
mod game_areas;
mod games;
mod go_to_found;
mod helping;
mod hex_cursor;
mod journal;
mod layers;
mod legend;
mod message;
mod mode;
mod naming;
mod overlay;
mod packing;
mod page_actions;
mod painting;
mod picking;
mod playing;
mod playtesting;
mod printing;
mod questions;
mod recording;
mod refresh;
mod regions;
mod renaming;
mod saving;
mod scanning;
mod selecting;
mod setting_up;
mod sides;
mod sizing;
mod stamps;
mod tools;
mod tuning;
mod variants;
mod view;
mod watch;

pub(super) use self::exporting::told as told_of_picture;
pub(super) use self::journal::Journal;
pub use self::message::Message;
pub use self::watch::FileNews;

use std::collections::BTreeSet;
use std::path::Path;

use rules::hex::{Direction, Hex};
use rules::spot::Level;

use super::action;
use super::balance::Balance;
use super::board::Board;
use super::desk_id::DeskId;
use super::dialog::Then;
use super::document::OpenDocument;
use super::panel::find::Find;
use super::panel::page::Page;
use super::panel::playtest::Playtest;
use super::panel::scenario::Tray;
use super::panel::tuning::Tuning;
use super::panel::variants as variants_page;
use super::panel::{counters as counters_page, history, inspector, layers as layers_page, problems, rulebook};
use super::play::Play;
use super::questions::Questions;
use super::scan::Backdrop;
use super::steps::Steps;
use super::tool::Drafts;
use super::tool::brush::Passed;
use super::window_state::WindowState;
use crate::files::FileComments;
use crate::picture::{Moment, View};

/// A request of a desk to the window.
pub type Action = action::Action<Message>;

/// The state of the side pages, apart from the document.
#[derive(Default)]
struct Pages {
    /// The page of the counter mix.
    counters: counters_page::State,
    /// The page of the rulebook.
    rulebook: rulebook::State,
    /// The page of the variants.
    variants: variants_page::State,
    /// The selected layer and the locked layers.
    layers: layers_page::State,
    /// What the layers that judge the map report.
    judged: layers_page::Judged,
    /// Whether notes are listed among the findings.
    notes: bool,
    /// The wording of the findings listed last.
    wording: problems::Wording,
    /// The search and its results.
    find: Find,
    /// The counters that can be set up.
    tray: Tray,
}

/// An open document with all of its state.
pub(super) struct Desk {
    pub(super) id: DeskId,
    /// Whether the program opened the document at start-up without being asked to.
    pub(super) is_first: bool,
    pub(super) document: OpenDocument,
    pub(super) board: Board,
    /// The view the board was last drawn with.
    pub(super) view: View,
    /// The level shown at full strength.
    pub(super) level: Level,
    /// The text typed in the pages of the tools.
    pub(super) drafts: Drafts,
    /// The hexes selected to be copied, cut or deleted.
    pub(super) selection: BTreeSet<Hex>,
    /// A drag in progress of which only the end counts.
    drag: Option<Passed>,
    /// A preview of what the area tool would do.
    game_area: game_areas::Preview,
    /// The hexes measured last.
    measured: Option<(Hex, Hex)>,
    /// The last direction of the hex cursor: the hexside tools use it on the chosen hex.
    faced: Direction,
    pub(super) chosen: Option<Hex>,
    pub(super) questions: Questions,
    /// The scan behind the map.
    backdrop: Backdrop,
    /// What was last laid over the map.
    laid: Option<overlay::OverlayInputs>,
    /// The state of the side pages.
    pages: Pages,
    finding: Option<usize>,
    /// The lint page that is open next to the findings.
    pub(super) page: Option<Page>,
    pub(super) playtest: Playtest,
    /// The search for the value of a figure.
    pub(super) tuning: Tuning,
    /// The balance for every state of the document.
    pub(super) balance: Balance,
    /// The game being played.
    pub(super) play: Play,
    /// The moment of the game shown on the map, with the versions of game and document it belongs to.
    played: Option<((u64, u64), Moment)>,
    /// What continues once the changes are saved.
    pub(super) after_save: Option<Then>,
    /// The comments the user has agreed to lose, until the files are written.
    agreed: Vec<FileComments>,
    /// A recorded correction that still needs a file.
    recorded: Option<recording::Recorded>,
    pub(super) journal: journal::Journal,
    /// What other programs have done to the file of the map.
    disk: watch::Watch,
    /// The progress on the first steps.
    steps: Steps,
    /// The state as of the last refresh.
    seen: Option<refresh::FollowedState>,
}

impl Desk {
    /// Creates the desk of a document, shown with this view.
    pub(super) fn new(document: OpenDocument, view: View) -> Self {
        let mut desk = Self::of_alamo(document, view);
        let system = desk.document.project().rulebook.system;
        desk.play.of_system(system);
        desk.playtest.of_system(system);
        desk.tuning.of_system(system);
        desk
    }

    fn of_alamo(document: OpenDocument, view: View) -> Self {
        Self {
            id: DeskId::default(),
            is_first: false,
            view,
            board: Board::new(drawing::subject(&document, None, view)),
            document,
            level: Level::Ground,
            drafts: Drafts::default(),
            selection: BTreeSet::new(),
            drag: None,
            game_area: game_areas::Preview::default(),
            measured: None,
            faced: Direction::North,
            chosen: None,
            questions: Questions::default(),
            backdrop: Backdrop::default(),
            laid: None,
            pages: Pages::default(),
            finding: None,
            page: None,
            playtest: Playtest::default(),
            tuning: Tuning::default(),
            balance: Balance::default(),
            play: Play::default(),
            played: None,
            after_save: None,
            agreed: Vec::new(),
            recorded: None,
            journal: journal::Journal::default(),
            disk: watch::Watch::default(),
            steps: Steps::default(),
            seen: None,
        }
    }

    /// The file of the document, if another program has changed it and the user has not yet decided what to do.
    pub(super) fn changed_file(&self) -> Option<&Path> {
        self.disk.changed.as_ref().map(|(file, _)| file.as_path())
    }

    /// Whether a game was played on the document that is not saved to a file.
    pub(super) fn has_unsaved_game(&self) -> bool {
        self.document.is_scenario() && self.play.is_unsaved()
    }

    /// Whether games the user has asked for are being played.
    pub(super) const fn fights(&self) -> bool {
        self.playtest.is_running() || self.tuning.is_running()
    }

    /// Whether another document may replace it: the program opened it at start-up, and nothing has been done to it.
    pub(super) fn is_untouched(&self) -> bool {
        self.is_first && self.document.version() == 0 && !self.fights() && self.play.table().is_none()
    }

    /// Handles a message about the document and returns what remains to be done.
    pub(super) fn update(&mut self, message: Message, around: &mut WindowState) -> Action {
        match message {
            Message::Board(message) => return self.on_board(message, around),
            Message::Tools(message) => return self.on_tools(message, around),
            Message::Answered(news) => self.questions.deliver(news),
            Message::Inspector(inspector::Message::RenameAsked(what, id)) => return Action::Rename(what, id),
            Message::Inspector(inspector::Message::BalanceAsked(name)) => return Action::Balance(name),
            Message::Corrections(message) => return self.on_corrections(&message, around),
            Message::Scenario(message) => return self.on_scenario(message, around),
            Message::Counters(message) => return self.on_counters(message, around),
            Message::Rulebook(message) => {
                return rulebook::update(&mut self.pages.rulebook, message, &mut self.document).map(Message::Rulebook);
            }
            Message::Variants(message) => return self.on_variants(message),
            Message::Layers(message) => self.on_layers(message, around),
            Message::Problems(message) => self.on_problems(message, around),
            Message::Page(message) => return self.on_page(message, around),
            Message::HelpAsked(page) => return Action::Help(page),
            Message::Find(message) => return self.on_find(message, around),
            Message::Playtest(message) => {
                return self.playtest.update(message, &self.document, &around.voice).map(Message::Playtest);
            }
            Message::Tuning(message) => return self.on_tuning(message, around),
            Message::ReportWritten(written) => return Self::on_report_written(written),
            Message::Balance(message) => {
                return self.balance.update(message, &self.document).map(Message::Balance);
            }
            Message::Play(message) => return self.on_play(message, around),
            Message::GameSaved(steps, saved) => return self.on_game_saved(steps, saved, around),
            Message::Steps(message) => return self.on_steps(message, around),
            Message::History(history::Message::OthersAsked(asked)) => {
                let message = super::balance::Message::OthersAsked(asked);
                return self.balance.update(message, &self.document).map(Message::Balance);
            }
            Message::History(history::Message::Chosen(made)) => self.jump_in_history(made, around),
            Message::Disk(news) => return self.on_disk(news, around),
            Message::Commanded(command) => return self.on_command(command, around),
            Message::LevelPicked(level) => self.look_at_level(level, around),
            Message::FileChosen(purpose, choice) => return self.on_choice(purpose, choice, around),
            Message::Saved(written) => return self.on_saved(written, around),
            Message::ScanRead(file, read) => self.on_scan_read(file, read, around),
            Message::Recorded(written) => return self.on_recorded(written),
            Message::Packed(packed) => self.on_packed(packed, around),
            Message::Exported(exported) => return Action::Say(exporting::told(exported)),
            Message::Proofed(proof) => return printing::shown(proof),
            Message::Printed(printed) => return Action::Say(printing::told(printed)),
            Message::Pasted(text) => Self::on_pasted(text.as_deref(), around),
        }
        Action::None
    }
}
