//! Artillery symbols.

use rules::hex::{Direction, Hex};
use rules::hexside::Hexside;
use rules::map::{Ground, GunSite, GunSiteKind, HexsideKind};
use rules::spot::Spot;

use super::geometry::Point;
use super::layout::{ACROSS, bounds, centre, side};
use super::palette::{Colour, Palette};
use super::pen::Pen;
use super::shape::{Layer, Paint, Place, Shape, Stroke};
use super::survey::Survey;

/// Size at which a gun from its side has lines of their own width.
const SIZE: f32 = 0.9;

/// The artillery symbol of a hex.
pub(super) fn gun_site(survey: &Survey<'_>, hex: Hex) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::GunSites, Place::Hex(hex));
    if let Some(site) = survey.gun_site(hex).filter(|site| is_shown(survey, site)) {
        let at = centre(hex) + Point::new(0.0, ACROSS * 0.06);
        symbol(&mut pen, at, site.kind, survey.palette, survey.seen(hex), aim(survey, hex));
    }
    pen.done()
}

/// Whether a gun site is printed on the level shown: its own, or any other of a hex that has no such level.
fn is_shown(survey: &Survey<'_>, site: &GunSite) -> bool {
    let Spot { hex, level } = site.at;
    let shown = survey.view.level;
    survey.map.grid.contains(hex) && (level == shown || !survey.has(hex, shown))
}

/// Where a gun points: at the walls of its hex, and at those before open country above all. Without walls it points
/// away from the middle of the map.
fn aim(survey: &Survey<'_>, hex: Hex) -> Point {
    let towards = |way: Direction| {
        let [a, b] = side(hex, way);
        (a.towards(b, 0.5) - centre(hex)).unit()
    };
    let weight = |way: Direction| {
        let Some(at) = Hexside::of(hex, way) else { return 0.0 };
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

/// A gun seen from above and pointing a way, one unit long: solid where the map prints it, an outline where the rules
/// only allow it.
pub(super) fn symbol(pen: &mut Pen, at: Point, kind: GunSiteKind, palette: &Palette, ground: Colour, way: Point) {
    // A light rim lifts the symbol from planks and hatching.
    let rim = palette.slit_light.mix(ground, 0.35);
    let body = match kind {
        GunSiteKind::Printed => palette.gun,
        GunSiteKind::Optional => rim,
    };
    let across = way.quarter();
    let placed = |(along, aside): (f32, f32)| at + way * along + across * aside;
    let both = |half: &[(f32, f32)]| -> Vec<Point> {
        let back = half.iter().rev().map(|&(along, aside)| (along, -aside));
        half.iter().copied().chain(back).map(placed).collect()
    };
    let barrel = both(&[(-11.0, 1.6), (-9.0, 4.0), (8.0, 3.2), (23.0, 2.3), (24.0, 3.4), (27.0, 3.4)]);
    let trail = both(&[(-30.0, 3.4), (-27.5, 3.4), (-6.0, 2.2)]);
    let wheels = || [-11.0, 11.0].map(|aside| vec![placed((-8.5, aside)), placed((8.5, aside))]).to_vec();
    let axle = [placed((0.0, -11.0)), placed((0.0, 11.0))];
    let wide = Stroke::round(rim, 4.6);
    pen.areas(0, vec![barrel.clone(), trail.clone()], Paint::both(rim, wide));
    pen.lines(0, wheels(), Stroke::round(rim, 8.6));
    pen.line(1, &axle, Stroke::flat(palette.gun, 2.4));
    pen.lines(1, wheels(), Stroke::round(palette.gun, 4.6));
    if kind == GunSiteKind::Optional {
        pen.lines(2, wheels(), Stroke::round(body, 1.8));
    }
    let paint = Paint::both(body, Stroke::round(palette.gun, 1.5));
    pen.area(2, &trail, paint);
    pen.area(3, &barrel, paint);
}

/// A gun of any size seen from its side, on the ranks 0 to 4: the colours are those of its lines, of barrel and trail, and of its rim.
pub(super) fn gun(pen: &mut Pen, at: Point, size: f32, [ink, body, rim]: [Colour; 3]) {
    let placed = |(x, y): (f32, f32)| at + Point::new(x + 2.5, y + 1.0) * size;
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
    let barrel: Vec<_> = barrel.into_iter().map(placed).collect();
    let knob = placed((-22.0, -3.4));
    let trail: Vec<_> =
        [(-6.0, 0.0), (-30.0, 12.5), (-34.0, 12.5), (-33.0, 9.5), (-12.0, -3.5)].into_iter().map(placed).collect();
    let hub = placed((2.0, 1.5));
    let wheel = 12.0 * size;
    let line = size / SIZE;
    let wide = Stroke::round(rim, 5.0 * line);
    pen.areas(0, vec![barrel.clone(), trail.clone()], Paint::both(rim, wide));
    pen.circles(0, vec![hub], wheel, Paint::both(rim, wide));
    pen.circles(0, vec![knob], 2.6 * line, Paint::both(rim, wide));
    let paint = Paint::both(body, Stroke::round(ink, 1.5 * line));
    pen.areas(1, vec![barrel, trail], paint);
    pen.circles(1, vec![knob], 2.6 * line, paint);
    pen.circles(2, vec![hub], wheel, Paint::both(rim, Stroke::round(ink, 2.4 * line)));
    let spokes = [0.0_f32, 45.0, 90.0, 135.0].map(|turn| {
        let spoke = Point::new(wheel, 0.0).turned(turn);
        vec![hub - spoke, hub + spoke]
    });
    pen.lines(3, spokes.to_vec(), Stroke::flat(ink, 1.3 * line));
    pen.circles(4, vec![hub], 2.6 * line, Paint::fill(ink));
}
