//! Mending a plan piece by piece, where battles are short enough to be fought out some hundred times for each piece.

use super::super::Seat;
use super::draft::Draft;
use super::trial::Trials;
use crate::alamo::PieceId;
use crate::board::SpotId;

/// Trials of a change at first, and at most: it is dropped as soon as it has not done better.
const TRIALS: [usize; 2] = [32, 128];

/// Other posts tried for each piece.
const OTHERS: usize = 3;

/// Sends one piece after the other elsewhere, and keeps what is likely to be better, until the budget is spent.
pub(super) fn climb(trials: &mut Trials, seat: Seat<'_>, mut best: Draft) -> Draft {
    for note in best.notes.clone() {
        let Some(here) = best.posts.iter().find(|(piece, _)| *piece == note.piece).map(|(_, spot)| *spot) else {
            continue;
        };
        let own = seat.view.of(note.piece).at;
        let mut spots = Vec::with_capacity(OTHERS);
        for spot in note.posts.iter().map(|(_, spot)| *spot).chain([own]) {
            if spot != here && spot != SpotId::NOWHERE && !spots.contains(&spot) && spots.len() < OTHERS {
                spots.push(spot);
            }
        }
        for spot in spots {
            if trials.left == 0 {
                return best;
            }
            let posts = sent(seat, &best, note.piece, [here, spot]);
            let mut draft = Draft::new(trials, seat, &best.mind, &posts);
            if is_better(trials, seat, &mut draft, &mut best) {
                best = draft;
                break;
            }
        }
    }
    best
}

/// The posts of a plan when a piece changes its own; a unit it finds there takes its place.
fn sent(seat: Seat<'_>, plan: &Draft, piece: PieceId, [from, to]: [SpotId; 2]) -> Vec<(PieceId, SpotId)> {
    let is_unit = |piece| seat.game.piece(piece).is_unit();
    let post = |(own, spot): &(PieceId, SpotId)| {
        let changes_places = *spot == to && is_unit(*own) && is_unit(piece);
        (
            *own,
            if *own == piece {
                to
            } else if changes_places {
                from
            } else {
                *spot
            },
        )
    };
    plan.posts.iter().map(post).collect()
}

fn is_better(trials: &mut Trials, seat: Seat<'_>, draft: &mut Draft, best: &mut Draft) -> bool {
    let mut count = TRIALS[0];
    loop {
        let (more, error) = draft.more_than(best, trials, seat, count);
        if more <= 0.0 || count >= TRIALS[1] {
            return more > error;
        }
        count *= 2;
    }
}
