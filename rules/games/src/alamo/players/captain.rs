//! *Captain*: plans a phase.
//!
//! At the start of a move it assesses the situation once: what can be attacked from where, what the enemy can do to a
//! piece on a given spot, how far it is to the enemy. Then each unit, the nearest to the enemy first, takes the spot
//! that is worth most by the captain's weights; the units that follow find zones negated and targets crowded by those
//! before them. Leaders go last, to the units that need them. Where a rule of a variant lets the side win, some pieces
//! go for that first. Offers of variant rules, both to a piece that has moved
//! and in the other phases, and their questions are played out on copies of the position before they are taken up.

mod breach;
mod constraints;
pub(super) mod orders;
mod set_up;
mod spot_value;
mod variant_answers;

use std::sync::Arc;

pub(super) use self::constraints::{Constraint, HeldSpots};

use self::constraints::BoundConstraint;
use self::orders::Orders;
use super::answers::{Answers, Bearing};
use super::offers::Offers;
use super::pursuit::Pursuit;
use super::situation::Situation;
use super::step_by_step::PlannedMoves;
use super::strikes::Strikes;
use super::weights::{Persona, Weights};
use super::{Player, Seat};
use crate::alamo::{Action, Game, Pending, Phase, PieceId};
use crate::board::SpotId;
use crate::dice::Streams;
use crate::draw::Draw;
use crate::side::Side;

/// Plans a phase.
#[derive(Debug)]
pub(super) struct Captain {
    pub(super) persona: Persona,
    /// The member of the population it is in this game.
    draw: Draw,
    /// The persona's weights that apply in this phase.
    weights: Weights,
    strikes: Strikes,
    walk: PlannedMoves,
    situation: Situation,
    answers: Answers,
    phase: Option<(u8, Phase)>,
    /// The factor for losses; 1 is usual.
    care: f32,
    /// The factor for attacks; 1 is usual.
    zeal: f32,
    has_looked: bool,
    /// The number of placements made in the set-up.
    set_ups: u16,
    offers: Offers,
    /// What rules of variants let its side win.
    pursuit: Pursuit,
    /// The piece that has just moved, if the offers to it have not been considered yet.
    moved: Option<PieceId>,
    /// The ground seen from each spot, as far as it has been computed.
    grounds: Vec<Option<f32>>,
    /// Orders that override its own choices.
    pub(super) orders: Orders,
    /// The constraint that overrides its own judgement, if any.
    bent: Option<BoundConstraint>,
}

impl Captain {
    /// Creates a captain with this persona.
    pub(super) fn new(persona: &Persona) -> Self {
        Self {
            persona: *persona,
            draw: Draw::member(0, Side::Texan),
            weights: persona.outside,
            strikes: Strikes::default(),
            walk: PlannedMoves::default(),
            situation: Situation::default(),
            answers: Answers::default(),
            phase: None,
            care: 1.0,
            zeal: 1.0,
            has_looked: false,
            set_ups: 0,
            offers: Offers::default(),
            pursuit: Pursuit::default(),
            moved: None,
            grounds: Vec::new(),
            orders: Orders::default(),
            bent: None,
        }
    }

    /// Creates a captain with this persona that keeps to a constraint.
    pub(super) fn bent_on(persona: &Persona, constraint: Arc<Constraint>) -> Self {
        let strikes = Strikes::spurning(constraint.spurned());
        Self { strikes, bent: Some(BoundConstraint::on(constraint)), ..Self::new(persona) }
    }

    /// Switches to another persona and discards all plans.
    pub(super) fn restart(&mut self, persona: &Persona) {
        self.persona = *persona;
        self.phase = None;
        self.has_looked = false;
        self.set_ups = 0;
        self.orders.clear();
    }

    /// Returns every possible attack of its side, its favourite first.
    pub(super) fn attacks(&self, seat: Seat<'_>) -> Vec<Action> {
        Strikes::default().ranked(seat, self.draw, &self.weights.taste[seat.side.index()])
    }

    /// Lists the attacks again, because another one was made than it had chosen.
    pub(super) fn think_again(&mut self) {
        self.strikes.clear();
    }

    /// Starts a new phase.
    fn turn_to(&mut self, seat: Seat<'_>) {
        let Seat { game, view, side } = seat;
        self.phase = Some((view.turn, view.phase));
        self.weights = self.persona.weights(game, view).drawn(self.draw);
        self.strikes.clear();
        self.walk.clear();
        self.offers.clear();
        self.moved = None;
        self.orders.turn_to(self.phase);
        let own_move = view.phase.is_movement() && view.phase.side() == Some(side);
        if own_move || !self.has_looked || view.phase.is_setup() {
            self.has_looked = true;
            self.situation.look(game, view, side);
            self.pursuit.look(seat, self.draw);
            self.strikes.hunt(self.pursuit.victims());
            self.care = self.care(seat);
            self.zeal = self.zeal(seat);
            if let Some(bent) = &mut self.bent {
                bent.look(seat);
            }
        }
        let waits = self.bent.as_ref().is_some_and(|bent| bent.waits(view));
        if own_move && !waits {
            self.muster(seat);
        }
    }

    /// Returns the factor for losses, which grows as they come near the figure that sends the attackers home (16.2).
    fn care(&self, Seat { game, view, side }: Seat<'_>) -> f32 {
        let Some(figure) = game.withdrawal_figure(view).filter(|_| side == Side::Mexican) else { return 1.0 };
        let left = f32::from(figure.saturating_sub(view.casualties));
        1.0 + self.weights.thrift * (10.0 - left).max(0.0) / 5.0
    }

    /// Returns the factor for the garrison's attacks, which is higher if they may send the enemy home this turn (16.2).
    fn zeal(&self, Seat { game, view, side }: Seat<'_>) -> f32 {
        let figures = [game.withdrawal_figure(view), self.pursuit.casualties()];
        let figure = figures.into_iter().flatten().min().filter(|_| side == Side::Texan);
        let Some(figure) = figure else { return 1.0 };
        let on_map = |piece: &&PieceId| view.state(**piece).is_on_map();
        let shots = game.units(side).iter().chain(game.batteries()).filter(on_map).count();
        // Every other shot costs the enemy a point, and with luck a few more. With less hope than that no unit leaves
        // its wall: a garrison that does, and does not send the enemy home, is soon lost.
        let hope = 0.5 * shots as f32 + 0.8 * (shots as f32).sqrt();
        let missing = f32::from(figure.saturating_sub(view.casualties));
        1.0 + if hope >= missing { self.weights.zeal } else { 0.0 }
    }

    /// Queues the pieces that move: those sent to win by a rule, then the nearest to the enemy, the leaders last.
    fn muster(&mut self, Seat { game, view, side }: Seat<'_>) {
        let own = game.piece_ids().filter(|piece| {
            let own = game.piece(*piece);
            own.side == Some(side) && !own.is_battery() && view.state(*piece).is_on_map()
        });
        self.walk.queue = own.collect();
        let approach = &self.situation.approach;
        let place = |piece: &PieceId| {
            let own = game.piece(*piece);
            let sent = self.pursuit.sends(*piece);
            (!sent, own.is_leader(), approach.from(view.state(*piece).at), self.draw.rank(own.identity))
        };
        self.walk.queue.sort_by_cached_key(|piece| std::cmp::Reverse(place(piece)));
    }

    fn walk(&mut self, seat: Seat<'_>) -> Action {
        loop {
            if let Some(action) = self.walk.next(seat) {
                return action;
            }
            if seat.game.has_offers(seat.view.phase)
                && let Some(action) = self.offers.for_piece(seat, self.moved, self.orders.takes_offers())
            {
                // Whatever the result, the piece may have points left and another path open.
                self.walk.queue.extend(self.moved.take());
                return action;
            }
            let Some(piece) = self.walk.queue.pop() else { return self.walk.finish(seat) };
            self.moved = Some(piece);
            if let Some(spot) = self.best_post(seat, piece) {
                self.walk.set_out(seat.game, seat.view, piece, spot);
            }
        }
    }
}

impl Player<Game> for Captain {
    fn choose(&mut self, seat: Seat<'_>, streams: &mut Streams) -> Action {
        let Seat { game, view, side } = seat;
        self.draw = streams.draw(side);
        if self.phase != Some((view.turn, view.phase)) {
            self.turn_to(seat);
        }
        if view.pending.is_empty() {
            if view.phase.is_movement() {
                return self.walk(seat);
            }
            if view.phase.is_setup() {
                return self.set_up(seat, streams);
            }
            if let Some(action) = self.offers.for_anybody(seat) {
                return action;
            }
            if view.phase.is_combat() {
                let taste = &self.weights.taste[side.index()];
                let strike = self.strikes.next(seat, self.draw, taste);
                return strike.or_else(|| self.breach(seat)).unwrap_or(Action::Done);
            }
        }
        if let Some(Pending::Question { .. }) = view.pending.last() {
            return self.reply(seat, streams);
        }
        if let Some(Pending::Aim { battery, .. }) = view.pending.last() {
            return self.aim(seat, *battery);
        }
        let (situation, weights) = (&self.situation, &self.weights);
        let safety = |spot: SpotId| {
            let way = f32::from(situation.approach.from(spot).min(60));
            -weights.exposed[side.index()] * situation.exposed(game, view, spot)
                - weights.danger[side.index()] * situation.danger(game, view, side, spot)
                - if side == Side::Mexican { weights.way[1] * way } else { 0.0 }
        };
        // An attacker comes in over the bodies of the garrison; a defender stays behind its wall.
        let pursuit = &self.pursuit;
        let follow_up = |spot: SpotId| side == Side::Mexican || pursuit.is_aim(spot);
        let bearing =
            Bearing { draw: self.draw, taste: &weights.taste[side.index()], safety: &safety, follow_up: &follow_up };
        self.answers.answer(seat, streams, &bearing)
    }
}
