//! Light from the upper left: the shadows of hexside features, and the lit and the dark rims of buildings.
//!
//! The light runs along one of the three directions of hexsides. A shadow then lies entirely within the hex below it,
//! and the shadows of neighbouring sides meet without a gap.

use rules::hex::Hex;
use rules::map::HexsideKind;
use rules::spot::Level;

use super::{HALF, rank};
use crate::picture::geometry::Point;
use crate::picture::layout::centre;
use crate::picture::pen::Pen;
use crate::picture::shape::Paint;
use crate::picture::survey::Survey;

/// The direction in which shadows fall.
const FALL: Point = Point::new(0.5, 0.866_025_4);
/// The breadth of the rim of a roof or platform.
const RIM: f32 = 5.5;
/// The length of the shadow a parapet casts on its roof.
const PARAPET: f32 = 6.5;

/// Returns the vector of this length towards the light.
pub(super) fn towards_light(length: f32) -> Point {
    FALL * -length
}

/// Draws light and shadow on a hexside, given its two hexes, its ends, and the kind of feature on it.
pub(super) fn light(pen: &mut Pen, survey: &Survey<'_>, hexes: [Hex; 2], ends: [Point; 2], kind: HexsideKind) {
    let [a, b] = hexes;
    let slope = (centre(b) - centre(a)).dot(FALL);
    if slope.abs() > 1.0 {
        let (above, below) = if slope > 0.0 { (a, b) } else { (b, a) };
        shadow(pen, survey, [above, below], ends, kind);
        rim(pen, survey, above, [ends[0], ends[1]], below, false);
        rim(pen, survey, below, [ends[0], ends[1]], above, true);
    }
}

/// Draws the shadow in the lower hex.
fn shadow(pen: &mut Pen, survey: &Survey<'_>, [above, below]: [Hex; 2], [a, b]: [Point; 2], kind: HexsideKind) {
    if !survey.map.grid.contains(below) {
        return;
    }
    let length = match (roofed(survey, above), roofed(survey, below), survey.has(below, Level::Roof)) {
        // A roof is as high as the feature that would cast the shadow.
        (_, true, _) => 0.0,
        (true, false, false) => 17.0,
        (true, false, true) => 7.0,
        (false, false, platform) => height(kind) * if platform { 0.5 } else { 1.0 },
    };
    if length > 0.0 {
        let fall = FALL * length;
        let dark = survey.palette.shade.faded(survey.palette.shadow);
        pen.area(rank::LYING, &[a, b, b + fall, a + fall], Paint::fill(dark));
    }
}

/// Draws the rim of a building along one of its sides: lit above, dark below.
fn rim(pen: &mut Pen, survey: &Survey<'_>, of: Hex, [a, b]: [Point; 2], beyond: Hex, lit: bool) {
    let raised = |hex| roofed(survey, hex) || (survey.has(hex, Level::Roof) && !survey.has(hex, Level::In));
    if !raised(of) || raised(beyond) {
        return;
    }
    let middle = a.towards(b, 0.5);
    let deep = (centre(of) - middle).unit() * RIM;
    // Within a hex with no cut corners, a line this deep is longer than the side by this much at either end.
    let longer = (b - a).unit() * (RIM * 0.577_350_3);
    let (seen, palette) = (survey.seen(of), survey.palette);
    let colour = if lit { seen.mix(palette.slit_light, 0.4) } else { seen.mix(palette.shade, 0.34) };
    let [near, far] = [a + deep - longer, b + deep + longer];
    pen.area(rank::RIM, &[a, b, far, near], Paint::fill(colour));
    if lit && roofed(survey, of) {
        // A lit parapet casts its shadow on the roof behind it.
        let fall = FALL * PARAPET;
        let dark = Paint::fill(seen.mix(palette.shade, 0.26));
        pen.area(rank::LYING_MARKS, &[near, far, far + fall, near + fall], dark);
    }
}

fn roofed(survey: &Survey<'_>, hex: Hex) -> bool {
    survey.has(hex, Level::In) && !survey.open_top(hex)
}

/// Returns the length of the shadow cast by a hexside feature.
const fn height(kind: HexsideKind) -> f32 {
    match kind {
        HexsideKind::OuterWall | HexsideKind::ChurchWall => HALF * 0.5,
        HexsideKind::HighPalisade => 11.5,
        HexsideKind::StoneWall | HexsideKind::WoodenWall => 9.0,
        HexsideKind::InnerWall => 8.0,
        HexsideKind::InteriorWall
        | HexsideKind::Clear
        | HexsideKind::DryStreambed
        | HexsideKind::Doorway
        | HexsideKind::Gunslit
        | HexsideKind::GunRamp
        | HexsideKind::Breach
        | HexsideKind::Impassable => 0.0,
    }
}
