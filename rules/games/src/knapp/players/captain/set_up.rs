//! The captain's set-up: guns, breaches, columns and posts.

use super::super::shared_choices::best;
use super::super::terrain::Terrain;
use super::Member;
use crate::board::SpotId;
use crate::board::bearing;
use crate::dice::{Drawer, Streams};
use crate::hex::Hex;
use crate::knapp::{Action, Game, GunPlace, PieceType, Position};
use crate::play::PieceId;

/// The penalty for each gun that bears on a start position, in half hexes of distance to the nearest other column.
const GUN: i32 = 3;
/// The penalty for a start position in a pond, in which a column loses turns under fire.
const WET: i32 = 12;
/// The value of a post in a room: a casting there is hit less often, and a stand must come through a door.
const ROOM: i32 = 30;
/// How much one start position may be liked more or less than an equal one.
const LIKING: f32 = 3.0;
/// The distance in hexes up to which castings crowd each other.
const CLOSE: u32 = 2;

/// Reinforces the sections of the wall where the paths from the start positions end.
pub(super) fn reinforce(
    game: &Game,
    terrain: &Terrain,
    legal: &[Action],
    drawer: Drawer,
    streams: &mut Streams,
) -> Option<Action> {
    let worth = |section: u8| {
        let edges = game.ground.sections[usize::from(section)].edges.iter();
        let hexes = edges.map(|edge| game.ground.edge(*edge).side.hexes()[0]);
        let near = |hex: Hex| terrain.feet.iter().map(move |foot| game.board().spot(*foot).hex.distance(hex)).min();
        9 - hexes.filter_map(near).min().unwrap_or(9).min(9) as i32
    };
    let sections = legal.iter().filter_map(|action| match action {
        Action::Reinforce { section } => Some((worth(*section), *action)),
        _ => None,
    });
    best(sections, drawer, streams).map(|(_, action)| action)
}

/// Chooses the gun sites that bear on the most start positions.
pub(super) fn gun(
    game: &Game,
    view: &Position,
    legal: &[Action],
    drawer: Drawer,
    streams: &mut Streams,
) -> Option<Action> {
    let places = legal.iter().filter_map(|action| match action {
        Action::Place { at, .. } => Some((view_of_starts(game, view, *at), *action)),
        _ => None,
    });
    best(places, drawer, streams).map(|(_, action)| action)
}

/// The value of a gun site: the start positions it bears on, each counting less if other guns already bear on it.
fn view_of_starts(game: &Game, view: &Position, at: SpotId) -> i32 {
    let Some(site) = game.ground.sites.iter().find(|site| site.at == at) else { return 0 };
    let seen = (0..).zip(&game.ground.starts).filter(|(_, start)| bears(game, site, start.head[0]));
    seen.map(|(start, _)| 12 / (1 + guns_upon(game, view, start))).sum()
}

/// Aims for a breach where the paths from the start positions end.
pub(super) fn bombard(
    game: &Game,
    view: &Position,
    terrain: &Terrain,
    legal: &[Action],
    drawer: Drawer,
    streams: &mut Streams,
) -> Option<Action> {
    let guns = legal.iter().any(|own| matches!(own, Action::Shell { .. }));
    let worth = |action: &Action| match *action {
        Action::Aim { at, .. } => {
            let side = game.ground.aims[usize::from(at)].side.hexes()[0];
            let near = terrain.feet.iter().map(|foot| game.board().spot(*foot).hex.distance(side)).min().unwrap_or(9);
            // At most 10; a gun is worth 20 once there are two breaches.
            Some(10 - near.min(9) as i32)
        }
        Action::Shell { .. } if guns && view.breached.count_ones() >= 2 => Some(20),
        _ => None,
    };
    best(legal.iter().filter_map(|own| Some((worth(own)?, *own))), drawer, streams).map(|(_, action)| action)
}

/// Plans the columns as the member of the population divides and places them.
pub(super) fn plan(
    game: &Game,
    view: &Position,
    terrain: &Terrain,
    (legal, member): (&[Action], &Member),
    drawer: Drawer,
    streams: &mut Streams,
) -> Option<Action> {
    let (reserve, own) = (game.reserve(), member.plan);
    let sized = view.columns[..usize::from(reserve)].iter().filter(|column| column.stands > 0).count();
    let infantry = game.stands.len() - game.commands.len();
    let least = game.figures.column_stands.max(2) as usize - 1;
    let must = game.figures.reserve_stands.max(1) as usize - 1;
    let fewest = usize::try_from(game.figures.columns_least).unwrap_or(1).max(1);
    let possible = usize::from(reserve).min(game.commands.len() - 1).min(game.ground.starts.len() - 1);
    let wanted = own.columns(member.persona.columns.min(possible)).max(fewest).min(possible);
    let columns = (infantry.saturating_sub(must) / least).clamp(1, wanted);
    // A stronger Reserve must leave enough for the columns.
    let kept = own.reserve(must).min(infantry.saturating_sub(columns * least)).max(must);
    let share = own.share(infantry.saturating_sub(kept), columns, sized).max(least) as u8 + 1;
    let apart = |start: u8| {
        let foot = game.board().spot(terrain.feet[usize::from(start)]).hex;
        let taken = view.columns.iter().filter_map(|column| terrain.feet.get(usize::from(column.start)));
        let near = taken.map(|other| game.board().spot(*other).hex.distance(foot)).min();
        let place = near.unwrap_or(20).min(8) as i32 * 2;
        let head = game.ground.starts[usize::from(start)].head;
        let wet = i32::from(head.iter().any(|spot| game.ground.pond[spot.index()] != 0));
        // Columns should start near breaches in the wall.
        let hole = game.ground.edges.iter().enumerate().any(|(number, edge)| {
            game.is_gap(view, number as u16) && game.board().spot(edge.out).hex.distance(foot) <= 2
        });
        let fire = guns_upon(game, view, start) * GUN + terrain.exposure(terrain.feet[usize::from(start)]);
        let liking = (member.draw.liking(game.board().identity(head[0])) * LIKING) as i32;
        place - wet * WET - fire + liking + if hole { 15 } else { 0 }
    };
    let worth = |action: &Action| match *action {
        Action::Size { column, stands } if column == reserve => Some(-i32::from(stands.abs_diff(kept as u8 + 1))),
        Action::Size { stands, .. } if sized < columns => Some(-i32::from(stands.abs_diff(share))),
        Action::Start { position, .. } => Some(100 + apart(position)),
        _ => None,
    };
    best(legal.iter().filter_map(|own| Some((worth(own)?, *own))), drawer, streams).map(|(_, action)| action)
}

/// The number of guns that bear on a column from a start position.
fn guns_upon(game: &Game, view: &Position, start: u8) -> i32 {
    let head = game.ground.starts[usize::from(start)].head[0];
    let bear = |gun: &&PieceId| {
        let own = game.gun(view, **gun);
        let site = game.ground.sites.get(usize::from(own.site)).filter(|_| own.is_up && !own.is_out);
        site.is_some_and(|site| bears(game, site, head))
    };
    game.guns.iter().filter(bear).count() as i32
}

/// Whether a gun on a site can fire at a spot.
fn bears(game: &Game, site: &GunPlace, at: SpotId) -> bool {
    let [from, to] = [site.at, at].map(|spot| game.board().spot(spot).hex);
    let way = bearing::bearing(from, to);
    way.is_none_or(|way| bearing::bears(site.facing, game.figures.half_angle, way))
        && game.sees(game.first(), site.at, at)
}

/// Chooses posts that see the columns come, and rooms for leaders.
pub(super) fn post(
    game: &Game,
    view: &Position,
    terrain: &Terrain,
    legal: &[Action],
    drawer: Drawer,
    streams: &mut Streams,
) -> Option<Action> {
    let crowding = crowding(game, view);
    let mut known = vec![None; game.board().len()];
    let mut worth_of = |at: SpotId| {
        if let Some(worth) = known[at.index()] {
            return worth;
        }
        let room = if terrain.room[at.index()] { ROOM } else { 0 };
        let crowd = i32::from(view.crowd(at).castings) * 2 + crowding[at.index()];
        let worth = room + field_of_fire(game, view, terrain, at) * 3 - crowd;
        known[at.index()] = Some(worth);
        worth
    };
    let places = legal.iter().filter_map(|action| match *action {
        Action::Place { piece, at } => {
            let kind = game.piece_of(piece).kind;
            let hides = matches!(kind, PieceType::Leader | PieceType::Bowie);
            let worth =
                if hides { i32::from(terrain.room[at.index()]) * 100 + doors_away(game, at) } else { worth_of(at) };
            Some((worth + if hides { 500 } else { 0 }, *action))
        }
        _ => None,
    });
    best(places, drawer, streams).map(|(_, action)| action)
}

/// The number of expected arrival points of columns that are within range and in sight.
fn field_of_fire(game: &Game, view: &Position, terrain: &Terrain, at: SpotId) -> i32 {
    let range = game.figures.texan_range;
    let seen = |foot: &SpotId| i32::from(game.range(at, *foot)) <= range - 6 && game.sees(view, at, *foot);
    terrain.ends.iter().filter(|foot| seen(foot)).count() as i32
}

/// The number of castings close to each spot.
fn crowding(game: &Game, view: &Position) -> Vec<i32> {
    let mut near = vec![0; game.board().len()];
    for casting in game.castings.iter().map(|own| view.state(*own)).filter(|own| own.stands()) {
        let hexes = game.board().spot(casting.at).hex.axial().range(CLOSE).filter_map(Hex::from_axial);
        for spot in hexes.flat_map(|hex| game.board().spots_of(hex)) {
            near[spot.index()] += 1;
        }
    }
    near
}

/// The value of a room as a hiding place: higher the fewer doors it has, as the castings in it are harder to reach.
fn doors_away(game: &Game, at: SpotId) -> i32 {
    let doors = game.ground.doors.iter().filter(|door| door.spots.contains(&at)).count() as i32;
    10 - doors
}
