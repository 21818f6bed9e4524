//! The pursuit of what rules of variants let a side win: which pieces go for it, and where.
//!
//! The rules themselves tell where to look ([`Prize`]). Whether a walk wins anything is tried on a copy of the position,
//! with the offers that are made at its end.

use super::Seat;
use super::approach::{Approach, FAR};
use super::foresight::{POINT, VICTORY};
use crate::alamo::piece_set::PieceSet;
use crate::alamo::variant::Prize;
use crate::alamo::{Action, PieceId, Position};
use crate::board::{SpotId, SpotSet};
use crate::draw::Draw;
use crate::side::Side;

/// The number of pieces sent in addition to those it takes: some may be lost on the way.
const SPARE: usize = 3;

/// The least movement allowance by which distances are counted in turns.
const LEAST_PACE: u8 = 4;

/// The most enemies a side hunts for a prize; if there are more, it fights as usual, but with more zeal.
const HUNTED: usize = 6;

/// What is left of the worth of a spot where a prize should be won by the step, but is not.
const IN_VAIN: f32 = 0.25;

/// The most offers tried at the end of a walk.
const MOST_OFFERS: usize = 4;

/// One prize and the pieces sent for it.
#[derive(Debug, Clone)]
struct Aim {
    /// Its worth, on the scale of the captain.
    worth: f32,
    spots: SpotSet,
    way: Approach,
    sent: PieceSet,
    by_step: bool,
}

/// The prizes a side goes for; a reusable workspace.
#[derive(Debug, Clone, Default)]
pub(super) struct Pursuit {
    aims: Vec<Aim>,
    /// The enemies whose loss is worth more than that of others, with what it is worth more.
    victims: Vec<(PieceId, f32)>,
    /// The losses of the attackers that win the game for the garrison.
    casualties: Option<u16>,
}

impl Pursuit {
    /// Chooses what to go for in a position, and sends pieces.
    pub(super) fn look(&mut self, seat: Seat<'_>, draw: Draw) {
        let Seat { game, view, side } = seat;
        self.aims.clear();
        self.victims.clear();
        self.casualties = None;
        if !game.has_prizes(side) {
            return;
        }
        for prize in game.prizes(view, side) {
            let worth = (POINT * prize.points).min(VICTORY);
            self.casualties = self.casualties.into_iter().chain(prize.casualties).min();
            self.victims.extend(prize.victims.iter().map(|victim| (victim, worth)));
            let spots = prize.spots(game.board(), view);
            if spots.is_empty() || prize.victims.len() > HUNTED {
                continue;
            }
            let mut area = SpotSet::new(game.board().len());
            for spot in &spots {
                area.insert(*spot);
            }
            let mut way = Approach::default();
            way.measure(game, view, side, spots.into_iter().map(|spot| (spot, 0)));
            let mut aim = Aim { worth, spots: area, way, sent: PieceSet::default(), by_step: prize.by_step };
            aim.send(seat, draw, prize);
            if !aim.sent.is_empty() {
                self.aims.push(aim);
            }
        }
        // An enemy that stands where one has to go is in the way.
        for foe in game.units(side.enemy()) {
            let at = view.state(*foe).at;
            let worth = self.aims.iter().filter(|aim| at != SpotId::NOWHERE && aim.spots.contains(at));
            let worth = worth.map(|aim| 0.5 * aim.worth).fold(0.0, f32::max);
            if worth > 0.0 {
                self.victims.push((*foe, worth));
            }
        }
    }

    /// Whether anything is to be won on spots.
    pub(super) const fn has_aims(&self) -> bool {
        !self.aims.is_empty()
    }

    /// Whether a piece is sent for a prize.
    pub(super) fn sends(&self, piece: PieceId) -> bool {
        self.aims.iter().any(|aim| aim.sent.contains(piece))
    }

    /// Whether a prize is won on a spot.
    pub(super) fn is_aim(&self, spot: SpotId) -> bool {
        self.aims.iter().any(|aim| aim.spots.contains(spot))
    }

    /// Returns the losses of the attackers that win the game for the garrison.
    pub(super) const fn casualties(&self) -> Option<u16> {
        self.casualties
    }

    /// Returns the enemies whose loss is worth more than that of others, with what it is worth more.
    pub(super) fn victims(&self) -> &[(PieceId, f32)] {
        &self.victims
    }

    /// Returns what it is worth to a piece to walk along spots and end on the last of them, or to stay where it is: what
    /// it wins by that, and for being near to what it goes for, half as much for each turn of way.
    pub(super) fn worth(&self, seat: Seat<'_>, piece: PieceId, walk: &dyn Fn() -> Vec<SpotId>, end: SpotId) -> f32 {
        if self.aims.is_empty() {
            return 0.0;
        }
        let pace = f32::from(seat.game.points(seat.view, piece).max(LEAST_PACE));
        let (mut near, mut steps, mut won) = (0.0_f32, None, None);
        for aim in self.aims.iter().filter(|aim| aim.sent.contains(piece)) {
            let way = aim.way.from(end);
            // Powers of two of the system differ from machine to machine.
            let own = aim.worth * libm::exp2f(-(f32::from(way) / pace).min(20.0));
            let is_there = |walk: &Vec<SpotId>| walk.iter().chain([&end]).any(|spot| aim.spots.contains(*spot));
            if !aim.by_step || !is_there(steps.get_or_insert_with(walk)) {
                near = near.max(own);
                continue;
            }
            let won = *won.get_or_insert_with(|| gain(seat, piece, steps.as_deref().unwrap_or_default()));
            near = near.max(if won > 0.0 { own } else { IN_VAIN * own });
        }
        near + won.unwrap_or(0.0)
    }
}

impl Aim {
    /// Sends the pieces that need the fewest points: those it takes and some to spare, and those that reach it at once.
    fn send(&mut self, Seat { game, view, side }: Seat<'_>, draw: Draw, prize: &Prize) {
        let all = if prize.victims.is_empty() {
            prize.pieces.iter().collect::<Vec<PieceId>>()
        } else {
            game.units(side).to_vec()
        };
        let far = |piece: PieceId| self.way.from(view.state(piece).at);
        let able = |piece: &PieceId| {
            let own = game.piece(*piece);
            view.state(*piece).is_on_map() && !own.is_battery() && far(*piece) < FAR
        };
        let place = |piece: PieceId| (far(piece), draw.rank(game.piece(piece).identity), piece);
        let mut able: Vec<(u16, u32, PieceId)> = all.into_iter().filter(able).map(place).collect();
        able.sort_unstable();
        let most = if prize.is_decisive() { prize.needed + SPARE } else { able.len() };
        for (place, (way, _, piece)) in able.into_iter().enumerate() {
            if place < most || way <= u16::from(game.points(view, piece)) {
                self.sent.insert(piece);
            }
        }
    }
}

/// Returns what a piece wins by walking along spots, with the best offer at their end.
fn gain(seat: Seat<'_>, piece: PieceId, walk: &[SpotId]) -> f32 {
    let Seat { game, view, .. } = seat;
    let (mut position, mut events, mut legal) = (*view, Vec::new(), Vec::new());
    for to in walk {
        if game.apply(&mut position, Action::Step { piece, to: *to }, &mut events).is_err() {
            break;
        }
    }
    let mut most = won(seat, &position);
    if position.outcome.is_none() && position.pending.is_empty() {
        game.offered(&position, Some(piece), &mut legal);
        game.offered(&position, None, &mut legal);
        for action in legal.iter().take(MOST_OFFERS) {
            let mut after = position;
            if game.apply(&mut after, *action, &mut events).is_ok() {
                most = most.max(won(seat, &after));
            }
        }
    }
    most
}

/// Returns what a side has won in a position, compared with the one it sees: the end of the game, or points.
fn won(Seat { view, side, .. }: Seat<'_>, position: &Position) -> f32 {
    if let Some(outcome) = position.outcome {
        return if outcome.winner == side { VICTORY } else { -VICTORY };
    }
    let points = f32::from(position.score) - f32::from(view.score);
    POINT * if side == Side::Texan { points } else { -points }
}
