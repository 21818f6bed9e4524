//! Counters that never come onto the map, do nothing, or can do nothing any more.

use super::{Both, GapList, witness};
use crate::play::{PieceId, Shown};
use crate::playtest::gaps::coverage::{CoverageMarks, Piece};
use crate::playtest::gaps::{Gap, GapItem, GapStatus, GapSubject, Lot, Total};
use crate::system::System;

impl<G: System + Shown> Both<'_, G> {
    pub(super) fn pieces(&self, found: &mut GapList) {
        let game = self.ground.game;
        let of = |seen: &CoverageMarks, place: usize| seen.pieces.get(place).copied().unwrap_or_default();
        let name = |place: usize| GapItem::Name(game.piece(PieceId(place as u16)).name.to_owned());
        let all = 0..game.piece_count();
        let lines = all.clone().map(|own| (name(own), of(self.drawn, own).stood, of(self.played, own).stood));
        found.unless_played(GapSubject::Piece, "", lines.collect());
        let standing: Vec<usize> = all.filter(|own| of(self.played, *own).stood.is_seen()).collect();
        found.totals.push(Total { subject: GapSubject::IdlePiece, group: String::new(), all: standing.len() });
        for own in &standing {
            let (drawn, played) = (of(self.drawn, *own), of(self.played, *own));
            if let Some(gap) = idle(&drawn, &played, name(*own)) {
                found.gaps.push(Gap { side: game.piece(PieceId(*own as u16)).side, ..gap });
            }
        }
        for own in standing {
            let marks =
                [of(self.drawn, own), of(self.played, own)].map(|piece| (piece.stranded, u64::from(piece.left.games)));
            found.happened(GapSubject::Stranded, "", name(own), marks);
        }
    }
}

/// Returns the gap for a counter that is on the map and never does anything; `None` for one that does.
fn idle(drawn: &Piece, played: &Piece, what: GapItem) -> Option<Gap> {
    if played.acted.is_seen() {
        return None;
    }
    let (status, lot, seen) = match (drawn.able.is_seen(), played.able.is_seen()) {
        (_, true) => (GapStatus::Unworthy, Lot::Played, played.able),
        (true, false) => (GapStatus::Drawn, Lot::Drawn, drawn.able),
        (false, false) => (GapStatus::Never, Lot::Played, played.stood),
    };
    let gap = Gap::new(GapSubject::IdlePiece, status, "", what);
    let times = if status == GapStatus::Never { 0 } else { seen.times };
    Some(Gap { times, games: played.stood.games, witness: seen.first.map(|at| witness(lot, at)), ..gap })
}
