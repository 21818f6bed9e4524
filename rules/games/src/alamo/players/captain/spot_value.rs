//! The worth of a spot for a piece that can end its move there.

use super::super::Seat;
use super::super::scale::lead;
use super::super::situation::strength;
use super::Captain;
use super::constraints::BoundConstraint;
use super::orders::Note;
use crate::alamo::{Action, Game, Mode, Order, PieceId, Position};
use crate::board::SpotId;
use crate::side::Side;

/// The worth by which two spots may differ and still be as good as each other.
const ALIKE: f32 = 0.02;

/// What it is worth to a unit of the garrison to stay where it is while the walls hold: who set it up there had a reason,
/// and a wall that is left for one better shot stays empty.
const POST: f32 = 1.0;
/// The worth of shutting a way over the walls which the enemy could use at once.
const WAY_IN: f32 = 0.3;
/// The worth of standing at a gun while the walls hold, whether or not it has a target yet.
const GUN: f32 = 0.3;

/// Returns the number of crossings over which a unit on a spot can be attacked in melee.
fn openness(game: &Game, view: &Position, spot: SpotId) -> u8 {
    game.crossings(view, spot).filter(|crossing| crossing.melee).count() as u8
}

/// The current strengths of a unit.
#[derive(Debug, Clone, Copy)]
struct Arms {
    melee: u8,
    fire: u8,
}

impl Captain {
    /// Returns the spot a piece should move to; `None` if it should stay.
    pub(super) fn best_post(&mut self, seat: Seat<'_>, piece: PieceId) -> Option<SpotId> {
        let Seat { game, view, .. } = seat;
        let here = view.state(piece).at;
        let mut ways = std::mem::take(&mut self.walk.ways);
        game.ways(view, piece, &mut ways);
        let is_unit = game.piece(piece).is_unit();
        let holds = is_unit && self.situation.holds_walls;
        if holds {
            self.situation.look_for_gaps(game, view, piece);
        }
        let spurned = self.bent.as_ref().and_then(BoundConstraint::spurned);
        let arm = |mode| if spurned == Some(mode) { 0 } else { strength(game, view, piece, mode) };
        let arms = Arms { melee: arm(Mode::Melee), fire: arm(Mode::Fire) };
        let own = game.piece(piece).identity;
        let (mut note, is_noting) = (Note::new(piece, here), self.orders.is_noting());
        let is_plain = self.bent.is_none() && !self.pursuit.has_aims() && !is_noting;
        let post = |spot, best: f32| {
            let worth =
                if is_unit { self.post(seat, (piece, arms), spot) } else { self.post_of_leader(seat, piece, spot) };
            // The draw decides between spots about as good as each other; most are not.
            if is_plain && worth + ALIKE < best {
                return worth;
            }
            let worth = worth + ALIKE * self.draw.liking(own.and(game.board().identity(spot)));
            let walk = || if spot == here { Vec::new() } else { game.way(view, piece, &ways, spot) };
            let worth = worth + self.pursuit.worth(seat, piece, &walk, spot);
            match &self.bent {
                Some(bent) if is_unit => worth + bent.more(seat, piece, &ways, spot),
                _ => worth,
            }
        };
        // A piece on a friendly unit's spot has to move on, to any spot.
        let bound = !game.is_allowed(view, Action::Done);
        let order = self.orders.post_of(piece);
        let order = order.filter(|order| !bound && *order == here || ways.ends().any(|(spot, _)| spot == *order));
        let mut best = (if bound { f32::MIN } else { post(here, f32::MIN) }, here);
        if is_noting {
            note.add(best.0, here);
        }
        if order.is_none() || is_noting {
            for (spot, _) in ways.ends() {
                let worth = post(spot, best.0);
                if is_noting {
                    note.add(worth, spot);
                }
                if worth > best.0 {
                    best = (worth, spot);
                }
            }
        }
        note.to = order.unwrap_or(best.1);
        self.orders.note(note);
        self.walk.ways = ways;
        (note.to != here).then_some(note.to)
    }

    /// Returns the worth of a spot for a unit.
    fn post(&self, seat: Seat<'_>, (unit, arms): (PieceId, Arms), spot: SpotId) -> f32 {
        let Seat { game, view, side } = seat;
        let (weights, situation, own) = (&self.weights, &self.situation, side.index());
        let touching = situation.touching(spot);
        let held = touching.iter().any(|touch| touch.zone);
        let mut strike: f32 = 0.0;
        let mut contact = if situation.is_before_a_bar(spot) { 1.0 } else { 0.0 };
        if !touching.is_empty() {
            for touch in touching {
                strike = strike.max(situation.melee(game, view, touch, arms.melee, 1));
                if touch.zone {
                    contact += situation.worth_of(game, view, touch);
                }
            }
        }
        if !held && arms.fire > 0 {
            let worth = situation.shot(game, view, spot);
            strike = strike.max(worth);
            if worth > 0.0 {
                strike += Self::gun(seat, unit, spot, worth);
            }
        }
        // A unit that attacks has arrived: being nearer still matters less.
        let way =
            f32::from(situation.approach.from(spot).min(60)) * if strike > 0.0 { weights.arrived[own] } else { 1.0 };
        let inside = match side {
            Side::Mexican if game.board().inside_walls().contains(spot) => {
                let first = !situation.inside && view.state(unit).order == Order::Good;
                if first { weights.inside[0] } else { weights.inside[1] }
            }
            Side::Mexican | Side::Texan => 0.0,
        };
        let exposed = situation.exposed(game, view, spot);
        let danger = situation.danger(game, view, side, spot);
        let held = if situation.holds_walls { self.held(seat, unit, spot) } else { 0.0 };
        held + self.zeal * weights.strike[own] * strike + weights.contact[own] * contact + inside
            - weights.way[own] * way
            - self.care * weights.exposed[own] * exposed
            - self.care * weights.danger[own] * danger
            - if weights.open[own] > 0.0 { weights.open[own] * f32::from(openness(game, view, spot)) } else { 0.0 }
    }

    /// Returns what a unit of the garrison on a spot keeps from the enemy while he is outside: its post, ways in, and a gun.
    fn held(&self, Seat { game, view, .. }: Seat<'_>, unit: PieceId, spot: SpotId) -> f32 {
        let state = view.state(unit);
        let post = if state.at == spot { POST } else { 0.0 };
        if state.order == Order::Routed {
            return post;
        }
        let armed = view.others_on(spot).any(|other| game.piece(other).is_battery());
        post + WAY_IN * self.situation.shuts(spot) + if armed { GUN } else { 0.0 }
    }

    /// Returns what a gun on a spot adds to the fire of a unit serving it, if the unit's best shot is worth `worth`.
    fn gun(Seat { game, view, .. }: Seat<'_>, unit: PieceId, spot: SpotId, worth: f32) -> f32 {
        let is_armed = || view.others_on(spot).any(|other| game.piece(other).is_battery());
        if view.state(unit).order == Order::Good && is_armed() { 0.8 * worth } else { 0.0 }
    }

    /// Returns the worth of a spot for a leader, which belongs with a unit, ideally one that fights.
    fn post_of_leader(&self, Seat { game, view, side }: Seat<'_>, leader: PieceId, spot: SpotId) -> f32 {
        let with = view.unit_on(spot).filter(|unit| game.piece(*unit).side == Some(side));
        let Some(unit) = with else { return f32::MIN / 2.0 };
        let another = game
            .leaders()
            .iter()
            .any(|other| *other != leader && view.state(*other).at == spot && game.piece(*other).side == Some(side));
        let touching = self.situation.touching(spot);
        let led_enemy =
            touching.iter().any(|touch| lead(game, view, self.situation.foes[usize::from(touch.foe)].unit) > 0);
        let exposed = self.situation.exposed(game, view, spot);
        let danger = self.situation.danger(game, view, side, spot);
        let here = if view.state(leader).at == spot { 0.05 } else { 0.0 };
        let lonely = if another { -1.0 } else { 0.0 };
        let fights = match side {
            Side::Mexican => 0.4 * touching.len().min(3) as f32 + if led_enemy { 0.5 } else { 0.0 } + 0.1 * exposed,
            Side::Texan => -0.8 * danger,
        };
        let order = if view.state(unit).order == Order::Good { 0.0 } else { 0.15 };
        let way = f32::from(self.situation.approach.from(spot).min(60));
        here + lonely + fights + order - if side == Side::Mexican { 0.02 * way } else { 0.0 }
    }
}
