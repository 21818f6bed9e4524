//! The canvas above the map: turns pointer gestures into messages, and draws highlights.

use iced::keyboard::{self, key};
use iced::mouse::{self, Button, ScrollDelta};
use iced::widget::canvas::{self, Action, Event, Frame, Geometry};
use iced::{Point, Rectangle, Renderer, Theme, Vector};
use rules::hex::Hex;

use super::camera::Projection;
use super::layer::Hover;
use super::{Board, Message, Pointed, Spotlight};
use crate::gui::tool::brush::UnfinishedStroke;
use crate::gui::tool::select::Press;
use crate::gui::tool::{Gesture as Manner, Toolbox};
use crate::picture::layout;

/// The number of touchpad pixels that count as one notch of a wheel.
const NOTCH: f32 = 60.0;

/// The canvas of a board.
pub(super) struct OverlayCanvas<'a> {
    /// The board.
    pub(super) board: &'a Board,
    /// The current tool.
    pub(super) toolbox: Toolbox,
    /// The selected hex.
    pub(super) chosen: Option<Hex>,
    /// The places of the selected finding.
    pub(super) lights: Vec<Spotlight>,
}

/// The state of the pointer.
///
/// Events come in batches after a frame, and the cursor given with them is the pointer position at the end of the
/// batch, so positions are taken from the events.
#[derive(Debug, Default)]
pub(super) struct Hand {
    gesture: Gesture,
    at: Option<Point>,
    hovered: Option<Pointed>,
    space: bool,
}

/// A gesture in progress.
#[derive(Debug, Default)]
enum Gesture {
    /// None.
    #[default]
    Idle,
    /// The map is dragged.
    Pan(Point),
    /// The left button is down with the selection tool.
    Press(Press),
    /// A brush is down.
    Stroke(UnfinishedStroke),
}

impl OverlayCanvas<'_> {
    fn projection(&self, bounds: Rectangle) -> Projection {
        self.board.project(bounds)
    }

    fn pointed(&self, at: Point, bounds: Rectangle) -> Option<Pointed> {
        let on_map = self.projection(bounds).to_map(at);
        let hex = layout::hex_at(on_map).filter(|hex| self.board.grid.contains(*hex))?;
        let side = layout::hexside_at(on_map);
        let side = side.filter(|side| side.hexes().into_iter().all(|hex| self.board.grid.contains(hex)));
        Some(Pointed { hex, side })
    }

    fn pressed(&self, hand: &mut Hand, button: Button, at: Point, bounds: Rectangle) -> Option<Action<Message>> {
        if !matches!(hand.gesture, Gesture::Idle) {
            return Some(Action::capture());
        }
        match (button, self.toolbox.gesture()) {
            (Button::Middle | Button::Right, _) => hand.gesture = Gesture::Pan(at),
            (Button::Left, _) if hand.space => hand.gesture = Gesture::Pan(at),
            (Button::Left, Manner::Look) => hand.gesture = Gesture::Press(Press::new(at)),
            (Button::Left, manner) => {
                // A scan may reach beyond the map.
                if manner != Manner::Pull {
                    self.pointed(at, bounds)?;
                }
                let (trail, passed) = UnfinishedStroke::begin(manner, self.projection(bounds).to_map(at))?;
                hand.gesture = Gesture::Stroke(trail);
                return Some(Action::publish(Message::StrokeBegan(passed)).and_capture());
            }
            (Button::Back | Button::Forward | Button::Other(_), _) => return None,
        }
        Some(Action::capture())
    }

    fn moved(&self, hand: &mut Hand, to: Point, bounds: Rectangle) -> Option<Action<Message>> {
        let window = bounds.size();
        let pan = |by: Vector| Action::publish(Message::Panned { by, window }).and_capture();
        match &mut hand.gesture {
            Gesture::Idle => None,
            Gesture::Pan(last) => {
                let by = to - *last;
                *last = to;
                Some(pan(by))
            }
            Gesture::Press(press) => press.moved(to).map(pan),
            Gesture::Stroke(trail) => {
                let passed = trail.moved(self.projection(bounds).to_map(to));
                hand.hovered = self.pointed(to, bounds);
                passed.map(|passed| Action::publish(Message::StrokeWent(passed)).and_capture())
            }
        }
    }

    fn released(&self, hand: &mut Hand, at: Point, bounds: Rectangle) -> Option<Action<Message>> {
        match std::mem::take(&mut hand.gesture) {
            Gesture::Idle => None,
            Gesture::Press(press) if press.is_click() => {
                let hex = self.pointed(at, bounds).map(|pointed| pointed.hex);
                Some(Action::publish(Message::Clicked(hex)).and_capture())
            }
            Gesture::Pan(_) | Gesture::Press(_) => Some(Action::capture()),
            Gesture::Stroke(_) => Some(Action::publish(Message::StrokeEnded).and_capture()),
        }
    }

    fn hovered(&self, hand: &mut Hand, now: Option<Pointed>) -> Option<Action<Message>> {
        (now != hand.hovered).then(|| {
            hand.hovered = now;
            Action::publish(Message::Hovered(now))
        })
    }
}

impl canvas::Program<Message> for OverlayCanvas<'_> {
    type State = Hand;

    fn update(
        &self,
        hand: &mut Hand,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<Action<Message>> {
        if let Event::Keyboard(event) = event {
            match event {
                keyboard::Event::KeyPressed { key: key::Key::Named(key::Named::Space), .. } => hand.space = true,
                keyboard::Event::KeyReleased { key: key::Key::Named(key::Named::Space), .. } => hand.space = false,
                keyboard::Event::KeyPressed { .. }
                | keyboard::Event::KeyReleased { .. }
                | keyboard::Event::ModifiersChanged(_) => {}
            }
            return None;
        }
        let Event::Mouse(event) = event else { return None };
        if let mouse::Event::CursorMoved { position } = event {
            hand.at = Some(Point::new(position.x - bounds.x, position.y - bounds.y));
        }
        let at = hand.at.or(cursor.position_from(bounds.position()));
        let inside = at.filter(|at| Rectangle::with_size(bounds.size()).contains(*at) && !cursor.is_levitating());
        match event {
            mouse::Event::ButtonPressed(button) => self.pressed(hand, *button, inside?, bounds),
            // A button may come up outside the map.
            mouse::Event::ButtonReleased(_) => self.released(hand, at.unwrap_or_default(), bounds),
            mouse::Event::CursorMoved { .. } => self
                .moved(hand, at?, bounds)
                .or_else(|| self.hovered(hand, inside.and_then(|at| self.pointed(at, bounds)))),
            mouse::Event::CursorLeft => {
                hand.at = None;
                self.hovered(hand, None)
            }
            mouse::Event::CursorEntered => None,
            mouse::Event::WheelScrolled { delta } => {
                let notches = match delta {
                    ScrollDelta::Lines { y, .. } => *y,
                    ScrollDelta::Pixels { y, .. } => *y / NOTCH,
                };
                let zoomed = Message::Zoomed { at: inside?, notches, window: bounds.size() };
                Some(Action::publish(zoomed).and_capture())
            }
        }
    }

    fn draw(
        &self,
        hand: &Hand,
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let seen = self.projection(bounds);
        let laid = self.board.overlay.draw(renderer, bounds.size(), seen);
        let mut lit = Frame::new(renderer, bounds.size());
        let panning = matches!(hand.gesture, Gesture::Pan(_));
        let lights = Hover {
            toolbox: self.toolbox,
            hovered: hand.hovered.filter(|_| !panning),
            chosen: self.chosen,
            finding: &self.lights,
        };
        lights.draw(&mut lit, seen, theme);
        laid.into_iter().chain([lit.into_geometry()]).collect()
    }

    fn mouse_interaction(&self, hand: &Hand, bounds: Rectangle, cursor: mouse::Cursor) -> mouse::Interaction {
        match hand.gesture {
            Gesture::Pan(_) => mouse::Interaction::Grabbing,
            Gesture::Press(press) if !press.is_click() => mouse::Interaction::Grabbing,
            _ if !cursor.is_over(bounds) => mouse::Interaction::None,
            _ if hand.space => mouse::Interaction::Grab,
            Gesture::Idle | Gesture::Press(_) | Gesture::Stroke(_) => match self.toolbox.gesture() {
                Manner::Look => mouse::Interaction::Idle,
                _ => mouse::Interaction::Crosshair,
            },
        }
    }
}
