//! *Recruit*: takes what the odds offer now.
//!
//! Every unit goes where it could make the best attack at once, or else takes the shortest path to the enemy; the
//! attack with the greatest expected worth comes first. It never considers what the enemy will do next. It uses rules
//! of variants when they benefit it.

use super::answers::{Answers, Bearing};
use super::approach::Approach;
use super::offers::Offers;
use super::scale::harm;
use super::step_by_step::PlannedMoves;
use super::strikes::{Strikes, Taste};
use super::{Player, Seat};
use crate::alamo::{Action, Game, Mode, Pending, Phase, PieceClass, PieceId};
use crate::board::SpotId;
use crate::dice::{Drawer, Streams};
use crate::draw::Draw;

/// The value of a melee beyond its harm: nothing; an answer is feared for its cost.
const TASTE: Taste = Taste { advance: 0.0, answer: 1.0, near: 0.0, least: 0.0 };

/// Takes what the odds offer now.
#[derive(Debug, Default)]
pub(super) struct Recruit {
    strikes: Strikes,
    walk: PlannedMoves,
    approach: Approach,
    answers: Answers,
    offers: Offers,
    /// The piece that has just moved, if the offers to it have not been considered yet.
    moved: Option<PieceId>,
    phase: Option<(u8, Phase)>,
    /// The enemies on the map.
    enemies: Vec<(PieceId, SpotId)>,
}

impl Player<Game> for Recruit {
    fn choose(&mut self, seat: Seat<'_>, streams: &mut Streams) -> Action {
        let (view, draw) = (seat.view, streams.draw(seat.side));
        if self.phase != Some((view.turn, view.phase)) {
            self.phase = Some((view.turn, view.phase));
            self.strikes.clear();
            self.walk.clear();
            self.offers.clear();
            self.moved = None;
            if view.phase.is_movement() {
                self.muster(seat, draw);
            }
        }
        if view.pending.is_empty() && view.phase.is_movement() {
            return self.walk(seat);
        }
        if view.pending.is_empty()
            && !view.phase.is_setup()
            && let Some(action) = self.offers.for_anybody(seat)
        {
            return action;
        }
        if let Some(Pending::Question { .. }) = view.pending.last() {
            return self.offers.reply(seat, |action| match action {
                Action::Accept => 0.5,
                Action::Pick { .. } => 0.1 + streams.below(Drawer::from(seat.side), 100) as f32 / 200.0,
                _ => 0.0,
            });
        }
        if view.pending.is_empty() && view.phase.is_combat() {
            return self.strikes.next(seat, draw, &TASTE).unwrap_or(Action::Done);
        }
        let bearing = Bearing { draw, taste: &TASTE, safety: &|_| 0.0, follow_up: &|_| true };
        self.answers.answer(seat, streams, &bearing)
    }
}

impl Recruit {
    /// Queues the pieces that move, the nearest to the enemy first.
    fn muster(&mut self, Seat { game, view, side }: Seat<'_>, draw: Draw) {
        let on_map = |piece: &PieceId| view.state(*piece).is_on_map();
        let foes = game.piece_ids().filter(|piece| {
            game.piece(*piece).side == Some(side.enemy()) && !game.piece(*piece).is_battery() && on_map(piece)
        });
        self.enemies = foes.map(|piece| (piece, view.state(piece).at)).collect();
        self.approach.measure(game, view, side, self.enemies.iter().map(|(_, at)| (*at, 0)));
        let own = |piece: &PieceId| game.piece(*piece).side == Some(side) && on_map(piece);
        self.walk.queue = game.piece_ids().filter(own).collect();
        let approach = &self.approach;
        let place = |piece: &PieceId| (approach.from(view.state(*piece).at), draw.rank(game.piece(*piece).identity));
        self.walk.queue.sort_by_cached_key(|piece| std::cmp::Reverse(place(piece)));
    }

    fn walk(&mut self, seat: Seat<'_>) -> Action {
        let Seat { game, view, .. } = seat;
        loop {
            if let Some(action) = self.walk.next(seat) {
                return action;
            }
            if game.has_offers(view.phase)
                && let Some(action) = self.offers.for_piece(seat, self.moved, false)
            {
                // Whatever the result, the piece may have points left and another path open.
                self.walk.queue.extend(self.moved.take());
                return action;
            }
            let Some(piece) = self.walk.queue.pop() else { return self.walk.finish(seat) };
            self.moved = Some(piece);
            // A leader goes with its unit and nowhere else.
            if !game.piece(piece).is_unit() {
                continue;
            }
            let mut ways = std::mem::take(&mut self.walk.ways);
            game.ways(view, piece, &mut ways);
            let here = view.state(piece).at;
            let mut best = (self.prospect(seat, piece, here), here);
            for (spot, _) in ways.ends() {
                let worth = self.prospect(seat, piece, spot);
                if worth > best.0 {
                    best = (worth, spot);
                }
            }
            self.walk.ways = ways;
            if best.1 != here {
                self.walk.set_out(game, view, piece, best.1);
            }
        }
    }

    /// Returns the value of what a unit could do at once from a spot, and of its distance to the enemy there.
    fn prospect(&mut self, Seat { game, view, .. }: Seat<'_>, unit: PieceId, spot: SpotId) -> f32 {
        let PieceClass::Unit { full, reduced } = &game.piece(unit).class else { return 0.0 };
        let up = if view.state(unit).flipped { reduced } else { full };
        let mut most: f32 = 0.0;
        for (target, at) in &self.enemies {
            if !game.piece(*target).is_unit() {
                continue;
            }
            let near = game.board().range(spot, *at) <= 1;
            for (mode, strength) in [(Mode::Fire, up.fire), (Mode::Melee, up.melee)] {
                let row = match mode {
                    Mode::Melee if near => game.melee_row_between(view, spot, *at),
                    Mode::Fire if !near => game.shot_row(view, spot, *at),
                    Mode::Melee | Mode::Fire => None,
                };
                let Some(column) = row.and_then(|row| game.column(row, strength)) else { continue };
                let shift = -i32::from(game.morale(view, *target));
                most = most.max(harm(game, view, *target, &game.known_forecast(column, shift)));
            }
        }
        most - 0.002 * f32::from(self.approach.from(spot))
    }
}
