//! What all parts of a module need to build themselves: the project, the look, the scale and the pictures made so far.

use rules::project::Project;

use super::images::Images;
use super::piece::{CtrlKey, LayerFace, Piece, PieceCommand, Trait};
use crate::export::{ExportError, pixels};
use crate::picture::View;
use crate::picture::counter::CounterLook;
use crate::picture::layout::ACROSS;
use crate::picture::shape::Shape;
use crate::words::Voice;

/// The property by which pieces lie on layers of the map.
pub(super) const LAYER: &str = "Layer";
/// The property of the map that says which level its picture shows.
pub(super) const SHOWN: &str = "LevelShown";

/// Turns a counter over.
pub(super) const FLIP: CtrlKey = CtrlKey('F');
/// Puts a counter on the next level of its hex.
pub(super) const LEVEL: CtrlKey = CtrlKey('L');
/// Gives a unit its next order: good, disordered, routed.
pub(super) const ORDER: CtrlKey = CtrlKey('O');
/// Takes a piece off.
pub(super) const DELETE: CtrlKey = CtrlKey('D');
/// Marks a piece as moved, or not.
pub(super) const MOVED: CtrlKey = CtrlKey('M');
/// Turns a marker, or gives it its next number.
pub(super) const TURN: CtrlKey = CtrlKey('T');

/// Documents, words and pictures of a module that is being made.
pub(super) struct Workshop<'a> {
    /// The scenario with all its parts.
    pub project: &'a Project,
    /// Says everything in the language of the module.
    pub voice: &'a Voice,
    /// How counters and markers are drawn.
    pub view: View,
    /// How the counters of the mix are drawn.
    pub look: CounterLook<'a>,
    /// The pixels of a map unit.
    pub scale: f32,
    /// The pictures made so far.
    pub images: Images,
    /// The number of the next piece.
    next: u32,
}

impl<'a> Workshop<'a> {
    /// A workshop for hexes of so many pixels.
    pub(super) fn new(project: &'a Project, hex: u16, voice: &'a Voice) -> Self {
        let view = View { language: voice.language(), ..View::default() };
        let look = CounterLook::new(&project.counters, &view);
        let scale = f32::from(hex) / ACROSS;
        Self { project, voice, view, look, scale, images: Images::default(), next: 1 }
    }

    /// A number no other piece of the module has.
    pub(super) const fn number(&mut self) -> u32 {
        let number = self.next;
        self.next += 1;
        number
    }

    /// The number after the last one.
    pub(super) const fn numbers_used(&self) -> u32 {
        self.next
    }

    /// Adds a picture around the origin, which reaches so many map units from it, and returns its file.
    pub(super) fn picture(&mut self, name: &str, shapes: &[Shape], reach: [f32; 2]) -> Result<String, ExportError> {
        let png = pixels::around_origin(shapes, reach, self.scale)?;
        Ok(self.images.add(name, png))
    }

    /// Pixels from one end of a picture to the other that reaches so many map units from its middle.
    pub(super) fn size(&self, reach: [f32; 2]) -> [u32; 2] {
        reach.map(|reach| 2 * (reach * self.scale).ceil() as u32)
    }

    /// A command of a piece, by the id of what its menu says.
    pub(super) fn order(&self, word: &str, key: CtrlKey) -> PieceCommand {
        PieceCommand { says: self.voice.text(word), key }
    }

    /// A layer of pictures that all pieces of a kind have; `name` is that of its property.
    pub(super) fn badges(&self, name: &str, faces: &[LayerFace], word: &str, key: CtrlKey, level: usize) -> Trait {
        Trait::layer(name, faces, &self.order(word, key), level)
    }

    /// The pixels of a part of the map.
    pub(super) fn pixels(&self, units: f32) -> i32 {
        (units * self.scale).round() as i32
    }
}

/// A piece with a picture and nothing else but a prototype.
pub(super) fn plain(name: String, image: String, size: [u32; 2], prototype: &str) -> Piece {
    Piece { name, image, traits: vec![Trait::prototype(prototype)], size }
}
