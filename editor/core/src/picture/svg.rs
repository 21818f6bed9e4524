//! Writes the picture as SVG text.
//!
//! The output is deterministic: numbers have at most two decimals, shapes of the same style are grouped in the
//! picture's order, and text stays text.

use std::fmt::Write as _;

use rules::characters::shown;
use svg::node::Text as Letters;
use svg::node::element::{Circle, Element, Group, Path, RadialGradient, Stop};
use svg::{Document, Node as _};

use super::Picture;
use super::geometry::Point;
use super::palette::Colour;
use super::shape::{Anchor, Cap, Layer, LineStyle, Paint, Shape, ShapeForm, Text, Typeface, Vignette, Weight};
use super::view::Opacities;

/// The fonts requested for the sans-serif face, best first.
pub const FONTS: &str = "Roboto Condensed, Arial Narrow, DejaVu Sans, sans-serif";

/// The fonts requested for the serif face.
const SERIF: &str = "Bexar Capitals, EB Garamond SC, Garamond, Georgia, serif";

/// Writes a picture as SVG; `hex_size_px` is the distance in pixels between two opposite flat sides of a hex.
#[must_use]
pub fn svg(picture: &Picture, hex_size_px: f32) -> String {
    let bounds = picture.bounds;
    let scale = hex_size_px / super::layout::ACROSS;
    let mut document = Document::new()
        .set("viewBox", [bounds.from.x, bounds.from.y, bounds.width(), bounds.height()].map(number).join(" "))
        .set("width", number(bounds.width() * scale))
        .set("height", number(bounds.height() * scale))
        .set("font-family", FONTS)
        .set("stroke-linejoin", "round");
    let mut rest = picture.shapes.as_slice();
    while let Some(first) = rest.first() {
        let end = rest.iter().position(|shape| shape.layer != first.layer).unwrap_or(rest.len());
        let (shapes, others) = rest.split_at(end);
        document = document.add(layer(first.layer, shapes, picture.opacity));
        rest = others;
    }
    format!("{document}\n")
}

fn layer(layer: Layer, shapes: &[Shape], opacity: Opacities) -> Group {
    let mut group = Group::new().set("id", name(layer));
    if !opacity.is_full(layer) {
        group = group.set("opacity", number(opacity.share(layer)));
    }
    ranked(group, shapes, &rgb)
}

/// Writes shapes of one layer, lowest rank first, as elements to embed in another SVG document. `dye` writes the opaque
/// colours, for which the document may have names.
#[must_use]
pub fn elements(shapes: &[Shape], dye: Dye<'_>) -> String {
    let group = ranked(Group::new(), shapes, dye);
    group.get_children().into_iter().flatten().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// A function that writes a colour, ignoring its opacity.
pub type Dye<'a> = &'a dyn Fn(Colour) -> String;

/// Adds shapes of one layer, lowest rank first.
fn ranked(mut group: Group, shapes: &[Shape], dye: Dye<'_>) -> Group {
    let mut rest = shapes;
    while let Some(first) = rest.first() {
        let end = rest.iter().position(|shape| shape.rank != first.rank).unwrap_or(rest.len());
        let (same, others) = rest.split_at(end);
        for like in alike(same) {
            group = paint(group, &like, dye);
        }
        rest = others;
    }
    group
}

/// Returns the id of a layer's group.
#[must_use]
pub const fn name(layer: Layer) -> &'static str {
    match layer {
        Layer::Paper => "paper",
        Layer::Ground => "ground",
        Layer::Grid => "grid",
        Layer::Features => "features",
        Layer::Regions => "regions",
        Layer::EntryAreas => "entry-areas",
        Layer::Hexsides => "hexsides",
        Layer::GunSites => "gun-sites",
        Layer::Provenance => "provenance",
        Layer::Numbers => "numbers",
        Layer::Rooms => "rooms",
        Layer::Labels => "labels",
        Layer::FeatureNames => "feature-names",
        Layer::RegionNames => "region-names",
        Layer::Counters => "counters",
        Layer::Overlay => "overlay",
        Layer::Surround => "surround",
    }
}

/// Groups shapes of one rank by style, in the order of each group's first shape.
fn alike(shapes: &[Shape]) -> Vec<Vec<&ShapeForm>> {
    let mut groups: Vec<Vec<&ShapeForm>> = Vec::new();
    for shape in shapes {
        match groups.iter_mut().find(|group| group.first().is_some_and(|first| same_style(first, &shape.form))) {
            Some(group) => group.push(&shape.form),
            None => groups.push(vec![&shape.form]),
        }
    }
    groups
}

fn same_style(a: &ShapeForm, b: &ShapeForm) -> bool {
    match (a, b) {
        (ShapeForm::Polygon(_, a), ShapeForm::Polygon(_, b)) => a == b,
        (ShapeForm::Lines(_, a), ShapeForm::Lines(_, b)) => a == b,
        (ShapeForm::Circles(_, r, a), ShapeForm::Circles(_, s, b)) => a == b && r.to_bits() == s.to_bits(),
        (ShapeForm::Text(a), ShapeForm::Text(b)) => {
            a.colour == b.colour
                && a.halo == b.halo
                && a.weight == b.weight
                && a.typeface == b.typeface
                && a.anchor == b.anchor
                && a.size.to_bits() == b.size.to_bits()
                && a.spread.to_bits() == b.spread.to_bits()
        }
        (
            ShapeForm::Polygon(..)
            | ShapeForm::Lines(..)
            | ShapeForm::Circles(..)
            | ShapeForm::Text(_)
            | ShapeForm::Vignette(..),
            _,
        ) => false,
    }
}

/// Adds forms of the same style.
fn paint(group: Group, forms: &[&ShapeForm], dye: Dye<'_>) -> Group {
    match forms.first() {
        None => group,
        Some(ShapeForm::Polygon(_, paint)) => {
            let outlines = forms
                .iter()
                .flat_map(|form| if let ShapeForm::Polygon(outlines, _) = form { &outlines[..] } else { &[] });
            group.add(with_paint(Path::new().set("d", data(outlines, "z")), *paint, dye))
        }
        Some(ShapeForm::Lines(_, stroke)) => {
            let lines =
                forms.iter().flat_map(|form| if let ShapeForm::Lines(lines, _) = form { &lines[..] } else { &[] });
            let path = Path::new().set("d", data(lines, ""));
            group.add(with_paint(path, Paint::outline(*stroke), dye))
        }
        Some(ShapeForm::Circles(_, radius, paint)) => {
            let centres = forms
                .iter()
                .flat_map(|form| if let ShapeForm::Circles(centres, ..) = form { &centres[..] } else { &[] });
            let circle =
                |at: &Point| Circle::new().set("cx", number(at.x)).set("cy", number(at.y)).set("r", number(*radius));
            group.add(centres.map(circle).fold(with_paint(Group::new(), *paint, dye), Group::add))
        }
        Some(ShapeForm::Text(first)) => {
            let texts =
                forms.iter().filter_map(|form| if let ShapeForm::Text(text) = form { Some(text) } else { None });
            group.add(texts.map(text_element).fold(text_group(first, dye), Group::add))
        }
        Some(ShapeForm::Vignette(area, dusk)) => group.add(gradient(dusk, dye)).add(
            Path::new()
                .set("d", data(std::iter::once(&area.corners().to_vec()), "z"))
                .set("fill", format!("url(#{DUSK}) none")),
        ),
    }
}

/// The id of the dusk gradient; a picture has at most one.
const DUSK: &str = "dusk";

/// Returns the dusk as a gradient.
fn gradient(dusk: &Vignette, dye: Dye<'_>) -> RadialGradient {
    let [x, y, wide, high] = [dusk.at.x, dusk.at.y, dusk.reach.x, dusk.reach.y].map(number);
    let gradient = RadialGradient::new()
        .set("id", DUSK)
        .set("gradientUnits", "userSpaceOnUse")
        .set("cx", 0)
        .set("cy", 0)
        .set("r", 1)
        .set("gradientTransform", format!("translate({x} {y}) scale({wide} {high})"));
    let stop = |(at, colour): (f32, Colour)| {
        let stop = Stop::new().set("offset", number(at)).set("stop-color", dye(colour));
        stop.set("stop-opacity", format!("{:.3}", f32::from(colour.alpha) / 255.0))
    };
    dusk.steps().into_iter().map(stop).fold(gradient, RadialGradient::add)
}

/// Returns outlines or lines as path data: the first point absolute, the others relative.
fn data<'a>(lines: impl Iterator<Item = &'a Vec<Point>>, end: &str) -> String {
    let mut data = String::new();
    for line in lines {
        let mut from = (0, 0);
        for (index, point) in line.iter().enumerate() {
            // Steps are taken between rounded points, so that rounding errors do not add up.
            let to = (hundredths(point.x), hundredths(point.y));
            let letter = if index == 0 { 'M' } else { 'l' };
            let (x, y) = (fixed(to.0 - from.0), fixed(to.1 - from.1));
            let comma = if y.starts_with('-') { "" } else { " " };
            let _ = write!(data, "{letter}{x}{comma}{y}");
            from = to;
        }
        data.push_str(end);
    }
    data
}

fn text_group(text: &Text, dye: Dye<'_>) -> Group {
    let mut group = Group::new().set("fill", dye(text.colour)).set("font-size", number(text.size));
    if let Anchor::Middle = text.anchor {
        group = group.set("text-anchor", "middle");
    }
    if let Typeface::Serif = text.typeface {
        group = group.set("font-family", SERIF);
    } else if let Weight::Bold = text.weight {
        group = group.set("font-weight", "bold");
    }
    if text.spread != 0.0 {
        group = group.set("letter-spacing", number(text.spread * text.size));
    }
    if let Some(halo) = text.halo {
        group =
            group.set("stroke", dye(halo)).set("stroke-width", number(text.halo_width())).set("paint-order", "stroke");
    }
    group
}

fn text_element(text: &Text) -> Element {
    let (x, y) = (number(text.at.x), number(text.at.y + text.drop()));
    // The crate's own text element puts its content on separate lines.
    let mut element = Element::new("text");
    element.assign("x", x);
    element.assign("y", y);
    element.append(Letters::new(shown(&text.content)));
    if text.turned != 0.0 {
        element.assign("transform", turn(text));
    }
    element
}

/// Returns the transform that turns a text around its point. Quarter turns are written as matrices: readers compute the
/// others with the functions of their system, which are not exact there.
fn turn(text: &Text) -> String {
    let (x, y) = (text.at.x, text.at.y);
    let quarters = text.turned / 90.0;
    let matrix = match (quarters as i32).rem_euclid(4) {
        _ if quarters.fract() != 0.0 => return format!("rotate({})", [text.turned, x, y].map(number).join(" ")),
        0 => [1.0, 0.0, 0.0, 1.0, 0.0, 0.0],
        1 => [0.0, 1.0, -1.0, 0.0, x + y, y - x],
        2 => [-1.0, 0.0, 0.0, -1.0, 2.0 * x, 2.0 * y],
        _ => [0.0, -1.0, 1.0, 0.0, x - y, x + y],
    };
    format!("matrix({})", matrix.map(number).join(" "))
}

/// Elements that can be painted.
trait Painted: Sized {
    fn put(self, name: &str, value: String) -> Self;
}

impl Painted for Path {
    fn put(self, name: &str, value: String) -> Self {
        self.set(name, value)
    }
}

impl Painted for Group {
    fn put(self, name: &str, value: String) -> Self {
        self.set(name, value)
    }
}

fn with_paint<E: Painted>(mut element: E, paint: Paint, dye: Dye<'_>) -> E {
    element = match paint.fill {
        None => element.put("fill", "none".to_owned()),
        Some(fill) => with_alpha(element.put("fill", dye(fill)), "fill-opacity", fill),
    };
    match paint.stroke {
        None => element,
        Some(stroke) => with_stroke(element, stroke, dye),
    }
}

fn with_stroke<E: Painted>(element: E, stroke: LineStyle, dye: Dye<'_>) -> E {
    let mut element = element.put("stroke", dye(stroke.colour)).put("stroke-width", number(stroke.width));
    element = with_alpha(element, "stroke-opacity", stroke.colour);
    if stroke.cap == Cap::Round {
        element = element.put("stroke-linecap", "round".to_owned());
    }
    match stroke.dash {
        None => element,
        Some(dash) => element.put("stroke-dasharray", dash.map(number).join(" ")),
    }
}

fn with_alpha<E: Painted>(element: E, name: &str, colour: Colour) -> E {
    if colour.alpha == u8::MAX { element } else { element.put(name, number(f32::from(colour.alpha) / 255.0)) }
}

fn rgb(colour: Colour) -> String {
    format!("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue)
}

/// Formats a number with at most two decimals, without trailing zeros.
fn number(value: f32) -> String {
    fixed(hundredths(value))
}

fn hundredths(value: f32) -> i64 {
    (f64::from(value) * 100.0).round() as i64
}

fn fixed(hundredths: i64) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, part) = (hundredths.abs() / 100, hundredths.abs() % 100);
    match (whole, part) {
        (whole, 0) => format!("{sign}{whole}"),
        (whole, part) => {
            let zeros = format!("{part:02}");
            let digits = zeros.trim_end_matches('0');
            if whole == 0 { format!("{sign}.{digits}") } else { format!("{sign}{whole}.{digits}") }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_exact() {
        let written = |value: f32| number(value);
        assert_eq!(written(0.0), "0");
        assert_eq!(written(-0.004), "0");
        assert_eq!(written(12.5), "12.5");
        assert_eq!(written(-0.25), "-.25");
        assert_eq!(written(100.006), "100.01");
    }
}
