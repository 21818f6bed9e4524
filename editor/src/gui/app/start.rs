//! The start page in the window.

use iced::widget::operation::focus;
use iced::widget::{column, container, row, stack};
use iced::{Center, Element, Fill, Size, Task, keyboard};
use rules::phrase::Phrase;

use super::{App, Message, Notice, SidePage, Workspace};
use crate::gui::desk::Desk;
use crate::gui::dialog::new_map::{self, NewMap};
use crate::gui::dialog::start::{self, Card, Room, Start, StartEntry};
use crate::gui::dialog::{self, Dialog};
use crate::gui::document::{FIRST, OpenDocument};
use crate::gui::file::Purpose;
use crate::gui::gallery::Extent;
use crate::gui::keymap::{self, Command, key_of};
use crate::gui::theme;
use crate::gui::widget::{aside, line};

impl App {
    /// Opens the start page, or closes it if it is open.
    pub fn turn_to_start(&mut self) -> Task<Message> {
        if matches!(self.dialog, Some(Dialog::Start(_))) {
            self.dialog = None;
            return Task::none();
        }
        self.dialog = Some(Dialog::Start(Start::new(&self.memory.now.recent)));
        self.draw_samples()
    }

    /// Draws the missing pictures of the start page in the background.
    pub(super) fn draw_samples(&self) -> Task<Message> {
        let Some(Dialog::Start(page)) = &self.dialog else { return Task::none() };
        let drawn =
            self.gallery.draw(page.wanted(self.large_picture(), self.around.mode, self.around.voice.language()));
        drawn.map(|sample| Message::Dialog(dialog::Message::Start(start::Message::Drawn(sample))))
    }

    /// Returns the size at which the large picture of the start page is drawn.
    pub(super) fn large_picture(&self) -> Extent {
        Extent::shown_at(self.room().picture.height * self.desks.front().board.pixels())
    }

    /// Redraws the large picture if its size is no longer `before`.
    pub(super) fn draw_larger(&self, before: Extent) -> Task<Message> {
        if self.large_picture() == before { Task::none() } else { self.draw_samples() }
    }

    pub(super) fn on_start(&mut self, message: start::Message, mut page: Start) -> Task<Message> {
        let room = self.room();
        let picked = match message {
            start::Message::Picked(entry) => Some(entry),
            start::Message::Counted(digit) => page.counted(digit),
            start::Message::Entered => Some(page.at()),
            start::Message::NewAsked => {
                self.dialog = Some(Dialog::Start(page));
                return self.ask_for_new();
            }
            start::Message::OpenAsked => {
                self.dialog = Some(Dialog::Start(page));
                return self.choose(self.front(), Purpose::Open);
            }
            start::Message::Moved(way) => {
                page.step(way, room);
                None
            }
            start::Message::Drawn(sample) => {
                self.gallery.keep(sample);
                None
            }
        };
        // The page stays until the document is loaded: load errors are shown on it.
        let document = picked.and_then(|entry| page.document(entry));
        self.dialog = Some(Dialog::Start(page));
        match (picked, document) {
            (Some(StartEntry::Card(card)), _) => self.begin_with(card),
            (_, Some(file)) => self.open_file(file),
            (_, None) => Task::none(),
        }
    }

    /// Executes the action of one of the four cards of the start page.
    fn begin_with(&mut self, card: Card) -> Task<Message> {
        if card == Card::Draw {
            self.go_to(Workspace::Draw);
            self.around.layout.panels.steps = true;
            return self.ask_for_new();
        }
        let alamo = self.desks.each().find(|desk| desk.document.is_from(FIRST.as_ref())).map(|desk| desk.id);
        match (alamo, OpenDocument::open(FIRST.as_ref())) {
            (Some(id), _) => self.bring_again(id),
            (None, Ok(document)) => self.on_opened(document),
            (None, Err(errors)) => {
                self.around.notice = Some(Notice::Unreadable(errors));
                return Task::none();
            }
        }
        match card {
            Card::Correct => self.desks.front_mut().open_side(SidePage::Corrections, &mut self.around),
            Card::Change => self.desks.front_mut().open_side(SidePage::Variants, &mut self.around),
            Card::Play | Card::Draw => return self.at_front(Desk::play_at_once),
        }
        Task::none()
    }

    /// Opens a dialog; the start page waits below it.
    pub(super) fn open_dialog(&mut self, dialog: Dialog) {
        if let Some(Dialog::Start(page)) = self.dialog.replace(dialog) {
            self.waiting = Some(page);
        }
    }

    /// Closes the dialog without a decision. Returns whether there was one.
    pub(super) fn close_dialog(&mut self) -> bool {
        let page = self.waiting.take().map(Dialog::Start);
        let closed = std::mem::replace(&mut self.dialog, page);
        if matches!(closed, Some(Dialog::Overwrite(_) | Dialog::Path { .. })) {
            self.desks.front_mut().give_up_saving();
        }
        closed.is_some()
    }

    /// Drops the waiting start page once the dialog over it has closed.
    pub(super) fn leave_start(&mut self) {
        if self.dialog.is_none() {
            self.waiting = None;
        }
    }

    /// Asks for the properties of a new map.
    pub(super) fn ask_for_new(&mut self) -> Task<Message> {
        self.open_dialog(Dialog::New(NewMap::default()));
        focus(new_map::TITLE)
    }

    /// Handles a key on the start page: its own keys, and those of commands that make sense there.
    pub(super) fn on_key_at_start(&mut self, event: &keyboard::Event) -> Task<Message> {
        if let Some(message) = start::pressed(event) {
            return self.on_dialog(dialog::Message::Start(message));
        }
        match keymap::command(event) {
            Some(
                command @ (Command::New
                | Command::Open
                | Command::Start
                | Command::Quit
                | Command::Palette
                | Command::Recover
                | Command::Language
                | Command::Theme
                | Command::Escape),
            ) => self.on_command(command),
            Some(_) | None => Task::none(),
        }
    }

    /// Returns the start page, which replaces the desk.
    pub(super) fn start_page<'a>(&'a self, page: &'a Start) -> Element<'a, Message> {
        let keys = Phrase::new("gui-start-help")
            .with("commands", key_of(Command::Palette))
            .with("start", key_of(Command::Start))
            .with("map", key_of(Command::Escape));
        let keys = container(aside(self.around.voice.say(&keys))).width(Fill).clip(true);
        let bar = row![keys, self.languages(), self.lamp()].spacing(theme::STEP).align_y(Center);
        let bar = container(bar).padding([4, 8]).width(Fill).style(theme::bar);
        let shown = start::StartContext { gallery: &self.gallery, mode: self.around.mode, room: self.room() };
        let page = page.view(shown, &self.around.voice).map(|message| Message::Dialog(dialog::Message::Start(message)));
        let page = container(page).width(Fill).height(Fill).style(theme::panel);
        // Above the page, not over it, so that the offers hide none of its buttons.
        let [offers, changed] = self.strips();
        column![bar, line()].push(offers).push(changed).push(stack![page].push(self.trouble())).into()
    }

    /// Returns the sizes of the start page below the strip of offers.
    fn room(&self) -> Room {
        let Size { width, height } = self.around.layout.window;
        Room::new(Size::new(width, height - self.height_of_offers()))
    }
}
