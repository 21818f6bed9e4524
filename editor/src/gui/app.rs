//! The state of the window, and where each message goes.

mod asking;
mod balancing;
mod cards;
mod clipboard;
mod commands;
mod corrections;
mod counters;
mod disk;
mod divider;
mod dividing;
mod exporting;
mod files;
mod finding;
mod findings;
mod games;
mod helping;
mod keeping;
mod layers;
mod leaving;
mod legend;
mod message;
mod naming;
mod overlay;
mod packing;
mod painting;
mod photographing;
mod playing;
mod playtesting;
mod recording;
mod recovery;
mod regions;
pub(in crate::gui) mod remembering;
mod renaming;
mod riders;
mod rulebook;
mod saved;
mod scanning;
mod selecting;
mod setting_up;
mod sheet;
mod side;
mod sizing;
mod stamps;
mod start;
mod tabs;
mod variants;
mod view;
mod watch;
mod workspace;

pub use divider::{Divider, Grip};
pub use message::{Message, Reframed};
pub(super) use playing::is_log;
pub use saved::Saved;
pub use watch::News;
pub use workspace::Workspace;

pub use super::pages::Side;
pub use super::sheet_id::SheetId;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use iced::keyboard;
use iced::{Size, Subscription, Task, Theme, event, window};
use rules::edit::Fragment;
use rules::hex::Hex;
use rules::message::Message as Say;
use rules::project::LoadError;
use rules::spot::Level;
use rules::words::Language;

use self::sheet::Sheet;
use super::board::{self, Board, Shown, Swatches};
use super::dialog::start::Start;
use super::dialog::{Dialog, Then};
use super::document::{FIRST, OpenDocument};
use super::keymap::{self, Command};
use super::panel::page::Page;
use super::panel::playtest::Playtest;
use super::panel::{history, inspector, tools};
use super::ply::Ply;
use super::stamps::Stamps;
use super::theme::Mode;
use super::tool::{Drafts, Toolbox};
use crate::picture::{self, Moment, part::Subject};
use crate::words::Voice;

/// The panels that can be put away, and what else can be switched off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Panels {
    /// The play-test, below the map.
    drawer: bool,
    /// The pages at the right.
    panel: bool,
    /// The gauge of the balance.
    balance: bool,
}

impl Default for Panels {
    fn default() -> Self {
        Self { drawer: false, panel: true, balance: true }
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
    shown: Shown,
    panels: Panels,
    /// The document in front.
    sheet: Sheet,
    tabs: tabs::Tabs,
    swatches: Swatches,
    toolbox: Toolbox,
    /// What was copied.
    fragment: Option<Arc<Fragment>>,
    /// The library of stamps.
    stamps: Stamps,
    ghost: stamps::Ghost,
    /// A picture of the window that waits for its file.
    photograph: Option<window::Screenshot>,
    modifiers: keyboard::Modifiers,
    workspace: Workspace,
    side: Side,
    /// The page that was open last in each workspace, in their order.
    last_sides: [Option<Side>; 4],
    dialog: Option<Dialog>,
    /// The start page while a dialog lies over it.
    waiting: Option<Start>,
    /// The size of the window.
    window: Size,
    /// A dividing line that is being dragged.
    dividing: Option<dividing::Dividing>,
    memory: remembering::Memory,
    keeping: keeping::Keeping,
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
            shown,
            panels: Panels::default(),
            sheet: Sheet::new(document, view),
            tabs: tabs::Tabs::default(),
            swatches: Swatches::new(&view),
            toolbox: Toolbox::default(),
            fragment: None,
            stamps: Stamps::default(),
            ghost: stamps::Ghost::default(),
            photograph: None,
            modifiers: keyboard::Modifiers::default(),
            workspace: Workspace::default(),
            side: Side::default(),
            last_sides: [None; 4],
            dialog: None,
            waiting: None,
            window: remembering::USUAL,
            dividing: None,
            memory: remembering::Memory::default(),
            keeping: keeping::Keeping::default(),
            notice: None,
        }
    }

    /// The window as it opens: with the file named, or the bundled Alamo. A file that does not load leaves the Alamo
    /// in the window and says why.
    pub fn start(file: Option<PathBuf>, language: Language) -> Self {
        let asked_for_none = file.is_none();
        let asked = file.map(|file| OpenDocument::open(&file));
        let (document, trouble) = match asked {
            Some(Ok(document)) => (document, None),
            Some(Err(errors)) => (OpenDocument::open(FIRST.as_ref()).unwrap_or_default(), Some(errors)),
            None => (OpenDocument::open(FIRST.as_ref()).unwrap_or_default(), None),
        };
        let first = asked_for_none || trouble.is_some();
        let mut app = Self::new(document, language);
        app.sheet.is_first = first;
        app.notice = trouble.map(Notice::Unreadable);
        app
    }

    /// The document in front.
    pub const fn document(&self) -> &OpenDocument {
        &self.sheet.document
    }

    /// The tool in hand and how it is set.
    pub const fn toolbox(&self) -> Toolbox {
        self.toolbox
    }

    /// The level shown in full strength.
    pub const fn level(&self) -> Level {
        self.sheet.level
    }

    /// What is shown besides the map.
    pub const fn shown(&self) -> Shown {
        self.shown
    }

    /// How the map is drawn.
    pub fn view_of_map(&self) -> picture::View {
        self.with_regions(board::view(self.sheet.level, self.voice.language(), self.mode, self.shown))
    }

    /// The map in the window.
    pub const fn board(&self) -> &Board {
        &self.sheet.board
    }

    /// The hexes chosen to be copied, cut or deleted.
    pub const fn selection(&self) -> &BTreeSet<Hex> {
        &self.sheet.selection
    }

    /// What is typed in the pages of the tools.
    pub const fn drafts(&self) -> &Drafts {
        &self.sheet.drafts
    }

    /// The chosen hex.
    pub const fn chosen(&self) -> Option<Hex> {
        self.sheet.chosen
    }

    /// The play-test.
    pub const fn playtest(&self) -> &Playtest {
        &self.sheet.playtest
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
        let title = self.sheet.document.base_map().title.get(self.voice.language());
        let edited = if self.sheet.document.is_edited() { " •" } else { "" };
        format!("{title}{edited} – Bexar")
    }

    /// The theme.
    pub fn theme(&self) -> Theme {
        self.mode.theme()
    }

    /// The page of a lint that is open beside the findings.
    pub const fn page(&self) -> Option<&Page> {
        self.sheet.page.as_ref()
    }

    /// What the window listens to besides its widgets.
    pub fn subscription(&self) -> Subscription<Message> {
        Subscription::batch([
            keyboard::listen().map(Message::KeyPressed),
            window::close_requests().map(Message::CloseRequested),
            event::listen_with(|event, status, window| match event {
                iced::Event::Keyboard(event) if status == event::Status::Captured && keymap::is_escape(&event) => {
                    Some(Message::FieldLeft)
                }
                iced::Event::Window(window::Event::FileDropped(file)) => Some(Message::FileDropped(file)),
                iced::Event::Window(window::Event::Focused) => Some(Message::Disk(News::Due)),
                iced::Event::Window(window::Event::Opened { .. }) => Some(Message::Shown(window)),
                iced::Event::Window(window::Event::Rescaled(pixels)) => Some(Message::Rescaled(pixels)),
                iced::Event::Window(window::Event::Resized(size)) => {
                    Some(Message::Reframed(window, Reframed::Size(size)))
                }
                iced::Event::Window(window::Event::Moved(at)) => Some(Message::Reframed(window, Reframed::Place(at))),
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
        self.leave_start();
        self.tell_locked(version);
        if self.toolbox.tool != tool {
            self.open_tool();
        }
        self.ask_tray();
        self.look_at_play();
        self.keep_journal();
        let asked = self.inquire();
        self.look_at_layers();
        self.look_at_stamps();
        self.fit_region_brush();
        self.look_at_regions();
        self.look_for_found();
        self.lay_over();
        self.look_at_counters();
        self.look_at_variants();
        self.remember();
        let scanned = self.look_at_scan();
        let weighed = self.look_at_balance();
        Task::batch([task, asked, scanned, weighed])
    }

    fn happened(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Board(message) => return self.on_board(message),
            Message::Tools(tools::Message::Asking(message)) => self.on_asking(message),
            Message::Tools(tools::Message::Scan(message)) => return self.on_scan(message),
            Message::Tools(tools::Message::Stamps(message)) => return self.on_stamps(message),
            Message::ScanRead(file, read) => self.on_scan_read(file, read),
            Message::Answered(news) => self.sheet.asking.deliver(news),
            Message::Tools(message) => match tools::update(&mut self.toolbox, &mut self.sheet.drafts, message) {
                tools::Action::None => {}
                tools::Action::ChangeLabel(stays) => self.change_label(stays),
                tools::Action::Help => return self.help(self.toolbox.tool.entry().page),
                tools::Action::Command(command) => return self.on_command(command),
                tools::Action::Show(at) => self.show_finding(at),
                tools::Action::Mend(at) => self.mend(at),
            },
            Message::Photographed(taken) => return self.on_photographed(taken),
            Message::Exported(exported) => self.on_exported(exported),
            Message::Packed(packed) => self.on_packed(packed),
            Message::Pasted(text) => self.on_pasted(text.as_deref()),
            Message::Corrections(message) => return self.on_corrections(&message),
            Message::Inspector(inspector::Message::RenameAsked(what, id)) => return self.ask_to_rename(what, id),
            Message::Scenario(message) => self.on_scenario(message),
            Message::Counters(message) => return self.on_counters(message),
            Message::Rulebook(message) => self.on_rulebook(message),
            Message::Variants(message) => return self.on_variants(message),
            Message::Layers(message) => self.on_layers(message),
            Message::Problems(message) => self.on_problems(message),
            Message::Find(message) => self.on_find(message),
            Message::Page(message) => return self.on_page(message),
            Message::HelpAsked(name) => return self.help(name),
            Message::Play(message) => return self.on_play(message),
            Message::GameOpened(opened) => return self.on_game_opened(opened),
            Message::GameSaved(steps, saved) => return self.on_game_saved(steps, saved),
            Message::Playtest(message) => return self.on_playtest(message),
            Message::ReportWritten(written) => self.on_report_written(written),
            Message::Balance(message) => return self.on_balance(message),
            Message::History(history::Message::Chosen(made)) => self.jump_in_history(made),
            Message::Dialog(message) => return self.on_dialog(message),
            Message::Offer(message) => return self.on_offer(message),
            Message::Recovered(journal, recovered) => return self.on_recovered(&journal, recovered),
            Message::GameFound(journal, opened) => return self.on_game_found(&journal, opened),
            Message::Disk(news) => return self.on_disk(news),
            Message::For(id, message) => return self.on_sheet(id, *message),
            Message::TabPicked(id) => self.bring(id),
            Message::TabClosed(id) => return self.unless_unsaved(Then::CloseTab(id)),
            Message::Commanded(command) => return self.on_command(command),
            Message::KeyPressed(event) => return self.on_key(&event),
            // A dialog closes at once, whatever has the caret; on a page the first stroke only leaves the field.
            Message::FieldLeft if self.dialog.is_some() => return self.on_command(Command::Escape),
            Message::FieldLeft => {}
            Message::KeyedIn(command, typing) => return self.on_command_while(command, typing),
            Message::SidePicked(side) => self.open_side(side),
            Message::WorkspacePicked(workspace) => self.go_to(workspace),
            Message::DrawerPicked(open) => self.panels.drawer = open,
            Message::LevelPicked(level) => {
                self.sheet.level = level;
                self.redraw();
            }
            Message::LanguagePicked(language) => {
                self.speak(language);
                self.redraw();
            }
            Message::FileChosen(purpose, choice) => return self.on_choice(purpose, choice),
            Message::FileDropped(file) => return self.on_dropped(file),
            Message::Opened(Ok(document)) => self.on_opened(*document),
            Message::Opened(Err(errors)) => self.notice = Some(Notice::Unreadable(errors)),
            Message::Saved(written) => return self.on_saved(written),
            Message::Recorded(written) => self.on_recorded(written),
            Message::NoticeClosed => self.notice = None,
            Message::CloseRequested(id) => return self.unless_unsaved(Then::Close(id)),
            Message::Reframed(id, reframed) => return Self::ask_for_frame(id, reframed),
            Message::Framed(reframed, maximised) => self.on_framed(reframed, maximised),
            Message::Grip(grip) => self.on_grip(grip),
            Message::Shown(id) => return window::scale_factor(id).map(Message::Rescaled),
            Message::Rescaled(pixels) => self.each_sheet().for_each(|sheet| sheet.board.rescale(pixels)),
        }
        Task::none()
    }

    /// Brings everything that shows the document up to date.
    fn document_changed(&mut self) {
        self.sheet.playtest.document_changed();
        self.sheet.laid = None;
        self.sheet.asking.document_changed(self.sheet.document.map());
        self.touch_up();
    }

    /// A page has changed the document, perhaps with something to say of it, or could not.
    fn edited_on_page(&mut self, edited: Result<Option<Say>, Say>) {
        match edited {
            Ok(said) => {
                self.notice = said.map(Notice::Done);
                self.sheet.finding = None;
                self.document_changed();
            }
            Err(why) => self.notice = Some(Notice::Failed(why)),
        }
    }

    /// Draws what edits have touched again, and no more.
    fn touch_up(&mut self) {
        let (view, touched) = (self.view_of_map(), self.sheet.document.take_touched());
        let subject = subject(&self.sheet.document, self.sheet.played.as_ref().map(|(_, moment)| moment), view);
        self.sheet.board.touch_up(subject, &touched);
    }

    /// Draws the picture again in another language, light or level.
    fn redraw(&mut self) {
        let view = self.view_of_map();
        self.sheet.view = view;
        let subject = subject(&self.sheet.document, self.sheet.played.as_ref().map(|(_, moment)| moment), view);
        self.sheet.board.redraw(subject);
        self.swatches = Swatches::new(&view);
    }

    /// Speaks a language from now on.
    fn speak(&mut self, language: Language) {
        self.voice = Voice::new(language);
        let voice = &self.voice;
        for sheet in self.tabs.behind.iter_mut().chain([&mut self.sheet]) {
            sheet.page = sheet.page.take().and_then(|page| page.translated(voice));
        }
    }

    fn unmark(&mut self) {
        self.sheet.finding = None;
        self.sheet.board.unmark();
    }
}

/// What the window shows of a document: with its counters when it is a scenario, or with those of a moment of play.
fn subject<'a>(document: &'a OpenDocument, moment: Option<&'a Moment>, view: picture::View) -> Subject<'a> {
    let project = (document.is_scenario() || moment.is_some()).then(|| document.project());
    let map = moment.map_or(document.map(), |moment| moment.map(document.map()));
    Subject { map, project, moment, view }
}
