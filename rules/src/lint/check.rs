//! How a lint looks at a project, and what it reads there.

use bitflags::bitflags;

use super::allowances::Unused;
use super::cases::CasesSurvey;
use super::{Features, Lint, PaintedHex, PaintedSide, Survey};
use crate::alamo::scenario_check::Opening as Judged;
use crate::report::Report;

/// Looks at one hex.
pub type HexCheck = fn(&Lint, &Survey<'_>, &PaintedHex<'_>, &mut Report);
/// Looks at one hexside.
pub type SideCheck = fn(&Lint, &Survey<'_>, &PaintedSide<'_>, &mut Report);
/// Looks at whole lists.
pub type ListCheck = fn(&Lint, &Survey<'_>, &mut Report);
/// Looks at what the rules say of the plot and the set-up.
pub type OpeningCheck = fn(&Lint, &Survey<'_>, &Judged, &mut Report);

/// How a lint looks at a project.
///
/// What a lint reads decides when it looks again after an edit: a lint that reads more than it says here misses changes,
/// which the property test of [`Validator`](super::Validator) finds.
#[derive(Debug, Clone, Copy)]
pub enum Check {
    /// At one hex the map lists: the hex and all that lists of the map say of it, its hexsides and the hexes beside it.
    Hex(HexCheck),
    /// At one hexside the map lists with one of these features: what is painted on it, and its two hexes.
    Hexside(Features, SideCheck),
    /// The same, and at what is painted on the hexsides that meet it.
    HexsideWithEnds(Features, SideCheck),
    /// At these lists as a whole. The documents may be broken in every other way too.
    Lists(Lists, ListCheck),
    /// At what the rules say of the plot and the set-up; skipped where there is no scenario.
    Opening(OpeningCheck),
    /// At the compiled board of these lists; skipped while the documents have errors.
    Playable(Lists, ListCheck),
    /// At a file of cases and the scenario they are about; skipped where there is no such file.
    Cases(fn(&Lint, &CasesSurvey<'_>, &mut Report)),
    /// At the allowances that nothing has used, when all others have looked.
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
        /// The ground of hexes, and what else is said of one but its storeys.
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
        /// The corrections: which, in what order, whether on, and what they hold.
        const CORRECTIONS = 1 << 16;
        /// Which documents the scenario names, their attachments, and which map it was made for.
        const NAMES = 1 << 17;
        /// Allowances of any document.
        const ALLOWANCES = 1 << 18;
        /// Whatever is not on the grid, and hexsides between hexes that do not touch.
        const STRAYS = 1 << 19;
        /// Places a correction speaks of, whether it is on or off.
        const CORRECTED = 1 << 20;
        /// Which spots of the compiled board hang together by ways one can go or break through. A lint that reads
        /// nothing else has nothing to say while they stay the same; once it has something to say, every edit of a
        /// hexside may change what it says.
        const WAYS = 1 << 21;
        /// What stands around the indoor spots of the compiled board.
        const PARTITIONS = 1 << 22;
        /// What stops a line of sight on the compiled board, as far as anybody has asked who sees whom.
        const SIGHT = 1 << 23;
        /// The same as of ways, of open country: ways without a wall or a door.
        const GAPS = 1 << 24;
        /// The variants: which, in what order, whether on, what they are set to, and what they hold.
        const VARIANTS = 1 << 25;
        /// The same as of ways, of batteries: over clear hexsides and ramps.
        const RAMPS = 1 << 27;
        /// Citations of rules there are not.
        const LOST = 1 << 26;
    }
}

impl Lists {
    /// Everything the map holds.
    pub const MAP: Self = Self::MAP_HEAD
        .union(Self::GRID)
        .union(Self::HEXES)
        .union(Self::HEXSIDES)
        .union(Self::ROOMS)
        .union(Self::REGIONS)
        .union(Self::ENTRY_AREAS)
        .union(Self::GUN_SITES)
        .union(Self::LABELS);
    /// Whatever names a hex of the map: the map itself and the set-up.
    pub const NUMBERS: Self = Self::MAP.union(Self::STRAYS).union(Self::CORRECTIONS).union(Self::SET_UP);
    /// Everything said of hexes.
    pub const HEXES: Self = Self::GROUND.union(Self::STOREYS);
    /// What hangs together on the compiled board.
    pub const PARTS: Self = Self::WAYS.union(Self::RAMPS).union(Self::GAPS);
    /// All lists that depend on the compiled board. They count as changed when it is compiled from scratch.
    pub const ANEW: Self = Self::PARTS.union(Self::PARTITIONS).union(Self::SIGHT);
    /// Which spots there are.
    pub const SPOTS: Self = Self::GRID.union(Self::STOREYS);
    /// Everything the rulebook holds.
    pub const RULEBOOK: Self = Self::PARAMETERS.union(Self::TERRAIN).union(Self::TABLES);
    /// What the compiled board is made of.
    pub const BOARD: Self =
        Self::SPOTS.union(Self::HEXSIDES).union(Self::REGIONS).union(Self::ENTRY_AREAS).union(Self::RULEBOOK);
    /// What the plot and the set-up are judged by: which spots there are and whose they are, never how one gets from
    /// one to the next.
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
