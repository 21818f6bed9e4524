//! The attackers on the move: columns to weak stretches of wall, stands over it where nobody stands, then upon the castings.

use super::super::terrain::{FAR, Terrain, distances, outside};
use super::super::walks::Walks;
use super::Captain;
use crate::board::SpotId;
use crate::dice::{Drawer, Streams};
use crate::knapp::{Action, Column, Game, Position, Way};
use crate::play::PieceId;
use crate::side::Side;

impl Captain {
    /// The next deed of the attackers.
    pub(super) fn attack(
        &mut self,
        game: &Game,
        view: &Position,
        terrain: &Terrain,
        streams: &mut Streams,
    ) -> Option<Action> {
        let ok = |action: &Action| game.judge(view, *action).is_ok();
        for (number, column) in (0..).zip(&view.columns).filter(|(_, column)| column.is_marching()) {
            if let Some(action) = lead(game, view, terrain, number, column).filter(|own| ok(own)) {
                return Some(action);
            }
        }
        if let Some(mover) = view.mover {
            // Whoever has come up from behind goes in at once if he can.
            let own = game.ground.fronts[view.of(mover.piece).at.index()].iter().map(|edge| game.ground.edge(*edge));
            let ways = own.flat_map(|edge| {
                let piece = mover.piece;
                [Action::Scale { piece, to: edge.top }, Action::Step { piece, to: edge.low }]
            });
            if mover.entered
                && let Some(action) = ways.into_iter().find(ok)
            {
                return Some(action);
            }
        }
        for piece in game.stands.iter().copied() {
            let state = view.of(piece);
            if !state.stands() || self.seen.contains(&piece) {
                continue;
            }
            self.seen.push(piece);
            if state.did.contains(crate::knapp::Did::MOVE) {
                continue;
            }
            if let Some(action) = self.stand(game, view, piece).filter(|own| ok(own)) {
                return Some(action);
            }
            self.steps.clear();
        }
        fill(game, view, streams)
    }

    /// What a stand at the wall or behind it does.
    fn stand(&mut self, game: &Game, view: &Position, piece: PieceId) -> Option<Action> {
        let at = view.of(piece).at;
        let inside = game.ground.inside[at.index()];
        let touched = game.castings_near(view, piece).count();
        if inside {
            if touched >= 2 {
                return None;
            }
            return self.hunt(game, view, piece, touched);
        }
        let climb = |edge: &u16| {
            let own = game.ground.edge(*edge);
            let action = Action::Scale { piece, to: own.top };
            game.judge(view, action).ok()?;
            let sure = view.has_ladder(*edge) || view.of(piece).hangs == *edge;
            let worth = match (game.is_opposed(view, *edge), sure) {
                (false, true) => 10,
                (false, false) => 6,
                (true, true) => 5,
                (true, false) => 4 - i32::from(view.crowd(own.top).castings),
            };
            Some((worth, action))
        };
        let walks = Walks::of(game, view, piece);
        let hole =
            walks.best_by(|spot, cost| if game.ground.inside[spot.index()] { 100 - i32::from(cost) } else { -1 });
        if let Some((to, _)) = hole.filter(|(_, worth)| *worth >= 0) {
            return self.go(game, view, piece, &walks, to);
        }
        game.ground.fronts[at.index()].iter().filter_map(climb).max().map(|(_, action)| action)
    }

    /// Upon the castings, or at the doors they are behind.
    fn hunt(&mut self, game: &Game, view: &Position, piece: PieceId, touched: usize) -> Option<Action> {
        let at = view.of(piece).at;
        let walks = Walks::of(game, view, piece);
        let level = |spot: SpotId| game.ground.high[spot.index()];
        let prey = |spot: SpotId| {
            let open = game.ground.steps[spot.index()].iter().filter(|step| match step.way {
                Way::Open => level(step.to) == level(spot),
                Way::Door(door) => view.is_broken(door) && level(step.to) == level(spot),
                Way::Edge(_) => false,
            });
            open.map(|step| i32::from(view.crowd(step.to).castings)).sum::<i32>().min(3)
        };
        let alive: Vec<SpotId> =
            game.castings.iter().map(|own| view.of(*own)).filter(|own| own.stands()).map(|own| own.at).collect();
        let near = |spot: SpotId| alive.iter().map(|own| game.board().range(spot, *own) as i32).min().unwrap_or(0);
        let worth = |spot: SpotId, cost: u8| {
            let free = spot == at || game.fits_stand(view, spot);
            if free { prey(spot) * 100 - near(spot) * 4 - i32::from(cost) } else { i32::MIN }
        };
        let best = walks.best_by(worth);
        let here = prey(at);
        if best.is_none_or(|(to, _)| prey(to) <= here.max(0)) && touched == 0 {
            // A door between this stand and the garrison.
            let doors = game.ground.steps[at.index()].iter().filter_map(|step| {
                let action = Action::Bash { piece, to: step.to };
                game.judge(view, action).ok().map(|()| (near(step.to), action))
            });
            if let Some((_, action)) = doors.min() {
                return Some(action);
            }
        }
        let (to, _) = best?;
        self.go(game, view, piece, &walks, to)
    }

    fn go(&mut self, _: &Game, _: &Position, piece: PieceId, walks: &Walks, to: SpotId) -> Option<Action> {
        self.steps = walks.way(to).into_iter().map(|to| Action::Step { piece, to }).collect();
        self.steps.pop_front()
    }
}

/// A column goes on to the stretch of wall that is worth most from where it is.
fn lead(game: &Game, view: &Position, terrain: &Terrain, number: u8, column: &Column) -> Option<Action> {
    if column.off > 0 {
        return Some(Action::March { column: number });
    }
    let (piece, at) = (column.lead()?, column.head[0]);
    if terrain.to_wall[at.index()] == FAR {
        return None;
    }
    // Feet of the wall where nobody stands above and nobody below are nearer than they are.
    let fronts = game.board().ids().filter(|spot| game.ground.is_front(*spot) && !game.ground.inside[spot.index()]);
    let worth = |spot: SpotId| {
        let edges = game.ground.fronts[spot.index()].iter();
        let held = edges.clone().filter(|edge| game.is_opposed(view, **edge)).count() as u16;
        let gap = edges.clone().any(|edge| game.is_gap(view, *edge));
        let up = edges.clone().any(|edge| game.ground.edge(*edge).scalable);
        let taken = view.crowd(spot).stands > 0;
        if taken || !up && !gap { None } else { Some(if gap { 0 } else { 2 + held }) }
    };
    let ends = fronts.filter_map(|spot| worth(spot).map(|cost| (spot, cost)));
    let far = distances(game, ends, outside(game));
    let steps = game.ground.steps[at.index()].iter().filter(|step| far[step.to.index()] < far[at.index()]);
    let mut actions: Vec<_> = steps.map(|step| (far[step.to.index()], Action::Step { piece, to: step.to })).collect();
    actions.sort_unstable();
    actions.into_iter().map(|(_, action)| action).find(|action| game.judge(view, *action).is_ok())
}

/// Stands come up from behind the fronts: into empty hexes first.
fn fill(game: &Game, view: &Position, streams: &mut Streams) -> Option<Action> {
    let mut actions = Vec::new();
    game.try_join(view, &mut actions);
    let worth = |action: &Action| match *action {
        Action::Place { at, .. } => {
            game.judge(view, *action).ok()?;
            let edges = game.ground.fronts[at.index()].iter();
            let open = edges.clone().filter(|edge| !game.is_opposed(view, **edge)).count() as i32;
            let up = edges.clone().filter(|edge| view.has_ladder(**edge) || game.is_gap(view, **edge)).count() as i32;
            Some(open + up * 5)
        }
        _ => None,
    };
    let drawer = Drawer::from(Side::Mexican);
    super::best(actions.iter().filter_map(|own| Some((worth(own)?, *own))), drawer, streams).map(|(_, action)| action)
}
