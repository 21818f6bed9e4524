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
            Test::Same(thing, Ref { of: Base::Hex(hex), .. }) if is_it(thing) => board.spot(spot).hex == hex,
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
            Test::Zone(thing, zone) if is_it(thing) => self.zones[usize::from(zone)].has_side(side),
            Test::Tag(thing, Tag::Kind(kind)) if is_it(thing) => kind == HexsideKind::Clear || painted(kind),
            _ => true,
        })
    }

    /// The spots on which something is of which any of several changes can hold; `None` for anywhere.
    pub(super) fn lies_of<'a>(
        &self,
        board: &Board,
        changes: impl IntoIterator<Item = &'a Change>,
        base: Base,
    ) -> Option<SpotSet> {
        let changes: Vec<_> = changes.into_iter().collect();
        let mut spots = SpotSet::new(board.len());
        for spot in board.ids() {
            if changes.iter().any(|change| self.can_lie(board, change.test, base, spot)) {
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
    use crate::alamo::variant::{HAUL, Item, Roles, WALK};
    use crate::alamo::{Game, PieceId};
    use crate::fixture::alamo_with;

    /// Whatever the flags: each is put up wherever the rule may look for it.
    #[test]
    fn no_condition_holds_of_a_step_where_it_cannot_lie() {
        let game = Game::new(&alamo_with(|_| true)).unwrap();
        let program = game.program.as_deref().unwrap();
        let changes = program.changes.iter().flatten().map(|change| change.test);
        let tests: Vec<u32> = program.rules.iter().map(|rule| rule.test).chain(changes).collect();
        let passed: Vec<_> = tests.iter().map(|test| program.spots_passed(&game.board, *test)).collect();
        let movers: Vec<PieceId> =
            game.units(crate::side::Side::Texan)[..2].iter().chain(game.leaders()).copied().collect();
        let (mut held, mut ruled_out) = (0, 0);
        for from in game.board.ids().step_by(5) {
            for crossing in game.board.crossings(from) {
                let (to, via) = (crossing.to, game.side_id(from, crossing));
                for unit in movers.iter().copied() {
                    let mut position = game.start();
                    position.put(unit, game.piece(unit).is_unit(), from);
                    let asking = game.asking(&position).unwrap();
                    let at_hand = [
                        Item::Game,
                        Item::Piece(unit),
                        Item::Spot(to),
                        Item::Spot(from),
                        Item::Side(via),
                        asking.room(to),
                        asking.room(from),
                    ];
                    let flags = (0..program.flags.len() as u16).flat_map(|flag| at_hand.map(|item| (flag, item)));
                    let mut marks = position.marks;
                    for (flag, item) in flags.filter(|(flag, _)| program.flags[usize::from(*flag)].name != "broken") {
                        program.mark(&mut marks, flag, item, 1);
                    }
                    position.marks = marks;
                    let asking = game.asking(&position).unwrap();
                    for (test, passed) in tests.iter().zip(&passed) {
                        for mode in [WALK, HAUL] {
                            let roles = Roles { from, to, via, mode, ..Roles::of(unit) };
                            let lies = [(Base::From, from), (Base::To, to), (Base::Unit, from)]
                                .iter()
                                .all(|(base, spot)| program.can_lie(&game.board, *test, *base, *spot));
                            let passes = via == SideId::NONE
                                || program.can_pass(*test, via) && passed.contains(from) && passed.contains(to);
                            let holds = asking.holds(*test, &roles);
                            assert!(!holds || lies && passes, "{test} {roles:?}");
                            held += u32::from(holds);
                            ruled_out += u32::from(!lies || !passes);
                        }
                    }
                }
            }
        }
        assert!(held > 1_000 && ruled_out > 1_000, "{held} {ruled_out}");
    }
}
