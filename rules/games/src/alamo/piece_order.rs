//! The numbers of the pieces of a game: by what they are, not by their ids.
//!
//! Lists of pieces follow their numbers, and so does whatever goes through such a list and takes the first. A counter
//! that gets another id in its document keeps its number, so it plays the same games. Where a column enters is no part of
//! what its pieces are: that is a secret, and must not show in anything a player sees.

use std::cmp::Reverse;

use super::Column;
use super::piece::{Piece, PieceClass};
use crate::board::{Board, SpotId};
use crate::draw::{Identity, numbered};
use crate::project::Project;
use crate::side::Side;

/// What decides the order of two pieces; of two that agree in all of it, none can be told from the other in play.
type Key = (u8, bool, bool, Reverse<[u8; 7]>, SpotId, Identity);

/// Puts the pieces in order and gives them and the columns their identities.
pub(super) fn ordered(mut pieces: Vec<Piece>, columns: &mut [Column], project: &Project, board: &Board) -> Vec<Piece> {
    for (number, column) in (0..).zip(columns.iter_mut()) {
        let own = pieces.iter().filter(|piece| piece.column == Some(number));
        let own = Identity::of_all(own.map(|piece| Identity::of(&values(piece).map(u64::from))));
        column.identity = own.with(column.reserve.into());
    }
    let columns = &*columns;
    let starts = project.scenario.starts();
    let place =
        |piece: &Piece| starts.get(piece.name.as_str()).and_then(|spot| board.id(*spot)).unwrap_or(SpotId::NOWHERE);
    let of_column = |piece: &Piece| piece.column.map(usize::from).filter(|column| *column < columns.len());
    let key = |piece: &Piece| -> Key {
        let class = match piece.class {
            PieceClass::Unit { .. } => 0,
            PieceClass::Leader { .. } => 1,
            PieceClass::Battery { .. } => 2,
        };
        let reserve = of_column(piece).is_some_and(|column| columns[column].reserve);
        let content = of_column(piece).map_or(Identity::NONE, |column| columns[column].identity);
        (class, piece.side == Some(Side::Texan), reserve, Reverse(values(piece)), place(piece), content)
    };
    (0..).zip(&mut pieces).for_each(|(number, piece)| piece.written = number);
    // The pieces of a counter stay together, in the order of their numbers, where the first of them starts.
    let mut counters: Vec<Vec<Piece>> = Vec::new();
    for piece in pieces {
        match counters.last_mut().filter(|own| own[0].tags == piece.tags && own[0].class == piece.class) {
            Some(own) => own.push(piece),
            None => counters.push(vec![piece]),
        }
    }
    counters.sort_by_cached_key(|own| own.iter().map(key).min());
    let mut pieces: Vec<Piece> = counters.into_iter().flatten().collect();
    let mut before: Vec<(Identity, u64)> = Vec::new();
    for piece in &mut pieces {
        let (class, texan, reserve, Reverse(values), spot, _) = key(piece);
        let kind = Identity::of(&[class, texan.into(), reserve.into()].map(u64::from));
        let kind = values.iter().fold(kind, |kind, value| kind.with(u64::from(*value)));
        piece.identity = numbered(&mut before, kind.and(board.identity(spot)));
    }
    pieces
}

/// The figures printed on a counter.
fn values(piece: &Piece) -> [u8; 7] {
    let far = u8::from(piece.far_shot);
    match piece.class {
        PieceClass::Unit { full, reduced } => {
            [full.fire, full.melee, full.morale, reduced.fire, reduced.melee, reduced.morale, far]
        }
        PieceClass::Leader { rating, replacement, fixed } => {
            [rating, replacement.map_or(0, |own| own.saturating_add(1)), fixed.into(), 0, 0, 0, far]
        }
        PieceClass::Battery { strength } => [strength, 0, 0, 0, 0, 0, far],
    }
}
