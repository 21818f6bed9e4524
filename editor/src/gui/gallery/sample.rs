//! What a document looks like in small: its title, the size of its map and a picture of it.

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

/// How large a picture is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// Beside a line of text.
    Small,
    /// As what the eye falls on first.
    Large,
    /// The same where the window is so high, or its pixels so small, that [`Large`](Self::Large) would be blurred.
    Huge,
}

impl Extent {
    /// The longer edge of the picture, in pixels.
    const fn pixels(self) -> f32 {
        match self {
            Self::Small => 160.0,
            Self::Large => 720.0,
            Self::Huge => 1440.0,
        }
    }

    /// That of a picture that is shown so high, in pixels of the screen.
    pub const fn shown_at(pixels: f32) -> Self {
        if pixels > Self::Large.pixels() { Self::Huge } else { Self::Large }
    }

    /// Whether names can be read on it.
    pub const fn is_large(self) -> bool {
        !matches!(self, Self::Small)
    }
}

/// Which picture is wanted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wanted {
    /// A file, or the name of a document that comes with the program.
    pub of: PathBuf,
    /// How large.
    pub extent: Extent,
    /// By day or by night.
    pub mode: Mode,
    /// The language of the names on it, where they can be read.
    pub language: Language,
    /// When the file was written; a file that has changed since is drawn again.
    pub written: Option<SystemTime>,
}

impl Wanted {
    /// The picture of a document as it lies on disk now.
    pub fn new(document: &Path, extent: Extent, mode: Mode, language: Language) -> Self {
        let written = std::fs::metadata(document).and_then(|about| about.modified()).ok();
        // Without letters, all languages are one.
        let language = if extent.is_large() { language } else { Language::English };
        Self { of: document.to_owned(), extent, mode, language, written }
    }
}

/// A document in small.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sample {
    /// Which picture it is.
    pub wanted: Wanted,
    /// The title of the document.
    pub title: Words,
    /// What one learns by playing it; nothing for a map.
    pub teaches: Words,
    /// The size of its map.
    pub grid: Grid,
    /// Its map, with its counters where it has some. Letters are left out: they could not be read.
    pub picture: Handle,
}

impl Sample {
    /// Reads the document and draws it; `None` where it does not load. It takes its time.
    pub fn draw(wanted: Wanted) -> Option<Self> {
        let source = Source::find(&wanted.of, &[DocumentKind::Scenario, DocumentKind::Map]).ok()?;
        let shown = LayersShown::default().with(DesignerLayer::Numbers, false).with_names(wanted.extent.is_large());
        let view = board::view(Level::Ground, wanted.language, wanted.mode, shown);
        let (title, teaches, grid, picture) = if source.kind().ok()? == DocumentKind::Scenario {
            let project = Project::of(source.shelf().as_ref(), source.read().ok()?).ok()?;
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

/// The picture in pixels, without what could not be told at its size.
fn painted(subject: Subject<'_>, wanted: &Wanted) -> Option<Handle> {
    let far = Overhanging::new(subject);
    let bounds = far.extent(subject.map.grid);
    let scale = wanted.extent.pixels() / bounds.width().max(bounds.height()).max(ACROSS);
    let shapes = Drafter::new(subject, &far).part(bounds, Detail(scale * ACROSS));
    let ground = Some(board::desk(wanted.mode));
    let pixels = Painter::default().picture(&shapes, subject.view.opacity, PixelFrame::new(bounds, scale), ground)?;
    Some(image_of(&pixels))
}
