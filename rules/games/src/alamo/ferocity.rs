//! The optional ferocious counterattack (15.0): an attacked Texan unit with a leader may answer with several attacks.
//!
//! The unit may advance into a spot that one of these melees empties before making the next attack (R77): the offer
//! goes on top of the remaining attacks.

use super::action::{Action, Mode};
use super::attempt::Attempt;
use super::event::Happening;
use super::position::{Order, Pending, Strike};
use super::variant::{Occasion, Quantity, Roles};
use super::{Allowed, Event, Game, Phase, PieceId, Position, Why};
use super::{atoms, rulings};
use crate::play::Roll;
use crate::rulebook::Settings;
use crate::side::Side;
use crate::variant::Happens;

/// The parameters of the rule.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Ferocity {
    enabled: bool,
    bonus: u8,
    texan_phase: bool,
}

impl Ferocity {
    pub(super) fn new(settings: &Settings<'_>) -> Self {
        Self {
            enabled: settings.flag("ferocity.enabled"),
            bonus: settings.number("ferocity.bonus_attacks").clamp(0, 99) as u8,
            texan_phase: settings.flag("ferocity.texan_phase"),
        }
    }
}

impl Game {
    /// Pushes the offer of a ferocious counterattack on top of the ordinary one, if there is anything to gain (15.0).
    pub(super) fn offer_ferocity(&self, position: &mut Position, answer: Strike) {
        let unit = answer.unit;
        let gains = position.state(unit).order != Order::Good || self.can_counter(position, &answer);
        let led = self.leads(position, unit).next().is_some() || self.own_ferocity(position, unit) > 0;
        if gains && led && self.may_be_ferocious(position, unit).is_ok() {
            position.lay(Pending::Ferocity(answer));
        }
    }

    /// Whether a unit that received a C result may be ferocious now: it is Texan, and it is the Mexican Combat Phase
    /// (R75).
    fn may_be_ferocious(&self, position: &Position, unit: PieceId) -> Allowed {
        let at = position.state(unit).at;
        if !self.options.ferocity.enabled || self.side(unit) != Side::Texan {
            return Err(Why::at(atoms::A15_0_A, at));
        }
        if position.phase != Phase::MexicanCombat && !self.options.ferocity.texan_phase {
            return Err(Why::at(rulings::R75, at));
        }
        Ok(())
    }

    /// Whether the unit may be tested with this leader, which must be stacked with it (15.0).
    pub(super) fn may_try(&self, position: &Position, strike: &Strike, leader: PieceId) -> Allowed {
        self.may_be_ferocious(position, strike.unit)?;
        let alone = leader == strike.unit && self.tries_alone(position, leader);
        if alone || self.leads(position, strike.unit).any(|own| own == leader) {
            Ok(())
        } else {
            Err(Why::at(atoms::A15_0_A, position.state(strike.unit).at))
        }
    }

    /// Why a unit that may counterattack normally cannot be ferocious: its one test is over, or there was none (R74).
    pub(super) fn why_not_ferocious(&self, position: &Position, strike: &Strike, leader: PieceId) -> Why {
        match self.may_try(position, strike, leader) {
            Ok(()) => Why::at(rulings::R74, position.state(strike.unit).at),
            Err(why) => why,
        }
    }

    /// Adds the tests a unit may make as actions: one per leader, or one without a leader.
    pub(super) fn tries(&self, position: &Position, strike: &Strike, actions: &mut Vec<Action>) {
        actions.extend(self.leads(position, strike.unit).map(|leader| Action::Ferocity { leader }));
        if self.tries_alone(position, strike.unit) {
            actions.push(Action::Ferocity { leader: strike.unit });
        }
    }

    /// The highest roll at which a unit is ferocious without a leader: 0 unless variants change it.
    fn own_ferocity(&self, position: &Position, unit: PieceId) -> u8 {
        self.adjusted(position, Quantity::Ferocity, 0, || Roles::new(unit)).clamp(0, i32::from(u8::MAX)) as u8
    }

    /// Whether a unit without a leader may be tested.
    fn tries_alone(&self, position: &Position, unit: PieceId) -> bool {
        self.own_ferocity(position, unit) > 0 && self.leads(position, unit).next().is_none()
    }

    /// Resolves a test with a leader: on a roll up to its rating, the unit rallies at once and attacks repeatedly
    /// (15.0, 15.1, 15.5).
    pub(super) fn settle_ferocity(
        &self,
        position: &mut Position,
        strike: Strike,
        leader: PieceId,
        roll: Roll,
        events: &mut Vec<Event>,
    ) {
        let unit = strike.unit;
        let rating = self.rating(position, leader).max(self.own_ferocity(position, unit));
        let ferocious = roll.0 <= rating;
        // A disordered or routed unit may be tested too; if it fails, it makes no counterattack at all (15.4).
        let shaken = position.state(unit).order != Order::Good;
        let atom = if shaken { atoms::A15_4_A } else { atoms::A15_0_A };
        events.push(Event { atom, what: Happening::FerocityTested { unit, leader, roll, ferocious } });
        if !ferocious {
            return;
        }
        // These attacks replace the ordinary counterattack, which is next on the stack.
        if position.pending.last() == Some(&Pending::Counter(strike)) {
            position.pending.pop();
        }
        let put_off = shaken && self.awaits(Occasion::Try(Happens::State));
        if shaken && !put_off {
            self.set_order(position, unit, Order::Good, atoms::A15_5_A, events);
        }
        let left = rating.saturating_add(self.options.ferocity.bonus);
        events.push(Event { atom: atoms::A15_1_A, what: Happening::Ferocious { unit, attacks: left } });
        position.lay(Pending::Ferocious { unit, foe: strike.target, left });
        if put_off {
            self.puts_off(position, Attempt::Recover(unit));
        }
    }

    /// Whether a strike just made is part of a ferocious counterattack: the remaining attacks are on top of the stack.
    pub(super) fn is_ferocious(&self, position: &Position, strike: &Strike) -> bool {
        matches!(position.pending.last(), Some(Pending::Ferocious { unit, .. }) if *unit == strike.unit)
    }

    /// Resolves a ferocious attack: on the enemy that caused it and, once that is gone, on any unit that could be
    /// attacked in the Texan Combat Phase (15.2).
    pub(super) fn ferocious_strike(
        &self,
        position: &Position,
        unit: PieceId,
        foe: PieceId,
        mode: Mode,
        target: PieceId,
    ) -> Result<Strike, Why> {
        if target != foe && position.state(foe).is_on_map() {
            return Err(Why::between(atoms::A15_2_A, position.state(unit).at, position.state(foe).at));
        }
        self.strike(position, unit, unit, mode, target)
    }

    /// The ferocious attacks a unit may make now.
    pub(super) fn ferocious_attacks<'a>(
        &'a self,
        position: &'a Position,
        unit: PieceId,
        foe: PieceId,
    ) -> impl Iterator<Item = Action> + 'a {
        self.piece_ids().flat_map(|target| Mode::ALL.map(|mode| (mode, target))).filter_map(move |(mode, target)| {
            self.ferocious_strike(position, unit, foe, mode, target).ok()?;
            Some(Action::Attack { by: unit, mode, target })
        })
    }

    /// Makes one attack of a ferocious counterattack.
    pub(super) fn make_ferocious(
        &self,
        position: &mut Position,
        strike: Strike,
        foe: PieceId,
        events: &mut Vec<Event>,
    ) {
        let Strike { by, target, mode, row, column, .. } = strike;
        let atom = if target == foe { atoms::A15_1_A } else { atoms::A15_2_A };
        events.push(Event { atom, what: Happening::Attacked { by, target, mode, row, column, counter: true } });
        position.lay(Pending::Combat(strike));
    }

    /// Ends a ferocious counterattack if no attacks are left or none can be made; returns whether it ended.
    pub(super) fn ferocity_ends(
        &self,
        position: &mut Position,
        unit: PieceId,
        foe: PieceId,
        left: u8,
        events: &mut Vec<Event>,
    ) -> bool {
        if left > 0 && self.ferocious_attacks(position, unit, foe).next().is_some() {
            return false;
        }
        if left > 0 {
            // The enemy got away alive (R76), or it is gone and no other is within reach.
            let atom = if position.state(foe).is_on_map() { rulings::R76 } else { atoms::A15_2_B };
            events.push(Event { atom, what: Happening::Lapsed { unit, attacks: left } });
        }
        position.pending.pop();
        true
    }
}
