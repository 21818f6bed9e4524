//! The canvas of the map itself, which shows the tiles as images.

use iced::mouse;
use iced::widget::canvas::{self, Action, Event, Frame, Geometry};
use iced::widget::image::FilterMethod;
use iced::{Rectangle, Renderer, Theme, window};

use super::Board;
use super::tiles::{Left, Scene, Window};

/// The canvas of a board below everything that moves.
pub(super) struct MapCanvas<'a> {
    /// The board.
    pub(super) board: &'a Board,
    /// The scene to paint.
    pub(super) scene: Scene<'a>,
}

/// Whether the canvas has been shown before. The first time it is painted completely, however long that takes.
#[derive(Debug, Default)]
pub(super) struct PaintedBefore(bool);

impl MapCanvas<'_> {
    fn window(&self, bounds: Rectangle) -> Window {
        Window::new(self.board.project(bounds), bounds, self.board.pixels)
    }
}

impl<Message> canvas::Program<Message> for MapCanvas<'_> {
    type State = PaintedBefore;

    /// Before a frame is drawn: paints tiles within the time budget, and requests another frame if some are left.
    fn update(
        &self,
        seen: &mut PaintedBefore,
        event: &Event,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Option<Action<Message>> {
        let Event::Window(window::Event::RedrawRequested(_)) = event else { return None };
        let at_once = !std::mem::replace(&mut seen.0, true);
        let left = self.board.tiles.borrow_mut().prepare(&self.scene, &self.window(bounds), at_once);
        (left == Left::Something).then(Action::request_redraw)
    }

    fn draw(
        &self,
        seen: &PaintedBefore,
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let window = self.window(bounds);
        let mut tiles = self.board.tiles.borrow_mut();
        if !seen.0 {
            tiles.prepare(&self.scene, &window, true);
        }
        let mut frame = Frame::new(renderer, bounds.size());
        for (place, handle) in tiles.show(&self.scene, &window) {
            let image = iced::advanced::image::Image::new(handle).filter_method(FilterMethod::Nearest).snap(true);
            frame.draw_image(place, image);
        }
        vec![frame.into_geometry()]
    }
}
