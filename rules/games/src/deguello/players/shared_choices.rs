//! Choices shared by both players: preferred losses, the value of pieces, and set-up.

use super::moves::over;
use crate::board::SpotId;
use crate::deguello::{Action, Due, Game, PieceType, Position, Surface};
use crate::dice::{Drawer, Streams};
use crate::draw::Draw;
use crate::play::PieceId;
use crate::side::Side;

/// The value of the chance that a hit takes an officer along, one in six: units without one hardly act any more.
const LED: i32 = 150;

/// The value of a hit on a piece to its enemy, in hundredths.
pub(super) fn worth(game: &Game, position: &Position, piece: PieceId) -> i32 {
    let state = position.state(piece);
    let inside = game.ground.is_inside(state.at);
    let own = match game.kind(piece) {
        PieceType::Company | PieceType::Zapadores if state.is_reduced => 300,
        PieceType::Company | PieceType::Zapadores => 130,
        PieceType::Flecha | PieceType::ZapadorFlecha if inside => 180,
        PieceType::Flecha | PieceType::ZapadorFlecha | PieceType::MexicanCrew => 120,
        PieceType::Unit | PieceType::Invalid => 200,
        PieceType::Crew => 220,
        _ => 400,
    };
    let area = game.area_at(position, piece).filter(|_| game.kind(piece).is_unit()).zip(game.side(piece));
    let led = area.is_some_and(|(area, side)| game.officers_in(position, area, side).next().is_some());
    own + if led { LED } else { 0 } + i32::from(state.ladders) * 15
}

/// The answer to a pending decision: which piece is lost, where a fire spreads, whether a free shot is fired, by those who
/// do not hold their fire.
pub(super) fn answer(game: &Game, position: &Position, draw: Draw, holds_fire: bool) -> Option<Action> {
    let least = |pieces: &mut dyn Iterator<Item = PieceId>| {
        pieces.min_by_key(|own| {
            (worth(game, position, *own), leads(game.kind(*own)), draw.rank(game.piece_of(*own).identity))
        })
    };
    match position.due.last()? {
        Due::Officers { area, side } => {
            least(&mut game.officers_in(position, *area, *side)).map(|piece| Action::Lose { piece })
        }
        Due::Beaten { units, .. } => {
            let mut there = units.iter().copied().filter(|own| position.state(*own).stands());
            least(&mut there).map(|piece| Action::Lose { piece })
        }
        Due::Ignite { area } => {
            let [texans, own] = Side::ALL.map(|side| move |area: &u16| over(game, position, *area, side));
            let rooms = game.spreads_to(position, *area).into_iter();
            let rank = |area: &u16| draw.rank(game.area_identity(*area));
            rooms.max_by_key(|area| (texans(area) - own(area), rank(area))).map(|area| Action::Ignite { area })
        }
        Due::Free { by, target } => {
            let shot = Action::Fire { by: *by, target: *target };
            Some(if !holds_fire && game.judge(position, shot).is_ok() { shot } else { Action::Done })
        }
        _ => None,
    }
}

/// The leadership rank of an officer kind.
const fn leads(kind: PieceType) -> u8 {
    match kind {
        PieceType::Leader | PieceType::StaffOfficer => 2,
        PieceType::ColumnOfficer | PieceType::Officer => 1,
        _ => 0,
    }
}

/// Places the next piece of the garrison: units at the wall if possible, or in rooms if they are to be
/// `indoors`; crews
/// and guns together, officers with the units they lead.
pub(super) fn place(
    game: &Game,
    position: &Position,
    indoors: &dyn Fn(PieceId) -> bool,
    drawer: Drawer,
    streams: &mut Streams,
) -> Option<Action> {
    let places = |piece: PieceId| (piece, game.places(position, piece).collect::<Vec<SpotId>>());
    let (first, own) = game.to_place(position).map(places).find(|(_, own)| !own.is_empty())?;
    let room =
        |at: &SpotId| game.ground.area_of(*at).is_some_and(|area| game.ground.area(area).surface == Surface::Room);
    let indoors = game.kind(first).is_unit() && indoors(first);
    let fit = |at: &SpotId| (indoors && room(at), fits(game, position, first, *at));
    let top = own.iter().map(fit).max()?;
    let best: Vec<SpotId> = own.iter().filter(|at| fit(at) == top).copied().collect();
    best.get(streams.below(drawer, best.len())).map(|at| Action::Place { piece: first, at: *at })
}

/// How well a spot suits a piece of the garrison.
fn fits(game: &Game, position: &Position, piece: PieceId, at: SpotId) -> i32 {
    let own = game.piece_of(piece);
    let here = |kind: fn(PieceType) -> bool| position.on(at).filter(|other| kind(game.kind(*other))).count() as i32;
    let beside = |wanted: &dyn Fn(PieceId) -> bool| {
        let area = game.ground.area_of(at);
        area.map_or(0, |area| game.units_in(position, area, Side::Texan).filter(|unit| wanted(*unit)).count() as i32)
    };
    match own.kind {
        PieceType::Cannon => here(PieceType::is_crew) * 2 - here(|kind| kind == PieceType::Cannon),
        PieceType::Crew => -here(PieceType::is_crew),
        PieceType::Gunner => {
            beside(&|unit| game.kind(unit) == PieceType::Crew)
                + beside(&|unit| game.piece_of(unit).command == own.command)
        }
        PieceType::Officer => beside(&|unit| game.piece_of(unit).command == own.command),
        PieceType::Leader => {
            let taken = game.officers_in(position, game.ground.area_of(at).unwrap_or(u16::MAX), Side::Texan);
            beside(&|_| true) - 3 * taken.count() as i32
        }
        _ => {
            let wall = game.level(at) >= 2 && game.ground.edges.iter().any(|edge| edge.top == at && edge.scalable);
            let room = game.ground.area_of(at).is_some_and(|area| game.ground.area(area).surface == Surface::Room);
            i32::from(wall) - i32::from(room) - 2 * here(PieceType::is_unit)
        }
    }
}
