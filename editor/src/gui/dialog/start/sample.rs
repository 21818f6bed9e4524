//! What a scenario that comes with the program looks like: its title, the size of its map and a picture of it.

use iced::widget::image::Handle;
use rules::map::Grid;
use rules::project::Project;
use rules::spot::Level;
use rules::words::{Language, Words};
use tiny_skia::{Color, Pixmap};

use crate::files::{self, Bundled};
use crate::gui::board::{self, Shown};
use crate::gui::ply::Ply;
use crate::gui::theme::{Look, Mode};
use crate::picture::layout::ACROSS;
use crate::picture::raster::Painter;
use crate::picture::{self};

/// Pixels across a hex: more than are shown, so that edges are smooth.
const HEX: f32 = 22.0;

/// A scenario that comes with the program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sample {
    /// Its name.
    pub name: &'static str,
    /// Its title.
    pub title: Words,
    /// The size of its map.
    pub grid: Grid,
    /// Its map with the counters, without letters: they could not be read.
    pub picture: Handle,
}

impl Sample {
    /// Draws all of them; it takes its time.
    pub fn all(mode: Mode) -> Vec<Self> {
        files::bundled_names("scenario.ron").into_iter().filter_map(|name| Self::of(name, mode)).collect()
    }

    fn of(name: &'static str, mode: Mode) -> Option<Self> {
        let project = Project::load(&Bundled, name).ok()?;
        let shown = Shown::default().with(Ply::Numbers, false).with_names(false);
        let view = board::view(Level::Ground, Language::English, mode, shown);
        let drawn = picture::scenario(&project, &view);
        let scale = HEX / ACROSS;
        let [width, height] = [drawn.bounds.width(), drawn.bounds.height()].map(|size| (size * scale).ceil() as u32);
        let mut pixels = Pixmap::new(width, height)?;
        let [red, green, blue, _] = Look::of_mode(mode).desk.into_rgba8();
        pixels.fill(Color::from_rgba8(red, green, blue, u8::MAX));
        let from = [drawn.bounds.from.x, drawn.bounds.from.y].map(|at| (at * scale).floor() as i32);
        Painter::default().paint(&drawn.shapes, view.opacity, &mut pixels, from, scale);
        let picture = Handle::from_rgba(width, height, pixels.take());
        Some(Self { name, title: project.scenario.title.clone(), grid: project.map.grid, picture })
    }
}
