//! Flags: where they are kept, and what carries them.

use super::{Program, Source};
use crate::alamo::variant::flag_values::{FlagBit, Marks};
use crate::alamo::variant::{Item, SideId};
use crate::alamo::{Phase, PieceId};
use crate::board::SpotId;
use crate::side::Side;
use crate::variant::{Lasts, Scope};
use crate::words::Words;
/// Where a flag is kept.
#[derive(Debug, Clone)]
pub(in crate::alamo::variant) struct FlagPlace {
    pub(in crate::alamo::variant) name: String,
    /// The variant, by its place among those in force.
    pub(in crate::alamo::variant) variant: u16,
    pub(in crate::alamo::variant) of: Scope,
    pub(in crate::alamo::variant) first: u16,
    /// The address behind its last.
    pub(in crate::alamo::variant) end: u16,
    pub(in crate::alamo::variant) most: u8,
    pub(in crate::alamo::variant) lasts: Lasts,
    pub(in crate::alamo::variant) hide_from: Option<Side>,
    /// The flag that says it has been revealed.
    pub(in crate::alamo::variant) revealed: Option<u16>,
    /// The picture of its marker; none is drawn without.
    pub(in crate::alamo::variant) icon: String,
    /// What it means.
    pub(in crate::alamo::variant) says: Words,
}

impl Program {
    /// The address of a flag of a thing; `None` when such a thing has no such flag.
    pub(in crate::alamo::variant) fn address(&self, flag: u16, item: Item) -> Option<u16> {
        let place = &self.flags[usize::from(flag)];
        let at = match (place.of, item) {
            (Scope::Game, _) => 0,
            (Scope::Column, Item::Column(column)) => u16::from(column),
            (Scope::Unit, Item::Piece(piece)) => u16::from(piece.0),
            (Scope::Spot, Item::Spot(spot)) => spot.0,
            (Scope::Hexside, Item::Side(side)) => side.0,
            (Scope::Room, Item::Room(room)) => u16::from(room),
            _ => return None,
        };
        let address = place.first.checked_add(at)?;
        (address < place.end).then_some(address)
    }

    /// Sets a flag of a thing; `None` when such a thing has no such flag, else whether it was another before.
    pub(in crate::alamo::variant) fn mark(&self, marks: &mut Marks, flag: u16, item: Item, value: u8) -> Option<bool> {
        self.address(flag, item).map(|address| marks.set(FlagBit::of(flag), address, value))
    }

    /// The thing that carries a flag at an address.
    pub(in crate::alamo::variant) fn owner(&self, flag: u16, address: u16) -> Item {
        let place = &self.flags[usize::from(flag)];
        let at = address.saturating_sub(place.first);
        match place.of {
            Scope::Game => Item::Game,
            Scope::Column => Item::Column(at as u8),
            Scope::Unit => Item::Piece(PieceId(at as u8)),
            Scope::Spot => Item::Spot(SpotId(at)),
            Scope::Hexside => Item::Side(SideId(at)),
            Scope::Room => Item::Room(at as u8),
        }
    }

    /// The sorts of flags one of which must be up for any rule to be on offer, by phase.
    pub(in crate::alamo::variant) fn offered(&self) -> [u64; Phase::COUNT] {
        let mut phases = [0; Phase::COUNT];
        for offer in &self.offers {
            let found = self.queries[usize::from(offer.query)];
            let flag = if let Source::Flagged(flag) = found.from { Some(flag) } else { found.flag };
            let found = flag.map_or(FlagBit::NONE, |flag| FlagBit::of(flag).bit());
            // Both must be up: where the rule waits for none, that of what it finds tells more.
            let sorts = self.rules[usize::from(offer.rule)].guard.sorts[offer.phase as usize];
            phases[offer.phase as usize] |= if sorts & FlagBit::NONE != 0 { found } else { sorts };
        }
        phases
    }

    /// The flag of an address.
    pub(in crate::alamo::variant) fn flag_at(&self, address: u16) -> Option<u16> {
        let found = self.flags.iter().position(|place| (place.first..place.end).contains(&address));
        found.map(|flag| flag as u16)
    }
}
