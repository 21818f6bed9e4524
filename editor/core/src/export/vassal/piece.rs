//! Pieces of a module: a name and a list of traits, outermost first.
//!
//! The engine identifies a trait by a word followed by positional fields; see its sources for each.

use super::sequence::sequence;

/// A key pressed with Ctrl.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct CtrlKey(pub char);

impl CtrlKey {
    /// Returns the engine's notation: the key code and the modifiers.
    fn code(self) -> String {
        format!("{},130", u32::from(self.0))
    }
}

/// A trait of a piece: its definition and initial state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Trait {
    kind: String,
    state: String,
}

/// A command of a piece: its menu text and key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PieceCommand {
    /// The menu text.
    pub says: String,
    /// The key.
    pub key: CtrlKey,
}

/// The content of one level of a layer.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct LayerFace {
    /// The picture; empty if there is none.
    pub image: String,
    /// The name of the piece while this level shows: `+` stands for the piece's own name, an empty string for no
    /// change.
    pub name: String,
}

impl Trait {
    fn new(kind: &str, fields: impl IntoIterator<Item = impl AsRef<str>>, state: impl Into<String>) -> Self {
        Self { kind: format!("{kind};{}", sequence(';', fields)), state: state.into() }
    }

    /// A layer that shows one of its levels at a time; `order` advances to the next level, wrapping around after the
    /// last. Levels count from 1.
    pub(super) fn layer(name: &str, faces: &[LayerFace], order: &PieceCommand, level: usize) -> Self {
        Self::layer_of(name, faces, Some(order), "", level)
    }

    /// A layer whose level follows a property of the map.
    pub(super) fn layer_by(name: &str, faces: &[LayerFace], property: &str) -> Self {
        Self::layer_of(name, faces, None, property, 1)
    }

    fn layer_of(name: &str, faces: &[LayerFace], order: Option<&PieceCommand>, property: &str, level: usize) -> Self {
        let images = sequence(',', faces.iter().map(|face| &face.image));
        let names = sequence(',', faces.iter().map(|face| in_a_line(&face.name)));
        let (says, key) = order.map_or((String::new(), String::new()), |own| (own.says.clone(), own.key.code()));
        let follows = if property.is_empty() { "false" } else { "true" };
        let fields = [
            // Used by older modules for showing and hiding, and for going up and down.
            "", "130", "", &says, "130", "", "", "130", "", "", "", "1", "false", "0", "0", &images, &names,
            // It wraps around after its last level.
            "true", name, "", "", follows, property, "1", "1", "true", "", &key, "", "", "1.0", "", "true",
        ];
        Self::new("emb2", fields, level.to_string())
    }

    /// Fixed properties of the piece.
    pub(super) fn marks<const N: usize>(marks: [(&str, &str); N]) -> Self {
        let names = sequence(',', marks.map(|(name, _)| name));
        Self { kind: format!("mark;{names}"), state: sequence(',', marks.map(|(_, value)| in_a_line(value))) }
    }

    /// All traits of a prototype.
    pub(super) fn prototype(name: &str) -> Self {
        Self { kind: format!("prototype;{name}"), state: String::new() }
    }

    /// Reports to all players when one of these keys was used.
    pub(super) fn report(keys: &[CtrlKey], format: &str) -> Self {
        let keys = sequence(',', keys.iter().map(|key| key.code()));
        Self::new("report", [&keys, format, "", "", "", "false"], "-1")
    }

    /// Makes the piece deletable.
    pub(super) fn delete(order: &PieceCommand) -> Self {
        Self::new("delete", [&order.says, &order.key.code(), ""], "")
    }

    /// Shows a sign once the piece has been moved.
    pub(super) fn moved(image: &str, at: [i32; 2], order: &PieceCommand) -> Self {
        let [x, y] = at.map(|part| part.to_string());
        // Newer engines have two more commands with separate names and keys; none are used here.
        Self::new("markmoved", [image, &x, &y, &order.says, &order.key.code(), "", "true", "", "", "", ""], "false")
    }

    /// Places the piece freely instead of at the centre of a hex, for a marker on a hexside.
    pub(super) fn off_grid() -> Self {
        Self::new("immob", ["g", "N", "L", ""], "")
    }

    /// Prevents the piece from being picked up, moved or stacked, for a picture on the board.
    pub(super) fn fixed() -> Self {
        Self::new("immob", ["ngZ", "V", "R", ""], "")
    }
}

/// Replaces tabs and line breaks in a name, because a tab would separate the traits of a piece.
fn in_a_line(name: &str) -> String {
    name.replace(['\t', '\n', '\r'], " ")
}

/// A piece.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Piece {
    /// Its name.
    pub name: String,
    /// Its picture; empty if a layer shows it.
    pub image: String,
    /// Its traits, outermost first.
    pub traits: Vec<Trait>,
    /// Its width and height in pixels.
    pub size: [u32; 2],
}

impl Piece {
    /// Returns the engine's notation; `number` identifies the piece within the module.
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
