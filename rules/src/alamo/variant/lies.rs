//! Where a condition can hold at all, as far as the map tells before play: on which spots, over which hexsides.

use super::SideId;
use super::bounds::parts;
use super::program::{Base, Change, Lens, NO_ROOM, Program, Ref, Tag, Test};
use crate::board::{Board, Breaches, SpotId, SpotSet};
use crate::map::HexsideKind;
use crate::variant::Scope;

impl Program {
    /// Whether a condition can hold with what a rule calls so on a spot: in its zone, on its level, in any room where
    /// it speaks of the room.
    pub(super) fn can_lie(&self, board: &Board, test: u32, base: Base, spot: SpotId) -> bool {
        let is_it = |thing: Ref| thing.of == base && matches!(thing.lens, Lens::Itself | Lens::Spot);
        parts(&self.tests, test).all(|part| match self.tests[part] {
            Test::Zone(thing, zone) if is_it(thing) => self.zones[usize::from(zone)].has_spot(spot),
            Test::Tag(thing, Tag::Level(level)) if is_it(thing) => board.spot(spot).level == level,
            Test::Has(flag, Ref { of, lens: Lens::Room }) if of == base => {
                let of_room = self.flags[usize::from(flag)].of == Scope::Room;
                !of_room || self.rooms.get(spot.index()).is_some_and(|room| *room != NO_ROOM)
            }
            _ => true,
        })
    }

    /// Whether a condition can hold with this hexside between. What stands there now stood there before play.
    pub(super) fn can_pass(&self, test: u32, side: SideId) -> bool {
        let is_it = |thing: Ref| thing == Ref { of: Base::Via, lens: Lens::Itself };
        let painted = |kind: HexsideKind| self.sides.kind(side, &Breaches::NONE) == kind;
        parts(&self.tests, test).all(|part| match self.tests[part] {
            Test::Zone(thing, zone) if is_it(thing) => {
                self.sides.get(side).is_some_and(|(side, _)| self.zones[usize::from(zone)].has_side(side))
            }
            Test::Tag(thing, Tag::Kind(kind)) if is_it(thing) => kind == HexsideKind::Clear || painted(kind),
            _ => true,
        })
    }

    /// The spots on which a unit stands of which any of several changes can hold; `None` for anywhere.
    pub(super) fn stands_of(&self, board: &Board, changes: &[Change]) -> Option<SpotSet> {
        let mut spots = SpotSet::new(board.len());
        for spot in board.ids() {
            if changes.iter().any(|change| self.can_lie(board, change.test, Base::Unit, spot)) {
                spots.insert(spot);
            }
        }
        (spots.len() < board.len()).then_some(spots)
    }

    /// The spots on either side of the hexsides with which a condition can hold.
    pub(super) fn spots_passed(&self, board: &Board, test: u32) -> SpotSet {
        let mut spots = SpotSet::new(board.len());
        for side in (0..self.sides.len() as u16).map(SideId).filter(|side| self.can_pass(test, *side)) {
            self.sides.beside(side).iter().for_each(|spot| _ = spots.insert(*spot));
        }
        spots
    }
}
