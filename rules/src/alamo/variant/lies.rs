//! Where a condition can hold at all, as far as the map tells before play: on which spots, over which hexsides.

use super::SideId;
use super::bounds::parts;
use super::program::{Adjust, Base, Condition, Lens, NO_ROOM, Program, Ref, Tag};
use crate::board::{Board, Breaches, SpotId, SpotSet};
use crate::map::HexsideKind;
use crate::variant::Scope;

impl Program {
    /// Whether a condition can hold with what a rule calls so on a spot: in its zone, on its level, in any room where
    /// it speaks of the room.
    pub(super) fn can_lie(&self, board: &Board, test: u32, base: Base, spot: SpotId) -> bool {
        let is_it = |thing: Ref| thing.of == base && matches!(thing.lens, Lens::Itself | Lens::Spot);
        parts(&self.conditions, test).all(|part| match self.conditions[part] {
            Condition::Zone(thing, zone) if is_it(thing) => self.zones[usize::from(zone)].has_spot(spot),
            Condition::Tag(thing, Tag::Level(level)) if is_it(thing) => board.spot(spot).level == level,
            Condition::Same(thing, Ref { of: Base::Hex(hex), .. }) if is_it(thing) => board.spot(spot).hex == hex,
            Condition::Has(flag, Ref { of, lens: Lens::Room }) if of == base => {
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
        parts(&self.conditions, test).all(|part| match self.conditions[part] {
            Condition::Zone(thing, zone) if is_it(thing) => self.zones[usize::from(zone)].has_side(side),
            Condition::Tag(thing, Tag::Kind(kind)) if is_it(thing) => {
                matches!(kind, HexsideKind::Clear | HexsideKind::Breach) || painted(kind)
            }
            _ => true,
        })
    }

    /// The spots on which something is of which any of several changes can hold; `None` for anywhere.
    pub(super) fn lies_of<'a>(
        &self,
        board: &Board,
        changes: impl IntoIterator<Item = &'a Adjust>,
        base: Base,
    ) -> Option<SpotSet> {
        let changes: Vec<_> = changes.into_iter().collect();
        let mut spots = SpotSet::new(board.len());
        for spot in board.ids() {
            if changes.iter().any(|change| self.can_lie(board, change.condition, base, spot)) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alamo::variant::ask::Asking;
    use crate::alamo::variant::{HAUL, Item, Roles, WALK};
    use crate::alamo::{Game, PieceId, Position};
    use crate::fixture::alamo_with;
    use crate::side::Side;

    /// The start with a unit on a spot, and every flag but that of a door past shutting on all that a step speaks of.
    fn flagged(game: &Game, unit: PieceId, from: SpotId, to: SpotId, via: SideId) -> Position {
        let (program, mut position) = (game.program.as_deref().unwrap(), game.start());
        position.put(unit, game.piece(unit).is_unit(), from);
        let asking = Asking { game, program, position: &game.start };
        let spots = [from, to].into_iter().flat_map(|spot| [Item::Spot(spot), asking.room(spot)]);
        for item in spots.chain([Item::Game, Item::Piece(unit), Item::Side(via)]) {
            for (flag, place) in (0..).zip(&program.flags) {
                if !place.name.ends_with("broken") {
                    program.mark(&mut position.marks, flag, item, 1);
                }
            }
        }
        position
    }

    #[test]
    fn no_condition_holds_of_a_step_where_it_cannot_lie() {
        let game = Game::new(&alamo_with(|_| true)).unwrap();
        let (program, board) = (game.program.as_deref().unwrap(), &game.board);
        let changes = program.changes.iter().flatten().map(|change| change.condition);
        let rules = program.rules.iter().map(|rule| rule.condition);
        let tests: Vec<_> = rules.chain(changes).map(|test| (test, program.spots_passed(board, test))).collect();
        let units = Side::ALL.map(|side| game.units(side)[0]);
        let (mut held, mut left_out) = (0, 0);
        for from in board.ids().step_by(5) {
            for (crossing, unit) in board.crossings(from).iter().zip(units.into_iter().cycle()) {
                let (to, via) = (crossing.to, game.side_id(from, crossing));
                let position = flagged(&game, unit, from, to, via);
                let asking = Asking { game: &game, program, position: &position };
                for ((test, around), mode) in tests.iter().zip([WALK, HAUL].into_iter().cycle()) {
                    let ends = [(Base::From, from), (Base::To, to), (Base::Unit, from)];
                    let lies = ends.iter().all(|(base, spot)| program.can_lie(board, *test, *base, *spot));
                    let beside = program.can_pass(*test, via) && around.contains(from) && around.contains(to);
                    let can_hold = lies && (via == SideId::NONE || beside);
                    let holds = asking.holds(*test, &Roles { from, to, via, mode, ..Roles::of(unit) });
                    assert!(!holds || can_hold, "{test} {from:?} {to:?} {via:?}");
                    held += u32::from(holds);
                    left_out += u32::from(!can_hold);
                }
            }
        }
        assert!(held > 1_000 && left_out > 1_000, "{held} {left_out}");
    }
}
