//! Heat maps: hexes with denser hatching for higher values, each with its number, so that no colour is needed to
//! read it.

use rules::hex::Hex;

use super::Theme;
use super::geometry::Point;
use super::hatch::hatch;
use super::layout::{self, PIXEL, SIDE};
use super::palette::OverlayColours;
use super::pen::Pen;
use super::shape::{Layer, LineStyle, Paint, Place, Shape, ShapeForm, Text};

/// The opacity of the tint of a hex: 255 hides what is below.
const THICK: u8 = 204;
/// The spacing of the hatching lines, from the coolest class to the hottest.
const GAPS: [f32; 5] = [30.0, 19.0, 12.0, 8.0, 5.0];

/// Returns the class, from 0 to 4, of a value on a scale up to `most`; `None` for zero.
///
/// Classes are based on the square root of the share: traffic and losses are mostly low, with a few peaks.
#[must_use]
pub fn class(value: u32, most: u32) -> Option<usize> {
    let share = (f64::from(value) / f64::from(most.max(1))).sqrt();
    (value > 0).then(|| ((share * GAPS.len() as f64).ceil() as usize).clamp(1, GAPS.len()) - 1)
}

/// The lowest class whose hexes show their number; below it, the hatching and the key suffice.
const SAID: usize = 1;
/// The distance of a number below the centre of its hex, which keeps symbols free.
const DROP: f32 = SIDE * 0.56;
/// The rank of the numbers, above every patch.
pub const NUMBER: u8 = 40;
/// The lowest rank of shapes lifted above the heat; they stay below the numbers.
pub const LIFTED: u8 = 30;

/// Draws numbers by hex; a hex with zero is left unchanged. The printed shapes that must stay readable are lifted above
/// the heat: see [`printed`](super::printed).
#[must_use]
pub fn heat(values: &[(Hex, u32)], printed: &[Shape], theme: Theme) -> Vec<Shape> {
    let colours = OverlayColours::for_theme(theme);
    let most = values.iter().map(|(_, value)| *value).max().unwrap_or(0);
    let mut shapes = Vec::new();
    for (hex, value) in values {
        let Some(class) = class(*value, most) else { continue };
        let mut pen = Pen::new(Layer::Overlay, Place::Hex(*hex));
        let corners = layout::corners_around(layout::centre(*hex), SIDE * 0.95);
        patch(&mut pen, 0, &corners, class, PIXEL, theme);
        if class >= SAID {
            let said = value.to_string();
            let size = if said.len() > 3 { SIDE * 0.38 } else { SIDE * 0.46 };
            let text = Text::new(layout::centre(*hex) + Point::new(0.0, DROP), said, size, colours.ink).bold();
            pen.text(NUMBER, text.halo(colours.paper));
        }
        shapes.extend(pen.done());
    }
    if !shapes.is_empty() {
        let lifted = |shape: &Shape| {
            let rank = LIFTED + shape.rank.min(NUMBER - LIFTED - 1);
            let mut lifted = Shape { layer: Layer::Overlay, rank, ..shape.clone() };
            if let ShapeForm::Text(text) = &mut lifted.form {
                (text.colour, text.halo) = (colours.ink, Some(colours.paper));
            }
            lifted
        };
        shapes.extend(printed.iter().map(lifted));
    }
    shapes.sort_by_key(|shape| (shape.rank, shape.place));
    shapes
}

/// Draws a hex of a class on this rank and the next: tinted strongly enough that brown roofs look like green yards, and
/// hatched.
pub(super) fn patch(pen: &mut Pen, rank: u8, corners: &[Point], class: usize, pixel: f32, theme: Theme) {
    let ramp = &OverlayColours::for_theme(theme).heat;
    let (tint, line) = (ramp[class], ramp[(class + 2).min(ramp.len() - 1)]);
    pen.area(rank, corners, Paint::fill(tint.faded(THICK)));
    pen.lines(rank + 1, hatch(corners, 45.0, GAPS[class] * pixel / PIXEL), LineStyle::flat(line.faded(150), pixel));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_is_hatched_closer_and_all_but_the_rarest_have_their_number() {
        let values = [(Hex::new(2, 2), 1), (Hex::new(3, 2), 40), (Hex::new(4, 2), 100), (Hex::new(5, 2), 0)];
        let shapes = heat(&values, &[], Theme::Light);
        let lines = |hex: Hex| {
            let own = shapes.iter().filter(|shape| shape.place == Place::Hex(hex));
            own.filter_map(|shape| if let ShapeForm::Lines(lines, _) = &shape.form { Some(lines.len()) } else { None })
                .sum::<usize>()
        };
        let counts = values.map(|(hex, _)| lines(hex));
        assert!(counts[0] < counts[1] && counts[1] < counts[2] && counts[3] == 0, "{counts:?}");
        let texts = shapes.iter().filter(|shape| matches!(&shape.form, ShapeForm::Text(_))).count();
        assert_eq!(texts, 2);
        assert_eq!([0, 1, 4, 50, 100].map(|value| class(value, 100)), [None, Some(0), Some(0), Some(3), Some(4)]);
    }
}
