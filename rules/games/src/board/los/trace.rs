//! Everything a line of sight meets from end to end, so that a verdict can be checked with a ruler.

use super::breached_terrain::BreachedTerrain;
use super::line_steps::Vector;
use super::step::{HexToHex, WayPast};
use super::table_path::{Leg, TablePath, TableStep};
use super::terrain::ON_GRID;
use super::walker::{Observer, Obstacle};
use super::{Blocker, Sight, SightLines};
use crate::board::{Board, Breaches, SpotId};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::map::HexsideKind;

/// One step of a line: what it meets, and whether it goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meeting {
    /// What the line meets.
    pub what: LineContact,
    /// Whether the line goes on; `None` beyond the point where it is blocked, which is not evaluated.
    pub open: Option<bool>,
    /// What blocks the line here.
    pub blockers: Vec<Blocker>,
}

/// What a line meets at a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineContact {
    /// It crosses a hexside.
    Hexside(CrossedHexside),
    /// It goes through a corner, or along a whole hexside: there are two ways past (R21).
    Graze {
        /// The hexes that meet at the corner, or those at the hexside and at its two ends; only those on the map.
        hexes: Vec<Hex>,
        /// The hexside it runs along; `None` at a corner.
        along: Option<Hexside>,
        /// The way past on the left, seen from the start of the line; `None` off the map.
        left: Option<WayPastGraze>,
        /// The way past on the right, likewise.
        right: Option<WayPastGraze>,
    },
}

/// One way past a graze.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WayPastGraze {
    /// The hexsides it crosses, one or two.
    pub sides: Vec<CrossedHexside>,
    /// Whether it is clear; `None` beyond the point where the line is blocked.
    pub open: Option<bool>,
}

/// A hexside a line crosses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CrossedHexside {
    /// The hexside.
    pub side: Hexside,
    /// The kinds on its layers, except clear ones.
    pub kinds: Vec<(Layer, HexsideKind)>,
}

impl SightLines {
    /// Returns everything the line between two spots meets, in order from the first.
    #[must_use]
    pub fn trace(&self, breaches: &Breaches, board: &Board, a: SpotId, b: SpotId) -> Vec<Meeting> {
        BreachedTerrain { terrain: &self.terrain, board, breaches }.trace(a, b)
    }
}

impl Sight {
    /// Like [`SightLines::trace`], of the board this sight belongs to.
    #[must_use]
    pub fn trace(&self, breaches: &Breaches, board: &Board, a: SpotId, b: SpotId) -> Vec<Meeting> {
        BreachedTerrain { terrain: &self.terrain, board, breaches }.trace(a, b)
    }
}

impl BreachedTerrain<'_> {
    fn trace(self, a: SpotId, b: SpotId) -> Vec<Meeting> {
        if self.is_reversed(a, b) {
            return self.trace(b, a).into_iter().rev().map(Meeting::turned).collect();
        }
        let [hex, target] = [a, b].map(|spot| self.board.spot(spot).hex);
        let path = TablePath::new(self.terrain, hex.column % 2 != 0, Vector::between(hex, target));
        let mut steps = Steps::default();
        if path.is_far() {
            self.is_clear(&path, self.viewpoints(a, b), &mut steps);
        } else {
            // Neighbours are decided by their own rules (R18, R23).
            let line = self.explain(a, b);
            steps.done.push(Went { open: line.clear, ways: [None; 2], obstacles: Vec::new() });
        }
        let start = self.terrain.cell(hex) as i32;
        let mut before = hex;
        let mut done = steps.done.into_iter();
        let meeting = |step: &TableStep| {
            let went = done.next();
            let blockers = match &went {
                Some(went) if !went.open && path.is_far() => {
                    let mut all: Vec<_> = went.obstacles.iter().map(|obstacle| self.blocker(obstacle)).collect();
                    all.sort_unstable();
                    all.dedup();
                    all
                }
                Some(went) if !went.open => self.explain(a, b).blockers,
                _ => Vec::new(),
            };
            let (what, behind) = self.met(start, before, *step, went.as_ref());
            before = behind;
            Meeting { what, open: went.map(|went| went.open), blockers }
        };
        path.steps.iter().map(meeting).collect()
    }

    /// Returns what a step meets from a hex, and the hex behind it.
    fn met(self, start: i32, before: Hex, step: TableStep, went: Option<&Went>) -> (LineContact, Hex) {
        let hex = |leg: &Leg| self.terrain.hex((start + leg.hex) as usize);
        match step {
            HexToHex::Across(leg) => (LineContact::Hexside(self.passage(start, leg, before)), hex(&leg)),
            HexToHex::Graze { ways, along } => {
                let is_on_map = |leg: &Leg| self.terrain.hexes[(start + leg.hex) as usize] & ON_GRID != 0;
                let behind = hex(&ways[0].last());
                let [l, r] = ways.map(|way| way.first);
                let ends = [Some(before), along.map(|_| behind)].into_iter().flatten();
                let between = [l, r].into_iter().filter(is_on_map).map(|leg| hex(&leg));
                let mut hexes: Vec<Hex> = ends.chain(between).collect();
                hexes.sort_unstable();
                let [left, right] = [0, 1].map(|at| {
                    let open = went.map(|went| went.ways[at].unwrap_or(false));
                    let sides = || self.crossed(start, before, ways[at]);
                    is_on_map(&ways[at].first).then(|| WayPastGraze { sides: sides(), open })
                });
                let along = along.filter(|_| is_on_map(&l) && is_on_map(&r)).map(|_| Hexside::new(hex(&l), hex(&r)));
                (LineContact::Graze { hexes, along, left, right }, behind)
            }
        }
    }

    fn crossed(self, start: i32, before: Hex, way: WayPast<Leg>) -> Vec<CrossedHexside> {
        let between = self.terrain.hex((start + way.first.hex) as usize);
        let second = way.second.map(|leg| self.passage(start, leg, between));
        std::iter::once(self.passage(start, way.first, before)).chain(second).collect()
    }

    fn passage(self, start: i32, leg: Leg, before: Hex) -> CrossedHexside {
        let slot = (start * 3 + leg.side) as usize;
        let kinds = Layer::ALL.map(|layer| (layer, self.terrain.kind_through(self.breaches, slot, layer)));
        let kinds = kinds.into_iter().filter(|(_, kind)| *kind != HexsideKind::Clear).collect();
        CrossedHexside { side: Hexside::new(before, self.terrain.hex((start + leg.hex) as usize)), kinds }
    }
}

impl Meeting {
    /// Returns the same meeting in a game in which obstacles block by a rule of its own.
    #[must_use]
    pub fn ruled_by(mut self, rule: &'static str) -> Self {
        self.blockers.iter_mut().for_each(|blocker| *blocker = blocker.ruled_by(rule));
        self
    }

    /// Returns the same meeting as seen from the other end of the line.
    fn turned(self) -> Self {
        let what = match self.what {
            LineContact::Hexside(passage) => LineContact::Hexside(passage),
            LineContact::Graze { hexes, along, left, right } => {
                let back = |past: Option<WayPastGraze>| {
                    past.map(|WayPastGraze { mut sides, open }| {
                        sides.reverse();
                        WayPastGraze { sides, open }
                    })
                };
                LineContact::Graze { hexes, along, left: back(right), right: back(left) }
            }
        };
        Self { what, ..self }
    }
}

/// An observer that records the result of each step.
#[derive(Default)]
struct Steps {
    done: Vec<Went>,
    ways: [Option<bool>; 2],
    obstacles: Vec<Obstacle>,
}

struct Went {
    open: bool,
    /// Whether each of the two ways past a graze is clear.
    ways: [Option<bool>; 2],
    obstacles: Vec<Obstacle>,
}

impl Observer for Steps {
    fn blocked(&mut self, obstacle: Obstacle) {
        self.obstacles.push(obstacle);
    }

    fn way(&mut self, at: usize, open: bool) {
        self.ways[at] = Some(open);
    }

    fn step(&mut self, stopped: bool) {
        let (ways, obstacles) = (std::mem::take(&mut self.ways), std::mem::take(&mut self.obstacles));
        self.done.push(Went { open: !stopped, ways, obstacles });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    /// Every line of the mission: it starts and ends in the right hexes, the steps are contiguous, and it is blocked by
    /// what the verdict says.
    #[test]
    fn a_trace_leads_from_end_to_end_and_agrees_with_the_verdict() {
        let project = fixture::mission();
        let board = Board::new(&project.map, crate::alamo::charts(&project.rulebook));
        let lines = SightLines::new(&project.map, &board);
        let mut grazes = 0;
        for a in board.ids() {
            for b in board.ids().filter(|b| board.spot(*b).hex != board.spot(a).hex) {
                let names = format!("{} {}", board.spot(a), board.spot(b));
                let (line, trace) =
                    (lines.line(&Breaches::NONE, &board, a, b), lines.trace(&Breaches::NONE, &board, a, b));
                let mut at = board.spot(a).hex;
                for meeting in &trace {
                    let walked = match &meeting.what {
                        LineContact::Hexside(passage) => vec![std::slice::from_ref(passage)],
                        LineContact::Graze { left, right, .. } => {
                            grazes += 1;
                            [left, right].into_iter().flatten().map(|past| past.sides.as_slice()).collect()
                        }
                    };
                    let behind = |sides: &[CrossedHexside]| sides.iter().try_fold(at, |hex, own| own.side.other(hex));
                    let ends: Vec<_> = walked.into_iter().map(|sides| behind(sides).expect(&names)).collect();
                    at = ends[0];
                    assert!(ends.iter().all(|end| *end == at), "{names}");
                }
                assert_eq!(at, board.spot(b).hex, "{names}");
                assert_eq!(line.clear, trace.iter().all(|own| own.open == Some(true)), "{names}");
                let blockers: Vec<_> = trace.iter().flat_map(|own| own.blockers.clone()).collect();
                assert_eq!(blockers, line.blockers, "{names}");
                let mut back = lines.trace(&Breaches::NONE, &board, b, a);
                back.reverse();
                assert_eq!(back.into_iter().map(Meeting::turned).collect::<Vec<_>>(), trace, "{names}");
            }
        }
        assert!(grazes > 100);
    }

    #[test]
    fn of_two_ways_past_a_corner_the_open_one_is_named() {
        let project = fixture::alamo();
        let board = Board::new(&project.map, crate::alamo::charts(&project.rulebook));
        let lines = SightLines::new(&project.map, &board);
        let id = |spot: &str| board.id(spot.parse().unwrap()).unwrap();
        let trace = lines.trace(&Breaches::NONE, &board, id("1208"), id("1408/in"));
        let [Meeting { what: LineContact::Graze { along, left: Some(left), right: Some(right), .. }, open, .. }] =
            &trace[..]
        else {
            panic!("{trace:?}")
        };
        assert_eq!((along.unwrap().to_string().as_str(), *open), ("1308/1309", Some(true)));
        let sides = |past: &WayPastGraze| past.sides.iter().map(|own| own.side.to_string()).collect::<Vec<_>>();
        assert_eq!(
            (sides(left), sides(right)),
            (
                vec!["1208/1308".to_owned(), "1308/1408".to_owned()],
                vec!["1208/1309".to_owned(), "1309/1408".to_owned()],
            )
        );
        assert_eq!(
            left.sides[1].kinds,
            [(Layer::Ground, HexsideKind::Gunslit), (Layer::Upper, left.sides[1].kinds[1].1)]
        );
    }
}
