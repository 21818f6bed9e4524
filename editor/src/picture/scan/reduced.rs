//! The pixels of a scan, with smaller and smaller copies: far off nobody reads twenty million of them.

use tiny_skia::{FilterQuality, Pixmap, PixmapPaint, Transform};

/// The most pixels that are kept of a scan; larger ones are halved. A hex of the largest map is as sharp as a screen
/// shows it.
const KEPT: u64 = 25_000_000;
/// The longer side of the smallest copy, in pixels.
const LEAST: u32 = 256;

/// A scan and its copies.
#[derive(Debug, Clone, PartialEq)]
pub struct Reduced {
    size: [u32; 2],
    /// How many pixels of the scan one of the copy stands for, and the copy; the largest one first.
    copies: Vec<(u32, Pixmap)>,
}

impl Reduced {
    /// A scan with its copies.
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

    /// Pixels of the scan, across and down.
    #[must_use]
    pub const fn size(&self) -> [u32; 2] {
        self.size
    }

    /// The copy to show when one pixel of the scan takes this many on the screen, and how many pixels of the scan one of
    /// its own stands for.
    pub(super) fn copy(&self, shown: f64) -> Option<(u32, &Pixmap)> {
        let fine = |times: u32| f64::from(times) * shown <= 1.0;
        let found = self.copies.iter().rev().find(|(times, _)| fine(*times)).or(self.copies.first());
        found.map(|(times, pixels)| (*times, pixels))
    }
}

/// A copy of half the size.
fn halved(pixels: &Pixmap) -> Option<Pixmap> {
    let mut half = Pixmap::new(pixels.width().div_ceil(2), pixels.height().div_ceil(2))?;
    // A point between four pixels is their mean.
    let paint = PixmapPaint { quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
    half.draw_pixmap(0, 0, pixels.as_ref(), &paint, Transform::from_scale(0.5, 0.5), None);
    Some(half)
}
