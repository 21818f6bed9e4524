//! What the pointer does on the map at the moment: it paints, it asks the rules, or it plays.

use super::Desk;
use crate::gui::pages::SidePage;
use crate::gui::tool::question::Question;
use crate::gui::tool::{Tool, Toolbox};
use crate::gui::window_state::WindowState;

/// What the pointer does on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PointerUse {
    /// It paints, or looks.
    Paint,
    /// It asks the rules.
    Ask(Question),
    /// It decides in a game.
    Play,
}

impl Desk {
    /// What the pointer does on the map.
    pub(super) fn mode(&self, around: &WindowState) -> PointerUse {
        match around.toolbox.tool {
            Tool::Ask(question) => PointerUse::Ask(question),
            Tool::Select if around.side == SidePage::Play && self.play.is_asked() => PointerUse::Play,
            _ => PointerUse::Paint,
        }
    }

    /// What the tool in hand asks; `None` when it paints or plays.
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

    /// The tool the map is drawn with: while a game is played, the pointer goes from hex to hex.
    pub(in crate::gui) fn toolbox_in_hand(&self, around: &WindowState) -> Toolbox {
        let tool = if self.plays(around) { Tool::Ask(Question::Moves) } else { around.toolbox.tool };
        Toolbox { tool, ..around.toolbox }
    }
}
