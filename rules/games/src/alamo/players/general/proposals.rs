//! The alternatives to the veteran's plan that the general tries before its move.

use super::super::Seat;
use super::super::weights::Persona;
use super::draft::Draft;
use super::personas::{VETERAN, personas};
use crate::alamo::PieceId;
use crate::board::SpotId;
use crate::side::Side;

/// The number of attacking captains tried before the plans in which a column waits.
const FIRST: usize = 3;

/// The persona that plans the move and leads the side afterwards, and the posts it is ordered to send pieces to.
pub(in crate::alamo::players) type Proposal = (Persona, Vec<(PieceId, SpotId)>);

/// Returns alternatives to the veteran's plan, those that have most often turned out best first.
///
/// The attackers gain from another persona as often as from one column waiting for the others. No persona leads a
/// garrison better than the veteran: it gains by staying where the veteran would leave.
pub(in crate::alamo::players) fn proposals(seat: Seat<'_>, veteran: &Draft) -> Vec<Proposal> {
    let mut heard: Vec<Proposal> = personas(seat.side).into_iter().map(|persona| (persona, Vec::new())).collect();
    let waits = waits(seat, veteran).into_iter().map(|posts| (VETERAN, posts));
    let at = if seat.side == Side::Mexican { FIRST.min(heard.len()) } else { 0 };
    heard.splice(at..at, waits);
    heard
}

/// Returns the veteran's plan with some of the moving pieces staying where they are: each column of the attackers; all
/// of a garrison, either half of it, or every other piece.
fn waits(Seat { game, view, side }: Seat<'_>, veteran: &Draft) -> Vec<Vec<(PieceId, SpotId)>> {
    let moves = |post: &(PieceId, SpotId)| view.state(post.0).at != post.1;
    let moving: Vec<PieceId> = veteran.posts.iter().filter(|post| moves(post)).map(|post| post.0).collect();
    let mut groups: Vec<Vec<PieceId>> = match side {
        Side::Mexican => {
            let column = |number: usize| {
                let own = |piece: &PieceId| game.piece(*piece).column == Some(number as u8);
                moving.iter().copied().filter(own).collect()
            };
            (0..view.plot.len()).map(column).collect()
        }
        Side::Texan => {
            let (first, second) = moving.split_at(moving.len() / 2);
            let every_other = |from: usize| moving.iter().copied().skip(from).step_by(2).collect();
            vec![moving.clone(), every_other(0), first.to_vec(), every_other(1), second.to_vec()]
        }
    };
    groups.retain(|group| !group.is_empty());
    // If only one piece moves, all halves are the same.
    groups.dedup();
    let stay = |group: &Vec<PieceId>| {
        let post = |(piece, spot): &(PieceId, SpotId)| {
            (*piece, if group.contains(piece) { view.state(*piece).at } else { *spot })
        };
        veteran.posts.iter().map(post).collect()
    };
    groups.iter().map(stay).collect()
}
