//! Counters by themselves, drawn as on the map: for pages that show what a counter looks like.

use iced::widget::Canvas;
use iced::widget::canvas::{self, Cache, Geometry};
use iced::{Rectangle, Renderer, Theme, Vector, mouse};

use super::glyphs::Glyphs;
use super::ink::Ink;
use crate::picture::Shape;
use crate::picture::counter::SIZE;

/// Pixels a map unit takes.
const SCALE: f32 = 1.7;
/// Room around each counter, for its shadow and between them, in px.
const MARGIN: f32 = 6.0;
/// The edge of the square a counter has to itself, in px.
const EDGE: f32 = SIZE * SCALE + 2.0 * MARGIN;

/// Counters side by side.
#[derive(Debug, Default)]
pub struct Tokens {
    tokens: Vec<Vec<Ink>>,
    cache: Cache,
}

impl Tokens {
    /// Counters, each drawn around the origin.
    pub fn new(drawn: impl IntoIterator<Item = Vec<Shape>>) -> Self {
        let mut glyphs = Glyphs::default();
        let ink = |mut shapes: Vec<Shape>| {
            shapes.sort_by_key(|shape| (shape.layer, shape.rank));
            shapes.iter().map(|shape| Ink::new(shape, &mut glyphs)).collect()
        };
        Self { tokens: drawn.into_iter().map(ink).collect(), cache: Cache::new() }
    }

    /// The counters in a row.
    pub fn view<M>(&self) -> Canvas<&Self, M> {
        canvas::Canvas::new(self).width(EDGE * self.tokens.len() as f32).height(EDGE)
    }
}

impl<M> canvas::Program<M> for Tokens {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let geometry = self.cache.draw(renderer, bounds.size(), |frame| {
            for (at, token) in self.tokens.iter().enumerate() {
                frame.with_save(|frame| {
                    frame.translate(Vector::new(EDGE * (at as f32 + 0.5), EDGE / 2.0));
                    frame.scale(SCALE);
                    for ink in token {
                        ink.paint(frame, SCALE);
                    }
                });
            }
        });
        vec![geometry]
    }
}
