//! Which key does what. Every command also has a button that can be seen.

mod keys;
mod names;

use iced::keyboard::key::{Key, Named, Physical};
use iced::keyboard::{Event, Modifiers};
use rules::hex::Direction;
use rules::spot::Level;

use self::keys::{KeyStroke, lines};
use super::designer_layer::LayerCommand;
use super::pages::SidePage;
use super::play::commands as play;
use super::stamps;
use super::tool::{Coverage, Tool, scan};

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
    /// Add a correction in a file to the scenario.
    AddCorrection,
    /// Begin a variant of one’s own.
    NewVariant,
    /// Turn to the next face of the chosen variant: its page, its form, its text.
    TurnVariant,
    /// Let a computer player set up what stands nowhere yet.
    SetUpRest,
    /// The start page: new maps, files, recent ones, and what comes with the program.
    Start,
    /// The document whose tab is the next one.
    NextTab,
    /// The document whose tab is the one before.
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
    /// The whole map in a corner on or off, while only a part of it is shown.
    Minimap,
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
    /// Pick what comes next in the palette of the tool in hand, or before.
    PickBeside(bool),
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
    Layer(LayerCommand),
    /// The drawer of the play-test open or shut.
    Drawer,
    /// The panel at the right on or off.
    Panel,
    /// Another page in the panel at the right.
    Side(SidePage),
    /// Jump to the next finding.
    NextProblem,
    /// Jump to the finding before.
    PreviousProblem,
    /// Mend the finding that is lit up, or the first that can be mended.
    Mend,
    /// Show or hide the page of the finding that is lit up.
    Page,
    /// The checklist of the first steps over the map, or no longer.
    Steps,
    /// Open what the next of the first steps needs.
    NextStep,
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
    /// Print it as sheets.
    Print,
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
    Scan(scan::ScanCommand),
    /// Something about the library of stamps.
    Stamps(stamps::StampCommand),
    /// Something about the game that is played.
    Play(play::PlayCommand),
}

impl Tool {
    /// The command that picks the tool.
    pub const fn command(self) -> Command {
        Command::Tool(self)
    }
}

/// The command a key event asks for.
pub fn command(event: &Event) -> Option<Command> {
    let Event::KeyPressed { key, modified_key, physical_key, modifiers, .. } = event else { return None };
    if modifiers.contains(Modifiers::ALT) {
        return None;
    }
    let named = match key {
        Key::Named(named) => Some(KeyStroke::Named(*named)),
        Key::Character(_) | Key::Unidentified => None,
    };
    // Signs that need Shift on one keyboard and not on the other are told by what they write.
    let written = sign_of(modified_key, *physical_key).filter(|sign| !sign.is_alphabetic());
    let below = sign_of(key, *physical_key);
    [named, written.map(KeyStroke::Sign), below.map(KeyStroke::Sign)].into_iter().flatten().find_map(|stroke| {
        let sign_of_its_own = matches!(stroke, KeyStroke::Sign(sign) if !sign.is_ascii_alphabetic());
        lines()
            .find(|(_, _, own, control, shift, _)| {
                *own == stroke && *control == modifiers.command() && (sign_of_its_own || *shift == modifiers.shift())
            })
            .map(|(command, ..)| command)
    })
}

/// The letter or sign of a key, a small letter for a large one, and the Latin one where the keyboard has others.
fn sign_of(key: &Key, physical_key: Physical) -> Option<char> {
    let Key::Character(sign) = key else { return None };
    let latin = key.to_latin(physical_key).or_else(|| sign.chars().next())?;
    Some(latin.to_ascii_lowercase())
}

/// Whether an event is the key that goes to the next field or button, or the one before.
pub fn tab(event: &Event) -> Option<bool> {
    match event {
        Event::KeyPressed { key: Key::Named(Named::Tab), modifiers, .. } if !modifiers.command() => {
            Some(!modifiers.shift())
        }
        _ => None,
    }
}

/// Whether an event is the key that closes dialogs.
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

/// How tooltips write the key of a command.
pub fn key_of(command: Command) -> &'static str {
    lines().find(|(own, ..)| *own == command).map_or("", |(.., key)| key)
}

/// The command the manual calls by a name.
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
        // The keys below them: of a keyboard of the United States, and of a French one.
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
