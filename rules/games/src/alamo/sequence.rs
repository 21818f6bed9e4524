//! The sequence of play (4.0): how actions are carried out, and what happens automatically.

use super::action::{Action, Mode};
use super::atoms;
use super::attempt::Attempt;
use super::damage::CheckCause;
use super::event::Happening;
use super::position::{Landed, Moved, Order, Pending, Status, Strike, Warrant};
use super::retreat::Due;
use super::variant::{Occasion, Roles};
use super::{Event, Game, Phase, PieceId, Position};
use crate::alamo::Ending;
use crate::board::SpotId;
use crate::play::Roll;
use crate::side::Side;
use crate::variant::{Happens, SetUpStep};

impl Game {
    /// Carries out an answer to the top pending decision.
    pub(super) fn decide(&self, position: &mut Position, action: Action, events: &mut Vec<Event>) {
        let Some(pending) = position.pending.pop() else { return };
        match (pending, action) {
            (Pending::Counter(strike), Action::Counterattack { mode }) => {
                if let Ok(strike) = self.counterattack(position, strike.unit, mode, strike.target) {
                    self.begin_strike(position, strike, Warrant::Answer, events);
                }
            }
            (Pending::Ferocity(strike), Action::Ferocity { leader }) => {
                position.lay(Pending::FerocityRoll(strike, leader));
            }
            (Pending::Ferocious { unit, foe, left }, Action::Attack { mode, target, .. }) => {
                if let Ok(strike) = self.ferocious_strike(position, unit, foe, mode, target) {
                    position.lay(Pending::Ferocious { unit, foe, left: left.saturating_sub(1) });
                    self.make_ferocious(position, strike, foe, events);
                }
            }
            (Pending::Lead(unit), Action::Lead { leader }) => self.lead(position, unit, leader, events),
            (Pending::Aim { battery, crew }, Action::At { side }) => self.fire_at(position, battery, crew, side),
            (Pending::Question { .. }, action) => self.answer(position, action, events),
            (Pending::Consult, Action::Consult) => {
                position.lay(Pending::Siege);
            }
            (Pending::Retreat { unit, from, foe, .. }, Action::Retreat { path }) => {
                self.make_retreat(position, unit, (from, foe), path, events);
            }
            (Pending::Company { leader, unit }, Action::Follow) => {
                position.state_mut(leader).with = Some(unit);
                events.push(Event { atom: atoms::A9_8_B, what: Happening::Taken { leader, with: unit } });
            }
            (Pending::Company { leader, .. }, _) => {
                events.push(Event { atom: atoms::A9_8_B, what: Happening::Left { piece: leader } });
            }
            // Once the advance is chosen, the leaders are asked; then it is made.
            (Pending::Advance { unit, to }, Action::Advance) => {
                position.lay(Pending::Advancing { unit, to });
                if self.parameters.advance_leaders {
                    self.ask_company(position, unit);
                }
            }
            // A declined offer simply lapses.
            _ => {}
        }
    }

    /// Carries out an action of the phase.
    pub(super) fn act(&self, position: &mut Position, action: Action, events: &mut Vec<Event>) {
        match action {
            Action::Place { piece, at } => {
                if position.phase.is_setup() {
                    self.set_up(position, piece, at, events);
                    position.state_mut(piece).status = Status::Map;
                    let atom = match position.phase {
                        Phase::SetUpGuns => atoms::A2_0_B,
                        Phase::SetUpTexans => atoms::A2_0_G,
                        _ => atoms::A2_0_J,
                    };
                    events.push(Event { atom, what: Happening::Placed { piece, at } });
                } else if !self.puts_off(position, Attempt::Enter { piece, at }) {
                    self.come(position, piece, at, events);
                }
            }
            Action::Plot { column, area } => {
                position.plot[usize::from(column)] = area;
                events.push(Event { atom: atoms::A2_0_D, what: Happening::Plotted { column } });
            }
            Action::Step { piece, to } => self.begin_step(position, piece, to, events),
            Action::Take { leader, with } => self.take(position, leader, with, events),
            Action::Leave { piece } => self.leave_behind(position, piece, events),
            Action::Tow { battery, by } => self.tow(position, battery, by, events),
            Action::Attack { by, mode, target } => {
                if let Ok(strike) = self.attack(position, by, mode, target) {
                    self.begin_strike(position, strike, Warrant::Phase, events);
                }
            }
            Action::Breach { battery } => {
                if let Ok(crew) = self.may_breach(position, battery) {
                    position.lay(Pending::Aim { battery, crew });
                }
            }
            Action::Commit => {
                position.committed = position.turn;
                events.push(Event { atom: atoms::A2_2_B, what: Happening::Committed });
                // The phase ends by itself once the rules that follow have acted, and a Reserve without delay is placed
                // (R81).
                self.occur_now(position, Occasion::Did(Happens::Commit), Roles::default);
            }
            Action::Done => {
                if let Err(why) = self.wants_are_met(position) {
                    events.push(Event { atom: why.atom, what: Happening::Waived });
                }
                if self.may_wait(position) {
                    // The other side may still have a rule on offer.
                    position.passed += 1;
                } else {
                    self.end_phase(position, events);
                }
            }
            Action::Use { .. } => self.use_offer(position, action, events),
            Action::Accept
            | Action::Pick { .. }
            | Action::Counterattack { .. }
            | Action::Retreat { .. }
            | Action::Follow
            | Action::Stay
            | Action::Advance
            | Action::Lead { .. }
            | Action::Ferocity { .. }
            | Action::Consult
            | Action::At { .. }
            | Action::Decline => {}
        }
    }

    /// Resolves the top pending roll.
    pub(super) fn settle(&self, position: &mut Position, roll: Roll, events: &mut Vec<Event>) {
        if !matches!(position.pending.last(), Some(Pending::Draw { .. })) {
            self.note_dice(position, roll);
        }
        match position.pending.pop() {
            Some(Pending::Combat(strike)) => self.settle_combat(position, strike, roll, events),
            Some(Pending::Damage { by, unit, target, mode, number, from }) => {
                let strike = Strike::off_table(by, unit, target, mode);
                self.settle_damage(position, strike, (number, from), roll, events);
            }
            Some(Pending::Leader(peril)) => self.settle_leader(position, peril, roll, events),
            Some(Pending::FerocityRoll(strike, leader)) => self.settle_ferocity(position, strike, leader, roll, events),
            Some(Pending::Siege) => self.settle_siege(position, roll, events),
            Some(Pending::Breach { battery, crew, side }) => {
                self.settle_breach(position, (battery, crew), side, roll, events);
            }
            Some(Pending::Trial { unit, from, foe, mode }) => {
                self.settle_trial(position, unit, CheckCause { number: 0, from, foe, mode }, roll, events);
            }
            Some(Pending::Throw { .. }) => self.settle_throw(position, roll, events),
            Some(Pending::Draw { .. }) => self.settle_draw(position, roll, events),
            Some(
                other @ (Pending::Counter(_)
                | Pending::Ferocity(_)
                | Pending::Ferocious { .. }
                | Pending::Lead(_)
                | Pending::Consult
                | Pending::Aim { .. }
                | Pending::Exposed { .. }
                | Pending::Retreat { .. }
                | Pending::Company { .. }
                | Pending::Advance { .. }
                | Pending::Rule
                | Pending::Question { .. }
                | Pending::Stepping { .. }
                | Pending::Striking { .. }
                | Pending::Struck { .. }
                | Pending::Trying { .. }
                | Pending::Opening
                | Pending::Ending
                | Pending::Advancing { .. }),
            ) => {
                position.lay(other);
            }
            None => {}
        }
    }

    /// Runs everything that needs no decision until a player or a roll must decide or the game is over.
    pub(super) fn proceed(&self, position: &mut Position, events: &mut Vec<Event>) {
        while position.outcome.is_none() {
            if position.turn > 0 && !self.garrison_lives(position) {
                self.end(position, Ending::GarrisonFallen, events);
                return;
            }
            if Self::drops_what_has_lapsed(position) {
                continue;
            }
            let goes_on = match position.pending.last().copied() {
                Some(Pending::Damage { by, unit, target, mode, .. }) => {
                    self.ask_leads(position, &Strike::off_table(by, unit, target, mode))
                }
                Some(
                    Pending::Combat(_)
                    | Pending::Leader(..)
                    | Pending::Ferocity(_)
                    | Pending::FerocityRoll(..)
                    | Pending::Lead(_)
                    | Pending::Company { .. }
                    | Pending::Consult
                    | Pending::Siege
                    | Pending::Aim { .. }
                    | Pending::Trial { .. }
                    | Pending::Throw { .. }
                    | Pending::Draw { .. }
                    | Pending::Breach { .. },
                ) => false,
                Some(Pending::Rule | Pending::Question { .. }) => self.go_on(position, events),
                Some(tried @ Pending::Stepping { piece, to, .. }) => {
                    position.pending.pop();
                    if !self.make_step(position, piece, to, events) {
                        self.use_up(position, tried, events);
                    }
                    true
                }
                Some(tried @ Pending::Striking { strike, warrant }) => {
                    position.pending.pop();
                    if !self.strike_at_last(position, &strike, warrant, events) {
                        self.use_up(position, tried, events);
                    }
                    true
                }
                Some(Pending::Struck { by, unit, target, mode, at, landed }) => {
                    position.pending.pop();
                    let strike = Strike { by, unit, target, mode, row: 0, column: 0 };
                    self.attack_is_over(position, &strike, at, landed);
                    true
                }
                Some(Pending::Trying { .. }) => {
                    self.go_on_trying(position, events);
                    true
                }
                Some(Pending::Opening) => {
                    position.pending.pop();
                    self.open_setup(position, events);
                    true
                }
                Some(Pending::Ending) => {
                    position.pending.pop();
                    self.begin(position, position.phase.next(), events);
                    true
                }
                Some(Pending::Exposed { battery, crew, unit, at }) => {
                    position.pending.pop();
                    let strike = Strike { by: battery, unit: crew, target: unit, mode: Mode::Fire, row: 0, column: 0 };
                    self.check_exposed(position, strike, at, events);
                    true
                }
                Some(Pending::Ferocious { unit, foe, left }) => self.ferocity_ends(position, unit, foe, left, events),
                Some(Pending::Retreat { unit, from, hexes, foe }) => {
                    self.retreat_fails(position, Due { unit, from, hexes, foe }, events)
                }
                Some(Pending::Advancing { unit, to }) => {
                    position.pending.pop();
                    self.make_advance(position, unit, to, events);
                    true
                }
                Some(Pending::Advance { unit, to }) => {
                    !self.can_advance(position, unit, to) && position.pending.pop().is_some()
                }
                Some(Pending::Counter(strike)) => {
                    !self.can_counter(position, &strike) && position.pending.pop().is_some()
                }
                None if self.program.is_some() && self.frees_the_stuck(position, events) => true,
                None => {
                    self.nobody_decides(position) && {
                        self.run_phase(position, events);
                        true
                    }
                }
            };
            if !goes_on {
                return;
            }
        }
    }

    /// Tells the rules that ask for it that an attack has been resolved, with all that came of it.
    fn attack_is_over(&self, position: &mut Position, strike: &Strike, at: SpotId, landed: Landed) {
        // Damage Checks have been rolled since: rules that ask for the dice mean those of the attack.
        self.note_dice(position, landed.dice());
        let from = position.state(strike.unit).at;
        let struck = Occasion::Did(Happens::Attack);
        if self.awaits_attack(position, struck, strike.unit, strike.target) {
            self.occur_now(position, struck, || Roles { got: landed.result(), ..self.roles_between(strike, from, at) });
        }
    }

    /// Whether the phase needs no decision, apart from rules on offer.
    pub(super) fn runs_by_itself(&self, position: &Position) -> bool {
        match position.phase {
            Phase::TexanRally | Phase::MexicanRally | Phase::Withdrawal | Phase::TurnEnd => true,
            Phase::Replacement | Phase::ReservePlacement => self.arrivals(position).next().is_none(),
            Phase::ReserveCommitment => self.may_commit(position).is_err() && self.arrivals(position).next().is_none(),
            Phase::SetUpGuns
            | Phase::Plot
            | Phase::SetUpTexans
            | Phase::SetUpMexicans
            | Phase::TexanMovement
            | Phase::TexanCombat
            | Phase::MexicanMovement
            | Phase::MexicanCombat => false,
        }
    }

    /// Carries out an automatic phase and begins the next.
    fn run_phase(&self, position: &mut Position, events: &mut Vec<Event>) {
        match position.phase {
            Phase::TexanRally | Phase::MexicanRally => return self.rally_phase(position, events),
            Phase::Withdrawal if self.must_withdraw(position) => {
                self.end(position, Ending::Withdrawal, events);
                return;
            }
            Phase::TurnEnd if position.turn >= self.last_turn(position) => {
                self.end(position, Ending::HeldOut, events);
                return;
            }
            _ => {}
        }
        self.end_phase(position, events);
    }

    /// Ends a phase, after the rules of variants that apply at its end.
    pub(super) fn end_phase(&self, position: &mut Position, events: &mut Vec<Event>) {
        let over = Occasion::PhaseEnd(position.phase);
        if self.awaits(over) || self.awaits(Occasion::Did(Happens::Stop)) {
            self.end_phase_later(position);
        } else {
            self.begin(position, position.phase.next(), events);
        }
    }

    /// Queues the end of a phase, below everything that is still pending in it.
    pub(super) fn end_phase_later(&self, position: &mut Position) {
        // The last move ends before the phase does: what comes first goes on top.
        position.lay(Pending::Ending);
        self.occur(position, Occasion::PhaseEnd(position.phase), Roles::default);
        self.finish_mover(position, Moved::Once);
    }

    /// Begins a step of the set-up, after the rules of variants that precede it.
    pub(super) fn enter_setup(&self, position: &mut Position, events: &mut Vec<Event>) {
        if self.program.is_some() {
            position.lay(Pending::Opening);
            self.turn_phase(position, position.phase);
        } else {
            self.open_setup(position, events);
        }
    }

    /// Begins a phase.
    pub(super) fn begin(&self, position: &mut Position, phase: Phase, events: &mut Vec<Event>) {
        self.finish_mover(position, Moved::Once);
        if position.phase.is_movement() {
            self.forget_points(position);
        }
        let is_set_up = position.phase == Phase::SetUpMexicans && !phase.is_setup();
        position.phase = phase;
        position.mends = 0;
        position.passed = 0;
        if phase == Phase::Replacement {
            position.turn += 1;
        }
        events.push(Event { atom: phase_atom(phase), what: Happening::PhaseBegan { turn: position.turn, phase } });
        match phase {
            Phase::Replacement => self.advance_track(position, events),
            Phase::TexanMovement => {
                if self.garrison_lives(position) {
                    position.turns_held += 1;
                }
                self.refresh_movement(position);
            }
            Phase::MexicanMovement => self.refresh_movement(position),
            Phase::TexanCombat | Phase::MexicanCombat => self.refresh_combat(position),
            _ => {}
        }
        if phase.is_setup() {
            self.enter_setup(position, events);
        } else {
            self.turn_phase(position, phase);
            if is_set_up {
                self.occur(position, Occasion::Setup(SetUpStep::MexicanUnits), Roles::default);
            }
        }
    }

    /// Makes the scenario's placements for a set-up step, and ends the step if nothing is left to place.
    pub(super) fn open_setup(&self, position: &mut Position, events: &mut Vec<Event>) {
        for (_, action) in &self.opening {
            if self.allowed(position, *action).is_ok() {
                self.act(position, *action, events);
            }
        }
        if self.set_up_is_complete(position) && self.wants_are_met(position).is_ok() {
            self.begin(position, position.phase.next(), events);
        }
    }

    /// Units have spent nothing of their next move.
    fn forget_points(&self, position: &mut Position) {
        for unit in Side::ALL.into_iter().flat_map(|side| self.units(side)) {
            position.state_mut(*unit).spent = 0;
        }
    }

    fn refresh_movement(&self, position: &mut Position) {
        for state in &mut position.pieces {
            state.moved = Moved::No;
            state.spent = 0;
            state.with = None;
        }
    }

    /// Resets which batteries may be fired: crews must be with them already, and no enemy next to them (10.0.c, 10.5,
    /// R82).
    fn refresh_combat(&self, position: &mut Position) {
        for state in &mut position.pieces {
            state.attacked = 0;
            state.gunned = 0;
            state.with = None;
            state.newcomer = false;
            state.silenced = false;
        }
        let Some(side) = position.phase.side() else { return };
        for battery in self.piece_ids().filter(|piece| self.piece(*piece).is_battery()) {
            let at = position.state(battery).at;
            if at == SpotId::NOWHERE {
                continue;
            }
            position.state_mut(battery).silenced = self.is_silenced(position, at, side);
        }
    }

    /// Whether an enemy of a side is next to a spot, or within the rulebook's distance of it (10.5, R82).
    fn is_silenced(&self, position: &Position, at: SpotId, side: Side) -> bool {
        let silences = |unit: PieceId| {
            self.side(unit) != side
                && (self.parameters.silence_by_routed || position.state(unit).order != Order::Routed)
        };
        let distance = self.parameters.silence_distance;
        let beside = || self.crossings(position, at).flat_map(|crossing| position.units_on(crossing.to)).any(silences);
        let near = |unit: &PieceId| {
            let state = position.state(*unit);
            self.piece(*unit).is_unit() && state.is_on_map() && self.board.range(at, state.at) <= u32::from(distance)
        };
        distance > 0 && beside() || distance > 1 && self.piece_ids().filter(near).any(silences)
    }

    /// Whether a unit is not routed, so that it may act at all; for players and panels.
    #[must_use]
    pub fn is_steady(&self, position: &Position, unit: PieceId) -> bool {
        position.state(unit).order != Order::Routed
    }
}

/// The rule that prescribes a phase (4.0, 2.0).
const fn phase_atom(phase: Phase) -> crate::play::Atom {
    match phase {
        Phase::SetUpGuns | Phase::SetUpTexans | Phase::SetUpMexicans => atoms::A2_0_A,
        Phase::Plot => atoms::A2_0_D,
        Phase::Replacement => atoms::A4_0_A,
        Phase::ReservePlacement => atoms::A4_0_B,
        Phase::TexanMovement => atoms::A4_0_C,
        Phase::TexanCombat => atoms::A4_0_D,
        Phase::TexanRally => atoms::A4_0_E,
        Phase::ReserveCommitment => atoms::A4_0_F,
        Phase::MexicanMovement | Phase::MexicanCombat | Phase::MexicanRally => atoms::A4_0_G,
        Phase::Withdrawal => atoms::A4_0_H,
        Phase::TurnEnd => atoms::A4_0_I,
    }
}
