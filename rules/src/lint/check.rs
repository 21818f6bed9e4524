//! How a lint checks a project, and what it reads there.

use bitflags::bitflags;

use super::allowances::Unused;
use super::cases::CasesSurvey;
use super::{Features, Lint, PaintedHex, PaintedSide, Survey};
use crate::alamo::scenario_check::Opening as Judged;
use crate::report::Report;

/// Checks one hex.
pub type HexCheck = fn(&Lint, &Survey<'_>, &PaintedHex<'_>, &mut Report);
/// Checks one hexside.
pub type SideCheck = fn(&Lint, &Survey<'_>, &PaintedSide<'_>, &mut Report);
/// Checks whole lists.
pub type ListCheck = fn(&Lint, &Survey<'_>, &mut Report);
/// Checks what the rules say about the plot and the set-up.
pub type OpeningCheck = fn(&Lint, &Survey<'_>, &Judged, &mut Report);

/// How a lint checks a project.
///
/// The inputs a lint declares decide when it runs again after an edit. A lint that reads more than it declares misses
/// changes; the property test of [`Validator`](super::Validator) catches that.
#[derive(Debug, Clone, Copy)]
pub enum Check {
    /// Checks one hex listed by the map: the hex, every list entry about it, its hexsides and its neighbours.
    Hex(HexCheck),
    /// Checks one hexside that the map lists with any of these features: what is painted on it, and its two hexes.
    Hexside(Features, SideCheck),
    /// Like [`Check::Hexside`], and also reads what is painted on the hexsides that meet it.
    HexsideWithEnds(Features, SideCheck),
    /// Checks these lists as a whole. The rest of the documents may be broken in any way.
    Lists(Lists, ListCheck),
    /// Checks what the rules say about the plot and the set-up; skipped if there is no scenario.
    Opening(OpeningCheck),
    /// Checks the compiled board of these lists; skipped while the documents have errors.
    Playable(Lists, ListCheck),
    /// Checks a file of cases and the scenario they are about; skipped if there is no such file.
    Cases(fn(&Lint, &CasesSurvey<'_>, &mut Report)),
    /// Checks the unused allowances after all other lints have run.
    Allowances(fn(&Lint, &Survey<'_>, &[Unused<'_>], &mut Report)),
}

bitflags! {
    /// Lists of the documents of a project: what a lint reads and what an edit touches.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub struct Lists: u32 {
        /// Title, provenance, remarks and scan of the map.
        const MAP_HEAD = 1;
        /// The size of the grid.
        const GRID = 1 << 1;
        /// The ground of hexes and all their other properties except their storeys.
        const GROUND = 1 << 2;
        /// The storeys of hexes: which spots there are.
        const STOREYS = 1 << 3;
        /// Hexsides.
        const HEXSIDES = 1 << 4;
        /// Rooms.
        const ROOMS = 1 << 5;
        /// Regions.
        const REGIONS = 1 << 6;
        /// Entry areas.
        const ENTRY_AREAS = 1 << 7;
        /// Gun sites.
        const GUN_SITES = 1 << 8;
        /// Printed names.
        const LABELS = 1 << 9;
        /// Columns, units, leaders and batteries of the mix.
        const COUNTERS = 1 << 10;
        /// Stated parameters.
        const PARAMETERS = 1 << 11;
        /// The terrain effects chart.
        const TERRAIN = 1 << 12;
        /// Combat table, withdrawal, victory and siege.
        const TABLES = 1 << 13;
        /// The plot.
        const PLOT = 1 << 14;
        /// The set-up.
        const SET_UP = 1 << 15;
        /// The corrections: which ones, in what order, whether they are on, and their contents.
        const CORRECTIONS = 1 << 16;
        /// Which documents the scenario names, their attachments, and which map it was made for.
        const NAMES = 1 << 17;
        /// Allowances of any document.
        const ALLOWANCES = 1 << 18;
        /// Anything that is not on the grid, and hexsides between hexes that do not touch.
        const STRAYS = 1 << 19;
        /// Places a correction names, whether it is on or off.
        const CORRECTED = 1 << 20;
        /// Which spots of the compiled board are connected by passages that can be crossed or breached. A lint that
        /// reads nothing else finds nothing new while these stay the same; once it has a finding, every edit of a
        /// hexside may change that finding.
        const WAYS = 1 << 21;
        /// What surrounds the indoor spots of the compiled board.
        const PARTITIONS = 1 << 22;
        /// What blocks the lines of sight on the compiled board that have been asked for so far.
        const SIGHT = 1 << 23;
        /// Like `WAYS`, for open country: passages without a wall or a door.
        const GAPS = 1 << 24;
        /// The variants: which ones, in what order, whether they are on, their settings and their contents.
        const VARIANTS = 1 << 25;
        /// Like `WAYS`, for batteries: over clear hexsides and ramps.
        const RAMPS = 1 << 27;
        /// Citations of rules that do not exist.
        const LOST = 1 << 26;
    }
}

impl Lists {
    /// All lists of the map.
    pub const MAP: Self = Self::MAP_HEAD
        .union(Self::GRID)
        .union(Self::HEXES)
        .union(Self::HEXSIDES)
        .union(Self::ROOMS)
        .union(Self::REGIONS)
        .union(Self::ENTRY_AREAS)
        .union(Self::GUN_SITES)
        .union(Self::LABELS);
    /// All lists that name hexes of the map: the map itself, the corrections and the set-up.
    pub const NUMBERS: Self = Self::MAP.union(Self::STRAYS).union(Self::CORRECTIONS).union(Self::SET_UP);
    /// All properties of hexes.
    pub const HEXES: Self = Self::GROUND.union(Self::STOREYS);
    /// The connected parts of the compiled board.
    pub const PARTS: Self = Self::WAYS.union(Self::RAMPS).union(Self::GAPS);
    /// All lists that depend on the compiled board. They count as changed when the board is compiled from scratch.
    pub const ANEW: Self = Self::PARTS.union(Self::PARTITIONS).union(Self::SIGHT);
    /// Which spots there are.
    pub const SPOTS: Self = Self::GRID.union(Self::STOREYS);
    /// All lists of the rulebook.
    pub const RULEBOOK: Self = Self::PARAMETERS.union(Self::TERRAIN).union(Self::TABLES);
    /// The lists the board is compiled from.
    pub const BOARD: Self =
        Self::SPOTS.union(Self::HEXSIDES).union(Self::REGIONS).union(Self::ENTRY_AREAS).union(Self::RULEBOOK);
    /// What the plot and the set-up are judged by: which spots exist and which side they belong to, never the passages
    /// between them.
    pub const OPENING: Self = Self::SPOTS
        .union(Self::REGIONS)
        .union(Self::ENTRY_AREAS)
        .union(Self::GUN_SITES)
        .union(Self::COUNTERS)
        .union(Self::PARAMETERS)
        .union(Self::TABLES)
        .union(Self::PLOT)
        .union(Self::SET_UP)
        .union(Self::VARIANTS);
}
