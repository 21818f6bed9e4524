//! The table of all keys but those of the tools, which have a table of their own.

use iced::keyboard::key::Named;
use rules::hex::Direction;
use rules::spot::Level;

use super::Command;
use crate::gui::designer_layer::LayerCommand;
use crate::gui::pages::Side;
use crate::gui::play::commands as play;
use crate::gui::stamps;
use crate::gui::tool::{Coverage, TOOLS, scan};

/// One line of the table: the command, what the manual calls it, its key, whether Ctrl (⌘) and Shift are held, how
/// tooltips write it.
pub(super) type KeyLine = (Command, &'static str, Stroke, bool, bool, &'static str);

/// A key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stroke {
    /// The letter or sign a key writes.
    Sign(char),
    /// A key with a name.
    Named(Named),
}

/// Every key, those of the tools between what is done to files and what is done on the map.
pub(super) fn lines() -> impl Iterator<Item = KeyLine> {
    let tools = TOOLS.iter().map(|own| {
        let sign = own.key.chars().map(|sign| sign.to_ascii_lowercase()).next().unwrap_or_default();
        (own.tool.command(), own.manual, Stroke::Sign(sign), false, false, own.key)
    });
    FILES.iter().copied().chain(tools).chain(WORK.iter().copied())
}

/// Files, steps and the sight of the map.
const FILES: &[KeyLine] = &[
    (Command::New, "New", Stroke::Sign('n'), true, false, "Ctrl+N"),
    (Command::Open, "Open", Stroke::Sign('o'), true, false, "Ctrl+O"),
    (Command::Save, "Save", Stroke::Sign('s'), true, false, "Ctrl+S"),
    (Command::SaveAs, "SaveAs", Stroke::Sign('s'), true, true, "Ctrl+Shift+S"),
    (Command::Pack, "Pack", Stroke::Sign('p'), true, false, "Ctrl+P"),
    (Command::Record, "Record", Stroke::Sign('r'), true, false, "Ctrl+R"),
    (Command::SetUpRest, "SetUpRest", Stroke::Sign('u'), true, false, "Ctrl+U"),
    (Command::AddCorrection, "AddCorrection", Stroke::Sign('c'), true, true, "Ctrl+Shift+C"),
    (Command::NewVariant, "NewVariant", Stroke::Sign('v'), true, true, "Ctrl+Shift+V"),
    (Command::TurnVariant, "TurnVariant", Stroke::Sign('f'), true, true, "Ctrl+Shift+F"),
    (Command::Start, "Start", Stroke::Sign('t'), true, false, "Ctrl+T"),
    (Command::NextTab, "NextTab", Stroke::Named(Named::Tab), true, false, "Ctrl+Tab"),
    (Command::PreviousTab, "PreviousTab", Stroke::Named(Named::Tab), true, true, "Ctrl+Shift+Tab"),
    (Command::CloseTab, "CloseTab", Stroke::Sign('w'), true, false, "Ctrl+W"),
    (Command::Quit, "Quit", Stroke::Sign('q'), true, false, "Ctrl+Q"),
    (Command::Undo, "Undo", Stroke::Sign('z'), true, false, "Ctrl+Z"),
    (Command::Redo, "Redo", Stroke::Sign('y'), true, false, "Ctrl+Y"),
    (Command::Redo, "Redo", Stroke::Sign('z'), true, true, "Ctrl+Shift+Z"),
    (Command::Fit, "Fit", Stroke::Sign('0'), false, false, "0"),
    (Command::Minimap, "Minimap", Stroke::Sign('m'), false, true, "Shift+M"),
    (Command::ZoomIn, "ZoomIn", Stroke::Sign('+'), false, false, "+"),
    (Command::ZoomIn, "ZoomIn", Stroke::Sign('='), false, false, "="),
    (Command::ZoomOut, "ZoomOut", Stroke::Sign('-'), false, false, "-"),
];

/// What is done on the map and on the pages.
const WORK: &[KeyLine] = &[
    (Command::Scan(scan::ScanCommand::Load), "Scan(Load)", Stroke::Sign('6'), true, false, "Ctrl+6"),
    (Command::Scan(scan::ScanCommand::Next), "Scan(Next)", Stroke::Sign('n'), false, true, "Shift+N"),
    (Command::Scan(scan::ScanCommand::Fainter), "Scan(Fainter)", Stroke::Sign('['), true, false, "Ctrl+["),
    (Command::Scan(scan::ScanCommand::Stronger), "Scan(Stronger)", Stroke::Sign(']'), true, false, "Ctrl+]"),
    (
        Command::Scan(scan::ScanCommand::Push(Direction::North)),
        "Scan(Push(North))",
        Stroke::Named(Named::ArrowUp),
        false,
        true,
        "Shift+↑",
    ),
    (
        Command::Scan(scan::ScanCommand::Push(Direction::South)),
        "Scan(Push(South))",
        Stroke::Named(Named::ArrowDown),
        false,
        true,
        "Shift+↓",
    ),
    (
        Command::Scan(scan::ScanCommand::Push(Direction::NorthWest)),
        "Scan(Push(NorthWest))",
        Stroke::Named(Named::ArrowLeft),
        false,
        true,
        "Shift+←",
    ),
    (
        Command::Scan(scan::ScanCommand::Push(Direction::SouthEast)),
        "Scan(Push(SouthEast))",
        Stroke::Named(Named::ArrowRight),
        false,
        true,
        "Shift+→",
    ),
    (Command::PickBeside(true), "PickBeside(true)", Stroke::Named(Named::ArrowDown), true, false, "Ctrl+↓"),
    (Command::PickBeside(false), "PickBeside(false)", Stroke::Named(Named::ArrowUp), true, false, "Ctrl+↑"),
    (Command::PickUp, "PickUp", Stroke::Sign('i'), false, false, "I"),
    (Command::Reach, "Reach", Stroke::Sign('b'), false, true, "Shift+B"),
    (Command::Hand, "Hand", Stroke::Sign('y'), false, false, "Y"),
    (Command::Copy, "Copy", Stroke::Sign('c'), true, false, "Ctrl+C"),
    (Command::Cut, "Cut", Stroke::Sign('x'), true, false, "Ctrl+X"),
    (Command::Delete, "Delete", Stroke::Named(Named::Delete), false, false, "Del"),
    (Command::Paste, "Paste", Stroke::Sign('v'), true, false, "Ctrl+V"),
    (Command::ChooseAll, "ChooseAll", Stroke::Sign('a'), true, false, "Ctrl+A"),
    (Command::WallAround, "WallAround", Stroke::Sign('w'), false, true, "Shift+W"),
    (Command::TurnStamp(true), "TurnStamp(true)", Stroke::Sign(']'), false, false, "]"),
    (Command::TurnStamp(false), "TurnStamp(false)", Stroke::Sign('['), false, false, "["),
    (Command::Mirror, "Mirror", Stroke::Sign('/'), false, false, "/"),
    (Command::Stamps(stamps::StampCommand::Next), "Stamps(Next)", Stroke::Sign('j'), false, true, "Shift+J"),
    (
        Command::Stamps(stamps::StampCommand::Previous),
        "Stamps(Previous)",
        Stroke::Sign('j'),
        true,
        true,
        "Ctrl+Shift+J",
    ),
    (Command::Stamps(stamps::StampCommand::Keep), "Stamps(Keep)", Stroke::Sign('k'), false, true, "Shift+K"),
    (Command::Stamps(stamps::StampCommand::Rename), "Stamps(Rename)", Stroke::Sign('r'), false, true, "Shift+R"),
    (
        Command::Stamps(stamps::StampCommand::Remove),
        "Stamps(Remove)",
        Stroke::Named(Named::Delete),
        false,
        true,
        "Shift+Del",
    ),
    (Command::Turn { forward: true }, "Turn(forward: true)", Stroke::Sign('.'), false, false, "."),
    (Command::Turn { forward: false }, "Turn(forward: false)", Stroke::Sign(','), false, false, ","),
    (Command::Layers(Coverage::Ground), "Layers(Ground)", Stroke::Sign('1'), false, false, "1"),
    (Command::Layers(Coverage::Upper), "Layers(Upper)", Stroke::Sign('2'), false, false, "2"),
    (Command::Layers(Coverage::Both), "Layers(Both)", Stroke::Sign('3'), false, false, "3"),
    (Command::Erase, "Erase", Stroke::Sign('x'), false, false, "X"),
    (Command::Level(Level::Ground), "Level(Ground)", Stroke::Named(Named::F2), false, false, "F2"),
    (Command::Level(Level::In), "Level(In)", Stroke::Named(Named::F3), false, false, "F3"),
    (Command::Level(Level::Upper), "Level(Upper)", Stroke::Named(Named::F3), false, true, "Shift+F3"),
    (Command::Level(Level::Roof), "Level(Roof)", Stroke::Named(Named::F4), false, false, "F4"),
    (Command::Numbers, "Numbers", Stroke::Sign('h'), false, false, "H"),
    (Command::Names, "Names", Stroke::Sign('n'), false, false, "N"),
    (Command::Counters, "Counters", Stroke::Sign('c'), false, false, "C"),
    (Command::Side(Side::Problems), "Side(Problems)", Stroke::Named(Named::F6), false, false, "F6"),
    (Command::Drawer, "Drawer", Stroke::Named(Named::F6), false, true, "Shift+F6"),
    (Command::Panel, "Panel", Stroke::Named(Named::F7), false, false, "F7"),
    (Command::Side(Side::Inspector), "Side(Inspector)", Stroke::Sign('1'), true, false, "Ctrl+1"),
    (Command::Side(Side::Scenario), "Side(Scenario)", Stroke::Sign('4'), true, false, "Ctrl+4"),
    (Command::Side(Side::Layers), "Side(Layers)", Stroke::Sign('5'), true, false, "Ctrl+5"),
    (Command::Side(Side::Variants), "Side(Variants)", Stroke::Sign('7'), true, false, "Ctrl+7"),
    (Command::Side(Side::Play), "Side(Play)", Stroke::Sign('8'), true, false, "Ctrl+8"),
    (Command::Play(play::PlayCommand::Start), "Play(Start)", Stroke::Sign('n'), true, true, "Ctrl+Shift+N"),
    (Command::Play(play::PlayCommand::Done), "Play(Done)", Stroke::Named(Named::Enter), true, false, "Ctrl+⏎"),
    (Command::Play(play::PlayCommand::Save), "Play(Save)", Stroke::Sign('9'), true, false, "Ctrl+9"),
    (Command::Play(play::PlayCommand::Open), "Play(Open)", Stroke::Sign('o'), true, true, "Ctrl+Shift+O"),
    (Command::Play(play::PlayCommand::Amend), "Play(Amend)", Stroke::Sign('a'), true, true, "Ctrl+Shift+A"),
    (Command::Play(play::PlayCommand::Series), "Play(Series)", Stroke::Named(Named::F5), true, false, "Ctrl+F5"),
    (Command::Play(play::PlayCommand::Hold), "Play(Hold)", Stroke::Named(Named::Space), true, false, "Ctrl+Space"),
    (
        Command::Play(play::PlayCommand::Earlier),
        "Play(Earlier)",
        Stroke::Named(Named::ArrowLeft),
        true,
        false,
        "Ctrl+←",
    ),
    (Command::Play(play::PlayCommand::Later), "Play(Later)", Stroke::Named(Named::ArrowRight), true, false, "Ctrl+→"),
    (Command::Play(play::PlayCommand::Skip), "Play(Skip)", Stroke::Named(Named::End), true, false, "Ctrl+End"),
    (Command::Play(play::PlayCommand::Pace), "Play(Pace)", Stroke::Named(Named::Space), true, true, "Ctrl+Shift+Space"),
    (Command::Play(play::PlayCommand::Threat), "Play(Threat)", Stroke::Sign('e'), false, true, "Shift+E"),
    (
        Command::Layer(LayerCommand::Turn { down: true }),
        "Layer(Turn(down: true))",
        Stroke::Named(Named::PageDown),
        false,
        false,
        "PgDn",
    ),
    (
        Command::Layer(LayerCommand::Turn { down: false }),
        "Layer(Turn(down: false))",
        Stroke::Named(Named::PageUp),
        false,
        false,
        "PgUp",
    ),
    (Command::Layer(LayerCommand::Show), "Layer(Show)", Stroke::Sign('h'), false, true, "Shift+H"),
    (Command::Layer(LayerCommand::Lock), "Layer(Lock)", Stroke::Sign('l'), false, true, "Shift+L"),
    (Command::Layer(LayerCommand::Fade), "Layer(Fade)", Stroke::Sign('o'), false, true, "Shift+O"),
    (Command::Layer(LayerCommand::Provenance), "Layer(Provenance)", Stroke::Sign('p'), false, true, "Shift+P"),
    (Command::Layer(LayerCommand::Corrections), "Layer(Corrections)", Stroke::Sign('c'), false, true, "Shift+C"),
    (Command::Side(Side::Counters), "Side(Counters)", Stroke::Sign('2'), true, false, "Ctrl+2"),
    (Command::Side(Side::Rulebook), "Side(Rulebook)", Stroke::Sign('3'), true, false, "Ctrl+3"),
    (Command::Side(Side::Balance), "Side(Balance)", Stroke::Sign('b'), true, false, "Ctrl+B"),
    (Command::NextProblem, "NextProblem", Stroke::Named(Named::F8), false, false, "F8"),
    (Command::PreviousProblem, "PreviousProblem", Stroke::Named(Named::F8), false, true, "Shift+F8"),
    (Command::Mend, "Mend", Stroke::Sign('m'), false, false, "M"),
    (Command::Page, "Page", Stroke::Named(Named::F1), false, false, "F1"),
    (Command::Steps, "Steps", Stroke::Named(Named::F1), false, true, "Shift+F1"),
    (Command::NextStep, "NextStep", Stroke::Named(Named::F1), true, false, "Ctrl+F1"),
    (Command::Playtest, "Playtest", Stroke::Named(Named::F5), false, false, "F5"),
    (Command::Balance, "Balance", Stroke::Named(Named::F5), false, true, "Shift+F5"),
    (Command::Language, "Language", Stroke::Named(Named::F9), false, false, "F9"),
    (Command::Theme, "Theme", Stroke::Named(Named::F10), false, false, "F10"),
    (Command::Export, "Export", Stroke::Sign('e'), true, false, "Ctrl+E"),
    (Command::Print, "Print", Stroke::Sign('p'), true, true, "Ctrl+Shift+P"),
    (Command::Photograph, "Photograph", Stroke::Sign('e'), true, true, "Ctrl+Shift+E"),
    (Command::Size, "Size", Stroke::Sign('g'), true, false, "Ctrl+G"),
    (Command::Rename, "Rename", Stroke::Sign('r'), true, true, "Ctrl+Shift+R"),
    (Command::Find, "Find", Stroke::Sign('f'), true, false, "Ctrl+F"),
    (Command::Palette, "Palette", Stroke::Sign('k'), true, false, "Ctrl+K"),
    (Command::Palette, "Palette", Stroke::Sign('?'), false, false, "?"),
    (Command::Use, "Use", Stroke::Named(Named::Enter), false, false, "⏎"),
    (Command::History, "History", Stroke::Named(Named::F12), false, false, "F12"),
    (Command::Recover, "Recover", Stroke::Sign('j'), true, false, "Ctrl+J"),
    (Command::Reload, "Reload", Stroke::Sign('l'), true, false, "Ctrl+L"),
    (Command::Escape, "Escape", Stroke::Named(Named::Escape), false, false, "Esc"),
    (Command::Step(Direction::North), "Step(North)", Stroke::Named(Named::ArrowUp), false, false, "↑"),
    (Command::Step(Direction::South), "Step(South)", Stroke::Named(Named::ArrowDown), false, false, "↓"),
    (Command::Step(Direction::NorthWest), "Step(NorthWest)", Stroke::Named(Named::ArrowLeft), false, false, "←"),
    (Command::Step(Direction::SouthEast), "Step(SouthEast)", Stroke::Named(Named::ArrowRight), false, false, "→"),
];
