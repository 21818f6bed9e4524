//! Guns without a target open walls (10.6).

use super::super::Seat;
use super::super::identity::best;
use super::Captain;
use crate::alamo::{Action, BarredSteps, Game, PieceId, Position};
use crate::board::BreachId;
use crate::side::Side;

/// The least worth for which a gun fires at a wall.
const LEAST: f32 = 0.15;

impl Captain {
    /// Returns the breach action of an attacking gun that should fire at a hexside. The garrison leaves its walls
    /// whole.
    pub(super) fn breach(&self, seat: Seat<'_>) -> Option<Action> {
        let Seat { game, view, side } = seat;
        let able = |battery: &&PieceId| {
            let fire = Action::Breach { battery: **battery };
            game.is_allowed(view, fire) && self.best_side(seat, **battery).is_some_and(|(worth, _)| worth > LEAST)
        };
        let able = game.batteries().iter().filter(|_| side == Side::Mexican).filter(able);
        let battery = able.max_by_key(|battery| self.draw.rank(game.piece(**battery).identity))?;
        Some(Action::Breach { battery: *battery })
    }

    /// Returns the action that aims a gun at the best hexside.
    pub(super) fn aim(&self, seat: Seat<'_>, battery: PieceId) -> Action {
        let best = self.best_side(seat, battery);
        best.map_or(Action::Done, |(_, side)| Action::At { side })
    }

    fn best_side(&self, Seat { game, view, side }: Seat<'_>, battery: PieceId) -> Option<(f32, BreachId)> {
        let chance = game.breach_chance(view, battery, None).share() as f32;
        let bars = game.barred_steps(view, side);
        let mut legal = Vec::new();
        if view.pending.is_empty() {
            legal.extend(game.breach_targets(view, battery).ok()?.iter());
        } else {
            let mut actions = Vec::new();
            game.legal(view, &mut actions);
            legal.extend(actions.iter().filter_map(|action| match action {
                Action::At { side } => Some(*side),
                _ => None,
            }));
        }
        let worth = |breach: BreachId| chance * opened(game, view, side, &bars, breach);
        let actions = legal.into_iter().map(|side| (worth(side), Action::At { side }));
        match best(game, self.draw, actions)? {
            (worth, Action::At { side }) => Some((worth, side)),
            _ => None,
        }
    }
}

/// Returns the worth of a breach: enemies next to it check at once, and lose their cover.
fn opened(game: &Game, view: &Position, side: Side, bars: &BarredSteps, breach: BreachId) -> f32 {
    let enemy = |spot| view.unit_on(spot).is_some_and(|unit| game.piece(unit).side == Some(side.enemy()));
    let ends = game.board().breach_opens(breach).iter();
    let worth = ends.map(|(a, b)| match (enemy(*a), enemy(*b)) {
        // Only such a shot opens the path to enemies that a variant keeps out of reach.
        (true, _) | (_, true) if bars.bar(*a, *b) || bars.bar(*b, *a) => 1.0,
        (false, false) => 0.0,
        (true, true) => 0.3,
        _ => 0.4,
    });
    worth.fold(0.0, f32::max)
}
