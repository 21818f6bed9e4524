//! Changes to a position made by hand, outside the rules of play: by agreement of the players, or to try something out.
//!
//! A change cancels everything that was pending; the phase then continues from the pieces on the map.

use super::atoms;
use super::notation::NotAnAction;
use super::{Game, Order, Phase, PieceId, Position, Status, Why};
use crate::board::SpotId;
use crate::phrase::Phrase;
use crate::play::Refusal;
use crate::side::Side;

/// A single change by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Amend {
    /// A piece is put on a spot, wherever it was before.
    Put {
        /// The piece.
        piece: PieceId,
        /// The spot.
        at: SpotId,
    },
    /// A piece is taken out of the game.
    Remove {
        /// The piece.
        piece: PieceId,
    },
    /// A unit is given another order.
    Order {
        /// The unit.
        unit: PieceId,
        /// Its order.
        order: Order,
    },
    /// A piece is turned over: a reduced unit, or a leader's replacement.
    Flip {
        /// The piece.
        piece: PieceId,
        /// Whether its back is now up.
        back: bool,
    },
    /// A phase is started afresh.
    Begin {
        /// The phase.
        phase: Phase,
    },
}

/// The phases that can be restarted: those of a Game-Turn in which a player decides something.
pub const PHASES: [Phase; 7] = [
    Phase::Replacement,
    Phase::ReservePlacement,
    Phase::TexanMovement,
    Phase::TexanCombat,
    Phase::ReserveCommitment,
    Phase::MexicanMovement,
    Phase::MexicanCombat,
];

impl Game {
    /// Applies a change by hand to a position.
    ///
    /// # Errors
    ///
    /// Returns the violated rule that no position may break: enemies share a spot (5.3), a spot exceeds its stacking
    /// limit (5.4), a Texan piece is outside the confines (2.3), or a piece other than a combat unit is given an order.
    /// The position is then unchanged.
    pub fn amend(&self, position: &mut Position, amend: Amend) -> Result<(), Refusal> {
        let mut next = *position;
        // A finished game goes on.
        next.outcome = None;
        next.pending.clear();
        next.frames.clear();
        next.leads = Default::default();
        next.mover = None;
        match amend {
            Amend::Put { piece, at } => {
                self.may_be_at(&next, piece, at).map_err(|why| self.refusal(&next, why))?;
                self.put(&mut next, piece, at)?;
            }
            Amend::Remove { piece } => {
                next.put(piece, self.piece(piece).is_unit(), SpotId::NOWHERE);
                next.state_mut(piece).status = Status::Gone;
            }
            Amend::Order { unit, order } if self.piece(unit).is_unit() => next.state_mut(unit).order = order,
            Amend::Order { unit, .. } => return Err(self.refusal(&next, Why::at(atoms::A9_3_A, next.state(unit).at))),
            Amend::Flip { piece, back } => next.state_mut(piece).flipped = back,
            Amend::Begin { phase } => self.open(&mut next, phase),
        }
        *position = next;
        Ok(())
    }

    /// Whether a piece may be on a spot at all.
    fn may_be_at(&self, position: &Position, piece: PieceId, at: SpotId) -> super::Allowed {
        if at.index() >= self.board.len() {
            return Err(Why::new(atoms::A5_0_B));
        }
        let side = self.piece(piece).side;
        if side == Some(Side::Texan) && self.parameters.confined && !self.board.confines().contains(at) {
            return Err(Why::at(atoms::A2_3_A, at));
        }
        let foe =
            position.on(at).any(|other| self.piece(other).side.is_some_and(|own| side.is_some_and(|side| own != side)));
        if foe { Err(Why::at(atoms::A5_3_A, at)) } else { Ok(()) }
    }

    /// Returns this game with `position` as its start.
    #[must_use]
    pub fn begun_at(&self, position: &Position) -> Self {
        let mut game = self.clone();
        game.start = *position;
        game
    }

    /// Parses a change by hand in the form logs use.
    ///
    /// # Errors
    ///
    /// Returns which part of the text is not a change, piece or spot of this game.
    pub fn read_amend(&self, text: &str) -> Result<Amend, NotAnAction> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let form = |form| NotAnAction::Form { text: text.to_owned(), form };
        Ok(match words.as_slice() {
            ["put", piece, at] => Amend::Put { piece: self.find_piece(piece)?, at: self.spot_named(at)? },
            ["remove", piece] => Amend::Remove { piece: self.find_piece(piece)? },
            ["order", unit, order] => {
                let orders = [Order::Good, Order::Disordered, Order::Routed];
                let order = orders.into_iter().find(|own| own.word() == *order);
                Amend::Order { unit: self.find_piece(unit)?, order: order.ok_or_else(|| form("order UNIT ORDER"))? }
            }
            ["front", piece] => Amend::Flip { piece: self.find_piece(piece)?, back: false },
            ["back", piece] => Amend::Flip { piece: self.find_piece(piece)?, back: true },
            ["begin", phase] => {
                let phase = PHASES.into_iter().find(|own| own.word() == *phase);
                Amend::Begin { phase: phase.ok_or_else(|| form("begin PHASE"))? }
            }
            _ => {
                return Err(form(
                    "put PIECE SPOT`, `remove PIECE`, `order UNIT ORDER`, `front PIECE`, `back PIECE` or `begin PHASE",
                ));
            }
        })
    }

    /// Formats a change by hand so that [`Game::read_amend`] can parse it.
    #[must_use]
    pub fn write_amend(&self, amend: Amend) -> String {
        match amend {
            Amend::Put { piece, at } => format!("put {} {}", self.name(piece), self.spot_text(at)),
            Amend::Remove { piece } => format!("remove {}", self.name(piece)),
            Amend::Order { unit, order } => format!("order {} {}", self.name(unit), order.word()),
            Amend::Flip { piece, back: false } => format!("front {}", self.name(piece)),
            Amend::Flip { piece, back: true } => format!("back {}", self.name(piece)),
            Amend::Begin { phase } => format!("begin {}", phase.word()),
        }
    }

    /// Describes a change by hand in a sentence.
    #[must_use]
    pub fn tell_amend(&self, amend: Amend) -> Phrase {
        let of = |id, piece| Phrase::new(id).with("piece", self.name(piece));
        match amend {
            Amend::Put { piece, at } => of("amend-put", piece).with("at", self.spot_text(at)),
            Amend::Remove { piece } => of("amend-remove", piece),
            Amend::Order { unit, order: Order::Good } => of("amend-good", unit),
            Amend::Order { unit, order: Order::Disordered } => of("amend-disordered", unit),
            Amend::Order { unit, order: Order::Routed } => of("amend-routed", unit),
            Amend::Flip { piece, back: false } => of("amend-front", piece),
            Amend::Flip { piece, back: true } => of("amend-back", piece),
            Amend::Begin { phase } => Phrase::new("amend-begin").word("phase", phase.name_word()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    fn game() -> Game {
        Game::new(&fixture::alamo()).unwrap()
    }

    #[test]
    fn every_change_is_read_as_it_is_written() {
        let game = game();
        let (piece, at) = (game.piece_named("kent9").unwrap(), game.spot_named("1405/roof").unwrap());
        let orders = [Order::Good, Order::Disordered, Order::Routed].map(|order| Amend::Order { unit: piece, order });
        let faces = [false, true].map(|back| Amend::Flip { piece, back });
        let others = [Amend::Put { piece, at }, Amend::Remove { piece }];
        let phases = PHASES.map(|phase| Amend::Begin { phase });
        for amend in orders.into_iter().chain(faces).chain(others).chain(phases) {
            let text = game.write_amend(amend);
            assert_eq!(game.read_amend(&text), Ok(amend), "{text}");
            assert!(!format!("{:?}", game.tell_amend(amend)).contains('?'));
        }
        for text in ["", "put kent9", "order kent9 asleep", "begin plot", "step kent9 1405"] {
            assert!(matches!(game.read_amend(text), Err(NotAnAction::Form { .. })), "{text}");
        }
    }

    #[test]
    fn a_position_is_set_as_wanted_and_what_no_position_may_be_is_refused() {
        let game = game();
        let mut position = game.start();
        let piece = |name| game.piece_named(name).unwrap();
        let spot = |name: &str| game.spot_named(name).unwrap();
        let mut put = |name, at| game.amend(&mut position, Amend::Put { piece: piece(name), at: spot(at) });
        assert_eq!(put("c1-aldama-1", "1210"), Ok(()));
        for (name, at, rule) in [
            ("c1-aldama-2", "1210", "A5.4.a"),
            ("kent9", "1210", "A5.3.a"),
            ("travis", "1210", "A5.3.a"),
            ("kent9", "0103", "A2.3.a"),
        ] {
            assert_eq!(put(name, at).map_err(|refusal| refusal.atom.id()), Err(rule), "{name} {at}");
        }
        let leader = Amend::Order { unit: piece("travis"), order: Order::Routed };
        assert_eq!(game.amend(&mut position, leader).map_err(|refusal| refusal.atom.id()), Err("A9.3.a"));
        game.amend(&mut position, Amend::Begin { phase: Phase::MexicanCombat }).unwrap();
        assert_eq!((position.phase, position.turn), (Phase::MexicanCombat, 1));
        assert_eq!(position.state(piece("c1-aldama-1")).at, spot("1210"));
        game.amend(&mut position, Amend::Remove { piece: piece("kent9") }).unwrap();
        assert!(!position.state(piece("kent9")).is_on_map());
        assert_eq!(game.begun_at(&position).start(), position);
    }
}
