//! *Advance*: walks at the enemy and attacks.
//!
//! No plan and no odds: every unit takes the shortest path to the nearest enemy, attacks the first target it can where
//! cover is least, advances after combat, and counterattacks. Enough for battles to be really fought.

use super::free_steps::FreeSteps;
use super::{Player, Seat};
use crate::alamo::{Action, Game, Mode, MovePaths, MoveRange, Order, Phase, PieceId, Position};
use crate::board::{Board, Crossing, SpotId};
use crate::dice::{Drawer, Streams};
use crate::side::Side;

/// The distance of a spot from which no enemy can be reached.
const FAR: u16 = u16::MAX;

/// Walks at the enemy and attacks.
#[derive(Debug, Default)]
pub(super) struct Advance {
    legal: Vec<Action>,
    /// Movement points from every spot to the nearest enemy, computed once per phase.
    way: Vec<u16>,
    phase: Option<(u8, Phase)>,
    /// The pieces still to move, in reverse order.
    queue: Vec<PieceId>,
    range: MoveRange,
    footprints: FreeSteps,
    /// The spots where the moving piece could end its move.
    ways: MovePaths,
    /// The spots to enter on the path out of a spot it may not stay on, in reverse order.
    out: Vec<SpotId>,
}

impl Player<Game> for Advance {
    fn choose(&mut self, seat: Seat<'_>, streams: &mut Streams) -> Action {
        if seat.view.pending.is_empty() && seat.view.phase.is_movement() {
            return self.walk(seat);
        }
        seat.game.legal(seat.view, &mut self.legal);
        if seat.view.pending.is_empty() && seat.view.phase.is_combat() {
            return self.strike(seat);
        }
        self.answer(seat, streams)
    }
}

impl Advance {
    /// Moves the pieces one by one towards the enemy.
    fn walk(&mut self, seat: Seat<'_>) -> Action {
        let Seat { game, view, side } = seat;
        if self.phase != Some((view.turn, view.phase)) {
            self.phase = Some((view.turn, view.phase));
            self.way = way_to_enemy(game, view, side);
            self.queue = game.piece_ids().filter(|piece| game.piece(*piece).side == Some(side)).collect();
            // The pieces in front go first and make room.
            let way = std::mem::take(&mut self.way);
            let distance = |piece: PieceId| way.get(view.state(piece).at.index()).copied().unwrap_or(FAR);
            self.queue.sort_by_key(|piece| std::cmp::Reverse((distance(*piece), *piece)));
            self.way = way;
        }
        self.footprints.look(view);
        while let Some(&piece) = self.queue.last() {
            self.legal.clear();
            game.steps(view, piece, &mut self.legal);
            let under_way = view.mover.is_some_and(|mover| mover.piece == piece);
            if !under_way && !self.comes_nearer(seat, piece) {
                self.queue.pop();
                continue;
            }
            let must_go_on = under_way && view.unit_on(view.state(piece).at).is_some_and(|unit| unit != piece);
            let here = if must_go_on { FAR } else { self.distance(view.state(piece).at) };
            let best = self
                .legal
                .iter()
                .filter_map(|action| match action {
                    Action::Step { to, .. } => Some((self.distance(*to), *action)),
                    _ => None,
                })
                .min();
            match best {
                Some((distance, step)) if distance < here || must_go_on => {
                    if !self.footprints.leads_back(step) {
                        return step;
                    }
                    // Where steps cost nothing, the next friendly piece could send it back endlessly.
                    let out = if game.is_allowed(view, Action::Done) { None } else { self.way_out(seat, piece) };
                    if let Some(step) = out {
                        return step;
                    }
                    self.queue.pop();
                }
                _ => {
                    self.queue.pop();
                }
            }
        }
        if game.is_allowed(view, Action::Done) {
            return Action::Done;
        }
        // Under house rules the moving piece may have to leave a spot where it would have stayed.
        game.legal(view, &mut self.legal);
        let on = self.legal.iter().rev().find(|action| matches!(action, Action::Step { .. }));
        on.or(self.legal.first()).copied().unwrap_or(Action::Done)
    }

    /// Returns the next step of a piece towards the spot nearest to the enemy where it may stay.
    fn way_out(&mut self, Seat { game, view, .. }: Seat<'_>, piece: PieceId) -> Option<Action> {
        let step = |to: SpotId| Action::Step { piece, to };
        if !self.out.last().is_some_and(|to| self.legal.contains(&step(*to))) {
            game.ways(view, piece, &mut self.ways);
            let (.., to) = self.ways.ends().map(|(spot, cost)| (self.distance(spot), cost, spot)).min()?;
            self.out = game.way(view, piece, &self.ways, to);
            self.out.reverse();
        }
        self.out.pop().map(step)
    }

    /// Whether a unit can end its move nearer to the enemy. A unit that cannot does not set out, so it does not block
    /// the others.
    fn comes_nearer(&mut self, Seat { game, view, .. }: Seat<'_>, piece: PieceId) -> bool {
        let here = self.distance(view.state(piece).at);
        if game.piece(piece).is_unit() {
            game.range(view, piece, &mut self.range);
        }
        !game.piece(piece).is_unit() || self.range.ends().any(|(spot, _)| self.distance(spot) < here)
    }

    fn distance(&self, spot: SpotId) -> u16 {
        self.way.get(spot.index()).copied().unwrap_or(FAR)
    }

    /// Returns the attack with the most strength against the least cover.
    fn strike(&self, seat: Seat<'_>) -> Action {
        let worth = |action: &Action| match action {
            Action::Attack { by, mode, target } => Some(self.worth(seat, *by, *mode, *target)),
            _ => None,
        };
        self.legal
            .iter()
            .filter_map(|action| worth(action).map(|worth| (worth, *action)))
            .max()
            .map_or(Action::Done, |(_, action)| action)
    }

    /// Returns the action that uses the leader with the highest rating, if a leader must be chosen.
    fn best_leader(&self, seat: Seat<'_>) -> Option<Action> {
        let rated = |action: &Action| match *action {
            Action::Lead { leader } | Action::Ferocity { leader } => {
                Some((seat.game.rating(seat.view, leader), *action))
            }
            _ => None,
        };
        self.legal.iter().filter_map(rated).max().map(|(_, action)| action)
    }

    fn worth(&self, seat: Seat<'_>, by: PieceId, mode: Mode, target: PieceId) -> (i32, i32) {
        let Seat { game, view, .. } = seat;
        let row = game.aimed(view, by, mode, target).map_or(0, |strike| strike.row);
        let strength = game.strength_against(view, by, mode, target);
        let (from, at) = (view.state(by).at, view.state(target).at);
        let shaken = i32::from(view.state(target).order != Order::Good);
        (i32::from(strength) - 2 * i32::from(row) + 2 * shaken, -(game.board().range(from, at) as i32))
    }

    /// Decides set-up, offers and retreats: counterattack, advance, commit, come on, under the best leader available;
    /// otherwise any legal action.
    fn answer(&self, seat: Seat<'_>, streams: &mut Streams) -> Action {
        if self.legal.iter().any(|action| matches!(action, Action::Attack { .. })) {
            return self.strike(seat);
        }
        if let Some(action) = self.best_leader(seat) {
            return action;
        }
        let eager = |action: &&Action| {
            matches!(action, Action::Counterattack { .. } | Action::Advance | Action::Follow | Action::Commit)
        };
        if let Some(action) = self.legal.iter().find(eager) {
            return *action;
        }
        let drawer = Drawer::from(seat.side);
        let places = self.legal.iter().any(|action| matches!(action, Action::Place { .. }));
        let choices: Vec<_> = self.legal.iter().filter(|action| !places || **action != Action::Done).collect();
        choices.get(streams.below(drawer, choices.len())).map_or(Action::Done, |action| **action)
    }
}

/// Returns the movement points from every spot to a spot next to the nearest enemy, counting walls but not zones of
/// control.
fn way_to_enemy(game: &Game, view: &Position, side: Side) -> Vec<u16> {
    let board = game.board();
    let mut way = vec![FAR; board.len()];
    let mut buckets: Vec<Vec<SpotId>> = vec![Vec::new()];
    let reach = |way: &mut Vec<u16>, buckets: &mut Vec<Vec<SpotId>>, spot: SpotId, points: u16| {
        if way[spot.index()] > points {
            way[spot.index()] = points;
            if buckets.len() <= usize::from(points) {
                buckets.resize(usize::from(points) + 1, Vec::new());
            }
            buckets[usize::from(points)].push(spot);
        }
    };
    for piece in game.piece_ids() {
        let state = view.state(piece);
        let foe = game.piece(piece).side == Some(side.enemy()) && !game.piece(piece).is_battery();
        if foe && state.is_on_map() {
            reach(&mut way, &mut buckets, state.at, 0);
        }
    }
    let mut points = 0;
    while points < buckets.len() {
        while let Some(spot) = buckets[points].pop() {
            if usize::from(way[spot.index()]) != points {
                continue;
            }
            for (from, cost) in entries(board, spot) {
                if side == Side::Texan && !board.confines().contains(from) {
                    continue;
                }
                reach(&mut way, &mut buckets, from, points as u16 + u16::from(cost));
            }
        }
        points += 1;
    }
    way
}

/// Returns the spots from which `spot` can be entered, with the cost. Crossings cost the same both ways.
fn entries(board: &Board, spot: SpotId) -> impl Iterator<Item = (SpotId, u8)> + '_ {
    board
        .crossings(spot)
        .iter()
        .filter(|crossing| crossing.cost != Crossing::PROHIBITED)
        .map(|crossing| (crossing.to, crossing.cost))
}
