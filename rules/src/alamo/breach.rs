//! Breaches (10.6): a battery fires at a hexside instead of a unit.
//!
//! Declaring and aiming are two decisions, so that the choices of a phase do not grow with the walls of the map.

use arrayvec::ArrayVec;

use super::Purpose;
use super::action::{Action, Mode};
use super::atoms;
use super::attempt::Attempt;
use super::done_this_turn::TurnMark;
use super::event::Happening;
use super::position::{MOST_PIECES, Pending, Strike};
use super::variant::{Occasion, Quantity, Roles, SideId};
use super::{Allowed, Event, Game, PieceId, Position, Why};
use crate::board::{BreachId, Breaches, SpotId};
use crate::hexside::Layer;
use crate::play::{Fraction, Refusal, Roll};
use crate::variant::{AttackMode, Happens};

impl Game {
    /// The hexsides a battery may aim at now, by their numbers.
    ///
    /// # Errors
    ///
    /// Why it cannot fire at any: no crew, its phase is another, nothing in sight.
    pub fn breach_targets(&self, position: &Position, battery: PieceId) -> Result<Breaches, Refusal> {
        let declared = self.allowed(position, Action::Breach { battery });
        declared.map_err(|why| self.refusal(position, why)).map(|()| self.in_reach(position, battery))
    }

    /// The chance that a shot of a battery at a hexside, or at one that variants do not single out, opens a breach: that of
    /// a roll no greater than its strength there.
    #[must_use]
    pub fn breach_chance(&self, position: &Position, battery: PieceId, side: Option<BreachId>) -> Fraction {
        let dice = self.parameters.dice(Purpose::Breach, Purpose::Breach.published());
        let crew = position.unit_on(position.of(battery).at);
        let strength = self.breach_strength(position, battery, crew, side);
        dice.sums().filter(|(roll, _)| roll.0 <= strength).map(|(_, chance)| chance).sum()
    }

    /// The strength of a battery against a hexside.
    fn breach_strength(
        &self,
        position: &Position,
        battery: PieceId,
        crew: Option<PieceId>,
        side: Option<BreachId>,
    ) -> u8 {
        let strength = i32::from(self.strength(position, battery, Mode::Fire));
        let strength = self.adjusted(position, Quantity::BreachStrength, strength, || Roles {
            unit: crew,
            gun: Some(battery),
            via: side.map_or(SideId::NONE, |side| self.breached_layer(side)),
            using: Some(AttackMode::Battery),
            ..Roles::default()
        });
        strength.clamp(0, i32::from(u8::MAX)) as u8
    }

    /// Adds the declarations of all batteries that may fire at a hexside.
    pub(super) fn legal_breaches(&self, position: &Position, actions: &mut Vec<Action>) {
        let able = self.roster.batteries().iter().filter(|battery| self.may_breach(position, **battery).is_ok());
        actions.extend(able.map(|battery| Action::Breach { battery: *battery }));
    }

    /// Whether a battery may fire at a hexside: as at a unit, with a hexside to aim at; then it is the crew.
    pub(super) fn may_breach(&self, position: &Position, battery: PieceId) -> Result<PieceId, Why> {
        let from = position.of(battery).at;
        if !self.piece(battery).is_battery() {
            return Err(Why::at(atoms::A10_6_A, from));
        }
        let crew = self.attacker(position, battery)?;
        let roles = || Roles { gun: Some(battery), using: Some(AttackMode::Battery), ..Roles::new(crew) };
        if let Some(atom) = self.forbids(position, Quantity::MayAttack(AttackMode::Battery), roles) {
            return Err(Why::at(atom, from));
        }
        // A hexside is not the enemy the crew or another of its guns has fired at (R31).
        if position.of(crew).with.is_some() && !self.parameters.split_targets {
            return Err(Why::at(atoms::R31, from));
        }
        self.may_fire(position, self.side(crew), from)?;
        let any = if self.parameters.breach_needs_los {
            self.sight.sees_a_side(&position.breaches, &self.board, from)
                && (!self.stirs(position, Quantity::Sight) || !self.in_reach(position, battery).is_empty())
        } else {
            position.breaches.len() < self.board.breachable()
        };
        let rule = if self.parameters.breach_needs_los { atoms::R63 } else { atoms::R62 };
        if any { Ok(crew) } else { Err(Why::at(rule, from)) }
    }

    /// The hexsides a battery may aim at where it stands: those it sees (R63) and that are not breached yet.
    fn in_reach(&self, position: &Position, battery: PieceId) -> Breaches {
        if !self.parameters.breach_needs_los {
            return self.board.breach_ids().collect::<Breaches>().without(&position.breaches);
        }
        let from = position.of(battery).at;
        let seen = self.sight.sides_seen(&position.breaches, &self.board, from);
        if !self.stirs(position, Quantity::Sight) {
            return seen;
        }
        seen.iter().filter(|side| self.is_side_within_sight(position, from, *side)).collect()
    }

    /// Whether variants let one see as far as a hexside: to either side of it.
    fn is_side_within_sight(&self, position: &Position, from: SpotId, side: BreachId) -> bool {
        let within = |spot: SpotId| self.is_within_sight(position, from, spot);
        self.board.breach_opens(side).iter().any(|(a, b)| within(*a) || within(*b))
    }

    /// Adds every hexside a battery may aim at.
    pub(super) fn aims(&self, position: &Position, battery: PieceId, actions: &mut Vec<Action>) {
        actions.extend(self.in_reach(position, battery).iter().map(|side| Action::At { side }));
    }

    /// Whether a battery may aim at a hexside.
    pub(super) fn may_aim(&self, position: &Position, battery: PieceId, side: BreachId) -> Allowed {
        if side.index() >= self.board.breachable() {
            return Err(Why::new(atoms::R62));
        }
        let why = |atom| match self.board.breach_opens(side).first() {
            Some((a, b)) => Why::between(atom, *a, *b),
            None => Why::new(atom),
        };
        if position.breaches.has(side) {
            return Err(why(atoms::A10_6_D));
        }
        let from = position.of(battery).at;
        let sees = || {
            self.sight.sees_side(&position.breaches, &self.board, from, side)
                && self.is_side_within_sight(position, from, side)
        };
        if self.parameters.breach_needs_los && !sees() {
            return Err(why(atoms::R63));
        }
        Ok(())
    }

    /// Fires at a hexside: battery and crew are spent as on a unit, and the dice are due.
    pub(super) fn fire_at(&self, position: &mut Position, battery: PieceId, crew: PieceId, side: BreachId) {
        // The gun itself stands for what is no unit: no enemy is ever the same target.
        position.spend(battery, crew, battery);
        for piece in [battery, crew] {
            self.note_turn_mark(position, piece, TurnMark::Attacked);
        }
        self.lay_tried(position, Pending::Breach { battery, crew, side }, Attempt::Breach(battery));
    }

    /// Opens the breach when the roll is no greater than the strength of the battery; then the enemies at it check.
    pub(super) fn settle_breach(
        &self,
        position: &mut Position,
        (battery, crew): (PieceId, PieceId),
        side: BreachId,
        roll: Roll,
        events: &mut Vec<Event>,
    ) {
        let strength = self.breach_strength(position, battery, Some(crew), Some(side));
        let what = Happening::BreachTested { battery, side, roll, strength };
        events.push(Event { atom: atoms::A10_6_A, what });
        let roles = || Roles {
            via: self.breached_layer(side),
            gun: Some(battery),
            using: Some(AttackMode::Battery),
            ..Roles::new(crew)
        };
        if roll.0 > strength {
            return self.occur(position, Occasion::Did(Happens::Miss), roles);
        }
        position.breaches.insert(side);
        events.push(Event { atom: atoms::A10_6_D, what: Happening::Breached { side } });
        // The first to check goes on top.
        for (unit, at) in self.exposed(position, self.side(crew), side).into_iter().rev() {
            position.lay(Pending::Exposed { battery, crew, unit, at });
        }
        // What the hole changes holds for those checks already: this lies above them.
        self.occur(position, Occasion::Did(Happens::Breach), roles);
    }

    /// The layer a breach opens, the ground first: on platforms only the upper one is painted.
    pub(super) fn breached_layer(&self, breach: BreachId) -> SideId {
        let side = self.board.breach_side(breach);
        let opened = Layer::ALL.into_iter().filter(|layer| self.board.breach_opens_layer(breach, *layer));
        opened.map(|layer| self.numbered_side(side, layer)).find(|side| *side != SideId::NONE).unwrap_or(SideId::NONE)
    }

    /// The combat units of the enemies of a side that stand at a breach, by piece number (R64).
    fn exposed(
        &self,
        position: &Position,
        side: crate::side::Side,
        breach: BreachId,
    ) -> ArrayVec<(PieceId, SpotId), MOST_PIECES> {
        let mut exposed = ArrayVec::new();
        for at in self.board.breach_opens(breach).iter().flat_map(|(a, b)| [*a, *b]) {
            let enemies = position.units_on(at).filter(|unit| self.side(*unit) != side);
            for enemy in enemies.map(|unit| (unit, at)) {
                // With its roof edge open, a spot lies at several crossings of a breach.
                if !exposed.contains(&enemy) {
                    exposed.push(enemy);
                }
            }
        }
        exposed.sort_unstable();
        exposed
    }

    /// A unit at a breach makes its Damage Check, without a number of the table, if it still stands there (10.6, R64).
    pub(super) fn check_exposed(&self, position: &mut Position, strike: Strike, at: SpotId, events: &mut Vec<Event>) {
        let unit = strike.target;
        if position.of(unit).is_on_map() && position.of(unit).at == at {
            events.push(Event { atom: atoms::A10_6_C, what: Happening::Exposed { unit } });
            self.lay_tried(position, Pending::Damage(strike, 0), Attempt::Check(unit));
        }
    }
}
