//! The hexsides that a battery sees and can breach (R63).
//!
//! The line runs from the centre of the battery's hex to the middle of the hexside. It counts as a line to a spot of
//! the hex from which it reaches the hexside, one that the breach would touch (R65): the ground in front of a
//! free-standing wall or under the eaves of a house, the room behind its far wall, the roof or platform whose edge it
//! is. R19 and R20 apply as to a line to that spot, at any distance including neighbours; the hexside itself is where
//! the line ends and does not count. A line that comes along the hexside may be taken to arrive in either of its hexes
//! (R21). A battery always sees the hexsides of its own hex.

use super::Sight;
use super::breached_terrain::BreachedTerrain;
use super::line_steps::{self, Vector};
use super::table_path::TablePath;
use super::terrain::{Terrain, Viewpoint};
use super::walker::{self, NoObserver};
use crate::board::{Board, BreachId, Breaches, SpotId};

/// The hexsides a battery on one spot sees, with and without breaches.
#[derive(Debug, Clone)]
pub(super) struct HexsidesSeen {
    /// The hexsides seen whatever is breached.
    seen: Breaches,
    /// The hexsides seen only with some sets of breaches, in numerical order.
    conditional: Vec<Conditional>,
}

/// A hexside whose visibility depends on breaches.
#[derive(Debug, Clone)]
struct Conditional {
    side: BreachId,
    /// Whether it is seen without any breach.
    unbreached: bool,
    lines: LinesToMiddle,
    /// The breaches that may be on the lines.
    passes: Vec<BreachId>,
}

/// The line to the middle of a hexside, or the two lines it may be taken for.
#[derive(Debug, Clone)]
struct LinesToMiddle(Vec<ReadyLine>);

/// A line into a hex, ready to be followed.
#[derive(Debug, Clone)]
struct ReadyLine {
    /// The line from the battery, and the same reversed.
    paths: [TablePath; 2],
    /// The spots of the hex that touch the hexside.
    ends: Vec<Viewpoint>,
}

impl Sight {
    /// Whether a battery sees the middle of a hexside with these breaches open (R63). `board` is the one this sight
    /// belongs to.
    #[must_use]
    pub fn sees_side(&self, breaches: &Breaches, board: &Board, from: SpotId, side: BreachId) -> bool {
        let all = self.hexsides_seen(board, from);
        all.seen.has(side) || {
            let conditional = all.conditional.binary_search_by_key(&side, |conditional| conditional.side);
            conditional.is_ok_and(|index| self.sees_conditional(breaches, board, from, &all.conditional[index]))
        }
    }

    /// Returns the hexsides that a battery sees with these breaches open (R63) and that are not breached yet.
    #[must_use]
    pub fn sides_seen(&self, breaches: &Breaches, board: &Board, from: SpotId) -> Breaches {
        let all = self.hexsides_seen(board, from);
        let mut seen = all.seen;
        let opened =
            all.conditional.iter().filter(|conditional| self.sees_conditional(breaches, board, from, conditional));
        seen.extend(opened.map(|conditional| conditional.side));
        if breaches.is_empty() { seen } else { seen.without(breaches) }
    }

    /// Whether [`Sight::sides_seen`] would contain any hexside, computed faster.
    #[must_use]
    pub fn sees_a_side(&self, breaches: &Breaches, board: &Board, from: SpotId) -> bool {
        let all = self.hexsides_seen(board, from);
        all.seen.exceeds(breaches)
            || all.conditional.iter().any(|conditional| {
                !breaches.has(conditional.side) && self.sees_conditional(breaches, board, from, conditional)
            })
    }

    fn hexsides_seen(&self, board: &Board, from: SpotId) -> &HexsidesSeen {
        self.hexsides_seen[from.index()].get_or_init(|| Box::new(HexsidesSeen::new(&self.terrain, board, from)))
    }

    fn sees_conditional(&self, breaches: &Breaches, board: &Board, from: SpotId, conditional: &Conditional) -> bool {
        if breaches.is_empty() || !conditional.passes.iter().any(|breach| breaches.has(*breach)) {
            return conditional.unbreached;
        }
        let ground = BreachedTerrain { terrain: &self.terrain, board, breaches };
        let viewpoint = self.terrain.viewpoints[from.index()];
        conditional.lines.is_clear(&self.terrain, viewpoint, |path, ends| ground.is_clear(path, ends, &mut NoObserver))
    }
}

impl HexsidesSeen {
    fn new(terrain: &Terrain, board: &Board, from: SpotId) -> Self {
        let hex = board.spot(from).hex;
        let viewpoint = terrain.viewpoints[from.index()];
        let mut all = Self { seen: Breaches::NONE, conditional: Vec::new() };
        for side in board.breach_ids() {
            if board.breach_side(side).touches(hex) {
                all.seen.insert(side);
                continue;
            }
            let lines = LinesToMiddle::new(terrain, board, from, side);
            let unbreached = lines.is_clear(terrain, viewpoint, |path, [from, to]| {
                walker::is_clear(terrain, path, from, to, &mut NoObserver)
            });
            if unbreached && !terrain.breaches_close {
                all.seen.insert(side);
                continue;
            }
            let at_best = lines.is_clear(terrain, viewpoint, |path, ends| {
                walker::is_clear_over(terrain, |slot| terrain.side_at_best(slot), path, ends, &mut NoObserver)
            });
            if at_best {
                let passes = lines.passes(terrain, viewpoint);
                all.conditional.push(Conditional { side, unbreached, lines, passes });
            }
        }
        all
    }
}

impl LinesToMiddle {
    fn new(terrain: &Terrain, board: &Board, from: SpotId, side: BreachId) -> Self {
        let hex = board.spot(from).hex;
        let hexes = board.breach_side(side).hexes().map(|end| Vector::between(hex, end));
        let lines = line_steps::steps_to_middle(hexes).into_iter().map(|steps| {
            let path = TablePath::along(terrain, !hex.column.is_multiple_of(2), steps);
            let cell = (terrain.cell(hex) as i32 + path.end()) as u32;
            let touching = board.breach_opens(side).iter().flat_map(|(a, b)| [*a, *b]);
            let mut ends: Vec<SpotId> = touching.filter(|spot| terrain.viewpoints[spot.index()].cell == cell).collect();
            ends.sort_unstable();
            ends.dedup();
            let ends = ends.into_iter().map(|spot| terrain.viewpoints[spot.index()]).collect();
            let back = path.reversed();
            ReadyLine { paths: [path, back], ends }
        });
        Self(lines.collect())
    }

    /// Whether the hexside is seen, given which lines between two viewpoints are clear. `is_line_clear` gets the higher
    /// viewpoint first.
    fn is_clear(
        &self,
        terrain: &Terrain,
        from: Viewpoint,
        is_line_clear: impl Fn(&TablePath, [Viewpoint; 2]) -> bool,
    ) -> bool {
        let is_open = |line: &ReadyLine| {
            let [there, back] = &line.paths;
            line.ends.iter().any(|to| {
                if to.high && !from.high { is_line_clear(back, [*to, from]) } else { is_line_clear(there, [from, *to]) }
            })
        };
        if terrain.switches.lenient { self.0.iter().any(is_open) } else { self.0.iter().all(is_open) }
    }

    /// Returns the breaches that may be on the lines.
    fn passes(&self, terrain: &Terrain, from: Viewpoint) -> Vec<BreachId> {
        let sides = self.0.iter().flat_map(|line| line.paths[0].sides(terrain.switches.lenient));
        let slots = sides.map(|side| (from.cell as i32 * 3 + side) as usize);
        let mut passes: Vec<_> =
            slots.map(|slot| terrain.breach(slot)).filter(|breach| *breach != BreachId::NONE).collect();
        passes.sort_unstable();
        passes.dedup();
        passes
    }
}
