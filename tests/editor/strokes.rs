//! Keys by the characters printed on them, as a US keyboard sends them.

use iced::Event;
use iced::keyboard::key::{Key, Named, NativeCode, Physical};
use iced::keyboard::{self, Location, Modifiers};

/// The keys without characters, by the names used in tooltips.
const NAMED: [(&str, Named); 26] = [
    ("Esc", Named::Escape),
    ("Enter", Named::Enter),
    ("⏎", Named::Enter),
    ("Tab", Named::Tab),
    ("Space", Named::Space),
    ("Backspace", Named::Backspace),
    ("Del", Named::Delete),
    ("Home", Named::Home),
    ("End", Named::End),
    ("PgUp", Named::PageUp),
    ("PgDn", Named::PageDown),
    ("↑", Named::ArrowUp),
    ("↓", Named::ArrowDown),
    ("←", Named::ArrowLeft),
    ("→", Named::ArrowRight),
    ("F1", Named::F1),
    ("F2", Named::F2),
    ("F3", Named::F3),
    ("F4", Named::F4),
    ("F5", Named::F5),
    ("F6", Named::F6),
    ("F7", Named::F7),
    ("F8", Named::F8),
    ("F9", Named::F9),
    ("F10", Named::F10),
    ("F12", Named::F12),
];

/// The characters typed with Shift, each with the unshifted one of its key.
const ABOVE: [(char, char); 21] = [
    ('?', '/'),
    ('+', '='),
    ('_', '-'),
    ('{', '['),
    ('}', ']'),
    ('|', '\\'),
    (':', ';'),
    ('"', '\''),
    ('<', ','),
    ('>', '.'),
    ('~', '`'),
    ('!', '1'),
    ('@', '2'),
    ('#', '3'),
    ('$', '4'),
    ('%', '5'),
    ('^', '6'),
    ('&', '7'),
    ('*', '8'),
    ('(', '9'),
    (')', '0'),
];

/// A key stroke: the events of pressing a key and of releasing it.
pub(crate) struct Stroke {
    /// The key is pressed, after its modifiers.
    pub(crate) down: Vec<Event>,
    /// The key is released, then its modifiers.
    pub(crate) up: Vec<Event>,
}

/// Returns the stroke for a written key, such as `Ctrl+Shift+S`, `F5`, `?` or `↑`.
#[track_caller]
pub(crate) fn stroke(written: &str) -> Stroke {
    let (mut held, mut name) = (Modifiers::empty(), written);
    for (prefix, modifier) in [("Ctrl+", Modifiers::COMMAND), ("Shift+", Modifiers::SHIFT), ("Alt+", Modifiers::ALT)] {
        if let Some(rest) = name.strip_prefix(prefix).filter(|rest| !rest.is_empty()) {
            (held, name) = (held | modifier, rest);
        }
    }
    let signs: Vec<char> = name.chars().collect();
    match (NAMED.iter().find(|(own, _)| *own == name), &*signs) {
        (Some((_, named)), _) => {
            let text = (*named == Named::Space && !held.command()).then_some(' ');
            made(Key::Named(*named), Key::Named(*named), held, text)
        }
        // Key names use capital letters, whatever the modifiers.
        (None, [sign]) if sign.is_ascii_alphabetic() => {
            typed(if held.shift() { sign.to_ascii_uppercase() } else { sign.to_ascii_lowercase() }, held)
        }
        (None, [sign]) => typed(*sign, held),
        (None, _) => panic!("no key is called {written}"),
    }
}

/// Returns the stroke that types a character while these modifiers are held.
pub(crate) fn typed(sign: char, held: Modifiers) -> Stroke {
    let below = ABOVE.iter().find(|(above, _)| *above == sign).map(|(_, below)| *below);
    let below = below.or_else(|| sign.is_uppercase().then(|| sign.to_lowercase().next()).flatten());
    let held = if below.is_some() { held | Modifiers::SHIFT } else { held };
    let key = |sign: char| match sign {
        ' ' => Key::Named(Named::Space),
        _ => Key::Character(sign.to_string().into()),
    };
    made(key(below.unwrap_or(sign)), key(sign), held, (!held.command()).then_some(sign))
}

fn made(key: Key, modified_key: Key, held: Modifiers, text: Option<char>) -> Stroke {
    let physical_key = Physical::Unidentified(NativeCode::Unidentified);
    let location = Location::Standard;
    let holds = |modifiers| Event::Keyboard(keyboard::Event::ModifiersChanged(modifiers));
    let down = Event::Keyboard(keyboard::Event::KeyPressed {
        key: key.clone(),
        modified_key: modified_key.clone(),
        physical_key,
        location,
        modifiers: held,
        text: text.map(|sign| sign.to_string().into()),
        repeat: false,
    });
    let up =
        Event::Keyboard(keyboard::Event::KeyReleased { key, modified_key, physical_key, location, modifiers: held });
    if held.is_empty() {
        return Stroke { down: vec![down], up: vec![up] };
    }
    Stroke { down: vec![holds(held), down], up: vec![up, holds(Modifiers::empty())] }
}
