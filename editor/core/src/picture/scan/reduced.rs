//! The pixels of a scan, with successively smaller copies for viewing from afar.

use tiny_skia::{FilterQuality, Pixmap, PixmapPaint, Transform};

/// The largest number of pixels kept of a scan; larger scans are halved. A hex of the largest map is still as sharp as
/// a screen can show it.
const KEPT: u64 = 25_000_000;
/// The longer side of the smallest copy, in pixels.
const LEAST: u32 = 256;

/// A scan and its copies.
#[derive(Debug, Clone, PartialEq)]
pub struct Reduced {
    size: [u32; 2],
    /// The copies, largest first, each with the number of scan pixels per copy pixel along a side.
    copies: Vec<(u32, Pixmap)>,
}

impl Reduced {
    /// Creates the copies of a scan.
    #[must_use]
    pub fn new(pixels: Pixmap) -> Self {
        let size = [pixels.width(), pixels.height()];
        let mut copies = vec![(1, pixels)];
        while let Some((times, last)) = copies.last() {
            let times = *times;
            let too_large = u64::from(last.width()) * u64::from(last.height()) > KEPT;
            if !too_large && last.width().max(last.height()) <= LEAST {
                break;
            }
            let Some(half) = halved(last) else { break };
            if too_large {
                copies.clear();
            }
            copies.push((times * 2, half));
        }
        Self { size, copies }
    }

    /// Returns the width and height of the scan in pixels.
    #[must_use]
    pub const fn size(&self) -> [u32; 2] {
        self.size
    }

    /// Returns the copy to show when a pixel of the scan takes `shown` pixels on the screen, with the number of scan
    /// pixels per copy pixel.
    pub(super) fn copy(&self, shown: f64) -> Option<(u32, &Pixmap)> {
        let fine = |times: u32| f64::from(times) * shown <= 1.0;
        let found = self.copies.iter().rev().find(|(times, _)| fine(*times)).or(self.copies.first());
        found.map(|(times, pixels)| (*times, pixels))
    }
}

/// Returns a copy of half the size.
fn halved(pixels: &Pixmap) -> Option<Pixmap> {
    let mut half = Pixmap::new(pixels.width().div_ceil(2), pixels.height().div_ceil(2))?;
    // Sampling between four pixels gives their mean.
    let paint = PixmapPaint { quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
    half.draw_pixmap(0, 0, pixels.as_ref(), &paint, Transform::from_scale(0.5, 0.5), None);
    Some(half)
}
