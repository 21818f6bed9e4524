//! The worth of walls as an overlay: the more a stretch's opening changes the results of games, the wider it is drawn,
//! with the change in percentage points at its centre, so that no colour is needed to read it.

use rules::hexside::Hexside;
use rules::playtest::WallLine;

use super::Theme;
use super::geometry::Point;
use super::layout::{self, PIXEL, SIDE};
use super::palette::{Colour, OverlayColours};
use super::pen::Pen;
use super::shape::{Layer, LineStyle, Place, Shape, Text};

/// The change in percentage points at which a stretch has its largest width.
const WIDEST: f64 = 20.0;

/// The effect of opening a stretch of wall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WallOpening {
    /// It helps the attackers.
    Attackers,
    /// It helps the garrison.
    Garrison,
    /// The effect may be chance.
    Chance,
}

impl WallOpening {
    /// All effects.
    pub const ALL: [Self; 3] = [Self::Attackers, Self::Garrison, Self::Chance];

    /// Returns the effect of opening a stretch.
    #[must_use]
    pub fn new(wall: &WallLine) -> Self {
        match (wall.shift.is_clear(), wall.shift.mean() < 0.0) {
            (false, _) => Self::Chance,
            (true, true) => Self::Garrison,
            (true, false) => Self::Attackers,
        }
    }

    /// Draws a sample line of this effect, as on the map.
    pub(super) fn sample(self, pen: &mut Pen, rank: u8, line: &[Point], unit: f32, theme: Theme) {
        let points = if self == Self::Garrison { -1.0 } else { 1.0 };
        let stroke = LineStyle::round(colour(points, theme), 3.0 * unit);
        pen.line(rank, line, LineStyle::round(OverlayColours::for_theme(theme).paper, 5.0 * unit));
        pen.line(rank + 1, line, if self == Self::Chance { dashed(stroke, unit) } else { stroke });
    }
}

/// Returns the shapes of the walls that were opened in turn. Effects that may be chance are dashed, with a number in
/// light letters.
#[must_use]
pub fn worth(walls: &[WallLine], theme: Theme) -> Vec<Shape> {
    let colours = OverlayColours::for_theme(theme);
    let mut shapes = Vec::new();
    for wall in walls {
        let lines: Vec<Vec<Point>> =
            wall.sides.iter().filter_map(|side| layout::ends(*side)).map(|ends| ends.to_vec()).collect();
        let Some((middle, at)) = middle(&wall.sides) else { continue };
        let points = (wall.shift.mean() * 100.0).round();
        let share = (points.abs() / WIDEST).min(1.0) as f32;
        let width = PIXEL * (2.0 + 7.0 * share);
        let mut pen = Pen::new(Layer::Overlay, Place::Hexside(middle));
        pen.lines(0, lines.clone(), LineStyle::round(colours.paper, width + 3.0 * PIXEL));
        let stroke = LineStyle::round(colour(points, theme), width);
        let is_clear = WallOpening::new(wall) != WallOpening::Chance;
        pen.lines(1, lines, if is_clear { stroke } else { dashed(stroke, PIXEL) });
        let text = Text::new(at, signed(points), SIDE * if is_clear { 0.5 } else { 0.4 }, colours.ink);
        pen.text(40, if is_clear { text.bold() } else { text }.halo(colours.paper));
        shapes.extend(pen.done());
    }
    shapes.sort_by_key(|shape| (shape.rank, shape.place));
    shapes
}

/// Returns the line style of an effect that may be chance.
fn dashed(stroke: LineStyle, unit: f32) -> LineStyle {
    LineStyle::flat(stroke.colour, stroke.width).dashed(4.0 * unit, 3.0 * unit)
}

/// Returns the colour of an effect: warm if it favours the attackers, cold if it favours the garrison.
const fn colour(points: f64, theme: Theme) -> Colour {
    match (theme, points < 0.0) {
        (Theme::Light, false) => Colour::hex(0x00b3_4a00),
        (Theme::Light, true) => Colour::hex(0x0000_5f9e),
        (Theme::Dark, false) => Colour::hex(0x00ff_a050),
        (Theme::Dark, true) => Colour::hex(0x006f_c3ff),
    }
}

/// Returns the middle hexside of a stretch, and its midpoint.
fn middle(sides: &[Hexside]) -> Option<(Hexside, Point)> {
    let side = *sides.get(sides.len() / 2)?;
    Some((side, layout::middle_of(side)?))
}

fn signed(points: f64) -> String {
    if points > 0.0 { format!("+{points:.0}") } else { format!("{points:.0}").replace('-', "\u{2212}") }
}

#[cfg(test)]
mod tests {
    use rules::map::HexsideKind;
    use rules::playtest::WinShift;

    use super::*;
    use crate::picture::shape::ShapeForm;

    #[test]
    fn the_more_a_wall_is_worth_the_wider_it_is_drawn_and_chance_is_dashed() {
        let wall = |side: &str, gained, lost| WallLine {
            sides: vec![side.parse().unwrap()],
            kind: HexsideKind::StoneWall,
            shift: WinShift { pairs: 100, gained, lost },
        };
        let walls = [wall("1012/1013", 30, 2), wall("0812/0813", 0, 10), wall("0612/0613", 3, 2)];
        let shapes = worth(&walls, Theme::Light);
        let drawn: Vec<_> = walls
            .iter()
            .map(|wall| {
                let own = shapes.iter().filter(|shape| shape.place == Place::Hexside(wall.sides[0]));
                let mut strokes = own.clone().filter_map(|shape| match &shape.form {
                    ShapeForm::Lines(_, stroke) => Some(*stroke),
                    _ => None,
                });
                let said = own.filter_map(|shape| match &shape.form {
                    ShapeForm::Text(text) => Some(text.content.clone()),
                    _ => None,
                });
                (strokes.next_back().unwrap(), said.collect::<String>())
            })
            .collect();
        assert_eq!(drawn.iter().map(|(_, said)| said.as_str()).collect::<Vec<_>>(), ["+28", "\u{2212}10", "+1"]);
        assert!(drawn[0].0.width > drawn[1].0.width && drawn[1].0.width > drawn[2].0.width);
        assert_eq!([0, 1, 2].map(|at| drawn[at].0.dash.is_some()), [false, false, true]);
        assert_ne!(drawn[0].0.colour, drawn[1].0.colour);
    }
}
