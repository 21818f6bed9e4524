//! Artillery symbols.

use rules::hex::{Direction, Hex};
use rules::hexside::Hexside;
use rules::map::{Ground, GunSite, GunSiteKind, HexsideKind};
use rules::spot::Spot;

use super::geometry::{Point, sine_and_cosine};
use super::layout::{ACROSS, bounds, centre, side};
use super::palette::{Colour, Palette};
use super::pen::Pen;
use super::shape::{Layer, LineStyle, Paint, Place, Shape};
use super::survey::Survey;

/// The scale at which the lines of a gun in side view have their nominal width.
const SIZE: f32 = 0.9;
/// The scale of the gun of a gun site.
const SITE: f32 = 0.78;

/// Draws the artillery symbol of a hex.
pub(super) fn gun_site(survey: &Survey<'_>, hex: Hex) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::GunSites, Place::Hex(hex));
    if let Some(site) = survey.gun_site(hex).filter(|site| is_shown(survey, site)) {
        let at = centre(hex) + Point::new(0.0, ACROSS * 0.06);
        let way = site.facing.map_or_else(|| aim(survey, hex), facing);
        symbol(&mut pen, at, site.kind, survey.palette, way);
    }
    pen.done()
}

/// Whether a gun site is printed on the level shown: it is on that level, or its hex has no such level.
fn is_shown(survey: &Survey<'_>, site: &GunSite) -> bool {
    let Spot { hex, level } = site.at;
    let shown = survey.view.level;
    survey.map.grid.contains(hex) && (level == shown || !survey.has(hex, shown))
}

/// Returns the direction in which a gun points, for an angle in degrees clockwise from the top of the map.
fn facing(degrees: i16) -> Point {
    let (sine, cosine) = sine_and_cosine(f32::from(degrees).to_radians());
    Point::new(sine, -cosine)
}

/// Returns the direction of a gun for which the map specifies none: at the walls of its hex, preferring those facing
/// open country. Without walls it points away from the centre of the map.
fn aim(survey: &Survey<'_>, hex: Hex) -> Point {
    let towards = |way: Direction| {
        let [a, b] = side(hex, way);
        (a.towards(b, 0.5) - centre(hex)).unit()
    };
    let weight = |way: Direction| {
        let Some(at) = Hexside::in_direction(hex, way) else { return 0.0 };
        let walled = survey.map.entries_at(at).any(|entry| entry.kind.is_wall() || entry.kind == HexsideKind::Gunslit);
        let outside = hex.neighbour(way).is_none_or(|other| survey.map.ground(other) == Ground::Outside);
        match (walled, outside) {
            (true, true) => 4.0,
            (true, false) => 1.0,
            (false, _) => 0.0,
        }
    };
    let walls = Direction::ALL.into_iter().fold(Point::default(), |sum, way| sum + towards(way) * weight(way));
    let away = centre(hex) - bounds(survey.map.grid).centre();
    [walls, away].into_iter().find(|way| way.length() > 0.1).map_or(Point::new(1.0, 0.0), Point::unit)
}

/// Draws a gun site: a gun in side view, with a broad arrowhead in the direction it points. The gun is solid if the map
/// prints it, an outline if the rules only allow it.
///
/// The gun faces left or right, whichever is nearer to `way`, a vector one unit long.
pub(super) fn symbol(pen: &mut Pen, at: Point, kind: GunSiteKind, palette: &Palette, way: Point) {
    let (ink, rim) = (palette.gun, palette.gun_rim);
    let body = match kind {
        GunSiteKind::Printed => ink,
        GunSiteKind::Optional => rim,
    };
    let turned = if way.x < -0.01 { Turned::Left } else { Turned::Right };
    gun(pen, at - way * 8.0, Make { size: SITE, turned, barrel: Barrel::Middle }, [ink, body, rim]);
    let across = way.quarter();
    let corner = |(along, aside): (f32, f32)| at + way * along + across * aside;
    let head = [(42.0, 0.0), (28.0, 12.5), (31.0, 0.0), (28.0, -12.5)].map(corner);
    pen.area(0, &head, Paint::both(rim, LineStyle::round(rim, 5.0)));
    pen.area(1, &head, Paint::both(body, LineStyle::round(ink, 1.5)));
}

/// The direction a gun faces in side view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Turned {
    /// The muzzle is at the left.
    Left,
    /// The muzzle is at the right.
    Right,
}

/// The length of a gun barrel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Barrel {
    /// A field gun.
    Short,
    /// A gun of position.
    Middle,
    /// A siege gun.
    Long,
}

impl Barrel {
    /// Returns the barrel for a shot of `pounds` pounds.
    pub(super) const fn of_pounds(pounds: u8) -> Self {
        match pounds {
            0..=5 => Self::Short,
            6..=11 => Self::Middle,
            _ => Self::Long,
        }
    }

    /// Returns the length before the wheel and the breadth, as multiples of those of the middle barrel.
    const fn shape(self) -> (f32, f32) {
        match self {
            Self::Short => (0.62, 0.85),
            Self::Middle => (1.0, 1.0),
            Self::Long => (1.3, 1.24),
        }
    }
}

/// The appearance of a gun in side view.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Make {
    /// The scale: 1 is about 60 units long.
    pub(super) size: f32,
    /// The direction it faces.
    pub(super) turned: Turned,
    /// Its barrel.
    pub(super) barrel: Barrel,
}

/// Draws a gun in side view, on ranks 0 to 4; the colours are those of its lines, of barrel and trail, and of its
/// rim.
pub(super) fn gun(pen: &mut Pen, at: Point, make: Make, [ink, body, rim]: [Colour; 3]) {
    let size = make.size;
    let mirror = if make.turned == Turned::Left { -1.0 } else { 1.0 };
    let (long, thick) = make.barrel.shape();
    let placed = |(x, y): (f32, f32)| at + Point::new((x + 2.5) * mirror, y + 1.0) * size;
    let barrel = [
        (-19.5, -1.0),
        (-18.0, -7.5),
        (22.5, -17.5),
        (23.5, -20.5),
        (26.5, -20.7),
        (28.0, -13.5),
        (25.5, -12.0),
        (23.5, -13.3),
    ];
    // The barrel rises along this line; points off the line give it thickness.
    let axis = |x: f32| -4.3 - (x + 18.0) * 0.285;
    let stretched = |(x, y): (f32, f32)| {
        let at = if x > 0.0 { x * long } else { x };
        placed((at, axis(at) + (y - axis(x)) * thick))
    };
    let barrel: Vec<_> = barrel.into_iter().map(stretched).collect();
    let knob = placed((-22.0, -3.4));
    let trail: Vec<_> =
        [(-6.0, 0.0), (-30.0, 12.5), (-34.0, 12.5), (-33.0, 9.5), (-12.0, -3.5)].into_iter().map(placed).collect();
    let hub = placed((2.0, 1.5));
    let wheel = 12.0 * size;
    let line = size / SIZE;
    let wide = LineStyle::round(rim, 5.0 * line);
    pen.areas(0, vec![barrel.clone(), trail.clone()], Paint::both(rim, wide));
    pen.circles(0, vec![hub], wheel, Paint::both(rim, wide));
    pen.circles(0, vec![knob], 2.6 * line, Paint::both(rim, wide));
    let paint = Paint::both(body, LineStyle::round(ink, 1.5 * line));
    pen.areas(1, vec![barrel, trail], paint);
    pen.circles(1, vec![knob], 2.6 * line, paint);
    pen.circles(2, vec![hub], wheel, Paint::both(rim, LineStyle::round(ink, 2.4 * line)));
    let spokes = [0.0_f32, 45.0, 90.0, 135.0].map(|turn| {
        let spoke = Point::new(wheel, 0.0).turned(turn);
        vec![hub - spoke, hub + spoke]
    });
    pen.lines(3, spokes.to_vec(), LineStyle::flat(ink, 1.3 * line));
    pen.circles(4, vec![hub], 2.6 * line, Paint::fill(ink));
}
