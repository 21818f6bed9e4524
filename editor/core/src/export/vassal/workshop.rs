//! The state shared by all parts of a module under construction: the project, the look, the scale and the pictures.

use rules::project::Project;

use super::images::Images;
use super::piece::{CtrlKey, LayerFace, Piece, PieceCommand, Trait};
use crate::export::{ExportError, pixels};
use crate::picture::View;
use crate::picture::counter::CounterLook;
use crate::picture::layout::ACROSS;
use crate::picture::shape::Shape;
use crate::words::Voice;

/// The piece property that selects its layer on the map.
pub(super) const LAYER: &str = "Layer";
/// The map property that holds the level shown.
pub(super) const SHOWN: &str = "LevelShown";

/// The key that flips a counter.
pub(super) const FLIP: CtrlKey = CtrlKey('F');
/// The key that moves a counter to the next level of its hex.
pub(super) const LEVEL: CtrlKey = CtrlKey('L');
/// The key that gives a unit its next order: good, disordered, routed.
pub(super) const ORDER: CtrlKey = CtrlKey('O');
/// The key that deletes a piece.
pub(super) const DELETE: CtrlKey = CtrlKey('D');
/// The key that marks a piece as moved or not moved.
pub(super) const MOVED: CtrlKey = CtrlKey('M');
/// The key that turns a marker or advances its number.
pub(super) const TURN: CtrlKey = CtrlKey('T');

/// The documents, words and pictures of a module under construction.
pub(super) struct Workshop<'a> {
    /// The scenario with all its parts.
    pub project: &'a Project,
    /// The voice for the language of the module.
    pub voice: &'a Voice,
    /// The view in which counters and markers are drawn.
    pub view: View,
    /// The look of the counters of the mix.
    pub look: CounterLook<'a>,
    /// The number of pixels per map unit.
    pub scale: f32,
    /// The pictures made so far.
    pub images: Images,
    /// The number of the next piece.
    next: u32,
}

impl<'a> Workshop<'a> {
    /// Creates a workshop for hexes of `hex` pixels.
    pub(super) fn new(project: &'a Project, hex: u16, voice: &'a Voice) -> Self {
        let view = View { language: voice.language(), ..View::default() };
        let look = CounterLook::new(&project.counters, &view);
        let scale = f32::from(hex) / ACROSS;
        Self { project, voice, view, look, scale, images: Images::default(), next: 1 }
    }

    /// Returns a number unique within the module.
    pub(super) const fn number(&mut self) -> u32 {
        let number = self.next;
        self.next += 1;
        number
    }

    /// Returns the first number not used yet.
    pub(super) const fn numbers_used(&self) -> u32 {
        self.next
    }

    /// Adds a picture around the origin, extending `reach` map units from it, and returns its file name.
    pub(super) fn picture(&mut self, name: &str, shapes: &[Shape], reach: [f32; 2]) -> Result<String, ExportError> {
        let png = pixels::around_origin(shapes, reach, self.scale)?;
        Ok(self.images.add(name, png))
    }

    /// Returns the size in pixels of a picture that extends `reach` map units from its centre.
    pub(super) fn size(&self, reach: [f32; 2]) -> [u32; 2] {
        reach.map(|reach| 2 * (reach * self.scale).ceil() as u32)
    }

    /// Returns a command of a piece, given the message id of its menu text.
    pub(super) fn order(&self, word: &str, key: CtrlKey) -> PieceCommand {
        PieceCommand { says: self.voice.text(word), key }
    }

    /// Returns a layer of pictures shared by all pieces of a kind; `name` is the name of its property.
    pub(super) fn badges(&self, name: &str, faces: &[LayerFace], word: &str, key: CtrlKey, level: usize) -> Trait {
        Trait::layer(name, faces, &self.order(word, key), level)
    }

    /// Converts map units to pixels.
    pub(super) fn pixels(&self, units: f32) -> i32 {
        (units * self.scale).round() as i32
    }
}

/// Returns a piece with a picture and only a prototype.
pub(super) fn plain(name: String, image: String, size: [u32; 2], prototype: &str) -> Piece {
    Piece { name, image, traits: vec![Trait::prototype(prototype)], size }
}
