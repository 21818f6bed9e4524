//! Which key does what. Every command also has a button that can be seen.

mod names;

use iced::keyboard::key::{Key, Named};
use iced::keyboard::{Event, Modifiers};
use rules::hex::Direction;
use rules::spot::Level;

use super::pages::Side;
use super::play::deed as play;
use super::ply::Deed;
use super::tool::question::Question;
use super::tool::scan;
use super::tool::{Coverage, Tool};

/// What a key can ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Command {
    /// Begin a new map.
    New,
    /// Open a file.
    Open,
    /// Save.
    Save,
    /// Save under another name.
    SaveAs,
    /// Put the scenario with all its parts into one file.
    Pack,
    /// Record what was painted as a correction.
    Record,
    /// The start page: new maps, files, recent ones, and what comes with the program.
    Start,
    /// The document whose rider is the next one.
    NextTab,
    /// The document whose rider is the one before.
    PreviousTab,
    /// Close the document in front.
    CloseTab,
    /// End the program.
    Quit,
    /// A step back.
    Undo,
    /// A step forward.
    Redo,
    /// The whole map.
    Fit,
    /// Nearer.
    ZoomIn,
    /// Farther.
    ZoomOut,
    /// Another tool.
    Tool(Tool),
    /// Other layers of hexsides.
    Layers(Coverage),
    /// The eraser of the tool in hand.
    Erase,
    /// Take up what lies under the pointer.
    PickUp,
    /// The next size of the brush.
    Reach,
    /// The other hand of the way for walls.
    Hand,
    /// Copy the chosen hexes.
    Copy,
    /// Copy the chosen hexes and make open country of them.
    Cut,
    /// Make open country of the chosen hexes.
    Delete,
    /// Take what was copied in hand as a stamp.
    Paste,
    /// Choose every hex.
    ChooseAll,
    /// Draw a wall around the chosen hexes.
    WallAround,
    /// Turn the stamp by a sixth, clockwise or back.
    TurnStamp(bool),
    /// Mirror the stamp.
    Mirror,
    /// Another level in full strength.
    Level(Level),
    /// Hex numbers on or off.
    Numbers,
    /// Names of places and rooms on or off.
    Names,
    /// Counters on or off.
    Counters,
    /// Something done to a layer.
    Layer(Deed),
    /// The panel below the map on or off.
    Dock,
    /// The panel at the right on or off.
    Inspector,
    /// Another page in the panel at the right.
    Side(Side),
    /// Jump to the next finding.
    NextProblem,
    /// Jump to the finding before.
    PreviousProblem,
    /// Mend the finding that is lit up, or the first that can be mended.
    Mend,
    /// Show or hide the page of the finding that is lit up.
    Page,
    /// Fight a play-test, or stop the one that runs.
    Playtest,
    /// Read the balance after each change, or no longer.
    Balance,
    /// What was done, with jumps.
    History,
    /// Recover the journal that is offered first.
    Recover,
    /// Read the document from disk again, where somebody else has changed it.
    Reload,
    /// The other language.
    Language,
    /// The other theme.
    Theme,
    /// Write the map as a picture.
    Export,
    /// Write the window as a picture.
    Photograph,
    /// Make the map larger or smaller.
    Size,
    /// Give what is picked another id.
    Rename,
    /// Find and replace by meaning.
    Find,
    /// Every command with its key, to be found by words.
    Palette,
    /// Use the tool in hand on the chosen hex.
    Use,
    /// Close a dialog; choose nothing.
    Escape,
    /// Put the next counter into the chosen hex for the asking, or the one before.
    Turn {
        /// The next one.
        forward: bool,
    },
    /// Choose the hex beside the chosen one.
    Step(Direction),
    /// Something about the scan behind the map.
    Scan(scan::Deed),
    /// Something about the game that is played.
    Play(play::Deed),
}

impl Tool {
    /// The command that picks the tool.
    pub const fn command(self) -> Command {
        Command::Tool(self)
    }
}

/// One line of the table: the command, its key, whether Ctrl (⌘) and Shift are held, how tooltips write it.
type Line = (Command, Stroke, bool, bool, &'static str);

/// A key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stroke {
    /// The letter or sign a key writes.
    Sign(char),
    /// A key with a name.
    Named(Named),
}

/// Every key.
const KEYS: &[Line] = &[
    (Command::New, Stroke::Sign('n'), true, false, "Ctrl+N"),
    (Command::Open, Stroke::Sign('o'), true, false, "Ctrl+O"),
    (Command::Save, Stroke::Sign('s'), true, false, "Ctrl+S"),
    (Command::SaveAs, Stroke::Sign('s'), true, true, "Ctrl+Shift+S"),
    (Command::Pack, Stroke::Sign('p'), true, false, "Ctrl+P"),
    (Command::Record, Stroke::Sign('r'), true, false, "Ctrl+R"),
    (Command::Start, Stroke::Sign('t'), true, false, "Ctrl+T"),
    (Command::NextTab, Stroke::Named(Named::Tab), true, false, "Ctrl+Tab"),
    (Command::PreviousTab, Stroke::Named(Named::Tab), true, true, "Ctrl+Shift+Tab"),
    (Command::CloseTab, Stroke::Sign('w'), true, false, "Ctrl+W"),
    (Command::Quit, Stroke::Sign('q'), true, false, "Ctrl+Q"),
    (Command::Undo, Stroke::Sign('z'), true, false, "Ctrl+Z"),
    (Command::Redo, Stroke::Sign('y'), true, false, "Ctrl+Y"),
    (Command::Redo, Stroke::Sign('z'), true, true, "Ctrl+Shift+Z"),
    (Command::Fit, Stroke::Sign('0'), false, false, "0"),
    (Command::ZoomIn, Stroke::Sign('+'), false, false, "+"),
    (Command::ZoomIn, Stroke::Sign('='), false, false, "="),
    (Command::ZoomOut, Stroke::Sign('-'), false, false, "-"),
    (Command::Tool(Tool::Select), Stroke::Sign('v'), false, false, "V"),
    (Command::Tool(Tool::Hex), Stroke::Sign('b'), false, false, "B"),
    (Command::Tool(Tool::Hexside), Stroke::Sign('s'), false, false, "S"),
    (Command::Tool(Tool::EntryArea), Stroke::Sign('e'), false, false, "E"),
    (Command::Tool(Tool::GunSite), Stroke::Sign('g'), false, false, "G"),
    (Command::Tool(Tool::Area), Stroke::Sign('a'), false, false, "A"),
    (Command::Tool(Tool::Fill), Stroke::Sign('f'), false, false, "F"),
    (Command::Tool(Tool::Building), Stroke::Sign('u'), false, false, "U"),
    (Command::Tool(Tool::Room), Stroke::Sign('r'), false, false, "R"),
    (Command::Tool(Tool::Opening), Stroke::Sign('d'), false, false, "D"),
    (Command::Tool(Tool::Wall), Stroke::Sign('w'), false, false, "W"),
    (Command::Tool(Tool::Region), Stroke::Sign('p'), false, false, "P"),
    (Command::Tool(Tool::Label), Stroke::Sign('t'), false, false, "T"),
    (Command::Tool(Tool::Stamp), Stroke::Sign('j'), false, false, "J"),
    (Command::Tool(Tool::Counter), Stroke::Sign('4'), false, false, "4"),
    (Command::Tool(Tool::Measure), Stroke::Sign('q'), false, false, "Q"),
    (Command::Tool(Tool::Scan), Stroke::Sign('6'), false, false, "6"),
    (Command::Scan(scan::Deed::Load), Stroke::Sign('6'), true, false, "Ctrl+6"),
    (Command::Scan(scan::Deed::Next), Stroke::Sign('n'), false, true, "Shift+N"),
    (Command::Scan(scan::Deed::Fainter), Stroke::Sign('['), true, false, "Ctrl+["),
    (Command::Scan(scan::Deed::Stronger), Stroke::Sign(']'), true, false, "Ctrl+]"),
    (Command::Scan(scan::Deed::Push(Direction::North)), Stroke::Named(Named::ArrowUp), false, true, "Shift+↑"),
    (Command::Scan(scan::Deed::Push(Direction::South)), Stroke::Named(Named::ArrowDown), false, true, "Shift+↓"),
    (Command::Scan(scan::Deed::Push(Direction::NorthWest)), Stroke::Named(Named::ArrowLeft), false, true, "Shift+←"),
    (Command::Scan(scan::Deed::Push(Direction::SouthEast)), Stroke::Named(Named::ArrowRight), false, true, "Shift+→"),
    (Command::PickUp, Stroke::Sign('i'), false, false, "I"),
    (Command::Reach, Stroke::Sign('b'), false, true, "Shift+B"),
    (Command::Hand, Stroke::Sign('y'), false, false, "Y"),
    (Command::Copy, Stroke::Sign('c'), true, false, "Ctrl+C"),
    (Command::Cut, Stroke::Sign('x'), true, false, "Ctrl+X"),
    (Command::Delete, Stroke::Named(Named::Delete), false, false, "Del"),
    (Command::Paste, Stroke::Sign('v'), true, false, "Ctrl+V"),
    (Command::ChooseAll, Stroke::Sign('a'), true, false, "Ctrl+A"),
    (Command::WallAround, Stroke::Sign('w'), false, true, "Shift+W"),
    (Command::TurnStamp(true), Stroke::Sign(']'), false, false, "]"),
    (Command::TurnStamp(false), Stroke::Sign('['), false, false, "["),
    (Command::Mirror, Stroke::Sign('/'), false, false, "/"),
    (Command::Tool(Tool::Ask(Question::Sight)), Stroke::Sign('l'), false, false, "L"),
    (Command::Tool(Tool::Ask(Question::Zones)), Stroke::Sign('z'), false, false, "Z"),
    (Command::Tool(Tool::Ask(Question::Moves)), Stroke::Sign('o'), false, false, "O"),
    (Command::Tool(Tool::Ask(Question::Odds)), Stroke::Sign('k'), false, false, "K"),
    (Command::Turn { forward: true }, Stroke::Sign('.'), false, false, "."),
    (Command::Turn { forward: false }, Stroke::Sign(','), false, false, ","),
    (Command::Layers(Coverage::Ground), Stroke::Sign('1'), false, false, "1"),
    (Command::Layers(Coverage::Upper), Stroke::Sign('2'), false, false, "2"),
    (Command::Layers(Coverage::Both), Stroke::Sign('3'), false, false, "3"),
    (Command::Erase, Stroke::Sign('x'), false, false, "X"),
    (Command::Level(Level::Ground), Stroke::Named(Named::F2), false, false, "F2"),
    (Command::Level(Level::In), Stroke::Named(Named::F3), false, false, "F3"),
    (Command::Level(Level::Roof), Stroke::Named(Named::F4), false, false, "F4"),
    (Command::Numbers, Stroke::Sign('h'), false, false, "H"),
    (Command::Names, Stroke::Sign('n'), false, false, "N"),
    (Command::Counters, Stroke::Sign('c'), false, false, "C"),
    (Command::Dock, Stroke::Named(Named::F6), false, false, "F6"),
    (Command::Inspector, Stroke::Named(Named::F7), false, false, "F7"),
    (Command::Side(Side::Inspector), Stroke::Sign('1'), true, false, "Ctrl+1"),
    (Command::Side(Side::Scenario), Stroke::Sign('4'), true, false, "Ctrl+4"),
    (Command::Side(Side::Layers), Stroke::Sign('5'), true, false, "Ctrl+5"),
    (Command::Side(Side::Variants), Stroke::Sign('7'), true, false, "Ctrl+7"),
    (Command::Side(Side::Play), Stroke::Sign('8'), true, false, "Ctrl+8"),
    (Command::Play(play::Deed::Start), Stroke::Sign('n'), true, true, "Ctrl+Shift+N"),
    (Command::Play(play::Deed::Done), Stroke::Named(Named::Enter), true, false, "Ctrl+⏎"),
    (Command::Play(play::Deed::Save), Stroke::Sign('9'), true, false, "Ctrl+9"),
    (Command::Play(play::Deed::Open), Stroke::Sign('o'), true, true, "Ctrl+Shift+O"),
    (Command::Play(play::Deed::Amend), Stroke::Sign('a'), true, true, "Ctrl+Shift+A"),
    (Command::Play(play::Deed::Series), Stroke::Named(Named::F5), true, false, "Ctrl+F5"),
    (Command::Layer(Deed::Turn { down: true }), Stroke::Named(Named::PageDown), false, false, "PgDn"),
    (Command::Layer(Deed::Turn { down: false }), Stroke::Named(Named::PageUp), false, false, "PgUp"),
    (Command::Layer(Deed::Show), Stroke::Sign('h'), false, true, "Shift+H"),
    (Command::Layer(Deed::Lock), Stroke::Sign('l'), false, true, "Shift+L"),
    (Command::Layer(Deed::Fade), Stroke::Sign('o'), false, true, "Shift+O"),
    (Command::Layer(Deed::Provenance), Stroke::Sign('p'), false, true, "Shift+P"),
    (Command::Layer(Deed::Corrections), Stroke::Sign('c'), false, true, "Shift+C"),
    (Command::Side(Side::Counters), Stroke::Sign('2'), true, false, "Ctrl+2"),
    (Command::Side(Side::Rulebook), Stroke::Sign('3'), true, false, "Ctrl+3"),
    (Command::NextProblem, Stroke::Named(Named::F8), false, false, "F8"),
    (Command::PreviousProblem, Stroke::Named(Named::F8), false, true, "Shift+F8"),
    (Command::Mend, Stroke::Sign('m'), false, false, "M"),
    (Command::Page, Stroke::Named(Named::F1), false, false, "F1"),
    (Command::Playtest, Stroke::Named(Named::F5), false, false, "F5"),
    (Command::Balance, Stroke::Named(Named::F5), false, true, "Shift+F5"),
    (Command::Language, Stroke::Named(Named::F9), false, false, "F9"),
    (Command::Theme, Stroke::Named(Named::F10), false, false, "F10"),
    (Command::Export, Stroke::Sign('e'), true, false, "Ctrl+E"),
    (Command::Photograph, Stroke::Sign('e'), true, true, "Ctrl+Shift+E"),
    (Command::Size, Stroke::Sign('g'), true, false, "Ctrl+G"),
    (Command::Rename, Stroke::Sign('r'), true, true, "Ctrl+Shift+R"),
    (Command::Find, Stroke::Sign('f'), true, false, "Ctrl+F"),
    (Command::Palette, Stroke::Sign('k'), true, false, "Ctrl+K"),
    (Command::Palette, Stroke::Sign('?'), false, false, "?"),
    (Command::Use, Stroke::Named(Named::Enter), false, false, "⏎"),
    (Command::History, Stroke::Named(Named::F12), false, false, "F12"),
    (Command::Recover, Stroke::Sign('j'), true, false, "Ctrl+J"),
    (Command::Reload, Stroke::Sign('l'), true, false, "Ctrl+L"),
    (Command::Escape, Stroke::Named(Named::Escape), false, false, "Esc"),
    (Command::Step(Direction::North), Stroke::Named(Named::ArrowUp), false, false, "↑"),
    (Command::Step(Direction::South), Stroke::Named(Named::ArrowDown), false, false, "↓"),
    (Command::Step(Direction::NorthWest), Stroke::Named(Named::ArrowLeft), false, false, "←"),
    (Command::Step(Direction::SouthEast), Stroke::Named(Named::ArrowRight), false, false, "→"),
];

/// The command a key event asks for.
pub fn command(event: &Event) -> Option<Command> {
    let Event::KeyPressed { key, physical_key, modifiers, .. } = event else { return None };
    let stroke = match key {
        Key::Named(named) => Stroke::Named(*named),
        // Signs that need Shift on one keyboard and not on the other are told by what they write.
        Key::Character(sign) => {
            let latin = key.to_latin(*physical_key).or_else(|| sign.chars().next())?;
            Stroke::Sign(latin.to_ascii_lowercase())
        }
        Key::Unidentified => return None,
    };
    let sign_of_its_own = matches!(stroke, Stroke::Sign(sign) if !sign.is_ascii_alphabetic());
    KEYS.iter()
        .find(|(_, own, control, shift, _)| {
            *own == stroke && *control == modifiers.command() && (sign_of_its_own || *shift == modifiers.shift())
        })
        .filter(|_| !modifiers.contains(Modifiers::ALT))
        .map(|(command, ..)| *command)
}

/// Whether an event is the key that goes from field to field.
pub fn is_tab(event: &Event) -> bool {
    matches!(event, Event::KeyPressed { key: Key::Named(Named::Tab), modifiers, .. } if !modifiers.command())
}

/// Whether an event is the key that closes dialogs.
pub const fn is_escape(event: &Event) -> bool {
    matches!(event, Event::KeyPressed { key: Key::Named(Named::Escape), .. })
}

/// Every command once, in the order of the table, with all its keys.
pub fn all() -> Vec<(Command, String)> {
    let mut all: Vec<(Command, String)> = Vec::new();
    for (command, .., key) in KEYS {
        match all.iter_mut().find(|(own, _)| own == command) {
            Some((_, keys)) => {
                keys.push_str("  ");
                keys.push_str(key);
            }
            None => all.push((*command, (*key).to_owned())),
        }
    }
    all
}

/// How tooltips write the key of a command.
pub fn key_of(command: Command) -> &'static str {
    KEYS.iter().find(|(own, ..)| *own == command).map_or("", |(.., key)| key)
}

#[cfg(test)]
mod tests {
    use iced::keyboard::Location;
    use iced::keyboard::key::{NativeCode, Physical};

    use super::*;

    fn pressed(key: Key, modifiers: Modifiers) -> Event {
        Event::KeyPressed {
            modified_key: key.clone(),
            key,
            physical_key: Physical::Unidentified(NativeCode::Unidentified),
            location: Location::Standard,
            modifiers,
            text: None,
            repeat: false,
        }
    }

    fn sign(sign: &str, modifiers: Modifiers) -> Option<Command> {
        command(&pressed(Key::Character(sign.into()), modifiers))
    }

    #[test]
    fn a_letter_means_something_else_with_control() {
        assert_eq!(sign("s", Modifiers::empty()), Some(Command::Tool(Tool::Hexside)));
        assert_eq!(sign("s", Modifiers::CTRL), Some(Command::Save));
        assert_eq!(sign("S", Modifiers::CTRL | Modifiers::SHIFT), Some(Command::SaveAs));
        assert_eq!(sign("s", Modifiers::CTRL | Modifiers::ALT), None);
        assert_eq!(sign("n", Modifiers::empty()), Some(Command::Names));
        assert_eq!(sign("n", Modifiers::CTRL), Some(Command::New));
        assert_eq!(sign("h", Modifiers::CTRL), None);
    }

    #[test]
    fn signs_are_found_with_and_without_shift() {
        assert_eq!(sign("+", Modifiers::SHIFT), Some(Command::ZoomIn));
        assert_eq!(sign("+", Modifiers::empty()), Some(Command::ZoomIn));
    }

    #[test]
    fn no_key_means_two_things() {
        for (at, (_, key, control, shift, _)) in KEYS.iter().enumerate() {
            let again = KEYS.iter().skip(at + 1).any(|(_, k, c, s, _)| (k, c, s) == (key, control, shift));
            assert!(!again, "{key:?}");
        }
    }
}
