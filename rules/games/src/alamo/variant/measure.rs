//! Measurements of rules: distances and directions, printed values of counters, sums of numbers.

use super::evaluate::{Evaluator, Referent};
use super::program::{Number, Ref};
use super::{Item, Roles};
use crate::alamo::{PieceClass, PieceId};
use crate::hex::Hex;
use crate::variant::{AttackMode, FAR_AWAY};

impl Evaluator<'_> {
    /// Returns the value of a number that is measured or calculated.
    #[inline(never)]
    pub(super) fn measured(self, number: Number, roles: &Roles) -> i32 {
        let of = |number: u16| self.amount(number, roles);
        match number {
            Number::Distance(a, b) => self.distance(a, b, roles),
            Number::Direction(a, b) => self.direction(a, b, roles),
            Number::Strength(..) | Number::Morale(_) | Number::Rating(_) | Number::Steps(_) | Number::Points(_) => {
                self.of_piece(number, roles)
            }
            Number::Casualties => i32::from(self.position.casualties),
            Number::VictoryPoints => self.game.victory_points(self.position),
            Number::Dice => i32::from(self.position.dice),
            Number::Left(table) => self.program.cards_left(table, &self.position.marks).count() as i32,
            Number::Sum(a, b) => of(a).saturating_add(of(b)),
            Number::Difference(a, b) => of(a).saturating_sub(of(b)),
            Number::Product(a, b) => of(a).saturating_mul(of(b)),
            Number::Least(a, b) => of(a).min(of(b)),
            Number::Most(a, b) => of(a).max(of(b)),
            // These are evaluated elsewhere.
            Number::Is(_)
            | Number::Flag(..)
            | Number::Turn
            | Number::Mp
            | Number::Margin
            | Number::Made(_)
            | Number::Count(_) => 0,
        }
    }

    /// Returns the distance between two things in hexes, or [`FAR_AWAY`].
    pub(super) fn distance(self, a: Ref, b: Ref, roles: &Roles) -> i32 {
        let [a, b] = [a, b].map(|thing| self.find(thing, roles));
        self.between(a, b, roles).map_or(FAR_AWAY, |far| far as i32)
    }

    /// Returns the distance between two things in hexes: from the nearer side of a hexside, from the nearest spot of a
    /// room.
    pub(super) fn between(self, a: Referent, b: Referent, roles: &Roles) -> Option<u32> {
        let mut least: Option<u32> = None;
        self.each_hex(a, roles, &mut |a| {
            self.each_hex(b, roles, &mut |b| {
                let far = a.distance(b);
                least = Some(least.map_or(far, |own| own.min(far)));
            });
        });
        least
    }

    /// Visits the hexes of a thing: both of a hexside, all of a room.
    fn each_hex(self, found: Referent, roles: &Roles, visit: &mut dyn FnMut(Hex)) {
        match found {
            Referent::Thing(Item::Side(side)) => {
                self.program.sides.get(side).into_iter().flat_map(|(side, _)| side.hexes()).for_each(visit);
            }
            Referent::Thing(Item::Room(room)) => {
                self.spots_of_room(room).map(|spot| self.game.board.spot(spot).hex).for_each(visit);
            }
            found => self.hex_of(found, roles).into_iter().for_each(visit),
        }
    }

    /// Returns the direction of the straight line of hexes from one thing to another, from 1; 0 if there is none.
    pub(super) fn direction(self, a: Ref, b: Ref, roles: &Roles) -> i32 {
        let [a, b] = [a, b].map(|thing| self.hex_of(self.find(thing, roles), roles));
        a.zip(b).and_then(|(a, b)| a.straight_to(b)).map_or(0, |direction| direction as i32 + 1)
    }

    /// Returns the hex of a thing.
    pub(super) fn hex_of(self, found: Referent, roles: &Roles) -> Option<Hex> {
        match found {
            Referent::Hex(hex) => Some(hex),
            Referent::Thing(item) => self.spot_of(item, roles).map(|spot| self.game.board.spot(spot).hex),
        }
    }

    /// Whether one thing sees another.
    pub(super) fn sees(self, a: Referent, b: Referent, roles: &Roles) -> bool {
        let spot = |found| match found {
            Referent::Thing(item) => self.spot_of(item, roles),
            Referent::Hex(_) => None,
        };
        spot(a).zip(spot(b)).is_some_and(|(a, b)| a == b || self.game.sees(self.position, a, b))
    }

    fn of_piece(self, number: Number, roles: &Roles) -> i32 {
        let (Number::Strength(thing, _)
        | Number::Morale(thing)
        | Number::Rating(thing)
        | Number::Steps(thing)
        | Number::Points(thing)) = number
        else {
            return 0;
        };
        let Item::Piece(piece) = self.item(thing, roles) else { return 0 };
        match number {
            Number::Strength(_, way) => self.strength_printed(piece, way),
            Number::Morale(_) => self.game.side_up(self.position, piece).map_or(0, |side| i32::from(side.morale)),
            Number::Rating(_) => self.game.rating_printed(self.position, piece).map_or(0, i32::from),
            Number::Steps(_) => self.steps(piece),
            _ => i32::from(self.game.points(self.position, piece)),
        }
    }

    /// Returns the strength printed on a counter for attacks in a mode.
    fn strength_printed(self, piece: PieceId, way: AttackMode) -> i32 {
        let printed = match (&self.game.piece(piece).class, way) {
            (PieceClass::Battery { strength }, AttackMode::Battery) => Some(*strength),
            (_, AttackMode::Battery) => None,
            (_, AttackMode::Fire) => self.game.side_up(self.position, piece).map(|side| side.fire),
            (_, AttackMode::Melee) => self.game.side_up(self.position, piece).map(|side| side.melee),
        };
        printed.map_or(0, i32::from)
    }

    /// Returns the steps a unit has left.
    fn steps(self, piece: PieceId) -> i32 {
        let state = self.position.state(piece);
        match self.game.piece(piece).class {
            PieceClass::Unit { .. } if state.is_on_map() => 2 - i32::from(state.flipped),
            _ => 0,
        }
    }
}
