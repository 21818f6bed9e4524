//! The legend of the overlay, in a corner of the map.

use iced::widget::canvas::{self, Cache, Canvas, Geometry};
use iced::{Rectangle, Renderer, mouse};

use super::canvas_shape::CanvasShape;
use super::glyphs::Glyphs;
use crate::picture::Theme;
use crate::picture::geometry::Point;
use crate::picture::key::Key;

/// The distance of the card from the edges of the map, in px.
pub(super) const MARGIN: f32 = 12.0;

/// The card with the legend, prepared for the canvas.
#[derive(Debug, Default)]
pub(super) struct Legend {
    of: Option<(Key, Theme)>,
    inks: Vec<CanvasShape>,
    size: Point,
    cache: Cache,
}

impl Legend {
    /// Shows another key, or none; nothing is done if it is the same one.
    pub(super) fn show(&mut self, key: Option<Key>, theme: Theme) {
        let of = key.map(|key| (key, theme));
        if of == self.of {
            return;
        }
        let mut glyphs = Glyphs::default();
        self.size = of.as_ref().map(|(key, _)| key.size() + Point::new(2.0, 2.0)).unwrap_or_default();
        let mut shapes =
            of.as_ref().map(|(key, theme)| key.card(Point::new(1.0, 1.0), 1.0, *theme)).unwrap_or_default();
        shapes.sort_by_key(|shape| shape.rank);
        self.inks = shapes.iter().map(|shape| CanvasShape::new(shape, &mut glyphs)).collect();
        self.of = of;
        self.cache.clear();
    }

    /// Returns the key that is shown.
    pub(super) fn key(&self) -> Option<&Key> {
        self.of.as_ref().map(|(key, _)| key)
    }

    /// Returns the card; `None` if there is no key.
    pub(super) fn view<M>(&self) -> Option<Canvas<&Self, M>> {
        self.of.is_some().then(|| Canvas::new(self).width(self.size.x).height(self.size.y))
    }
}

impl<M> canvas::Program<M> for Legend {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        _theme: &iced::Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let geometry = self.cache.draw(renderer, bounds.size(), |frame| {
            for ink in &self.inks {
                ink.paint(frame, 1.0);
            }
        });
        vec![geometry]
    }
}
