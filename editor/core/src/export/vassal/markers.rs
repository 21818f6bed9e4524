//! Markers as pieces: breaches, the markers of the game, and those of the variants in force.

use rules::hex::Hex;
use rules::hexside::{Hexside, LayeredSide};
use rules::map::{Grid, HexsideEntry, HexsideKind, MapDocument, Protects};
use rules::provenance::Provenance;
use rules::systems;
use rules::words::Words;

use super::piece::{LayerFace, Piece, Trait};
use super::workshop::{TURN, Workshop};
use crate::export::ExportError;
use crate::picture::geometry::Point;
use crate::picture::layout::middle_of;
use crate::picture::marker::{self, Sign};
use crate::picture::shape::{Shape, ShapeForm};
use crate::picture::{self, Layer, View};

/// The prototype of all markers.
pub(super) const PROTOTYPE: &str = "marker";

/// The extent of a variant's tag from its centre, in map units. Tags are larger than on our own map, because they are
/// picked up with the mouse.
const TAG: f32 = 16.0;
/// The extent of a breach from the centre of its hexside.
const BREACH: f32 = 34.0;
/// The largest number a marker of a variant can show.
const MOST: u8 = 12;

/// Returns the markers of the game.
pub(super) fn markers(shop: &mut Workshop<'_>) -> Result<Vec<Piece>, ExportError> {
    let system = shop.project.rulebook.system;
    let mut markers = Vec::new();
    if systems::breaches_walls(system) {
        markers.push(breach(shop)?);
    }
    for own in systems::markers(system) {
        markers.push(tag(shop, own.icon, &own.says(), own.most)?);
    }
    let variants = shop.project.variants_in_force().unwrap_or_default();
    for flag in variants.into_iter().flat_map(|own| &own.document.flags).filter(|flag| !flag.icon.is_empty()) {
        markers.push(tag(shop, &flag.icon, &flag.says, flag.most.min(MOST))?);
    }
    Ok(markers)
}

/// Returns the marker of a flag; one that counts cycles through its numbers.
fn tag(shop: &mut Workshop<'_>, icon: &str, says: &Words, most: u8) -> Result<Piece, ExportError> {
    let name = shop.voice.words(says);
    let name = if name.is_empty() { icon.to_owned() } else { name };
    let mut images = Vec::new();
    for number in 1..=most.max(1) {
        let count = (most > 1).then_some(number);
        let sign = Sign { icon: icon.to_owned(), count, says: says.clone() };
        let shapes = marker::alone(&sign, &shop.view);
        images.push(shop.picture(&format!("marker-{icon}-{number}"), &shapes, [TAG; 2])?);
    }
    let faces: Vec<_> = (1..)
        .zip(&images)
        .map(|(number, image)| LayerFace {
            image: image.clone(),
            name: if most > 1 { format!("+ ×{number}") } else { String::new() },
        })
        .collect();
    Ok(marker(shop, name, &faces, [TAG; 2]))
}

/// Returns the marker of a breach, in each of the three directions of hexsides.
fn breach(shop: &mut Workshop<'_>) -> Result<Piece, ExportError> {
    let mut faces = Vec::new();
    for (number, shapes) in (1..).zip(breaches(&shop.view)) {
        let image = shop.picture(&format!("breach-{number}"), &shapes, [BREACH; 2])?;
        faces.push(LayerFace { image, name: String::new() });
    }
    let name = shop.voice.text(&HexsideKind::Breach.word());
    Ok(marker(shop, name, &faces, [BREACH; 2]))
}

/// Returns the drawing of a breach in each direction, centred at the origin.
fn breaches(view: &View) -> Vec<Vec<Shape>> {
    let hex = Hex::new(2, 2);
    let around = [Hex::new(2, 1), Hex::new(3, 2), Hex::new(3, 3)];
    let drawn = around.into_iter().filter_map(|other| {
        let side = Hexside::new(hex, other);
        let mut map = MapDocument::new(Words::default(), Grid { columns: 4, rows: 4 });
        map.hexsides = vec![HexsideEntry {
            at: LayeredSide { side, layer: None },
            kind: HexsideKind::Breach,
            protects: Protects::Nobody,
            by: Provenance::Painted,
        }];
        let middle = middle_of(side)?;
        let shapes = picture::hexside(&map, view, side);
        Some(shapes.into_iter().filter(|own| own.layer == Layer::Hexsides).map(|own| moved(own, middle)).collect())
    });
    drawn.collect()
}

/// Translates a shape so that `origin` becomes the origin.
fn moved(shape: Shape, origin: Point) -> Shape {
    let lines = |lines: Vec<Vec<Point>>| -> Vec<Vec<Point>> {
        lines.into_iter().map(|line| line.into_iter().map(|at| at - origin).collect()).collect()
    };
    let form = match shape.form {
        ShapeForm::Polygon(outlines, paint) => ShapeForm::Polygon(lines(outlines), paint),
        ShapeForm::Lines(own, stroke) => ShapeForm::Lines(lines(own), stroke),
        ShapeForm::Circles(centres, radius, paint) => {
            ShapeForm::Circles(centres.into_iter().map(|at| at - origin).collect(), radius, paint)
        }
        ShapeForm::Text(text) => ShapeForm::Text(crate::picture::shape::Text { at: text.at - origin, ..text }),
        ShapeForm::Vignette(area, dusk) => ShapeForm::Vignette(area, dusk),
    };
    Shape::new(shape.layer, shape.rank, shape.place, form)
}

/// Returns a marker that cycles through its faces, or shows its only one.
fn marker(shop: &Workshop<'_>, name: String, faces: &[LayerFace], reach: [f32; 2]) -> Piece {
    let mut traits = vec![Trait::prototype(PROTOTYPE)];
    let mut image = String::new();
    match faces {
        [only] => image.clone_from(&only.image),
        _ => traits.push(shop.badges("Turned", faces, "vassal-turn", TURN, 1)),
    }
    Piece { name, image, traits, size: shop.size(reach) }
}
