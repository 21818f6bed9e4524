//! The icon of the program: the front of the Alamo church on a hex.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The drawing, 256 units wide and high.
const DRAWING: &str = include_str!("../../../assets/bexar.svg");

/// Paints the icon with a transparent background; `None` if it would have no pixels.
#[must_use]
pub fn program_icon(side_px: u32) -> Option<Pixmap> {
    // It has no text, so the fonts need not be loaded for it.
    let tree = Tree::from_str(DRAWING, &Options::default()).ok()?;
    let mut pixels = Pixmap::new(side_px, side_px)?;
    let scale = side_px as f32 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    Some(pixels)
}
