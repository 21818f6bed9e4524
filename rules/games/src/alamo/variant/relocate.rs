//! Effects that turn, move, remove and bring back counters.

use super::evaluate::{Evaluator, Referent};
use super::program::{Ref, StateChange};
use super::{Item, Roles};
use crate::alamo::attempt::Attempt;
use crate::alamo::event::Happening;
use crate::alamo::{Event, Game, Order, PieceId, Position, Status};
use crate::board::SpotId;
use crate::play::Atom;

impl Evaluator<'_> {
    /// Returns the piece and the spot an effect puts it on, if there is room for it.
    pub(super) fn placing(self, item: Item, to: Referent, roles: &Roles) -> Option<(PieceId, SpotId)> {
        let Item::Piece(piece) = item else { return None };
        let at = match to {
            Referent::Hex(hex) => {
                self.game.board.spots_of(hex).find(|spot| self.game.has_place_for(self.position, piece, *spot))
            }
            Referent::Thing(item) => self.spot_of(item, roles),
        };
        at.filter(|at| self.game.has_place_for(self.position, piece, *at)).map(|at| (piece, at))
    }

    /// Returns two pieces of one side on the map if they can change places.
    pub(super) fn swapping(self, both: [Item; 2]) -> Option<[PieceId; 2]> {
        let [Item::Piece(one), Item::Piece(other)] = both else { return None };
        let on_map = [one, other].into_iter().all(|own| self.position.state(own).is_on_map());
        let apart = self.position.state(one).at != self.position.state(other).at;
        let alike = self.game.piece(one).side == self.game.piece(other).side;
        let sorts = [one, other].map(|own| (self.game.piece(own).is_unit(), self.game.piece(own).is_battery()));
        (on_map && apart && alike && sorts[0] == sorts[1]).then_some([one, other])
    }

    /// Whether an effect changes the order or the shown side of a unit.
    pub(super) fn stands_otherwise(self, thing: Ref, change: StateChange, roles: &Roles) -> bool {
        let Item::Piece(unit) = self.item(thing, roles) else { return false };
        let state = self.position.state(unit);
        let other = match change.from(state.order) {
            Some(order) => order != state.order || order == Order::Routed,
            None => state.flipped != (change == StateChange::Back),
        };
        self.game.piece(unit).is_unit() && state.is_on_map() && other
    }
}

impl Game {
    /// Whether a piece may be put on a spot: not its own, without an enemy, with room beside friendly pieces; a battery
    /// only if no other is there.
    pub(in crate::alamo) fn has_place_for(&self, position: &Position, piece: PieceId, at: SpotId) -> bool {
        let own = self.piece(piece);
        if at.index() >= self.board.len() || position.state(piece).at == at {
            return false;
        }
        let mut others = position.units_on(at).chain(position.others_on(at)).filter(|other| *other != piece);
        if own.is_battery() {
            return !others.any(|other| self.piece(other).is_battery());
        }
        let is_enemy = |other: PieceId| self.piece(other).side.is_some() && self.piece(other).side != own.side;
        !others.any(is_enemy) && (!own.is_unit() || self.has_room(position, piece, at))
    }

    /// Changes the order of a unit, or the side its counter shows.
    pub(super) fn change_state(
        &self,
        position: &mut Position,
        unit: PieceId,
        change: StateChange,
        (rule, before): (u16, (SpotId, Option<PieceId>)),
        events: &mut Vec<Event>,
    ) {
        let state = position.state(unit);
        if !self.piece(unit).is_unit() || !state.is_on_map() {
            return;
        }
        let atom = self.atom_of(rule);
        match change.from(state.order) {
            Some(Order::Routed) => self.rout(position, unit, before, events),
            Some(order) => {
                if !self.puts_off(position, Attempt::Order { unit, order, rule }) {
                    self.set_order(position, unit, order, atom, events);
                }
            }
            None => {
                let flipped = change == StateChange::Back;
                if state.flipped != flipped {
                    position.state_mut(unit).flipped = flipped;
                    let what = if flipped { Happening::Reduced { unit } } else { Happening::Restored { unit } };
                    events.push(Event { atom, what });
                    if flipped {
                        self.tell_of_a_step(position, unit, before.1);
                    }
                }
            }
        }
    }

    /// Takes a piece off the map without a loss.
    pub(super) fn withdraw(&self, position: &mut Position, piece: PieceId, atom: Atom, events: &mut Vec<Event>) {
        if position.state(piece).is_on_map() {
            self.leave_map(position, piece, Status::Gone);
            events.push(Event { atom, what: Happening::Withdrawn { piece } });
        }
    }

    /// Puts a piece on a spot.
    pub(super) fn place_at(
        &self,
        position: &mut Position,
        piece: PieceId,
        at: SpotId,
        atom: Atom,
        events: &mut Vec<Event>,
    ) {
        self.end_move_of(position, piece);
        self.enter(position, piece, at, events);
        position.state_mut(piece).status = Status::Map;
        events.push(Event { atom, what: Happening::Placed { piece, at } });
        self.zones_close(position, events);
    }

    /// Swaps the places of two pieces.
    pub(super) fn swap(
        &self,
        position: &mut Position,
        [one, other]: [PieceId; 2],
        atom: Atom,
        events: &mut Vec<Event>,
    ) {
        let spots = [other, one].map(|own| position.state(own).at);
        for piece in [one, other] {
            self.end_move_of(position, piece);
        }
        for (piece, at) in [one, other].into_iter().zip(spots) {
            position.put(piece, self.piece(piece).is_unit(), at);
            events.push(Event { atom, what: Happening::Placed { piece, at } });
        }
        self.zones_close(position, events);
    }

    /// Makes a unit retreat `hexes` hexes, whatever its order.
    pub(super) fn retreats_by_rule(
        &self,
        position: &mut Position,
        unit: PieceId,
        before: (SpotId, Option<PieceId>),
        hexes: i32,
        events: &mut Vec<Event>,
    ) {
        if self.piece(unit).is_unit() && position.state(unit).is_on_map() {
            self.must_retreat_so_far(position, unit, before, hexes, events);
        }
    }
}
