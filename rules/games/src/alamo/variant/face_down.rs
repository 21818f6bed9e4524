//! Counters that lie face down: a side sees that a counter is there, but not which.
//!
//! The view of a position keeps the counters and permutes their names in a fixed order of places, so that it reveals
//! nothing hidden. An action chosen in such a view is translated back to the names of the position.

use super::flag_values::FlagBit;
use super::program::Program;
use super::{Item, Quantity, Roles};
use crate::alamo::piece_set::PieceSet;
use crate::alamo::position::PieceState;
use crate::alamo::{Action, Game, PieceId, Position};
use crate::board::SpotId;
use crate::side::Side;
use crate::variant::Scope;

/// The permutation of counters as a side sees them.
#[derive(Debug, Clone)]
pub struct FaceDown {
    /// The indistinguishable counters, each with the one it is seen as.
    pairs: Vec<(PieceId, PieceId)>,
}

impl FaceDown {
    /// Returns the counter that a counter is seen as.
    fn seen(&self, piece: PieceId) -> PieceId {
        self.pairs.iter().find(|(real, _)| *real == piece).map_or(piece, |(_, seen)| *seen)
    }

    /// Returns the real counter behind a seen one.
    fn real(&self, piece: PieceId) -> PieceId {
        self.pairs.iter().find(|(_, seen)| *seen == piece).map_or(piece, |(real, _)| *real)
    }
}

impl Game {
    /// Returns the enemy units a side cannot tell apart, by number: those on the map that a variant keeps unknown, as
    /// long as nothing under way concerns them.
    #[must_use]
    pub fn unknown_to(&self, position: &Position, side: Side) -> Vec<PieceId> {
        if !self.stirs(position, Quantity::Known) {
            return Vec::new();
        }
        let concerned = concerned(position);
        let units = self.units(side.enemy()).iter().copied();
        units
            .filter(|unit| {
                position.state(*unit).is_on_map()
                    && !concerned.contains(*unit)
                    && self.forbids(position, Quantity::Known, || Roles::new(*unit)).is_some()
            })
            .collect()
    }

    /// Returns how a side sees the enemy units it does not know; `None` if it knows all of them.
    pub(in crate::alamo) fn disguise(&self, position: &Position, side: Side) -> Option<FaceDown> {
        let mut unknown = self.unknown_to(position, side);
        if unknown.is_empty() {
            return None;
        }
        let mut places = unknown.clone();
        unknown.sort_unstable();
        // The spot of a unit says nothing about its identity, and neither does its place on the spot.
        places.sort_by_key(|unit| {
            let at = position.state(*unit).at;
            (at, position.units_on(at).position(|own| own == *unit))
        });
        Some(FaceDown { pairs: places.into_iter().zip(unknown).collect() })
    }

    /// Applies a disguise to a position.
    pub(in crate::alamo) fn put_on(&self, position: &mut Position, disguise: &FaceDown) {
        let before = *position;
        let seen = |piece: PieceId| disguise.seen(piece);
        for state in &mut position.pieces {
            state.with = state.with.map(seen);
        }
        let stacks = stacks(&before, disguise);
        for (spot, _) in &stacks {
            for unit in before.units_on(*spot) {
                position.put(unit, true, SpotId::NOWHERE);
            }
        }
        let states: Vec<(PieceId, PieceState)> =
            disguise.pairs.iter().map(|(real, seen)| (*seen, *position.state(*real))).collect();
        for (piece, state) in states {
            *position.state_mut(piece) = PieceState { at: SpotId::NOWHERE, ..state };
        }
        for (spot, units) in stacks {
            for unit in units {
                position.put(seen(unit), true, spot);
            }
        }
        position.turn_marks = before.turn_marks.renamed(&disguise.pairs);
        if let Some(program) = self.program.as_deref() {
            rename_flags(program, &before, position, disguise);
        }
    }

    /// Translates an action chosen in a side's view of a position to the real pieces.
    #[must_use]
    pub fn meant(&self, position: &Position, side: Side, action: Action) -> Action {
        match self.disguise(position, side) {
            Some(disguise) => action.with_pieces(|piece| disguise.real(piece)),
            None => action,
        }
    }
}

/// Returns the spots with counters in disguise, and the units there in order.
fn stacks(position: &Position, disguise: &FaceDown) -> Vec<(SpotId, Vec<PieceId>)> {
    let mut spots: Vec<_> = disguise.pairs.iter().map(|(real, _)| position.state(*real).at).collect();
    spots.sort_unstable();
    spots.dedup();
    spots.into_iter().map(|spot| (spot, position.units_on(spot).collect())).collect()
}

fn rename_flags(program: &Program, before: &Position, position: &mut Position, disguise: &FaceDown) {
    for (flag, place) in (0..).zip(&program.flags) {
        if place.of == Scope::Unit && before.marks.any_within(place.first, place.end) {
            for (real, seen) in &disguise.pairs {
                let [from, to] = [real, seen].map(|piece| place.first + u16::from(piece.0));
                position.marks.set(FlagBit::new(flag), to, before.marks.get(from));
            }
        }
    }
}

/// Returns the pieces concerned by what is under way.
fn concerned(position: &Position) -> PieceSet {
    let mut set = PieceSet::default();
    position.mover.iter().for_each(|mover| set.insert(mover.piece));
    for pending in &position.pending {
        pending.pieces().for_each(|piece| set.insert(piece));
    }
    for frame in &position.frames {
        let roles = &frame.roles;
        let items = [roles.it, roles.up].into_iter().filter_map(|item| match item {
            Item::Piece(piece) => Some(piece),
            _ => None,
        });
        [roles.unit, roles.foe, roles.gun].into_iter().flatten().chain(items).for_each(|piece| set.insert(piece));
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Drawer, Streams};
    use crate::fixture::alamo_and;
    use crate::play::Actor;

    /// Returns a game, and positions of random games of it in which the garrison decides and does not know all enemies.
    fn positions() -> (Game, Vec<Position>) {
        let game = Game::new(&alamo_and("dummies.variant.ron")).unwrap();
        let mut found = Vec::new();
        for seed in 0..3 {
            let (mut position, mut streams, mut legal) = (game.start(), Streams::new(seed, 0), Vec::new());
            for step in 0..1500 {
                streams.at(position.turn, position.phase as u8);
                match game.actor(&position) {
                    Actor::Over => break,
                    Actor::Chance => {
                        let roll = streams.roll(game.chance(&position).unwrap());
                        assert!(game.resolve(&mut position, roll, &mut Vec::new()));
                    }
                    Actor::Player(side) => {
                        if side == Side::Texan && step % 7 == 0 && game.unknown_to(&position, side).len() > 1 {
                            found.push(position);
                        }
                        game.legal(&position, &mut legal);
                        let chosen = legal[streams.below(Drawer::from(side), legal.len())];
                        game.apply(&mut position, chosen, &mut Vec::new()).unwrap();
                    }
                }
            }
        }
        assert!(found.len() > 20, "{}", found.len());
        (game, found)
    }

    #[test]
    fn what_is_allowed_in_the_view_is_what_is_allowed() {
        let (game, positions) = positions();
        let (mut seen, mut legal) = (Vec::new(), Vec::new());
        for position in positions {
            game.legal(&game.view(&position, Side::Texan), &mut seen);
            game.legal(&position, &mut legal);
            let mut meant: Vec<Action> =
                seen.iter().map(|action| game.meant(&position, Side::Texan, *action)).collect();
            meant.sort_unstable();
            legal.sort_unstable();
            assert_eq!(meant, legal);
        }
    }

    #[test]
    fn who_is_who_cannot_be_seen() {
        let (game, positions) = positions();
        for position in positions {
            let unknown = game.unknown_to(&position, Side::Texan);
            let (first, last) = (unknown[0], unknown[unknown.len() - 1]);
            let mut other = position;
            game.put_on(&mut other, &FaceDown { pairs: vec![(first, last), (last, first)] });
            assert_ne!(position, other);
            assert_eq!(game.view(&position, Side::Texan), game.view(&other, Side::Texan));
        }
    }

    #[test]
    fn the_other_side_knows_its_own() {
        let (game, positions) = positions();
        let same = |position: &Position| *game.view(position, Side::Mexican) == *position;
        assert!(positions.iter().all(same));
    }
}
