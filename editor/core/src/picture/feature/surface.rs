//! Features that cover hexes: a pattern for each kind.

use rules::hex::Hex;
use rules::map::{Members, Region, RegionKind};
use rules::spot::Level;

use std::collections::BTreeSet;

use super::naming::{Badge, FeatureName, FeatureNames};
use super::{rank, seen};
use crate::picture::geometry::Point;
use crate::picture::layout::{PIXEL, SIDE, centre, corners_around};
use crate::picture::palette::{Colour, Palette};
use crate::picture::pen::Pen;
use crate::picture::shape::{Layer, LineStyle, Paint, Place, Shape};
use crate::picture::survey::Survey;

/// Draws a region of hexes where it is seen on the level shown, one of a kind without a pattern with its name.
pub(super) fn surface(survey: &Survey<'_>, region: &Region, names: &mut FeatureNames<'_>) -> Vec<Shape> {
    let is_seen = |hex: &Hex| is_seen(survey, region, *hex);
    let hexes: BTreeSet<Hex> = region.members.hexes().into_iter().filter(is_seen).collect();
    let mut pen = Pen::new(Layer::Features, Place::Sheet);
    for hex in &hexes {
        pattern(&mut pen, &region.kind, centre(*hex), SIDE, survey.palette);
    }
    let mut shapes = pen.done();
    if matches!(region.kind.as_str(), RegionKind::SECTOR | RegionKind::BATTERY_SITE) {
        shapes.extend(names.write(&FeatureName {
            words: survey.words(region),
            hexes: &hexes,
            ink: survey.palette.entry,
            size: 14.5,
            is_bold: true,
            badge: Badge::default(),
        }));
    }
    shapes
}

/// Whether a region is seen in one of its hexes on the level shown.
fn is_seen(survey: &Survey<'_>, region: &Region, hex: Hex) -> bool {
    let Some(spot) = seen(survey, hex) else { return false };
    match (region.kind.as_str(), &region.members) {
        (_, Members::Spots(spots)) => spots.contains(&spot),
        (kind, _) if RegionKind::SURFACES.contains(&kind) => {
            survey.map.elevation(spot).is_some_and(|level| RegionKind::lies_on(kind, level))
        }
        (RegionKind::PARAPET | RegionKind::OUTHOUSE, _) => spot.level == Level::Ground,
        _ => true,
    }
}

/// Draws the pattern of a kind of regions in a hex; `reach` is the distance from its centre to a corner.
pub(super) fn pattern(pen: &mut Pen, kind: &str, at: Point, reach: f32, palette: &Palette) {
    let pattern = Pattern { at, reach, palette };
    match kind {
        RegionKind::ACEQUIA => pattern.water(pen, 80, 3),
        RegionKind::POND => pattern.water(pen, 120, 4),
        RegionKind::MARSH => pattern.marsh(pen),
        RegionKind::TRENCH => pattern.trench(pen),
        RegionKind::RUBBLE => pattern.rubble(pen),
        RegionKind::ABATIS => pattern.abatis(pen),
        RegionKind::VILLITA => pattern.huts(pen, &[(-0.42, -0.22), (0.34, -0.3), (-0.02, 0.34)]),
        RegionKind::OUTHOUSE => pattern.huts(pen, &[(-0.5, 0.3)]),
        RegionKind::STAIRCASE => pattern.stairs(pen),
        RegionKind::PARAPET => pattern.rampart(pen, 0.9, 5),
        RegionKind::CARRONADE => {
            pattern.rampart(pen, 0.9, 5);
            pattern.rampart(pen, 0.72, 3);
        }
        RegionKind::TWO_STOREYS => pattern.storeys(pen),
        RegionKind::ROAD => pattern.road(pen),
        _ => pen.area(rank::TINT, &corners_around(at, reach), Paint::fill(palette.entry.faded(40))),
    }
}

/// A hex in which a pattern is drawn.
struct Pattern<'p> {
    at: Point,
    reach: f32,
    palette: &'p Palette,
}

impl Pattern<'_> {
    /// The point at these fractions of the reach from the centre.
    fn point(&self, x: f32, y: f32) -> Point {
        self.at + Point::new(x, y) * self.reach
    }

    /// A line as broad as its nominal width in a hex of the map.
    fn stroke(&self, colour: Colour, width: f32) -> LineStyle {
        LineStyle::round(colour, width * PIXEL * (self.reach / SIDE).max(0.6))
    }

    fn tint(&self, pen: &mut Pen, colour: Colour) {
        pen.area(rank::TINT, &corners_around(self.at, self.reach), Paint::fill(colour));
    }

    /// Waves on a tint.
    fn water(&self, pen: &mut Pen, tint: u8, waves: u8) {
        self.tint(pen, self.palette.water.faded(tint));
        let wave = |number: u8| {
            let y = (f32::from(number) + 0.5) / f32::from(waves) * 1.5 - 0.75;
            let half = 0.86 - y.abs() * 0.5;
            let steps = 12_u8;
            let at = |step: u8| {
                let x = (f32::from(step) / f32::from(steps) * 2.0 - 1.0) * half;
                let up = [0.0, -0.05, 0.0, 0.05][usize::from(step % 4)];
                self.point(x, y + up)
            };
            (0..=steps).map(at).collect()
        };
        let colour = self.palette.water.mix(self.palette.ink, 0.12);
        pen.lines(rank::PATTERN, (0..waves).map(wave).collect(), self.stroke(colour, 1.0));
    }

    /// Tufts of reed over water.
    fn marsh(&self, pen: &mut Pen) {
        self.tint(pen, self.palette.water.faded(46));
        let tufts = [(-0.45, -0.3), (0.36, -0.38), (-0.02, 0.1), (-0.52, 0.38), (0.5, 0.36)];
        let mut lines = Vec::new();
        for (x, y) in tufts {
            for lean in [-0.11, -0.04, 0.04, 0.11] {
                lines.push(vec![self.point(x + lean * 0.3, y), self.point(x + lean, y - 0.19)]);
            }
            lines.push(vec![self.point(x - 0.15, y + 0.03), self.point(x + 0.15, y + 0.03)]);
        }
        pen.lines(rank::PATTERN, lines, self.stroke(self.palette.ramp, 1.0));
    }

    /// A ditch with its banks.
    fn trench(&self, pen: &mut Pen) {
        let earth = self.palette.rubble.mix(self.palette.ink, 0.35);
        self.tint(pen, earth.faded(40));
        let mut lines: Vec<Vec<Point>> =
            [-0.16, 0.16].map(|y| vec![self.point(-0.84, y), self.point(0.84, y)]).to_vec();
        for number in 0..9_u8 {
            let x = f32::from(number) * 0.2 - 0.8;
            lines.extend([-1.0, 1.0].map(|way| vec![self.point(x, 0.16 * way), self.point(x, 0.3 * way)]));
        }
        pen.lines(rank::PATTERN, lines, self.stroke(earth, 1.1));
    }

    /// Fallen stones.
    fn rubble(&self, pen: &mut Pen) {
        let stones = [
            (-0.5, -0.36, 0.1),
            (-0.18, -0.5, 0.07),
            (0.2, -0.3, 0.11),
            (0.56, -0.2, 0.07),
            (-0.64, 0.1, 0.08),
            (-0.26, 0.04, 0.06),
            (0.06, 0.3, 0.1),
            (0.46, 0.28, 0.1),
            (-0.38, 0.48, 0.08),
            (0.2, 0.6, 0.06),
        ];
        let stone = |(x, y, size): (f32, f32, f32)| {
            let corners = [(-1.0, 0.2), (-0.4, -0.9), (0.7, -0.7), (1.0, 0.3), (0.1, 0.9)];
            corners.map(|(dx, dy)| self.point(x + dx * size, y + dy * size)).to_vec()
        };
        let rim = self.stroke(self.palette.ink.faded(150), 0.5);
        pen.areas(rank::PATTERN, stones.map(stone).to_vec(), Paint::both(self.palette.rubble, rim));
    }

    /// Felled trees, their branches outwards.
    fn abatis(&self, pen: &mut Pen) {
        let mut lines = Vec::new();
        for (x, y, lean) in [(-0.5, 0.42, 0.18), (-0.1, 0.56, -0.12), (0.34, 0.5, 0.14), (0.06, -0.1, 0.3)] {
            let (root, tip) = (self.point(x, y), self.point(x + lean, y - 0.5));
            lines.push(vec![root, tip]);
            for part in [0.35, 0.62, 0.85] {
                let knot = root.towards(tip, part);
                lines.extend([-1.0, 1.0].map(|way| vec![knot, knot + Point::new(way * 0.15, -0.14) * self.reach]));
            }
        }
        pen.lines(rank::PATTERN, lines, self.stroke(self.palette.wood.mix(self.palette.ink, 0.4), 1.3));
    }

    /// Small houses at these places.
    fn huts(&self, pen: &mut Pen, places: &[(f32, f32)]) {
        let hut = |(x, y): &(f32, f32)| {
            let corners = [(-0.15, 0.13), (-0.15, -0.05), (0.0, -0.17), (0.15, -0.05), (0.15, 0.13)];
            corners.map(|(dx, dy)| self.point(x + dx, y + dy)).to_vec()
        };
        let rim = self.stroke(self.palette.ink, 0.9);
        let huts = places.iter().map(hut).collect();
        pen.areas(rank::PATTERN, huts, Paint::both(self.palette.floors[1], rim));
    }

    /// Steps between two rails.
    fn stairs(&self, pen: &mut Pen) {
        let step = |number: u8| {
            let y = 0.62 - f32::from(number) * 0.16;
            vec![self.point(0.36, y), self.point(0.68, y)]
        };
        let rail = |x: f32| vec![self.point(x, 0.68), self.point(x, -0.24)];
        let lines = (0..6).map(step).chain([rail(0.36), rail(0.68)]).collect();
        pen.lines(rank::PATTERN, lines, self.stroke(self.palette.ink, 1.1));
    }

    /// A breastwork along the edge of the hex, with gaps between its merlons.
    fn rampart(&self, pen: &mut Pen, share: f32, merlons: u8) {
        let corners = corners_around(self.at, self.reach * share);
        let mut lines = Vec::new();
        for (number, from) in corners.iter().enumerate() {
            let to = corners[(number + 1) % corners.len()];
            for merlon in 0..merlons {
                let at = |part: f32| from.towards(to, (f32::from(merlon) + part) / f32::from(merlons));
                lines.push(vec![at(0.2), at(0.8)]);
            }
        }
        let colour = self.palette.outer_face.mix(self.palette.ink, 0.2);
        pen.lines(
            rank::PATTERN,
            lines,
            LineStyle { cap: crate::picture::shape::Cap::Flat, ..self.stroke(colour, 2.2) },
        );
    }

    /// Two floors, one above the other, in a corner of the hex.
    fn storeys(&self, pen: &mut Pen) {
        let floor = |y: f32| {
            let corners = [(-0.5, 0.0), (-0.24, 0.0), (-0.24, 0.13), (-0.5, 0.13)];
            corners.map(|(dx, dy)| self.point(dx, y + dy)).to_vec()
        };
        let rim = self.stroke(self.palette.ink, 0.9);
        pen.areas(rank::PATTERN, vec![floor(0.38), floor(0.54)], Paint::both(self.palette.paper, rim));
    }

    /// Trodden ground.
    fn road(&self, pen: &mut Pen) {
        self.tint(pen, self.palette.outside);
        self.tint(pen, self.palette.plaza.faded(170));
        let mut lines = Vec::new();
        for (x, y) in [(-0.4, -0.4), (0.3, -0.2), (-0.1, 0.1), (-0.5, 0.4), (0.42, 0.42)] {
            lines.push(vec![self.point(x, y), self.point(x + 0.14, y - 0.03)]);
        }
        pen.lines(rank::PATTERN, lines, self.stroke(self.palette.ink_soft.faded(140), 0.9));
    }
}
