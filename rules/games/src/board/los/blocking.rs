//! What blocks a line of sight at one hexside (R19 to R21, R88).
//!
//! These rules are implemented here only, and without a map: given the state of a line, the flags of the next hexside
//! and those of the hex behind it, they return the line's next state or the reason why it is blocked. `walker` applies
//! them hexside by hexside; `plane_kinds` evaluates every case in advance, and `plane_walker` follows many lines by the
//! results.

use super::terrain::{CHURCH, HIGH, HIGH_WALL, INDOORS, JOINED, LOW_WALL, OPENING, PARTITION};
use crate::board::SightRules;

/// The states a line may be in, one bit each, so that both ways past a graze can be followed at once.
pub(super) type States = u8;
/// Still in the building it started in, or in the roofless building that its platform leads down into (R88).
pub(super) const STARTING_INSIDE: States = 1;
/// In the open, on level 1. A line between two spots on level 2 is always in this state.
pub(super) const OUTSIDE: States = 2;
/// Already in the building it ends in.
pub(super) const ENDING_INSIDE: States = 4;
/// Still on the roof it started from.
pub(super) const ON_ROOF: States = 8;

/// The reason why a line is blocked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BlockCause {
    /// A wall on the hexside (R19).
    Wall,
    /// A church wall under a line between two level-2 spots (R19).
    ChurchWall,
    /// An interior wall (A7.2.d).
    Partition,
    /// A hexside at an indoor end that is not an opening (R20).
    Closed,
    /// A roof or platform in the way (R19).
    Roof,
    /// A roofless interior in the way (R88).
    Indoors,
    /// The line leaves a building it does not end in, so it passed through an interior (R88, R19).
    WayOut,
    /// No passage between an interior and a roof over it or next to it (R23).
    NoWayUp,
}

/// The levels of the two ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ends {
    /// Both on level 1.
    Low,
    /// The first on level 2, the other on level 1.
    Falling,
    /// Both on level 2.
    High,
}

/// One hexside of a line and the hex behind it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Passing {
    /// The sight flags of the hexside.
    pub(super) side: u8,
    /// The sight flags of the hex.
    pub(super) hex: u8,
    /// Whether the hexside bounds the hex where the line starts.
    pub(super) first: bool,
    /// Whether it bounds the hex where the line ends.
    pub(super) last: bool,
}

/// The rules as they apply to one line.
#[derive(Debug, Clone, Copy)]
pub(super) struct Blocking {
    pub(super) ends: Ends,
    /// Whether the line ends indoors.
    pub(super) into_building: bool,
    pub(super) switches: SightRules,
}

impl Blocking {
    /// Returns the state of a line behind a hexside, given its state before it.
    pub(super) fn pass(self, at: States, p: Passing) -> Result<States, BlockCause> {
        if self.ends == Ends::High {
            let blocks = p.side & CHURCH != 0 && !p.first && !p.last;
            return if blocks { Err(BlockCause::ChurchWall) } else { Ok(OUTSIDE) };
        }
        match at {
            STARTING_INSIDE => self.leave_building(p),
            ENDING_INSIDE => stay_in_building(p),
            ON_ROOF => self.leave_roof(p),
            _ => self.cross_the_open(p),
        }
    }

    /// Returns what blocks a line that runs along a hexside, under a strict rulebook: the hexside blocks as if the line
    /// crossed it from any of the states it can be in next to it.
    pub(super) fn run_along(self, at: States, side: u8) -> Option<BlockCause> {
        if self.ends == Ends::High {
            (side & CHURCH != 0).then_some(BlockCause::ChurchWall)
        } else if at & (STARTING_INSIDE | ENDING_INSIDE) != 0 {
            (side & OPENING == 0).then_some(BlockCause::Closed)
        } else if at & ON_ROOF != 0 || at == 0 {
            None
        } else {
            self.wall(side)
        }
    }

    /// From the building where the line starts, or the one its platform leads down into: only through openings, until
    /// it is outside (R20, R88).
    fn leave_building(self, p: Passing) -> Result<States, BlockCause> {
        if p.side & OPENING == 0 {
            Err(BlockCause::Closed)
        } else if p.last {
            Ok(if self.into_building { ENDING_INSIDE } else { OUTSIDE })
        } else if p.hex & INDOORS != 0 {
            Ok(STARTING_INSIDE)
        } else if p.hex & HIGH != 0 {
            Err(BlockCause::Roof)
        } else {
            Ok(OUTSIDE)
        }
    }

    /// Down from level 2: the hexsides of the upper end's hex do not block (R19).
    fn leave_roof(self, p: Passing) -> Result<States, BlockCause> {
        if p.last {
            if !self.into_building {
                Ok(OUTSIDE)
            } else if p.side & JOINED != 0 {
                Ok(ENDING_INSIDE)
            } else {
                Err(BlockCause::NoWayUp)
            }
        } else if p.hex & HIGH != 0 {
            if self.switches.roof_depth { Err(BlockCause::Roof) } else { Ok(ON_ROOF) }
        } else if p.hex & INDOORS != 0 && p.side & JOINED != 0 {
            // Down into the room, and on from there through its openings (R88).
            Ok(STARTING_INSIDE)
        } else if p.hex & INDOORS != 0 {
            Err(BlockCause::Indoors)
        } else {
            Ok(OUTSIDE)
        }
    }

    /// In the open: blocked by walls, roofs and interiors (R19).
    fn cross_the_open(self, p: Passing) -> Result<States, BlockCause> {
        if p.last && self.into_building {
            return if p.side & OPENING == 0 { Err(BlockCause::Closed) } else { Ok(ENDING_INSIDE) };
        }
        if !p.last && p.hex & INDOORS != 0 && self.into_building && p.side & OPENING != 0 {
            // This may be the first room of the building where the line ends.
            return Ok(ENDING_INSIDE);
        }
        if !p.last && p.hex & HIGH != 0 {
            return Err(BlockCause::Roof);
        }
        if !p.last && p.hex & INDOORS != 0 {
            return Err(BlockCause::Indoors);
        }
        // A low wall does not hide a spot next to it.
        let side = if p.first || p.last { p.side & !LOW_WALL } else { p.side };
        self.wall(side).map_or(Ok(OUTSIDE), Err)
    }

    /// Returns the kind of wall on this hexside that blocks a line in the open.
    fn wall(self, side: u8) -> Option<BlockCause> {
        if side & HIGH_WALL != 0 {
            Some(BlockCause::Wall)
        } else if self.ends == Ends::Low && side & PARTITION != 0 {
            Some(BlockCause::Partition)
        } else if self.ends == Ends::Low && side & LOW_WALL != 0 && self.switches.low_walls {
            Some(BlockCause::Wall)
        } else {
            None
        }
    }
}

/// Through the building where the line ends: only through openings, and never out again (R20).
fn stay_in_building(p: Passing) -> Result<States, BlockCause> {
    if p.side & OPENING == 0 {
        Err(BlockCause::Closed)
    } else if p.last || p.hex & INDOORS != 0 {
        Ok(ENDING_INSIDE)
    } else {
        Err(BlockCause::WayOut)
    }
}
