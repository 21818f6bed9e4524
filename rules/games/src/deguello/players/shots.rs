//! The expected value of shots and melees.

use super::shared_choices::worth;
use crate::board::SpotId;
use crate::deguello::fire::Muzzle;
use crate::deguello::{Action, Game, PieceType, Position};
use crate::hex::Direction;
use crate::play::PieceId;
use crate::side::Side;

/// A plan: its value in hundredths and the actions it takes.
#[derive(Debug, Clone)]
pub(super) struct WeighedPlan {
    pub(super) worth: i32,
    pub(super) actions: Vec<Action>,
}

/// The number of the 36 throws of two dice that hit with a modifier.
pub(super) fn throws(game: &Game, add: i32) -> i32 {
    let need = game.figures.fire_hit.saturating_sub(add);
    (2..=12).filter(|total| *total >= need).map(|total| 6 - (total - 7_i32).abs()).sum()
}

/// The direction from one spot to another.
pub(super) fn look(game: &Game, from: SpotId, to: SpotId) -> Option<Direction> {
    let hex = |spot: SpotId| game.board().spot(spot).hex;
    game.compass.towards(hex(from), hex(to))
}

/// The best shot of a unit from where it stands, including turning and leaning over the wall if needed.
pub(super) fn shot(game: &Game, position: &Position, by: PieceId, targets: &[PieceId]) -> Option<WeighedPlan> {
    let (at, own) = (position.state(by).at, position.state(by).facing);
    let turns = game.turns(position, by);
    let side = game.side(by)?;
    let mut best: Option<WeighedPlan> = None;
    for target in targets.iter().copied() {
        let to = position.state(target).at;
        // Skips targets out of sight.
        if !game.may_see(position, at, to) {
            continue;
        }
        let front = game.is_in_front(at, own, to);
        if !front && !turns {
            continue;
        }
        let facing = if front { own } else { look(game, at, to).unwrap_or(own) };
        let muzzle = Muzzle { from: at, facing, side, by: Some(by), leans: position.state(by).is_exposed };
        let mut aim = game.shot(position, muzzle, target);
        let mut leans = false;
        if aim.is_err() && side == Side::Texan && game.kind(by) != PieceType::Crew && game.level(at) >= 2 {
            aim = game.shot(position, Muzzle { leans: true, ..muzzle }, target);
            leans = true;
        }
        let Ok(aim) = aim else { continue };
        let gain = throws(game, aim.add()) * worth(game, position, target) / 36 - if leans { 20 } else { 0 };
        if gain > best.as_ref().map_or(0, |own| own.worth) {
            let mut actions = Vec::with_capacity(3);
            actions.extend((!front).then_some(Action::Face { piece: by, facing }));
            actions.extend(leans.then_some(Action::Expose { piece: by }));
            actions.push(Action::Fire { by, target });
            best = Some(WeighedPlan { worth: gain, actions });
        }
    }
    best
}

/// The best shot of a gun that has a server.
pub(super) fn cannon(game: &Game, position: &Position, gun: PieceId, targets: &[PieceId]) -> Option<WeighedPlan> {
    let own = *position.state(gun);
    let mut best: Option<WeighedPlan> = None;
    let tries = u32::from(game.figures.tries(game.piece_of(gun).pounds));
    for target in targets.iter().copied() {
        let to = position.state(target).at;
        if !game.may_see(position, own.at, to) {
            continue;
        }
        let front = game.is_in_front(own.at, own.facing, to);
        let facing = if front { own.facing } else { look(game, own.at, to).unwrap_or(own.facing) };
        let muzzle = Muzzle { facing, ..game.muzzle(position, gun) };
        let Ok(aim) = game.shot(position, muzzle, target) else { continue };
        let miss = 36 - throws(game, aim.add());
        let misses = (0..tries).fold(36_000, |left, _| left * miss / 36);
        let gain = (36_000 - misses) * worth(game, position, target) / 36_000;
        if gain > best.as_ref().map_or(0, |own| own.worth) {
            let turn = (!front).then_some(Action::Face { piece: gun, facing });
            let actions = turn.into_iter().chain([Action::Cannon { gun, target }]).collect();
            best = Some(WeighedPlan { worth: gain, actions });
        }
    }
    best
}

/// The value in hundredths of a melee, at a ladder if `edge` has one; a loss of one's own counts `price` percent.
pub(super) fn clash(
    game: &Game,
    position: &Position,
    by: &[PieceId],
    targets: &[PieceId],
    edge: Option<u16>,
    price: i32,
) -> i32 {
    let add = game.fight_adds(position, by, targets, edge).map(i32::from);
    let lead = add[0] - add[1];
    let [win, lose] = [lead, -lead].map(|lead| ahead(lead) * 100 / 1296);
    let least = |units: &[PieceId]| units.iter().map(|unit| worth(game, position, *unit)).min().unwrap_or(0);
    (win * least(targets) - lose * least(by) * price / 100) / 100
}

/// The number of the 1296 throws of two pairs of dice in which the first, with `lead` added, exceeds the second.
pub(super) fn ahead(lead: i32) -> i32 {
    let ways = |total: i32| 6 - (total - 7).abs();
    let mut sum = 0;
    for one in 2..=12 {
        sum += (2..=12).filter(|other| one + lead > *other).map(|other| ways(one) * ways(other)).sum::<i32>();
    }
    sum
}

/// Whether a sequence of actions can be started.
pub(super) fn begins(game: &Game, position: &Position, actions: &[Action]) -> bool {
    actions.first().is_some_and(|first| game.judge(position, *first).is_ok())
}
