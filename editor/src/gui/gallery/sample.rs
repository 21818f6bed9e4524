//! The preview of a document: its title, the size of its map and a picture of it.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use iced::widget::image::Handle;
use rules::map::{Grid, MapDocument};
use rules::project::Project;
use rules::spot::Level;
use rules::words::{Language, Words};

use crate::files::{DocumentKind, Source};
use crate::gui::board::{self, LayersShown};
use crate::gui::designer_layer::DesignerLayer;
use crate::gui::image_handle::image_of;
use crate::gui::theme::Mode;
use crate::picture::layout::ACROSS;
use crate::picture::overhanging::Overhanging;
use crate::picture::part::{Detail, Drafter, Subject};
use crate::picture::raster::{Painter, PixelFrame};

/// The size of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// For a picture beside a line of text.
    Small,
    /// For the main picture of a page.
    Large,
    /// Like [`Large`](Self::Large), for a window so high, or with pixels so small, that `Large` would be blurred.
    Huge,
}

impl Extent {
    /// Returns the longer edge of the picture, in pixels.
    const fn pixels(self) -> f32 {
        match self {
            Self::Small => 160.0,
            Self::Large => 720.0,
            Self::Huge => 1440.0,
        }
    }

    /// Returns the extent for a picture shown at this height, in pixels of the screen.
    pub const fn shown_at(pixels: f32) -> Self {
        if pixels > Self::Large.pixels() { Self::Huge } else { Self::Large }
    }

    /// Whether names are legible on the picture.
    pub const fn is_large(self) -> bool {
        !matches!(self, Self::Small)
    }
}

/// The specification of a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wanted {
    /// A file, or the name of a bundled document.
    pub of: PathBuf,
    /// The size of the picture.
    pub extent: Extent,
    /// Light or dark.
    pub mode: Mode,
    /// The language of the names on it, if they are legible.
    pub language: Language,
    /// The time of the last change of the file; if it has changed since, the picture is redrawn.
    pub written: Option<SystemTime>,
}

impl Wanted {
    /// Returns the specification for the current version of a document on disk.
    pub fn new(document: &Path, extent: Extent, mode: Mode, language: Language) -> Self {
        let written = std::fs::metadata(document).and_then(|about| about.modified()).ok();
        // Without names, the picture is the same in all languages.
        let language = if extent.is_large() { language } else { Language::English };
        Self { of: document.to_owned(), extent, mode, language, written }
    }
}

/// The preview of a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sample {
    /// The picture it shows.
    pub wanted: Wanted,
    /// The title of the document.
    pub title: Words,
    /// What playing it teaches; empty for a map.
    pub teaches: Words,
    /// The size of its map.
    pub grid: Grid,
    /// The map, with its counters if it has any. In small pictures names are left out, since they could not be read.
    pub picture: Handle,
}

impl Sample {
    /// Reads the document and draws it; `None` if it does not load. This takes a while.
    pub fn draw(wanted: Wanted) -> Option<Self> {
        let source = Source::find(&wanted.of, &[DocumentKind::Scenario, DocumentKind::Map]).ok()?;
        let shown = LayersShown::default().with(DesignerLayer::Numbers, false).with_names(wanted.extent.is_large());
        let view = board::view(Level::Ground, wanted.language, wanted.mode, shown);
        let (title, teaches, grid, picture) = if source.kind().ok()? == DocumentKind::Scenario {
            let project = Project::from_scenario(source.shelf().as_ref(), source.read().ok()?).ok()?;
            let subject = Subject { map: &project.map, project: Some(&project), moment: None, view };
            let picture = painted(subject, &wanted)?;
            (project.scenario.title, project.scenario.teaches, project.map.grid, picture)
        } else {
            let map: MapDocument = source.read().ok()?;
            let picture = painted(Subject { map: &map, project: None, moment: None, view }, &wanted)?;
            (map.title, Words::default(), map.grid, picture)
        };
        Some(Self { wanted, title, teaches, grid, picture })
    }
}

/// Paints the picture, leaving out details too small for its size.
fn painted(subject: Subject<'_>, wanted: &Wanted) -> Option<Handle> {
    let far = Overhanging::new(subject);
    let bounds = far.extent(subject.map.grid);
    let scale = wanted.extent.pixels() / bounds.width().max(bounds.height()).max(ACROSS);
    let shapes = Drafter::new(subject, &far).part(bounds, Detail(scale * ACROSS));
    let ground = Some(board::desk(wanted.mode));
    let pixels = Painter::default().picture(&shapes, subject.view.opacity, PixelFrame::new(bounds, scale), ground)?;
    Some(image_of(&pixels))
}
