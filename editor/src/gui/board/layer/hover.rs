//! Highlights that follow the pointer: redrawn in every frame, so that the layers below need not be.

use iced::widget::canvas::{Frame, LineCap, LineJoin, Path, Stroke, Style};
use iced::{Color, Point, Size, Theme};
use rules::hex::Hex;
use rules::hexside::Hexside;

use crate::gui::board::camera::Projection;
use crate::gui::board::{Pointed, Spotlight};
use crate::gui::theme::WindowColours;
use crate::gui::tool::{Gesture, Toolbox};
use crate::picture::geometry::Rect;
use crate::picture::layout;

/// All current highlights.
pub(in crate::gui::board) struct Hover<'a> {
    /// The current tool.
    pub(in crate::gui::board) toolbox: Toolbox,
    /// The hex and hexside under the pointer.
    pub(in crate::gui::board) hovered: Option<Pointed>,
    /// The selected hex.
    pub(in crate::gui::board) chosen: Option<Hex>,
    /// The places of the selected finding.
    pub(in crate::gui::board) finding: &'a [Spotlight],
}

impl Hover<'_> {
    /// Draws the highlights on a frame in screen pixels.
    pub(in crate::gui::board) fn draw(&self, frame: &mut Frame, seen: Projection, theme: &Theme) {
        let look = WindowColours::from_theme(theme);
        for spotlight in self.finding {
            match spotlight {
                Spotlight::Hex(hex) => outline(frame, seen, *hex, look.error, 3.0, 0.16),
                Spotlight::Side(side) => bar(frame, seen, *side, look.error, 0.6),
            }
        }
        if let Some(hex) = self.chosen {
            outline(frame, seen, hex, look.accent, 2.5, 0.05);
        }
        let Some(pointed) = self.hovered else { return };
        let color = if self.toolbox.erases() { look.error } else { look.accent };
        match self.toolbox.gesture() {
            Gesture::Pull => {}
            Gesture::Look => outline(frame, seen, pointed.hex, color, 1.5, 0.04),
            Gesture::Hexes | Gesture::Hex | Gesture::Span | Gesture::Loop => {
                for hex in self.toolbox.reach().around(&[pointed.hex]) {
                    outline(frame, seen, hex, color, 2.0, 0.18);
                }
            }
            Gesture::Hexsides | Gesture::Hexside => {
                if let Some(side) = pointed.side {
                    bar(frame, seen, side, color, 0.5);
                }
            }
        }
    }
}

/// Draws the outline of a hex and fills it faintly.
fn outline(frame: &mut Frame, seen: Projection, hex: Hex, color: Color, width: f32, inside: f32) {
    let path = Path::new(|path| {
        for (at, corner) in layout::corners(hex).into_iter().enumerate() {
            let corner = seen.to_screen(corner);
            if at == 0 {
                path.move_to(corner);
            } else {
                path.line_to(corner);
            }
        }
        path.close();
    });
    frame.fill(&path, Color { a: inside, ..color });
    frame.stroke(&path, line(color, width));
    cover(frame, seen, Rect::around(layout::corners(hex)), width);
}

/// Draws a hexside as a broad translucent bar, through which the hexside itself can be seen.
fn bar(frame: &mut Frame, seen: Projection, side: Hexside, color: Color, alpha: f32) {
    let Some([a, b]) = layout::ends(side) else { return };
    let path = Path::line(seen.to_screen(a), seen.to_screen(b));
    let width = (seen.scale * layout::ACROSS * 0.16).clamp(5.0, 28.0);
    frame.stroke(&path, line(Color { a: alpha, ..color }, width));
    cover(frame, seen, Rect::around([a, b]), width);
}

/// Tells the software renderer the extent of a line with an invisible box.
///
/// It repaints where shapes come and go, but measures lines without their width: it would ignore a horizontal line
/// completely, and the others would leave traces at their edges.
fn cover(frame: &mut Frame, seen: Projection, bounds: Rect, width: f32) {
    let (from, to) = (seen.to_screen(bounds.from), seen.to_screen(bounds.to));
    let corner = Point::new(from.x - width, from.y - width);
    let size = Size::new(to.x - from.x + 2.0 * width, to.y - from.y + 2.0 * width);
    frame.fill(&Path::rectangle(corner, size), Color::TRANSPARENT);
}

fn line(color: Color, width: f32) -> Stroke<'static> {
    Stroke {
        style: Style::Solid(color),
        width,
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        ..Stroke::default()
    }
}
