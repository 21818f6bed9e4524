//! The state of the window, and where each message goes.

mod asking;
mod cards;
mod clipboard;
mod commands;
mod counters;
mod disk;
mod exporting;
mod files;
mod finding;
mod findings;
mod keeping;
mod layers;
mod naming;
mod overlay;
mod painting;
mod recording;
mod recovery;
mod rulebook;
mod selecting;
mod setting_up;
mod side;
mod sizing;
mod view;

pub use disk::News;
pub use side::Side;

use std::collections::BTreeSet;
use std::path::PathBuf;

use iced::keyboard;
use iced::{Subscription, Task, Theme, event, window};
use rules::edit::Fragment;
use rules::hex::{Direction, Hex};
use rules::message::Message as Say;
use rules::project::LoadError;
use rules::spot::Level;
use rules::words::Language;

use super::asking::{Asking, News as Answer};
use super::board::{self, Board, Shown, Swatches};
use super::dialog::{self, Dialog, Then, recovery as offers};
use super::document::{FIRST, OpenDocument, Recovered};
use super::file::{Choice, Purpose, Written};
use super::keymap::Command;
use super::panel::find::{self, Find};
use super::panel::page::{self, Page};
use super::panel::playtest::{self, Playtest};
use super::panel::scenario::{self, Tray};
use super::panel::{
    counters as counters_page, history, inspector, layers as layers_page, problems, rulebook as rulebook_page, tools,
};
use super::ply::Ply;
use super::theme::Mode;
use super::tool::brush::Passed;
use super::tool::{Drafts, Toolbox};
use crate::picture::{self, part::Subject};
use crate::words::Voice;

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// On the map.
    Board(board::Message),
    /// Among the tools.
    Tools(tools::Message),
    /// The engine has answered.
    Answered(Answer),
    /// In the inspector.
    Inspector(inspector::Message),
    /// On the page of the scenario.
    Scenario(scenario::Message),
    /// On the page of counters.
    Counters(counters_page::Message),
    /// On the page of the rulebook.
    Rulebook(rulebook_page::Message),
    /// On the page of layers.
    Layers(layers_page::Message),
    /// In the list of findings.
    Problems(problems::Message),
    /// On the page of a lint.
    Page(page::Message),
    /// In the page that finds and replaces.
    Find(find::Message),
    /// In the play-test.
    Playtest(playtest::Message),
    /// In the history.
    History(history::Message),
    /// In a dialog.
    Dialog(dialog::Message),
    /// Among the journals that were left behind.
    Offer(offers::Message),
    /// The document of this journal was recovered.
    Recovered(PathBuf, Result<Box<Recovered>, Vec<LoadError>>),
    /// About the files of the document on disk.
    Disk(News),
    /// A command was given, by button or key.
    Commanded(Command),
    /// A key was pressed that no field has used.
    KeyPressed(keyboard::Event),
    /// A key that fields leave alone, pressed on a page with fields: whether one of them has the caret.
    KeyedIn(Command, bool),
    /// A page of the dock was picked.
    DockPicked(Dock),
    /// A page at the right was picked.
    SidePicked(Side),
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
    /// A picture of the map was written.
    Exported(Result<PathBuf, Say>),
    /// The clipboard was read.
    Pasted(Option<String>),
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
    /// Find and replace.
    Find,
    /// What was done.
    History,
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
    /// What is typed in the pages of the tools.
    drafts: Drafts,
    /// The hexes chosen to be copied, cut or deleted.
    selection: BTreeSet<Hex>,
    /// A drag of which only the end will count.
    drag: Option<Passed>,
    /// What was copied.
    fragment: Option<Fragment>,
    /// What was measured last.
    measured: Option<(Hex, Hex)>,
    /// Where the hex cursor went last: the hexside tools use on the chosen hex.
    faced: Direction,
    modifiers: keyboard::Modifiers,
    chosen: Option<Hex>,
    asking: Asking,
    /// What was laid over the map last.
    laid: Option<overlay::Laid>,
    dock: Dock,
    side: Side,
    counters: counters_page::State,
    rulebook: rulebook_page::State,
    /// Which layer is in hand, which ones are locked.
    layers: layers_page::State,
    /// What the layers that judge the map say of it.
    judged: layers_page::Judged,
    finding: Option<usize>,
    notes: bool,
    /// The page of a lint that is open beside the findings.
    page: Option<Page>,
    playtest: Playtest,
    find: Find,
    tray: Tray,
    dialog: Option<Dialog>,
    /// What goes on once the changes are saved.
    after_save: Option<Then>,
    /// A correction that waits for its file.
    recorded: Option<recording::Recorded>,
    keeping: keeping::Keeping,
    /// What somebody else has made of the file of the map.
    disk: disk::Watch,
    notice: Option<Notice>,
}

impl App {
    /// A window with a document in it.
    pub fn new(document: OpenDocument, language: Language) -> Self {
        let shown = Shown::default().with(Ply::Counters, document.is_scenario());
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
            drafts: Drafts::default(),
            selection: BTreeSet::new(),
            drag: None,
            fragment: None,
            measured: None,
            faced: Direction::North,
            modifiers: keyboard::Modifiers::default(),
            chosen: None,
            asking: Asking::default(),
            laid: None,
            dock: Dock::Problems,
            side: Side::default(),
            counters: counters_page::State::default(),
            rulebook: rulebook_page::State::default(),
            layers: layers_page::State::default(),
            judged: layers_page::Judged::default(),
            finding: None,
            notes: false,
            page: None,
            playtest: Playtest::default(),
            find: Find::default(),
            tray: Tray::default(),
            dialog: None,
            after_save: None,
            recorded: None,
            keeping: keeping::Keeping::default(),
            disk: disk::Watch::default(),
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

    /// The hexes chosen to be copied, cut or deleted.
    pub const fn selection(&self) -> &BTreeSet<Hex> {
        &self.selection
    }

    /// What is typed in the pages of the tools.
    pub const fn drafts(&self) -> &Drafts {
        &self.drafts
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
                iced::Event::Window(window::Event::Focused) => Some(Message::Disk(News::Due)),
                iced::Event::Window(window::Event::Opened { .. }) => Some(Message::Shown(window)),
                iced::Event::Window(window::Event::Rescaled(pixels)) => Some(Message::Rescaled(pixels)),
                _ => None,
            }),
            self.watch(),
        ])
    }

    /// Does what happened.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        let tool = self.toolbox.tool;
        let version = self.keep_locked();
        let task = self.happened(message);
        self.tell_locked(version);
        if self.toolbox.tool != tool {
            self.open_tray();
        }
        self.ask_tray();
        self.keep_journal();
        let asked = self.inquire();
        self.look_at_layers();
        self.lay_over();
        self.look_at_counters();
        Task::batch([task, asked])
    }

    fn happened(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Board(message) => self.on_board(message),
            Message::Tools(tools::Message::Asking(message)) => self.on_asking(message),
            Message::Answered(news) => self.asking.deliver(news),
            Message::Tools(message) => match tools::update(&mut self.toolbox, &mut self.drafts, message) {
                tools::Action::None => {}
                tools::Action::ChangeLabel(stays) => self.change_label(stays),
                tools::Action::Command(command) => return self.on_command(command),
            },
            Message::Exported(exported) => self.on_exported(exported),
            Message::Pasted(text) => self.on_pasted(text.as_deref()),
            Message::Inspector(inspector::Message::CorrectionSwitched(at, on)) => {
                self.document.switch_correction(at, on);
                self.document_changed();
            }
            Message::Inspector(inspector::Message::RecordAsked) => return self.ask_for_citation(),
            Message::Scenario(message) => self.on_scenario(message),
            Message::Counters(message) => return self.on_counters(message),
            Message::Rulebook(message) => self.on_rulebook(message),
            Message::Layers(message) => self.on_layers(message),
            Message::Problems(message) => self.on_problems(message),
            Message::Find(message) => self.on_find(message),
            Message::Page(page::Message::Closed) => self.page = None,
            Message::Page(page::Message::Followed) => {}
            Message::Playtest(message) => {
                return self.playtest.update(message, self.document.project()).map(Message::Playtest);
            }
            Message::History(history::Message::Chosen(made)) => self.jump_in_history(made),
            Message::Dialog(message) => return self.on_dialog(message),
            Message::Offer(message) => return self.on_offer(message),
            Message::Recovered(journal, recovered) => self.on_recovered(&journal, recovered),
            Message::Disk(news) => return self.on_disk(news),
            Message::Commanded(command) => return self.on_command(command),
            Message::KeyPressed(event) => return self.on_key(&event),
            Message::KeyedIn(command, typing) => return self.on_command_while(command, typing),
            Message::DockPicked(dock) => {
                self.dock = dock;
                self.panels.dock = true;
            }
            Message::SidePicked(side) => {
                self.side = side;
                self.panels.inspector = true;
            }
            Message::LevelPicked(level) => {
                self.level = level;
                self.redraw();
            }
            Message::LanguagePicked(language) => {
                self.voice = Voice::new(language);
                self.page = self.page.take().and_then(|page| Page::of(page.subject(), language));
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
        self.find.look(self.document.base_map(), &self.voice);
        self.laid = None;
        self.asking.document_changed(self.document.map());
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
