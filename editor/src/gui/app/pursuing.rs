//! Going where something leads that was found by typing.

use iced::Task;
use iced::widget::operation::focus;
use rules::hex::Hex;
use rules::lint::Place;
use rules::map::{Ground, HexsideKind};

use super::{App, Message, Side, Workspace};
use crate::gui::dialog::Dialog;
use crate::gui::dialog::palette::{self, Palette};
use crate::gui::finder::{Finder, Goal};
use crate::gui::panel::scenario;
use crate::gui::play;
use crate::gui::tool::Tool;
use crate::gui::tool::drafts::Named;
use crate::picture::layout;

impl App {
    /// Goes there.
    pub(super) fn pursue(&mut self, goal: Goal) -> Task<Message> {
        match goal {
            Goal::Command(command) => return self.on_command(command),
            Goal::Hexside(kind) => self.take_kind(kind),
            Goal::Ground(ground) => self.take_ground(ground),
            Goal::Page(side) => self.open_side(side),
            Goal::Manual(name) => return self.help(name),
            Goal::Region(id) => {
                self.take_while_drawing(Tool::Region);
                self.show_place(&Place::Region(id.clone()));
                self.sheet.drafts.region = Named::Known(id);
            }
            Goal::Room(id) => {
                self.take_while_drawing(Tool::Room);
                self.show_place(&Place::Room(id.clone()));
                self.sheet.drafts.room = Named::Known(id);
            }
            Goal::EntryArea(number) => {
                self.take_while_drawing(Tool::EntryArea);
                self.show_place(&Place::EntryArea(number));
                (self.toolbox.entry_area.number, self.toolbox.entry_area.erases) = (number, false);
            }
            Goal::Place(hex) => self.show_place(&Place::Label(hex)),
            Goal::Hex(hex) => self.show_place(&Place::Hex(hex)),
            Goal::Counter(name) => return self.take_counter(&name),
        }
        Task::none()
    }

    /// Takes a brush in hand where one draws; elsewhere nobody wants one.
    fn take_while_drawing(&mut self, tool: Tool) {
        if self.workspace == Workspace::Draw {
            self.toolbox.tool = tool;
        }
    }

    /// Paints this on hexsides from now on; whoever draws walls goes on drawing them.
    pub(super) fn take_kind(&mut self, kind: HexsideKind) {
        self.toolbox.kind = kind;
        if !(self.toolbox.tool == Tool::Wall && kind.is_wall()) {
            self.toolbox.tool = Tool::Hexside;
        }
    }

    /// Paints this ground from now on; whoever fills goes on filling.
    pub(super) fn take_ground(&mut self, ground: Ground) {
        self.toolbox.ground = ground;
        if self.toolbox.tool != Tool::Fill {
            self.toolbox.tool = Tool::Hex;
        }
    }

    /// Takes a counter in hand: in the game that is on, or else to set it up. One that is on the map is shown.
    fn take_counter(&mut self, name: &str) -> Task<Message> {
        if self.side == Side::Play
            && let Some((piece, at)) = self.sheet.play.counter_named(name)
        {
            self.show_counter(at);
            return self.on_play(play::Message::Taken(piece));
        }
        self.on_scenario(scenario::Message::Chosen(name.to_owned()));
        self.open_side(Side::Scenario);
        let setup = &self.sheet.document.project().scenario.setup;
        self.show_counter(setup.iter().find(|line| line.piece == name).map(|line| line.at.hex));
        Task::none()
    }

    fn show_counter(&mut self, at: Option<Hex>) {
        if let Some(hex) = at {
            self.sheet.chosen = Some(hex);
            self.sheet.board.reveal(layout::centre(hex), self.map_size());
        }
    }

    /// Opens the list in which everything is found.
    pub(super) fn open_palette(&mut self) -> Task<Message> {
        let finder = Finder::of(&self.sheet.document, &self.voice);
        self.open_dialog(Dialog::Palette(Palette::of(finder)));
        focus(palette::FIELD)
    }
}
