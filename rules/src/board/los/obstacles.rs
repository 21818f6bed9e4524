//! Whether a line between hexes that do not touch is clear (R19 to R21).
//!
//! A line is followed hexside by hexside while one remembers where it is: still inside the building it started in,
//! in the open, already inside the building it ends in, or still over the roof it started from. Where it grazes a
//! corner or a hexside there are two ways on; a lenient rulebook asks whether some way past every graze is open, a
//! strict one whether all are.

use super::table_path::{Leg, TablePath, TableStep, Trail};
use super::terrain::{CHURCH, HIGH, HIGH_WALL, INDOORS, JOINED, LOW_WALL, ON_GRID, OPENING, PARTITION, Post, Terrain};

/// Why a line goes no further.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Cause {
    /// A wall on the hexside (R19).
    Wall,
    /// A church wall under a line between two level-2 spots (R19).
    ChurchWall,
    /// An interior wall (A7.2.d).
    Partition,
    /// A hexside at an indoor end that is no opening (R20).
    Closed,
    /// A roof or platform on the way (R19).
    Roof,
    /// A roofless interior on the way (R88).
    Indoors,
    /// Out of a building it does not end in: the line passed through an interior (R88, R19).
    WayOut,
    /// A way between an interior and a roof over it or next to it (R23).
    NoWayUp,
}

/// Where a line goes no further.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Obstacle {
    pub(super) cause: Cause,
    /// The slot of the hexside.
    pub(super) side: usize,
    /// The cell of the hex behind the hexside.
    pub(super) hex: usize,
}

/// Who wants to know why a line is blocked. The matrix does not.
pub(super) trait Witness {
    /// A way that is blocked.
    fn blocked(&mut self, obstacle: Obstacle);
    /// Whether one of the two ways past a graze is open, the left one first.
    fn way(&mut self, _: usize, _: bool) {}
    /// The step is over; `stopped` when the line ends there.
    fn step(&mut self, stopped: bool);
}

/// Does not listen.
pub(super) struct Nobody;

impl Witness for Nobody {
    fn blocked(&mut self, _: Obstacle) {}
    fn step(&mut self, _: bool) {}
}

/// Where a line is, as a bit, so that the ways past a graze can be followed side by side.
type Whereabouts = u8;
/// Still in the building it started in, or in the roofless one its platform leads down into (R88).
const STARTING_INSIDE: Whereabouts = 1;
/// In the open, on level 1.
const OUTSIDE: Whereabouts = 2;
/// Already in the building it ends in.
const ENDING_INSIDE: Whereabouts = 4;
/// Still on the roof it started from.
const ON_ROOF: Whereabouts = 8;

/// How the two ends stand to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ends {
    /// Both on level 1.
    Low,
    /// The first on level 2.
    Falling,
    /// Both on level 2.
    High,
}

/// One hexside on the way and what is behind it.
#[derive(Debug, Clone, Copy)]
struct Passing {
    side: u8,
    hex: u8,
    /// It bounds the hex where the line starts.
    first: bool,
    /// It bounds the hex where the line ends.
    last: bool,
}

/// Whether the line is clear from one post to another that is no neighbour. Where one end is higher it is the first.
pub(super) fn is_clear(terrain: &Terrain, trail: &Trail, from: Post, to: Post, witness: &mut impl Witness) -> bool {
    is_clear_over(terrain, |slot| terrain.sides[slot], trail, [from, to], witness)
}

/// The same with what sight meets at the hexsides told apart from the rest of the terrain.
pub(super) fn is_clear_over(
    terrain: &Terrain,
    sides: impl Fn(usize) -> u8,
    trail: &Trail,
    [from, to]: [Post; 2],
    witness: &mut impl Witness,
) -> bool {
    let ends = match (from.high, to.high) {
        (false, _) => Ends::Low,
        (true, false) => Ends::Falling,
        (true, true) => Ends::High,
    };
    let judge = Judge { terrain, sides, ends, into_building: to.indoors, start: from.cell as i32, end: to.cell as i32 };
    let mut at = match ends {
        Ends::Low if from.indoors => STARTING_INSIDE,
        Ends::Low | Ends::High => OUTSIDE,
        Ends::Falling => ON_ROOF,
    };
    for (index, stride) in trail.strides.iter().enumerate() {
        let first = index == 0;
        at = match stride {
            TableStep::Across(leg) => judge.across(at, *leg, first, witness),
            TableStep::Graze { ways, along } => judge.graze(at, ways, *along, first, witness),
        };
        witness.step(at == 0);
        if at == 0 {
            return false;
        }
    }
    true
}

struct Judge<'a, S> {
    terrain: &'a Terrain,
    /// What sight meets at the hexside of a slot.
    sides: S,
    ends: Ends,
    /// Whether the last hex is entered indoors.
    into_building: bool,
    start: i32,
    end: i32,
}

impl<S: Fn(usize) -> u8> Judge<'_, S> {
    /// Everywhere the line can be behind a hexside; nowhere when it is blocked.
    fn across(&self, at: Whereabouts, leg: Leg, first: bool, witness: &mut impl Witness) -> Whereabouts {
        self.go(at, witness, |one| self.leg(one, leg, first))
    }

    /// Everywhere the line can be behind a graze.
    fn graze(
        &self,
        at: Whereabouts,
        ways: &[TablePath; 2],
        along: Option<i32>,
        first: bool,
        witness: &mut impl Witness,
    ) -> Whereabouts {
        let mut after = 0;
        let mut all_open = true;
        // Beyond the edge of the map there is no way.
        let on_map = |way: &TablePath| {
            way.second.is_none() || self.terrain.hexes[(self.start + way.first.hex) as usize] & ON_GRID != 0
        };
        for (index, way) in ways.iter().enumerate().filter(|(_, way)| on_map(way)) {
            let there = self.go(at, witness, |one| self.way(one, way, first));
            witness.way(index, there != 0);
            all_open &= there != 0;
            after |= there;
        }
        if self.terrain.switches.lenient {
            return after;
        }
        let beside = along.and_then(|side| self.beside(at, ways, side, first));
        if let Some(obstacle) = beside {
            witness.blocked(obstacle);
        }
        if all_open && beside.is_none() { after } else { 0 }
    }

    /// What stops a line that runs along a hexside, by a strict rulebook: the wall there, as if the line crossed it from
    /// where it is.
    fn beside(&self, at: Whereabouts, ways: &[TablePath; 2], along: i32, first: bool) -> Option<Obstacle> {
        let cells = ways.map(|way| (self.start + way.first.hex) as usize);
        if cells.iter().any(|cell| self.terrain.hexes[*cell] & ON_GRID == 0) {
            return None;
        }
        let everywhere = [STARTING_INSIDE, OUTSIDE, ENDING_INSIDE, ON_ROOF];
        let mut there = 0;
        for one in everywhere.into_iter().filter(|one| at & one != 0) {
            there |= ways.iter().filter_map(|way| self.leg(one, way.first, first).ok()).fold(0, |all, own| all | own);
        }
        let slot = (self.start * 3 + along) as usize;
        let side = (self.sides)(slot);
        let cause = if self.ends == Ends::High {
            (side & CHURCH != 0).then_some(Cause::ChurchWall)
        } else if there & (STARTING_INSIDE | ENDING_INSIDE) != 0 {
            (side & OPENING == 0).then_some(Cause::Closed)
        } else if there & ON_ROOF != 0 || there == 0 {
            None
        } else {
            self.wall(side)
        };
        cause.map(|cause| Obstacle { cause, side: slot, hex: cells[0] })
    }

    /// The wall that stops a line in the open on its way.
    fn wall(&self, side: u8) -> Option<Cause> {
        if side & HIGH_WALL != 0 {
            Some(Cause::Wall)
        } else if self.ends == Ends::Low && side & PARTITION != 0 {
            Some(Cause::Partition)
        } else if self.ends == Ends::Low && side & LOW_WALL != 0 && self.terrain.switches.low_walls {
            Some(Cause::Wall)
        } else {
            None
        }
    }

    /// Goes on from everywhere the line can be. A strict rulebook lets nothing through when anything is blocked.
    fn go(
        &self,
        mut at: Whereabouts,
        witness: &mut impl Witness,
        pass: impl Fn(Whereabouts) -> Result<Whereabouts, Obstacle>,
    ) -> Whereabouts {
        let mut after = 0;
        let mut all_open = true;
        while at != 0 {
            let one = at & at.wrapping_neg();
            at ^= one;
            match pass(one) {
                Ok(there) => after |= there,
                Err(obstacle) => {
                    all_open = false;
                    witness.blocked(obstacle);
                }
            }
        }
        if all_open || self.terrain.switches.lenient { after } else { 0 }
    }

    fn way(&self, at: Whereabouts, way: &TablePath, first: bool) -> Result<Whereabouts, Obstacle> {
        let between = self.leg(at, way.first, first)?;
        way.second.map_or(Ok(between), |second| self.leg(between, second, false))
    }

    fn leg(&self, at: Whereabouts, leg: Leg, first: bool) -> Result<Whereabouts, Obstacle> {
        let side = (self.start * 3 + leg.side) as usize;
        let cell = self.start + leg.hex;
        let hex = cell as usize;
        let last = cell == self.end;
        let passing = Passing { side: (self.sides)(side), hex: self.terrain.hexes[hex], first, last };
        self.pass(at, passing).map_err(|cause| Obstacle { cause, side, hex })
    }

    fn pass(&self, at: Whereabouts, p: Passing) -> Result<Whereabouts, Cause> {
        if self.ends == Ends::High {
            let blocks = p.side & CHURCH != 0 && !p.first && !p.last;
            return if blocks { Err(Cause::ChurchWall) } else { Ok(OUTSIDE) };
        }
        match at {
            STARTING_INSIDE => self.leave_building(p),
            ENDING_INSIDE => stay_in_building(p),
            ON_ROOF => self.leave_roof(p),
            _ => self.cross_the_open(p),
        }
    }

    /// From the building where the line starts, or that its platform leads down into: openings only, until it is outside
    /// (R20, R88).
    fn leave_building(&self, p: Passing) -> Result<Whereabouts, Cause> {
        if p.side & OPENING == 0 {
            Err(Cause::Closed)
        } else if p.last {
            Ok(if self.into_building { ENDING_INSIDE } else { OUTSIDE })
        } else if p.hex & INDOORS != 0 {
            Ok(STARTING_INSIDE)
        } else if p.hex & HIGH != 0 {
            Err(Cause::Roof)
        } else {
            Ok(OUTSIDE)
        }
    }

    /// Down from level 2: what bounds the upper end's hex does not block (R19).
    fn leave_roof(&self, p: Passing) -> Result<Whereabouts, Cause> {
        if p.last {
            if !self.into_building {
                Ok(OUTSIDE)
            } else if p.side & JOINED != 0 {
                Ok(ENDING_INSIDE)
            } else {
                Err(Cause::NoWayUp)
            }
        } else if p.hex & HIGH != 0 {
            if self.terrain.switches.roof_depth { Err(Cause::Roof) } else { Ok(ON_ROOF) }
        } else if p.hex & INDOORS != 0 && p.side & JOINED != 0 {
            // Down into the room and on as from there: by its openings (R88).
            Ok(STARTING_INSIDE)
        } else if p.hex & INDOORS != 0 {
            Err(Cause::Indoors)
        } else {
            Ok(OUTSIDE)
        }
    }

    /// In the open: walls, roofs and interiors in the way (R19).
    fn cross_the_open(&self, p: Passing) -> Result<Whereabouts, Cause> {
        if p.last && self.into_building {
            return if p.side & OPENING == 0 { Err(Cause::Closed) } else { Ok(ENDING_INSIDE) };
        }
        if !p.last && p.hex & INDOORS != 0 && self.into_building && p.side & OPENING != 0 {
            // Perhaps the first room of the building where the line ends.
            return Ok(ENDING_INSIDE);
        }
        if !p.last && p.hex & HIGH != 0 {
            return Err(Cause::Roof);
        }
        if !p.last && p.hex & INDOORS != 0 {
            return Err(Cause::Indoors);
        }
        // A low wall hides nobody who is next to it.
        let side = if p.first || p.last { p.side & !LOW_WALL } else { p.side };
        self.wall(side).map_or(Ok(OUTSIDE), Err)
    }
}

/// Through the building where the line ends: openings only, and never out again (R20).
fn stay_in_building(p: Passing) -> Result<Whereabouts, Cause> {
    if p.side & OPENING == 0 {
        Err(Cause::Closed)
    } else if p.last || p.hex & INDOORS != 0 {
        Ok(ENDING_INSIDE)
    } else {
        Err(Cause::WayOut)
    }
}
