//! What `bexar print` offers to choose from, as it is typed. Sheets themselves are made without a terminal, so their types
//! know nothing of arguments.

use clap::ValueEnum;

use crate::print;

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Paper {
    /// 210 by 297 mm
    A4,
    /// 8½ by 11 inches
    Letter,
    /// 297 by 420 mm
    A3,
    /// 11 by 17 inches
    Tabloid,
}

impl From<Paper> for print::Paper {
    fn from(paper: Paper) -> Self {
        match paper {
            Paper::A4 => Self::A4,
            Paper::Letter => Self::Letter,
            Paper::A3 => Self::A3,
            Paper::Tabloid => Self::Tabloid,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Layout {
    /// On the same side of the paper, upside down beyond a fold: it always fits
    Fold,
    /// On the other side of the paper, mirrored: as exact as the printer
    Duplex,
    /// On separate sheets, in the same arrangement as the fronts
    Single,
}

impl From<Layout> for print::Layout {
    fn from(layout: Layout) -> Self {
        match layout {
            Layout::Fold => Self::Fold,
            Layout::Duplex => Self::Duplex,
            Layout::Single => Self::Single,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum SheetKind {
    /// The contents, how to put the map together, and a ruler
    Plan,
    /// The whole map at a small scale, with its legend
    Key,
    /// The map in tiles
    Map,
    /// The counters
    Counters,
    /// The markers
    Markers,
    /// Charts and tables
    Charts,
    /// The tracks
    Tracks,
    /// The rules in force
    Rules,
    /// The corrections
    Errata,
    /// Where each counter starts
    SetUp,
    /// The secret plot
    Plot,
}

impl From<print::SheetKind> for SheetKind {
    fn from(kind: print::SheetKind) -> Self {
        match kind {
            print::SheetKind::Plan => Self::Plan,
            print::SheetKind::Key => Self::Key,
            print::SheetKind::Map => Self::Map,
            print::SheetKind::Counters => Self::Counters,
            print::SheetKind::Markers => Self::Markers,
            print::SheetKind::Charts => Self::Charts,
            print::SheetKind::Tracks => Self::Tracks,
            print::SheetKind::Rules => Self::Rules,
            print::SheetKind::Errata => Self::Errata,
            print::SheetKind::SetUp => Self::SetUp,
            print::SheetKind::Plot => Self::Plot,
        }
    }
}
