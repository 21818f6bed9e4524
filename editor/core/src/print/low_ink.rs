//! The ink-saving version: pale areas, white paper, dark letters.

use crate::picture::palette::{Colour, Palette, Theme};
use crate::picture::shape::{Layer, Shape, ShapeForm};

use super::sheet::WHITE;

/// The share of white mixed into the areas of a map.
const MAP: f32 = 0.82;
/// The share of white mixed into the areas of a counter.
const COUNTER: f32 = 0.72;

/// The contrast with white from which on a colour counts as ink, as in signs, hats and barrels.
const INK: f32 = 12.0;

/// Returns a map with pale areas, or none where there is only paper. Hexside features are unchanged, because they carry
/// meaning.
pub(super) fn map(shapes: Vec<Shape>) -> Vec<Shape> {
    let pale = |mut shape: Shape| {
        if matches!(shape.form, ShapeForm::Vignette(..)) {
            return None;
        }
        match shape.layer {
            Layer::Paper => return None,
            Layer::Ground | Layer::Features | Layer::Regions | Layer::EntryAreas => fade(&mut shape.form, MAP),
            _ => {}
        }
        halo(&mut shape.form);
        Some(shape)
    };
    shapes.into_iter().filter_map(pale).collect()
}

/// Returns a counter with pale areas and dark letters.
pub(super) fn counter(mut shapes: Vec<Shape>) -> Vec<Shape> {
    for shape in &mut shapes {
        fade(&mut shape.form, COUNTER);
        halo(&mut shape.form);
    }
    shapes
}

/// Returns the border colour of a counter.
pub(super) fn border(colour: Colour) -> Colour {
    colour.mix(WHITE, COUNTER)
}

/// Makes areas and light letters pale; lines stay, because they make up the picture.
fn fade(form: &mut ShapeForm, part: f32) {
    match form {
        ShapeForm::Polygon(_, paint) | ShapeForm::Circles(_, _, paint) => {
            let pale = |fill: Colour| Colour { alpha: fill.alpha, ..fill.mix(WHITE, part) };
            // Fills as dark as letters are part of the drawing and stay.
            paint.fill = paint.fill.map(|fill| if fill.contrast(WHITE) > INK { fill } else { pale(fill) });
        }
        ShapeForm::Text(text) => {
            let ink = Palette::for_theme(Theme::Light).ink;
            if text.colour.contrast(WHITE) < 4.5 {
                text.colour = ink;
            }
        }
        ShapeForm::Lines(..) | ShapeForm::Vignette(..) => {}
    }
}

/// Makes the halo around letters white.
fn halo(form: &mut ShapeForm) {
    if let ShapeForm::Text(text) = form {
        text.halo = text.halo.map(|_| WHITE);
        if text.colour.contrast(WHITE) < 4.5 {
            text.colour = Palette::for_theme(Theme::Light).ink;
        }
    }
}
