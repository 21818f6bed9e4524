//! The minimap: the whole map in a corner of the window while only a part of it is shown. It marks that part, and a
//! click moves to another one.

use std::cell::RefCell;

use iced::mouse::{self, Button, ScrollDelta};
use iced::widget::canvas::{self, Action, Canvas, Event, Frame, Geometry, Path, Stroke};
use iced::widget::image::Handle;
use iced::widget::{container, opaque, stack};
use iced::{Color, Element, Fill, Point, Rectangle, Renderer, Size, Theme};
use tiny_skia::Pixmap;

use super::tiles::{Scene, joined};
use super::{Board, Message, scene};
use crate::gui::image_handle::FINE;
use crate::gui::theme::{self, WindowColours};
use crate::picture::geometry::{self, Rect};
use crate::picture::layout::ACROSS;
use crate::picture::part::{Detail, Drafter, Subject};
use crate::picture::raster::{self, Painter};

/// The id of the minimap.
pub const MINIMAP: &str = "minimap";
/// The longer edge of the minimap, in logical pixels.
const EDGE: f32 = 168.0;
/// The number of bytes per pixel.
const DEEP: usize = 4;
/// The number of touchpad pixels that count as one notch of a wheel.
const NOTCH: f32 = 60.0;

/// The longest edge of a piece that is repainted at once, in hexes.
const PIECE: f32 = 16.0;
/// The number of pieces repainted in one frame; repainting all of a very large map takes a second.
const PIECES: usize = 2;
/// The number of pieces painted in the first frame.
const FEW: usize = 9;

/// The picture of the minimap: painted piece by piece, then only where edits have changed it.
#[derive(Debug, Default)]
pub(super) struct Minimap {
    painted: Option<(Pixmap, Handle)>,
    /// The parts of the map that have changed since the last frame.
    changed: Vec<Rect>,
    /// Whether the whole map has changed.
    aged: bool,
    /// The pieces still to be repainted.
    due: Vec<Rect>,
    painter: Painter,
}

impl Minimap {
    /// Drops the picture, because the map is another one or looks different everywhere.
    pub(super) fn clear(&mut self) {
        self.painted = None;
        self.changed.clear();
        self.due.clear();
    }

    /// Marks the whole picture as outdated. The old one is shown until it has been repainted.
    pub(super) const fn age(&mut self) {
        self.aged = true;
    }

    /// Whether there is anything left to paint.
    fn is_behind(&self) -> bool {
        self.painted.is_none() || self.aged || !self.changed.is_empty() || !self.due.is_empty()
    }

    /// Marks parts of the map as changed.
    pub(super) fn touch(&mut self, changed: &[Rect]) {
        if self.painted.is_some() {
            self.changed.extend_from_slice(changed);
        }
    }

    /// Paints the pieces that are due and returns the picture.
    fn picture(&mut self, scene: &Scene<'_>, extent: Rect) -> Option<Handle> {
        let size = size_of(extent);
        let scale = FINE * size.width / extent.width();
        let changed = joined(&std::mem::take(&mut self.changed));
        let is_changing = !changed.is_empty() || self.aged;
        let all = || pieces(extent).into_iter().filter(|piece| piece.meets(extent));
        let mut most = PIECES;
        let is_first = self.painted.is_none();
        if is_first {
            let mut pixels = Pixmap::new((FINE * size.width).ceil() as u32, (FINE * size.height).ceil() as u32)?;
            pixels.fill(raster::ink(scene.desk));
            self.painted = Some((pixels, Handle::from_rgba(1, 1, vec![0; DEEP])));
            self.due = all().collect();
            most = FEW;
        } else if self.aged {
            self.due = all().collect();
        }
        self.aged = false;
        for piece in changed.into_iter().flat_map(pieces).filter(|piece| piece.meets(extent)) {
            if !self.due.contains(&piece) {
                self.due.push(piece);
            }
        }
        // While the map keeps changing, the frame time belongs to the map; the minimap follows when the editing pauses.
        if is_changing && !is_first {
            most = 0;
        }
        let parts: Vec<_> = self.due.drain(..self.due.len().min(most)).collect();
        let (mut pixels, mut handle) = self.painted.take()?;
        if !parts.is_empty() {
            let drafter = Drafter::new(scene.subject, scene.far);
            for part in parts {
                self.paint(&drafter, &mut pixels, part, (scene, extent, scale));
            }
            // The pixels are opaque, so the premultiplied ones need no conversion.
            handle = Handle::from_rgba(pixels.width(), pixels.height(), pixels.data().to_vec());
        }
        self.painted = Some((pixels, handle.clone()));
        Some(handle)
    }

    /// Paints a part of the map on the pixels that show it.
    fn paint(
        &mut self,
        drafter: &Drafter<'_>,
        pixels: &mut Pixmap,
        part: Rect,
        (scene, extent, scale): (&Scene<'_>, Rect, f32),
    ) {
        let at = |along: f32, from: f32| (along - from) * scale;
        let clip = |at: f32, most: u32| (at.max(0.0) as u32).min(most);
        let [width, height] = [pixels.width(), pixels.height()];
        let left = clip(at(part.from.x, extent.from.x).floor() - 1.0, width);
        let top = clip(at(part.from.y, extent.from.y).floor() - 1.0, height);
        let right = clip(at(part.to.x, extent.from.x).ceil() + 1.0, width);
        let bottom = clip(at(part.to.y, extent.from.y).ceil() + 1.0, height);
        let on_map = |across: u32, down: u32| {
            geometry::Point::new(extent.from.x + across as f32 / scale, extent.from.y + down as f32 / scale)
        };
        let shapes = drafter.part(Rect::new(on_map(left, top), on_map(right, bottom)), Detail(scale * ACROSS));
        let frame = raster::PixelFrame {
            from: [
                (extent.from.x * scale) as i32 + left.cast_signed(),
                (extent.from.y * scale) as i32 + top.cast_signed(),
            ],
            size: [right.saturating_sub(left), bottom.saturating_sub(top)],
            scale,
        };
        let opacity = scene.subject.view.opacity;
        let Some(fresh) = self.painter.picture(&shapes, opacity, frame, Some(scene.desk)) else { return };
        let (wide, long) = ((right - left) as usize * DEEP, width as usize * DEEP);
        for (row, line) in fresh.data().chunks(wide).enumerate() {
            let begin = (top as usize + row) * long + left as usize * DEEP;
            pixels.data_mut()[begin..begin + wide].copy_from_slice(line);
        }
    }
}

/// Divides a part of the map into the pieces that are repainted at once: squares of a grid, or all of it if it is
/// small.
fn pieces(part: Rect) -> Vec<Rect> {
    let edge = PIECE * ACROSS;
    if part.width() <= edge && part.height() <= edge {
        return vec![part];
    }
    let numbers = |from: f32, to: f32| (from / edge).floor() as i32..(to / edge).ceil() as i32;
    let mut pieces = Vec::new();
    for down in numbers(part.from.y, part.to.y) {
        for across in numbers(part.from.x, part.to.x) {
            let from = geometry::Point::new(across as f32 * edge, down as f32 * edge);
            pieces.push(Rect::new(from, from + geometry::Point::new(edge, edge)));
        }
    }
    pieces
}

/// Returns the size of the minimap of a map, in logical pixels.
fn size_of(extent: Rect) -> Size {
    let scale = EDGE / extent.width().max(extent.height()).max(1.0);
    Size::new((extent.width() * scale).max(1.0), (extent.height() * scale).max(1.0))
}

impl Board {
    /// Returns the minimap; `None` if a window of this size shows the whole map.
    pub fn minimap<'a>(&'a self, subject: Subject<'a>, window: Size) -> Option<Element<'a, Message>> {
        let shown = self.camera.project(self.extent, window).visible(window);
        // The outer edge of the desk may be out of sight.
        if shown.grown(ACROSS * 0.5).contains(self.extent) {
            return None;
        }
        let size = size_of(self.extent);
        let scene = scene(subject, &self.far, None);
        let picture = Canvas::new(MinimapCanvas { extent: self.extent, scene, small: &self.small });
        let pointer = Canvas::new(Pointer { extent: self.extent, shown, window });
        // The renderer draws the images of a canvas above its lines, so the frame needs a canvas of its own.
        let picture = picture.width(size.width).height(size.height);
        let card = container(stack![picture, pointer.width(Fill).height(Fill)])
            .id(MINIMAP)
            .padding(theme::STEP)
            .style(theme::raised);
        let corner = container(opaque(card)).padding(theme::NEAR).align_right(Fill).align_bottom(Fill);
        Some(corner.into())
    }
}

/// The canvas of the minimap.
struct MinimapCanvas<'a> {
    extent: Rect,
    scene: Scene<'a>,
    small: &'a RefCell<Minimap>,
}

impl canvas::Program<Message> for MinimapCanvas<'_> {
    type State = ();

    fn update(&self, _state: &mut (), _: &Event, _: Rectangle, _: mouse::Cursor) -> Option<Action<Message>> {
        self.small.borrow().is_behind().then(Action::request_redraw)
    }

    fn draw(
        &self,
        _state: &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        if let Some(picture) = self.small.borrow_mut().picture(&self.scene, self.extent) {
            frame.draw_image(Rectangle::with_size(bounds.size()), iced::advanced::image::Image::new(picture));
        }
        vec![frame.into_geometry()]
    }
}

/// The frame around the visible part, and its reaction to the pointer.
struct Pointer {
    extent: Rect,
    /// The part of the map that the window shows.
    shown: Rect,
    /// The size of the window of the map.
    window: Size,
}

impl Pointer {
    /// Returns the point of the map under a point of the minimap.
    fn to_map(&self, at: Point, bounds: Rectangle) -> geometry::Point {
        let share = |along: f32, size: f32| (along / size).clamp(0.0, 1.0);
        let (across, down) = (share(at.x - bounds.x, bounds.width), share(at.y - bounds.y, bounds.height));
        let from = self.extent.from;
        geometry::Point::new(from.x + across * self.extent.width(), from.y + down * self.extent.height())
    }

    fn went(&self, at: Point, bounds: Rectangle) -> Action<Message> {
        Action::publish(Message::Went { to: self.to_map(at, bounds), window: self.window }).and_capture()
    }
}

impl canvas::Program<Message> for Pointer {
    /// Whether the frame of the visible part is being dragged.
    type State = bool;

    fn update(
        &self,
        dragged: &mut bool,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<Action<Message>> {
        let Event::Mouse(event) = event else { return None };
        match event {
            mouse::Event::ButtonPressed(Button::Left) => {
                let at = cursor.position_over(bounds)?;
                *dragged = true;
                Some(self.went(at, bounds))
            }
            mouse::Event::CursorMoved { position } if *dragged => Some(self.went(*position, bounds)),
            mouse::Event::ButtonReleased(Button::Left) if std::mem::take(dragged) => Some(Action::capture()),
            mouse::Event::WheelScrolled { delta } if cursor.is_over(bounds) => {
                let notches = match delta {
                    ScrollDelta::Lines { y, .. } => *y,
                    ScrollDelta::Pixels { y, .. } => *y / NOTCH,
                };
                let at = Point::new(self.window.width / 2.0, self.window.height / 2.0);
                Some(Action::publish(Message::Zoomed { at, notches, window: self.window }).and_capture())
            }
            _ => None,
        }
    }

    fn draw(
        &self,
        _dragged: &bool,
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        let across = |x: f32| (x - self.extent.from.x) / self.extent.width() * bounds.width;
        let down = |y: f32| (y - self.extent.from.y) / self.extent.height() * bounds.height;
        let from = Point::new(across(self.shown.from.x).max(1.0), down(self.shown.from.y).max(1.0));
        let to = Point::new(
            across(self.shown.to.x).min(bounds.width - 1.0).max(from.x + 2.0),
            down(self.shown.to.y).min(bounds.height - 1.0).max(from.y + 2.0),
        );
        let seen = Path::rectangle(from, Size::new(to.x - from.x, to.y - from.y));
        let halo = Color { a: 0.8, ..Color::WHITE };
        frame.stroke(&seen, Stroke::default().with_width(4.0).with_color(halo));
        frame.stroke(&seen, Stroke::default().with_width(2.0).with_color(WindowColours::from_theme(theme).accent));
        vec![frame.into_geometry()]
    }

    fn mouse_interaction(&self, dragged: &bool, bounds: Rectangle, cursor: mouse::Cursor) -> mouse::Interaction {
        match (*dragged, cursor.is_over(bounds)) {
            (true, _) => mouse::Interaction::Grabbing,
            (false, true) => mouse::Interaction::Pointer,
            (false, false) => mouse::Interaction::None,
        }
    }
}
