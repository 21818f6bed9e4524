//! Constraints on a captain that override its own judgement: all units over one wall, all into one building, no move
//! before a given turn.
//!
//! A constrained captain plays no better than a free one. Constraints exist to search a scenario for weak spots: many
//! captains play it, each with a different constraint ([`schemes`](super::super::schemes)).

use std::sync::Arc;

use super::super::Seat;
use super::super::approach::Approach;
use crate::alamo::{Game, Mode, MovePaths, PieceId, Position};
use crate::board::{Crossing, SpotId};
use crate::words::Words;

/// The value of each movement point on the path to the constraint's goal: more than anything else along the path.
const PULL: f32 = 0.5;
/// The number of movement points beyond which distance makes no difference.
const MOST: u16 = 60;
/// The factor by which this counts more in the set-up, where spots are weighed in points rather than units.
const SET_UP: f32 = 100.0;

/// A constraint on a captain.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::alamo::players) enum Constraint {
    /// Units entering from outside the walls enter at this spot.
    Into(SpotId),
    /// Units entering from outside climb no wall.
    Gates,
    /// All units go to these spots and stay there.
    Hold(HeldSpots, Vec<SpotId>),
    /// No piece moves before this turn.
    Wait(u8),
    /// No attack is made in this mode.
    Spurn(Mode),
    /// All columns enter at the area with this number, if the plot is open.
    Enter(u8),
}

/// The kind of spots a captain holds.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::alamo::players) enum HeldSpots {
    /// The rooms of the building with this name.
    Building(Words),
    /// The wall facing a quarter of the compass: 0 for north, then clockwise.
    Wall(u8),
    /// The roofs.
    Roofs,
    /// All indoor spots.
    Rooms,
}

impl Constraint {
    /// Returns the mode in which no attack is made, if any.
    pub(super) const fn spurned(&self) -> Option<Mode> {
        match self {
            Self::Spurn(mode) => Some(*mode),
            Self::Into(_) | Self::Gates | Self::Hold(..) | Self::Wait(_) | Self::Enter(_) => None,
        }
    }
}

/// A constraint with the distances to its goal.
#[derive(Debug, Clone)]
pub(super) struct BoundConstraint {
    constraint: Arc<Constraint>,
    way: Approach,
}

impl BoundConstraint {
    pub(super) fn on(constraint: Arc<Constraint>) -> Self {
        Self { constraint, way: Approach::default() }
    }

    /// Measures the distances to the constraint's goal in the current position.
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

    /// Whether no piece moves now.
    pub(super) fn waits(&self, view: &Position) -> bool {
        matches!(*self.constraint, Constraint::Wait(turn) if view.turn < turn)
    }

    /// Returns the mode in which no attack is made, if any.
    pub(super) fn spurned(&self) -> Option<Mode> {
        self.constraint.spurned()
    }

    /// Returns the value of the distance left from a spot; at most 0.
    fn left(&self, spot: SpotId) -> f32 {
        -PULL * f32::from(self.way.from(spot).min(MOST))
    }

    /// Returns what the constraint adds to the worth of a spot where a unit can end its move.
    pub(super) fn more(&self, Seat { game, view, .. }: Seat<'_>, unit: PieceId, ways: &MovePaths, spot: SpotId) -> f32 {
        let (inside, here) = (game.board().inside_walls(), view.state(unit).at);
        let never = -PULL * f32::from(MOST);
        match &*self.constraint {
            // A unit that is inside is free.
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

    /// Returns what the constraint adds to the worth of a spot in the set-up.
    pub(super) fn site(&self, Seat { game, .. }: Seat<'_>, piece: PieceId, at: SpotId) -> f32 {
        match *self.constraint {
            Constraint::Into(_) | Constraint::Hold(..) if game.piece(piece).is_unit() => SET_UP * self.left(at),
            _ => 0.0,
        }
    }

    /// Returns what the constraint adds to the worth of an entry area for a column.
    pub(super) fn entry(&self, area: u8) -> f32 {
        if *self.constraint == Constraint::Enter(area) { 1000.0 * SET_UP } else { 0.0 }
    }
}

/// Whether a path leads over a wall.
fn climbs(game: &Game, view: &Position, from: SpotId, way: &[SpotId]) -> bool {
    let mut here = from;
    way.iter().any(|step| {
        let crossing = game.crossings(view, here).find(|crossing| crossing.to == *step);
        here = *step;
        crossing.is_some_and(|crossing| crossing.kind.is_wall())
    })
}
