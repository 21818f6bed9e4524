//! Leaders (11.0).

use super::attempt::Attempt;
use super::bounds::has_replacements;
use super::event::Happening;
use super::moving_together::Leaders;
use super::position::{Pending, Peril};
use super::variant::{Occasion, Quantity, Roles};
use super::{Event, Game, PieceClass, PieceId, Position, Status};
use super::{atoms, rulings};
use crate::board::SpotId;
use crate::play::Roll;
use crate::side::Side;
use crate::variant::Happens;

impl Game {
    /// The rating printed on the upper side of a leader; `None` for units and batteries.
    pub(super) fn rating_printed(&self, position: &Position, leader: PieceId) -> Option<u8> {
        match self.piece(leader).class {
            PieceClass::Leader { replacement: Some(rating), .. } if position.state(leader).flipped => Some(rating),
            PieceClass::Leader { rating, .. } => Some(rating),
            PieceClass::Unit { .. } | PieceClass::Battery { .. } => None,
        }
    }

    /// The rating of a leader, or of its replacement, as adjusted by variants.
    #[must_use]
    pub fn rating(&self, position: &Position, leader: PieceId) -> u8 {
        let Some(printed) = self.rating_printed(position, leader) else { return 0 };
        let rating = self.adjusted(position, Quantity::Rating, i32::from(printed), || Roles::new(leader));
        rating.clamp(0, i32::from(u8::MAX)) as u8
    }

    /// The leaders of a side on a spot.
    pub(super) fn leaders_on<'a>(
        &'a self,
        position: &'a Position,
        spot: SpotId,
        side: Side,
    ) -> impl Iterator<Item = PieceId> + 'a {
        self.leaders.iter().copied().filter(move |leader| {
            self.piece(*leader).side == Some(side) && position.state(*leader).at == spot && spot != SpotId::NOWHERE
        })
    }

    /// Queues a test for every leader with a unit that loses a step or is eliminated (11.0.b), before any retreat
    /// (R43).
    pub(super) fn test_leaders(
        &self,
        position: &mut Position,
        unit: PieceId,
        spot: SpotId,
        eliminated: bool,
        foe: Option<PieceId>,
    ) {
        let leaders: Leaders = self.leaders_on(position, spot, self.side(unit)).collect();
        for leader in leaders.into_iter().rev() {
            position.lay(Pending::Leader(Peril { leader, unit, eliminated, foe }));
        }
    }

    /// Resolves the test of a leader whose unit suffered a loss.
    pub(super) fn settle_leader(&self, position: &mut Position, peril: Peril, roll: Roll, events: &mut Vec<Event>) {
        let Peril { leader, unit, eliminated, foe } = peril;
        let fell = roll.0 <= self.parameters.leader_loss;
        events.push(Event { atom: atoms::A11_0_B, what: Happening::LeaderTested { leader, roll, fell } });
        if fell {
            if !self.puts_off(position, Attempt::Fall { leader, foe }) {
                self.lose_leader(position, leader, foe, events);
            }
        } else if eliminated
            && self.side(leader) == Side::Mexican
            && let Status::Track(space) = position.state(unit).status
        {
            // The leader shares the fate of its unit and returns with it (13.6).
            self.leave_map(position, leader, Status::Track(space));
            events.push(Event { atom: atoms::A13_6_A, what: Happening::Tracked { piece: leader, space } });
        }
    }

    /// Kills a leader who is by himself, unless a rule of a variant prevents it: `fixed` if he dies because he is never
    /// moved (R55).
    pub(super) fn kill_leader(
        &self,
        position: &mut Position,
        leader: PieceId,
        foe: Option<PieceId>,
        fixed: bool,
        events: &mut Vec<Event>,
    ) {
        if !self.puts_off(position, Attempt::Kill { leader, foe, fixed }) {
            self.kill_at_last(position, leader, foe, fixed, events);
        }
    }

    /// Kills a leader who is by himself after nothing has prevented it.
    pub(super) fn kill_at_last(
        &self,
        position: &mut Position,
        leader: PieceId,
        foe: Option<PieceId>,
        fixed: bool,
        events: &mut Vec<Event>,
    ) {
        let atom = if fixed { rulings::R55 } else { atoms::A11_4_A };
        events.push(Event { atom, what: Happening::LeaderKilled { leader } });
        self.lose_leader(position, leader, foe, events);
    }

    /// Removes a fallen leader: a Texan permanently, while a Mexican is replaced (11.0, 13.7). `foe` is the responsible
    /// enemy, if any.
    pub(super) fn lose_leader(
        &self,
        position: &mut Position,
        leader: PieceId,
        foe: Option<PieceId>,
        events: &mut Vec<Event>,
    ) {
        let at = position.state(leader).at;
        self.occur(position, Occasion::Did(Happens::Remove), || Roles { foe, from: at, to: at, ..Roles::new(leader) });
        self.leave_map(position, leader, Status::Gone);
        let replaced = matches!(self.piece(leader).class, PieceClass::Leader { replacement: Some(_), .. });
        let state = position.state_mut(leader);
        if !has_replacements(self.side(leader)) || !replaced {
            return;
        }
        let (space, atom) = if state.flipped {
            (self.parameters.leader_again, atoms::A13_7_B)
        } else {
            (self.parameters.leader_first, atoms::A13_7_A)
        };
        state.flipped = true;
        state.status = Status::Track(space);
        events.push(Event { atom, what: Happening::Tracked { piece: leader, space } });
    }
}
