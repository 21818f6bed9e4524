//! The kinds of planes: every question that lines followed in parallel ask of the sight rules, answered in advance.
//!
//! A hexside and the hex behind it are described by a few flags, so only few cases exist. For each case, and each
//! combination of the rulebook's switches, [`Blocking`] answers every question once.

use std::sync::OnceLock;

use super::blocking::{Blocking, ENDING_INSIDE, Ends, ON_ROOF, OUTSIDE, Passing, STARTING_INSIDE, States};
use super::terrain::{HEX_FLAGS, ON_GRID, SIDE_FLAGS};
use crate::board::SightRules;

/// The kinds of planes: each has one bit for a hexside and the hex behind it.
///
/// The first ones say where a line is blocked or does not stay in the open. Under a lenient rulebook they also block a
/// line that would leave the map, because no way past a graze leads there (R21). The others say where a line may go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PlaneKind {
    /// Blocks a line on level 1 at its first hexside (R19).
    GroundFirst,
    /// Blocks a line on level 1 in the middle.
    GroundOn,
    /// Blocks a line on level 1 at its last hexside.
    GroundLast,
    /// Blocks a line down from level 2 at its first hexside, unless it may follow the roof or lead down into a room.
    FallFirst,
    /// Blocks a line down from level 2 once it has left the roof.
    FallOn,
    /// Blocks a line down from level 2 at its last hexside, if it ends in the open.
    FallLast,
    /// Blocks a line between two level-2 spots at its first or last hexside.
    HighEnd,
    /// Blocks a line between two level-2 spots in the middle.
    HighOn,
    /// Leads out of a building into the open (R20).
    Outside,
    /// Leads into an interior through an opening.
    Room,
    /// Leads through an opening, whatever is behind it.
    Opening,
    /// Leads from a roof into the open.
    OffRoof,
    /// Leads from a roof to the next one.
    AlongRoof,
    /// Leads from a roof into a roofless interior (R88).
    Down,
    /// Leads from a roof into a roofless interior where the line ends.
    Joined,
    /// Leads from a roof into the open where the line ends: set between any two hexes of the map.
    OnMap,
}

/// The position of a hexside in a line. Different rules apply to hexsides that bound the hex of an end (R19).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LinePart {
    /// It bounds the hex where the line starts.
    First,
    /// It bounds neither.
    Middle,
    /// It bounds the hex where the line ends.
    Last,
}

/// The case that a kind stands for: a line with these ends reaches a hexside in this state.
#[derive(Debug, Clone, Copy)]
struct Question {
    ends: Ends,
    into_building: bool,
    from: States,
    part: LinePart,
}

/// The answer for which a plane has a bit set.
#[derive(Debug, Clone, Copy)]
enum Answer {
    /// The line does not go on in the open.
    Stopped,
    /// It goes on in this state.
    Goes(States),
}

/// For each combination of flags of a hexside and of the hex behind it, the kinds whose bit is set, one bit each.
pub(super) type KindTable = [u16; 1 << (SIDE_FLAGS + HEX_FLAGS)];

/// The tables for all combinations of the rulebook switches, each made on first use.
static TABLES: [OnceLock<KindTable>; 8] = [const { OnceLock::new() }; 8];

/// Returns the table for a rulebook with these switches. The flags of the hexside are the lower bits of a key.
pub(super) fn table(switches: SightRules) -> &'static KindTable {
    let SightRules { low_walls, roof_depth, lenient } = switches;
    let number = usize::from(low_walls) | usize::from(roof_depth) << 1 | usize::from(lenient) << 2;
    TABLES[number].get_or_init(|| {
        std::array::from_fn(|key| {
            let (side, hex) = (key as u8 & ((1 << SIDE_FLAGS) - 1), (key >> SIDE_FLAGS) as u8);
            PlaneKind::ALL
                .into_iter()
                .fold(0, |kinds, kind| kinds | u16::from(kind.has_bit(side, hex, switches)) << kind as u16)
        })
    })
}

impl PlaneKind {
    pub(super) const ALL: [Self; 16] = [
        Self::GroundFirst,
        Self::GroundOn,
        Self::GroundLast,
        Self::FallFirst,
        Self::FallOn,
        Self::FallLast,
        Self::HighEnd,
        Self::HighOn,
        Self::Outside,
        Self::Room,
        Self::Opening,
        Self::OffRoof,
        Self::AlongRoof,
        Self::Down,
        Self::Joined,
        Self::OnMap,
    ];

    /// Returns the case that it stands for, and the answer that sets its bit.
    const fn asks(self) -> (Question, Answer) {
        use Ends::{Falling, High, Low};
        use LinePart::{First, Last, Middle};
        match self {
            Self::GroundFirst => stops(Low, OUTSIDE, First),
            Self::GroundOn => stops(Low, OUTSIDE, Middle),
            Self::GroundLast => stops(Low, OUTSIDE, Last),
            Self::FallFirst => stops(Falling, ON_ROOF, First),
            Self::FallOn => stops(Falling, OUTSIDE, Middle),
            Self::FallLast => stops(Falling, OUTSIDE, Last),
            Self::HighEnd => stops(High, OUTSIDE, First),
            Self::HighOn => stops(High, OUTSIDE, Middle),
            Self::Outside => leads(Low, STARTING_INSIDE, Middle, OUTSIDE),
            Self::Room => leads(Low, STARTING_INSIDE, Middle, STARTING_INSIDE),
            Self::Opening => leads(Low, STARTING_INSIDE, Last, OUTSIDE),
            Self::OffRoof => leads(Falling, ON_ROOF, Middle, OUTSIDE),
            Self::AlongRoof => leads(Falling, ON_ROOF, Middle, ON_ROOF),
            Self::Down => leads(Falling, ON_ROOF, Middle, STARTING_INSIDE),
            Self::Joined => leads(Falling, ON_ROOF, Last, ENDING_INSIDE),
            Self::OnMap => leads(Falling, ON_ROOF, Last, OUTSIDE),
        }
    }

    /// Whether its bit is set for a hexside and a hex behind it with these flags.
    fn has_bit(self, side: u8, hex: u8, switches: SightRules) -> bool {
        let (question, answer) = self.asks();
        let there = question.answered(side, hex, switches);
        let on_map = hex & ON_GRID != 0;
        match answer {
            Answer::Stopped => {
                if on_map {
                    there != Some(OUTSIDE)
                } else {
                    switches.lenient
                }
            }
            Answer::Goes(to) => on_map && there == Some(to),
        }
    }
}

/// The case of a line that ends in the open, with a bit where it is blocked.
const fn stops(ends: Ends, from: States, part: LinePart) -> (Question, Answer) {
    (Question { ends, into_building: false, from, part }, Answer::Stopped)
}

/// The case of a line that goes from one state to another. It ends in a building if the second state says so.
const fn leads(ends: Ends, from: States, part: LinePart, to: States) -> (Question, Answer) {
    (Question { ends, into_building: to == ENDING_INSIDE, from, part }, Answer::Goes(to))
}

impl Question {
    /// Returns the state of the line behind the hexside; `None` if it is blocked.
    fn answered(self, side: u8, hex: u8, switches: SightRules) -> Option<States> {
        let Self { ends, into_building, from, part } = self;
        let passing = Passing { side, hex, first: part == LinePart::First, last: part == LinePart::Last };
        Blocking { ends, into_building, switches }.pass(from, passing).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::super::terrain::{CHURCH, HIGH, HIGH_WALL, INDOORS, JOINED, LOW_WALL, OPENING, PARTITION};
    use super::*;

    /// Returns every combination of switches and flags: those of the hexside, those of the hex, and the entry of the
    /// table.
    fn everything() -> impl Iterator<Item = (SightRules, u8, u8, u16)> {
        (0..8).flat_map(|number| {
            let [low_walls, roof_depth, lenient] = [1, 2, 4].map(|switch| number & switch != 0);
            let switches = SightRules { low_walls, roof_depth, lenient };
            let keys = (0_u16..).zip(table(switches));
            keys.map(move |(key, kinds)| (switches, key as u8 & 63, (key >> 6) as u8, *kinds))
        })
    }

    #[test]
    fn every_kind_says_what_it_is_described_as() {
        for (switches, side, hex, kinds) in everything() {
            let on_map = hex & ON_GRID != 0;
            let [has, is] = [side, hex].map(|flags| move |flag: u8| flags & flag != 0);
            let house = is(INDOORS) || is(HIGH);
            let (wall, low) = (has(HIGH_WALL) || has(PARTITION), has(LOW_WALL) && switches.low_walls);
            for kind in PlaneKind::ALL {
                let stops = |stopped: bool| if on_map { stopped } else { switches.lenient };
                let expected = match kind {
                    PlaneKind::GroundFirst => stops(wall || house),
                    PlaneKind::GroundOn => stops(wall || low || house),
                    PlaneKind::GroundLast => stops(wall),
                    PlaneKind::FallFirst => stops(house),
                    PlaneKind::FallOn => stops(has(HIGH_WALL) || house),
                    PlaneKind::FallLast => stops(has(HIGH_WALL)),
                    PlaneKind::HighEnd => stops(false),
                    PlaneKind::HighOn => stops(has(CHURCH)),
                    PlaneKind::Outside => has(OPENING) && !house && on_map,
                    PlaneKind::Room => has(OPENING) && is(INDOORS) && on_map,
                    PlaneKind::Opening => has(OPENING) && on_map,
                    PlaneKind::OffRoof => !house && on_map,
                    PlaneKind::AlongRoof => !switches.roof_depth && is(HIGH) && on_map,
                    PlaneKind::Down => has(JOINED) && is(INDOORS) && !is(HIGH) && on_map,
                    PlaneKind::Joined => has(JOINED) && on_map,
                    PlaneKind::OnMap => on_map,
                };
                assert_eq!(kinds >> kind as u16 & 1 != 0, expected, "{kind:?} {side:b} {hex:b} {switches:?}");
            }
        }
    }

    /// A plane is read for lines in several states, and at their first hexside as well as in the middle: the answers
    /// must agree.
    #[test]
    fn a_kind_serves_every_line_that_reads_it() {
        use Ends::{Falling, High, Low};
        use LinePart::{First, Last, Middle};
        let into = |from, part, to| (Question { ends: Low, into_building: true, from, part }, to);
        let out = |from, part, to| (Question { ends: Low, into_building: false, from, part }, to);
        let down = |question: (Question, States)| (Question { ends: Falling, ..question.0 }, question.1);
        let mut uses = vec![(
            PlaneKind::HighEnd,
            (Question { ends: High, into_building: false, from: OUTSIDE, part: Last }, OUTSIDE),
        )];
        for (kind, question) in [
            (PlaneKind::Outside, out(STARTING_INSIDE, First, OUTSIDE)),
            (PlaneKind::Outside, into(STARTING_INSIDE, Middle, OUTSIDE)),
            (PlaneKind::Room, out(STARTING_INSIDE, First, STARTING_INSIDE)),
            (PlaneKind::Room, into(STARTING_INSIDE, Middle, STARTING_INSIDE)),
            (PlaneKind::Room, into(OUTSIDE, Middle, ENDING_INSIDE)),
            (PlaneKind::Room, into(ENDING_INSIDE, Middle, ENDING_INSIDE)),
            (PlaneKind::Opening, into(STARTING_INSIDE, Last, ENDING_INSIDE)),
            (PlaneKind::Opening, into(OUTSIDE, Last, ENDING_INSIDE)),
            (PlaneKind::Opening, into(ENDING_INSIDE, Last, ENDING_INSIDE)),
        ] {
            uses.extend([(kind, question), (kind, down(question))]);
        }
        for (kind, question) in [
            (PlaneKind::OffRoof, out(ON_ROOF, First, OUTSIDE)),
            (PlaneKind::AlongRoof, out(ON_ROOF, First, ON_ROOF)),
            (PlaneKind::Down, out(ON_ROOF, First, STARTING_INSIDE)),
        ] {
            uses.push((kind, down(question)));
        }
        for (switches, side, hex, kinds) in everything().filter(|(_, _, hex, _)| hex & ON_GRID != 0) {
            for (kind, (question, to)) in &uses {
                let goes = question.answered(side, hex, switches) == Some(*to);
                let bit = kinds >> *kind as u16 & 1 != 0;
                let stops = matches!(kind.asks().1, Answer::Stopped);
                assert_eq!(goes, bit != stops, "{kind:?} {question:?} {side:b} {hex:b} {switches:?}");
            }
        }
    }
}
