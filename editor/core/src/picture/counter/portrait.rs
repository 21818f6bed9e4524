//! Portraits: head and shoulders of a man, with clothes, hair and beard.

mod features;
mod hats;
mod known;

pub(super) use features::{Beard, Coat, Hair, Hat, Portrait};
pub(super) use known::of_leader;

use crate::picture::geometry::Point;
use crate::picture::palette::{Colour, CounterColours};
use crate::picture::pen::Pen;
use crate::picture::shape::{LineStyle, Paint};

/// The number of ranks a portrait uses.
pub(super) const RANKS: u8 = 6;

/// The colours of a portrait.
#[derive(Debug, Clone, Copy)]
pub(super) struct Dress {
    /// The coat.
    pub(super) coat: Colour,
    /// Collar, lapels and the band of a hat.
    pub(super) facing: Colour,
    /// The outlines.
    pub(super) line: Colour,
}

/// The coordinate frame of a portrait: its centre, and its extent above and below.
#[derive(Debug, Clone, Copy)]
struct Frame {
    at: Point,
    reach: f32,
}

impl Frame {
    fn points(self, corners: &[(f32, f32)]) -> Vec<Point> {
        corners.iter().map(|&(x, y)| self.at + Point::new(x, y) * self.reach).collect()
    }

    /// Returns a shape and its mirror image.
    fn pair(self, corners: &[(f32, f32)]) -> Vec<Vec<Point>> {
        let mirrored: Vec<_> = corners.iter().map(|&(x, y)| (-x, y)).collect();
        vec![self.points(corners), self.points(&mirrored)]
    }

    /// Returns an ellipse.
    fn oval(self, (x, y): (f32, f32), wide: f32, high: f32) -> Vec<Point> {
        let corner = |number: u8| {
            let way = Point::new(1.0, 0.0).turned(f32::from(number) * 20.0);
            self.at + Point::new(x + way.x * wide, y + way.y * high) * self.reach
        };
        (0..18).map(corner).collect()
    }
}

/// Draws a portrait that reaches `reach` above and below a point, on ranks from `rank` up.
pub(super) fn portrait(
    pen: &mut Pen,
    rank: u8,
    at: Point,
    reach: f32,
    portrait: Portrait,
    dress: Dress,
    colours: &CounterColours,
) {
    let frame = Frame { at, reach };
    let line = LineStyle::flat(dress.line, reach * 0.05);
    let hair = colours.hair[portrait.shade % colours.hair.len()];
    if portrait.hair == Hair::Long {
        pen.areas(rank, vec![frame.oval((0.0, -0.02), 0.42, 0.5)], Paint::fill(hair));
    }
    coat(pen, rank + 1, frame, portrait.coat, dress, colours);
    let neck = frame.points(&[(-0.15, 0.05), (0.15, 0.05), (0.17, 0.42), (-0.17, 0.42)]);
    let skin = colours.skin;
    pen.areas(rank + 2, vec![neck], Paint::fill(skin.mix(dress.line, 0.22)));
    pen.areas(rank + 3, vec![frame.oval((0.0, -0.14), 0.29, 0.38)], Paint::both(skin, line));
    face(pen, rank + 4, frame, portrait, hair, dress);
    hats::hat(pen, rank + 4, frame, portrait.hat, dress, colours);
}

/// Draws shoulders and chest.
fn coat(pen: &mut Pen, rank: u8, frame: Frame, coat: Coat, dress: Dress, colours: &CounterColours) {
    let line = LineStyle::flat(dress.line, frame.reach * 0.05);
    let shoulders = frame.points(&[
        (-0.98, 1.0),
        (-0.93, 0.68),
        (-0.74, 0.5),
        (-0.22, 0.34),
        (0.22, 0.34),
        (0.74, 0.5),
        (0.93, 0.68),
        (0.98, 1.0),
    ]);
    pen.area(rank, &shoulders, Paint::both(dress.coat, line));
    let linen = frame.points(&[(-0.17, 0.34), (0.17, 0.34), (0.08, 0.6), (0.0, 1.0), (-0.08, 0.6)]);
    match coat {
        Coat::Frock => {
            pen.area(rank + 1, &linen, Paint::fill(colours.linen));
            let lapels = frame.pair(&[(0.2, 0.34), (0.42, 0.5), (0.3, 0.62), (0.0, 1.0), (0.08, 0.6)]);
            pen.areas(rank + 1, lapels, Paint::both(dress.coat.mix(dress.line, 0.3), line));
            pen.area(rank + 2, &frame.oval((0.0, 0.44), 0.13, 0.07), Paint::fill(dress.facing));
        }
        Coat::Hunting => {
            let cape = frame.pair(&[(0.0, 0.4), (0.3, 0.38), (0.86, 0.66), (0.7, 0.82), (0.3, 0.68), (0.0, 0.8)]);
            pen.areas(rank + 1, cape, Paint::both(dress.coat.mix(colours.linen, 0.25), line));
            let fringe = [-0.75, -0.5, -0.25, 0.0, 0.25, 0.5, 0.75]
                .map(|x: f32| frame.points(&[(x, 0.74 - x.abs() * 0.04), (x, 0.9)]));
            pen.lines(rank + 1, fringe.to_vec(), line);
        }
        Coat::Uniform => {
            let collar = frame.points(&[(-0.25, 0.22), (0.25, 0.22), (0.28, 0.42), (-0.28, 0.42)]);
            pen.area(rank + 2, &collar, Paint::both(dress.facing, line));
            let plastron = frame.points(&[(-0.3, 0.44), (0.3, 0.44), (0.16, 1.0), (-0.16, 1.0)]);
            pen.area(rank + 1, &plastron, Paint::both(dress.facing, line));
            let pads = frame.pair(&[(0.56, 0.46), (0.8, 0.44), (1.0, 0.62), (0.96, 0.74), (0.66, 0.62)]);
            pen.areas(rank + 2, pads, Paint::both(colours.gold, line));
        }
        Coat::Belted | Coat::Epaulettes | Coat::Winged => {
            let belts = [frame.points(&[(-0.5, 0.46), (0.42, 1.0)]), frame.points(&[(0.5, 0.46), (-0.42, 1.0)])];
            pen.lines(rank + 1, belts.to_vec(), LineStyle::flat(colours.linen, frame.reach * 0.13));
            collar(pen, rank + 2, frame, dress);
            let [red, green] = colours.plumes;
            if coat != Coat::Belted {
                let worn = if coat == Coat::Epaulettes { red } else { green };
                let pads = frame.pair(&[(0.5, 0.44), (0.8, 0.42), (1.06, 0.6), (1.02, 0.82), (0.66, 0.64)]);
                pen.areas(rank + 2, pads, Paint::both(worn, line));
            }
        }
        Coat::Apron => {
            let leather = colours.linen.mix(colours.fur, 0.3);
            let apron = frame.points(&[(-0.34, 0.46), (0.34, 0.46), (0.5, 1.0), (-0.5, 1.0)]);
            pen.area(rank + 1, &apron, Paint::both(leather, line));
            collar(pen, rank + 2, frame, dress);
        }
    }
}

/// Draws the collar of a soldier.
fn collar(pen: &mut Pen, rank: u8, frame: Frame, dress: Dress) {
    let collar = frame.points(&[(-0.24, 0.24), (0.24, 0.24), (0.3, 0.44), (-0.3, 0.44)]);
    pen.area(rank, &collar, Paint::both(dress.facing, LineStyle::flat(dress.line, frame.reach * 0.04)));
}

/// Draws eyes, hair and beard.
fn face(pen: &mut Pen, rank: u8, frame: Frame, portrait: Portrait, hair: Colour, dress: Dress) {
    let eyes = [-0.11, 0.11].map(|x| frame.at + Point::new(x, -0.16) * frame.reach);
    pen.circles(rank, eyes.to_vec(), frame.reach * 0.035, Paint::fill(dress.line));
    let nose = frame.points(&[(0.0, -0.14), (0.04, 0.0), (-0.01, 0.01)]);
    pen.line(rank, &nose, LineStyle::flat(dress.line.faded(150), frame.reach * 0.035));
    let scalp = match portrait.hair {
        Hair::Bald => frame.pair(&[(0.31, -0.24), (0.24, -0.06), (0.22, -0.3), (0.27, -0.36)]),
        Hair::Short | Hair::Long => vec![frame.points(&[
            (-0.31, -0.12),
            (-0.33, -0.34),
            (-0.2, -0.56),
            (0.05, -0.61),
            (0.25, -0.51),
            (0.33, -0.32),
            (0.31, -0.12),
            (0.24, -0.3),
            (0.02, -0.4),
            (-0.2, -0.34),
        ])],
    };
    pen.areas(rank, scalp, Paint::fill(hair));
    let moustache = || frame.points(&[(-0.17, 0.07), (-0.04, 0.01), (0.04, 0.01), (0.17, 0.07), (0.0, 0.065)]);
    let whiskers = || frame.pair(&[(0.31, -0.2), (0.3, 0.06), (0.17, 0.2), (0.15, 0.12), (0.23, 0.02), (0.25, -0.2)]);
    let beard = match portrait.beard {
        Beard::None => Vec::new(),
        Beard::Moustache => vec![moustache()],
        Beard::Whiskers => whiskers(),
        Beard::Full => {
            let chin = frame.points(&[
                (-0.3, -0.06),
                (-0.2, 0.06),
                (0.0, 0.02),
                (0.2, 0.06),
                (0.3, -0.06),
                (0.24, 0.2),
                (0.0, 0.36),
                (-0.24, 0.2),
            ]);
            vec![chin]
        }
    };
    pen.areas(rank, beard, Paint::fill(hair));
    if portrait.beard == Beard::Full {
        let mouth = frame.points(&[(-0.07, 0.11), (0.07, 0.11)]);
        pen.line(rank + 1, &mouth, LineStyle::round(dress.line, frame.reach * 0.04));
    } else {
        let mouth = frame.points(&[(-0.07, 0.1), (0.07, 0.1)]);
        pen.line(rank + 1, &mouth, LineStyle::round(dress.line.faded(170), frame.reach * 0.035));
    }
}
