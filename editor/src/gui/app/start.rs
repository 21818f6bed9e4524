//! The start page in the window.

use iced::widget::operation::focus;
use iced::widget::{column, container, row, space, stack};
use iced::{Element, Fill, Task, keyboard};

use super::{App, Message};
use crate::gui::dialog::new_map::{self, NewMap};
use crate::gui::dialog::start::{self, Sample, Start};
use crate::gui::dialog::{self, Dialog};
use crate::gui::file::Purpose;
use crate::gui::keymap::{self, Command};
use crate::gui::theme;
use crate::gui::widget::line;

impl App {
    /// Turns to the start page, or away from it.
    pub fn turn_to_start(&mut self) -> Task<Message> {
        if matches!(self.dialog, Some(Dialog::Start(_))) {
            self.dialog = None;
            return Task::none();
        }
        self.dialog = Some(Dialog::Start(Start::new(&self.memory.now.recent)));
        self.draw_samples()
    }

    /// Draws the scenarios that come with the program, beside the window.
    pub(super) fn draw_samples(&self) -> Task<Message> {
        let mode = self.around.mode;
        Task::future(async move {
            // Without pictures the page is as good.
            let drawn = tokio::task::spawn_blocking(move || Sample::all(mode)).await.unwrap_or_default();
            Message::Dialog(dialog::Message::Start(start::Message::Drawn(drawn)))
        })
    }

    pub(super) fn on_start(&mut self, message: start::Message, mut page: Start) -> Task<Message> {
        let picked = match message {
            start::Message::Picked(at) => page.entry(at),
            start::Message::Entered => page.entry(page.at()),
            start::Message::NewAsked => {
                self.dialog = Some(Dialog::Start(page));
                return self.ask_for_new();
            }
            start::Message::OpenAsked => {
                self.dialog = Some(Dialog::Start(page));
                return self.choose(self.front(), Purpose::Open);
            }
            start::Message::Moved(forward) => {
                page.step(forward);
                None
            }
            start::Message::Drawn(samples) => {
                page.show(samples);
                None
            }
        };
        // The page stays until the document is there: one that does not load is told on it.
        self.dialog = Some(Dialog::Start(page));
        picked.map_or_else(Task::none, |file| self.open_file(file))
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
        std::mem::replace(&mut self.dialog, page).is_some()
    }

    /// Once a dialog over the start page has come to a decision, the page is left with it.
    pub(super) fn leave_start(&mut self) {
        if self.dialog.is_none() {
            self.waiting = None;
        }
    }

    /// The scenarios were drawn for the page that waits, or for one that is gone.
    pub(super) fn drawn_late(&mut self, message: start::Message) {
        if let (start::Message::Drawn(samples), Some(page)) = (message, &mut self.waiting) {
            page.show(samples);
        }
    }

    /// Asks what a new map shall be like.
    pub(super) fn ask_for_new(&mut self) -> Task<Message> {
        self.open_dialog(Dialog::New(NewMap::default()));
        focus(new_map::TITLE)
    }

    /// A key on the start page: its own ones, and those of commands that make sense there.
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

    /// The page in place of the desk.
    pub(super) fn start_page<'a>(&'a self, page: &'a Start) -> Element<'a, Message> {
        let bar = row![space::horizontal(), self.languages(), self.lamp()].spacing(theme::STEP);
        let bar = container(bar).padding([4, 8]).width(Fill).style(theme::bar);
        let page = page.view(&self.around.voice).map(|message| Message::Dialog(dialog::Message::Start(message)));
        let page = container(page).width(Fill).height(Fill).style(theme::panel);
        // Above the page, not over it: what it says of yesterday's work hides none of its buttons.
        let cards =
            self.listed_cards().map(|cards| container(cards).padding(theme::APART).center_x(Fill).style(theme::panel));
        column![bar, line()].push(cards).push(stack![page].push(self.trouble())).into()
    }
}
