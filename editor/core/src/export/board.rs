//! Pictures of the levels of a map with known pixel positions, from which boards for other programs are made.

use rules::hex::Hex;
use rules::project::Project;
use rules::spot::Level;
use rules::systems::levels;
use rules::words::Language;

use super::{ExportError, pixels};
use crate::picture::geometry::{Point, Rect};
use crate::picture::layout::{self, ACROSS};
use crate::picture::part::Detail;
use crate::picture::png::PngError;
use crate::picture::raster::PixelFrame;
use crate::picture::{self, Layer, Layers, Picture, View, size};

/// The largest number of pixels of a board: a program that shows it holds all of them in memory, for each level.
const MOST: f32 = 60e6;

/// A picture of one level of a map.
#[derive(Debug, Clone, PartialEq)]
pub struct LevelPicture {
    /// The level.
    pub level: Level,
    /// The picture, as a PNG file.
    pub png: Vec<u8>,
    /// Its width and height in pixels.
    pub size: [u32; 2],
    /// The pixel at the centre of hex 0101.
    pub origin: [i32; 2],
    /// The distance between opposite flat sides of a hex, in pixels.
    pub hex: u16,
    /// The rectangle around all hexes, in map units.
    map: Rect,
}

impl LevelPicture {
    /// Draws every level on which the map has spots that the game knows, open ground first, each with title and legend
    /// around the map and without counters.
    ///
    /// # Errors
    ///
    /// Returns an error if a picture would have too many pixels.
    pub fn all(project: &Project, hex: u16, language: Language) -> Result<Vec<Self>, ExportError> {
        let map = &project.map;
        size::fits(map.grid).map_err(ExportError::TooManyHexes)?;
        // Checked before anything is drawn.
        fits(layout::bounds(map.grid), hex)?;
        let drawn: Vec<_> = levels(project).into_iter().map(|level| (level, drawn(project, level, language))).collect();
        let bounds = drawn.iter().map(|(_, picture)| picture.bounds).reduce(Rect::union);
        let bounds = bounds.unwrap_or_else(|| layout::bounds(map.grid));
        fits(bounds, hex)?;
        drawn.into_iter().map(|(level, picture)| Self::new(level, &picture, bounds, hex)).collect()
    }

    /// Paints a drawn level in the frame shared by all levels of the map.
    fn new(level: Level, picture: &Picture, bounds: Rect, hex: u16) -> Result<Self, ExportError> {
        let frame = PixelFrame::new(bounds, f32::from(hex) / ACROSS);
        let shapes = picture.told(Detail(f32::from(hex))).shapes;
        let png = pixels::on_paper(&shapes, picture.opacity, frame, picture.paper)?;
        let origin = frame.from.map(|from| -from);
        Ok(Self { level, png, size: frame.size, origin, hex, map: picture.map_bounds })
    }

    /// Returns the position of a point of the map on the picture, in pixels.
    #[must_use]
    pub fn at(&self, point: Point) -> [f32; 2] {
        let scale = f32::from(self.hex) / ACROSS;
        [self.origin[0] as f32 + point.x * scale, self.origin[1] as f32 + point.y * scale]
    }

    /// Returns the pixel at the centre of a hex.
    #[must_use]
    pub fn middle(&self, hex: Hex) -> [i32; 2] {
        self.at(layout::centre(hex)).map(|part| part.round() as i32)
    }

    /// Returns the corners of the rectangle around all hexes, in pixels, clockwise from the upper left.
    #[must_use]
    pub fn around_hexes(&self) -> [[i32; 2]; 4] {
        self.map.corners().map(|corner| self.at(corner).map(|part| part.round() as i32))
    }
}

fn drawn(project: &Project, level: Level, language: Language) -> Picture {
    let view = View { level, language, layers: Layers::ALL.without(Layer::Counters), ..View::of(project) };
    picture::map(&project.map, &view)
}

fn fits(bounds: Rect, hex: u16) -> Result<(), PngError> {
    let scale = f32::from(hex) / ACROSS;
    let (width, height) = (bounds.width() * scale, bounds.height() * scale);
    if width * height <= MOST {
        return Ok(());
    }
    let fits = f32::from(hex) * (MOST / (width * height)).sqrt();
    Err(PngError::TooLarge { width: width as u64, height: height as u64, hex_size_px: fits as u32 })
}
