//! *Captain*: weighs what every deed brings and costs.

mod assault;
mod defence;
mod set_up;

use std::collections::VecDeque;

use super::habits::{best, best_shot, first};
use super::terrain::Terrain;
use crate::dice::{Drawer, Streams};
use crate::knapp::{Action, Game, Phase, Position};
use crate::play::{Game as _, PieceId};
use crate::player::{Player, Seat};

/// Weighs what every deed brings and costs.
#[derive(Debug, Default)]
pub(super) struct Captain {
    terrain: Option<Terrain>,
    legal: Vec<Action>,
    /// Steps of the piece on the move that are still to be done.
    steps: VecDeque<Action>,
    /// Pieces that have been looked at in this phase.
    seen: Vec<PieceId>,
    phase: Option<(u8, u8, Phase)>,
}

impl Player<Game> for Captain {
    fn choose(&mut self, seat: Seat<'_, Game>, streams: &mut Streams) -> Action {
        let (game, view, drawer) = (seat.game, seat.view, Drawer::from(seat.side));
        let phase = (view.turn, view.day, view.phase);
        if self.phase != Some(phase) {
            self.phase = Some(phase);
            self.steps.clear();
            self.seen.clear();
        }
        if let Some(next) = self.steps.pop_front() {
            if game.check(view, next).is_ok() {
                return next;
            }
            self.steps.clear();
        }
        let terrain = self.terrain.take().unwrap_or_else(|| Terrain::of(game));
        let chosen = match view.phase {
            Phase::TexanMove => self.defend(game, view, &terrain),
            Phase::MexicanMove => self.attack(game, view, &terrain, streams),
            _ => {
                let mut legal = std::mem::take(&mut self.legal);
                game.legal(view, &mut legal);
                let chosen = pick(game, view, &terrain, &legal, drawer, streams);
                let any = legal.get(streams.below(drawer, legal.len())).copied();
                let done = first(&legal, |own| *own == Action::Done);
                self.legal = legal;
                chosen.or(done).or(any)
            }
        };
        self.terrain = Some(terrain);
        chosen.unwrap_or(Action::Done)
    }
}

fn pick(
    game: &Game,
    view: &Position,
    terrain: &Terrain,
    legal: &[Action],
    drawer: Drawer,
    streams: &mut Streams,
) -> Option<Action> {
    match view.phase {
        Phase::Guns => set_up::gun(game, terrain, legal, drawer, streams),
        Phase::Siege => {
            let free = i32::from(view.day) < game.figures.free_days;
            first(legal, |own| *own == Action::Day).filter(|_| free)
        }
        Phase::Commit => first(legal, |own| matches!(own, Action::Commit { .. })),
        Phase::Answer => first(legal, |own| matches!(own, Action::Counter { .. })),
        Phase::Bombard => set_up::bombard(game, view, terrain, legal, drawer, streams),
        Phase::Plan => set_up::plan(game, view, terrain, legal, drawer, streams),
        Phase::Posts => set_up::post(game, view, terrain, legal, drawer, streams),
        Phase::TexanFire | Phase::MexicanFire => best_shot(game, view, legal, drawer, streams),
        Phase::Release => first(legal, |own| *own == Action::Release),
        Phase::Melee => {
            let fights = legal.iter().filter_map(|action| match action {
                Action::Fight { target, .. } => Some((super::habits::worth(game, view, *target), *action)),
                _ => None,
            });
            best(fights, drawer, streams).map(|(_, action)| action)
        }
        Phase::Redeploy | Phase::Regroup | Phase::TexanMove | Phase::Morale | Phase::MexicanMove => None,
    }
}
