//! Counters by themselves, drawn as on the map: for pages that show what a counter looks like.

use iced::Element;
use iced::widget::image::Handle;
use iced::widget::{Row, image};

use crate::gui::image_handle::{FINE, image_of};
use crate::picture::counter::SIZE;
use crate::picture::geometry::{Point, Rect};
use crate::picture::raster::{Painter, PixelFrame};
use crate::picture::{Opacities, Shape};

/// Units of the window a map unit takes.
const SCALE: f32 = 1.7;
/// Room around each counter, for its shadow and between them, in units of the window.
const MARGIN: f32 = 6.0;
/// The edge of the square a counter has to itself, in units of the window.
const EDGE: f32 = SIZE * SCALE + 2.0 * MARGIN;

/// Counters side by side.
#[derive(Debug, Default)]
pub struct Tokens(Vec<Handle>);

impl Tokens {
    /// Counters, each drawn around the origin.
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

    /// The counters in a row.
    pub fn view<'a, M: 'a>(&self) -> Element<'a, M> {
        Row::with_children(self.0.iter().map(|token| image(token).width(EDGE).height(EDGE).into())).into()
    }
}
