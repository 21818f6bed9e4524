//! Terrain knowledge of the players that never changes.

use std::sync::Arc;

use crate::board::SpotId;
use crate::knapp::{Game, Passage};
use crate::player::CostQueue;
use crate::spot::Level;

/// A distance that means out of reach.
pub(super) const FAR: u16 = u16::MAX;
/// The value of a spot in no room.
pub(super) const NO_ROOM: u16 = u16::MAX;

/// The distance in hexes from a foot of the wall within which a front can spread.
const SPREAD: u32 = 3;

/// Terrain knowledge of a player.
#[derive(Debug, Clone)]
pub(in crate::knapp) struct Terrain {
    /// The half inches over open ground to the foot of the perimeter, by spot.
    pub(super) to_wall: Vec<u16>,
    /// The spots at the foot of the perimeter.
    pub(super) fronts: Vec<SpotId>,
    /// For each entry of `fronts`, the indices of those near enough for a front to spread to.
    pub(super) beside: Vec<Vec<u16>>,
    /// For each entry of `fronts`, the number of spots inside that can fire at it, as a percentage of the most exposed
    /// one's.
    pub(super) exposed: Vec<i32>,
    /// For each start position, the nearest foot of the perimeter.
    pub(super) feet: Vec<SpotId>,
    /// The same spots, each once.
    pub(super) ends: Vec<SpotId>,
    /// For each spot, whether it is in a room.
    pub(super) room: Vec<bool>,
    /// The number of the room a spot belongs to; spots joined without a door share a room. [`NO_ROOM`] for none.
    pub(super) rooms: Vec<u16>,
}

impl Terrain {
    /// The terrain knowledge of a game. It is shared by all games of a scenario that start with intact walls.
    pub(super) fn new(game: &Game) -> Arc<Self> {
        if game.first().breaches.is_empty() {
            return Arc::clone(game.terrain.get_or_init(|| Arc::new(Self::found(game))));
        }
        Arc::new(Self::found(game))
    }

    fn found(game: &Game) -> Self {
        let ground = &game.ground;
        let fronts = game.board().ids().filter(|spot| ground.is_front(*spot) && !ground.inside[spot.index()]);
        let fronts: Vec<SpotId> = fronts.collect();
        let to_wall = distances(game, fronts.iter().map(|spot| (*spot, 0)), None, outside(game));
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
        let feet: Vec<SpotId> = ground.starts.iter().map(foot).collect();
        let mut ends = feet.clone();
        ends.sort_unstable();
        ends.dedup();
        let room: Vec<bool> = game.board().ids().map(|spot| game.board().spot(spot).level == Level::In).collect();
        let rooms = rooms(game, &room);
        let exposed = exposed(game, &fronts);
        let near = |foot: &SpotId| {
            let near = (0..).zip(&fronts).filter(|(_, own)| game.board().range(**own, *foot) <= SPREAD);
            near.map(|(place, _)| place).collect()
        };
        let beside = fronts.iter().map(near).collect();
        Self { to_wall, fronts, beside, exposed, feet, ends, room, rooms }
    }

    /// How exposed a foot of the perimeter is, in percent.
    pub(super) fn exposure(&self, foot: SpotId) -> i32 {
        self.fronts.binary_search(&foot).map_or(100, |place| self.exposed[place])
    }
}

/// How exposed each foot of the perimeter is to fire from inside, in percent of the most exposed one.
fn exposed(game: &Game, fronts: &[SpotId]) -> Vec<i32> {
    let posts: Vec<SpotId> = game.board().ids().filter(|spot| game.ground.inside[spot.index()]).collect();
    let sees = |post: &&SpotId, foot: SpotId| {
        i32::from(game.range(**post, foot)) <= game.figures.texan_range && game.sees(game.first(), **post, foot)
    };
    let counts: Vec<i32> =
        fronts.iter().map(|foot| posts.iter().filter(|post| sees(post, *foot)).count() as i32).collect();
    let most = counts.iter().copied().max().unwrap_or(0).max(1);
    counts.into_iter().map(|count| count * 100 / most).collect()
}

/// Numbers the rooms: spots in rooms that can be reached from one another without a door.
fn rooms(game: &Game, room: &[bool]) -> Vec<u16> {
    let mut rooms = vec![NO_ROOM; room.len()];
    for first in game.board().ids().filter(|spot| room[spot.index()]) {
        let mut open = vec![first];
        while let Some(at) = open.pop() {
            if rooms[at.index()] != NO_ROOM {
                continue;
            }
            rooms[at.index()] = first.0;
            let steps = game.ground.steps[at.index()].iter().filter(|step| step.way == Passage::Open);
            open.extend(steps.map(|step| step.to).filter(|to| room[to.index()]));
        }
    }
    rooms
}

/// Whether a link leads over open ground outside.
pub(super) fn outside(game: &Game) -> impl Fn(&crate::knapp::Link) -> bool + '_ {
    |step| step.way == Passage::Open && !game.ground.inside[step.to.index()]
}

/// The half inches to the nearest of some ends along links that can be taken; each end starts with its own cost. If only
/// spots nearer than `from` are of interest, the others may show too much.
pub(super) fn distances(
    game: &Game,
    ends: impl Iterator<Item = (SpotId, u16)>,
    from: Option<SpotId>,
    can: impl Fn(&crate::knapp::Link) -> bool,
) -> Vec<u16> {
    costs(game, ends, from, |step| can(step).then_some(u16::from(step.cost)))
}

/// As `distances`, with the cost of each step given by `cost`; a step without a cost is not taken.
pub(super) fn costs(
    game: &Game,
    ends: impl Iterator<Item = (SpotId, u16)>,
    from: Option<SpotId>,
    cost: impl Fn(&crate::knapp::Link) -> Option<u16>,
) -> Vec<u16> {
    let mut found = vec![FAR; game.board().len()];
    let mut open = CostQueue::default();
    let reach = |found: &mut [u16], open: &mut CostQueue<SpotId>, spot: SpotId, cost: u16| {
        if cost < found[spot.index()] {
            found[spot.index()] = cost;
            open.push(usize::from(cost), spot);
        }
    };
    for (spot, cost) in ends {
        reach(&mut found, &mut open, spot, cost);
    }
    while let Some((spent, at)) = open.pop() {
        let spent = spent as u16;
        if found[at.index()] < spent {
            continue;
        }
        if Some(at) == from {
            break;
        }
        for back in &game.ground.steps[at.index()] {
            if found[back.to.index()] <= spent {
                continue;
            }
            // The link towards the end: from the neighbour to this spot.
            if let Some(own) = game.ground.step(back.to, at).and_then(&cost) {
                reach(&mut found, &mut open, back.to, spent.saturating_add(own));
            }
        }
    }
    found
}
