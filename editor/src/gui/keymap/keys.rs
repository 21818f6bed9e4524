//! The table of all keys except those of the tools, which have a table of their own.

use iced::keyboard::key::Named;
use rules::hex::Direction;
use rules::spot::Level;

use super::Command;
use crate::gui::designer_layer::LayerCommand;
use crate::gui::pages::SidePage;
use crate::gui::play::commands as play;
use crate::gui::stamps;
use crate::gui::tool::{Coverage, TOOLS, scan};

/// One line of the table: the command, its name in the manual, its key, whether Ctrl (⌘) and Shift are held, and the
/// key as written in tooltips.
pub(super) type KeyLine = (Command, &'static str, KeyStroke, bool, bool, &'static str);

/// A key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum KeyStroke {
    /// The character a key types.
    Sign(char),
    /// A key with a name.
    Named(Named),
}

/// Returns all lines, those of the tools between those of files and those of work on the map.
pub(super) fn lines() -> impl Iterator<Item = KeyLine> {
    let tools = TOOLS.iter().map(|own| {
        let sign = own.key.chars().map(|sign| sign.to_ascii_lowercase()).next().unwrap_or_default();
        (own.tool.command(), own.manual, KeyStroke::Sign(sign), false, false, own.key)
    });
    FILES.iter().copied().chain(tools).chain(WORK.iter().copied())
}

/// Files, undo and redo, and the view of the map.
const FILES: &[KeyLine] = &[
    (Command::New, "New", KeyStroke::Sign('n'), true, false, "Ctrl+N"),
    (Command::Open, "Open", KeyStroke::Sign('o'), true, false, "Ctrl+O"),
    (Command::Save, "Save", KeyStroke::Sign('s'), true, false, "Ctrl+S"),
    (Command::SaveAs, "SaveAs", KeyStroke::Sign('s'), true, true, "Ctrl+Shift+S"),
    (Command::Pack, "Pack", KeyStroke::Sign('p'), true, false, "Ctrl+P"),
    (Command::Record, "Record", KeyStroke::Sign('r'), true, false, "Ctrl+R"),
    (Command::SetUpRest, "SetUpRest", KeyStroke::Sign('u'), true, false, "Ctrl+U"),
    (Command::AddCorrection, "AddCorrection", KeyStroke::Sign('c'), true, true, "Ctrl+Shift+C"),
    (Command::NewVariant, "NewVariant", KeyStroke::Sign('v'), true, true, "Ctrl+Shift+V"),
    (Command::TurnVariant, "TurnVariant", KeyStroke::Sign('f'), true, true, "Ctrl+Shift+F"),
    (Command::Start, "Start", KeyStroke::Sign('t'), true, false, "Ctrl+T"),
    (Command::NextTab, "NextTab", KeyStroke::Named(Named::Tab), true, false, "Ctrl+Tab"),
    (Command::PreviousTab, "PreviousTab", KeyStroke::Named(Named::Tab), true, true, "Ctrl+Shift+Tab"),
    (Command::CloseTab, "CloseTab", KeyStroke::Sign('w'), true, false, "Ctrl+W"),
    (Command::Quit, "Quit", KeyStroke::Sign('q'), true, false, "Ctrl+Q"),
    (Command::Undo, "Undo", KeyStroke::Sign('z'), true, false, "Ctrl+Z"),
    (Command::Redo, "Redo", KeyStroke::Sign('y'), true, false, "Ctrl+Y"),
    (Command::Redo, "Redo", KeyStroke::Sign('z'), true, true, "Ctrl+Shift+Z"),
    (Command::Fit, "Fit", KeyStroke::Sign('0'), false, false, "0"),
    (Command::Minimap, "Minimap", KeyStroke::Sign('m'), false, true, "Shift+M"),
    (Command::ZoomIn, "ZoomIn", KeyStroke::Sign('+'), false, false, "+"),
    (Command::ZoomIn, "ZoomIn", KeyStroke::Sign('='), false, false, "="),
    (Command::ZoomOut, "ZoomOut", KeyStroke::Sign('-'), false, false, "-"),
];

/// Work on the map and on the pages.
const WORK: &[KeyLine] = &[
    (Command::Scan(scan::ScanCommand::Load), "Scan(Load)", KeyStroke::Sign('6'), true, false, "Ctrl+6"),
    (Command::Scan(scan::ScanCommand::Next), "Scan(Next)", KeyStroke::Sign('n'), false, true, "Shift+N"),
    (Command::Scan(scan::ScanCommand::Fainter), "Scan(Fainter)", KeyStroke::Sign('['), true, false, "Ctrl+["),
    (Command::Scan(scan::ScanCommand::Stronger), "Scan(Stronger)", KeyStroke::Sign(']'), true, false, "Ctrl+]"),
    (
        Command::Scan(scan::ScanCommand::Push(Direction::North)),
        "Scan(Push(North))",
        KeyStroke::Named(Named::ArrowUp),
        false,
        true,
        "Shift+↑",
    ),
    (
        Command::Scan(scan::ScanCommand::Push(Direction::South)),
        "Scan(Push(South))",
        KeyStroke::Named(Named::ArrowDown),
        false,
        true,
        "Shift+↓",
    ),
    (
        Command::Scan(scan::ScanCommand::Push(Direction::NorthWest)),
        "Scan(Push(NorthWest))",
        KeyStroke::Named(Named::ArrowLeft),
        false,
        true,
        "Shift+←",
    ),
    (
        Command::Scan(scan::ScanCommand::Push(Direction::SouthEast)),
        "Scan(Push(SouthEast))",
        KeyStroke::Named(Named::ArrowRight),
        false,
        true,
        "Shift+→",
    ),
    (Command::PickBeside(true), "PickBeside(true)", KeyStroke::Named(Named::ArrowDown), true, false, "Ctrl+↓"),
    (Command::PickBeside(false), "PickBeside(false)", KeyStroke::Named(Named::ArrowUp), true, false, "Ctrl+↑"),
    (Command::PickUp, "PickUp", KeyStroke::Sign('i'), false, false, "I"),
    (Command::Reach, "Reach", KeyStroke::Sign('b'), false, true, "Shift+B"),
    (Command::Hand, "Hand", KeyStroke::Sign('y'), false, false, "Y"),
    (Command::Copy, "Copy", KeyStroke::Sign('c'), true, false, "Ctrl+C"),
    (Command::Cut, "Cut", KeyStroke::Sign('x'), true, false, "Ctrl+X"),
    (Command::Delete, "Delete", KeyStroke::Named(Named::Delete), false, false, "Del"),
    (Command::Paste, "Paste", KeyStroke::Sign('v'), true, false, "Ctrl+V"),
    (Command::ChooseAll, "ChooseAll", KeyStroke::Sign('a'), true, false, "Ctrl+A"),
    (Command::WallAround, "WallAround", KeyStroke::Sign('w'), false, true, "Shift+W"),
    (Command::TurnStamp(true), "TurnStamp(true)", KeyStroke::Sign(']'), false, false, "]"),
    (Command::TurnStamp(false), "TurnStamp(false)", KeyStroke::Sign('['), false, false, "["),
    (Command::Mirror, "Mirror", KeyStroke::Sign('/'), false, false, "/"),
    (Command::Stamps(stamps::StampCommand::Next), "Stamps(Next)", KeyStroke::Sign('j'), false, true, "Shift+J"),
    (
        Command::Stamps(stamps::StampCommand::Previous),
        "Stamps(Previous)",
        KeyStroke::Sign('j'),
        true,
        true,
        "Ctrl+Shift+J",
    ),
    (Command::Stamps(stamps::StampCommand::Keep), "Stamps(Keep)", KeyStroke::Sign('k'), false, true, "Shift+K"),
    (Command::Stamps(stamps::StampCommand::Rename), "Stamps(Rename)", KeyStroke::Sign('r'), false, true, "Shift+R"),
    (
        Command::Stamps(stamps::StampCommand::Remove),
        "Stamps(Remove)",
        KeyStroke::Named(Named::Delete),
        false,
        true,
        "Shift+Del",
    ),
    (Command::Turn { forward: true }, "Turn(forward: true)", KeyStroke::Sign('.'), false, false, "."),
    (Command::Turn { forward: false }, "Turn(forward: false)", KeyStroke::Sign(','), false, false, ","),
    (Command::Layers(Coverage::Ground), "Layers(Ground)", KeyStroke::Sign('1'), false, false, "1"),
    (Command::Layers(Coverage::Upper), "Layers(Upper)", KeyStroke::Sign('2'), false, false, "2"),
    (Command::Layers(Coverage::Both), "Layers(Both)", KeyStroke::Sign('3'), false, false, "3"),
    (Command::Erase, "Erase", KeyStroke::Sign('x'), false, false, "X"),
    (Command::Level(Level::Ground), "Level(Ground)", KeyStroke::Named(Named::F2), false, false, "F2"),
    (Command::Level(Level::In), "Level(In)", KeyStroke::Named(Named::F3), false, false, "F3"),
    (Command::Level(Level::Upper), "Level(Upper)", KeyStroke::Named(Named::F3), false, true, "Shift+F3"),
    (Command::Level(Level::Roof), "Level(Roof)", KeyStroke::Named(Named::F4), false, false, "F4"),
    (Command::Numbers, "Numbers", KeyStroke::Sign('h'), false, false, "H"),
    (Command::Names, "Names", KeyStroke::Sign('n'), false, false, "N"),
    (Command::Counters, "Counters", KeyStroke::Sign('c'), false, false, "C"),
    (Command::Side(SidePage::Problems), "Side(Problems)", KeyStroke::Named(Named::F6), false, false, "F6"),
    (Command::Drawer, "Drawer", KeyStroke::Named(Named::F6), false, true, "Shift+F6"),
    (Command::Panel, "Panel", KeyStroke::Named(Named::F7), false, false, "F7"),
    (Command::Side(SidePage::Inspector), "Side(Inspector)", KeyStroke::Sign('1'), true, false, "Ctrl+1"),
    (Command::Side(SidePage::Scenario), "Side(Scenario)", KeyStroke::Sign('4'), true, false, "Ctrl+4"),
    (Command::Side(SidePage::Layers), "Side(Layers)", KeyStroke::Sign('5'), true, false, "Ctrl+5"),
    (Command::Side(SidePage::Variants), "Side(Variants)", KeyStroke::Sign('7'), true, false, "Ctrl+7"),
    (Command::Side(SidePage::Play), "Side(Play)", KeyStroke::Sign('8'), true, false, "Ctrl+8"),
    (Command::Play(play::PlayCommand::Start), "Play(Start)", KeyStroke::Sign('n'), true, true, "Ctrl+Shift+N"),
    (Command::Play(play::PlayCommand::Done), "Play(Done)", KeyStroke::Named(Named::Enter), true, false, "Ctrl+⏎"),
    (Command::Play(play::PlayCommand::Save), "Play(Save)", KeyStroke::Sign('9'), true, false, "Ctrl+9"),
    (Command::Play(play::PlayCommand::Open), "Play(Open)", KeyStroke::Sign('o'), true, true, "Ctrl+Shift+O"),
    (Command::Play(play::PlayCommand::Amend), "Play(Amend)", KeyStroke::Sign('a'), true, true, "Ctrl+Shift+A"),
    (Command::Play(play::PlayCommand::Series), "Play(Series)", KeyStroke::Named(Named::F5), true, false, "Ctrl+F5"),
    (Command::Play(play::PlayCommand::Hold), "Play(Hold)", KeyStroke::Named(Named::Space), true, false, "Ctrl+Space"),
    (
        Command::Play(play::PlayCommand::Earlier),
        "Play(Earlier)",
        KeyStroke::Named(Named::ArrowLeft),
        true,
        false,
        "Ctrl+←",
    ),
    (
        Command::Play(play::PlayCommand::Later),
        "Play(Later)",
        KeyStroke::Named(Named::ArrowRight),
        true,
        false,
        "Ctrl+→",
    ),
    (Command::Play(play::PlayCommand::Skip), "Play(Skip)", KeyStroke::Named(Named::End), true, false, "Ctrl+End"),
    (
        Command::Play(play::PlayCommand::Pace),
        "Play(Pace)",
        KeyStroke::Named(Named::Space),
        true,
        true,
        "Ctrl+Shift+Space",
    ),
    (Command::Play(play::PlayCommand::Threat), "Play(Threat)", KeyStroke::Sign('e'), false, true, "Shift+E"),
    (
        Command::Layer(LayerCommand::Turn { down: true }),
        "Layer(Turn(down: true))",
        KeyStroke::Named(Named::PageDown),
        false,
        false,
        "PgDn",
    ),
    (
        Command::Layer(LayerCommand::Turn { down: false }),
        "Layer(Turn(down: false))",
        KeyStroke::Named(Named::PageUp),
        false,
        false,
        "PgUp",
    ),
    (Command::Layer(LayerCommand::Show), "Layer(Show)", KeyStroke::Sign('h'), false, true, "Shift+H"),
    (Command::Layer(LayerCommand::Lock), "Layer(Lock)", KeyStroke::Sign('l'), false, true, "Shift+L"),
    (Command::Layer(LayerCommand::Fade), "Layer(Fade)", KeyStroke::Sign('o'), false, true, "Shift+O"),
    (Command::Layer(LayerCommand::Provenance), "Layer(Provenance)", KeyStroke::Sign('p'), false, true, "Shift+P"),
    (Command::Layer(LayerCommand::Corrections), "Layer(Corrections)", KeyStroke::Sign('c'), false, true, "Shift+C"),
    (Command::Side(SidePage::Counters), "Side(Counters)", KeyStroke::Sign('2'), true, false, "Ctrl+2"),
    (Command::Side(SidePage::Rulebook), "Side(Rulebook)", KeyStroke::Sign('3'), true, false, "Ctrl+3"),
    (Command::Side(SidePage::Balance), "Side(Balance)", KeyStroke::Sign('b'), true, false, "Ctrl+B"),
    (Command::NextProblem, "NextProblem", KeyStroke::Named(Named::F8), false, false, "F8"),
    (Command::PreviousProblem, "PreviousProblem", KeyStroke::Named(Named::F8), false, true, "Shift+F8"),
    (Command::Mend, "Mend", KeyStroke::Sign('m'), false, false, "M"),
    (Command::Page, "Page", KeyStroke::Named(Named::F1), false, false, "F1"),
    (Command::Steps, "Steps", KeyStroke::Named(Named::F1), false, true, "Shift+F1"),
    (Command::NextStep, "NextStep", KeyStroke::Named(Named::F1), true, false, "Ctrl+F1"),
    (Command::Playtest, "Playtest", KeyStroke::Named(Named::F5), false, false, "F5"),
    (Command::Balance, "Balance", KeyStroke::Named(Named::F5), false, true, "Shift+F5"),
    (Command::Language, "Language", KeyStroke::Named(Named::F9), false, false, "F9"),
    (Command::Theme, "Theme", KeyStroke::Named(Named::F10), false, false, "F10"),
    (Command::Export, "Export", KeyStroke::Sign('e'), true, false, "Ctrl+E"),
    (Command::Print, "Print", KeyStroke::Sign('p'), true, true, "Ctrl+Shift+P"),
    (Command::Photograph, "Photograph", KeyStroke::Sign('e'), true, true, "Ctrl+Shift+E"),
    (Command::Size, "Size", KeyStroke::Sign('g'), true, false, "Ctrl+G"),
    (Command::Rename, "Rename", KeyStroke::Sign('r'), true, true, "Ctrl+Shift+R"),
    (Command::Find, "Find", KeyStroke::Sign('f'), true, false, "Ctrl+F"),
    (Command::Palette, "Palette", KeyStroke::Sign('k'), true, false, "Ctrl+K"),
    (Command::Palette, "Palette", KeyStroke::Sign('?'), false, false, "?"),
    (Command::Use, "Use", KeyStroke::Named(Named::Enter), false, false, "⏎"),
    (Command::History, "History", KeyStroke::Named(Named::F12), false, false, "F12"),
    (Command::Recover, "Recover", KeyStroke::Sign('j'), true, false, "Ctrl+J"),
    (Command::Reload, "Reload", KeyStroke::Sign('l'), true, false, "Ctrl+L"),
    (Command::Escape, "Escape", KeyStroke::Named(Named::Escape), false, false, "Esc"),
    (Command::Step(Direction::North), "Step(North)", KeyStroke::Named(Named::ArrowUp), false, false, "↑"),
    (Command::Step(Direction::South), "Step(South)", KeyStroke::Named(Named::ArrowDown), false, false, "↓"),
    (Command::Step(Direction::NorthWest), "Step(NorthWest)", KeyStroke::Named(Named::ArrowLeft), false, false, "←"),
    (Command::Step(Direction::SouthEast), "Step(SouthEast)", KeyStroke::Named(Named::ArrowRight), false, false, "→"),
];
