//! Acting on an item picked in the finder.

use rules::hex::Hex;
use rules::map::{Ground, HexsideKind, RegionKind};
use rules::place::Place;

use super::{Action, Desk};
use crate::gui::finder::Goal;
use crate::gui::pages::SidePage;
use crate::gui::panel::scenario;
use crate::gui::play;
use crate::gui::tool::Tool;
use crate::gui::tool::drafts::BrushName;
use crate::gui::window_state::WindowState;
use crate::gui::workspace::Workspace;
use crate::picture::layout;

impl Desk {
    /// Performs the goal of a found item.
    pub(in crate::gui) fn pursue(&mut self, goal: Goal, around: &mut WindowState) -> Action {
        match goal {
            Goal::Command(command) => return Action::Command(command),
            Goal::Hexside(kind) => Self::take_kind(kind, around),
            Goal::Ground(ground) => Self::take_ground(ground, around),
            Goal::Page(side) => self.open_side(side, around),
            Goal::Manual(name) => return self.help(name, around),
            Goal::Region(id) => {
                let region = self.document.base_map().region(&id);
                let tool =
                    if region.is_some_and(|own| own.kind == RegionKind::AREA) { Tool::GameArea } else { Tool::Region };
                Self::take_while_drawing(tool, around);
                self.show_place(&Place::Region(id.clone()));
                self.drafts.region = BrushName::Known(id);
            }
            Goal::Room(id) => {
                Self::take_while_drawing(Tool::Room, around);
                self.show_place(&Place::Room(id.clone()));
                self.drafts.room = BrushName::Known(id);
            }
            Goal::EntryArea(number) => {
                Self::take_while_drawing(Tool::EntryArea, around);
                self.show_place(&Place::EntryArea(number));
                (around.toolbox.entry_area.number, around.toolbox.entry_area.erases) = (number, false);
            }
            Goal::Place(hex) => self.show_place(&Place::Label(hex)),
            Goal::Hex(hex) => self.show_place(&Place::Hex(hex)),
            Goal::Counter(name) => return self.take_counter(&name, around),
        }
        Action::None
    }

    /// Takes a brush in hand in the workspace for drawing; elsewhere does nothing.
    fn take_while_drawing(tool: Tool, around: &mut WindowState) {
        if around.workspace == Workspace::Draw {
            around.toolbox.tool = tool;
        }
    }

    /// Picks the kind of hexside to paint, and takes the hexside brush in hand. The wall tool stays in hand if the kind
    /// is a wall.
    pub(super) fn take_kind(kind: HexsideKind, around: &mut WindowState) {
        around.toolbox.kind = kind;
        if !(around.toolbox.tool == Tool::Wall && kind.is_wall()) {
            around.toolbox.tool = Tool::Hexside;
        }
    }

    /// Picks the ground to paint, and takes the hex brush in hand. Another tool that paints ground stays in hand.
    pub(super) fn take_ground(ground: Ground, around: &mut WindowState) {
        around.toolbox.ground = ground;
        if !around.toolbox.tool.paints_ground() {
            around.toolbox.tool = Tool::Hex;
        }
    }

    /// Picks up a counter: in the running game, or otherwise to set it up. A counter that is on the map is shown.
    fn take_counter(&mut self, name: &str, around: &mut WindowState) -> Action {
        if around.side == SidePage::Play
            && let Some((piece, at)) = self.play.counter_named(name)
        {
            self.show_counter(at, around);
            return self.on_play(play::Message::Taken(piece), around);
        }
        let chosen = self.on_scenario(scenario::Message::Chosen(name.to_owned()), around);
        self.open_side(SidePage::Scenario, around);
        let setup = &self.document.project().scenario.setup;
        self.show_counter(setup.iter().find(|line| line.piece == name).map(|line| line.at.hex), around);
        chosen
    }

    fn show_counter(&mut self, at: Option<Hex>, around: &WindowState) {
        if let Some(hex) = at {
            self.chosen = Some(hex);
            self.board.reveal(layout::centre(hex), around.map_size());
        }
    }
}
