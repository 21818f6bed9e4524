//! The captain's movement of the attackers: columns first, then stands inside, then those at the wall, then those that
//! come up from behind.

use super::super::terrain::Terrain;
use super::casting_targets::CastingTargets;
use super::{Captain, Member};
use super::{columns, wall};
use crate::knapp::{Action, Did, Game, Position};
use crate::play::PieceId;

impl Captain {
    /// The next movement action of the attackers.
    pub(super) fn attack(&mut self, game: &Game, view: &Position, own: &Member, terrain: &Terrain) -> Option<Action> {
        let prey = self.prey.take().unwrap_or_else(|| CastingTargets::new(game, view, own.persona));
        let chosen = self.assault(game, view, own, terrain, &prey);
        self.prey = Some(prey);
        chosen
    }

    fn assault(
        &mut self,
        game: &Game,
        view: &Position,
        own: &Member,
        terrain: &Terrain,
        prey: &CastingTargets,
    ) -> Option<Action> {
        let ok = |action: &Action| game.judge(view, *action).is_ok();
        for (number, column) in (0..).zip(&view.columns).filter(|(_, column)| column.is_marching()) {
            if let Some(action) = columns::lead(game, view, own, terrain, prey, (number, column)).filter(|own| ok(own))
            {
                return Some(action);
            }
        }
        if let Some(mover) = view.mover.filter(|mover| mover.entered) {
            self.seen.push(mover.piece);
            if let Some(action) = wall::go_in(game, view, own.draw, mover.piece) {
                // It uses the rest of its movement like any stand inside.
                self.seen.pop();
                return Some(action);
            }
        }
        while let Some(piece) = self.next_stand(game, view, own) {
            self.seen.push(piece);
            let inside = game.ground.inside[view.state(piece).at.index()];
            let action = if inside {
                self.hunt(game, view, own.draw, prey, piece)
            } else {
                self.at_the_wall(game, view, own.draw, prey, piece)
            };
            if let Some(action) = action.filter(|own| ok(own)) {
                return Some(action);
            }
            self.steps.clear();
        }
        wall::fill(game, view, own.draw, prey)
    }

    /// The next stand not yet handled: those inside come first and make room for those below.
    fn next_stand(&self, game: &Game, view: &Position, own: &Member) -> Option<PieceId> {
        let free = |piece: &PieceId| {
            let state = view.state(*piece);
            state.stands() && !state.did.contains(Did::MOVE) && !self.seen.contains(piece)
        };
        let free = own.stands.iter().copied().filter(free);
        free.min_by_key(|piece| !game.ground.inside[view.state(*piece).at.index()])
    }
}
