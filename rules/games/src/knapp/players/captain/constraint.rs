//! Constraints on a captain that override its own judgement: all columns at one wall, all castings on one wall, no move
//! before a given turn.
//!
//! A constrained captain plays no better than a free one. Constraints exist to search a scenario for weak spots: many
//! captains play it, each with a different constraint ([`schemes`](super::super::schemes)).

use super::super::terrain::{FAR, Terrain, costs};
use crate::board::SpotId;
use crate::knapp::{Action, Game, Passage, Phase, Position};

/// A constraint on a captain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::knapp::players) enum Constraint {
    /// Nobody moves before this turn.
    Wait(u8),
    /// Nobody fires.
    HoldFire,
    /// The columns start on this side of the fort, if it has room for them, and go to the walls that face it; in quarters
    /// clockwise from north.
    Against(u8),
    /// The castings take their posts on the walls that face this quarter, and stay there.
    Wall(u8),
    /// The castings stay indoors.
    Rooms,
}

impl Constraint {
    /// Whether nobody moves now.
    pub(super) const fn waits(self, view: &Position) -> bool {
        matches!(self, Self::Wait(turn) if view.turn < turn)
    }

    /// Whether an edge of the perimeter is in a wall that faces the quarter the constraint names.
    pub(super) fn faces(self, game: &Game, edge: u16) -> bool {
        let (Self::Against(quarter) | Self::Wall(quarter)) = self else { return true };
        let section = game.ground.sections.get(usize::from(game.ground.edge(edge).section));
        section.is_some_and(|own| own.quarter == quarter)
    }

    /// Leaves only the actions of the set-up that the constraint asks for, if there are any.
    pub(super) fn narrow(self, game: &Game, terrain: &Terrain, view: &Position, legal: &mut Vec<Action>) {
        let suits = |action: &Action| match (self, *action) {
            (Self::Against(quarter), Action::Start { position, .. }) => {
                Some(game.ground.starts[usize::from(position)].quarter == quarter)
            }
            (Self::Wall(_) | Self::Rooms, Action::Place { at, .. }) if view.phase == Phase::Posts => {
                Some(self.holds(game, terrain, at))
            }
            _ => None,
        };
        if legal.iter().any(|own| suits(own) == Some(true)) {
            legal.retain(|own| suits(own) != Some(false));
        }
    }

    /// Whether a spot is one of those that the garrison keeps to.
    fn holds(self, game: &Game, terrain: &Terrain, spot: SpotId) -> bool {
        match self {
            Self::Rooms => game.ground.inside[spot.index()] && terrain.room[spot.index()],
            Self::Wall(_) => {
                (0..).zip(&game.ground.edges).any(|(number, edge)| edge.top == spot && self.faces(game, number))
            }
            Self::Wait(_) | Self::HoldFire | Self::Against(_) => false,
        }
    }

    /// The half inches from each spot to those that the garrison keeps to; `None` if it keeps to none.
    pub(super) fn posts(self, game: &Game, terrain: &Terrain) -> Option<Vec<u16>> {
        let own = game.board().ids().filter(|spot| self.holds(game, terrain, *spot));
        let walks = |step: &crate::knapp::Link| match step.way {
            Passage::Edge(_) => None,
            Passage::Open | Passage::Door(_) => Some(u16::from(step.cost)),
        };
        let far = costs(game, own.map(|spot| (spot, 0)), None, walks);
        far.iter().any(|own| *own != FAR).then_some(far)
    }
}
