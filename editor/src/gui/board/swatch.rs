//! Samples for the palettes, drawn as on the map.

use iced::widget::Canvas;
use iced::widget::canvas::{self, Cache, Geometry, Path};
use iced::{Color, Rectangle, Renderer, Theme, Vector, mouse};
use rules::edit::{Edit, paint_hex, paint_hexside, place_gun_site};
use rules::hex::{Direction, Hex};
use rules::hexside::{self, Hexside};
use rules::map::{Grid, Ground, GunSiteKind, HexsideKind, MapDocument};
use rules::provenance::Provenance;
use rules::spot::{Level, Spot};
use rules::words::Words;

use super::glyphs::Glyphs;
use super::ink::{Ink, color};
use crate::gui::theme;
use crate::picture::geometry::Point;
use crate::picture::palette::Palette;
use crate::picture::{self, Layer, Layers, Opacities, RegionSet, Shape, View, layout};

/// Height of a sample, in px.
const HEIGHT: f32 = 22.0;
/// Pixels a map unit takes in the sample of a hexside.
const NEAR: f32 = 0.5;
/// Pixels a map unit takes in the sample of a hex, which is shown whole.
const WHOLE: f32 = 0.2;
/// Pixels a map unit takes in the sample of a gun site.
const MIDDLE: f32 = 0.36;

/// What a brush paints.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paint {
    /// The ground of a hex.
    Ground(Ground),
    /// A hexside.
    Hexside(HexsideKind),
    /// A gun site.
    GunSite(GunSiteKind),
}

/// A sample of everything that can be painted.
#[derive(Debug)]
pub struct Swatches(Vec<Swatch>);

/// One of them.
#[derive(Debug)]
pub struct Swatch {
    paint: Paint,
    inks: Vec<Ink>,
    middle: Point,
    scale: f32,
    /// What it stands on, where it is not ground itself: lines made for the map are lost on the window at night.
    ground: Option<Color>,
    cache: Cache,
}

impl Swatches {
    /// Width of a sample, in px.
    pub const WIDTH: f32 = 36.0;

    /// The samples as a view shows them, whatever is hidden or faint in it.
    pub fn new(view: &View) -> Self {
        let view = &View {
            layers: Layers::ALL,
            opacity: Opacities::FULL,
            provenance: false,
            regions: RegionSet::NONE,
            ..*view
        };
        let mut glyphs = Glyphs::default();
        let grounds = Ground::ALL.map(Paint::Ground);
        let sides = HexsideKind::ALL.map(Paint::Hexside);
        let guns = [GunSiteKind::Printed, GunSiteKind::Optional].map(Paint::GunSite);
        let paints = grounds.into_iter().chain(sides).chain(guns);
        Self(paints.map(|paint| Swatch::new(paint, view, &mut glyphs)).collect())
    }

    /// The sample of a paint.
    pub fn sample<'a, M: 'a>(&'a self, paint: Paint) -> Option<Canvas<&'a Swatch, M>> {
        let swatch = self.0.iter().find(|swatch| swatch.paint == paint)?;
        Some(canvas::Canvas::new(swatch).width(Self::WIDTH).height(HEIGHT))
    }
}

impl Swatch {
    fn new(paint: Paint, view: &View, glyphs: &mut Glyphs) -> Self {
        let (drawn, middle, scale) = match paint {
            Paint::Ground(ground) => (hex(ground, view), layout::centre(ALONE), WHOLE),
            Paint::GunSite(kind) => (gun_site(kind, view), layout::centre(ALONE), MIDDLE),
            Paint::Hexside(kind) => {
                let [a, b] = layout::side(SAMPLE, Direction::South);
                (hexside(kind, view), a.towards(b, 0.5), NEAR)
            }
        };
        let inks = drawn.iter().map(|shape| Ink::new(shape, glyphs)).collect();
        let ground = match paint {
            Paint::Ground(_) => None,
            Paint::GunSite(_) | Paint::Hexside(_) => Some(color(Palette::of(view.theme).plaza)),
        };
        Self { paint, inks, middle, scale, ground, cache: Cache::new() }
    }
}

/// The hex whose lower side is painted for a sample: the middle of a map of three by three.
const SAMPLE: Hex = Hex::new(2, 2);
/// The hex that is painted for a sample: it draws the whole of its outline, for there is no other.
const ALONE: Hex = Hex::new(1, 1);

/// What a map of this size shows on some layers after one edit.
fn drawn(size: u16, view: &View, layers: &[Layer], edit: impl FnOnce(&MapDocument) -> Option<Edit>) -> Vec<Shape> {
    let mut map = MapDocument::new(Words::default(), Grid { columns: size, rows: size });
    // An edit made for this map fits it.
    match edit(&map).map(|edit| edit.apply(&mut map)) {
        Some(Ok(_)) => {
            let mut shapes = picture::map(&map, view).shapes;
            shapes.retain(|shape| layers.contains(&shape.layer));
            shapes
        }
        Some(Err(_)) | None => Vec::new(),
    }
}

/// Ground is shown as on the level it is for, whichever is looked at.
fn hex(ground: Ground, view: &View) -> Vec<Shape> {
    let view = View { level: Level::Ground, ..*view };
    drawn(1, &view, &[Layer::Ground, Layer::Grid], |map| Some(paint_hex(map, ALONE, ground, &Provenance::default())))
}

fn hexside(kind: HexsideKind, view: &View) -> Vec<Shape> {
    drawn(3, view, &[Layer::Hexsides], |map| {
        let side = Hexside::of(SAMPLE, Direction::South)?;
        Some(paint_hexside(map, side, &hexside::Layer::ALL, kind, &Provenance::default()))
    })
}

fn gun_site(kind: GunSiteKind, view: &View) -> Vec<Shape> {
    let view = View { level: Level::Ground, ..*view };
    drawn(1, &view, &[Layer::GunSites], |map| {
        Some(place_gun_site(map, Spot::new(ALONE, Level::Ground), Some(kind), &Provenance::default()))
    })
}

impl<M> canvas::Program<M> for Swatch {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let geometry = self.cache.draw(renderer, bounds.size(), |frame| {
            if let Some(ground) = self.ground {
                let all = Path::rounded_rectangle(iced::Point::ORIGIN, frame.size(), theme::ROUND.into());
                frame.fill(&all, ground);
            }
            let (scale, middle) = (self.scale, self.middle);
            frame.translate(Vector::new(Swatches::WIDTH / 2.0 - middle.x * scale, HEIGHT / 2.0 - middle.y * scale));
            frame.scale(scale);
            for ink in &self.inks {
                ink.paint(frame, scale);
            }
        });
        vec![geometry]
    }
}
