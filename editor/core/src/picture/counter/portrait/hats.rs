//! Hats.

use super::{Dress, Frame, Hat};
use crate::picture::geometry::Point;
use crate::picture::palette::CounterColours;
use crate::picture::pen::Pen;
use crate::picture::shape::{LineStyle, Paint};

/// Draws a hat on this rank and the next.
pub(super) fn hat(pen: &mut Pen, rank: u8, frame: Frame, hat: Hat, dress: Dress, colours: &CounterColours) {
    let line = LineStyle::flat(dress.line, frame.reach * 0.05);
    let felt = Paint::both(colours.felt, line);
    match hat {
        Hat::None => {}
        Hat::Broad => {
            let crown = [
                (-0.36, -0.44),
                (-0.32, -0.9),
                (-0.14, -0.97),
                (0.0, -0.9),
                (0.14, -0.97),
                (0.32, -0.9),
                (0.36, -0.44),
            ];
            pen.area(rank + 1, &frame.points(&crown), felt);
            pen.area(rank + 1, &frame.oval((0.0, -0.4), 0.86, 0.11), felt);
            let band = frame.points(&[(-0.36, -0.5), (0.36, -0.5)]);
            pen.line(rank + 1, &band, LineStyle::flat(dress.facing, frame.reach * 0.1));
        }
        Hat::Coonskin => {
            let fur = Paint::both(colours.fur, line);
            let tail = [(0.3, -0.46), (0.48, -0.4), (0.56, 0.1), (0.46, 0.42), (0.36, 0.1)];
            pen.area(rank, &frame.points(&tail), fur);
            let rings = [-0.1, 0.08].map(|from| frame.points(&[(0.37, from), (0.57, from - 0.04)]));
            pen.lines(rank + 1, rings.to_vec(), LineStyle::flat(dress.line, frame.reach * 0.09));
            let cap = [
                (-0.4, -0.36),
                (-0.42, -0.6),
                (-0.3, -0.88),
                (0.0, -0.97),
                (0.3, -0.88),
                (0.42, -0.6),
                (0.4, -0.36),
                (0.0, -0.46),
            ];
            pen.area(rank + 1, &frame.points(&cap), fur);
        }
        Hat::Tall => {
            let crown = [(-0.3, -0.44), (-0.36, -1.0), (0.36, -1.0), (0.3, -0.44)];
            pen.area(rank + 1, &frame.points(&crown), felt);
            pen.area(rank + 1, &frame.oval((0.0, -0.42), 0.56, 0.09), felt);
            let band = frame.points(&[(-0.3, -0.52), (0.3, -0.52)]);
            pen.line(rank + 1, &band, LineStyle::flat(dress.facing, frame.reach * 0.12));
        }
        Hat::Forage => {
            let top = [(-0.34, -0.52), (-0.5, -0.72), (-0.3, -0.84), (0.3, -0.84), (0.5, -0.72), (0.34, -0.52)];
            pen.area(rank + 1, &frame.points(&top), Paint::both(dress.coat, line));
            let band = frame.points(&[(-0.34, -0.36), (-0.34, -0.54), (0.34, -0.54), (0.34, -0.36), (0.0, -0.42)]);
            pen.area(rank + 1, &band, Paint::both(dress.facing, line));
        }
        Hat::Cocked => {
            let cocked = [
                (-0.98, -0.22),
                (-0.74, -0.56),
                (-0.4, -0.84),
                (0.0, -0.96),
                (0.4, -0.84),
                (0.74, -0.56),
                (0.98, -0.22),
                (0.6, -0.34),
                (0.0, -0.42),
                (-0.6, -0.34),
            ];
            pen.area(
                rank + 1,
                &frame.points(&cocked),
                Paint::both(colours.felt, LineStyle::flat(colours.gold, frame.reach * 0.06)),
            );
            let at = |x: f32, y: f32| frame.at + Point::new(x, y) * frame.reach;
            pen.circles(rank + 1, vec![at(0.24, -0.62)], frame.reach * 0.1, Paint::both(dress.facing, line));
        }
        Hat::Shako | Hat::LightShako | Hat::GrenadierShako => shako(pen, rank, frame, hat, dress, colours),
    }
}

/// Draws a shako: the pompon identifies the battalion, the plume the arm.
fn shako(pen: &mut Pen, rank: u8, frame: Frame, hat: Hat, dress: Dress, colours: &CounterColours) {
    let line = LineStyle::flat(dress.line, frame.reach * 0.05);
    let felt = Paint::both(colours.felt, line);
    let body = [(-0.34, -0.36), (-0.42, -0.8), (0.42, -0.8), (0.34, -0.36)];
    let peak = [(-0.38, -0.38), (0.38, -0.38), (0.26, -0.27), (-0.26, -0.27)];
    pen.area(rank, &frame.points(&body), felt);
    pen.area(rank, &frame.points(&peak), felt);
    let top = frame.points(&[(-0.4, -0.76), (0.4, -0.76)]);
    pen.line(rank + 1, &top, LineStyle::flat(dress.facing, frame.reach * 0.1));
    let plate = frame.points(&[(-0.12, -0.46), (0.0, -0.64), (0.12, -0.46)]);
    pen.area(rank + 1, &plate, Paint::fill(colours.gold));
    let [red, green] = colours.plumes;
    match hat {
        Hat::GrenadierShako => {
            let plume =
                frame.points(&[(-0.07, -0.62), (-0.17, -0.9), (-0.1, -1.0), (0.1, -1.0), (0.17, -0.9), (0.07, -0.62)]);
            pen.area(rank + 1, &plume, Paint::both(red, line));
        }
        Hat::LightShako => {
            let plume = frame.points(&[
                (-0.3, -0.7),
                (-0.36, -0.98),
                (-0.1, -0.98),
                (0.34, -0.94),
                (0.62, -0.66),
                (0.5, -0.52),
                (0.2, -0.76),
            ]);
            pen.area(rank + 1, &plume, Paint::both(green, line));
        }
        Hat::Shako | Hat::None | Hat::Broad | Hat::Coonskin | Hat::Tall | Hat::Forage | Hat::Cocked => {
            pen.area(rank + 1, &frame.oval((0.0, -0.86), 0.12, 0.13), Paint::both(dress.facing, line));
        }
    }
}
