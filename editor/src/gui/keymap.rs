//! The keyboard shortcuts. Every command also has a visible button.

mod keys;
mod names;

use iced::keyboard::key::{Code, Key, Named, Physical};
use iced::keyboard::{Event, Modifiers};
use rules::hex::Direction;
use rules::spot::Level;

use self::keys::{KeyStroke, lines};
use super::designer_layer::LayerCommand;
use super::pages::SidePage;
use super::play::commands as play;
use super::stamps;
use super::tool::{Coverage, Tool, scan};

/// A command of the window or of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Command {
    /// Create a new map.
    New,
    /// Open a file.
    Open,
    /// Save.
    Save,
    /// Save under a new name.
    SaveAs,
    /// Pack the scenario with all its parts into one file.
    Pack,
    /// Record what was painted as a correction.
    Record,
    /// Add a correction from a file to the scenario.
    AddCorrection,
    /// Create a variant.
    NewVariant,
    /// Show the next view of the chosen variant: its page, its form, its text.
    TurnVariant,
    /// Let a computer player set up the counters that are not on the map yet.
    SetUpRest,
    /// Open the start page: new maps, files, recent ones, and bundled documents.
    Start,
    /// Switch to the next tab.
    NextTab,
    /// Switch to the previous tab.
    PreviousTab,
    /// Close the document in front.
    CloseTab,
    /// Quit the program.
    Quit,
    /// Undo a step.
    Undo,
    /// Redo a step.
    Redo,
    /// Show the whole map.
    Fit,
    /// Show or hide the minimap, which appears while only a part of the map is shown.
    Minimap,
    /// Zoom in.
    ZoomIn,
    /// Zoom out.
    ZoomOut,
    /// Take another tool in hand.
    Tool(Tool),
    /// Paint other layers of hexsides.
    Layers(Coverage),
    /// Pick the eraser of the tool in hand.
    Erase,
    /// Pick the next (`true`) or previous entry in the palette of the tool in hand.
    PickBeside(bool),
    /// Pick up what is under the pointer.
    PickUp,
    /// Change to the next brush size.
    Reach,
    /// Draw walls on the other side of the path.
    Hand,
    /// Copy the selected hexes.
    Copy,
    /// Copy the selected hexes and clear them to open country.
    Cut,
    /// Clear the selected hexes to open country.
    Delete,
    /// Take what was copied in hand as a stamp.
    Paste,
    /// Select every hex.
    ChooseAll,
    /// Draw a wall around the selected hexes.
    WallAround,
    /// Turn the stamp by a sixth, clockwise (`true`) or counter-clockwise.
    TurnStamp(bool),
    /// Mirror the stamp.
    Mirror,
    /// Show another level at full strength.
    Level(Level),
    /// Show or hide hex numbers.
    Numbers,
    /// Show or hide the names of places and rooms.
    Names,
    /// Show or hide counters.
    Counters,
    /// Do something with a layer.
    Layer(LayerCommand),
    /// Open or close the drawer of the play-test.
    Drawer,
    /// Show or hide the side panel.
    Panel,
    /// Open another page of the side panel.
    Side(SidePage),
    /// Jump to the next finding.
    NextProblem,
    /// Jump to the previous finding.
    PreviousProblem,
    /// Fix the highlighted finding, or the first that can be fixed.
    Mend,
    /// Show or hide the page of the highlighted finding.
    Page,
    /// Show or hide the checklist of the first steps over the map.
    Steps,
    /// Open what the next of the first steps needs.
    NextStep,
    /// Run a play-test, or stop the running one.
    Playtest,
    /// Start or stop measuring the balance after each change.
    Balance,
    /// Show the history of edits, with jumps.
    History,
    /// Recover the first journal on offer.
    Recover,
    /// Reload the document from disk, if another program has changed it.
    Reload,
    /// Switch to the other language.
    Language,
    /// Switch to the other theme.
    Theme,
    /// Export the map as a picture.
    Export,
    /// Print the map as sheets.
    Print,
    /// Save a screenshot of the window.
    Photograph,
    /// Change the size of the map.
    Size,
    /// Rename the selected object.
    Rename,
    /// Find and replace by meaning.
    Find,
    /// Open the command palette.
    Palette,
    /// Use the tool in hand on the chosen hex.
    Use,
    /// Close a dialog; clear the selection.
    Escape,
    /// Add the next or previous counter to the chosen hex for the question.
    Turn {
        /// Whether to take the next one.
        forward: bool,
    },
    /// Choose the neighbour of the chosen hex in this direction.
    Step(Direction),
    /// Do something with the scan behind the map.
    Scan(scan::ScanCommand),
    /// Do something with the library of stamps.
    Stamps(stamps::StampCommand),
    /// Do something with the game being played.
    Play(play::PlayCommand),
}

impl Tool {
    /// The command that picks the tool.
    pub const fn command(self) -> Command {
        Command::Tool(self)
    }
}

/// The command bound to a key event, if any.
pub fn command(event: &Event) -> Option<Command> {
    let Event::KeyPressed { key, modified_key, physical_key, modifiers, .. } = event else { return None };
    if modifiers.contains(Modifiers::ALT) {
        return None;
    }
    let named = match key {
        Key::Named(named) => Some(KeyStroke::Named(*named)),
        Key::Character(_) | Key::Unidentified => None,
    };
    // Signs that need Shift on some keyboards and not on others are matched by the character they produce.
    let written = sign_of(modified_key, *physical_key).filter(|sign| !sign.is_alphabetic());
    let below = sign_of(key, *physical_key);
    // Where a keyboard has no such sign without Shift or AltGr, the key in the place of the sign does: `&` for 1.
    let placed = if named.is_none() { placed_sign(*physical_key) } else { None };
    let signs = [written, below, placed].map(|sign| sign.map(KeyStroke::Sign));
    [named].into_iter().chain(signs).flatten().find_map(|stroke| {
        let sign_of_its_own = matches!(stroke, KeyStroke::Sign(sign) if !sign.is_ascii_alphabetic());
        lines()
            .find(|(_, _, own, control, shift, _)| {
                *own == stroke && *control == modifiers.command() && (sign_of_its_own || *shift == modifiers.shift())
            })
            .map(|(command, ..)| command)
    })
}

/// The letter or sign of a key, in lower case, and in Latin letters if the keyboard has others.
fn sign_of(key: &Key, physical_key: Physical) -> Option<char> {
    let Key::Character(sign) = key else { return None };
    let latin = key.to_latin(physical_key).or_else(|| sign.chars().next())?;
    Some(latin.to_ascii_lowercase())
}

/// The digit or sign that a key has on a US keyboard, by its place. Letters are left to what the key types.
const fn placed_sign(physical_key: Physical) -> Option<char> {
    let Physical::Code(code) = physical_key else { return None };
    Some(match code {
        Code::Digit0 => '0',
        Code::Digit1 => '1',
        Code::Digit2 => '2',
        Code::Digit3 => '3',
        Code::Digit4 => '4',
        Code::Digit5 => '5',
        Code::Digit6 => '6',
        Code::Digit7 => '7',
        Code::Digit8 => '8',
        Code::Digit9 => '9',
        Code::Minus => '-',
        Code::Equal => '=',
        Code::BracketLeft => '[',
        Code::BracketRight => ']',
        Code::Comma => ',',
        Code::Period => '.',
        Code::Slash => '/',
        _ => return None,
    })
}

/// The digit of an event: the one that is typed, or the one in the place of the key, with Shift or without.
pub fn digit(event: &Event) -> Option<u8> {
    let Event::KeyPressed { key, modified_key, physical_key, .. } = event else { return None };
    if matches!(key, Key::Named(_)) {
        return None;
    }
    let signs = [sign_of(modified_key, *physical_key), sign_of(key, *physical_key), placed_sign(*physical_key)];
    signs.into_iter().flatten().find_map(|sign| sign.to_digit(10)).map(|digit| digit as u8)
}

/// Whether an event is Tab: `Some(true)` for the next field or button, `Some(false)` with Shift for the previous one.
pub fn tab(event: &Event) -> Option<bool> {
    match event {
        Event::KeyPressed { key: Key::Named(Named::Tab), modifiers, .. } if !modifiers.command() => {
            Some(!modifiers.shift())
        }
        _ => None,
    }
}

/// Whether an event is Escape.
pub const fn is_escape(event: &Event) -> bool {
    matches!(event, Event::KeyPressed { key: Key::Named(Named::Escape), .. })
}

/// Every command once, in the order of the table, with all its keys.
pub fn all() -> Vec<(Command, String)> {
    let mut all: Vec<(Command, String)> = Vec::new();
    for (command, .., key) in lines() {
        match all.iter_mut().find(|(own, _)| *own == command) {
            Some((_, keys)) => {
                keys.push_str("  ");
                keys.push_str(key);
            }
            None => all.push((command, key.to_owned())),
        }
    }
    all
}

/// The key of a command, as written in tooltips; empty if it has none.
pub fn key_of(command: Command) -> &'static str {
    lines().find(|(own, ..)| *own == command).map_or("", |(.., key)| key)
}

/// The command with this name in the manual.
pub fn called(name: &str) -> Option<Command> {
    lines().find(|(_, own, ..)| *own == name).map(|(command, ..)| command)
}

#[cfg(test)]
mod tests {
    use iced::keyboard::Location;
    use iced::keyboard::key::NativeCode;

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
        // The unshifted keys: of a US keyboard, and of a French one.
        let above = |below: &str, written: &str| {
            let Event::KeyPressed { key, physical_key, location, modifiers, text, repeat, .. } =
                pressed(Key::Character(below.into()), Modifiers::SHIFT)
            else {
                unreachable!("it is pressed")
            };
            let modified_key = Key::Character(written.into());
            command(&Event::KeyPressed { key, modified_key, physical_key, location, modifiers, text, repeat })
        };
        assert_eq!((above("/", "?"), above(",", "?")), (Some(Command::Palette), Some(Command::Palette)));
        assert_eq!((above("=", "+"), above(":", "/")), (Some(Command::ZoomIn), Some(Command::Mirror)));
        assert_eq!((above("&", "1"), above("1", "!")), (sign("1", Modifiers::empty()), sign("1", Modifiers::empty())));
    }

    #[test]
    fn a_key_without_a_sign_of_its_own_means_the_sign_in_its_place() {
        // The keys of a French keyboard, with what they type.
        let placed = |typed: &str, code: Code, held: Modifiers| {
            let mut event = pressed(Key::Character(typed.into()), held);
            let Event::KeyPressed { physical_key, .. } = &mut event else { unreachable!("it is pressed") };
            *physical_key = Physical::Code(code);
            (command(&event), digit(&event))
        };
        let (none, control) = (Modifiers::empty(), Modifiers::CTRL);
        for (typed, code, number) in
            [("&", Code::Digit1, 1), ("é", Code::Digit2, 2), ("\"", Code::Digit3, 3), ("-", Code::Digit6, 6)]
        {
            let digit = number.to_string();
            assert_eq!(placed(typed, code, control), (sign(&digit, control), Some(number)), "Ctrl+{typed}");
        }
        assert_eq!(placed("à", Code::Digit0, none).0, Some(Command::Fit));
        assert_eq!(placed("^", Code::BracketLeft, none).0, sign("[", none));
        // What a key types comes first, and letters mean what they type.
        assert_eq!(placed("-", Code::Digit6, none).0, Some(Command::ZoomOut));
        assert_eq!(placed("q", Code::KeyA, control).0, Some(Command::Quit));
        assert_eq!(placed("m", Code::Semicolon, none).0, Some(Command::Mend));
        assert_eq!(placed("ù", Code::Quote, none).0, None);
    }

    #[test]
    fn no_name_of_the_manual_means_two_commands() {
        for (command, name, ..) in lines() {
            assert_eq!(called(name), Some(command), "{name}");
        }
    }

    #[test]
    fn no_key_means_two_things() {
        for (at, (_, _, key, control, shift, _)) in lines().enumerate() {
            let again = lines().skip(at + 1).any(|(_, _, k, c, s, _)| (k, c, s) == (key, control, shift));
            assert!(!again, "{key:?}");
        }
    }
}
