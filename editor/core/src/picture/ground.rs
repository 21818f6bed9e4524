//! Hexes: ground, floors, roofs and platforms, and the outlines of the grid.

use rules::hex::{Direction, Hex};
use rules::map::Ground;
use rules::spot::Level;

use super::fixed_random::chance;
use super::geometry::Point;
use super::hatch::hatch;
use super::layout::{SIDE, centre, corners, side};
use super::palette::Colour;
use super::pen::Pen;
use super::shape::{Layer, LineStyle, Paint, Place, Shape};
use super::survey::Survey;

/// The rank of the field and of open country, below the vignette that dims it towards the edge of the map.
pub(super) const OPEN: u8 = 0;
/// The rank of the vignette that dims open country.
pub(super) const VIGNETTE: u8 = 1;
/// The rank of the colour of all other hexes.
pub(super) const COLOUR: u8 = 2;
/// The rank of the washes along the edges of grounds.
pub(super) const WASH: u8 = 3;
/// The rank of the dark edges of washes.
pub(super) const EDGE: u8 = 4;
/// The rank of planks, hatching, grain, tufts and crosses.
const MARKS: u8 = 5;

/// Whether a rank holds only colours, which are enough to recognize a ground when zoomed out.
pub(super) const fn is_colour(rank: u8) -> bool {
    matches!(rank, OPEN | COLOUR)
}

/// Draws the ground of a hex.
pub(super) fn ground(survey: &Survey<'_>, hex: Hex) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::Ground, Place::Hex(hex));
    area(&mut pen, survey, hex);
    marks(&mut pen, survey, hex);
    pen.done()
}

/// Draws the ground of a hex without details, as seen from afar.
pub(super) fn plain(survey: &Survey<'_>, hex: Hex) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::Ground, Place::Hex(hex));
    area(&mut pen, survey, hex);
    pen.done()
}

/// Fills a hex with its colour.
fn area(pen: &mut Pen, survey: &Survey<'_>, hex: Hex) {
    let colour = survey.colour(hex);
    let rank = if survey.map.ground(hex) == Ground::Outside { OPEN } else { COLOUR };
    // The outline closes the hairline gap that renderers leave between neighbours.
    pen.area(rank, &corners(hex), Paint::both(colour, LineStyle::flat(colour, 0.6)));
}

/// Draws the grain of a hex, and the marks that identify its ground without colours.
fn marks(pen: &mut Pen, survey: &Survey<'_>, hex: Hex) {
    let (ground, colour) = (survey.map.ground(hex), survey.colour(hex));
    let mark = colour.mix(survey.palette.shade, 0.3);
    let faint = colour.mix(survey.palette.shade, 0.17);
    if !matches!(ground, Ground::Floor | Ground::Platform) {
        grain(pen, hex, [faint, colour.mix(survey.palette.slit_light, 0.3)]);
    }
    match ground {
        Ground::Outside => {
            if overgrown(hex) {
                cluster(pen, hex, LineStyle::round(mark, 1.1));
                bushes(pen, survey, hex);
            }
        }
        Ground::Plaza => {}
        Ground::Yard => tufts(pen, hex, 2, LineStyle::round(mark, 1.1)),
        Ground::Churchyard => crosses(pen, hex, LineStyle::flat(mark, 1.3)),
        Ground::Platform => planks(pen, hex, LineStyle::flat(mark, 1.0)),
        Ground::Floor => {
            if survey.view.level == Level::Roof && survey.has(hex, Level::Roof) {
                pen.lines(MARKS, hatch(&corners(hex), 135.0, 7.0), LineStyle::flat(faint, 0.9));
            } else if survey.view.level == Level::Ground && !survey.open_top(hex) {
                // Seen from above, a house shows its roof: plaster with a few cracks.
                grain(pen, hex, [mark, colour.mix(survey.palette.slit_light, 0.35)]);
                pen.lines(MARKS, cracks(hex), LineStyle::round(faint, 0.9));
            } else if survey.open_top(hex) {
                flags(pen, hex, LineStyle::flat(faint, 0.8));
            }
        }
    }
}

/// Draws the sides of a hex that no earlier hex draws: its right and lower sides, and those at the edge of the
/// grid.
pub(super) fn outline(survey: &Survey<'_>, hex: Hex) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::Grid, Place::Hex(hex));
    let own = |direction: Direction| match direction {
        Direction::NorthEast | Direction::SouthEast | Direction::South => true,
        Direction::North | Direction::SouthWest | Direction::NorthWest => {
            hex.neighbour(direction).is_none_or(|other| !survey.map.grid.contains(other))
        }
    };
    let sides = Direction::ALL.into_iter().filter(|&direction| own(direction));
    let lines = sides.map(|direction| side(hex, direction).to_vec()).collect();
    pen.lines(0, lines, LineStyle::round(survey.palette.grid, 1.1));
    pen.done()
}

/// Draws the grain of the paper: dark and light specks.
fn grain(pen: &mut Pen, hex: Hex, [dark, light]: [Colour; 2]) {
    let speck = |number: u32| {
        let chance = chance(hex, 60 + number);
        let at = Point::new((chance % 81) as f32 - 40.0, (chance / 128 % 81) as f32 - 40.0);
        centre(hex) + at
    };
    pen.circles(MARKS, (0..5).map(speck).collect(), 0.7, Paint::fill(dark));
    pen.circles(MARKS, (5..9).map(speck).collect(), 0.8, Paint::fill(light));
}

/// Returns cracks in plaster: two crooked lines.
fn cracks(hex: Hex) -> Vec<Vec<Point>> {
    let crack = |number: u32| {
        let from = scatter(hex, number + 3);
        let way = Point::new(7.0, 0.0).turned((chance(hex, number + 50) % 360) as f32);
        vec![from, from + way.turned(20.0), from + way.turned(-15.0) * 2.0, from + way * 2.8]
    };
    (0..2).map(crack).collect()
}

/// Returns a place for a mark, away from the edge, the number and the centre of the hex.
fn scatter(hex: Hex, number: u32) -> Point {
    let chance = chance(hex, number + 1);
    let turn = 60.0 * ((number * 2 + 1) as f32) + (chance % 50) as f32 - 55.0;
    let reach = SIDE * (0.42 + (chance / 64 % 24) as f32 / 100.0);
    centre(hex) + Point::new(reach, 0.0).turned(turn)
}

/// Draws tufts of grass, three blades each.
fn tufts(pen: &mut Pen, hex: Hex, count: u32, stroke: LineStyle) {
    let blades = [-2.6_f32, 0.0, 2.6];
    let tuft = |number: u32| {
        let root = scatter(hex, number);
        blades.map(|lean| vec![root, root + Point::new(lean * 1.3, -6.5 + lean.abs() * 0.7)])
    };
    pen.lines(MARKS, (0..count).flat_map(tuft).collect(), stroke);
}

/// Whether grass grows in a hex: in patches of neighbouring hexes, with gaps in them.
fn overgrown(hex: Hex) -> bool {
    let patch = Hex::new(hex.column / 3, hex.row / 2);
    chance(patch, 11).is_multiple_of(3) && !chance(hex, 12).is_multiple_of(4)
}

/// Draws a cluster of tufts around one place in the hex, from back to front.
fn cluster(pen: &mut Pen, hex: Hex, stroke: LineStyle) {
    let middle = scatter(hex, 1);
    let count = 3 + chance(hex, 13) % 3;
    let tuft = |number: u32| {
        let chance = chance(hex, 20 + number);
        let aside = Point::new((chance % 27) as f32 - 13.0, (chance / 32 % 15) as f32 - 7.0);
        let root = middle + aside;
        [-2.6_f32, 0.0, 2.6].map(|lean| vec![root, root + Point::new(lean * 1.3, -6.0 + lean.abs() * 0.7)])
    };
    pen.lines(MARKS, (0..count).flat_map(tuft).collect(), stroke);
}

/// Draws mesquite bushes in some overgrown hexes: round, with a shadow at their feet.
fn bushes(pen: &mut Pen, survey: &Survey<'_>, hex: Hex) {
    if !chance(hex, 14).is_multiple_of(3) {
        return;
    }
    let middle = scatter(hex, 4);
    let places: Vec<_> = [(0.0, 0.0), (5.6, 1.8), (-4.2, 3.0)]
        .into_iter()
        .take(1 + chance(hex, 15) as usize % 3)
        .map(|(x, y)| middle + Point::new(x, y))
        .collect();
    let fallen = places.iter().map(|&at| at + Point::new(1.3, 1.9)).collect();
    let green = survey.palette.yard.mix(survey.palette.shade, 0.22);
    pen.circles(MARKS, fallen, 3.2, Paint::fill(survey.palette.shade.faded(survey.palette.shadow / 2)));
    pen.circles(
        MARKS + 1,
        places,
        3.2,
        Paint::both(green, LineStyle::flat(green.mix(survey.palette.shade, 0.35), 0.8)),
    );
}

/// Draws crosses on graves.
fn crosses(pen: &mut Pen, hex: Hex, stroke: LineStyle) {
    let cross = |number: u32| {
        let at = scatter(hex, number);
        [
            vec![at - Point::new(0.0, 5.0), at + Point::new(0.0, 5.0)],
            vec![at - Point::new(3.0, 1.6), at + Point::new(3.0, -1.6)],
        ]
    };
    pen.lines(MARKS, (0..2).flat_map(cross).collect(), stroke);
}

/// Draws long planks across the hex, with a butt joint here and there.
fn planks(pen: &mut Pen, hex: Hex, stroke: LineStyle) {
    const WIDE: f32 = 100.0 / 13.0;
    let mut lines = hatch(&corners(hex), 0.0, WIDE);
    let middle = centre(hex).x;
    let joints: Vec<_> = lines
        .windows(2)
        .enumerate()
        .filter(|(number, _)| number % 3 == 1)
        .map(|(number, pair)| {
            let x = middle + [-24.0, 12.0, 29.0, -8.0][number / 3 % 4];
            vec![Point::new(x, pair[0][0].y), Point::new(x, pair[1][0].y)]
        })
        .collect();
    lines.extend(joints);
    pen.lines(MARKS, lines, stroke);
}

/// Draws flagstones: courses with staggered joints.
fn flags(pen: &mut Pen, hex: Hex, stroke: LineStyle) {
    const COURSE: f32 = 25.0;
    let outline = corners(hex);
    let mut lines = hatch(&outline, 0.0, COURSE);
    let courses = lines.clone();
    for pair in courses.windows(2) {
        let (upper, lower) = (&pair[0], &pair[1]);
        let stagger = if (upper[0].y / COURSE).round() as i32 % 2 == 0 { 0.0 } else { COURSE / 2.0 };
        let from = upper[0].x.max(lower[0].x);
        let to = upper[1].x.min(lower[1].x);
        let first = ((from - stagger) / COURSE).ceil() as i32;
        let last = ((to - stagger) / COURSE).floor() as i32;
        lines.extend((first..=last).map(|joint| {
            let x = joint as f32 * COURSE + stagger;
            vec![Point::new(x, upper[0].y), Point::new(x, lower[0].y)]
        }));
    }
    pen.lines(MARKS, lines, stroke);
}
