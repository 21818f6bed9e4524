//! The version that saves ink: pale areas, white paper, dark letters.

use crate::picture::palette::{Colour, Palette, Theme};
use crate::picture::shape::{Layer, Shape, ShapeForm};

use super::sheet::WHITE;

/// How much of the white paper shows through the areas of a map.
const MAP: f32 = 0.82;
/// How much of it shows through the areas of a counter.
const COUNTER: f32 = 0.72;

/// What is this dark is ink: signs, hats, barrels.
const INK: f32 = 12.0;

/// A map with pale areas, or without any where there is paper alone. What stands on hexsides stays as it is: it is read.
pub(super) fn map(shapes: Vec<Shape>) -> Vec<Shape> {
    let pale = |mut shape: Shape| {
        if matches!(shape.form, ShapeForm::Vignette(..)) {
            return None;
        }
        match shape.layer {
            Layer::Paper => return None,
            Layer::Ground | Layer::Regions | Layer::EntryAreas => fade(&mut shape.form, MAP),
            _ => {}
        }
        halo(&mut shape.form);
        Some(shape)
    };
    shapes.into_iter().filter_map(pale).collect()
}

/// A counter with pale areas and dark letters.
pub(super) fn counter(mut shapes: Vec<Shape>) -> Vec<Shape> {
    for shape in &mut shapes {
        fade(&mut shape.form, COUNTER);
        halo(&mut shape.form);
    }
    shapes
}

/// The border of a counter.
pub(super) fn border(colour: Colour) -> Colour {
    colour.mix(WHITE, COUNTER)
}

/// Makes areas and light letters pale; lines stay, or the picture would be gone.
fn fade(form: &mut ShapeForm, part: f32) {
    match form {
        ShapeForm::Polygon(_, paint) | ShapeForm::Circles(_, _, paint) => {
            let pale = |fill: Colour| Colour { alpha: fill.alpha, ..fill.mix(WHITE, part) };
            // What is as dark as letters is drawn, not painted.
            paint.fill = paint.fill.map(|fill| if fill.contrast(WHITE) > INK { fill } else { pale(fill) });
        }
        ShapeForm::Text(text) => {
            let ink = Palette::of(Theme::Light).ink;
            if text.colour.contrast(WHITE) < 4.5 {
                text.colour = ink;
            }
        }
        ShapeForm::Lines(..) | ShapeForm::Vignette(..) => {}
    }
}

/// A rim around letters is white.
fn halo(form: &mut ShapeForm) {
    if let ShapeForm::Text(text) = form {
        text.halo = text.halo.map(|_| WHITE);
        if text.colour.contrast(WHITE) < 4.5 {
            text.colour = Palette::of(Theme::Light).ink;
        }
    }
}
