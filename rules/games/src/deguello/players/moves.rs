//! Movement choices: over the wall, towards the enemy, into melee.

use super::posts::room_left;
use super::shots::clash;
use super::terrain::{FAR, edges, towards};
use crate::board::SpotId;
use crate::deguello::{Action, Game, PerimeterKind, PieceType, Position};
use crate::draw::Draw;
use crate::play::PieceId;
use crate::side::Side;

/// The action by which a flecha at the foot of the wall crosses it at once: by an emplaced ladder, or one it emplaces.
pub(super) fn scale(game: &Game, position: &Position, draw: Draw, piece: PieceId) -> Option<Action> {
    let at = position.state(piece).at;
    let fronts = game.ground.fronts.get(at.index())?;
    let allowed = |action: &Action| game.judge(position, *action).is_ok();
    for edge in ordered(game, draw, fronts.iter().copied()).iter().filter(|edge| position.has_ladder(**edge)) {
        let tops = game.ground.edge(*edge).beside.iter();
        let climb = tops.map(|to| Action::Climb { piece, to: *to }).find(allowed);
        if climb.is_some() {
            return climb;
        }
    }
    let free = edges(game, position, at).filter(|edge| game.ground.edge(*edge).made == PerimeterKind::Wall);
    let mut put = ordered(game, draw, free).into_iter().map(|edge| Action::Emplace { piece, edge });
    put.find(allowed)
}

/// The melee at a ladder, for when a flecha must climb or no other path leads up.
pub(super) fn storm(game: &Game, position: &Position, draw: Draw, piece: PieceId) -> Option<Action> {
    let at = position.state(piece).at;
    let fronts = game.ground.fronts.get(at.index())?;
    let all = ordered(game, draw, fronts.iter().copied()).into_iter();
    let mut all = all.map(|edge| Action::Storm { by: piece, with: None, edge });
    all.find(|action| game.judge(position, *action).is_ok())
}

/// Edges of the perimeter in the order of a draw.
pub(super) fn ordered(game: &Game, draw: Draw, edges: impl Iterator<Item = u16>) -> Vec<u16> {
    let mut all: Vec<u16> = edges.collect();
    all.sort_by_cached_key(|edge| {
        let own = game.ground.edge(*edge);
        draw.rank(game.board().identity(own.out).and(game.board().identity(own.top)))
    });
    all
}

/// The best melee a unit can start from where it stands, alone or with one of `helpers`; a loss of one's own counts
/// `price` percent.
pub(super) fn melee(
    game: &Game,
    position: &Position,
    by: PieceId,
    helpers: &[PieceId],
    enemies: &[PieceId],
    price: i32,
) -> Option<(i32, Action)> {
    let mut best: Option<(i32, Action)> = None;
    for target in enemies.iter().copied() {
        if game.may_melee(position, by, None, target).is_err() {
            continue;
        }
        let alone = (clash(game, position, &[by], &[target], None, price), Action::Melee { by, with: None, target });
        let pair = helpers.iter().filter(|own| **own != by).find_map(|own| {
            let [by, with] = [by.min(*own), by.max(*own)];
            game.may_melee(position, by, Some(with), target).ok()?;
            let worth = clash(game, position, &[by, with], &[target], None, price);
            Some((worth, Action::Melee { by, with: Some(with), target }))
        });
        for fight in std::iter::once(alone).chain(pair) {
            if best.is_none_or(|(worth, _)| fight.0 >= worth) {
                best = Some(fight);
            }
        }
    }
    best
}

/// A step into an area, onto the spot that suits best.
pub(super) fn into(
    game: &Game,
    position: &Position,
    draw: Draw,
    piece: PieceId,
    area: u16,
    suits: impl Fn(SpotId) -> i32,
) -> Option<Action> {
    let mut spots: Vec<(i32, SpotId)> = game.ground.area(area).spots.iter().map(|to| (suits(*to), *to)).collect();
    spots.sort_by_cached_key(|(worth, to)| (std::cmp::Reverse(*worth), draw.rank(game.board().identity(*to))));
    let steps = spots.into_iter().map(|(_, to)| Action::Step { piece, to });
    steps.into_iter().find(|step| game.judge(position, *step).is_ok())
}

/// The pieces of a side that stand in an area or above it: a fire there kills whoever stays (D16.a).
pub(super) fn over(game: &Game, position: &Position, area: u16, side: Side) -> i32 {
    let is_there = |own: &&PieceId| {
        let state = position.state(**own);
        game.side(**own) == Some(side) && state.stands() && game.is_over(area, state.at)
    };
    game.units.iter().chain(&game.officers).filter(is_there).count() as i32
}

/// A step out of a fire, to where there is most room and no enemy; `None` for a piece that no fire threatens.
pub(super) fn flight(game: &Game, position: &Position, draw: Draw, piece: PieceId) -> Option<Action> {
    let at = position.state(piece).at;
    if !game.is_burning(position, at) {
        return None;
    }
    let area = game.area_at(position, piece)?;
    let enemy = game.side(piece)?.enemy();
    let mut near = game.ground.near[usize::from(area)].clone();
    near.push(area);
    near.retain(|to| count(game, position, *to, enemy) == 0);
    near.sort_by_cached_key(|to| {
        let inside = game.ground.area(*to).inside;
        std::cmp::Reverse((inside, room_left(game, position, *to), draw.rank(game.area_identity(*to))))
    });
    near.dedup();
    let safe = |to: SpotId| !game.is_burning(position, to);
    let steps = near.into_iter().filter_map(|to| into(game, position, draw, piece, to, |at| i32::from(safe(at))));
    steps.into_iter().find(|step| step.spot().is_some_and(safe))
}

/// The distance in hexes from a spot to the nearest of some pieces.
pub(super) fn hexes(game: &Game, position: &Position, from: SpotId, to: &[PieceId]) -> i32 {
    let hex = game.board().spot(from).hex;
    let away = |piece: &PieceId| position.state(*piece).at;
    let known = to.iter().map(away).filter(|at| at.index() < game.board().len());
    known.map(|at| game.board().spot(at).hex.distance(hex) as i32).min().unwrap_or(99)
}

/// A step towards the areas to which `found` gives the distances.
pub(super) fn nearer(
    game: &Game,
    position: &Position,
    draw: Draw,
    piece: PieceId,
    found: &[i32],
    suits: impl Fn(SpotId) -> i32,
) -> Option<Action> {
    let side = game.side(piece)?;
    let area = game.area_at(position, piece)?;
    if found[usize::from(area)] >= FAR {
        return None;
    }
    towards(game, position, draw, area, found, side)
        .into_iter()
        .find_map(|next| into(game, position, draw, piece, next, &suits))
}

/// Whether a kind fights inside the fort: a flecha or a Mexican crew.
pub(super) fn is_assailant(kind: PieceType) -> bool {
    kind.is_flecha() || kind == PieceType::MexicanCrew
}

/// The areas in which the garrison has units.
pub(super) fn held(game: &Game, position: &Position) -> Vec<u16> {
    let texans = game.units.iter().filter(|unit| game.is_texan(**unit));
    let mut areas: Vec<u16> = texans.filter_map(|unit| game.area_at(position, *unit)).collect();
    areas.sort_unstable();
    areas.dedup();
    areas
}

/// How good a spot outside is for crossing the wall: 6 with a ladder at a passable edge, 3 without one, 0 if there is
/// no such edge.
pub(super) fn foot(game: &Game, position: &Position, spot: SpotId) -> i32 {
    let all = edges(game, position, spot);
    all.map(|edge| if position.has_ladder(edge) { 6 } else { 3 }).max().unwrap_or(0)
}

/// The number of units of a side in an area.
pub(super) fn count(game: &Game, position: &Position, area: u16, side: Side) -> i32 {
    game.units_in(position, area, side).count() as i32
}
