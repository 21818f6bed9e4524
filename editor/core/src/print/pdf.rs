//! Writes the booklet as a PDF file: vector graphics, text as text, each map stored once.

use std::sync::Arc;

use krilla::destination::XyzDestination;
use krilla::geom::{PathBuilder, Point, Rect as Area, Size, Transform};
use krilla::graphic::Graphic;
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::FillRule;
use krilla::surface::Surface;
use krilla::{Document, SerializeSettings};
use krilla_svg::{SurfaceExt, SvgSettings};
use resvg::usvg::{Options, Tree};
use rules::characters::shown;
use rules::phrase::Phrase;
use rules::words::Language;

use super::sheet::{Sheet, Tile};
use super::{Booklet, Map};
use crate::picture::geometry::Rect;
use crate::picture::png::fonts;

/// The error of writing a booklet.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the sheets could not be written as PDF: {0}")]
pub struct PdfError(String);

impl PdfError {
    /// Returns the message to show to the user.
    #[must_use]
    pub fn message(&self) -> Phrase {
        Phrase::new("print-failed").with("detail", &self.0)
    }

    fn new(error: impl std::fmt::Display) -> Self {
        Self(error.to_string())
    }

    /// A page of a size that no page can have.
    fn of_size([width, height]: [f32; 2]) -> Self {
        Self::new(format_args!("{width} × {height} pt"))
    }
}

impl Booklet {
    /// Returns the PDF file. The same booklet gives the same bytes.
    ///
    /// # Errors
    ///
    /// Returns an error if a sheet cannot be drawn.
    pub fn pdf(&self) -> Result<Vec<u8>, PdfError> {
        let mut document = Document::new_with(SerializeSettings::default());
        let language = if self.language == Language::French { "fr" } else { "en" };
        // Without a date, which would change the bytes from day to day.
        let metadata = Metadata::new()
            .title(shown(&self.title).into_owned())
            .language(language.to_owned())
            .creator("Bexar".to_owned());
        document.set_metadata(metadata);
        let maps = self.maps.iter().map(|map| tree(&map.drawn())).collect::<Result<Vec<_>, _>>()?;
        let mut graphics: Vec<Option<Graphic>> = vec![None; maps.len()];
        let mut outline = Outline::new();
        for (number, sheet) in self.sheets.iter().enumerate() {
            let [width, height] = sheet.size;
            let settings = PageSettings::from_wh(width, height).ok_or_else(|| PdfError::of_size(sheet.size))?;
            let drawn = tree(&sheet.drawn())?;
            let mut page = document.start_page_with(settings);
            let mut surface = page.surface();
            for tile in &sheet.tiles {
                let Some(graphic) = graphics.get_mut(tile.map) else { continue };
                let graphic = graphic.get_or_insert_with(|| shared(&mut surface, &maps[tile.map]));
                cut_out(&mut surface, graphic.clone(), tile, &self.maps[tile.map]);
            }
            let size = Size::from_wh(width, height).ok_or_else(|| PdfError::of_size(sheet.size))?;
            draw(&mut surface, &drawn, size);
            surface.finish();
            page.finish();
            let top = XyzDestination::new(number, Point::from_xy(0.0, 0.0));
            outline.push_child(OutlineNode::new(shown(&sheet.title).into_owned(), top));
        }
        document.set_outline(outline);
        document.finish().map_err(PdfError::new)
    }

    /// Returns a sheet as SVG text for a preview, one point per unit. `None` if there is no such sheet.
    #[must_use]
    pub fn preview(&self, sheet: usize) -> Option<String> {
        self.sheets.get(sheet).map(|sheet| preview(sheet, &self.maps))
    }
}

fn tree(text: &str) -> Result<Tree, PdfError> {
    let options = Options { fontdb: Arc::clone(fonts()), ..Options::default() };
    Tree::from_str(&with_curves(text), &options).map_err(PdfError::new)
}

/// Returns an SVG text with its circles as curves: a circle is computed with the sines of the platform, and the same booklet
/// would not have the same bytes everywhere.
fn with_curves(text: &str) -> String {
    const CIRCLE: &str = "<circle ";
    let mut parts = text.split(CIRCLE);
    let before = parts.next().unwrap_or_default().to_owned();
    let drawn = parts.map(|part| match curve(part) {
        Some((curve, rest)) => format!("<path {curve}{rest}"),
        None => format!("{CIRCLE}{part}"),
    });
    std::iter::once(before).chain(drawn).collect()
}

/// Returns the attributes of a path like the circle whose attributes a text begins with, and the rest of the text.
fn curve(text: &str) -> Option<(String, &str)> {
    /// How far the control points of a quarter of a circle of radius 1 lie from its ends.
    const REACH: f64 = 0.552_284_749_8;
    let (tag, _) = text.split_once('>')?;
    let (mut others, [mut x, mut y, mut r]) = (String::new(), [None; 3]);
    let mut pieces = tag.trim_end_matches('/').split('"');
    while let (Some(name), Some(value)) = (pieces.next(), pieces.next()) {
        match name.trim().trim_end_matches('=') {
            "cx" => x = value.parse::<f64>().ok(),
            "cy" => y = value.parse::<f64>().ok(),
            "r" => r = value.parse::<f64>().ok(),
            name => others.extend([name, "=\"", value, "\" "]),
        }
    }
    let (x, y, r) = (x?, y?, r?);
    let k = r * REACH;
    let quarter =
        |[a, b, c]: [[f64; 2]; 3]| [a, b, c].map(|[right, down]| format!("{} {}", x + right, y + down)).join(" ");
    let quarters = [
        [[r, k], [k, r], [0.0, r]],
        [[-k, r], [-r, k], [-r, 0.0]],
        [[-r, -k], [-k, -r], [0.0, -r]],
        [[k, -r], [r, -k], [r, 0.0]],
    ];
    let path = quarters.map(quarter).join(" C");
    Some((format!("{others}d=\"M{} {y} C{path} Z\"", x + r), text[tag.trim_end_matches('/').len()..].trim_start()))
}

/// Returns a map as a graphic that pages refer to.
fn shared(surface: &mut Surface<'_>, map: &Tree) -> Graphic {
    let mut builder = surface.stream_builder();
    let mut inner = builder.surface();
    if let Some(size) = Size::from_wh(map.size().width(), map.size().height()) {
        draw(&mut inner, map, size);
    }
    inner.finish();
    Graphic::new(builder.finish(), false)
}

fn draw(surface: &mut Surface<'_>, tree: &Tree, size: Size) {
    // It always draws; the return value carries no information.
    let _ = surface.draw_svg(tree, size, SvgSettings::default());
}

/// Draws a part of a map.
fn cut_out(surface: &mut Surface<'_>, graphic: Graphic, tile: &Tile, map: &Map) {
    let Rect { from, to } = tile.clip;
    let mut path = PathBuilder::new();
    if let Some(clip) = Area::from_ltrb(from.x, from.y, to.x, to.y) {
        path.push_rect(clip);
    }
    let Some(path) = path.finish() else { return };
    let corner = tile.point(map.picture.bounds.from);
    surface.push_clip_path(&path, &FillRule::NonZero);
    surface.push_transform(&Transform::from_row(tile.scale, 0.0, 0.0, tile.scale, corner.x, corner.y));
    surface.draw_graphic(graphic);
    surface.pop();
    surface.pop();
}

/// Returns the sheet with its maps nested inside; an inner SVG shows nothing beyond its own frame.
fn preview(sheet: &Sheet, maps: &[Map]) -> String {
    use std::fmt::Write as _;

    let drawn = sheet.drawn();
    // The tag of the sheet itself ends with the first `>`.
    let Some(at) = drawn.find('>') else { return drawn };
    let (head, rest) = drawn.split_at(at + 1);
    let mut text = head.to_owned();
    for tile in &sheet.tiles {
        let Some(map) = maps.get(tile.map) else { continue };
        let Rect { from, .. } = tile.clip;
        let (wide, high) = (tile.clip.width(), tile.clip.height());
        let shown = (from - tile.origin) * (1.0 / tile.scale);
        let _ = write!(
            text,
            r#"<svg x="{:.3}" y="{:.3}" width="{wide:.3}" height="{high:.3}" viewBox="{:.3} {:.3} {:.3} {:.3}">{}</svg>"#,
            from.x,
            from.y,
            shown.x,
            shown.y,
            wide / tile.scale,
            high / tile.scale,
            map.drawn()
        );
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn circles_become_curves_with_their_other_attributes() {
        let circle = r##"<svg><circle cx="2" cy="3" fill="#fff" r="1"/><path d="M0,0"/></svg>"##;
        assert_eq!(
            with_curves(circle),
            concat!(
                r##"<svg><path fill="#fff" d="M3 3 C3 3.5522847498 2.5522847498 4 2 4 C1.4477152502 4 1 3.5522847498 1 3"##,
                r##" C1 2.4477152502 1.4477152502 2 2 2 C2.5522847498 2 3 2.4477152502 3 3 Z"/><path d="M0,0"/></svg>"##
            )
        );
        // What has no radius is left as it is, for the reader of SVG to refuse or draw.
        assert_eq!(with_curves(r#"<circle cx="2" cy="3"/>"#), r#"<circle cx="2" cy="3"/>"#);
    }
}
