//! Dice as they look on the table.

use std::sync::LazyLock;

use iced::widget::{container, svg, text};
use iced::{Border, Center, Element, Theme};

use crate::gui::theme::{self, WindowColours};

/// The width of a die, in px.
const WIDE: f32 = 18.0;

/// Returns a roll of `count` dice. A single die shows its pips; of several dice only the sum is known.
pub fn die<'a, M: 'a>(count: u8, sum: u8) -> Element<'a, M> {
    let face = usize::from(sum).checked_sub(1).and_then(|at| FACES.get(at));
    if let Some(face) = face.filter(|_| count == 1) {
        return svg(face.clone()).width(WIDE).height(WIDE).into();
    }
    let face = text(sum.to_string()).size(theme::SMALL).font(theme::BOLD);
    container(face)
        .center_x(WIDE + 6.0)
        .center_y(WIDE)
        .align_x(Center)
        .style(|theme: &Theme| {
            let look = WindowColours::from_theme(theme);
            let border = Border { color: look.faint, width: 1.0, radius: 4.0.into() };
            container::Style::default().background(look.bar).border(border)
        })
        .into()
}

/// The six faces of a die, as SVG.
static FACES: LazyLock<[svg::Handle; 6]> = LazyLock::new(|| {
    [1, 2, 3, 4, 5, 6].map(|face| {
        let pip = |(across, down): (f32, f32)| {
            format!(r##"<circle cx="{}" cy="{}" r="{}" fill="#2a221c"/>"##, across * WIDE, down * WIDE, 0.09 * WIDE)
        };
        let edge = WIDE - 1.0;
        let rim = format!(
            r##"<rect x="0.5" y="0.5" width="{edge}" height="{edge}" rx="3.5" fill="#f7f2e6" stroke="#8f867a"/>"##
        );
        let pips: String = spots(face).into_iter().map(pip).collect();
        let drawing =
            format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {WIDE}">{rim}{pips}</svg>"#);
        svg::Handle::from_memory(drawing.into_bytes())
    })
});

/// Returns the positions of the pips of a face, as fractions of its width and height.
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
