//! A detail of a map: a small picture of a few hexes and their surroundings, with a ring around the
//! subject.

use rules::hex::Hex;
use rules::project::Project;
use tiny_skia::Pixmap;

use super::geometry::{Point, Rect};
use super::layout::{ACROSS, PIXEL, centre};
use super::palette::{Colour, Palette};
use super::pen::Pen;
use super::raster::{Painter, PixelFrame};
use super::shape::{LineStyle, Paint, Place};
use super::{Layer, Picture, View, scenario};

/// The distance around the hexes up to which the map is shown.
const AROUND: f32 = 1.6 * ACROSS;
/// The distance of the ring from the centres of the hexes it encloses.
const RING: f32 = 0.62 * ACROSS;

/// The subject of a detail.
#[derive(Debug, Clone, Copy)]
pub struct Detail<'a> {
    /// The hexes at its centre.
    pub hexes: &'a [Hex],
    /// Whether to draw a ring around them.
    pub ringed: bool,
    /// Its width and height in pixels.
    pub size: [u32; 2],
}

impl Detail<'_> {
    /// Paints the detail; `None` if it has no hexes or an empty size.
    #[must_use]
    pub fn paint(self, project: &Project, view: &View) -> Option<Pixmap> {
        if self.hexes.is_empty() {
            return None;
        }
        let hidden = [Layer::Surround, Layer::Numbers];
        let mut drawn =
            scenario(project, &View { layers: hidden.into_iter().fold(view.layers, super::Layers::without), ..*view });
        let core = Rect::around(self.hexes.iter().copied().map(centre));
        if self.ringed {
            ring(&mut drawn, core, Palette::for_theme(view.theme).barred);
        }
        let [wide, high] = self.size.map(|size| size as f32);
        let shown = filled(core.grown(AROUND), wide / high);
        let scale = wide / shown.width();
        let frame = PixelFrame { size: self.size, ..PixelFrame::new(shown, scale) };
        Painter::default().picture(&drawn.shapes, view.opacity, frame, Some(drawn.paper))
    }
}

fn ring(picture: &mut Picture, core: Rect, colour: Colour) {
    let mut pen = Pen::new(Layer::Overlay, Place::Sheet);
    let radius = RING + (core.to - core.from).length() / 2.0;
    pen.circles(1, vec![core.centre()], radius, Paint::outline(LineStyle::flat(colour, 5.0 * PIXEL)));
    picture.lay(pen.done());
}

/// Widens or heightens the rectangle until its width is `ratio` times its height.
fn filled(shown: Rect, ratio: f32) -> Rect {
    let (wide, high) = (shown.width().max(shown.height() * ratio), shown.height().max(shown.width() / ratio));
    let half = Point::new(wide / 2.0, high / 2.0);
    Rect::new(shown.centre() - half, shown.centre() + half)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_detail_has_the_size_asked_for_and_nothing_of_it_is_empty() {
        let project = Project::load(&crate::files::Bundled, "alamo").unwrap();
        let hexes: Vec<Hex> = ["1404", "1405"].map(|hex| hex.parse().unwrap()).to_vec();
        let detail = Detail { hexes: &hexes, ringed: true, size: [200, 120] };
        let drawn = detail.paint(&project, &View::default()).unwrap();
        assert_eq!([drawn.width(), drawn.height()], [200, 120]);
        assert!(drawn.pixels().iter().all(|pixel| pixel.alpha() == u8::MAX));
        let plain = Detail { ringed: false, ..detail }.paint(&project, &View::default()).unwrap();
        assert_ne!(plain.data(), drawn.data(), "the ring is drawn");
        assert!(Detail { hexes: &[], ..detail }.paint(&project, &View::default()).is_none());
    }

    #[test]
    fn a_detail_shows_all_it_is_about() {
        let wide = Rect::new(Point::new(0.0, 0.0), Point::new(400.0, 100.0));
        for ratio in [0.5, 1.0, 3.0, 8.0] {
            let shown = filled(wide, ratio);
            assert!(shown.contains(wide), "{ratio}");
            assert!((shown.width() / shown.height() - ratio).abs() < 1e-3, "{ratio}");
        }
    }
}
