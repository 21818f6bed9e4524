//! Commands, by button or key.

use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable;
use iced::widget::operation::{focus, focus_next};
use iced::{Task, keyboard};
use rules::edit::Fragment;
use rules::hex::{Direction, Hex};
use rules::message::Message as Say;
use rules::words::Language;

use super::{App, Message, Notice, Side};
use crate::gui::balance;
use crate::gui::dialog::palette::{self, Palette};
use crate::gui::dialog::{Dialog, Then};
use crate::gui::document::Site;
use crate::gui::file::Purpose;
use crate::gui::keymap::{self, Command};
use crate::gui::panel::playtest;
use crate::gui::ply::Ply;
use crate::gui::tool::Tool;
use crate::gui::tool::brush::Passed;
use crate::gui::tool::drafts::Named;
use crate::picture::layout;

impl App {
    pub(super) fn on_key(&mut self, event: &keyboard::Event) -> Task<Message> {
        if let keyboard::Event::ModifiersChanged(modifiers) = event {
            self.modifiers = *modifiers;
        }
        if matches!(self.dialog, Some(Dialog::Start(_))) {
            return self.on_key_at_start(event);
        }
        if (self.dialog.is_some() || self.may_type()) && keymap::is_tab(event) {
            return focus_next();
        }
        // Behind a dialog nothing moves. A field uses up the letters typed into it, but not these.
        match keymap::command(event) {
            Some(command @ (Command::Undo | Command::Redo | Command::Step(_)))
                if self.dialog.is_none() && self.may_type() =>
            {
                operate(focusable::count()).map(move |fields| Message::KeyedIn(command, fields.focused.is_some()))
            }
            Some(command) if self.dialog.is_none() || command == Command::Escape => self.on_command(command),
            Some(_) | None => Task::none(),
        }
    }

    /// Whether the page at the right has fields.
    const fn may_type(&self) -> bool {
        let of_tool = matches!(self.side, Side::Inspector) && self.toolbox.tool.has_fields();
        self.panels.panel && self.sheet.page.is_none() && (self.side.has_fields() || of_tool)
    }

    /// Does what a key asks for that fields leave alone. With the caret in a field nobody means the map: there undo
    /// and redo reach only what was done on pages, and the arrows belong to the field.
    pub(super) fn on_command_while(&mut self, command: Command, typing: bool) -> Task<Message> {
        let stroke = match command {
            Command::Undo => self.sheet.document.undo_step(),
            Command::Redo => self.sheet.document.redo_step(),
            _ if typing => return Task::none(),
            _ => None,
        };
        if typing && command == Command::Undo && self.side == Side::Variants && self.sheet.variants.discard_text() {
            self.notice = Some(Notice::Done(Say::new("gui-variant-discarded")));
            return Task::none();
        }
        if typing && let Some((elsewhere, Site::Map)) = stroke {
            let stroke = self.voice.say(elsewhere);
            self.notice = Some(Notice::Failed(Say::new("gui-typing").with("stroke", stroke)));
            return Task::none();
        }
        self.on_command(command)
    }

    /// Opens the drawer of the play-test and begins one there; one that runs is cancelled.
    fn start_or_cancel_playtest(&mut self) -> Task<Message> {
        self.panels.drawer = true;
        let runs = self.sheet.playtest.is_running();
        let message = if runs { playtest::Message::Cancelled } else { playtest::Message::Asked };
        self.happened(Message::Playtest(message))
    }

    pub(super) fn on_command(&mut self, command: Command) -> Task<Message> {
        if let Some(played) = self.command_at_table(command) {
            return played;
        }
        match command {
            Command::New => return self.ask_for_new(),
            Command::Open => return self.choose(Purpose::Open),
            Command::Start => return self.turn_to_start(),
            Command::NextTab => self.turn_tab(true),
            Command::PreviousTab => self.turn_tab(false),
            Command::CloseTab => return self.unless_unsaved(Then::CloseTab(self.sheet.id)),
            Command::Quit => return self.unless_unsaved(Then::Quit),
            Command::Save => return self.save(),
            Command::SaveAs => return self.choose(Purpose::Save),
            Command::Pack => return self.choose(Purpose::Pack),
            Command::Record => return self.ask_for_citation(),
            Command::AddCorrection => return self.ask_for_correction(),
            Command::Undo => {
                let undone = self.sheet.document.undo();
                self.stepped(undone, "gui-undone");
            }
            Command::Redo => {
                let redone = self.sheet.document.redo();
                self.stepped(redone, "gui-redone");
            }
            Command::Fit => self.sheet.board.fit(),
            Command::ZoomIn => self.sheet.board.zoom(2.0, self.map_size()),
            Command::ZoomOut => self.sheet.board.zoom(-2.0, self.map_size()),
            Command::Tool(tool) => return self.take_up(tool),
            Command::Scan(deed) => return self.do_with_scan(deed),
            Command::Stamps(deed) => return self.do_with_stamps(deed),
            Command::Play(deed) => return self.do_with_game(deed),
            Command::Layers(coverage) => self.toolbox.coverage = coverage,
            Command::Erase => self.erase(),
            Command::PickUp => self.pick_up(),
            Command::Reach => self.toolbox.reach = self.toolbox.reach.next(),
            Command::Hand => self.toolbox.hand = self.toolbox.hand.other(),
            Command::Copy => return self.copy(),
            Command::Cut => return self.cut(),
            Command::Delete => self.clear_area(),
            Command::Paste => return self.paste(),
            Command::ChooseAll => self.choose_all(),
            Command::WallAround => self.wall_around(),
            // Back is five times on.
            Command::TurnStamp(on) => {
                self.turn_stamp(|own| (1..if on { 1 } else { 5 }).fold(own.turned(), |own, _| own.turned()));
            }
            Command::Mirror => self.turn_stamp(Fragment::mirrored),
            Command::Level(level) => return self.happened(Message::LevelPicked(level)),
            Command::Numbers => self.toggle_layer(Ply::Numbers),
            Command::Names => self.show_layers(self.shown.with_names(!self.shown.has_names())),
            Command::Counters if self.sheet.document.is_scenario() => self.toggle_layer(Ply::Counters),
            Command::Counters => {}
            Command::Layer(deed) => self.on_layers_deed(deed),
            Command::Drawer => self.panels.drawer = !self.panels.drawer,
            Command::Panel => self.panels.panel = !self.panels.panel,
            Command::Side(side) => self.turn_side(side),
            Command::NextProblem => self.jump_on(true),
            Command::PreviousProblem => self.jump_on(false),
            Command::Mend => self.mend_next(),
            Command::Page => return self.turn_page(),
            Command::Playtest => return self.start_or_cancel_playtest(),
            Command::Balance => return self.happened(Message::Balance(balance::Message::Switched)),
            Command::History => self.turn_side(Side::History),
            Command::Recover => return self.recover_first(),
            Command::Reload => return self.reload(),
            Command::Language => {
                let other = match self.voice.language() {
                    Language::English => Language::French,
                    Language::French => Language::English,
                };
                return self.happened(Message::LanguagePicked(other));
            }
            Command::Theme => {
                self.mode = self.mode.other();
                self.redraw();
                if matches!(self.dialog, Some(Dialog::Start(_))) {
                    return self.draw_samples();
                }
            }
            Command::Export => return self.ask_for_export(),
            Command::Photograph => return Self::photograph(),
            Command::Size => return self.ask_for_size(),
            Command::Rename => return self.ask_to_rename_picked(),
            Command::Find => return self.turn_to_find(),
            Command::Palette => {
                self.open_dialog(Dialog::Palette(Palette::default()));
                return focus(palette::FIELD);
            }
            Command::Use => self.use_tool(),
            Command::Escape => self.escape(),
            Command::Turn { forward } => self.turn_counter(forward),
            Command::Step(direction) => self.step(direction),
        }
        Task::none()
    }

    /// Closes the dialog, or else puts the offers away, or else lets everything go that is chosen, asked and held.
    fn escape(&mut self) {
        if !self.close_dialog() && !self.put_offers_away() && !self.close_page() {
            self.sheet.asking.forget();
            self.sheet.play.let_go();
            self.sheet.chosen = None;
            self.sheet.drag = None;
            self.sheet.selection.clear();
            self.sheet.measured = None;
            self.sheet.tray.let_go();
            self.sheet.drafts.label_held = None;
            self.notice = None;
            self.unmark();
        }
    }

    /// The eraser of the tool in hand; those of tools that go by name are taken up in their pages.
    fn erase(&mut self) {
        match self.toolbox.tool {
            Tool::Room => self.sheet.drafts.room = Named::Eraser,
            Tool::Region => {
                if let Some(id) = self.sheet.drafts.region.id().map(ToOwned::to_owned) {
                    (self.sheet.drafts.region, self.sheet.drafts.region_left) = (Named::Eraser, id);
                }
            }
            Tool::Label => self.change_label(false),
            _ => self.toolbox.erase(),
        }
    }

    /// Chooses the hex beside the chosen one.
    fn step(&mut self, direction: Direction) {
        self.sheet.faced = direction;
        let grid = self.sheet.document.map().grid;
        let from = self.sheet.chosen.unwrap_or(Hex::new(grid.columns / 2 + 1, grid.rows / 2 + 1));
        let to = if self.sheet.chosen.is_some() { from.neighbour(direction) } else { Some(from) };
        if let Some(hex) = to.filter(|hex| grid.contains(*hex)) {
            self.sheet.chosen = Some(hex);
            // A way that was begun from the keyboard follows the hex cursor.
            match &mut self.sheet.drag {
                Some(Passed::Span(_, to)) => *to = hex,
                Some(Passed::Pull(_, to)) => *to = layout::centre(hex),
                _ => {}
            }
        }
    }

    fn stepped(&mut self, stroke: Option<Say>, id: &'static str) {
        if let Some(stroke) = stroke {
            self.notice = Some(Notice::Done(Say::new(id).said("stroke", stroke)));
            self.unmark();
            self.document_changed();
        }
    }

    /// Goes to a place in the history.
    pub(super) fn jump_in_history(&mut self, made: usize) {
        let steps = self.sheet.document.jump(made);
        if steps > 0 {
            self.notice = Some(Notice::Done(Say::new("gui-history-jumped").count("steps", steps)));
            self.unmark();
            self.document_changed();
        }
    }
}
