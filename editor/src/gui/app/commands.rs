//! The commands and keys that the window handles itself.

use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable;
use iced::{Task, keyboard};
use rules::words::Language;

use super::{App, Message};
use crate::gui::desk;
use crate::gui::dialog::{self, Dialog, Then, palette};
use crate::gui::file::Purpose;
use crate::gui::focus;
use crate::gui::keymap::{self, Command};

impl App {
    pub(super) fn on_key(&mut self, event: &keyboard::Event) -> Task<Message> {
        if let keyboard::Event::ModifiersChanged(modifiers) = event {
            self.around.modifiers = *modifiers;
        }
        if matches!(self.dialog, Some(Dialog::Start(_))) {
            return self.on_key_at_start(event);
        }
        if matches!(self.dialog, Some(Dialog::Palette(_)))
            && let Some(message) = palette::pressed(event)
        {
            return self.on_dialog(dialog::Message::Palette(message));
        }
        if let Some(forward) = keymap::tab(event) {
            return focus::beside(forward);
        }
        let may_type = self.desk().may_type(&self.around);
        // Nothing moves behind a dialog. A field consumes the letters typed into it, but not these keys.
        match keymap::command(event) {
            Some(command @ (Command::Undo | Command::Redo | Command::Step(_))) if self.dialog.is_none() && may_type => {
                operate(focusable::count()).map(move |fields| Message::KeyedIn(command, fields.focused.is_some()))
            }
            Some(command) if self.dialog.is_none() || command == Command::Escape => self.on_command(command),
            Some(_) | None => Task::none(),
        }
    }

    /// Executes a command, in the window or on the desk in front.
    pub(super) fn on_command(&mut self, command: Command) -> Task<Message> {
        match command {
            Command::New => return self.ask_for_new(),
            Command::Open => return self.choose(self.front(), Purpose::Open),
            Command::Start => return self.turn_to_start(),
            Command::NextTab => self.turn_tab(true),
            Command::PreviousTab => self.turn_tab(false),
            Command::CloseTab => return self.unless_unsaved(Then::CloseTab(self.front())),
            Command::Quit => return self.unless_unsaved(Then::Quit),
            Command::Drawer => self.around.layout.panels.drawer = !self.around.layout.panels.drawer,
            Command::Panel => self.around.layout.panels.panel = !self.around.layout.panels.panel,
            Command::Recover => return self.recover_first(),
            Command::Language => {
                self.speak(match self.around.voice.language() {
                    Language::English => Language::French,
                    Language::French => Language::English,
                });
                self.desks.front_mut().redraw(&mut self.around);
            }
            Command::Theme => {
                self.around.mode = self.around.mode.other();
                self.desks.front_mut().redraw(&mut self.around);
                if matches!(self.dialog, Some(Dialog::Start(_))) {
                    return self.draw_samples();
                }
            }
            Command::Photograph => return Self::photograph(),
            Command::Minimap => self.around.layout.panels.minimap = !self.around.layout.panels.minimap,
            Command::Steps => self.around.layout.panels.steps = !self.around.layout.panels.steps,
            Command::Palette => return self.open_palette(),
            // Escape closes the dialog first, then the offers, then what is selected or held on the desk.
            Command::Escape if self.close_dialog() || self.put_offers_away() => {}
            _ => return self.on_desk(self.front(), desk::Message::Commanded(command)),
        }
        Task::none()
    }
}
