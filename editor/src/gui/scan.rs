//! The scan behind the map as the window shows it: its pixels, how strong it is, and how its anchors hold it.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Weak};

use iced::Task;
use rules::map::{Anchor, Grid, Scan};
use rules::phrase::Phrase;

use crate::files;
use crate::picture::layout::ACROSS;
use crate::picture::scan::{self, Affine, Fit, FitError, PlacedScan, Reduced, fit};

/// More compared hexes than this are told by their number, not each by a mark.
pub const MARKED: usize = 4_000;

/// Where the scan shows.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Shows {
    /// Nowhere.
    Hidden,
    /// Over the ground, under all that is printed on it.
    #[default]
    Below,
    /// Over everything.
    Above,
}

impl Shows {
    /// Every choice, in the order the page shows them.
    pub const ALL: [Self; 3] = [Self::Hidden, Self::Below, Self::Above];

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hidden => "gui-scan-hidden",
            Self::Below => "gui-scan-below",
            Self::Above => "gui-scan-above",
        }
    }

    /// The id of what it means in the string files.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Hidden => "gui-scan-hidden-about",
            Self::Below => "gui-scan-below-about",
            Self::Above => "gui-scan-above-about",
        }
    }
}

/// A picture that was read, or why it was not.
pub type ScanRead = Result<Arc<Reduced>, Phrase>;

/// The scan behind the map.
#[derive(Debug, Default)]
pub struct Backdrop {
    /// Where it shows.
    pub shows: Shows,
    /// How much of what lies below it it hides, in percent.
    pub opacity: Opacity,
    /// Whether the stroke that runs notes hexes as compared; otherwise it takes such notes away.
    pub checks: bool,
    /// What was read last.
    read: Option<(PathBuf, ScanRead)>,
    /// What is being read, and whether somebody still does.
    reading: Option<(PathBuf, Weak<()>)>,
    /// The file somebody has chosen to lie behind the map, while it is being read.
    chosen: Option<PathBuf>,
}

/// A share in percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opacity(pub u8);

impl Default for Opacity {
    fn default() -> Self {
        Self(60)
    }
}

impl Backdrop {
    /// Reads a file that is to lie behind the map.
    pub fn choose(&mut self, file: PathBuf) -> Task<(PathBuf, ScanRead)> {
        self.chosen = Some(file.clone());
        self.read(file)
    }

    /// Reads the file of the map's scan, unless that has been done.
    pub fn look(&mut self, scan: Option<&Scan>) -> Task<(PathBuf, ScanRead)> {
        let Some(file) = scan.map(|scan| PathBuf::from(&scan.file)) else {
            // What nobody looks at need not lie in memory.
            self.read = None;
            return Task::none();
        };
        let known = self.read.as_ref().is_some_and(|(own, _)| *own == file);
        if known || self.is_reading() {
            return Task::none();
        }
        self.read(file)
    }

    /// Reads a file away from the window's thread.
    fn read(&mut self, file: PathBuf) -> Task<(PathBuf, ScanRead)> {
        let token = Arc::new(());
        self.reading = Some((file.clone(), Arc::downgrade(&token)));
        Task::future(async move {
            let own = file.clone();
            let reading = tokio::task::spawn_blocking(move || files::read_scan(&own).map(Arc::new)).await;
            drop(token);
            let stopped = |error: tokio::task::JoinError| Err(Phrase::new("file-trouble").with("detail", error));
            (file, reading.unwrap_or_else(stopped))
        })
    }

    /// Takes over what was read and says whether it was chosen to lie behind the map. A file that was chosen and cannot be
    /// shown leaves what was there.
    pub fn take(&mut self, file: PathBuf, read: ScanRead) -> bool {
        if self.reading.as_ref().is_some_and(|(own, _)| *own == file) {
            self.reading = None;
        }
        let chosen = self.chosen.as_ref() == Some(&file);
        if chosen {
            self.chosen = None;
        }
        if !chosen || read.is_ok() {
            self.read = Some((file, read));
        }
        chosen
    }

    /// Whether a file is being read.
    pub fn is_reading(&self) -> bool {
        self.reading.as_ref().is_some_and(|(_, token)| token.strong_count() > 0)
    }

    /// The pixels of a scan.
    pub fn picture(&self, scan: &Scan) -> Option<&Arc<Reduced>> {
        let (_, read) = self.pixels_of(&scan.file)?;
        read.as_ref().ok()
    }

    /// Why a scan is not shown.
    pub fn trouble(&self, scan: &Scan) -> Option<&Phrase> {
        let (_, read) = self.pixels_of(&scan.file)?;
        read.as_ref().err()
    }

    fn pixels_of(&self, file: &str) -> Option<&(PathBuf, ScanRead)> {
        self.read.as_ref().filter(|(own, _)| own == Path::new(file))
    }

    /// How a scan lies on a map of this size; `None` before its pixels are there.
    pub fn held(&self, scan: &Scan, grid: Grid) -> Option<Held> {
        let size = self.picture(scan)?.size();
        let (pairs, start) = (scan::pairs(scan), scan::start(grid, size));
        let found = fit(&pairs, start);
        let place = found.as_ref().map_or_else(|_| fit::best(&pairs, start), |fit| fit.place);
        Some(Held { size, place, fit: found })
    }

    /// The scan as it is painted with the map.
    pub fn laid(&self, scan: &Scan, grid: Grid) -> Option<PlacedScan> {
        let picture = self.picture(scan)?.clone();
        let place = self.held(scan, grid)?.place;
        let above = self.shows == Shows::Above;
        let seen = self.shows != Shows::Hidden && self.opacity.0 > 0;
        seen.then_some(PlacedScan { picture, place, opacity: self.opacity.0, above })
    }
}

/// How a scan lies.
#[derive(Debug, Clone, PartialEq)]
pub struct Held {
    /// Pixels of the scan, across and down.
    pub size: [u32; 2],
    /// Where the points of the map fall on it.
    pub place: Affine,
    /// How its anchors hold it, or why they do not.
    pub fit: Result<Fit, FitError>,
}

impl Held {
    /// Pixels of the scan a hex is across.
    pub fn across(&self) -> f64 {
        self.place.scale() * f64::from(ACROSS)
    }

    /// The pixel of the scan that lies under a point of the map, if there is one.
    pub fn pixel(&self, at: crate::picture::geometry::Point) -> Option<[i32; 2]> {
        let pixel = self.place.map([at.x.into(), at.y.into()]).map(f64::round);
        let inside = (0..2).all(|axis| (0.0..f64::from(self.size[axis])).contains(&pixel[axis]));
        inside.then(|| pixel.map(|part| part as i32))
    }

    /// Why a scan with one more anchor would not be held, or would no longer be.
    pub fn refuses(&self, scan: &Scan, more: Anchor) -> Option<FitError> {
        let mut with = scan.clone();
        with.anchors.retain(|own| !own.is_at(&more));
        with.anchors.push(more);
        // Anchors that hold nothing as it is cannot be made worse.
        self.fit.as_ref().ok()?;
        fit(&scan::pairs(&with), self.place).err()
    }
}

/// What to say of anchors that hold nothing.
pub fn said(trouble: FitError) -> Phrase {
    Phrase::new(match trouble {
        FitError::Doubled(..) => "gui-scan-doubled",
        FitError::OnOneLine => "gui-scan-on-one-line",
        FitError::Mirrored => "gui-scan-mirrored",
    })
}
