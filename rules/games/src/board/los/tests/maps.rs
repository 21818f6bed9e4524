//! Random maps and rulebooks.

use proptest::prelude::*;

use super::{charts, plain};
use crate::board::{Board, SpotId};
use crate::hex::{Direction, Hex};
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::{Ground, HexEntry, HexsideEntry, HexsideKind, MapDocument, Protects, Storey};
use crate::provenance::Provenance;
use crate::rulebook::{ParameterValue, Rulebook, Setting};
use crate::spot::Level;
use crate::text::Document;

/// Returns a random hex entry, mostly open ground.
fn hex_entry(hex: Hex, pick: u8) -> Option<HexEntry> {
    let ground = match pick {
        0..70 => return None,
        70..80 => Ground::Floor,
        80..90 => Ground::Platform,
        _ => Ground::Churchyard,
    };
    let mut entry = HexEntry::new(hex, ground, Provenance::default());
    if ground == Ground::Churchyard {
        entry.levels = vec![Storey::new(Level::In, 1)];
        entry.open_top = true;
    }
    Some(entry)
}

/// Maps of at most `most` columns and rows with all features.
pub(super) fn maps(most: u16) -> impl Strategy<Value = MapDocument> {
    (2..=most, 2..=most).prop_flat_map(|(columns, rows)| {
        let hexes = usize::from(columns) * usize::from(rows);
        let picks = proptest::collection::vec(0..100_u8, hexes);
        let sides = proptest::collection::vec((0..100_u8, 0..14_usize, 0..3_u8), hexes * 3);
        (picks, sides).prop_map(move |(picks, sides)| {
            let mut map = plain(columns, rows);
            let mut sides = sides.into_iter();
            for (hex, pick) in map.grid.hexes().zip(picks) {
                map.hexes.extend(hex_entry(hex, pick));
                for direction in [Direction::South, Direction::NorthEast, Direction::SouthEast] {
                    let (Some((chance, kind, layer)), Some(other)) = (sides.next(), hex.neighbour(direction)) else {
                        continue;
                    };
                    if chance < 30 && map.grid.contains(other) {
                        let layer = Layer::ALL.get(usize::from(layer)).copied();
                        let at = LayeredSide { side: Hexside::new(hex, other), layer };
                        let (kind, by) = (HexsideKind::ALL[kind], Provenance::default());
                        map.hexsides.push(HexsideEntry { at, kind, protects: Protects::Both, by });
                    }
                }
            }
            map.sort();
            map
        })
    })
}

/// The charts with every combination of the three switches.
pub(super) fn rulebooks() -> impl Strategy<Value = Rulebook> {
    any::<[bool; 3]>().prop_map(|[low, deep, strict]| {
        let mut rulebook = charts();
        rulebook.parameters.retain(|setting| !setting.name.starts_with("los."));
        let graze = ParameterValue::Text(if strict { "strict" } else { "lenient" }.to_owned());
        for (name, value) in [
            ("los.low_wall_blocks", ParameterValue::Flag(low)),
            ("los.roof_depth_blocks", ParameterValue::Flag(deep)),
            ("los.graze", graze),
        ] {
            rulebook.parameters.push(Setting { name: name.to_owned(), value, by: Provenance::default() });
        }
        rulebook
    })
}

/// Every pair of spots.
pub(super) fn pairs(board: &Board) -> impl Iterator<Item = (SpotId, SpotId)> + '_ {
    board.ids().flat_map(|a| board.ids().map(move |b| (a, b)))
}
