//! Pieces of a module: a name and a list of traits, outermost first.
//!
//! The engine knows a trait by a word and a row of fields whose places say what they mean; see its sources for each.

use super::sequence::sequence;

/// A key with Ctrl held down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct CtrlKey(pub char);

impl CtrlKey {
    /// How the engine writes it: the number of the key, and of the keys held down.
    fn code(self) -> String {
        format!("{},130", u32::from(self.0))
    }
}

/// One trait of a piece: what it is, and how it is at first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Trait {
    kind: String,
    state: String,
}

/// A command of a piece: what its menu says, and the key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PieceCommand {
    /// What the menu says.
    pub says: String,
    /// The key.
    pub key: CtrlKey,
}

/// What a layer shows on one of its levels.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct LayerFace {
    /// The picture; empty for none.
    pub image: String,
    /// The name of the piece while it shows: `+` stands for the name of the piece itself, and nothing for no change.
    pub name: String,
}

impl Trait {
    fn new(kind: &str, fields: impl IntoIterator<Item = impl AsRef<str>>, state: impl Into<String>) -> Self {
        Self { kind: format!("{kind};{}", sequence(';', fields)), state: state.into() }
    }

    /// A layer, of which one level shows at a time; `order` turns to the next one and after the last to the first. Levels
    /// count from 1.
    pub(super) fn layer(name: &str, faces: &[LayerFace], order: &PieceCommand, level: usize) -> Self {
        Self::layer_of(name, faces, Some(order), "", level)
    }

    /// A layer whose level is what a property of the map says.
    pub(super) fn layer_by(name: &str, faces: &[LayerFace], property: &str) -> Self {
        Self::layer_of(name, faces, None, property, 1)
    }

    fn layer_of(name: &str, faces: &[LayerFace], order: Option<&PieceCommand>, property: &str, level: usize) -> Self {
        let images = sequence(',', faces.iter().map(|face| &face.image));
        let names = sequence(',', faces.iter().map(|face| in_a_line(&face.name)));
        let (says, key) = order.map_or((String::new(), String::new()), |own| (own.says.clone(), own.key.code()));
        let follows = if property.is_empty() { "false" } else { "true" };
        let fields = [
            // What older modules had for showing and hiding, and for turning up and down.
            "", "130", "", &says, "130", "", "", "130", "", "", "", "1", "false", "0", "0", &images, &names,
            // It begins anew after its last level.
            "true", name, "", "", follows, property, "1", "1", "true", "", &key, "", "", "1.0", "", "true",
        ];
        Self::new("emb2", fields, level.to_string())
    }

    /// Properties of the piece.
    pub(super) fn marks<const N: usize>(marks: [(&str, &str); N]) -> Self {
        let names = sequence(',', marks.map(|(name, _)| name));
        Self { kind: format!("mark;{names}"), state: sequence(',', marks.map(|(_, value)| in_a_line(value))) }
    }

    /// All that a prototype has.
    pub(super) fn prototype(name: &str) -> Self {
        Self { kind: format!("prototype;{name}"), state: String::new() }
    }

    /// Tells everybody when one of these keys was used.
    pub(super) fn report(keys: &[CtrlKey], format: &str) -> Self {
        let keys = sequence(',', keys.iter().map(|key| key.code()));
        Self::new("report", [&keys, format, "", "", "", "false"], "-1")
    }

    /// Can be taken off for good.
    pub(super) fn delete(order: &PieceCommand) -> Self {
        Self::new("delete", [&order.says, &order.key.code(), ""], "")
    }

    /// Shows a sign once it has been moved.
    pub(super) fn moved(image: &str, at: [i32; 2], order: &PieceCommand) -> Self {
        let [x, y] = at.map(|part| part.to_string());
        // Newer engines have two more commands with names and keys of their own: none of them here.
        Self::new("markmoved", [image, &x, &y, &order.says, &order.key.code(), "", "true", "", "", "", ""], "false")
    }

    /// Lies where it is put, not in the middle of a hex: a marker on a hexside.
    pub(super) fn off_grid() -> Self {
        Self::new("immob", ["g", "N", "L", ""], "")
    }

    /// Cannot be picked up, moved or stacked: a picture on the board.
    pub(super) fn fixed() -> Self {
        Self::new("immob", ["ngZ", "V", "R", ""], "")
    }
}

/// A name without tabs and line breaks: a tab would part the traits of a piece.
fn in_a_line(name: &str) -> String {
    name.replace(char::is_control, " ")
}

/// A piece.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Piece {
    /// Its name.
    pub name: String,
    /// Its picture; empty where a layer shows it.
    pub image: String,
    /// Its traits, outermost first.
    pub traits: Vec<Trait>,
    /// The pixels it takes across and down.
    pub size: [u32; 2],
}

impl Piece {
    /// How the engine writes it; `number` tells it from all others of the module.
    pub(super) fn text(&self, number: Option<u32>) -> String {
        let number = number.map_or_else(String::new, |number| number.to_string());
        let mut kind = format!("piece;{}", sequence(';', ["", "", &self.image, &in_a_line(&self.name)]));
        let mut state = sequence(';', ["null", "0", "0", &number, "0"]);
        for own in self.traits.iter().rev() {
            kind = sequence('\t', [&own.kind, &kind]);
            state = sequence('\t', [&own.state, &state]);
        }
        format!("+/{}", sequence('/', ["null", &kind, &state]))
    }
}
