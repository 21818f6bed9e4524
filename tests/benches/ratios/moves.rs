//! The range of one unit, compared with `pathfinding::dijkstra_reach` on the same board with the same costs.

use std::hint::black_box;

use pathfinding::prelude::dijkstra_reach;
use rules::alamo::{Game, MoveRange, Phase, PieceId, Position};
use rules::board::{Crossing, SpotId};

use crate::measure::{Pair, pair};
use crate::scene::{moments, starts};

/// The measurements.
pub(crate) struct Ranges {
    pub(crate) pair: Pair,
    /// The number of starts.
    pub(crate) starts: usize,
    /// The number of spots reached from a start, on average: ours, the peer's.
    pub(crate) spots: [usize; 2],
}

/// The peer's board: the neighbours of each spot with their costs. It ignores sides, friends and zones of control.
struct Graph(Vec<Vec<(SpotId, u32)>>);

impl Graph {
    fn new(game: &Game) -> Self {
        let board = game.board();
        let passable = |spot| board.crossings(spot).iter().filter(|crossing| crossing.cost != Crossing::PROHIBITED);
        Self(
            board
                .ids()
                .map(|spot| passable(spot).map(|crossing| (crossing.to, u32::from(crossing.cost))).collect())
                .collect(),
        )
    }

    /// Returns the number of other spots within these points.
    fn reach(&self, start: SpotId, points: u8) -> usize {
        dijkstra_reach(&start, |spot: &SpotId| self.0[spot.index()].iter().copied())
            .take_while(|reached| reached.total_cost <= u32::from(points))
            .count()
            - 1
    }
}

fn race(game: &Game, positions: &[Position], starts: &[(usize, PieceId)]) -> Ranges {
    let (graph, mut range) = (Graph::new(game), MoveRange::default());
    let mut ours = || -> usize {
        starts
            .iter()
            .map(|(at, piece)| {
                game.range(&positions[*at], *piece, &mut range);
                range.ends().count()
            })
            .sum()
    };
    let peer = || -> usize { starts.iter().map(|(at, piece)| graph.reach(positions[*at].state(*piece).at, 8)).sum() };
    let count = starts.len();
    let spots = [ours(), peer()].map(|all| all / count.max(1));
    let pair = pair(
        &mut || {
            black_box(ours());
            count as u64
        },
        &mut || {
            black_box(peer());
            count as u64
        },
    );
    Ranges { pair, starts: count, spots }
}

/// Times every unit with 8 points in every Movement Phase of a game; ours respects enemies, zones of control and
/// friends.
pub(crate) fn in_a_game(game: &Game) -> Ranges {
    let positions = moments(game, &[Phase::TexanMovement, Phase::MexicanMovement]);
    let starts = starts(game, &positions);
    race(game, &positions, &starts)
}

/// Times one unit alone on the map, from many spots: both reach the same spots.
pub(crate) fn alone(game: &Game) -> Ranges {
    let unit = game.piece_ids().find(|piece| game.piece(*piece).side == Some(rules::side::Side::Mexican));
    let unit = unit.expect("the attackers have units");
    let positions: Vec<Position> = game
        .board()
        .ids()
        .step_by(7)
        .map(|spot| {
            let mut position = game.empty();
            game.put(&mut position, unit, spot).expect("nobody else is there");
            game.open(&mut position, Phase::MexicanMovement);
            position
        })
        .collect();
    let starts = starts(game, &positions);
    race(game, &positions, &starts)
}
