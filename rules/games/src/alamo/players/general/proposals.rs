//! The alternatives to the veteran's plan that the general tries before its move.

use super::super::Seat;
use super::super::weights::Persona;
use super::draft::Draft;
use super::personas::{VETERAN, personas};
use crate::alamo::{MovePaths, PieceId};
use crate::board::SpotId;
use crate::dice::{Drawer, Streams};
use crate::side::Side;

/// The number of attacking captains tried before the plans in which a column waits.
const FIRST: usize = 3;

/// The number of proposals in which pieces go anywhere, and of the pieces that do so in each.
const RANDOM: [u32; 2] = [4, 2];

/// The most pieces sent where a rule is offered.
const OFFERED: usize = 2;

/// Orders for a move or a set-up.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::alamo::players) struct Proposal {
    /// The persona that plans the move and leads the side afterwards.
    pub(in crate::alamo::players) persona: Persona,
    /// The posts it is ordered to send pieces to.
    pub(in crate::alamo::players) posts: Vec<(PieceId, SpotId)>,
    /// Whether it is ordered to take up every offer of a rule.
    pub(in crate::alamo::players) takes_offers: bool,
}

impl Proposal {
    /// Creates the proposal that a persona does what it likes.
    pub(in crate::alamo::players) const fn of(persona: Persona) -> Self {
        Self { persona, posts: Vec::new(), takes_offers: false }
    }
}

/// Returns alternatives to the veteran's plan. What a rule of a variant brings in comes first, since nobody knows how
/// good it is; without such a rule, what is drawn at random comes last.
pub(in crate::alamo::players) fn proposals(seat: Seat<'_>, veteran: &Draft, seed: u64) -> Vec<Proposal> {
    let sends = |posts, takes_offers| Proposal { persona: VETERAN, posts, takes_offers };
    let mut heard: Vec<Proposal> = ventures(seat, veteran).into_iter().map(|posts| sends(posts, true)).collect();
    let is_new = !heard.is_empty() || seat.game.has_prizes(seat.side);
    let random = (0..RANDOM[0]).map(|number| sends(anywhere(seat, veteran, seed, number), false));
    let usual = usual(seat, veteran);
    if is_new {
        heard.extend(random.chain(usual));
    } else {
        heard.extend(usual.into_iter().chain(random));
    }
    heard
}

/// Returns alternatives that do not depend on variants, those that have most often turned out best first.
///
/// The attackers gain from another persona as often as from one column waiting for the others. No persona leads a
/// garrison better than the veteran: it gains by staying where the veteran would leave.
pub(in crate::alamo::players) fn usual(seat: Seat<'_>, veteran: &Draft) -> Vec<Proposal> {
    let mut heard: Vec<Proposal> = personas(seat.side).into_iter().map(Proposal::of).collect();
    let waits = waits(seat, veteran).into_iter();
    let waits = waits.map(|posts| Proposal { persona: VETERAN, posts, takes_offers: false });
    let at = if seat.side == Side::Mexican { FIRST.min(heard.len()) } else { 0 };
    heard.splice(at..at, waits);
    heard
}

/// Returns, for each rule offered in this phase, the veteran's plan with the nearest pieces going where it is offered;
/// if any is offered at all, first the plan itself: it too may be offered something.
fn ventures(seat: Seat<'_>, veteran: &Draft) -> Vec<Vec<(PieceId, SpotId)>> {
    let Seat { game, view, side } = seat;
    if !game.has_offers(view.phase) {
        return Vec::new();
    }
    let mut ways = MovePaths::default();
    let mut all = vec![veteran.posts.clone()];
    for spots in game.places_of_offers(view, side) {
        let mut near: Vec<(u8, PieceId, SpotId)> = Vec::new();
        for (piece, _) in &veteran.posts {
            game.ways(view, *piece, &mut ways);
            let ends = ways.ends().filter(|(spot, _)| spots.contains(spot));
            near.extend(ends.map(|(spot, cost)| (cost, *piece, spot)).min());
        }
        near.sort_unstable();
        let mut posts = veteran.posts.clone();
        for (_, piece, spot) in near.into_iter().take(OFFERED) {
            send(&mut posts, piece, spot);
            all.push(posts.clone());
        }
    }
    all
}

/// Returns the veteran's plan with some pieces going anywhere they can.
fn anywhere(Seat { game, view, .. }: Seat<'_>, veteran: &Draft, seed: u64, number: u32) -> Vec<(PieceId, SpotId)> {
    let (mut streams, mut ways) = (Streams::new(seed, number), MovePaths::default());
    let mut posts = veteran.posts.clone();
    for _ in 0..RANDOM[1] {
        let Some((piece, _)) = veteran.posts.get(streams.below(Drawer::Chance, veteran.posts.len())) else { break };
        game.ways(view, *piece, &mut ways);
        let ends: Vec<SpotId> = ways.ends().map(|(spot, _)| spot).collect();
        if let Some(spot) = ends.get(streams.below(Drawer::Chance, ends.len())) {
            send(&mut posts, *piece, *spot);
        }
    }
    posts
}

/// Sends a piece to a spot; whoever was sent there chooses another itself.
fn send(posts: &mut Vec<(PieceId, SpotId)>, piece: PieceId, to: SpotId) {
    posts.retain(|(own, spot)| *own != piece && *spot != to);
    posts.insert(0, (piece, to));
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
