//! The scan of a printed map behind ours: its placement and its pixels.
//!
//! Anchors pair points of the picture with points of the map. The picture is placed to match them as closely as
//! possible; the distance by which it misses an anchor is its residual.

pub mod affine;
pub mod fit;
pub mod laid;
pub mod pin;
pub mod reduced;
#[cfg(test)]
mod tests;

pub use affine::Affine;
pub use fit::{AnchorPair, Fit, FitError, fit};
pub use laid::PlacedScan;
pub use reduced::Reduced;

use rules::map::{Grid, Scan};

use super::layout;

/// Returns the anchors of a scan as pairs of points.
#[must_use]
pub fn pairs(scan: &Scan) -> Vec<AnchorPair> {
    let pair = |anchor: &rules::map::Anchor| {
        let map = pin::point(anchor.at, anchor.corner);
        AnchorPair { map: [map.x.into(), map.y.into()], scan: [anchor.x.into(), anchor.y.into()] }
    };
    scan.anchors.iter().map(pair).collect()
}

/// Returns the initial placement of a picture without anchors: whole, upright, centred on the map.
#[must_use]
pub fn start(grid: Grid, size: [u32; 2]) -> Affine {
    let map = layout::bounds(grid);
    let [width, height] = size.map(f64::from);
    let pixels = (width / f64::from(map.width())).max(height / f64::from(map.height()));
    let middle = map.centre();
    let corner = [width / 2.0 - pixels * f64::from(middle.x), height / 2.0 - pixels * f64::from(middle.y)];
    Affine { x: [pixels, 0.0, corner[0]], y: [0.0, pixels, corner[1]] }
}
