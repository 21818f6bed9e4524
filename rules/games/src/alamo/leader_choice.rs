//! The choice of one of several leaders for a Damage Check (11.1): the owner names it before the roll.

use arrayvec::ArrayVec;

use super::atoms;
use super::event::Happening;
use super::position::{MOST_PIECES, Pending, Strike};
use super::{Allowed, Event, Game, PieceId, Position, Why};
use crate::side::Side;

impl Game {
    /// The contribution of a side's leaders to a Damage Check of a strike: the rating of the leader named by the owner,
    /// or else the highest (11.1, R40). If several count, those with the highest ratings are added.
    pub(super) fn leadership(&self, position: &Position, strike: &Strike, side: Side) -> u8 {
        let led = self.led_by(strike, side);
        // A leader who is itself the target leads no unit.
        if !self.has_say(strike, led) || self.piece(led).is_leader() {
            return 0;
        }
        let at = position.state(led).at;
        let rating = |leader| self.rating(position, leader);
        match self.parameters.leaders_per_side {
            0 => 0,
            1 => {
                let named = position.leads[side.index()]
                    .filter(|named| self.leaders_on(position, at, side).any(|own| own == *named));
                named.map_or_else(|| self.leaders_on(position, at, side).map(rating).max().unwrap_or(0), rating)
            }
            most => {
                let mut ratings: ArrayVec<u8, MOST_PIECES> = self.leaders_on(position, at, side).map(rating).collect();
                ratings.sort_unstable_by(|a, b| b.cmp(a));
                ratings.iter().take(usize::from(most)).fold(0, |sum: u8, rating| sum.saturating_add(*rating))
            }
        }
    }

    /// The unit of a side in a strike, whose leaders count.
    fn led_by(&self, strike: &Strike, side: Side) -> PieceId {
        if self.side(strike.target) == side { strike.target } else { strike.unit }
    }

    /// Whether the leaders with a unit count in a strike: the rulebook may exclude those with the crew of a battery
    /// (R33).
    fn has_say(&self, strike: &Strike, unit: PieceId) -> bool {
        unit == strike.target || strike.by == strike.unit || self.parameters.helps_battery
    }

    /// Asks each side which of its leaders counts in a pending check, attacker first; `true` if a side must be asked.
    pub(super) fn ask_leads(&self, position: &mut Position, strike: &Strike) -> bool {
        for unit in [strike.unit, strike.target] {
            let open = position.leads[self.side(unit).index()].is_none() && self.has_say(strike, unit);
            if open && self.lead_matters(position, unit) {
                return position.lay(Pending::Lead(unit));
            }
        }
        false
    }

    /// Whether it matters which leader counts for a unit: it has several, with different ratings.
    fn lead_matters(&self, position: &Position, unit: PieceId) -> bool {
        let mut ratings = self.leads(position, unit).map(|leader| self.rating(position, leader));
        let first = ratings.next();
        self.parameters.leaders_per_side == 1 && ratings.any(|rating| Some(rating) != first)
    }

    /// The leaders that may count for a unit.
    pub(super) fn leads<'a>(&'a self, position: &'a Position, unit: PieceId) -> impl Iterator<Item = PieceId> + 'a {
        self.leaders_on(position, position.state(unit).at, self.side(unit))
    }

    /// Whether a leader may be named as the one that counts for a unit.
    pub(super) fn may_lead(&self, position: &Position, unit: PieceId, leader: PieceId) -> Allowed {
        if self.leads(position, unit).any(|own| own == leader) {
            Ok(())
        } else {
            Err(Why::at(atoms::A11_1_A, position.state(unit).at))
        }
    }

    /// Names the leader that counts in the pending check.
    pub(super) fn lead(&self, position: &mut Position, unit: PieceId, leader: PieceId, events: &mut Vec<Event>) {
        position.leads[self.side(unit).index()] = Some(leader);
        events.push(Event { atom: atoms::A11_1_A, what: Happening::Led { leader } });
    }
}
