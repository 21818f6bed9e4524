//! Names of features: within their hexes, and clear of one another, of place names, numbers and guns.

use std::collections::BTreeSet;

use rules::hex::{Direction, Hex};

use crate::picture::geometry::{Point, Rect};
use crate::picture::layout::{ACROSS, centre, hex_at};
use crate::picture::marks::{self, number_box};
use crate::picture::measure::lines;
use crate::picture::palette::Colour;
use crate::picture::pen::Pen;
use crate::picture::shape::{Layer, LineStyle, Paint, Place, Shape, Text, Weight};
use crate::picture::survey::Survey;

/// The line spacing, as a fraction of the font size.
const STEP: f32 = 1.02;
/// The widths to which a name is broken.
const WIDTHS: [f32; 4] = [64.0, 86.0, 170.0, 290.0];
/// The distances of a name below the centre of a hex that are tried.
const DROPS: [f32; 6] = [8.0, 16.0, 24.0, 32.0, 0.0, -10.0];
/// The sizes in which a name is tried, as fractions of its full one, each with its cost.
const SIZES: [(f32, f32); 2] = [(1.0, 0.0), (0.84, 9.0)];
/// The number of hexes of a feature in which a name is tried.
const TRIED: usize = 14;
/// The height of the signs below a name.
const SIGNS: f32 = 19.0;
/// The radius of the ring around a limit.
const RING: f32 = 8.5;
/// The width of the sign of a level.
const TRIANGLE: f32 = 12.0;
/// The least contrast of a name with its ground.
const READABLE: f32 = 4.2;

/// A name to be placed.
pub(super) struct FeatureName<'a> {
    /// The words.
    pub(super) words: &'a str,
    /// The hexes that it belongs to.
    pub(super) hexes: &'a BTreeSet<Hex>,
    /// The colour, where it is legible.
    pub(super) ink: Colour,
    /// The font size.
    pub(super) size: f32,
    /// Whether it is set in bold.
    pub(super) is_bold: bool,
    /// The signs below it.
    pub(super) badge: Badge,
}

/// The signs below the name of an area.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Badge {
    /// How many levels it lies above the ground.
    pub(super) raised: u8,
    /// The number of units it can hold; 0 if there is no limit.
    pub(super) room: u8,
}

impl Badge {
    fn width(self) -> f32 {
        f32::from(self.raised) * TRIANGLE + if self.room > 0 { 2.0 * RING + 3.0 } else { 0.0 }
    }

    fn height(self) -> f32 {
        if self.width() > 0.0 { SIGNS } else { 0.0 }
    }
}

/// A name with its place and its lines.
struct SetName {
    at: Point,
    /// Half its width and height.
    half: Point,
    size: f32,
    weight: Weight,
    lines: Vec<String>,
}

/// The names of features while they are placed.
pub(super) struct FeatureNames<'s> {
    survey: &'s Survey<'s>,
    /// What a name should keep clear of, each with its weight.
    taken: Vec<(Rect, f32)>,
}

impl<'s> FeatureNames<'s> {
    /// Starts with what the map prints: place names, numbers and guns.
    pub(super) fn new(survey: &'s Survey<'s>) -> Self {
        let layers = survey.view.layers;
        let places = survey.map.labels.iter().filter(|_| layers.has(Layer::Labels));
        let places = places.flat_map(|label| marks::label(survey, label)).map(|shape| (shape.bounds, 1.0));
        let guns = survey.map.gun_sites.iter().filter(|_| layers.has(Layer::GunSites));
        let half = Point::new(36.0, 19.0);
        let guns = guns.map(|site| centre(site.at.hex) + Point::new(0.0, ACROSS * 0.06));
        Self { survey, taken: places.chain(guns.map(|at| (Rect::new(at - half, at + half), 0.8))).collect() }
    }

    /// Keeps a rectangle clear of names that follow.
    pub(super) fn keep_clear(&mut self, rect: Rect) {
        self.taken.push((rect, 5.0));
    }

    /// Places a name and returns its shapes; none if it has no hexes or no words.
    pub(super) fn write(&mut self, name: &FeatureName<'_>) -> Vec<Shape> {
        let weight = if name.is_bold { Weight::Bold } else { Weight::Plain };
        let mut tried: Vec<(f32, f32, Vec<String>)> = Vec::new();
        for (share, cost) in SIZES {
            for room in WIDTHS {
                let broken = lines(name.words, name.size * share, weight, room);
                if !broken.is_empty() && tried.iter().all(|(own, _, lines)| (*own, lines) != (share, &broken)) {
                    tried.push((share, cost, broken));
                }
            }
        }
        let places = places(name.hexes);
        let middle = Rect::around(name.hexes.iter().copied().map(centre)).centre();
        let near = Rect::around(places.iter().copied()).grown(2.0 * ACROSS);
        let taken: Vec<_> = self.taken.iter().filter(|(rect, _)| rect.meets(near)).copied().collect();
        let mut best: Option<(f32, SetName)> = None;
        for (share, cost, broken) in tried {
            let size = name.size * share;
            let width = |line: &String| Text { weight, ..Text::new(Point::default(), line, size, name.ink) }.width();
            let wide = broken.iter().map(width).fold(name.badge.width(), f32::max);
            let high = size * STEP * broken.len() as f32 + name.badge.height();
            let half = Point::new(wide / 2.0 + 2.0, high / 2.0 + 1.0);
            for at in &places {
                let cost = self.cost(name.hexes, &taken, Rect::new(*at - half, *at + half), middle)
                    + cost
                    + broken.len() as f32 * 3.0;
                if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                    best = Some((cost, SetName { at: *at, half, size, weight, lines: broken.clone() }));
                }
            }
        }
        let Some((_, set)) = best else { return Vec::new() };
        self.keep_clear(Rect::new(set.at - set.half, set.at + set.half));
        self.draw(name, &set)
    }

    /// Draws a name around a point.
    fn draw(&self, name: &FeatureName<'_>, SetName { at, size, weight, lines, .. }: &SetName) -> Vec<Shape> {
        let (at, size, weight) = (*at, *size, *weight);
        let palette = self.survey.palette;
        let ground = hex_at(at).map_or(palette.outside, |hex| self.survey.seen(hex));
        let ink = if name.ink.contrast(ground) >= READABLE { name.ink } else { palette.ink_on(ground) };
        let mut pen = Pen::new(Layer::FeatureNames, Place::Sheet);
        let step = size * STEP;
        let high = step * lines.len() as f32 + name.badge.height();
        let mut y = at.y + (step - high) / 2.0;
        for line in lines {
            let text = Text::new(Point::new(at.x, y), line, size, ink).halo(ground);
            pen.text(1, Text { weight, ..text });
            y += step;
        }
        y += (SIGNS - step) / 2.0;
        let mut x = at.x - name.badge.width() / 2.0;
        for _ in 0..name.badge.raised {
            triangle(&mut pen, 1, Point::new(x + TRIANGLE / 2.0, y), ink);
            x += TRIANGLE;
        }
        if name.badge.room > 0 {
            let middle = Point::new(x + RING + 2.0, y);
            pen.circles(0, vec![middle], RING, Paint::fill(ground));
            ring(&mut pen, 1, middle, name.badge.room, ink);
        }
        pen.done()
    }

    /// The cost of a rectangle for a name: what it covers, and how far it leaves its hexes and their middle.
    fn cost(&self, hexes: &BTreeSet<Hex>, taken: &[(Rect, f32)], rect: Rect, middle: Point) -> f32 {
        let covered: f32 = taken.iter().map(|(other, weight)| overlap(*other, rect) * weight).sum();
        let (from, to) = (rect.from, rect.to);
        let probes = [0.0, 0.5, 1.0].map(|part| from.x + (to.x - from.x) * part);
        let points = probes.into_iter().flat_map(|x| [from.y, to.y].map(|y| Point::new(x, y)));
        let mut outside = 0.0;
        let mut near: BTreeSet<Hex> = BTreeSet::new();
        for point in points {
            let hex = hex_at(point);
            near.extend(hex);
            outside += f32::from(u8::from(hex.is_none_or(|hex| !hexes.contains(&hex))));
        }
        let grid = self.survey.map.grid;
        let numbers: f32 = near.into_iter().map(|hex| overlap(number_box(hex, grid), rect)).sum();
        covered * 0.5 + numbers * 1.6 + outside * 22.0 + (rect.centre() - middle).length() * 0.12
    }
}

/// Returns the points at which the name of some hexes is tried, those in the middle of them first.
fn places(hexes: &BTreeSet<Hex>) -> Vec<Point> {
    let middle = Rect::around(hexes.iter().copied().map(centre)).centre();
    let far = |hex: &Hex| (centre(*hex) - middle).length();
    let mut near: Vec<Hex> = hexes.iter().copied().collect();
    near.sort_by(|a, b| far(a).total_cmp(&far(b)));
    near.truncate(TRIED);
    let mut places = Vec::new();
    for hex in near {
        places.extend(DROPS.map(|drop| centre(hex) + Point::new(0.0, drop)));
        let beside = [Direction::NorthEast, Direction::SouthEast, Direction::South].into_iter();
        let beside = beside.filter_map(|way| hex.neighbour(way)).filter(|other| hexes.contains(other));
        places.extend(beside.map(|other| centre(hex).towards(centre(other), 0.5)));
    }
    places
}

/// Returns the area that two rectangles have in common, in the area of letters 10 units high and wide.
fn overlap(a: Rect, b: Rect) -> f32 {
    let wide = a.to.x.min(b.to.x) - a.from.x.max(b.from.x);
    let high = a.to.y.min(b.to.y) - a.from.y.max(b.from.y);
    if wide > 0.0 && high > 0.0 { wide * high / 10.0 } else { 0.0 }
}

/// Draws the sign of a level above the ground.
pub(super) fn triangle(pen: &mut Pen, rank: u8, at: Point, ink: Colour) {
    let half = TRIANGLE * 0.42;
    let corners = [(0.0, -half), (half, half * 0.8), (-half, half * 0.8)].map(|(x, y)| at + Point::new(x, y));
    pen.area(rank, &corners, Paint::fill(ink));
}

/// Draws a number in a ring.
pub(super) fn ring(pen: &mut Pen, rank: u8, at: Point, number: u8, ink: Colour) {
    pen.circles(rank, vec![at], RING, Paint::outline(LineStyle::flat(ink, 1.5)));
    pen.text(rank + 1, Text::new(at, number.to_string(), 12.5, ink).bold());
}
