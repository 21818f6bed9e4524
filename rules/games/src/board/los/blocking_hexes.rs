//! Lines of sight blocked by the contents of hexes between two spots: by units, under rulebooks where they block (R22),
//! or by smoke.

use super::Sight;
use super::line_steps::Vector;
use super::step::HexToHex;
use super::table_path::{Leg, TablePath};
use super::terrain::ON_GRID;
use crate::board::{Board, SpotId};
use crate::hex::Hex;

impl Sight {
    /// Whether a line meets a hex that blocks it, other than those at its ends. If it grazes a corner or a hexside
    /// there are two ways past, and the line is clear if one of them is; under a strict rulebook, only if both are
    /// (R21).
    pub(crate) fn is_obstructed(&self, board: &Board, a: SpotId, b: SpotId, blocks: impl Fn(Hex) -> bool) -> bool {
        let [hex, target] = [a, b].map(|spot| board.spot(spot).hex);
        let start = self.terrain.viewpoints[a.index()].cell as i32;
        let path = TablePath::new(&self.terrain, hex.column % 2 != 0, Vector::between(hex, target));
        let on_map = |leg: &Leg| self.terrain.hexes[(start + leg.hex) as usize] & ON_GRID != 0;
        let meets = |leg: Leg| {
            let hex = self.terrain.hex((start + leg.hex) as usize);
            hex != target && blocks(hex)
        };
        path.steps.iter().any(|step| match step {
            HexToHex::Across(leg) => meets(*leg),
            HexToHex::Graze { ways, .. } => {
                let mut ways = ways.iter().filter(|way| on_map(&way.first));
                let mut full = ways.clone().map(|way| meets(way.first) || way.second.is_some_and(meets));
                if self.terrain.switches.lenient {
                    ways.next().is_some() && full.all(|full| full)
                } else {
                    full.any(|full| full)
                }
            }
        })
    }
}
