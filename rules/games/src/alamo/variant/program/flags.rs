//! Flags: where they are stored, and what carries them.

use super::{Program, Source};
use crate::alamo::variant::flag_values::{FlagBit, Marks};
use crate::alamo::variant::{Item, SideId};
use crate::alamo::{Phase, PieceId};
use crate::board::SpotId;
use crate::side::Side;
use crate::variant::{Lasts, Scope};
use crate::words::Words;
/// The storage of a flag.
#[derive(Debug, Clone)]
pub(in crate::alamo::variant) struct FlagPlace {
    pub(in crate::alamo::variant) name: String,
    /// The index of its variant among those in force.
    pub(in crate::alamo::variant) variant: u16,
    pub(in crate::alamo::variant) of: Scope,
    pub(in crate::alamo::variant) first: u16,
    /// The address after its last.
    pub(in crate::alamo::variant) end: u16,
    pub(in crate::alamo::variant) most: u8,
    pub(in crate::alamo::variant) lasts: Lasts,
    pub(in crate::alamo::variant) hide_from: Option<Side>,
    /// The flag that records that it has been revealed.
    pub(in crate::alamo::variant) revealed: Option<u16>,
    /// The icon of its marker; none is drawn if it is empty.
    pub(in crate::alamo::variant) icon: String,
    /// What it means.
    pub(in crate::alamo::variant) says: Words,
}

impl Program {
    /// Returns the address of a flag of a thing; `None` if such a thing has no such flag.
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

    /// Sets a flag of a thing; returns whether its value changed, or `None` if such a thing has no such flag.
    pub(in crate::alamo::variant) fn mark(&self, marks: &mut Marks, flag: u16, item: Item, value: u8) -> Option<bool> {
        self.address(flag, item).map(|address| marks.set(FlagBit::new(flag), address, value))
    }

    /// Returns the thing whose flag is at an address.
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
            Scope::Area => Item::Nothing,
        }
    }

    /// Returns the sorts of flags of which one must be up for any rule to be on offer, by phase.
    pub(in crate::alamo::variant) fn offered(&self) -> [u64; Phase::COUNT] {
        let mut phases = [0; Phase::COUNT];
        for offer in &self.offers {
            let found = self.queries[usize::from(offer.query)];
            let flag = if let Source::Flagged(flag) = found.from { Some(flag) } else { found.flag };
            let found = flag.map_or(FlagBit::NONE, |flag| FlagBit::new(flag).bit());
            // Both must be up: if the rule waits for none, the flag of what it finds is more specific.
            let sorts = self.rules[usize::from(offer.rule)].guard.sorts[offer.phase as usize];
            phases[offer.phase as usize] |= if sorts & FlagBit::NONE != 0 { found } else { sorts };
        }
        phases
    }

    /// Returns the flag at an address.
    pub(in crate::alamo::variant) fn flag_at(&self, address: u16) -> Option<u16> {
        let found = self.flags.iter().position(|place| (place.first..place.end).contains(&address));
        found.map(|flag| flag as u16)
    }
}
