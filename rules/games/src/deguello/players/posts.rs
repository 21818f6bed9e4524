//! Where the attackers are needed: officers with their units, flechas at doors.

use super::moves::count;
use crate::board::SpotId;
use crate::deguello::{Action, Game, PieceType, Position, Surface};
use crate::draw::Draw;
use crate::play::{Game as _, PieceId};
use crate::side::Side;

/// The extra weight of a unit inside that can break doors: the last of the garrison hide behind them.
const BREAKER: i32 = 3;

/// How much an area needs an officer: the weight of the units there that obey it, less if other officers are
/// there.
pub(super) fn need(game: &Game, view: &Position, officer: PieceId, area: u16) -> i32 {
    let own = game.piece_of(officer);
    let obeys = |unit: &PieceId| {
        let same = game.piece_of(*unit).command == own.command;
        let staff = own.kind == PieceType::StaffOfficer && view.released;
        let crew = game.kind(*unit) == PieceType::MexicanCrew;
        if own.kind == PieceType::MexicanGunner { crew } else { !crew && (same || staff) }
    };
    let units = game.units_in(view, area, Side::Mexican).filter(obeys);
    let breaks = |unit: PieceId| game.ground.area(area).inside && can_break(game, view, unit);
    let of = |unit| i32::from(game.weight(view, unit)) + if breaks(unit) { BREAKER } else { 0 };
    let weight: i32 = units.map(of).sum();
    if weight == 0 {
        return 0;
    }
    let leaders = game.officers_in(view, area, Side::Mexican).filter(|own| *own != officer).count() as i32;
    weight / (1 + 2 * leaders)
}

/// The areas to which ladders lead from an outside area.
pub(super) fn ladders(game: &Game, view: &Position, area: u16) -> Vec<u16> {
    let edges = view.ladders.iter().map(|edge| game.ground.edge(*edge));
    let from = edges.filter(|edge| game.ground.area_of(edge.out) == Some(area));
    from.flat_map(|edge| edge.beside.iter().filter_map(|top| game.ground.area_of(*top))).collect()
}

/// A step of a flecha that can break a barred door with enemies behind it, to that door.
pub(super) fn to_door(game: &Game, view: &Position, draw: Draw, piece: PieceId, area: u16) -> Option<Action> {
    let breaks = can_break(game, view, piece);
    let doors = game.ground.doors.iter().enumerate();
    let spots = doors.filter_map(|(number, door)| {
        let own = door.spots.into_iter().find(|spot| game.ground.area_of(*spot) == Some(area))?;
        let behind = beyond(game, door.spots, own)?;
        let held = count(game, view, behind, Side::Texan) > 0;
        let broken = view.is_broken(number as u16);
        let room = game.ground.area(behind).surface == Surface::Room;
        let wanted = breaks && !broken && (held || room) || broken && held;
        (wanted && view.state(piece).at != own).then_some((!held, own))
    });
    let mut spots: Vec<_> = spots.collect();
    // Doors with enemies behind them come first.
    spots.sort_by_cached_key(|(empty, own)| (*empty, draw.rank(game.board().identity(*own))));
    let steps = spots.into_iter().map(|(_, to)| Action::Step { piece, to });
    steps.into_iter().find(|step| game.check(view, *step).is_ok())
}

/// The greatest need for an officer in any area other than its own.
pub(super) fn most_needed(game: &Game, view: &Position, officer: PieceId) -> i32 {
    let own = game.area_at(view, officer);
    let others = (0..game.ground.areas.len() as u16).filter(|area| Some(*area) != own);
    others.map(|area| need(game, view, officer, area)).max().unwrap_or(0)
}

/// Whether a flecha can break a door.
pub(super) fn can_break(game: &Game, view: &Position, piece: PieceId) -> bool {
    game.kind(piece) == PieceType::ZapadorFlecha || game.kind(piece).is_flecha() && view.state(piece).axes > 0
}

/// The area on the other side of a door.
pub(super) fn beyond(game: &Game, spots: [SpotId; 2], own: SpotId) -> Option<u16> {
    let other = if spots[0] == own { spots[1] } else { spots[0] };
    game.ground.area_of(other)
}
