//! Samples for the palettes, drawn as on the map.

use std::cell::OnceCell;

use iced::widget::image::{self, Handle, Image};
use rules::edit::{Edit, paint_hex, paint_hexside, place_gun_site};
use rules::hex::{Direction, Hex};
use rules::hexside::{self, Hexside};
use rules::map::{Grid, Ground, GunSiteKind, HexsideKind, MapDocument};
use rules::provenance::Provenance;
use rules::spot::{Level, Spot};
use rules::words::Words;

use crate::gui::image_handle::{FINE, image_of};
use crate::picture::geometry::{Point, Rect};
use crate::picture::palette::Palette;
use crate::picture::raster::{Painter, PixelFrame};
use crate::picture::{self, Layer, Layers, Opacities, RegionSet, Shape, View, layout};

/// The height of a sample, in px.
const HEIGHT: f32 = 22.0;
/// The scale of the sample of a hexside, in pixels per map unit.
const NEAR: f32 = 0.5;
/// The scale of the sample of a hex, which is shown whole, in pixels per map unit.
const WHOLE: f32 = 0.2;
/// The scale of the sample of a gun site, in pixels per map unit.
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

/// The samples of everything that can be painted.
#[derive(Debug)]
pub struct Swatches {
    view: View,
    all: Vec<Swatch>,
}

/// The sample of one paint.
#[derive(Debug)]
struct Swatch {
    paint: Paint,
    /// The picture, painted when it is first requested.
    painted: OnceCell<Option<Handle>>,
}

impl Swatches {
    /// The width of a sample, in px.
    pub const WIDTH: f32 = 36.0;

    /// Creates the samples in the theme of a view; layers that are hidden or faint in it are shown in full.
    pub fn new(view: &View) -> Self {
        let view = View {
            layers: Layers::ALL,
            opacity: Opacities::FULL,
            provenance: false,
            regions: RegionSet::NONE,
            ..*view
        };
        let grounds = Ground::ALL.map(Paint::Ground);
        let sides = HexsideKind::ALL.map(Paint::Hexside);
        let guns = [GunSiteKind::Printed, GunSiteKind::Optional].map(Paint::GunSite);
        let paints = grounds.into_iter().chain(sides).chain(guns);
        Self { view, all: paints.map(|paint| Swatch { paint, painted: OnceCell::new() }).collect() }
    }

    /// Returns the sample of a paint.
    pub fn sample(&self, paint: Paint) -> Option<Image> {
        let swatch = self.all.iter().find(|swatch| swatch.paint == paint)?;
        let painted = swatch.painted.get_or_init(|| painted(paint, &self.view)).clone()?;
        Some(image::Image::new(painted).width(Self::WIDTH).height(HEIGHT))
    }
}

/// Paints a sample. Hexsides and gun sites are shown on plaza, because lines drawn for the map are hard to see on the
/// dark window.
fn painted(paint: Paint, view: &View) -> Option<Handle> {
    let plaza = Some(Palette::for_theme(view.theme).plaza);
    let (drawn, middle, scale, ground) = match paint {
        Paint::Ground(ground) => (hex(ground, view), layout::centre(ALONE), WHOLE, None),
        Paint::GunSite(kind) => (gun_site(kind, view), layout::centre(ALONE), MIDDLE, plaza),
        Paint::Hexside(kind) => {
            let [a, b] = layout::side(SAMPLE, Direction::South);
            (hexside(kind, view), a.towards(b, 0.5), NEAR, plaza)
        }
    };
    let half = Point::new(Swatches::WIDTH, HEIGHT) * (0.5 / scale);
    let frame = PixelFrame::new(Rect::new(middle - half, middle + half), FINE * scale);
    let frame = PixelFrame { size: [Swatches::WIDTH, HEIGHT].map(|size| (FINE * size) as u32), ..frame };
    Painter::default().picture(&drawn, Opacities::FULL, frame, ground).map(|pixels| image_of(&pixels))
}

/// The hex whose lower side is painted for a sample: the middle of a map of three by three.
const SAMPLE: Hex = Hex::new(2, 2);
/// The hex that is painted for a sample: the only one of its map, so its whole outline is drawn.
const ALONE: Hex = Hex::new(1, 1);

/// Returns the shapes on some layers of an empty map of this size after one edit.
fn drawn(size: u16, view: &View, layers: &[Layer], edit: impl FnOnce(&MapDocument) -> Option<Edit>) -> Vec<Shape> {
    let mut map = MapDocument::new(Words::default(), Grid { columns: size, rows: size });
    // An edit made for this map can be applied to it.
    match edit(&map).map(|edit| edit.apply(&mut map)) {
        Some(Ok(_)) => {
            let mut shapes = picture::map(&map, view).shapes;
            shapes.retain(|shape| layers.contains(&shape.layer));
            shapes
        }
        Some(Err(_)) | None => Vec::new(),
    }
}

/// Returns the sample of a ground, always as on the ground level.
fn hex(ground: Ground, view: &View) -> Vec<Shape> {
    let view = View { level: Level::Ground, ..*view };
    drawn(1, &view, &[Layer::Ground, Layer::Grid], |map| Some(paint_hex(map, ALONE, ground, &Provenance::default())))
}

fn hexside(kind: HexsideKind, view: &View) -> Vec<Shape> {
    drawn(3, view, &[Layer::Hexsides], |map| {
        let side = Hexside::in_direction(SAMPLE, Direction::South)?;
        Some(paint_hexside(map, side, &hexside::Layer::ALL, kind, &Provenance::default()))
    })
}

fn gun_site(kind: GunSiteKind, view: &View) -> Vec<Shape> {
    let view = View { level: Level::Ground, ..*view };
    drawn(1, &view, &[Layer::GunSites], |map| {
        Some(place_gun_site(map, Spot::new(ALONE, Level::Ground), Some(kind), &Provenance::default()))
    })
}
