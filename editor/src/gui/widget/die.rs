//! Dice as they lie on the table.

use iced::widget::canvas::{self, Cache, Frame, Geometry, Path, Program};
use iced::widget::{canvas as canvas_of, container, text};
use iced::{Border, Center, Color, Element, Point, Rectangle, Renderer, Theme, mouse};

use crate::gui::theme::{self, Look};

/// How wide a die is, in px.
const WIDE: f32 = 18.0;

/// A throw of so many dice. One die shows its pips; of several only the sum is known.
pub fn die<'a, M: 'a>(count: u8, sum: u8) -> Element<'a, M> {
    if count == 1 && (1..=6).contains(&sum) {
        return canvas_of(Pips(sum)).width(WIDE).height(WIDE).into();
    }
    let face = text(sum.to_string()).size(theme::SMALL).font(theme::BOLD);
    container(face)
        .center_x(WIDE + 6.0)
        .center_y(WIDE)
        .align_x(Center)
        .style(|theme: &Theme| {
            let look = Look::of(theme);
            let border = Border { color: look.faint, width: 1.0, radius: 4.0.into() };
            container::Style::default().background(look.bar).border(border)
        })
        .into()
}

/// The pips of one die.
struct Pips(u8);

impl<M> Program<M> for Pips {
    type State = Cache;

    fn draw(
        &self,
        _: &Cache,
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _: mouse::Cursor,
    ) -> Vec<Geometry> {
        let look = Look::of(theme);
        let mut frame = Frame::new(renderer, bounds.size());
        let rim = Path::rounded_rectangle(
            Point::new(0.5, 0.5),
            iced::Size::new(bounds.width - 1.0, bounds.height - 1.0),
            3.5.into(),
        );
        frame.fill(&rim, Color::from_rgb8(0xf7, 0xf2, 0xe6));
        frame.stroke(&rim, canvas::Stroke::default().with_color(look.faint).with_width(1.0));
        for (across, down) in spots(self.0) {
            let at = Point::new(bounds.width * across, bounds.height * down);
            frame.fill(&Path::circle(at, bounds.width * 0.09), Color::from_rgb8(0x2a, 0x22, 0x1c));
        }
        vec![frame.into_geometry()]
    }
}

/// Where the pips of a face lie, in shares of its width and height.
fn spots(face: u8) -> Vec<(f32, f32)> {
    let (low, middle, high) = (0.27, 0.5, 0.73);
    let mut spots = Vec::new();
    if face % 2 == 1 {
        spots.push((middle, middle));
    }
    if face >= 2 {
        spots.extend([(low, low), (high, high)]);
    }
    if face >= 4 {
        spots.extend([(low, high), (high, low)]);
    }
    if face == 6 {
        spots.extend([(low, middle), (high, middle)]);
    }
    spots
}

#[cfg(test)]
mod tests {
    use super::spots;

    #[test]
    fn a_face_has_as_many_pips_as_it_counts() {
        for face in 1..=6 {
            assert_eq!(spots(face).len(), usize::from(face));
        }
    }
}
