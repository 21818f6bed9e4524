//! The names of commands, for the list of commands and keys.

use rules::hex::Direction;
use rules::phrase::Phrase;
use rules::spot::Level;

use super::Command;

impl Command {
    /// Returns a short description of the command.
    pub fn named(self) -> Phrase {
        match self {
            Self::Tool(tool) => Phrase::new("gui-command-tool").word("tool", tool.word()),
            Self::Layers(coverage) => Phrase::new("gui-command-layers").word("layers", coverage.word()),
            Self::Side(side) => Phrase::new("gui-command-side").word("page", side.word()),
            Self::Level(level) => Phrase::new("gui-command-level").word(
                "level",
                match level {
                    Level::Ground => "gui-show-ground",
                    Level::In => "gui-show-in",
                    Level::Upper => "gui-show-upper",
                    Level::Roof => "gui-show-roof",
                },
            ),
            Self::Scan(command) => Phrase::new(command.word()),
            Self::Stamps(command) => Phrase::new(command.word()),
            Self::Play(command) => Phrase::new(command.word()),
            _ => Phrase::new(self.plain()),
        }
    }

    /// Returns the id of a name without arguments.
    const fn plain(self) -> &'static str {
        match self {
            Self::New => "gui-new",
            Self::Open => "gui-open",
            Self::Save => "gui-save",
            Self::SaveAs => "gui-save-as",
            Self::Pack => "gui-pack",
            Self::Record => "gui-record",
            Self::AddCorrection => "gui-correction-add",
            Self::NewVariant => "variant-add-new-about",
            Self::TurnVariant => "gui-command-turn-variant",
            Self::SetUpRest => "gui-tray-complete",
            Self::Start => "gui-command-start",
            Self::NextTab => "gui-command-next-tab",
            Self::PreviousTab => "gui-command-previous-tab",
            Self::CloseTab => "gui-tab-close",
            Self::Quit => "gui-command-quit",
            Self::Undo => "gui-command-undo",
            Self::Redo => "gui-command-redo",
            Self::Fit => "gui-fit",
            Self::Minimap => "gui-minimap",
            Self::ZoomIn => "gui-command-zoom-in",
            Self::ZoomOut => "gui-command-zoom-out",
            Self::Erase => "gui-command-erase",
            Self::PickBeside(true) => "gui-command-pick-next",
            Self::PickBeside(false) => "gui-command-pick-previous",
            Self::PickUp => "gui-command-pick-up",
            Self::Reach => "gui-command-reach",
            Self::Hand => "gui-command-hand",
            Self::Copy => "gui-copy-about",
            Self::Cut => "gui-cut-about",
            Self::Delete => "gui-clear-area-about",
            Self::Paste => "gui-paste-about",
            Self::ChooseAll => "gui-choose-all-about",
            Self::WallAround => "gui-wall-around-about",
            Self::TurnStamp(true) => "gui-turn-about",
            Self::TurnStamp(false) => "gui-turn-back-about",
            Self::Mirror => "gui-mirror-about",
            Self::Numbers => "gui-show-numbers-about",
            Self::Names => "gui-show-names-about",
            Self::Counters => "gui-show-counters-about",
            Self::Drawer => "gui-drawer",
            Self::Panel => "gui-panel",
            Self::NextProblem => "gui-command-next-problem",
            Self::PreviousProblem => "gui-command-previous-problem",
            Self::Mend => "gui-command-mend",
            Self::Page => "gui-command-page",
            Self::Steps => "gui-steps-about",
            Self::NextStep => "gui-steps-next",
            Self::Playtest => "gui-command-playtest",
            Self::Balance => "gui-command-balance",
            Self::Language => "gui-language",
            Self::Theme => "gui-theme",
            Self::Export => "gui-export",
            Self::Print => "gui-print",
            Self::Photograph => "gui-photograph",
            Self::Size => "gui-size",
            Self::Rename => "gui-rename-about",
            Self::Find => "gui-find-title",
            Self::Palette => "gui-palette",
            Self::History => "gui-history-about",
            Self::Recover => "gui-command-recover",
            Self::Reload => "gui-command-reload",
            Self::Turn { forward: true } => "gui-command-next-counter",
            Self::Turn { forward: false } => "gui-command-previous-counter",
            Self::Escape => "gui-command-escape",
            Self::Use => "gui-command-use",
            Self::Step(Direction::North) => "gui-command-north",
            Self::Step(Direction::South) => "gui-command-south",
            Self::Step(Direction::NorthWest | Direction::SouthWest) => "gui-command-west",
            Self::Step(Direction::NorthEast | Direction::SouthEast) => "gui-command-east",
            // These are named together with their arguments.
            Self::Tool(_) => "gui-command-tool",
            Self::Layers(_) => "gui-command-layers",
            Self::Scan(command) => command.word(),
            Self::Stamps(command) => command.word(),
            Self::Play(command) => command.word(),
            Self::Side(_) => "gui-command-side",
            Self::Level(_) => "gui-command-level",
            Self::Layer(command) => command.word(),
        }
    }
}
