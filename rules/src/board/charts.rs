//! What a rulebook says of every kind of hexside, read once for a board.

use super::Crossing;
use crate::map::HexsideKind;
use crate::rulebook::{Rulebook, Value};

/// The charts as tables by the place of a kind in [`HexsideKind::ALL`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Charts {
    /// A crossing of each kind, for everything but where it leads.
    pub(super) crossings: [Crossing; HexsideKind::ALL.len()],
    /// The row of the combat table; 0 where nothing protects.
    pub(super) rows: [u8; HexsideKind::ALL.len()],
    /// Whether it can be breached (R62).
    pub(super) breachable: [bool; HexsideKind::ALL.len()],
    /// Whether a breach opens the edge of a roof too (R65).
    pub(super) roof_edge: bool,
}

impl Charts {
    pub(super) fn of(rulebook: &Rulebook) -> Self {
        Self {
            crossings: Crossing::charts(rulebook),
            rows: rows(rulebook),
            breachable: breachable(rulebook),
            roof_edge: rulebook.flag("breach.roof_edge"),
        }
    }

    /// A crossing through a breach, for everything but where it leads.
    #[inline]
    pub(super) const fn breached(&self) -> &Crossing {
        &self.crossings[HexsideKind::Breach as usize]
    }
}

/// The row of the combat table of each kind.
fn rows(rulebook: &Rulebook) -> [u8; HexsideKind::ALL.len()] {
    HexsideKind::ALL.map(|kind| {
        let effect = rulebook.effect(kind);
        let row = effect.and_then(|effect| rulebook.combat_rows.iter().position(|row| row.row == effect.row));
        row.map_or(0, |row| row as u8)
    })
}

/// The kinds `breach.types` lists (R62).
///
/// The high palisade is a wooden wall here. Where nothing stands, or where there is a hole already, nothing is opened.
fn breachable(rulebook: &Rulebook) -> [bool; HexsideKind::ALL.len()] {
    let list = match rulebook.value("breach.types") {
        Some(Value::Text(list)) => list,
        Some(Value::Flag(_) | Value::Number(_)) | None => String::new(),
    };
    let mut listed = [false; HexsideKind::ALL.len()];
    for kind in HexsideKind::ALL {
        listed[kind as usize] = list.split_whitespace().any(|word| word == kind.name());
    }
    let stands = |kind: HexsideKind| !matches!(kind, HexsideKind::Clear | HexsideKind::Breach);
    let wooden = |kind: HexsideKind| kind == HexsideKind::HighPalisade && listed[HexsideKind::WoodenWall as usize];
    HexsideKind::ALL.map(|kind| stands(kind) && (listed[kind as usize] || wooden(kind)))
}
