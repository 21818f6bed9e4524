//! The places where the pieces of a column, command or battery enter play (D18.a, D19.c).

use super::TerrainIndex;
use crate::board::{Board, SpotId};

/// The places where the pieces of a column, command or battery enter play.
#[derive(Debug)]
pub(super) struct Quarters {
    /// Whether the map has entry places painted for it.
    pub(super) painted: bool,
    /// The spots where it enters the map: those painted for it, or all open ground at the map edge.
    pub(super) entries: Vec<SpotId>,
    /// The spots inside the fort where it can be set up: those painted for it, or all of them.
    pub(super) homes: Vec<SpotId>,
}

impl Quarters {
    /// Builds the entry places of the column, command or battery called `name`.
    pub(super) fn new(name: &str, ground: &TerrainIndex, board: &Board) -> Self {
        let painted = ground.place(name);
        let at_edge = |spot: &SpotId| {
            let hex = board.spot(*spot).hex;
            let around = hex.neighbours().filter(|near| board.spots_of(*near).next().is_some()).count();
            around < 6 && !ground.is_inside(*spot) && ground.area_of(*spot).is_some()
        };
        let home = |spot: &SpotId| ground.is_inside(*spot) && ground.area_of(*spot).is_some();
        Self {
            painted: painted.is_some(),
            entries: painted.map_or_else(|| board.ids().filter(at_edge).collect(), <[SpotId]>::to_vec),
            homes: painted.map_or_else(|| board.ids().collect(), <[SpotId]>::to_vec).into_iter().filter(home).collect(),
        }
    }
}
