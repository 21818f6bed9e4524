//! The state of the window, and the dispatch of its messages.

mod cards;
mod commands;
mod desks;
mod dialogs;
mod disk;
mod files;
mod games;
mod journals;
mod leaving;
mod message;
mod photographing;
mod recovery;
pub(in crate::gui) mod remembering;
mod side;
mod start;
mod tabs;
mod view;
mod workspaces;

pub(super) use files::is_log;
pub use message::{Message, Reframed};

pub use super::desk::FileNews;
pub use super::desk_id::DeskId;
pub use super::divider::{Divider, Grip};
pub use super::notice::Notice;
pub use super::pages::SidePage;
pub use super::saved::Saved;
pub use super::workspace::Workspace;

use std::collections::BTreeSet;
use std::path::PathBuf;

use iced::{Size, Subscription, Task, Theme, event, window};
use rules::hex::Hex;
use rules::spot::Level;
use rules::words::Language;

use self::desks::Desks;
use super::action::Action;
use super::board::{Board, LayersShown};
use super::designer_layer::DesignerLayer;
use super::desk::{self, Desk};
use super::dialog::start::Start;
use super::dialog::{Dialog, Then};
use super::document::{FIRST, OpenDocument};
use super::gallery::Gallery;
use super::keymap::Command;
use super::panel::page::Page;
use super::panel::playtest::Playtest;
use super::panel::tuning::Tuning;
use super::play::Play;
use super::questions::Questions;
use super::stamps::Stamps;
use super::tool::{Drafts, Toolbox};
use super::window_state::WindowState;
use crate::picture;
use crate::words::Voice;

/// The state of the window.
pub struct App {
    /// State shared by all documents.
    around: WindowState,
    /// The open documents.
    desks: Desks,
    /// A screenshot of the window that still needs a file.
    photograph: Option<window::Screenshot>,
    dialog: Option<Dialog>,
    /// The start page while a dialog covers it.
    waiting: Option<Start>,
    /// Previews of documents, for the start page.
    gallery: Gallery,
    memory: remembering::Memory,
    keeping: journals::Keeping,
}

impl App {
    /// Creates a window with a document in it.
    pub fn new(document: OpenDocument, language: Language) -> Self {
        let mut around = WindowState::new(language, remembering::USUAL);
        around.shown = around.shown.with(DesignerLayer::Counters, document.is_scenario());
        let view = around.view(Level::Ground);
        Self {
            around,
            desks: Desks::new(Desk::new(document, view)),
            photograph: None,
            dialog: None,
            waiting: None,
            gallery: Gallery::default(),
            memory: remembering::Memory::default(),
            keeping: journals::Keeping::default(),
        }
    }

    /// Creates the window at start-up: with the named file, or with the bundled Alamo. A part of a scenario opens it with
    /// the page of that part. If the file does not load, the window shows the Alamo and says why.
    pub fn start(file: Option<PathBuf>, language: Language) -> Self {
        let asked_for_none = file.is_none();
        let part = file.as_deref().and_then(SidePage::of_file);
        let asked = file.map(|file| OpenDocument::open(&file));
        let (document, trouble) = match asked {
            Some(Ok(document)) => (document, None),
            Some(Err(errors)) => (OpenDocument::open(FIRST.as_ref()).unwrap_or_default(), Some(errors)),
            None => (OpenDocument::open(FIRST.as_ref()).unwrap_or_default(), None),
        };
        let first = asked_for_none || trouble.is_some();
        let side = part.filter(|_| trouble.is_none());
        let mut app = Self::new(document, language);
        if let Some(side) = side {
            app.desks.front_mut().open_side(side, &mut app.around);
        }
        app.desks.front_mut().is_first = first;
        app.around.notice = trouble.map(Notice::Unreadable);
        app
    }

    /// The desk in front.
    pub(super) fn desk(&self) -> &Desk {
        self.desks.front()
    }

    /// The document in front.
    pub fn document(&self) -> &OpenDocument {
        &self.desk().document
    }

    /// The tool in hand and the settings of each tool.
    pub const fn toolbox(&self) -> Toolbox {
        self.around.toolbox
    }

    /// The level shown at full strength.
    pub fn level(&self) -> Level {
        self.desk().level
    }

    /// The layers shown in addition to the map.
    pub const fn shown(&self) -> LayersShown {
        self.around.shown
    }

    /// How the map is drawn.
    pub fn view_of_map(&self) -> picture::View {
        self.desk().view_of_map(&self.around)
    }

    /// The board that shows the map.
    pub fn board(&self) -> &Board {
        &self.desk().board
    }

    /// The hexes selected to be copied, cut or deleted.
    pub fn selection(&self) -> &BTreeSet<Hex> {
        &self.desk().selection
    }

    /// The text typed in the pages of the tools.
    pub fn drafts(&self) -> &Drafts {
        &self.desk().drafts
    }

    /// The chosen hex.
    pub fn chosen(&self) -> Option<Hex> {
        self.desk().chosen
    }

    /// The state of the play-test.
    pub fn playtest(&self) -> &Playtest {
        &self.desk().playtest
    }

    /// The search for the value of a figure.
    pub fn tuning(&self) -> &Tuning {
        &self.desk().tuning
    }

    /// The questions to the rules and their answers.
    pub fn questions(&self) -> &Questions {
        &self.desk().questions
    }

    /// The game that is played by hand.
    pub fn play(&self) -> &Play {
        &self.desk().play
    }

    /// The open page of the manual.
    pub fn page(&self) -> Option<&Page> {
        self.desk().page.as_ref()
    }

    /// The library of stamps.
    pub const fn stamps(&self) -> &Stamps {
        &self.around.stamps
    }

    /// The most recent notice.
    pub const fn notice(&self) -> Option<&Notice> {
        self.around.notice.as_ref()
    }

    /// The dialog that is open.
    pub const fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_ref()
    }

    /// The size of the panel of a divider, in px, limited to leave room for the map.
    pub fn size_of(&self, divider: Divider) -> f32 {
        self.around.layout.size_of(divider)
    }

    /// The size of the map in the window, in px.
    pub fn map_size(&self) -> Size {
        self.around.map_size()
    }

    /// The title of the window.
    pub fn title(&self) -> String {
        let title = self.document().base_map().title.get(self.around.voice.language());
        let edited = if self.document().is_edited() { " •" } else { "" };
        format!("{title}{edited} – Bexar")
    }

    /// The theme.
    pub fn theme(&self) -> Theme {
        self.around.mode.theme()
    }

    /// The events the window listens to in addition to those of its widgets.
    pub fn subscription(&self) -> Subscription<Message> {
        Subscription::batch([
            window::close_requests().map(Message::CloseRequested),
            event::listen_with(|event, _, window| match event {
                iced::Event::Window(window::Event::FileDropped(file)) => Some(Message::FileDropped(file)),
                iced::Event::Window(window::Event::Focused) => Some(Message::DiskDue),
                iced::Event::Window(window::Event::Opened { position, size, .. }) => {
                    Some(Message::Shown(window, size, position))
                }
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

    /// Handles a message.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        let done = !message.is_look();
        self.around.layout.riders = self.desks.count() > 1;
        let version = self.desks.front_mut().keep_locked();
        let task = self.happened(message);
        self.leave_start();
        self.around.covered = matches!(self.dialog, Some(Dialog::Start(_))) || self.waiting.is_some();
        self.around.layout.riders = self.desks.count() > 1;
        let desk = self.desks.front_mut();
        desk.tell_locked(version, &mut self.around);
        let followed = desk.follow(done, &mut self.around);
        let left = self.perform(self.front(), followed);
        self.remember();
        Task::batch([task, left])
    }

    fn happened(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Desk(id, message) => return self.on_desk(id, message),
            Message::DiskDue => return self.look_at_files(),
            Message::Photographed(taken) => return self.on_photographed(taken),
            Message::PhotographWritten(written) => self.around.notice = Some(desk::told_of_picture(written)),
            Message::GameOpened(opened) => return self.on_game_opened(opened),
            Message::Dialog(message) => return self.on_dialog(message),
            Message::Offer(message) => return self.on_offer(message),
            Message::Recovered(journal, recovered) => return self.on_recovered(&journal, recovered),
            Message::GameFound(journal, opened) => return self.on_game_found(&journal, opened),
            Message::TabPicked(id) => self.bring(id),
            Message::TabClosed(id) => return self.unless_unsaved(Then::CloseTab(id)),
            Message::Commanded(command) => return self.on_command(command),
            Message::KeyPressed(event) => return self.on_key(&event),
            // A dialog closes at once, even with the caret in a field; on a page the first press of the key only leaves
            // the field.
            Message::FieldLeft if self.dialog.is_some() => return self.on_command(Command::Escape),
            Message::FieldLeft => {}
            Message::KeyedIn(command, typing) => {
                return self.at_front(|desk, around| desk.on_command_while(command, typing, around));
            }
            Message::SidePicked(side) => self.desks.front_mut().open_side(side, &mut self.around),
            Message::WorkspacePicked(workspace) => self.go_to(workspace),
            Message::DrawerPicked(open) => self.around.layout.panels.drawer = open,
            Message::LanguagePicked(language) => {
                self.speak(language);
                self.desks.front_mut().redraw(&mut self.around);
                return self.draw_samples();
            }
            Message::FileChosen(purpose, choice) => return self.on_choice(purpose, choice),
            Message::FileDropped(file) => return self.on_dropped(file),
            Message::Opened(Ok(document)) => self.on_opened(*document),
            Message::Opened(Err(errors)) => self.around.notice = Some(Notice::Unreadable(errors)),
            Message::NoticeClosed => self.around.notice = None,
            Message::CloseRequested(id) => return self.unless_unsaved(Then::Close(id)),
            Message::Reframed(id, reframed) => return Self::ask_for_frame(id, reframed),
            Message::Framed(reframed, maximised) => {
                let before = self.large_picture();
                self.on_framed(reframed, maximised);
                return self.draw_larger(before);
            }
            Message::Grip(grip) => self.around.layout.on_grip(grip),
            Message::Shown(id, size, at) => {
                let pixels = window::scale_factor(id).map(Message::Rescaled);
                return Task::batch([pixels, Self::ask_for_screen(id, size, at)]);
            }
            Message::ScreenTaken(screen) => self.on_screen_taken(screen),
            Message::OnScreen { id, size, at, screen } => return self.on_screen(id, size, at, screen),
            Message::Rescaled(pixels) => {
                let before = self.large_picture();
                self.desks.each_mut().for_each(|desk| desk.board.rescale(pixels));
                return self.draw_larger(before);
            }
        }
        Task::none()
    }

    /// Passes a message to a desk, which need not be the one in front. A message for a closed desk is dropped.
    fn on_desk(&mut self, id: DeskId, message: desk::Message) -> Task<Message> {
        let Some(desk) = self.desks.get_mut(id) else { return Task::none() };
        let action = desk.update(message, &mut self.around);
        let task = self.perform(id, action);
        if id == self.front() {
            return task;
        }
        // What runs below for the front desk does not reach the desks behind it.
        let kept = self.desks.get_mut(id).map_or(Action::None, |desk| desk.keep_journal(&mut self.around));
        let kept = self.perform(id, kept);
        self.desks.front_mut().refresh(&mut self.around);
        Task::batch([task, kept])
    }

    /// Performs an action requested by a desk.
    fn perform(&mut self, id: DeskId, action: desk::Action) -> Task<Message> {
        match action {
            Action::None => Task::none(),
            Action::Run(task) => task.map(move |message| Message::Desk(id, message)),
            Action::All(actions) => Task::batch(actions.into_iter().map(|action| self.perform(id, action))),
            Action::Command(command) => self.on_command(command),
            Action::Choose(purpose) => self.choose(id, purpose),
            Action::Ask(dialog) => {
                // Bring the document the dialog is about to the front.
                if self.dialog.is_none() {
                    self.bring(id);
                }
                self.open_dialog(*dialog);
                Task::none()
            }
            Action::Tell(message) => self.on_dialog(*message),
            Action::GoOn(then) => self.save_and_go_on(then),
            Action::Replace(document) => self.replace(id, *document),
            Action::Discard(journal) => {
                self.discard_game(&journal);
                Task::none()
            }
            Action::Edited(_)
            | Action::Refused(_)
            | Action::Say(_)
            | Action::Make(..)
            | Action::Show(_)
            | Action::Mend(_)
            | Action::ShowObstacles
            | Action::ShowVariant(_)
            | Action::Turn(_)
            | Action::Balance(_)
            | Action::Help(_)
            | Action::Rename(..) => {
                let Some(desk) = self.desks.get_mut(id) else { return Task::none() };
                let left = desk.settle(action, &mut self.around);
                self.perform(id, left)
            }
        }
    }

    /// Lets the desk in front act, and performs its action.
    fn at_front(&mut self, act: impl FnOnce(&mut Desk, &mut WindowState) -> desk::Action) -> Task<Message> {
        let action = act(self.desks.front_mut(), &mut self.around);
        self.perform(self.front(), action)
    }

    /// Switches the language of the window.
    fn speak(&mut self, language: Language) {
        self.around.voice = Voice::new(language);
        for desk in self.desks.each_mut() {
            desk.page = desk.page.take().and_then(|page| page.translated(&self.around.voice));
        }
    }
}
