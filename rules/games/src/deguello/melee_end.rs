//! The end of a melee: losses, ladders won, ties, breaking off (D12.4, D14.7).

use std::cmp::Ordering;

use super::event::{Events, Happening, tell};
use super::position::{Clash, Did, Due, Lock, Position};
use super::{Game, atoms};
use crate::board::SpotId;
use crate::play::PieceId;

impl Game {
    /// Applies the result of a melee: ties lock the units, otherwise the beaten side loses a step (D14.a, D14.g).
    pub(super) fn settle(&self, position: &mut Position, clash: &Clash, result: Ordering, events: &mut Events) {
        let Clash { attackers, defenders, edge, .. } = clash;
        let among = |lock: &Lock| {
            let [one, two] = lock.pieces;
            let within = |a: PieceId, b: PieceId| attackers.contains(&a) && defenders.contains(&b);
            within(one, two) || within(two, one)
        };
        if result == Ordering::Equal {
            for by in attackers {
                for target in defenders {
                    let known = position.locks.iter().any(|lock| lock.other(*by) == Some(*target));
                    if !known {
                        position.locks.push(Lock { pieces: [*by, *target], edge: *edge });
                    }
                    let atom = if edge.is_some() { atoms::D12_4_H } else { atoms::D14_7_A };
                    tell(events, atom, Happening::Locked { by: *by, target: *target });
                }
            }
            return;
        }
        position.locks.retain(|lock| !among(lock));
        let (beaten, winners) =
            if result == Ordering::Greater { (defenders, attackers) } else { (attackers, defenders) };
        let to = beaten.first().map_or(SpotId::NOWHERE, |unit| position.state(*unit).at);
        if let Some(edge) = *edge {
            // What is due last comes first: the first of the winners goes up first, each by its own ladder.
            for (number, piece) in winners.iter().copied().enumerate().rev() {
                let own = if number == 0 { Some(edge) } else { self.second_ladder(position, piece, edge, beaten) };
                if let Some(edge) = own.filter(|_| self.is_outside(position, piece)) {
                    position.due.push(Due::Up { piece, edge, to });
                }
            }
        }
        if let Some(side) = beaten.first().and_then(|unit| self.side(*unit)) {
            position.due.push(Due::Beaten { side, units: beaten.clone() });
        }
    }

    /// Makes a unit break off: each enemy it is locked with may fire at it first (D14.7.b).
    pub(super) fn break_off(&self, position: &mut Position, piece: PieceId, to: SpotId, events: &mut Events) {
        self.stop(position);
        position.note(piece, Did::MOVE);
        tell(events, atoms::D14_7_A, Happening::BrokeOff { piece });
        let enemies: Vec<PieceId> = position.locks_of(piece).filter_map(|lock| lock.other(piece)).collect();
        position.locks.retain(|lock| !lock.pieces.contains(&piece));
        position.due.push(Due::Leave { piece, to });
        for by in enemies.into_iter().rev() {
            position.due.push(Due::Free { by, target: piece });
        }
    }

    /// Moves a unit that has broken off to its spot, if it survives.
    pub(super) fn leave(&self, position: &mut Position, piece: PieceId, to: SpotId, events: &mut Events) {
        if position.state(piece).stands() && self.may_stand(position, piece, to).is_ok() {
            let from = position.state(piece).at;
            let areas = [from, to].map(|spot| self.ground.area_of(spot));
            let cost = match (areas, self.side(piece)) {
                ([Some(from), Some(to)], Some(side)) => self.way(position, from, to, side).map_or(0, |(_, cost)| cost),
                _ => 0,
            };
            self.step(position, piece, to, super::Figures::small(cost), events);
            position.mover = None;
        }
    }
}
