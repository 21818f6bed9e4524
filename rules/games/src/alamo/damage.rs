//! Damage Checks (8.4, 8.5) and their effects (9.2 to 9.5).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::action::Mode;
use super::atoms;
use super::attempt::Attempt;
use super::event::Happening;
use super::position::{Order, Pending, Peril, Strike};
use super::variant::{Occasion, Quantity, Roles, got};
use super::{Event, Game, PieceClass, PieceId, Position, Status};
use crate::board::SpotId;
use crate::counters::Strength;
use crate::play::{Atom, Roll};
use crate::side::Side;
use crate::variant::Happens;

/// One modifier of a Damage Check, with its rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Modifier {
    /// The rule.
    pub atom: Atom,
    /// The amount added to the dice.
    pub value: i8,
}

/// The modifiers of one Damage Check.
pub type Modifiers = ArrayVec<Modifier, 16>;

/// The cause of a Damage Check.
#[derive(Debug, Clone, Copy)]
pub(super) struct CheckCause {
    /// The number from the combat table.
    pub(super) number: u8,
    /// The spot from which the cause acts.
    pub(super) from: SpotId,
    /// The responsible enemy, if any.
    pub(super) foe: Option<PieceId>,
    /// The number of the check's mode; 0 for an ordinary one.
    pub(super) mode: u8,
}

/// The result of a Damage Check (8.4), regardless of the unit's steps and order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DamageResult {
    /// No effect.
    Unhurt,
    /// The unit loses good order, or is driven back.
    Disordered,
    /// The unit loses good order or is driven back, and loses a step.
    StepLost,
    /// The unit is eliminated.
    Eliminated,
}

/// How a unit was lost, which decides its space on the track (13.0, 13.3, 9.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// It lost its last step.
    Step,
    /// It was eliminated outright.
    Outright,
    /// It could not retreat.
    NoRetreat,
    /// It had to retreat from an entry area.
    EntryArea,
}

impl Loss {
    /// The rule by which the unit is lost.
    pub(super) const fn atom(self) -> Atom {
        match self {
            Self::Step => atoms::A8_4_D,
            Self::Outright => atoms::A8_4_E,
            Self::NoRetreat => atoms::A9_6_H,
            Self::EntryArea => atoms::A9_6_L,
        }
    }
}

impl Game {
    /// The modifiers of a Damage Check, one by one (8.5). `number` comes from the combat table.
    #[must_use]
    pub fn modifiers(&self, position: &Position, strike: &Strike, number: u8) -> Modifiers {
        self.modifiers_of(position, strike, number, self.check_roles(position, strike))
    }

    /// The modifiers of a Damage Check with the given roles, such as a check that a rule of a variant calls for with a
    /// mode.
    fn modifiers_of(&self, position: &Position, strike: &Strike, number: u8, roles: Roles) -> Modifiers {
        let mut modifiers = Modifiers::new();
        let mut add = |atom, value: i8| {
            if value != 0 {
                // Modifiers of variants beyond the capacity are dropped: no reader would go through so many.
                let _ = modifiers.try_push(Modifier { atom, value });
            }
        };
        let target = position.state(strike.target);
        let side = self.side(strike.target);
        add(atoms::A8_5_B, -small(self.leadership(position, strike, side)));
        add(atoms::A8_5_D, small(self.leadership(position, strike, side.enemy())));
        add(atoms::A8_5_E, small(number));
        match target.order {
            Order::Good => {}
            Order::Disordered => add(atoms::A8_5_F, self.parameters.disordered),
            Order::Routed => add(atoms::A8_5_F, self.parameters.routed),
        }
        let inside = self.mexicans_inside(position);
        match side {
            Side::Mexican if inside => add(atoms::A8_5_C, self.parameters.inside_mexican),
            Side::Mexican => {}
            Side::Texan => {
                // A leader whom a variant exposes to fire has no zone of control.
                if self.piece(strike.target).is_unit() {
                    let covered = self.covered(position, strike.target) as u8;
                    add(atoms::A8_5_G, small(covered).saturating_mul(self.parameters.per_mexican_in_zoc));
                }
                if inside {
                    add(atoms::A8_5_H, self.parameters.inside_texan);
                }
            }
        }
        if self.stirs(position, Quantity::CheckRoll) {
            let so_far = modifiers.iter().map(|own| i32::from(own.value)).sum();
            self.fold_and_tell(position, Quantity::CheckRoll, so_far, &roles, |atom, more| {
                let value = more.clamp(i32::from(i8::MIN), i32::from(i8::MAX)) as i8;
                if value != 0 {
                    let _ = modifiers.try_push(Modifier { atom, value });
                }
            });
        }
        modifiers
    }

    /// The roles of a Damage Check: the unit that checks, and its attacker.
    pub(super) fn check_roles(&self, position: &Position, strike: &Strike) -> Roles {
        let foe = (strike.unit != strike.target).then_some(strike.unit);
        let to = position.state(strike.target).at;
        Roles { foe, from: to, to, ..Roles::new(strike.target) }
    }

    /// Whether a Mexican combat unit in good order is inside the walls (2.2, 8.5).
    #[must_use]
    pub fn mexicans_inside(&self, position: &Position) -> bool {
        self.inside(position, Order::Good).next().is_some()
    }

    /// The Mexican combat units inside the walls whose order is no worse than `worst`.
    pub(super) fn inside<'a>(&'a self, position: &'a Position, worst: Order) -> impl Iterator<Item = PieceId> + 'a {
        self.roster.units(Side::Mexican).iter().copied().filter(move |unit| {
            let state = position.state(*unit);
            state.is_on_map() && state.order <= worst && self.board.inside_walls().contains(state.at)
        })
    }

    /// The result of a Damage Check: `over` is dice plus modifiers minus the morale of the unit (8.4).
    #[must_use]
    pub const fn verdict(&self, over: i32) -> DamageResult {
        if over >= self.parameters.eliminate_over {
            DamageResult::Eliminated
        } else if over >= self.parameters.step_over {
            DamageResult::StepLost
        } else if over >= self.parameters.disorder_over {
            DamageResult::Disordered
        } else {
            DamageResult::Unhurt
        }
    }

    /// The values printed on the upper side of a unit; `None` for leaders and batteries.
    pub(super) fn side_up(&self, position: &Position, unit: PieceId) -> Option<Strength> {
        match self.piece(unit).class {
            PieceClass::Unit { reduced, .. } if position.state(unit).flipped => Some(reduced),
            PieceClass::Unit { full, .. } => Some(full),
            PieceClass::Leader { .. } | PieceClass::Battery { .. } => None,
        }
    }

    /// The morale on the upper side of a unit, as adjusted by variants.
    #[must_use]
    pub fn morale(&self, position: &Position, unit: PieceId) -> u8 {
        let printed = self.side_up(position, unit).map_or(0, |side| side.morale);
        let morale = self.adjusted(position, Quantity::Morale, i32::from(printed), || Roles::new(unit));
        morale.clamp(0, i32::from(u8::MAX)) as u8
    }

    /// Carries out a Damage Check that a rule of a variant calls for: only modifiers from the unit itself apply.
    pub(super) fn settle_trial(
        &self,
        position: &mut Position,
        unit: PieceId,
        cause: CheckCause,
        roll: Roll,
        events: &mut Vec<Event>,
    ) {
        let strike = Strike::off_table(unit, unit, unit, Mode::Fire);
        self.check_damage(position, strike, cause, roll, events);
    }

    /// Carries out a Damage Check.
    pub(super) fn settle_damage(
        &self,
        position: &mut Position,
        strike: Strike,
        (number, from): (u8, SpotId),
        roll: Roll,
        events: &mut Vec<Event>,
    ) {
        let cause = CheckCause { number, from, foe: Some(strike.unit), mode: 0 };
        self.check_damage(position, strike, cause, roll, events);
    }

    fn check_damage(
        &self,
        position: &mut Position,
        strike: Strike,
        cause: CheckCause,
        roll: Roll,
        events: &mut Vec<Event>,
    ) {
        let CheckCause { number, from: attacker, foe, mode } = cause;
        let unit = strike.target;
        let called = Roles { foe, mode, ..self.check_roles(position, &strike) };
        let modifiers = self.modifiers_of(position, &strike, number, called);
        let modifier = modifiers.iter().fold(0, |sum: i8, modifier| sum.saturating_add(modifier.value));
        position.leads = Default::default();
        let morale = self.morale(position, unit);
        events.push(Event { atom: atoms::A8_4_A, what: Happening::Checked { unit, roll, modifier, morale } });
        let over = i32::from(roll.0) + i32::from(modifier) - i32::from(morale);
        let spot = position.state(unit).at;
        let roles = Roles { margin: over.clamp(i32::from(i8::MIN), i32::from(i8::MAX)) as i8, ..called };
        if !self.piece(unit).is_unit() {
            // A leader under fire loses neither order nor steps: the variant decides what happens to it.
            return self.occur(position, Occasion::Did(Happens::Check), || roles);
        }
        // The consequences of the check come first: they are pushed on top.
        self.occur(position, Occasion::Did(Happens::Check), || roles);
        match self.verdict(over) {
            DamageResult::Unhurt => {}
            DamageResult::Disordered => self.disorder(position, &strike, (attacker, foe), events),
            DamageResult::StepLost => {
                let left = if position.state(unit).flipped { 1 } else { self.parameters.steps };
                if self.parameters.step_loss >= left {
                    self.offer_advance(position, &strike, spot);
                    self.eliminate(position, unit, foe, Loss::Step, events);
                } else if self.parameters.step_loss == 0 {
                    self.disorder(position, &strike, (attacker, foe), events);
                } else {
                    position.state_mut(unit).flipped = true;
                    events.push(Event { atom: atoms::A8_4_D, what: Happening::Reduced { unit } });
                    self.tell_of_a_step(position, unit, foe);
                    self.disorder(position, &strike, (attacker, foe), events);
                    self.test_leaders(position, unit, spot, false, foe);
                }
            }
            DamageResult::Eliminated => {
                self.offer_advance(position, &strike, spot);
                self.eliminate(position, unit, foe, Loss::Outright, events);
            }
        }
    }

    /// Announces to the rules of variants that a unit has lost a step.
    pub(super) fn tell_of_a_step(&self, position: &mut Position, unit: PieceId, foe: Option<PieceId>) {
        let at = position.state(unit).at;
        self.occur(position, Occasion::Did(Happens::Reduce), || Roles { foe, from: at, to: at, ..Roles::new(unit) });
    }

    /// Applies a disorder result: the first costs good order, the second routs, each further one causes another retreat
    /// (9.2, 9.4).
    fn disorder(
        &self,
        position: &mut Position,
        strike: &Strike,
        before: (SpotId, Option<PieceId>),
        events: &mut Vec<Event>,
    ) {
        let unit = strike.target;
        if position.state(unit).order == Order::Good && self.parameters.hits_to_rout > 1 {
            if !self.puts_off(position, Attempt::Disorder(unit)) {
                self.set_order(position, unit, Order::Disordered, atoms::A8_4_C, events);
            }
            return;
        }
        self.offer_advance(position, strike, position.state(unit).at);
        self.rout(position, unit, before, events);
    }

    /// Routs a unit and makes it retreat from a spot and the enemy there, if any (9.4).
    pub(super) fn rout(
        &self,
        position: &mut Position,
        unit: PieceId,
        before: (SpotId, Option<PieceId>),
        events: &mut Vec<Event>,
    ) {
        let (from, foe) = before;
        if !self.puts_off(position, Attempt::Rout { unit, from, foe }) {
            self.rout_at_last(position, unit, before, false, events);
        }
    }

    /// Routs a unit after nothing has prevented it; `displaced` if by a retreating friendly unit (9.6.k).
    pub(super) fn rout_at_last(
        &self,
        position: &mut Position,
        unit: PieceId,
        before: (SpotId, Option<PieceId>),
        displaced: bool,
        events: &mut Vec<Event>,
    ) {
        let again = position.state(unit).order == Order::Routed;
        let atom = match again {
            true => atoms::A9_2_B,
            false if displaced => atoms::A9_6_K,
            false => atoms::A9_2_A,
        };
        self.set_order(position, unit, Order::Routed, atom, events);
        self.must_retreat(position, unit, before, again, events);
    }

    /// Sets the order of a unit after nothing has prevented it.
    pub(super) fn set_order(
        &self,
        position: &mut Position,
        unit: PieceId,
        order: Order,
        atom: Atom,
        events: &mut Vec<Event>,
    ) {
        position.state_mut(unit).order = order;
        events.push(Event { atom, what: Happening::Ordered { unit, order } });
        self.occur(position, Occasion::Did(Happens::State), || Roles { got: got(order.word()), ..Roles::new(unit) });
    }

    /// Queues an advance to be offered once the loser is gone: only melee allows one (9.7).
    fn offer_advance(&self, position: &mut Position, strike: &Strike, spot: SpotId) {
        let counter = position.phase.side() != Some(self.side(strike.unit));
        let may = self.parameters.advance && (self.parameters.advance_counter || !counter);
        if strike.mode == Mode::Melee && may {
            position.lay(Pending::Advance { unit: strike.unit, to: spot });
        }
    }

    /// Eliminates a unit, unless a rule of a variant prevents it.
    pub(super) fn eliminate(
        &self,
        position: &mut Position,
        unit: PieceId,
        foe: Option<PieceId>,
        loss: Loss,
        events: &mut Vec<Event>,
    ) {
        if !self.puts_off(position, Attempt::Loss { unit, foe, loss }) {
            self.eliminate_at_last(position, unit, foe, loss, loss.atom(), events);
        }
    }

    /// Takes a unit off the map: a Texan unit permanently, a Mexican one to the Replacement Track (13.0). `foe` is the
    /// responsible enemy, if any.
    pub(super) fn eliminate_at_last(
        &self,
        position: &mut Position,
        unit: PieceId,
        foe: Option<PieceId>,
        loss: Loss,
        atom: Atom,
        events: &mut Vec<Event>,
    ) {
        events.push(Event { atom, what: Happening::Eliminated { unit } });
        let spot = position.state(unit).at;
        self.occur(position, Occasion::Did(Happens::Remove), || Roles {
            foe,
            from: spot,
            to: spot,
            ..Roles::new(unit)
        });
        // Leaders that stay behind when a retreat fails are no longer with the unit (R53).
        let deserted = matches!(loss, Loss::NoRetreat | Loss::EntryArea).then(|| self.company(position, unit));
        self.leave_map(position, unit, Status::Gone);
        let (side, parameters) = (self.side(unit), &self.parameters);
        let state = position.state_mut(unit);
        state.order = Order::Good;
        if side == Side::Mexican {
            let (space, atom) = match (loss, state.flipped) {
                (Loss::EntryArea, false) => (parameters.entry_full, atoms::A9_6_M),
                (Loss::EntryArea, true) => (parameters.entry_reduced, atoms::A9_6_M),
                (Loss::NoRetreat, _) => (parameters.track_no_retreat, atoms::A13_3_A),
                (Loss::Step | Loss::Outright, false) => (parameters.track_full, atoms::A13_0_B),
                (Loss::Step, true) => (parameters.track_reduced_step, atoms::A13_0_C),
                (Loss::Outright, true) => (parameters.track_reduced_elim, atoms::A13_0_D),
            };
            // Space 3 means reduced, a first space of 2 full strength (13.1, 13.2).
            state.flipped = space >= 3 && parameters.steps > 1;
            if !parameters.permanent_loss {
                state.status = Status::Track(space);
                events.push(Event { atom, what: Happening::Tracked { piece: unit, space } });
            }
            events.push(Event { atom: atoms::A16_1_A, what: Happening::Casualties { points: space } });
            position.casualties += u16::from(space);
        }
        match deserted {
            Some(leaders) => {
                for leader in leaders.into_iter().rev() {
                    position.lay(Pending::Leader(Peril { leader, unit, eliminated: true, foe }));
                }
            }
            None => self.test_leaders(position, unit, spot, true, foe),
        }
    }
}

/// Converts a figure of a document to a modifier, saturating at a value that no dice can offset.
fn small(figure: u8) -> i8 {
    i8::try_from(figure).unwrap_or(i8::MAX)
}
