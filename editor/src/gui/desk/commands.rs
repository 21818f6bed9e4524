//! Commands that concern the document, given by button or key.

use rules::edit::Fragment;
use rules::phrase::Phrase;

use super::{Action, Desk, Message};
use crate::gui::designer_layer::DesignerLayer;
use crate::gui::document::Site;
use crate::gui::file::Purpose;
use crate::gui::keymap::Command;
use crate::gui::notice::Notice;
use crate::gui::pages::SidePage;
use crate::gui::panel::{playtest, scenario, variants};
use crate::gui::window_state::WindowState;

impl Desk {
    /// Whether the side page has text fields.
    pub(in crate::gui) const fn may_type(&self, around: &WindowState) -> bool {
        let of_tool = matches!(around.side, SidePage::Inspector) && around.toolbox.tool.has_fields();
        around.layout.panels.panel && self.page.is_none() && (around.side.has_fields() || of_tool)
    }

    /// Executes a command whose key a text field ignores. With the caret in a field, keys are not meant for the map:
    /// undo and redo affect only edits made on pages, and the arrow keys belong to the field.
    pub(in crate::gui) fn on_command_while(
        &mut self,
        command: Command,
        typing: bool,
        around: &mut WindowState,
    ) -> Action {
        let stroke = match command {
            Command::Undo => self.document.undo_step(),
            Command::Redo => self.document.redo_step(),
            _ if typing => return Action::None,
            _ => None,
        };
        if typing && command == Command::Undo && around.side == SidePage::Variants && self.pages.variants.discard_text()
        {
            return Action::Say(Notice::Done(Phrase::new("gui-variant-discarded")));
        }
        if typing && let Some((elsewhere, Site::Map)) = stroke {
            let stroke = around.voice.say(elsewhere);
            return Action::Refused(Phrase::new("gui-typing").with("stroke", stroke));
        }
        self.on_command(command, around)
    }

    /// Executes a command. Commands of the window itself are ignored.
    pub(super) fn on_command(&mut self, command: Command, around: &mut WindowState) -> Action {
        if let Some(played) = self.command_at_table(command, around) {
            return played;
        }
        match command {
            Command::Save => return self.save(around),
            Command::SaveAs => return Action::Choose(Purpose::Save),
            Command::Pack => return Action::Choose(Purpose::Pack),
            Command::Record => return self.ask_for_citation(),
            Command::SetUpRest => return self.on_scenario(scenario::Message::Completed, around),
            Command::AddCorrection => return self.ask_for_correction(),
            Command::NewVariant => return self.turn_to_variants(variants::Message::NewAsked, around),
            Command::TurnVariant => {
                return self.turn_to_variants(self.pages.variants.turned(), around);
            }
            Command::Undo => {
                let undone = self.document.undo();
                self.stepped(undone, "gui-undone", around);
            }
            Command::Redo => {
                let redone = self.document.redo();
                self.stepped(redone, "gui-redone", around);
            }
            Command::Fit => self.board.fit(),
            Command::ZoomIn => self.board.zoom(2.0, around.map_size()),
            Command::ZoomOut => self.board.zoom(-2.0, around.map_size()),
            Command::Tool(tool) => return self.take_up(tool, around),
            Command::Scan(command) => return self.do_with_scan(command, around),
            Command::Stamps(command) => return self.do_with_stamps(command, around),
            Command::Play(command) => return self.do_with_game(command, around),
            Command::Layers(coverage) => around.toolbox.coverage = coverage,
            Command::Erase => self.erase(around),
            Command::PickBeside(forward) => return self.pick_beside(forward, around),
            Command::PickUp => self.pick_up(around),
            Command::Reach => around.toolbox.reach = around.toolbox.reach.next(),
            Command::Hand => around.toolbox.hand = around.toolbox.hand.other(),
            Command::Copy => return self.copy(around),
            Command::Cut => return self.cut(around),
            Command::Delete => self.clear_area(around),
            Command::Paste => return Self::paste(around),
            Command::ChooseAll => self.choose_all(around),
            Command::WallAround => self.wall_around(around),
            // Turning back by a sixth is turning on by five.
            Command::TurnStamp(on) => {
                let times = if on { 1 } else { 5 };
                Self::turn_stamp(|own| (1..times).fold(own.turned(), |own, _| own.turned()), around);
            }
            Command::Mirror => Self::turn_stamp(Fragment::mirrored, around),
            Command::Level(level) => self.look_at_level(level, around),
            Command::Numbers => self.toggle_layer(DesignerLayer::Numbers, around),
            Command::Names => self.show_layers(around.shown.with_names(!around.shown.has_names()), around),
            Command::Counters if self.document.is_scenario() => self.toggle_layer(DesignerLayer::Counters, around),
            Command::Layer(command) => self.on_layers_command(command, around),
            Command::Side(side) => self.turn_side(side, around),
            Command::NextProblem => self.jump_on(true, around),
            Command::PreviousProblem => self.jump_on(false, around),
            Command::Mend => self.mend_next(around),
            Command::Page => return self.turn_page(around),
            Command::NextStep => return self.show_step(None, around),
            Command::Playtest => return self.begin_or_cancel(around),
            Command::Balance => around.layout.panels.balance = !around.layout.panels.balance,
            Command::History => self.turn_side(SidePage::History, around),
            Command::Reload => return self.reload(),
            Command::Export => return self.ask_for_export(around),
            Command::Print => return self.ask_for_print(around),
            Command::Size => return self.ask_for_size(),
            Command::Rename => return self.ask_to_rename_picked(around),
            Command::Find => return Self::turn_to_find(),
            Command::Use => self.use_tool(around),
            Command::Escape => self.let_go(around),
            Command::Turn { forward } => self.turn_counter(forward, around),
            Command::Step(direction) => self.step(direction),
            Command::Counters
            | Command::New
            | Command::Open
            | Command::Start
            | Command::NextTab
            | Command::PreviousTab
            | Command::CloseTab
            | Command::Quit
            | Command::Drawer
            | Command::Panel
            | Command::Minimap
            | Command::Steps
            | Command::Recover
            | Command::Language
            | Command::Theme
            | Command::Photograph
            | Command::Palette => {}
        }
        Action::None
    }

    /// Starts a play-test, or cancels the running one, with its drawer open.
    fn begin_or_cancel(&mut self, around: &mut WindowState) -> Action {
        around.layout.panels.drawer = true;
        let message = if self.playtest.is_running() { playtest::Message::Cancelled } else { playtest::Message::Asked };
        self.playtest.update(message, &self.document, &around.voice).map(Message::Playtest)
    }
}
