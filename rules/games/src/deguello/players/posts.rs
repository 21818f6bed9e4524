//! Where the attackers are needed: officers with their units, flechas at doors.

use super::moves::{count, held};
use super::terrain::{FAR, distances_from, edges};
use crate::board::SpotId;
use crate::deguello::{Action, Game, PerimeterKind, PieceType, Position, Surface};
use crate::draw::Draw;
use crate::play::PieceId;
use crate::side::Side;

/// The weight of a unit that has nothing to do itself; a flecha that has something to do weighs [`DOES`].
const HELPS: i32 = 1;

/// The weight of a flecha-equivalent that has something to do.
const DOES: i32 = 4;

/// The extra weight of a unit inside that can break doors: the last of the garrison hide behind them.
const BREAKS: i32 = 3 * DOES;

/// The movement points at which a need counts half.
const NEAR: i32 = 8;

/// How much more an officer inside must be needed elsewhere to leave those he leads.
const CLEARLY: i32 = 2 * DOES;

/// How much each area needs an officer: the weight of the units there that obey it, divided among the officers.
pub(super) struct Needs(Vec<i32>);

impl Needs {
    pub(super) fn of(game: &Game, view: &Position, hold: &Hold, officer: PieceId) -> Self {
        let own = game.piece_of(officer);
        let obeys = |unit: PieceId| {
            let same = game.piece_of(unit).command == own.command;
            let staff = own.kind == PieceType::StaffOfficer && view.released;
            let crew = game.kind(unit) == PieceType::MexicanCrew;
            if own.kind == PieceType::MexicanGunner { crew } else { !crew && (same || staff) }
        };
        let mexican = |piece: &PieceId| game.side(*piece) == Some(Side::Mexican);
        let mut areas = vec![(0, 0); game.ground.areas.len()];
        for unit in
            game.units.iter().copied().filter(|unit| view.state(*unit).stands() && mexican(unit) && obeys(*unit))
        {
            if let Some(area) = game.area_at(view, unit) {
                let (inside, breaks) = (game.ground.area(area).inside, has_axes(game, view, unit));
                let stuck = hold.stuck.binary_search(&unit).is_ok();
                let weight = DOES * i32::from(game.weight(view, unit));
                areas[usize::from(area)].0 += match (inside, breaks) {
                    // Only those that can break a door still have something to do.
                    (true, false) if hold.cut_off => HELPS,
                    (false, false) if hold.rooms => 0,
                    (false, _) if stuck => HELPS,
                    (_, true) if hold.cut_off => weight + 2 * BREAKS,
                    (_, true) => weight + BREAKS,
                    (_, false) => weight,
                };
            }
        }
        for other in game.officers.iter().copied().filter(|other| mexican(other) && *other != officer) {
            if let Some(area) = game.area_at(view, other) {
                areas[usize::from(area)].1 += 1;
            }
        }
        Self(areas.into_iter().map(|(weight, leaders): (i32, i32)| weight / (1 + 2 * leaders)).collect())
    }

    /// The need of an area.
    pub(super) fn at(&self, area: u16) -> i32 {
        self.0[usize::from(area)]
    }

    /// The other area to which an officer should go, with how much more it is needed there than where it is; needs far
    /// away count less. `None` if it should stay.
    pub(super) fn sought(&self, game: &Game, view: &Position, draw: Draw, area: Option<u16>) -> Option<(i32, u16)> {
        let away = area.map(|area| distances_from(game, view, area, Side::Mexican));
        let near = |own: u16| {
            let away = away.as_ref().map_or(0, |away| away[usize::from(own)]);
            self.at(own) * NEAR / (NEAR + away)
        };
        let others = self.areas().filter(|own| Some(*own) != area);
        let (most, _, best) = others.map(|own| (near(own), draw.rank(game.area_identity(own)), own)).max()?;
        let here = area.map_or(0, |area| self.at(area));
        let leads = here > 0 && area.is_some_and(|area| game.ground.area(area).inside);
        (most > here + if leads { CLEARLY } else { 0 }).then_some((most - here, best))
    }

    /// The areas with a need.
    pub(super) fn areas(&self) -> impl Iterator<Item = u16> + '_ {
        (0..).zip(&self.0).filter(|(_, need)| **need > 0).map(|(area, _)| area)
    }
}

/// The areas to which ladders lead from an outside area.
pub(super) fn ladders(game: &Game, view: &Position, area: u16) -> Vec<u16> {
    let edges = view.ladders.iter().map(|edge| game.ground.edge(*edge));
    let from = edges.filter(|edge| game.ground.area_of(edge.out) == Some(area));
    from.flat_map(|edge| edge.beside.iter().filter_map(|top| game.ground.area_of(*top))).collect()
}

/// What a flecha does about the doors of its area.
pub(super) enum Door {
    /// It stands at one it is needed at.
    Stay,
    /// The step to such a door.
    Go(Action),
}

/// The doors of its area at which a flecha is needed: those it can break with the garrison behind them or on the way to it,
/// and broken ones with the garrison behind them; `None` if there is none, or no step leads to one. `found` has the
/// movement points from each area to the garrison.
pub(super) fn to_door(
    game: &Game,
    view: &Position,
    draw: Draw,
    piece: PieceId,
    area: u16,
    found: &[i32],
) -> Option<Door> {
    let breaks = can_break(game, view, piece);
    let doors = game.ground.doors.iter().enumerate();
    let spots = doors.filter_map(|(number, door)| {
        let own = door.spots.into_iter().find(|spot| game.ground.area_of(*spot) == Some(area))?;
        let behind = beyond(game, door.spots, own)?;
        let held = count(game, view, behind, Side::Texan) > 0;
        let leads = held || found[usize::from(behind)] < found[usize::from(area)];
        let wanted = if view.is_broken(number as u16) { held } else { breaks && leads };
        wanted.then_some((!held, own))
    });
    let mut spots: Vec<_> = spots.collect();
    if spots.iter().any(|(_, own)| *own == view.state(piece).at) {
        return Some(Door::Stay);
    }
    // Doors with enemies behind them come first.
    spots.sort_by_cached_key(|(empty, own)| (*empty, draw.rank(game.board().identity(*own))));
    let steps = spots.into_iter().map(|(_, to)| Action::Step { piece, to });
    steps.into_iter().find(|step| game.judge(view, *step).is_ok()).map(Door::Go)
}

/// The flecha-equivalents for which an area has room.
pub(super) fn room_left(game: &Game, view: &Position, area: u16) -> i32 {
    let own = game.ground.area(area);
    let stand = game.crowd(view, area).map(|piece| i32::from(game.weight(view, piece))).sum::<i32>();
    own.spots.len() as i32 * game.figures.hex_capacity - stand
}

/// Whether a spot is at a barred door: a place for those that can break it.
pub(super) fn is_at_barred_door(game: &Game, view: &Position, at: SpotId) -> bool {
    let mut doors = game.ground.doors.iter().enumerate();
    doors.any(|(number, door)| door.spots.contains(&at) && !view.is_broken(number as u16))
}

/// Whether a flecha can break a door.
pub(super) fn can_break(game: &Game, view: &Position, piece: PieceId) -> bool {
    game.kind(piece) == PieceType::ZapadorFlecha || game.kind(piece).is_flecha() && view.state(piece).axes > 0
}

/// Whether a unit has axes or needs none: it, or the flechas into which it splits, can break a door.
pub(super) fn has_axes(game: &Game, view: &Position, unit: PieceId) -> bool {
    matches!(game.kind(unit), PieceType::Zapadores | PieceType::ZapadorFlecha) || view.state(unit).axes > 0
}

/// Whether a flecha below the wall can cross it where it stands: with or without a ladder, if there is room at the top.
pub(super) fn can_cross(game: &Game, view: &Position, unit: PieceId) -> bool {
    let state = view.state(unit);
    edges(game, view, state.at).any(|edge| {
        let own = game.ground.edge(edge);
        let room = || own.beside.iter().any(|to| game.may_enter(view, unit, *to).is_ok());
        own.made != PerimeterKind::Wall || (view.has_ladder(edge) || state.ladders > 0) && room()
    })
}

/// What still keeps the attackers from the garrison.
#[derive(Debug)]
pub(super) struct Hold {
    /// Those inside can come to no defender without breaking a door, and there are units that break doors.
    pub(super) cut_off: bool,
    /// The garrison only holds rooms behind barred doors as well: whoever is outside has nothing to climb for.
    pub(super) rooms: bool,
    /// The flechas below the wall that cannot cross it where they are, in order: whoever is at the top has to go on first.
    stuck: Vec<PieceId>,
}

impl Hold {
    /// For a player that does not look at doors.
    pub(super) const UNKNOWN: Self = Self { cut_off: false, rooms: false, stuck: Vec::new() };

    /// `open` has the movement points from each area to the garrison for those who break no door.
    pub(super) fn of(game: &Game, view: &Position, open: &[i32]) -> Self {
        let mexicans = || game.units.iter().filter(|unit| !game.is_texan(**unit) && view.state(**unit).stands());
        let comes = |unit: &&PieceId| game.area_at(view, **unit).is_some_and(|area| open[usize::from(area)] < FAR);
        let inside = |unit: &&PieceId| game.ground.is_inside(view.state(**unit).at);
        let breaks = mexicans().any(|unit| has_axes(game, view, *unit));
        let cut_off = breaks && !mexicans().filter(inside).any(|unit| comes(&unit));
        let shut = |area: u16| {
            let mut doors = game.ground.doors.iter().enumerate();
            let open = doors.any(|(number, door)| {
                view.is_broken(number as u16) && door.spots.iter().any(|spot| game.ground.area_of(*spot) == Some(area))
            });
            game.ground.area(area).surface == Surface::Room && !open
        };
        let below = |unit: &&PieceId| game.kind(**unit).is_flecha() && game.ground.touches(view.state(**unit).at);
        let stuck = mexicans().filter(below).filter(|unit| !can_cross(game, view, **unit)).copied().collect();
        Self { cut_off, rooms: cut_off && held(game, view).into_iter().all(shut), stuck }
    }
}

/// The area on the other side of a door.
pub(super) fn beyond(game: &Game, spots: [SpotId; 2], own: SpotId) -> Option<u16> {
    let other = if spots[0] == own { spots[1] } else { spots[0] };
    game.ground.area_of(other)
}
