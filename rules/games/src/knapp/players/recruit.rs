//! *Recruit*: takes the nearest opportunity.

use std::sync::Arc;

use super::shared_choices::{best, best_shot, first};
use super::terrain::Terrain;
use crate::board::SpotId;
use crate::dice::{Drawer, Streams};
use crate::knapp::{Action, Game, Phase, Position};
use crate::play::Game as _;
use crate::player::{Player, Seat};

/// The number of columns it plans, and of days it bombards.
const COLUMNS: usize = 3;
const DAYS: u8 = 1;

/// A computer player that takes the nearest opportunity.
#[derive(Debug, Default)]
pub(super) struct Recruit {
    terrain: Option<Arc<Terrain>>,
    legal: Vec<Action>,
}

impl Player<Game> for Recruit {
    fn choose(&mut self, seat: Seat<'_, Game>, streams: &mut Streams) -> Action {
        let (game, view, drawer) = (seat.game, seat.view, Drawer::from(seat.side));
        let mut legal = std::mem::take(&mut self.legal);
        game.legal(view, &mut legal);
        let terrain = self.terrain.get_or_insert_with(|| Terrain::new(game));
        let chosen = choose(game, view, terrain, &legal, drawer, streams);
        let any = legal.get(streams.below(drawer, legal.len())).copied();
        let chosen = chosen.or_else(|| first(&legal, |own| *own == Action::Done)).or(any).unwrap_or(Action::Done);
        self.legal = legal;
        chosen
    }
}

fn choose(
    game: &Game,
    view: &Position,
    terrain: &Terrain,
    legal: &[Action],
    drawer: Drawer,
    streams: &mut Streams,
) -> Option<Action> {
    match view.phase {
        Phase::Guns | Phase::Posts => {
            let places = legal.iter().filter_map(|action| match action {
                Action::Place { at, .. } => Some((post(game, view, *at), *action)),
                _ => None,
            });
            best(places, drawer, streams).map(|(_, action)| action)
        }
        Phase::Siege if view.day < DAYS => first(legal, |own| *own == Action::Day),
        Phase::Commit | Phase::Bombard | Phase::Answer | Phase::Melee => {
            let deeds = legal.iter().filter(|own| **own != Action::Done).map(|own| (0, *own));
            best(deeds, drawer, streams).map(|(_, action)| action)
        }
        Phase::Plan => plan(game, view, legal, drawer, streams),
        Phase::TexanFire | Phase::MexicanFire => best_shot(game, view, legal, drawer, streams),
        Phase::Release => first(legal, |own| *own == Action::Release),
        Phase::MexicanMove => assault(game, view, terrain, legal, drawer, streams),
        Phase::Siege | Phase::Redeploy | Phase::Regroup | Phase::TexanMove | Phase::Morale => None,
    }
}

/// The value of a post: best along the wall, with few other castings.
fn post(game: &Game, view: &Position, at: SpotId) -> i32 {
    let edges = game.ground.edges.iter().filter(|edge| edge.top == at).count() as i32;
    edges.min(1) * 10 - i32::from(view.crowd(at).castings) * 4
}

fn plan(game: &Game, view: &Position, legal: &[Action], drawer: Drawer, streams: &mut Streams) -> Option<Action> {
    let reserve = game.reserve();
    let sized = view.columns[..usize::from(reserve)].iter().filter(|column| column.stands > 0).count();
    let infantry = game.stands.len() - game.commands.len();
    let share = (infantry / (COLUMNS + 1) + 1) as u8;
    let choices = legal.iter().filter_map(|action| match action {
        Action::Size { column, stands } if *column == reserve || sized < COLUMNS => {
            Some((-i32::from(stands.abs_diff(share)), *action))
        }
        Action::Start { .. } => Some((1, *action)),
        _ => None,
    });
    best(choices, drawer, streams).map(|(_, action)| action)
}

/// Moves to the wall, over it, and on to the nearest casting.
fn assault(
    game: &Game,
    view: &Position,
    terrain: &Terrain,
    legal: &[Action],
    drawer: Drawer,
    streams: &mut Streams,
) -> Option<Action> {
    // A moving piece continues; its path is the same every time.
    let moving = view.mover.map(|mover| mover.piece);
    let worth = |action: &Action| match *action {
        Action::March { .. } => Some(90),
        Action::Scale { .. } => Some(80),
        Action::Bash { .. } => Some(60),
        Action::Place { .. } => Some(50),
        Action::Step { piece, to } => {
            let from = match game.column_at(view, piece) {
                Some(column) => view.columns[usize::from(column)].head[0],
                None => view.state(piece).at,
            };
            let nearer = if game.ground.inside[from.index()] {
                let near = |spot: SpotId| nearest(game, view, spot);
                near(to) < near(from)
            } else {
                terrain.to_wall[to.index()] < terrain.to_wall[from.index()] || game.ground.inside[to.index()]
            };
            nearer.then_some(if moving == Some(piece) { 75 } else { 70 })
        }
        _ => None,
    };
    best(legal.iter().filter_map(|own| Some((worth(own)?, *own))), drawer, streams).map(|(_, action)| action)
}

/// The distance in hexes to the nearest casting.
fn nearest(game: &Game, view: &Position, spot: SpotId) -> u32 {
    let alive = game.castings.iter().map(|own| view.state(*own)).filter(|own| own.stands());
    alive.map(|own| game.board().range(spot, own.at)).min().unwrap_or(0)
}
