//! Charts as SVG: bars with their intervals, and curves that differ in dash and marker, not only in colour.

mod bars;
mod canvas;
mod curves;
mod shares;

pub(super) use canvas::escaped;

use canvas::Canvas;

use rules::words::Language;

use super::{Chart, Section};

/// The colours of a drawing.
#[derive(Debug, Clone, Copy)]
pub struct PlotColours {
    /// Text and axes.
    pub ink: &'static str,
    /// Grid lines.
    pub soft: &'static str,
    /// The background.
    pub paper: &'static str,
    /// Bars and curves: blue and vermilion from the palette of Okabe and Ito, which everyone can tell apart.
    pub colours: [&'static str; 2],
}

impl PlotColours {
    /// Colours on light paper.
    pub const LIGHT: Self = Self { ink: "#1f1b16", soft: "#c9c2b4", paper: "#fbf8f1", colours: ["#0072b2", "#d55e00"] };
    /// Colours on a dark background.
    pub const DARK: Self = Self { ink: "#ece6da", soft: "#4a453c", paper: "#1d1a16", colours: ["#56b4e9", "#e69f00"] };
    /// Colours within a page, which knows whether it is shown light or dark.
    pub const PAGE: Self = Self {
        ink: "var(--ink)",
        soft: "var(--soft)",
        paper: "var(--paper)",
        colours: ["var(--first)", "var(--second)"],
    };
}

/// Draws the chart of a section with its title, the number of games and the players; `None` for a section without
/// one.
#[must_use]
pub fn plot(section: &Section, ink: PlotColours, language: Language) -> Option<String> {
    let mut canvas = match section.chart.as_ref()? {
        Chart::Bars { across: _, up, bars } if bars.iter().any(|bar| bar.name.chars().count() > 12) => {
            let mut canvas = Canvas::new(760.0, 96.0 + 30.0 * bars.len().max(1) as f64, ink, language);
            bars::lying(&mut canvas, up, bars);
            canvas
        }
        Chart::Bars { across, up, bars } => {
            let mut canvas = Canvas::new(760.0, 360.0, ink, language);
            bars::standing(&mut canvas, across, up, bars);
            canvas
        }
        Chart::Curves { across, up, places, curves } => {
            let mut canvas = Canvas::new(760.0, 360.0, ink, language);
            curves::draw(&mut canvas, [across, up], places, curves);
            canvas
        }
        Chart::Shares { across, up, band, ordered, shares } => {
            let height = if *ordered { shares::HEIGHT } else { shares::height(shares) };
            let mut canvas = Canvas::new(shares::WIDTH, height, ink, language);
            if *ordered {
                shares::across(&mut canvas, [across, up], *band, shares);
            } else {
                shares::lying(&mut canvas, up, *band, shares);
            }
            canvas
        }
    };
    canvas.caption(&section.title, &section.who);
    Some(canvas.finish(&section.title))
}

#[cfg(test)]
mod tests;
