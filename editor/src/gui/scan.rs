//! The scan behind the map as shown in the window: its pixels, its opacity, and its alignment by anchors.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Weak};

use iced::Task;
use rules::map::{Anchor, Grid, Scan};
use rules::phrase::Phrase;

use crate::files;
use crate::picture::layout::ACROSS;
use crate::picture::scan::{self, Affine, Fit, FitError, PlacedScan, Reduced, fit};

/// The maximum number of compared hexes that are marked one by one; more are only counted.
pub const MARKED: usize = 4_000;

/// Where the scan is shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Shows {
    /// Not at all.
    Hidden,
    /// Above the ground, below everything printed on it.
    #[default]
    Below,
    /// Above everything.
    Above,
}

impl Shows {
    /// Every choice, in the order of the page.
    pub const ALL: [Self; 3] = [Self::Hidden, Self::Below, Self::Above];

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hidden => "gui-scan-hidden",
            Self::Below => "gui-scan-below",
            Self::Above => "gui-scan-above",
        }
    }

    /// The id of its explanation in the string files.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Hidden => "gui-scan-hidden-about",
            Self::Below => "gui-scan-below-about",
            Self::Above => "gui-scan-above-about",
        }
    }
}

/// A picture that was read, or the reason why it could not be read.
pub type ScanRead = Result<Arc<Reduced>, Phrase>;

/// The scan behind the map.
#[derive(Debug, Default)]
pub struct Backdrop {
    /// Where it is shown.
    pub shows: Shows,
    /// The opacity, in percent.
    pub opacity: Opacity,
    /// Whether the current stroke marks hexes as compared; otherwise it removes the marks.
    pub checks: bool,
    /// The file read last, and the outcome.
    read: Option<(PathBuf, ScanRead)>,
    /// The file being read; the token is alive while the reading goes on.
    reading: Option<(PathBuf, Weak<()>)>,
    /// The file the user has chosen as the new scan, while it is being read.
    chosen: Option<PathBuf>,
}

/// An opacity, in percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opacity(pub u8);

impl Default for Opacity {
    fn default() -> Self {
        Self(60)
    }
}

impl Backdrop {
    /// Reads a file that the user has chosen as the new scan.
    pub fn choose(&mut self, file: PathBuf) -> Task<(PathBuf, ScanRead)> {
        self.chosen = Some(file.clone());
        self.read(file)
    }

    /// Reads the file of the map's scan, unless that has been done or something is being read.
    pub fn look(&mut self, scan: Option<&Scan>) -> Task<(PathBuf, ScanRead)> {
        let Some(file) = scan.map(|scan| PathBuf::from(&scan.file)) else {
            // Free the memory of a scan that is gone.
            self.read = None;
            return Task::none();
        };
        let known = self.read.as_ref().is_some_and(|(own, _)| *own == file);
        if known || self.is_reading() {
            return Task::none();
        }
        self.read(file)
    }

    /// Reads a file off the window's thread.
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

    /// Stores what was read and returns whether it was chosen as the new scan. If a chosen file cannot be shown, the
    /// old scan stays.
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

    /// The pixels of a scan, if they have been read.
    pub fn picture(&self, scan: &Scan) -> Option<&Arc<Reduced>> {
        let (_, read) = self.pixels_of(&scan.file)?;
        read.as_ref().ok()
    }

    /// The reason why a scan is not shown, if there is one.
    pub fn trouble(&self, scan: &Scan) -> Option<&Phrase> {
        let (_, read) = self.pixels_of(&scan.file)?;
        read.as_ref().err()
    }

    fn pixels_of(&self, file: &str) -> Option<&(PathBuf, ScanRead)> {
        self.read.as_ref().filter(|(own, _)| own == Path::new(file))
    }

    /// The alignment of a scan on a map of this size; `None` until its pixels are read.
    pub fn held(&self, scan: &Scan, grid: Grid) -> Option<Held> {
        let size = self.picture(scan)?.size();
        let (pairs, start) = (scan::pairs(scan), scan::start(grid, size));
        let found = fit(&pairs, start);
        let place = found.as_ref().map_or_else(|_| fit::best(&pairs, start), |fit| fit.place);
        Some(Held { size, place, fit: found })
    }

    /// The scan as painted with the map; `None` if it is hidden or not read yet.
    pub fn laid(&self, scan: &Scan, grid: Grid) -> Option<PlacedScan> {
        let picture = self.picture(scan)?.clone();
        let place = self.held(scan, grid)?.place;
        let above = self.shows == Shows::Above;
        let seen = self.shows != Shows::Hidden && self.opacity.0 > 0;
        seen.then_some(PlacedScan { picture, place, opacity: self.opacity.0, above })
    }
}

/// The alignment of a scan.
#[derive(Debug, Clone, PartialEq)]
pub struct Held {
    /// The size of the scan in pixels: width and height.
    pub size: [u32; 2],
    /// The transformation from points of the map to pixels of the scan.
    pub place: Affine,
    /// The fit of its anchors, or the reason why they do not determine one.
    pub fit: Result<Fit, FitError>,
}

impl Held {
    /// The width of a hex, in pixels of the scan.
    pub fn across(&self) -> f64 {
        self.place.scale() * f64::from(ACROSS)
    }

    /// The pixel of the scan under a point of the map, if it is inside the scan.
    pub fn pixel(&self, at: crate::picture::geometry::Point) -> Option<[i32; 2]> {
        let pixel = self.place.map([at.x.into(), at.y.into()]).map(f64::round);
        let inside = (0..2).all(|axis| (0.0..f64::from(self.size[axis])).contains(&pixel[axis]));
        inside.then(|| pixel.map(|part| part as i32))
    }

    /// The error that adding an anchor would cause; `None` if the fit would work, or if it already fails without it.
    pub fn refuses(&self, scan: &Scan, more: Anchor) -> Option<FitError> {
        let mut with = scan.clone();
        with.anchors.retain(|own| !own.is_at(&more));
        with.anchors.push(more);
        // A fit that already fails cannot get worse.
        self.fit.as_ref().ok()?;
        fit(&scan::pairs(&with), self.place).err()
    }
}

/// The message for a failed fit.
pub fn said(trouble: FitError) -> Phrase {
    Phrase::new(match trouble {
        FitError::Doubled(..) => "gui-scan-doubled",
        FitError::OnOneLine => "gui-scan-on-one-line",
        FitError::Mirrored => "gui-scan-mirrored",
    })
}
