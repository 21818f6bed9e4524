//! The current use of the pointer on the map: painting, asking the rules, or playing.

use super::Desk;
use crate::gui::pages::SidePage;
use crate::gui::tool::question::Question;
use crate::gui::tool::{Tool, Toolbox};
use crate::gui::window_state::WindowState;

/// The use of the pointer on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PointerUse {
    /// It paints or chooses.
    Paint,
    /// It asks the rules.
    Ask(Question),
    /// It makes decisions in a game.
    Play,
}

impl Desk {
    /// The current use of the pointer on the map.
    pub(super) fn mode(&self, around: &WindowState) -> PointerUse {
        match around.toolbox.tool {
            Tool::Ask(question) => PointerUse::Ask(question),
            Tool::Select if around.side == SidePage::Play && self.play.is_asked() => PointerUse::Play,
            _ => PointerUse::Paint,
        }
    }

    /// The question of the tool in hand; `None` while it paints or plays.
    pub(super) fn question(&self, around: &WindowState) -> Option<Question> {
        match self.mode(around) {
            PointerUse::Ask(question) => Some(question),
            PointerUse::Paint | PointerUse::Play => None,
        }
    }

    /// Whether a click on the map is a decision of a game.
    pub(super) fn plays(&self, around: &WindowState) -> bool {
        self.mode(around) == PointerUse::Play
    }

    /// The toolbox the map is drawn with: during a game the pointer moves from hex to hex.
    pub(in crate::gui) fn toolbox_in_hand(&self, around: &WindowState) -> Toolbox {
        let tool = if self.plays(around) { Tool::Ask(Question::Moves) } else { around.toolbox.tool };
        Toolbox { tool, ..around.toolbox }
    }
}
