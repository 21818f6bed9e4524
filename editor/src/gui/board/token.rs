//! Single counters drawn as on the map, for pages that show what a counter looks like.

use iced::Element;
use iced::widget::image::Handle;
use iced::widget::{Row, image};

use crate::gui::image_handle::{FINE, image_of};
use crate::picture::counter::SIZE;
use crate::picture::geometry::{Point, Rect};
use crate::picture::raster::{Painter, PixelFrame};
use crate::picture::{Opacities, Shape};

/// Logical pixels per map unit.
const SCALE: f32 = 1.7;
/// The margin around each counter, for its shadow and the gap to the next one, in logical pixels.
const MARGIN: f32 = 6.0;
/// The edge of the square around a counter, in logical pixels.
const EDGE: f32 = SIZE * SCALE + 2.0 * MARGIN;

/// Counters side by side.
#[derive(Debug, Default)]
pub struct Tokens(Vec<Handle>);

impl Tokens {
    /// Paints counters, each of which is drawn around the origin.
    pub fn new(drawn: impl IntoIterator<Item = Vec<Shape>>) -> Self {
        let mut painter = Painter::default();
        let half = Point::new(EDGE, EDGE) * (0.5 / SCALE);
        let frame = PixelFrame::new(Rect::new(Point::default() - half, half), FINE * SCALE);
        let paint = |mut shapes: Vec<Shape>| {
            shapes.sort_by_key(|shape| (shape.layer, shape.rank));
            painter.picture(&shapes, Opacities::FULL, frame, None).map(|pixels| image_of(&pixels))
        };
        Self(drawn.into_iter().filter_map(paint).collect())
    }

    /// Returns the counters in a row.
    pub fn view<'a, M: 'a>(&self) -> Element<'a, M> {
        Row::with_children(self.0.iter().map(|token| image(token).width(EDGE).height(EDGE).into())).into()
    }
}
