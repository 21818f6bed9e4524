//! Pointer gestures for the frame benchmark, one event per frame.

use bexar::gui::app::{App, Message};
use bexar::gui::keymap::Command;
use bexar::gui::tool::Tool;
use iced::{Event, Point, mouse};

/// A gesture of the pointer or the keyboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Gesture {
    Hover,
    Pan,
    PaintHexes,
    PaintHexsides,
    Undo,
    Zoom,
}

/// The part of the window that shows the map in every layout.
const MAP: [[f32; 2]; 2] = [[250.0, 80.0], [940.0, 470.0]];
/// The number of frames of one brush stroke.
const STROKE: usize = 50;

impl Gesture {
    pub(crate) const ALL: [Self; 6] =
        [Self::Hover, Self::Pan, Self::PaintHexes, Self::PaintHexsides, Self::Undo, Self::Zoom];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Hover => "hover",
            Self::Pan => "pan",
            Self::PaintHexes => "paint hexes",
            Self::PaintHexsides => "paint hexsides",
            Self::Undo => "undo and redo",
            Self::Zoom => "zoom",
        }
    }

    /// Selects the tool of the gesture. With `erase` the hexside brush erases.
    pub(crate) fn take_up(self, app: &mut App, erase: bool) {
        let tool = match self {
            Self::Hover | Self::Pan | Self::Undo | Self::Zoom => Tool::Select,
            Self::PaintHexes => Tool::Hex,
            Self::PaintHexsides => Tool::Hexside,
        };
        drop(app.update(Message::Commanded(Command::Tool(tool))));
        if erase && self == Self::PaintHexsides {
            drop(app.update(Message::Commanded(Command::Erase)));
        }
    }

    /// Returns the events before frame `number`.
    pub(crate) fn events(self, number: usize, app: &mut App) -> Vec<Event> {
        let at = moved(place(number, 11.0));
        match self {
            Self::Hover => vec![at],
            Self::Pan => {
                let away = if (number / 75).is_multiple_of(2) { number % 75 } else { 75 - number % 75 } as f32;
                let to = moved(Point::new(600.0 - 7.0 * away, 300.0 - 3.0 * away));
                if number == 0 { vec![to, press(mouse::Button::Middle)] } else { vec![to] }
            }
            Self::PaintHexes | Self::PaintHexsides => match number % STROKE {
                0 => vec![at, press(mouse::Button::Left)],
                last if last + 1 == STROKE => vec![at, release(mouse::Button::Left)],
                _ => vec![at],
            },
            Self::Undo => {
                let command = if number.is_multiple_of(2) { Command::Undo } else { Command::Redo };
                drop(app.update(Message::Commanded(command)));
                Vec::new()
            }
            Self::Zoom => {
                let y = if (number / 10).is_multiple_of(2) { 1.0 } else { -1.0 };
                let wheel = mouse::Event::WheelScrolled { delta: mouse::ScrollDelta::Lines { x: 0.0, y } };
                vec![moved(Point::new(600.0, 300.0)), Event::Mouse(wheel)]
            }
        }
    }

    /// Returns the events that end the gesture.
    pub(crate) fn end(self) -> Vec<Event> {
        match self {
            Self::Pan => vec![release(mouse::Button::Middle)],
            Self::PaintHexes | Self::PaintHexsides => vec![release(mouse::Button::Left)],
            Self::Hover | Self::Undo | Self::Zoom => Vec::new(),
        }
    }
}

/// Returns the pointer position at a frame: it sweeps the map line by line, alternating left to right and right to
/// left.
fn place(number: usize, step: f32) -> Point {
    let [[left, top], [right, bottom]] = MAP;
    let (wide, way) = (right - left, number as f32 * step);
    let (line, along) = ((way / wide).floor(), way % wide);
    let x = if (line as usize).is_multiple_of(2) { left + along } else { right - along };
    Point::new(x, (top + line * 61.0).min(bottom))
}

fn moved(position: Point) -> Event {
    Event::Mouse(mouse::Event::CursorMoved { position })
}

fn press(button: mouse::Button) -> Event {
    Event::Mouse(mouse::Event::ButtonPressed(button))
}

fn release(button: mouse::Button) -> Event {
    Event::Mouse(mouse::Event::ButtonReleased(button))
}
