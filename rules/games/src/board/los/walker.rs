//! Whether a line between hexes that are not adjacent is clear, followed hexside by hexside (R19 to R21).
//!
//! `blocking` decides at each hexside. A line is in one of a few states: still inside the building it started in, in
//! the open, already inside the building it ends in, or still over the roof it started from. Past a graze there are two
//! ways; a lenient rulebook requires one of them to be clear at every graze, a strict one both.

use super::blocking::{BlockCause, Blocking, ENDING_INSIDE, Ends, ON_ROOF, OUTSIDE, Passing, STARTING_INSIDE, States};
use super::step::{HexToHex, WayPast};
use super::table_path::{Leg, TablePath};
use super::terrain::{ON_GRID, Terrain, Viewpoint};

/// The point where a line is blocked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Obstacle {
    pub(super) cause: BlockCause,
    /// The slot of the hexside.
    pub(super) side: usize,
    /// The cell of the hex behind the hexside.
    pub(super) hex: usize,
}

/// Observes why a line is blocked.
pub(super) trait Observer {
    /// Called when a way is blocked.
    fn blocked(&mut self, obstacle: Obstacle);
    /// Called with the index of a way past a graze, 0 for the left one, and whether it is clear.
    fn way(&mut self, _: usize, _: bool) {}
    /// Called after each step; `stopped` if the line is blocked there.
    fn step(&mut self, stopped: bool);
}

/// Ignores everything, for callers that ask only whether a line is clear.
pub(super) struct NoObserver;

impl Observer for NoObserver {
    fn blocked(&mut self, _: Obstacle) {}
    fn step(&mut self, _: bool) {}
}

/// Whether the line between two viewpoints that are not neighbours is clear. If one end is higher, it must be the
/// first.
pub(super) fn is_clear(
    terrain: &Terrain,
    path: &TablePath,
    from: Viewpoint,
    to: Viewpoint,
    observer: &mut impl Observer,
) -> bool {
    is_clear_over(terrain, |slot| terrain.sides[slot], path, [from, to], observer)
}

/// Like [`is_clear`], with the flags of hexsides taken from `sides` instead of the terrain.
pub(super) fn is_clear_over(
    terrain: &Terrain,
    sides: impl Fn(usize) -> u8,
    path: &TablePath,
    [from, to]: [Viewpoint; 2],
    observer: &mut impl Observer,
) -> bool {
    let ends = match (from.high, to.high) {
        (false, _) => Ends::Low,
        (true, false) => Ends::Falling,
        (true, true) => Ends::High,
    };
    let blocking = Blocking { ends, into_building: to.indoors, switches: terrain.switches };
    let walker = Walker { terrain, sides, blocking, start: from.cell as i32, end: to.cell as i32 };
    let mut at = match ends {
        Ends::Low if from.indoors => STARTING_INSIDE,
        Ends::Low | Ends::High => OUTSIDE,
        Ends::Falling => ON_ROOF,
    };
    for (index, step) in path.steps.iter().enumerate() {
        let first = index == 0;
        at = match step {
            HexToHex::Across(leg) => walker.across(at, *leg, first, observer),
            HexToHex::Graze { ways, along } => walker.graze(at, ways, *along, first, observer),
        };
        observer.step(at == 0);
        if at == 0 {
            return false;
        }
    }
    true
}

struct Walker<'a, S> {
    terrain: &'a Terrain,
    /// Returns the flags of the hexside of a slot.
    sides: S,
    blocking: Blocking,
    start: i32,
    end: i32,
}

impl<S: Fn(usize) -> u8> Walker<'_, S> {
    /// Returns the states the line can be in behind a hexside; 0 if it is blocked.
    fn across(&self, at: States, leg: Leg, first: bool, observer: &mut impl Observer) -> States {
        self.go(at, observer, |one| self.leg(one, leg, first))
    }

    /// Returns the states the line can be in behind a graze; 0 if it is blocked.
    fn graze(
        &self,
        at: States,
        ways: &[WayPast<Leg>; 2],
        along: Option<i32>,
        first: bool,
        observer: &mut impl Observer,
    ) -> States {
        let mut after = 0;
        let mut all_open = true;
        // There is no way past beyond the edge of the map.
        let on_map = |way: &WayPast<Leg>| {
            way.second.is_none() || self.terrain.hexes[(self.start + way.first.hex) as usize] & ON_GRID != 0
        };
        for (index, way) in ways.iter().enumerate().filter(|(_, way)| on_map(way)) {
            let there = self.go(at, observer, |one| self.way(one, way, first));
            observer.way(index, there != 0);
            all_open &= there != 0;
            after |= there;
        }
        if self.blocking.switches.lenient {
            return after;
        }
        let beside = along.and_then(|side| self.beside(at, ways, side, first));
        if let Some(obstacle) = beside {
            observer.blocked(obstacle);
        }
        if all_open && beside.is_none() { after } else { 0 }
    }

    /// Returns what blocks a line that runs along a hexside, under a strict rulebook: the wall there blocks as if the
    /// line crossed it from the hexes beside it.
    fn beside(&self, at: States, ways: &[WayPast<Leg>; 2], along: i32, first: bool) -> Option<Obstacle> {
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
        let cause = self.blocking.run_along(there, (self.sides)(slot));
        cause.map(|cause| Obstacle { cause, side: slot, hex: cells[0] })
    }

    /// Continues from every state the line can be in. Under a strict rulebook the result is 0 if any state is blocked.
    fn go(
        &self,
        mut at: States,
        observer: &mut impl Observer,
        pass: impl Fn(States) -> Result<States, Obstacle>,
    ) -> States {
        let mut after = 0;
        let mut all_open = true;
        while at != 0 {
            let one = at & at.wrapping_neg();
            at ^= one;
            match pass(one) {
                Ok(there) => after |= there,
                Err(obstacle) => {
                    all_open = false;
                    observer.blocked(obstacle);
                }
            }
        }
        if all_open || self.blocking.switches.lenient { after } else { 0 }
    }

    fn way(&self, at: States, way: &WayPast<Leg>, first: bool) -> Result<States, Obstacle> {
        let between = self.leg(at, way.first, first)?;
        way.second.map_or(Ok(between), |second| self.leg(between, second, false))
    }

    fn leg(&self, at: States, leg: Leg, first: bool) -> Result<States, Obstacle> {
        let side = (self.start * 3 + leg.side) as usize;
        let cell = self.start + leg.hex;
        let hex = cell as usize;
        let last = cell == self.end;
        let passing = Passing { side: (self.sides)(side), hex: self.terrain.hexes[hex], first, last };
        self.blocking.pass(at, passing).map_err(|cause| Obstacle { cause, side, hex })
    }
}
