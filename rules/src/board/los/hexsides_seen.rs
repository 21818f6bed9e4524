//! Which hexsides a battery sees, to breach them (R63).
//!
//! The line runs from the centre of the battery's hex to the middle of the hexside. It counts as a line to a spot of
//! the hex it comes to the hexside from, one that touches the breach there would be (R65): the ground before a free
//! wall or under the eaves of a house, the room behind its far wall, the roof or platform whose edge it is. R19 and R20
//! judge it as they judge a line to that spot, at any distance, neighbours too; the hexside itself is where the line
//! ends and does not count. A line that comes along the hexside may be taken to arrive in either of its hexes (R21).
//! A battery always sees the hexsides of its own hex.

use super::Sight;
use super::breached_line::BreachedLine;
use super::line_walk::{self, Vector};
use super::obstacles::{self, Nobody};
use super::table_path::TablePath;
use super::terrain::{Post, Terrain};
use crate::board::{Board, BreachId, Breaches, SpotId};

/// What a battery on one spot sees, without breaches and with them.
#[derive(Debug, Clone)]
pub(super) struct HexsidesSeen {
    /// Seen whatever is breached.
    seen: Breaches,
    /// Those that breaches open, in the order of their numbers.
    doubtful: Vec<Doubtful>,
}

/// A hexside that is seen or not, as breaches have it.
#[derive(Debug, Clone)]
struct Doubtful {
    side: BreachId,
    /// Whether it is seen without any breach.
    at_first: bool,
    lines: Lines,
    /// The breaches that may be on the lines.
    passes: Vec<BreachId>,
}

/// The line to the middle of a hexside, or the two ways it may be taken.
#[derive(Debug, Clone)]
struct Lines(Vec<ReadyLine>);

/// A line into a hex, ready for the judge.
#[derive(Debug, Clone)]
struct ReadyLine {
    /// From the battery, and back.
    paths: [TablePath; 2],
    /// The spots of the hex that touch the hexside.
    ends: Vec<Post>,
}

impl Sight {
    /// Whether a battery sees the middle of a hexside as things are now (R63). `board` is the one this sight belongs to.
    #[must_use]
    pub fn sees_side(&self, breaches: &Breaches, board: &Board, from: SpotId, side: BreachId) -> bool {
        let outlook = self.outlook(board, from);
        outlook.seen.has(side) || {
            let doubtful = outlook.doubtful.binary_search_by_key(&side, |doubtful| doubtful.side);
            doubtful.is_ok_and(|index| self.makes_out(breaches, board, from, &outlook.doubtful[index]))
        }
    }

    /// The hexsides a battery sees as things are now (R63) and that are not breached yet, as a set.
    #[must_use]
    pub fn sides_seen(&self, breaches: &Breaches, board: &Board, from: SpotId) -> Breaches {
        let outlook = self.outlook(board, from);
        let mut seen = outlook.seen;
        let made_out = outlook.doubtful.iter().filter(|doubtful| self.makes_out(breaches, board, from, doubtful));
        seen.extend(made_out.map(|doubtful| doubtful.side));
        if breaches.is_empty() { seen } else { seen.without(breaches) }
    }

    /// Whether [`Sight::sides_seen`] holds any hexside, found faster.
    #[must_use]
    pub fn sees_a_side(&self, breaches: &Breaches, board: &Board, from: SpotId) -> bool {
        let outlook = self.outlook(board, from);
        outlook.seen.exceeds(breaches)
            || outlook
                .doubtful
                .iter()
                .any(|doubtful| !breaches.has(doubtful.side) && self.makes_out(breaches, board, from, doubtful))
    }

    fn outlook(&self, board: &Board, from: SpotId) -> &HexsidesSeen {
        self.outlooks[from.index()].get_or_init(|| Box::new(HexsidesSeen::new(&self.terrain, board, from)))
    }

    fn makes_out(&self, breaches: &Breaches, board: &Board, from: SpotId, doubtful: &Doubtful) -> bool {
        if breaches.is_empty() || !doubtful.passes.iter().any(|breach| breaches.has(*breach)) {
            return doubtful.at_first;
        }
        let overlay = BreachedLine { terrain: &self.terrain, board, breaches };
        let post = self.terrain.posts[from.index()];
        doubtful.lines.is_clear(&self.terrain, post, |path, ends| overlay.is_clear(path, ends, &mut Nobody))
    }
}

impl HexsidesSeen {
    fn new(terrain: &Terrain, board: &Board, from: SpotId) -> Self {
        let hex = board.spot(from).hex;
        let post = terrain.posts[from.index()];
        let mut outlook = Self { seen: Breaches::NONE, doubtful: Vec::new() };
        for side in board.breach_ids() {
            if board.breach_side(side).touches(hex) {
                outlook.seen.insert(side);
                continue;
            }
            let lines = Lines::new(terrain, board, from, side);
            let at_first = lines
                .is_clear(terrain, post, |path, [from, to]| obstacles::is_clear(terrain, path, from, to, &mut Nobody));
            if at_first && !terrain.breaches_close {
                outlook.seen.insert(side);
                continue;
            }
            let at_best = lines.is_clear(terrain, post, |path, ends| {
                obstacles::is_clear_over(terrain, |slot| terrain.side_at_best(slot), path, ends, &mut Nobody)
            });
            if at_best {
                let passes = lines.passes(terrain, post);
                outlook.doubtful.push(Doubtful { side, at_first, lines, passes });
            }
        }
        outlook
    }
}

impl Lines {
    fn new(terrain: &Terrain, board: &Board, from: SpotId, side: BreachId) -> Self {
        let hex = board.spot(from).hex;
        let hexes = board.breach_side(side).hexes().map(|end| Vector::between(hex, end));
        let lines = line_walk::steps_to_middle(hexes).into_iter().map(|steps| {
            let path = TablePath::along(terrain, !hex.column.is_multiple_of(2), steps);
            let cell = (terrain.cell(hex) as i32 + path.end()) as u32;
            let touching = board.breach_opens(side).iter().flat_map(|(a, b)| [*a, *b]);
            let mut ends: Vec<SpotId> = touching.filter(|spot| terrain.posts[spot.index()].cell == cell).collect();
            ends.sort_unstable();
            ends.dedup();
            let ends = ends.into_iter().map(|spot| terrain.posts[spot.index()]).collect();
            let back = path.reversed();
            ReadyLine { paths: [path, back], ends }
        });
        Self(lines.collect())
    }

    /// Whether the hexside is seen, when the judge says this of a line between two posts, of which the first is no lower.
    fn is_clear(&self, terrain: &Terrain, from: Post, judge: impl Fn(&TablePath, [Post; 2]) -> bool) -> bool {
        let is_open = |line: &ReadyLine| {
            let [there, back] = &line.paths;
            line.ends
                .iter()
                .any(|to| if to.high && !from.high { judge(back, [*to, from]) } else { judge(there, [from, *to]) })
        };
        if terrain.switches.lenient { self.0.iter().any(is_open) } else { self.0.iter().all(is_open) }
    }

    /// The breaches that may be on the way.
    fn passes(&self, terrain: &Terrain, from: Post) -> Vec<BreachId> {
        let sides = self.0.iter().flat_map(|line| line.paths[0].sides(terrain.switches.lenient));
        let slots = sides.map(|side| (from.cell as i32 * 3 + side) as usize);
        let mut passes: Vec<_> =
            slots.map(|slot| terrain.breach(slot)).filter(|breach| *breach != BreachId::NONE).collect();
        passes.sort_unstable();
        passes.dedup();
        passes
    }
}
