//! The canvas on which charts are drawn.

use std::fmt::Write as _;

use rules::characters::shown;
use rules::words::Language;

use super::PlotColours;
use crate::picture::svg::FONTS;
use crate::words::Voice;

/// An SVG drawing in progress; lengths are in pixels.
pub(super) struct Canvas {
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) ink: PlotColours,
    language: Language,
    body: String,
}

/// The anchor of a text.
#[derive(Debug, Clone, Copy)]
pub(super) enum Hold {
    Start,
    Middle,
    End,
}

/// The room for the title above a chart, and below it for the horizontal axis and the caption.
pub(super) const ABOVE: f64 = 44.0;
pub(super) const BELOW: f64 = 72.0;

impl Canvas {
    pub(super) const fn new(width: f64, height: f64, ink: PlotColours, language: Language) -> Self {
        Self { width, height, ink, language, body: String::new() }
    }

    pub(super) fn text(&mut self, x: f64, y: f64, size: f64, hold: Hold, text: &str) {
        let anchor = match hold {
            Hold::Start => "start",
            Hold::Middle => "middle",
            Hold::End => "end",
        };
        let (ink, text) = (self.ink.ink, escaped(text));
        let _ = write!(
            self.body,
            r#"<text x="{x:.1}" y="{y:.1}" font-size="{size}" text-anchor="{anchor}" fill="{ink}">{text}</text>"#
        );
    }

    /// Draws a text that runs upwards.
    pub(super) fn upward(&mut self, x: f64, y: f64, size: f64, text: &str) {
        let (ink, text) = (self.ink.ink, escaped(text));
        let _ = write!(
            self.body,
            r#"<text transform="rotate(-90 {x:.1} {y:.1})" x="{x:.1}" y="{y:.1}" font-size="{size}" text-anchor="middle" fill="{ink}">{text}</text>"#
        );
    }

    pub(super) fn line(&mut self, from: (f64, f64), to: (f64, f64), colour: &str, width: f64) {
        let _ = write!(
            self.body,
            r#"<line x1="{:.1}" y1="{:.1}" x2="{:.1}" y2="{:.1}" stroke="{colour}" stroke-width="{width}"/>"#,
            from.0, from.1, to.0, to.1
        );
    }

    pub(super) fn area(&mut self, at: (f64, f64), size: (f64, f64), colour: &str) {
        let _ = write!(
            self.body,
            r#"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" fill="{colour}"/>"#,
            at.0, at.1, size.0, size.1
        );
    }

    pub(super) fn path(&mut self, data: &str, colour: &str, dash: &str) {
        let _ = write!(
            self.body,
            r#"<path d="{data}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"/>"#
        );
    }

    /// Draws a marker: a disc for the first of several curves, a square for the others.
    pub(super) fn sign(&mut self, x: f64, y: f64, which: usize, colour: &str) {
        if which == 0 {
            let _ = write!(self.body, r#"<circle cx="{x:.1}" cy="{y:.1}" r="4.5" fill="{colour}"/>"#);
        } else {
            self.area((x - 4.0, y - 4.0), (8.0, 8.0), colour);
        }
    }

    /// Draws the title above and the number of games and players below; the axes have the units.
    pub(super) fn caption(&mut self, title: &str, who: &str) {
        self.text(12.0, 24.0, 16.0, Hold::Start, title);
        self.text(12.0, self.height - 10.0, 11.0, Hold::Start, who);
    }

    /// Formats a number with the decimals that a scale with this step needs, as usual in the language.
    pub(super) fn number(&self, value: f64, step: f64) -> String {
        Voice::new(self.language).decimals(value, usize::from(step < 1.0))
    }

    /// Returns the whole drawing.
    pub(super) fn finish(self, title: &str) -> String {
        let Self { width, height, ink, language: _, body } = self;
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" font-family="{FONTS}" role="img"><title>{}</title><rect width="{width}" height="{height}" fill="{}"/>{body}</svg>"#,
            escaped(title),
            ink.paper
        )
    }
}

/// Escapes a text for XML and HTML.
pub(in crate::report) fn escaped(text: &str) -> String {
    shown(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Returns the top of a scale that includes a value, and the distance of its marks: 1, 2 or 5 times a power of ten.
pub(super) fn scale(most: f64) -> (f64, f64) {
    if most <= 0.0 || !most.is_finite() {
        return (1.0, 0.5);
    }
    let power = 10.0_f64.powf((most / 5.0).log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|own| own * power).into_iter().find(|step| most / step <= 5.0);
    let step = step.unwrap_or(10.0 * power);
    ((most / step).ceil() * step, step)
}
