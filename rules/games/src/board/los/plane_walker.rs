//! Follows all lines with the same vector at once: does what `walker` does for one line, with the rules read from
//! planes.

use super::line_bits::Lanes;
use super::plane_kinds::{LinePart, PlaneKind};
use super::plane_path::{Leg, PlaneStep};
use super::planes::Planes;
use super::step::{HexToHex, WayPast};

/// Lines that stay in one state: in the open, or over roofs.
#[derive(Debug)]
pub(super) struct OneState {
    /// The planes that block lines at their first hexside, in the middle, and at their last.
    pub(super) stops: [PlaneKind; 3],
}

impl OneState {
    /// Both ends on level 1 and in the open (R19).
    pub(super) const GROUND: Self =
        Self { stops: [PlaneKind::GroundFirst, PlaneKind::GroundOn, PlaneKind::GroundLast] };
    /// Both ends on level 2 (R19).
    pub(super) const HIGH: Self = Self { stops: [PlaneKind::HighEnd, PlaneKind::HighOn, PlaneKind::HighEnd] };
    /// From level 2 down into the open, under rulebooks where a roof ends with its hex (R19).
    pub(super) const FALLING: Self = Self { stops: [PlaneKind::FallFirst, PlaneKind::FallOn, PlaneKind::FallLast] };

    /// Returns those of the lines that are clear. `ahead` is the distance of their first hex from the first lane, in
    /// bytes.
    pub(super) fn follow(
        &self,
        planes: &Planes,
        steps: &[PlaneStep],
        ahead: usize,
        lines: Lanes,
        strict: bool,
    ) -> Lanes {
        Stops { planes, at: self.stops.map(|kind| planes.kind(kind) + ahead) }.follow(steps, lines, strict)
    }
}

/// The planes that block lines in the open.
struct Stops<'a> {
    planes: &'a Planes,
    /// The offsets at which the planes for the first hexside, the middle and the last are read for the first line.
    at: [usize; 3],
}

impl Stops<'_> {
    /// Returns those of the lines that no step blocks.
    fn follow(&self, steps: &[PlaneStep], lines: Lanes, strict: bool) -> Lanes {
        let leg = |leg: Leg| self.planes.read(self.at[leg.part as usize] + leg.window as usize);
        let way = |way: WayPast<Leg>| way.second.map_or_else(|| leg(way.first), |second| leg(way.first) | leg(second));
        let along = |window: u32| self.planes.read(self.at[LinePart::Middle as usize] + window as usize);
        let mut clear = lines;
        for step in steps {
            let stopped = match *step {
                HexToHex::Across(over) => leg(over),
                HexToHex::Graze { ways: [left, right], along: beside } if strict => {
                    way(left) | way(right) | beside.map_or(Lanes::default(), along)
                }
                HexToHex::Graze { ways: [left, right], .. } => way(left) & way(right),
            };
            clear = clear.without(stopped);
            if !clear.any() {
                break;
            }
        }
        clear
    }
}

/// Lines that change states: they start or end indoors, or follow the roof they start from (R20, R88).
#[derive(Debug)]
pub(super) struct ManyStates {
    /// Stays in the building or on the roof where the line starts.
    stay: PlaneKind,
    /// Leads from there into the open.
    leave: PlaneKind,
    /// Leads from there down into a roofless room, which is left again through its openings (R88).
    down: Option<PlaneKind>,
    /// Leads from there to the end.
    arrive: PlaneKind,
    /// Blocks in the open.
    stop: PlaneKind,
    /// Blocks at the last hexside, if the line ends in the open.
    stop_last: PlaneKind,
    /// Whether the lines end indoors.
    indoors: bool,
}

/// The states of the lines, one lane each. A line may be in several, having passed a graze on both sides.
#[derive(Debug, Clone, Copy, Default)]
struct LaneStates {
    /// Still in the building or on the roof where it started.
    start: Lanes,
    /// In the roofless room that its platform leads down into (R88).
    below: Lanes,
    /// In the open.
    open: Lanes,
    /// Already in the building where it ends.
    end: Lanes,
    /// Blocked on at least one way; only tracked under a strict rulebook.
    stopped: Lanes,
}

impl ManyStates {
    /// Out of a building into the open.
    pub(super) const OUT: Self = Self {
        stay: PlaneKind::Room,
        leave: PlaneKind::Outside,
        down: None,
        arrive: PlaneKind::Opening,
        stop: PlaneKind::GroundOn,
        stop_last: PlaneKind::GroundLast,
        indoors: false,
    };
    /// Out of a building into another, or through one.
    pub(super) const BETWEEN: Self = Self { indoors: true, ..Self::OUT };
    /// From a roof down into the open.
    pub(super) const DOWN: Self = Self {
        stay: PlaneKind::AlongRoof,
        leave: PlaneKind::OffRoof,
        down: Some(PlaneKind::Down),
        arrive: PlaneKind::OnMap,
        stop: PlaneKind::FallOn,
        stop_last: PlaneKind::FallLast,
        indoors: false,
    };
    /// From a roof down into a building.
    pub(super) const DOWN_INSIDE: Self = Self { arrive: PlaneKind::Joined, indoors: true, ..Self::DOWN };

    /// Returns those of the lines that are clear. `ahead` is the distance of their first hex from the first lane, in
    /// bytes.
    pub(super) fn follow(
        &self,
        planes: &Planes,
        steps: &[PlaneStep],
        ahead: usize,
        lines: Lanes,
        strict: bool,
    ) -> Lanes {
        match (strict, self.indoors, self.down) {
            (false, false, None) => Follow::<false, false, false>::new(self, planes, ahead).all(steps, lines),
            (false, true, None) => Follow::<false, true, false>::new(self, planes, ahead).all(steps, lines),
            (true, false, None) => Follow::<true, false, false>::new(self, planes, ahead).all(steps, lines),
            (true, true, None) => Follow::<true, true, false>::new(self, planes, ahead).all(steps, lines),
            (false, false, Some(_)) => Follow::<false, false, true>::new(self, planes, ahead).all(steps, lines),
            (false, true, Some(_)) => Follow::<false, true, true>::new(self, planes, ahead).all(steps, lines),
            (true, false, Some(_)) => Follow::<true, false, true>::new(self, planes, ahead).all(steps, lines),
            (true, true, Some(_)) => Follow::<true, true, true>::new(self, planes, ahead).all(steps, lines),
        }
    }
}

/// Follows lines from state to state. The fields are the offsets at which each kind of plane is read for the first
/// line. `INDOORS` lines end indoors; `DOWN` lines start on a roof, all others indoors.
struct Follow<'a, const STRICT: bool, const INDOORS: bool, const DOWN: bool> {
    planes: &'a Planes,
    stay: usize,
    leave: usize,
    down: usize,
    arrive: usize,
    stop: usize,
    stop_last: usize,
    room: usize,
    outside: usize,
    opening: usize,
    on_map: usize,
}

impl<'a, const STRICT: bool, const INDOORS: bool, const DOWN: bool> Follow<'a, STRICT, INDOORS, DOWN> {
    fn new(kinds: &ManyStates, planes: &'a Planes, ahead: usize) -> Self {
        let at = |kind| planes.kind(kind) + ahead;
        Self {
            planes,
            stay: at(kinds.stay),
            leave: at(kinds.leave),
            down: kinds.down.map_or(0, at),
            arrive: at(kinds.arrive),
            stop: at(kinds.stop),
            stop_last: at(kinds.stop_last),
            room: at(PlaneKind::Room),
            outside: at(PlaneKind::Outside),
            opening: at(PlaneKind::Opening),
            on_map: at(PlaneKind::OnMap),
        }
    }

    fn all(&self, steps: &[PlaneStep], lines: Lanes) -> Lanes {
        let mut at = LaneStates { start: lines, ..LaneStates::default() };
        for (index, step) in steps.iter().enumerate() {
            // Once all lines are in the open, they stay there.
            if !INDOORS && !(at.start | at.below).any() {
                let open = Stops { planes: self.planes, at: [self.stop, self.stop, self.stop_last] };
                return open.follow(&steps[index..], at.open.without(at.stopped), STRICT);
            }
            at = match *step {
                HexToHex::Across(leg) => self.leg(at, leg),
                HexToHex::Graze { ways: [left, right], along } => {
                    let mut after = self.way(at, left).or(self.way(at, right));
                    if let Some(window) = along.filter(|_| STRICT) {
                        after.stopped |=
                            self.beside(self.pass(at, left.first.window), self.pass(at, right.first.window), window);
                    }
                    after
                }
            };
            if !at.anywhere().any() {
                break;
            }
        }
        at.anywhere().without(at.stopped)
    }

    fn way(&self, at: LaneStates, way: WayPast<Leg>) -> LaneStates {
        let between = self.leg(at, way.first);
        way.second.map_or(between, |second| self.leg(between, second))
    }

    /// Returns the lines blocked by the hexside they run along, given their states in the hexes on its left and right.
    /// A line that is indoors on either side needs an opening; one that is still over the roof looks down past the
    /// hexside.
    fn beside(&self, left: LaneStates, right: LaneStates, window: u32) -> Lanes {
        let start = left.start | right.start;
        let [indoors, roof] = if DOWN { [Lanes::default(), start] } else { [start, Lanes::default()] };
        let indoors = indoors | left.below | right.below | left.end | right.end;
        let open = (left.open | right.open).without(indoors | roof);
        self.on_map(indoors, window).without(self.read(self.opening, window)) | (open & self.read(self.stop, window))
    }

    fn leg(&self, at: LaneStates, leg: Leg) -> LaneStates {
        if leg.part == LinePart::Last { self.arrive(at, leg.window) } else { self.pass(at, leg.window) }
    }

    fn read(&self, kind: usize, window: u32) -> Lanes {
        self.planes.read(kind + window as usize)
    }

    fn pass(&self, at: LaneStates, window: u32) -> LaneStates {
        let mut after = LaneStates { stopped: at.stopped, ..LaneStates::default() };
        let room = if INDOORS { self.read(self.room, window) } else { Lanes::default() };
        if at.start.any() {
            let [stay, leave] = [self.stay, self.leave].map(|kind| self.read(kind, window));
            let down = if DOWN { self.read(self.down, window) } else { Lanes::default() };
            after.start = at.start & stay;
            after.open = at.start & leave;
            after.below = at.start & down;
            if STRICT {
                after.stopped |= self.on_map(at.start, window).without(stay | leave | down);
            }
        }
        if DOWN && at.below.any() {
            let [stay, leave] = [self.room, self.outside].map(|kind| self.read(kind, window));
            after.below |= at.below & stay;
            after.open |= at.below & leave;
            if STRICT {
                after.stopped |= self.on_map(at.below, window).without(stay | leave);
            }
        }
        let stop = self.read(self.stop, window);
        after.open |= at.open.without(stop);
        after.end |= (at.open | at.end) & room;
        if STRICT {
            after.stopped |= (at.open & stop).without(room) | self.on_map(at.end, window).without(room);
        }
        after
    }

    /// Follows the last leg, from any state to the end.
    fn arrive(&self, at: LaneStates, window: u32) -> LaneStates {
        let arrive = self.read(self.arrive, window);
        let mut stopped = at.stopped;
        if STRICT {
            stopped |= self.on_map(at.start, window).without(arrive);
        }
        let mut end = at.start & arrive;
        if DOWN && at.below.any() {
            let opening = self.read(self.opening, window);
            end |= at.below & opening;
            if STRICT {
                stopped |= self.on_map(at.below, window).without(opening);
            }
        }
        if INDOORS {
            let opening = self.read(self.opening, window);
            end |= (at.open | at.end) & opening;
            if STRICT {
                stopped |= self.on_map(at.open | at.end, window).without(opening);
            }
        } else {
            let stop = self.read(self.stop_last, window);
            end |= at.open.without(stop);
            if STRICT {
                stopped |= at.open & stop;
            }
        }
        LaneStates { end, stopped, ..LaneStates::default() }
    }

    /// Restricts lines to those that stay on the map: beyond its edge there is no way past, so nothing there can block.
    fn on_map(&self, lines: Lanes, window: u32) -> Lanes {
        lines & self.read(self.on_map, window)
    }
}

impl LaneStates {
    fn anywhere(self) -> Lanes {
        self.start | self.below | self.open | self.end
    }

    fn or(self, other: Self) -> Self {
        Self {
            start: self.start | other.start,
            below: self.below | other.below,
            open: self.open | other.open,
            end: self.end | other.end,
            stopped: self.stopped | other.stopped,
        }
    }
}
