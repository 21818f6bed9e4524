//! Constraints on a captain that override his own judgement: all units over one wall, all into one building, no move
//! before a given turn.
//!
//! A constrained captain plays no better than a free one. They exist to search a scenario for weak spots: many of them
//! fight it, each with a different constraint ([`schemes`](super::super::schemes)).

use std::sync::Arc;

use super::super::Seat;
use super::super::approach::Approach;
use crate::alamo::{Game, Mode, MovePaths, PieceId, Position};
use crate::board::{Crossing, SpotId};
use crate::words::Words;

/// What a movement point of the way to where he wants to be is worth to him: more than anything else on the way.
const PULL: f32 = 0.5;
/// Movement points beyond which it is all the same.
const MOST: u16 = 60;
/// How much more that counts in the set-up, where spots are weighed in points instead of units.
const SET_UP: f32 = 100.0;

/// What a captain keeps to.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::alamo::players) enum Constraint {
    /// Units that come in from outside the walls come in at this spot.
    Into(SpotId),
    /// Units that come in from outside climb no wall.
    Gates,
    /// All units go to these spots and stay there.
    Hold(HeldSpots, Vec<SpotId>),
    /// Nobody moves before this turn.
    Wait(u8),
    /// Nobody attacks this way.
    Spurn(Mode),
    /// All columns enter at the area of this number, where the plot is open.
    Enter(u8),
}

/// What the spots are that a captain holds.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::alamo::players) enum HeldSpots {
    /// The rooms of a building, by its name.
    Building(Words),
    /// The wall of a quarter of the compass: 0 for north, clockwise.
    Wall(u8),
    /// The roofs.
    Roofs,
    /// Everything indoors.
    Rooms,
}

impl Constraint {
    /// How nobody attacks.
    pub(super) const fn spurned(&self) -> Option<Mode> {
        match self {
            Self::Spurn(mode) => Some(*mode),
            Self::Into(_) | Self::Gates | Self::Hold(..) | Self::Wait(_) | Self::Enter(_) => None,
        }
    }
}

/// A purpose, and how far it is to where it leads.
#[derive(Debug, Clone)]
pub(super) struct BoundConstraint {
    constraint: Arc<Constraint>,
    way: Approach,
}

impl BoundConstraint {
    pub(super) fn on(constraint: Arc<Constraint>) -> Self {
        Self { constraint, way: Approach::default() }
    }

    /// Looks where the purpose leads, as things are.
    pub(super) fn look(&mut self, Seat { game, view, side }: Seat<'_>) {
        let inside = game.board().inside_walls();
        let comes_in = |from: SpotId, crossing: &Crossing| !inside.contains(from) && inside.contains(crossing.to);
        match &*self.constraint {
            Constraint::Into(at) => {
                let open = |from: SpotId, crossing: &Crossing| crossing.to == *at || !comes_in(from, crossing);
                self.way.measure_over(game, view, side, std::iter::once((*at, 0)), open);
            }
            Constraint::Gates => {
                let goals = inside.iter().map(|spot| (spot, 0));
                self.way.measure_over(game, view, side, goals, |_, crossing| !crossing.kind.is_wall());
            }
            Constraint::Hold(_, spots) => self.way.measure(game, view, side, spots.iter().map(|spot| (*spot, 0))),
            Constraint::Wait(_) | Constraint::Spurn(_) | Constraint::Enter(_) => {}
        }
    }

    /// Whether nobody moves now.
    pub(super) fn waits(&self, view: &Position) -> bool {
        matches!(*self.constraint, Constraint::Wait(turn) if view.turn < turn)
    }

    /// How nobody attacks.
    pub(super) fn spurned(&self) -> Option<Mode> {
        self.constraint.spurned()
    }

    /// What the way that is left from a spot costs him.
    fn left(&self, spot: SpotId) -> f32 {
        -PULL * f32::from(self.way.from(spot).min(MOST))
    }

    /// What it adds to the worth of a spot where a unit can end its move.
    pub(super) fn more(&self, Seat { game, view, .. }: Seat<'_>, unit: PieceId, ways: &MovePaths, spot: SpotId) -> f32 {
        let (inside, here) = (game.board().inside_walls(), view.of(unit).at);
        let never = -PULL * f32::from(MOST);
        match &*self.constraint {
            // Whoever is in does as he likes.
            Constraint::Into(_) | Constraint::Gates if inside.contains(here) => 0.0,
            Constraint::Into(_) | Constraint::Gates if !inside.contains(spot) => self.left(spot),
            Constraint::Into(at) => {
                let way = game.way(view, unit, ways, spot);
                if way.iter().find(|step| inside.contains(**step)) == Some(at) { 0.0 } else { never }
            }
            Constraint::Gates => {
                let way = game.way(view, unit, ways, spot);
                if climbs(game, view, here, &way) { never } else { 0.0 }
            }
            Constraint::Hold(..) => self.left(spot),
            Constraint::Wait(_) | Constraint::Spurn(_) | Constraint::Enter(_) => 0.0,
        }
    }

    /// What it adds to the worth of a spot in the set-up.
    pub(super) fn site(&self, Seat { game, .. }: Seat<'_>, piece: PieceId, at: SpotId) -> f32 {
        match *self.constraint {
            Constraint::Into(_) | Constraint::Hold(..) if game.piece(piece).is_unit() => SET_UP * self.left(at),
            _ => 0.0,
        }
    }

    /// What it adds to the worth of an area for a column.
    pub(super) fn entry(&self, area: u8) -> f32 {
        if *self.constraint == Constraint::Enter(area) { 1000.0 * SET_UP } else { 0.0 }
    }
}

/// Whether a way leads over a wall.
fn climbs(game: &Game, view: &Position, from: SpotId, way: &[SpotId]) -> bool {
    let mut here = from;
    way.iter().any(|step| {
        let crossing = game.crossings(view, here).find(|crossing| crossing.to == *step);
        here = *step;
        crossing.is_some_and(|crossing| crossing.kind.is_wall())
    })
}
