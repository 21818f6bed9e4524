//! The captain's movement of stands inside the fort: to where they fight as many castings as they can, to the doors
//! castings hide behind, to unmanned guns.

use super::super::reachable::Reachable;
use super::Captain;
use super::casting_targets::CastingTargets;
use crate::board::SpotId;
use crate::draw::Draw;
use crate::knapp::{Action, Game, Passage, Position};
use crate::play::PieceId;

/// The value of a gun that can be taken, in hundredths of a point: it shoots doors down.
const GUN: i32 = 12;
/// The distance to the nearest casting, in half inches, beyond which distance no longer matters.
const HORIZON: u16 = 120;

/// The value of a spot inside to a stand, in hundredths of a point.
pub(super) fn liking(game: &Game, view: &Position, prey: &CastingTargets, spot: SpotId) -> i32 {
    let kills = prey.kills(spot);
    let gun = game.gun_on(view, spot).is_some_and(|gun| !game.gun(view, gun).is_captured);
    kills * 4 + if gun { GUN } else { 0 } - i32::from(prey.far(spot).min(HORIZON)) / 2
}

impl Captain {
    /// The action of a stand inside.
    pub(super) fn hunt(
        &mut self,
        game: &Game,
        view: &Position,
        draw: Draw,
        prey: &CastingTargets,
        piece: PieceId,
    ) -> Option<Action> {
        let at = view.state(piece).at;
        let walks = Reachable::new(game, view, piece);
        let worth = |spot: SpotId, cost: u8| {
            let free = spot == at || game.fits_stand(view, spot);
            let inside = game.ground.inside[spot.index()];
            if free && inside { liking(game, view, prey, spot) * 8 - i32::from(cost) } else { i32::MIN }
        };
        let (to, _) = walks.best_by(game, draw, worth)?;
        if prey.kills(to) == 0
            && let Some(door) = door(game, view, draw, prey, piece)
        {
            return Some(door);
        }
        self.go(piece, &walks, to)
    }

    /// The first step of a path; the others are queued.
    pub(super) fn go(&mut self, piece: PieceId, walks: &Reachable, to: SpotId) -> Option<Action> {
        self.steps = walks.way(to).into_iter().map(|to| Action::Step { piece, to }).collect();
        self.steps.pop_front()
    }
}

/// An attempt to break an unbroken door on the shortest path from a stand to castings.
fn door(game: &Game, view: &Position, draw: Draw, prey: &CastingTargets, piece: PieceId) -> Option<Action> {
    let at = view.state(piece).at;
    let behind = |to: SpotId| prey.far(to) < prey.far(at);
    let steps =
        game.ground.steps[at.index()].iter().filter(|step| matches!(step.way, Passage::Door(_)) && behind(step.to));
    let rank = |to: SpotId| draw.rank(game.board().identity(to));
    let doors = steps.map(|step| (prey.far(step.to), rank(step.to), Action::Bash { piece, to: step.to }));
    let mut doors: Vec<_> = doors.filter(|(.., action)| game.judge(view, *action).is_ok()).collect();
    doors.sort_unstable();
    doors.first().map(|(.., action)| *action)
}
