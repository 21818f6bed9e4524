//! Counters that call others to act: taking one in hand, and how far its call reaches.

use std::collections::{BTreeMap, BTreeSet};

use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::play::{Class, Offered, PieceId, Summons, Task};
use rules::spot::Level;

use super::{Play, Table, matter};
use crate::picture::overlay::{Mark, Tone};

/// The counters that may call others now: leaders who have buttons of their own while nothing is to be answered.
pub fn callers(table: &Table) -> BTreeSet<PieceId> {
    if table.task() != Task::Answer || table.is_answer() || table.asked().is_none() {
        return BTreeSet::new();
    }
    let own = table.deeds().iter().filter_map(|deed| match deed.offered {
        Offered::WithOrFree(piece) => Some(piece),
        Offered::OnMap | Offered::Always | Offered::With(_) => None,
    });
    own.filter(|piece| table.piece(*piece).class == Class::Leader && table.summons(*piece).is_some()).collect()
}

/// Those of them in a hex, the one of the level shown first.
pub(super) fn callers_in(table: &Table, hex: Hex, shown: Level) -> Vec<PieceId> {
    let able = callers(table);
    matter::pieces_in(table, hex, shown).into_iter().filter(|piece| able.contains(piece)).collect()
}

impl Play {
    /// How far a call reaches, and whom it calls: that of the counter in hand, or else of one under the pointer.
    pub fn summons(&self) -> Option<&Summons> {
        let pointed = || self.pointed.as_ref().and_then(|pointed| pointed.summons.as_ref());
        self.pick.summons.as_ref().or_else(pointed)
    }
}

/// Who may be taken in hand, each lit.
pub(super) fn ready(table: &Table) -> Vec<Mark> {
    let hexes: BTreeSet<Hex> = callers(table).into_iter().filter_map(|piece| table.hex_of(piece)).collect();
    hexes.into_iter().map(|hex| Mark::Hex(hex, Tone::Yes, String::new())).collect()
}

/// The reach of a call: its rim, who passes it on, whom it calls, who may not do everything, and who close by stays out.
pub(super) fn marks(table: &Table, summons: &Summons) -> Vec<Mark> {
    let reach: BTreeSet<Hex> = summons.reach.iter().filter_map(|spot| table.hex(*spot)).collect();
    let rim = reach.iter().flat_map(|hex| {
        let others = hex.neighbours().filter(|near| !reach.contains(near));
        others.map(|near| Mark::Side(Hexside::new(*hex, near), Tone::Preview))
    });
    let near = |hex: &Hex| reach.contains(hex) || hex.neighbours().any(|near| reach.contains(&near));
    let mut tones: BTreeMap<Hex, Tone> = BTreeMap::new();
    // What is laid later counts more.
    let left = summons.left_out.iter().filter_map(|(piece, _)| table.hex_of(*piece)).filter(near);
    tones.extend(left.map(|hex| (hex, Tone::No)));
    let bound = summons.bound.iter().filter_map(|(piece, _)| table.hex_of(*piece));
    tones.extend(bound.map(|hex| (hex, Tone::Doubt)));
    tones.extend(summons.called.iter().filter_map(|piece| table.hex_of(*piece)).map(|hex| (hex, Tone::Yes)));
    tones.extend(summons.chain.iter().filter_map(|piece| table.hex_of(*piece)).map(|hex| (hex, Tone::Preview)));
    rim.chain(tones.into_iter().map(|(hex, tone)| Mark::Hex(hex, tone, String::new()))).collect()
}
