//! Artillery symbols.

use rules::hex::Hex;
use rules::map::{GunSite, GunSiteKind};
use rules::spot::Spot;

use super::geometry::Point;
use super::layout::{ACROSS, centre};
use super::palette::{Colour, Palette};
use super::pen::Pen;
use super::shape::{Layer, Paint, Place, Shape, Stroke};
use super::survey::Survey;

/// Size of the symbol: 1 would fill the hex from wall to wall.
const SIZE: f32 = 0.9;

/// The artillery symbol of a hex.
pub(super) fn gun_site(survey: &Survey<'_>, hex: Hex) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::GunSites, Place::Hex(hex));
    if let Some(site) = survey.gun_site(hex).filter(|site| is_shown(survey, site)) {
        let at = centre(hex) + Point::new(0.0, ACROSS * 0.1);
        symbol(&mut pen, at, site.kind, survey.palette, survey.seen(hex));
    }
    pen.done()
}

/// Whether a gun site is printed on the level shown: its own, or any other of a hex that has no such level.
fn is_shown(survey: &Survey<'_>, site: &GunSite) -> bool {
    let Spot { hex, level } = site.at;
    let shown = survey.view.level;
    survey.map.grid.contains(hex) && (level == shown || !survey.has(hex, shown))
}

/// A gun seen from its side: solid where the map prints it, an outline where the rules only allow it.
pub(super) fn symbol(pen: &mut Pen, at: Point, kind: GunSiteKind, palette: &Palette, ground: Colour) {
    // A light rim lifts the symbol from planks and hatching.
    let rim = palette.slit_light.mix(ground, 0.35);
    let body = match kind {
        GunSiteKind::Printed => palette.gun,
        GunSiteKind::Optional => rim,
    };
    gun(pen, at, SIZE, [palette.gun, body, rim]);
}

/// A gun of any size, on the ranks 0 to 4: the colours are those of its lines, of barrel and trail, and of its rim.
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
