//! Breaches (10.6): a battery fires at a hexside instead of a unit.
//!
//! Declaring and aiming are two decisions, so that the number of choices in a phase does not grow with the walls of the
//! map.

use arrayvec::ArrayVec;

use super::Purpose;
use super::action::{Action, Mode};
use super::attempt::Attempt;
use super::done_this_turn::TurnMark;
use super::event::Happening;
use super::position::{MOST_PIECES, Pending, Strike};
use super::variant::{Occasion, Quantity, Roles, SideId};
use super::{Allowed, Event, Game, PieceId, Position, Why};
use super::{atoms, rulings};
use crate::board::{BreachId, Breaches, SpotId};
use crate::hexside::Layer;
use crate::play::{Atom, Fraction, Refusal, Roll};
use crate::variant::{AttackMode, Happens};

impl Game {
    /// Returns the hexsides a battery may aim at now.
    ///
    /// # Errors
    ///
    /// Returns why it cannot fire at any: it has no crew, it is not its phase, or no hexside is in sight.
    pub fn breach_targets(&self, position: &Position, battery: PieceId) -> Result<Breaches, Refusal> {
        let declared = self.allowed(position, Action::Breach { battery });
        declared.map_err(|why| self.refusal(position, why)).map(|()| self.in_reach(position, battery))
    }

    /// The probability that a battery's shot at a hexside opens a breach: that of a roll no greater than its strength
    /// there. `None` stands for any hexside that no variant singles out.
    #[must_use]
    pub fn breach_chance(&self, position: &Position, battery: PieceId, side: Option<BreachId>) -> Fraction {
        let dice = self.parameters.dice(Purpose::Breach, Purpose::Breach.published());
        let crew = position.unit_on(position.state(battery).at);
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

    /// Whether a battery may fire at a hexside: the conditions for firing at a unit hold, and there is a hexside to aim
    /// at. Returns the crew.
    pub(super) fn may_breach(&self, position: &Position, battery: PieceId) -> Result<PieceId, Why> {
        let from = position.state(battery).at;
        if !self.piece(battery).is_battery() {
            return Err(Why::at(atoms::A10_6_A, from));
        }
        let crew = self.attacker(position, battery)?;
        // A hexside does not count as the enemy at which the crew or another of its guns has fired (R31).
        if position.state(crew).with.is_some() && !self.parameters.split_targets {
            return Err(Why::at(rulings::R31, from));
        }
        self.may_fire(position, self.side(crew), from)?;
        let picks = self.stirs(position, Quantity::Sight) || self.bars_shots(position);
        let any = if picks {
            !self.in_reach(position, battery).is_empty()
        } else if self.parameters.breach_needs_los {
            self.sight.sees_a_side(&position.breaches, &self.board, from)
        } else {
            position.breaches.len() < self.board.breachable()
        };
        if any {
            return Ok(crew);
        }
        // A rule that bars every shot is the reason; without one there is nothing to shoot at.
        let barred = self.in_sight(position, battery).iter().find_map(|side| self.barred_at(position, battery, side));
        let nothing = if self.parameters.breach_needs_los { rulings::R63 } else { rulings::R62 };
        Err(Why::at(barred.unwrap_or(nothing), from))
    }

    /// The hexsides a battery may aim at from its spot: those in sight that no variant bars it from.
    fn in_reach(&self, position: &Position, battery: PieceId) -> Breaches {
        let seen = self.in_sight(position, battery);
        if !self.bars_shots(position) {
            return seen;
        }
        seen.iter().filter(|side| self.barred_at(position, battery, *side).is_none()).collect()
    }

    /// The hexsides in sight of a battery (R63), or all if it needs no sight, that are not yet breached.
    fn in_sight(&self, position: &Position, battery: PieceId) -> Breaches {
        let from = position.state(battery).at;
        let sees = self.parameters.breach_needs_los;
        let all = if sees {
            self.sight.sides_seen(&position.breaches, &self.board, from)
        } else {
            self.board.breach_ids().collect::<Breaches>().without(&position.breaches)
        };
        if !sees || !self.stirs(position, Quantity::Sight) {
            return all;
        }
        all.iter().filter(|side| self.is_side_within_sight(position, from, *side)).collect()
    }

    /// Whether variants may bar a battery from firing at a hexside.
    fn bars_shots(&self, position: &Position) -> bool {
        self.stirs(position, Quantity::MayAttack(AttackMode::Battery))
    }

    /// The rule of a variant that bars a battery from firing at a hexside, if any.
    fn barred_at(&self, position: &Position, battery: PieceId, side: BreachId) -> Option<Atom> {
        if !self.bars_shots(position) {
            return None;
        }
        let (from, via) = (position.state(battery).at, self.breached_layer(side));
        let using = Some(AttackMode::Battery);
        let roles = Roles { from, via, using, ..self.shooters(position, battery) };
        self.forbids_without_target(position, Quantity::MayAttack(AttackMode::Battery), &roles)
    }

    /// Whether a hexside is within the range of sight set by variants; it is enough if either side of it is.
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
            return Err(Why::new(rulings::R62));
        }
        let why = |atom| match self.board.breach_opens(side).first() {
            Some((a, b)) => Why::between(atom, *a, *b),
            None => Why::new(atom),
        };
        if position.breaches.has(side) {
            return Err(why(atoms::A10_6_D));
        }
        let from = position.state(battery).at;
        let sees = || {
            self.sight.sees_side(&position.breaches, &self.board, from, side)
                && self.is_side_within_sight(position, from, side)
        };
        if self.parameters.breach_needs_los && !sees() {
            return Err(why(rulings::R63));
        }
        self.barred_at(position, battery, side).map_or(Ok(()), |atom| Err(why(atom)))
    }

    /// Fires at a hexside: battery and crew are used up as by fire at a unit, and the roll becomes pending.
    pub(super) fn fire_at(&self, position: &mut Position, battery: PieceId, crew: PieceId, side: BreachId) {
        // The battery stands in for the target, since a hexside is no unit: no enemy ever equals it.
        position.spend(battery, crew, battery);
        for piece in [battery, crew] {
            self.note_turn_mark(position, piece, TurnMark::Attacked);
        }
        self.lay_tried(position, Pending::Breach { battery, crew, side }, Attempt::Breach(battery));
    }

    /// Opens the breach if the roll does not exceed the strength of the battery; enemies at the breach then make Damage
    /// Checks.
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
        // Pushed in reverse, so that the first to check ends up on top.
        for (unit, at) in self.exposed(position, self.side(crew), side).into_iter().rev() {
            position.lay(Pending::Exposed { battery, crew, unit, at });
        }
        // This goes above those checks, so that changes caused by the breach already apply to them.
        self.occur(position, Occasion::Did(Happens::Breach), roles);
    }

    /// The layer a breach opens, preferring the ground: on platforms only the upper layer is painted.
    pub(super) fn breached_layer(&self, breach: BreachId) -> SideId {
        let side = self.board.breach_side(breach);
        let opened = Layer::ALL.into_iter().filter(|layer| self.board.breach_opens_layer(breach, *layer));
        opened.map(|layer| self.numbered_side(side, layer)).find(|side| *side != SideId::NONE).unwrap_or(SideId::NONE)
    }

    /// The enemy combat units of `side` that stand at a breach, by piece number (R64).
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
                // With an open roof edge, a spot can be at several crossings of a breach.
                if !exposed.contains(&enemy) {
                    exposed.push(enemy);
                }
            }
        }
        exposed.sort_unstable();
        exposed
    }

    /// Makes a unit at a breach take its Damage Check, without a number from the table, if it is still there (10.6,
    /// R64).
    pub(super) fn check_exposed(&self, position: &mut Position, strike: Strike, at: SpotId, events: &mut Vec<Event>) {
        let unit = strike.target;
        if position.state(unit).is_on_map() && position.state(unit).at == at {
            events.push(Event { atom: atoms::A10_6_C, what: Happening::Exposed { unit } });
            let from = position.state(strike.unit).at;
            self.lay_tried(position, Pending::damage(&strike, 0, from), Attempt::Check(unit));
        }
    }
}
