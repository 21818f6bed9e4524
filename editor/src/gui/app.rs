//! The state of the window, and where each message goes.

mod commands;
mod files;
mod findings;
mod painting;
mod recording;
mod view;

use std::path::PathBuf;

use iced::keyboard;
use iced::{Subscription, Task, Theme, event, window};
use rules::hex::Hex;
use rules::message::Message as Say;
use rules::project::LoadError;
use rules::spot::Level;
use rules::words::Language;

use super::board::{self, Board, Shown, Swatches};
use super::dialog::{self, Dialog, Then};
use super::document::{FIRST, OpenDocument};
use super::file::{Choice, Purpose, Written};
use super::keymap::Command;
use super::panel::page::{self, Page};
use super::panel::playtest::{self, Playtest};
use super::panel::{inspector, problems, tools};
use super::theme::Mode;
use super::tool::Toolbox;
use crate::picture::{self, part::Subject};
use crate::words::Voice;

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// On the map.
    Board(board::Message),
    /// Among the tools.
    Tools(tools::Message),
    /// In the inspector.
    Inspector(inspector::Message),
    /// In the list of findings.
    Problems(problems::Message),
    /// On the page of a lint.
    Page(page::Message),
    /// In the play-test.
    Playtest(playtest::Message),
    /// In a dialog.
    Dialog(dialog::Message),
    /// A command was given, by button or key.
    Commanded(Command),
    /// A key was pressed that no field has used.
    KeyPressed(keyboard::Event),
    /// A page of the dock was picked.
    DockPicked(Dock),
    /// The level shown in full strength was picked.
    LevelPicked(Level),
    /// The language was picked.
    LanguagePicked(Language),
    /// A file was chosen, or not.
    FileChosen(Purpose, Choice),
    /// A file was dropped on the window.
    FileDropped(PathBuf),
    /// A document was read.
    Opened(Result<Box<OpenDocument>, Vec<LoadError>>),
    /// The map was written.
    Saved(Result<Written, Say>),
    /// A recorded correction was written.
    Recorded(Result<PathBuf, Say>),
    /// The last notice was read.
    NoticeClosed,
    /// The window is asked to close.
    CloseRequested(window::Id),
    /// The window was opened.
    Shown(window::Id),
    /// How many pixels of the screen make a unit of the window.
    Rescaled(f32),
}

/// The pages of the dock.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Dock {
    /// What the validator says.
    #[default]
    Problems,
    /// Who wins.
    Playtest,
}

/// The panels that can be put away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Panels {
    /// Below the map.
    dock: bool,
    /// At the right.
    inspector: bool,
}

impl Default for Panels {
    fn default() -> Self {
        Self { dock: true, inspector: true }
    }
}

/// The last thing the window said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// Something went as it should.
    Done(Say),
    /// Something did not.
    Failed(Say),
    /// Documents that do not load.
    Unreadable(Vec<LoadError>),
}

/// The state of the window.
pub struct App {
    voice: Voice,
    mode: Mode,
    level: Level,
    shown: Shown,
    panels: Panels,
    document: OpenDocument,
    board: Board,
    swatches: Swatches,
    toolbox: Toolbox,
    chosen: Option<Hex>,
    dock: Dock,
    finding: Option<usize>,
    notes: bool,
    /// The page of a lint that is open beside the findings.
    page: Option<Page>,
    playtest: Playtest,
    dialog: Option<Dialog>,
    /// What goes on once the changes are saved.
    after_save: Option<Then>,
    /// A correction that waits for its file.
    recorded: Option<recording::Recorded>,
    notice: Option<Notice>,
}

impl App {
    /// A window with a document in it.
    pub fn new(document: OpenDocument, language: Language) -> Self {
        let shown = Shown { counters: document.is_scenario(), ..Shown::default() };
        let view = board::view(Level::Ground, language, Mode::Light, shown);
        Self {
            voice: Voice::new(language),
            mode: Mode::Light,
            level: Level::Ground,
            shown,
            panels: Panels::default(),
            board: Board::new(subject(&document, view)),
            swatches: Swatches::new(&view),
            document,
            toolbox: Toolbox::default(),
            chosen: None,
            dock: Dock::Problems,
            finding: None,
            notes: false,
            page: None,
            playtest: Playtest::default(),
            dialog: None,
            after_save: None,
            recorded: None,
            notice: None,
        }
    }

    /// The window as it opens: with the file named, or the bundled Alamo. A file that does not load leaves the Alamo
    /// in the window and says why.
    pub fn start(file: Option<PathBuf>, language: Language) -> Self {
        let asked = file.map(|file| OpenDocument::open(&file));
        let (document, trouble) = match asked {
            Some(Ok(document)) => (document, None),
            Some(Err(errors)) => (OpenDocument::open(FIRST.as_ref()).unwrap_or_default(), Some(errors)),
            None => (OpenDocument::open(FIRST.as_ref()).unwrap_or_default(), None),
        };
        let mut app = Self::new(document, language);
        app.notice = trouble.map(Notice::Unreadable);
        app
    }

    /// The open document.
    pub const fn document(&self) -> &OpenDocument {
        &self.document
    }

    /// The tool in hand and how it is set.
    pub const fn toolbox(&self) -> Toolbox {
        self.toolbox
    }

    /// The level shown in full strength.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// What is shown besides the map.
    pub const fn shown(&self) -> Shown {
        self.shown
    }

    /// How the map is drawn.
    pub fn view_of_map(&self) -> picture::View {
        board::view(self.level, self.voice.language(), self.mode, self.shown)
    }

    /// The map in the window.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The chosen hex.
    pub const fn chosen(&self) -> Option<Hex> {
        self.chosen
    }

    /// The play-test.
    pub const fn playtest(&self) -> &Playtest {
        &self.playtest
    }

    /// The last thing the window said.
    pub const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// The dialog that is open.
    pub const fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_ref()
    }

    /// The title of the window.
    pub fn title(&self) -> String {
        let title = self.document.base_map().title.get(self.voice.language());
        let edited = if self.document.is_edited() { " •" } else { "" };
        format!("{title}{edited} – Bexar")
    }

    /// The theme.
    pub fn theme(&self) -> Theme {
        self.mode.theme()
    }

    /// The page of a lint that is open beside the findings.
    pub const fn page(&self) -> Option<&Page> {
        self.page.as_ref()
    }

    /// What the window listens to besides its widgets.
    pub fn subscription(&self) -> Subscription<Message> {
        Subscription::batch([
            keyboard::listen().map(Message::KeyPressed),
            window::close_requests().map(Message::CloseRequested),
            event::listen_with(|event, _, window| match event {
                iced::Event::Window(window::Event::FileDropped(file)) => Some(Message::FileDropped(file)),
                iced::Event::Window(window::Event::Opened { .. }) => Some(Message::Shown(window)),
                iced::Event::Window(window::Event::Rescaled(pixels)) => Some(Message::Rescaled(pixels)),
                _ => None,
            }),
        ])
    }

    /// Does what happened.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Board(message) => self.on_board(message),
            Message::Tools(message) => tools::update(&mut self.toolbox, message),
            Message::Inspector(inspector::Message::CorrectionSwitched(at, on)) => {
                self.document.switch_correction(at, on);
                self.document_changed();
            }
            Message::Inspector(inspector::Message::RecordAsked) => return self.ask_for_citation(),
            Message::Problems(message) => self.on_problems(message),
            Message::Page(page::Message::Closed) => self.page = None,
            Message::Page(page::Message::Followed) => {}
            Message::Playtest(message) => {
                return self.playtest.update(message, self.document.project()).map(Message::Playtest);
            }
            Message::Dialog(message) => return self.on_dialog(message),
            Message::Commanded(command) => return self.on_command(command),
            Message::KeyPressed(event) => return self.on_key(&event),
            Message::DockPicked(dock) => {
                self.dock = dock;
                self.panels.dock = true;
            }
            Message::LevelPicked(level) => {
                self.level = level;
                self.redraw();
            }
            Message::LanguagePicked(language) => {
                self.voice = Voice::new(language);
                self.page = self.page.take().and_then(|page| Page::of(page.lint(), language));
                self.redraw();
            }
            Message::FileChosen(purpose, choice) => return self.on_choice(purpose, choice),
            Message::FileDropped(file) => return self.unless_unsaved(Then::Open(file)),
            Message::Opened(Ok(document)) => self.on_opened(*document),
            Message::Opened(Err(errors)) => self.notice = Some(Notice::Unreadable(errors)),
            Message::Saved(written) => return self.on_saved(written),
            Message::Recorded(Ok(file)) => {
                self.notice = Some(Notice::Done(Say::new("gui-recorded").with("file", file.display())));
            }
            Message::Recorded(Err(trouble)) => self.notice = Some(Notice::Failed(trouble)),
            Message::NoticeClosed => self.notice = None,
            Message::CloseRequested(id) => return self.unless_unsaved(Then::Close(id)),
            Message::Shown(id) => return window::scale_factor(id).map(Message::Rescaled),
            Message::Rescaled(pixels) => self.board.rescale(pixels),
        }
        Task::none()
    }

    /// Brings everything that shows the document up to date.
    fn document_changed(&mut self) {
        self.playtest.document_changed();
        self.touch_up();
    }

    /// Draws what edits have touched again, and no more.
    fn touch_up(&mut self) {
        let (view, touched) = (self.view_of_map(), self.document.take_touched());
        self.board.touch_up(subject(&self.document, view), &touched);
    }

    /// Draws the picture again in another language, light or level.
    fn redraw(&mut self) {
        let view = self.view_of_map();
        self.board.redraw(subject(&self.document, view));
        self.swatches = Swatches::new(&view);
    }

    fn unmark(&mut self) {
        self.finding = None;
        self.board.unmark();
    }
}

/// What the window shows of a document: with its counters when it is a scenario.
fn subject(document: &OpenDocument, view: picture::View) -> Subject<'_> {
    Subject { map: document.map(), project: document.is_scenario().then(|| document.project()), view }
}
