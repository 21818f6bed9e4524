//! What a player knows of the ground once and for all.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::board::SpotId;
use crate::knapp::{Game, Way};
use crate::spot::Level;

/// Half inches nobody goes.
pub(super) const FAR: u16 = u16::MAX;

/// What a player knows of the ground.
#[derive(Debug, Clone)]
pub(super) struct Terrain {
    /// Half inches over open country to the foot of the perimeter, by spot.
    pub(super) to_wall: Vec<u16>,
    /// The foot of the perimeter that is nearest to each start position.
    pub(super) feet: Vec<SpotId>,
    /// Whether a spot is in a room.
    pub(super) room: Vec<bool>,
}

impl Terrain {
    pub(super) fn of(game: &Game) -> Self {
        let ground = &game.ground;
        let fronts = game.board().ids().filter(|spot| ground.is_front(*spot) && !ground.inside[spot.index()]);
        let to_wall = distances(game, fronts.map(|spot| (spot, 0)), outside(game));
        let foot = |start: &crate::knapp::Start| {
            let mut at = start.head[0];
            while to_wall[at.index()] > 0 {
                let near = ground.steps[at.index()].iter().map(|step| step.to);
                let next = near.min_by_key(|to| (to_wall[to.index()], *to));
                match next.filter(|to| to_wall[to.index()] < to_wall[at.index()]) {
                    Some(to) => at = to,
                    None => break,
                }
            }
            at
        };
        let feet = ground.starts.iter().map(foot).collect();
        let room = game.board().ids().map(|spot| game.board().spot(spot).level == Level::In).collect();
        Self { to_wall, feet, room }
    }
}

/// Open country.
pub(super) fn outside(game: &Game) -> impl Fn(&crate::knapp::Step) -> bool + '_ {
    |step| step.way == Way::Open && !game.ground.inside[step.to.index()]
}

/// Half inches to the nearest of some spots over steps that can be taken; each of them begins with what it costs itself.
pub(super) fn distances(
    game: &Game,
    ends: impl Iterator<Item = (SpotId, u16)>,
    can: impl Fn(&crate::knapp::Step) -> bool,
) -> Vec<u16> {
    let mut found = vec![FAR; game.board().len()];
    let mut open = BinaryHeap::new();
    for (spot, cost) in ends {
        if cost < found[spot.index()] {
            found[spot.index()] = cost;
            open.push(Reverse((cost, spot)));
        }
    }
    while let Some(Reverse((spent, at))) = open.pop() {
        if found[at.index()] < spent {
            continue;
        }
        for back in &game.ground.steps[at.index()] {
            // The way there: from the neighbour to this spot.
            let Some(step) = game.ground.step(back.to, at).filter(|step| can(step)) else { continue };
            let cost = spent.saturating_add(u16::from(step.cost));
            if cost < found[back.to.index()] {
                found[back.to.index()] = cost;
                open.push(Reverse((cost, back.to)));
            }
        }
    }
    found
}
