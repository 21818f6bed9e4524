//! What belongs to one open document: the document itself, how far it is shown, and everything that is being done with
//! it. Messages about it come to `Desk::update`, whether it is in front or not; what they ask of the window comes back
//! as an [`Action`].

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

/// What a desk asks of the window.
pub type Action = action::Action<Message>;

/// What the pages at the right hold besides the document.
#[derive(Default)]
struct Pages {
    /// Of the counter mix.
    counters: counters_page::State,
    /// Of the rulebook.
    rulebook: rulebook::State,
    /// Of the variants.
    variants: variants_page::State,
    /// Which layer is in hand, which ones are locked.
    layers: layers_page::State,
    /// What the layers that judge the map say of it.
    judged: layers_page::Judged,
    /// Whether notes are listed among the findings.
    notes: bool,
    /// The words of the findings listed last.
    wording: problems::Wording,
    /// What is sought and found.
    find: Find,
    /// The counters to be set up.
    tray: Tray,
}

/// An open document with everything that is its own.
pub(super) struct Desk {
    pub(super) id: DeskId,
    /// Whether nobody asked for the document: the program began with it.
    pub(super) is_first: bool,
    pub(super) document: OpenDocument,
    pub(super) board: Board,
    /// How the board was drawn last.
    pub(super) view: View,
    /// The level shown in full strength.
    pub(super) level: Level,
    /// What is typed in the pages of the tools.
    pub(super) drafts: Drafts,
    /// The hexes chosen to be copied, cut or deleted.
    pub(super) selection: BTreeSet<Hex>,
    /// A drag of which only the end will count.
    drag: Option<Passed>,
    /// What the tool for areas would do.
    tract: game_areas::Preview,
    /// What was measured last.
    measured: Option<(Hex, Hex)>,
    /// Where the hex cursor went last: the hexside tools use on the chosen hex.
    faced: Direction,
    pub(super) chosen: Option<Hex>,
    pub(super) questions: Questions,
    /// The scan behind the map.
    backdrop: Backdrop,
    /// What was laid over the map last.
    laid: Option<overlay::OverlayInputs>,
    /// What the pages at the right hold.
    pages: Pages,
    finding: Option<usize>,
    /// The page of a lint that is open beside the findings.
    pub(super) page: Option<Page>,
    pub(super) playtest: Playtest,
    /// The search for the value of a figure.
    pub(super) tuning: Tuning,
    /// Who would win, as of every state of the document.
    pub(super) balance: Balance,
    /// The game that is played by hand.
    pub(super) play: Play,
    /// The moment of the game the map shows, and which state of game and document it is of.
    played: Option<((u64, u64), Moment)>,
    /// What goes on once the changes are saved.
    pub(super) after_save: Option<Then>,
    /// The comments somebody has agreed to lose, until the files are written.
    agreed: Vec<FileComments>,
    /// A correction that waits for its file.
    recorded: Option<recording::Recorded>,
    pub(super) journal: journal::Journal,
    /// What somebody else has made of the file of the map.
    disk: watch::Watch,
    /// How far it has come on the first steps.
    steps: Steps,
    /// What it was like when everything was brought up to date last.
    seen: Option<refresh::FollowedState>,
}

impl Desk {
    /// A document as it comes into the window, seen like this.
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
            tract: game_areas::Preview::default(),
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

    /// The file of the document as somebody else has left it, until it is decided what to do about it.
    pub(super) fn changed_file(&self) -> Option<&Path> {
        self.disk.changed.as_ref().map(|(file, _)| file.as_path())
    }

    /// Whether a game was played on it that lies in no file.
    pub(super) fn has_unsaved_game(&self) -> bool {
        self.document.is_scenario() && self.play.is_unsaved()
    }

    /// Whether games are fought for it that somebody has asked for.
    pub(super) const fn fights(&self) -> bool {
        self.playtest.is_running() || self.tuning.is_running()
    }

    /// Whether another document may take its place: the program began with it, and nothing was done to it.
    pub(super) fn is_untouched(&self) -> bool {
        self.is_first && self.document.version() == 0 && !self.fights() && self.play.table().is_none()
    }

    /// Does what happened to the document, and says what else is to be done about it.
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
