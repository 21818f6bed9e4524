//! Lines of sight, compared with walking a line of hexes with `hexx`.

use std::hint::black_box;

use rules::alamo::Game;
use rules::board::SpotId;
use rules::board::los::Sight;
use rules::map::MapDocument;
use rules::project::Project;
use rules::spot::Level;

use crate::measure::{Pair, pair};
use crate::scene::Draws;

/// The peer's board: the hexes that block the line of sight, in one flat array.
struct Flat {
    stride: usize,
    hides: Vec<bool>,
    hexes: Vec<hexx::Hex>,
}

impl Flat {
    fn new(map: &MapDocument) -> Self {
        let stride = usize::from(map.grid.rows) + 2;
        let mut hides = vec![true; stride * (usize::from(map.grid.columns) + 2)];
        for hex in map.grid.hexes() {
            let open = map.storeys(hex).iter().any(|storey| storey.level == Level::Ground);
            hides[usize::from(hex.column) * stride + usize::from(hex.row)] = !open;
        }
        Self { stride, hides, hexes: map.grid.hexes().map(rules::hex::Hex::axial).collect() }
    }

    /// Walks the line between two hexes and stops at the first blocking hex.
    fn clear(&self, from: hexx::Hex, to: hexx::Hex) -> bool {
        from.line_to(to).all(|hex| {
            if hex == from || hex == to {
                return true;
            }
            let [column, row] = hex.to_offset_coordinates(hexx::OffsetHexMode::Odd, hexx::HexOrientation::Flat);
            !self.hides[(column + 1) as usize * self.stride + (row + 1) as usize]
        })
    }
}

/// Times single queries about hexes drawn from the whole map: a bit test for ours, a walk for the peer.
pub(crate) fn query(project: &Project, game: &Game) -> Pair {
    let (flat, mut draws) = (Flat::new(&project.map), Draws::new(1836));
    let hexes: Vec<_> = project.map.grid.hexes().collect();
    let pairs: Vec<_> = (0..1 << 14).map(|_| [(); 2].map(|()| hexes[draws.below(hexes.len())])).collect();
    let spots: Vec<[SpotId; 2]> = pairs
        .iter()
        .map(|pair| pair.map(|hex| game.board().spots_of(hex).next().expect("every hex has a spot")))
        .collect();
    let lines: Vec<_> = pairs.iter().map(|pair| pair.map(rules::hex::Hex::axial)).collect();
    let sight = game.sight();
    pair(
        &mut || {
            let seen = spots.iter().filter(|[a, b]| sight.clear(*a, *b)).count();
            black_box(seen);
            spots.len() as u64
        },
        &mut || {
            let seen = lines.iter().filter(|[a, b]| flat.clear(*a, *b)).count();
            black_box(seen);
            lines.len() as u64
        },
    )
}

/// Times all pairs at once: ours over all spots of both levels, the peer's over all ordered pairs of hexes.
pub(crate) fn matrix(project: &Project, game: &Game) -> Pair {
    let flat = Flat::new(&project.map);
    pair(
        &mut || {
            black_box(Sight::new(&project.map, game.board()));
            1
        },
        &mut || {
            let from = |a: &hexx::Hex| flat.hexes.iter().filter(|b| flat.clear(*a, **b)).count();
            black_box(flat.hexes.iter().map(from).sum::<usize>());
            1
        },
    )
}
