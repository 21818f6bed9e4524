//! Improving a plan piece by piece, if battles are short enough to be played out some hundred times for each piece.

use super::super::Seat;
use super::super::captain::orders::Note;
use super::draft::Draft;
use super::proposals::Proposal;
use super::trial::Trials;
use crate::alamo::PieceId;
use crate::board::SpotId;

/// The number of trials of each change before the worse half is first dropped, and at most.
const TRIALS: [usize; 2] = [16, 128];

/// Sends one piece at a time elsewhere, and keeps changes that are likely to be better, until the budget is spent.
pub(super) fn climb(trials: &mut Trials, seat: Seat<'_>, mut best: Draft) -> Draft {
    for note in best.notes.clone() {
        if trials.left == 0 {
            break;
        }
        if let Some(better) = race(trials, seat, &mut best, &note) {
            best = better;
        }
    }
    best
}

/// Returns the plan with the best other post of a piece, if it is likely to be better.
fn race(trials: &mut Trials, seat: Seat<'_>, best: &mut Draft, note: &Note) -> Option<Draft> {
    let here = best.posts.iter().find(|(piece, _)| *piece == note.piece).map(|(_, spot)| *spot)?;
    let mut spots = vec![seat.view.state(note.piece).at];
    for (_, spot) in note.posts {
        if !spots.contains(&spot) {
            spots.push(spot);
        }
    }
    spots.retain(|spot| *spot != here && *spot != SpotId::NOWHERE);
    let mut changes: Vec<Exchange> = Vec::with_capacity(spots.len());
    for spot in spots {
        let posts = sent(seat, best, note.piece, [here, spot]);
        let proposal = Proposal { persona: best.persona, posts, takes_offers: best.takes_offers };
        changes.push(Exchange { draft: Draft::new(trials, seat, &proposal), more: 0.0, error: 0.0 });
    }
    let mut count = TRIALS[0];
    loop {
        for change in &mut changes {
            (change.more, change.error) = change.draft.more_than(best, trials, seat, count);
        }
        changes.sort_by(|a, b| b.more.total_cmp(&a.more));
        changes.truncate(changes.len().div_ceil(2));
        changes.retain(|change| change.more > 0.0);
        if changes.is_empty() || count >= TRIALS[1] || trials.left == 0 {
            return changes.into_iter().next().filter(|change| change.more > change.error).map(|change| change.draft);
        }
        count *= 2;
    }
}

/// A plan in which one piece goes elsewhere.
#[derive(Debug)]
struct Exchange {
    draft: Draft,
    /// Its average gain over the plan, and the standard error of that.
    more: f32,
    error: f32,
}

/// Returns the posts of a plan after a piece changes its own; a unit sent to the new post takes its place.
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
