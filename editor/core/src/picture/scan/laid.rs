//! A scan placed under or over a map and painted with it.

use std::sync::Arc;

use tiny_skia::{FilterQuality, Pixmap, PixmapPaint, Transform};

use super::{Affine, Reduced};

/// A scan with its placement and appearance.
#[derive(Debug, Clone)]
pub struct PlacedScan {
    /// Its pixels.
    pub picture: Arc<Reduced>,
    /// The map from points of the map to points of the scan.
    pub place: Affine,
    /// The opacity, in percent.
    pub opacity: u8,
    /// Whether it lies over everything on the map, not only over the ground.
    pub above: bool,
}

impl PartialEq for PlacedScan {
    fn eq(&self, other: &Self) -> bool {
        let looks = |own: &Self| (own.place, own.opacity, own.above);
        Arc::ptr_eq(&self.picture, &other.picture) && looks(self) == looks(other)
    }
}

impl PlacedScan {
    /// Paints the part of the scan that falls on a part of the map, at `scale` pixels per map unit; the upper left
    /// pixel lies `from` pixels right of and below the origin of the map.
    pub fn paint(&self, pixels: &mut Pixmap, from: [i32; 2], scale: f32) {
        let Some(on_map) = self.place.inverse() else { return };
        let scale = f64::from(scale);
        let Some((times, copy)) = self.picture.copy(scale * on_map.scale()) else { return };
        let row = |row: [f64; 3], from: i32| {
            let times = f64::from(times) * scale;
            [row[0] * times, row[1] * times, row[2] * scale - f64::from(from)].map(|part| part as f32)
        };
        let ([sx, kx, tx], [ky, sy, ty]) = (row(on_map.x, from[0]), row(on_map.y, from[1]));
        let paint = PixmapPaint {
            opacity: f32::from(self.opacity.min(100)) / 100.0,
            quality: FilterQuality::Bilinear,
            ..PixmapPaint::default()
        };
        pixels.draw_pixmap(0, 0, copy.as_ref(), &paint, Transform::from_row(sx, ky, kx, sy, tx, ty), None);
    }
}
