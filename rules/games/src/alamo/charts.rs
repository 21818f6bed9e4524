//! The charts of the 1981 game with which a board is compiled.

use crate::board::{Charts, Crossing, CrossingEffects, SightRules};
use crate::map::HexsideKind;
use crate::rulebook::{ParameterValue, Rulebook};

/// Returns a rulebook's charts for every kind of hexside: its Terrain Effects Chart (5.7), the rows of its combat table
/// (8.8), and the house rulings on breaches and sight.
#[must_use]
pub fn charts(rulebook: &Rulebook) -> Charts {
    Charts {
        passages: passages(rulebook),
        rows: rows(rulebook),
        breachable: breachable(rulebook),
        // R65.
        upper_floors: false,
        roof_edge: rulebook.flag("breach.roof_edge"),
        // R19, R21.
        sight: SightRules {
            low_walls: rulebook.flag("los.low_wall_blocks"),
            roof_depth: rulebook.flag("los.roof_depth_blocks"),
            lenient: rulebook.value("los.graze") != Some(ParameterValue::Text("strict".to_owned())),
        },
    }
}

/// The effects of crossing each kind (5.2, 5.7).
fn passages(rulebook: &Rulebook) -> [CrossingEffects; HexsideKind::ALL.len()] {
    let hex_cost = rulebook.number("move.hex_cost").clamp(0, 99) as u8;
    let zones = rulebook.number("zoc.radius") > 0;
    let most = Crossing::PROHIBITED - 1;
    HexsideKind::ALL.map(|kind| {
        rulebook.effect(kind).map_or(CrossingEffects::CLOSED, |effect| CrossingEffects {
            cost: effect.cost.map_or(Crossing::PROHIBITED, |cost| hex_cost.saturating_add(cost).min(most)),
            zoc: zones && effect.zoc,
            melee: effect.melee,
            battery: effect.battery,
            height: effect.height,
        })
    })
}

/// The row of the combat table for each kind.
fn rows(rulebook: &Rulebook) -> [u8; HexsideKind::ALL.len()] {
    HexsideKind::ALL.map(|kind| {
        let effect = rulebook.effect(kind);
        let row = effect.and_then(|effect| rulebook.combat_rows.iter().position(|row| row.row == effect.row));
        row.map_or(0, |row| row as u8)
    })
}

/// The kinds listed in `breach.types` (R62).
///
/// The high palisade counts as a wooden wall here. Clear hexsides and existing breaches cannot be breached.
fn breachable(rulebook: &Rulebook) -> [bool; HexsideKind::ALL.len()] {
    let list = match rulebook.value("breach.types") {
        Some(ParameterValue::Text(list)) => list,
        Some(ParameterValue::Flag(_) | ParameterValue::Number(_)) | None => String::new(),
    };
    let mut listed = [false; HexsideKind::ALL.len()];
    for kind in HexsideKind::ALL {
        listed[kind as usize] = list.split_whitespace().any(|word| word == kind.name());
    }
    let stands = |kind: HexsideKind| !matches!(kind, HexsideKind::Clear | HexsideKind::Breach);
    let wooden = |kind: HexsideKind| kind == HexsideKind::HighPalisade && listed[HexsideKind::WoodenWall as usize];
    HexsideKind::ALL.map(|kind| stands(kind) && (listed[kind as usize] || wooden(kind)))
}
