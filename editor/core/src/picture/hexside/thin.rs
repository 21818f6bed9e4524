//! The layer that does not belong to the level shown: a thin line inside the other one, distinguished by tone
//! and dashes.

use rules::map::HexsideKind;

use super::{Edge, HALF, rank};
use crate::picture::layout::PIXEL;
use crate::picture::palette::Palette;
use crate::picture::pen::Pen;
use crate::picture::shape::{LineStyle, Paint};

/// Draws a kind as a thin line.
pub(super) fn thin(pen: &mut Pen, edge: &Edge, kind: HexsideKind, palette: &Palette) {
    let whole = edge.stretch([-HALF, HALF], 0.0);
    let mut line = |colour| pen.line(rank::THIN, &whole, LineStyle::round(colour, PIXEL));
    match kind {
        HexsideKind::Clear => {}
        HexsideKind::OuterWall => line(palette.outer_edge),
        HexsideKind::InnerWall => line(palette.inner_edge),
        HexsideKind::ChurchWall => line(palette.church_core),
        HexsideKind::StoneWall => line(palette.stone),
        HexsideKind::InteriorWall => line(palette.interior_edge),
        HexsideKind::DryStreambed => line(palette.water),
        HexsideKind::WoodenWall => {
            pen.line(rank::THIN, &whole, LineStyle::round(palette.wood, PIXEL).dashed(0.1, 3.5));
        }
        HexsideKind::HighPalisade => {
            pen.line(rank::THIN, &whole, LineStyle::flat(palette.wood, PIXEL * 1.4).dashed(2.0, 2.0));
        }
        HexsideKind::Impassable => {
            pen.line(rank::THIN, &whole, LineStyle::flat(palette.barred, PIXEL).dashed(3.0, 2.0));
        }
        HexsideKind::Gunslit => {
            pen.line(rank::THIN, &edge.across(0.0, [-3.6, 3.6]), LineStyle::round(palette.slit_light, PIXEL));
        }
        HexsideKind::Doorway => {
            let posts = [-8.0, 8.0].map(|along| edge.at(along, 0.0)).to_vec();
            pen.circles(rank::THIN, posts, PIXEL, Paint::fill(palette.jamb_core));
        }
        HexsideKind::GunRamp => {
            let arrow = vec![edge.at(-5.0, -3.0), edge.at(0.0, 1.5), edge.at(5.0, -3.0)];
            pen.line(rank::THIN, &arrow, LineStyle::round(palette.ramp, PIXEL));
        }
        HexsideKind::Breach => {
            let stones = [-6.0, 0.0, 6.0].map(|along| edge.at(along, 0.0)).to_vec();
            pen.circles(rank::THIN, stones, PIXEL, Paint::fill(palette.rubble));
        }
    }
}
