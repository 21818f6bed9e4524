//! Making an attack: the rules of variants that precede it, the roll, and the result from the table (8.2, 8.3, 9.1).
//! Whether an attack is allowed is decided in `combat`.

use super::action::Mode;
use super::atoms;
use super::attempt::Attempt;
use super::done_this_turn::TurnMark;
use super::event::Happening;
use super::position::{Landed, Pending, Strike, Warrant};
use super::variant::{Occasion, Quantity};
use super::{Event, Game, Position};
use crate::play::Roll;
use crate::rulebook::CombatResult;
use crate::variant::Happens;

impl Game {
    /// Begins a strike, after the rules of variants that precede it.
    pub(super) fn begin_strike(
        &self,
        position: &mut Position,
        strike: Strike,
        warrant: Warrant,
        events: &mut Vec<Event>,
    ) {
        let tried = Occasion::Try(Happens::Attack);
        if !self.awaits_attack(position, tried, strike.unit, strike.target) {
            return self.open_strike(position, strike, warrant, events);
        }
        // It waits for the rules that apply before it, if any.
        let roles = self.strike_roles(position, &strike);
        let Some(first) = self.first_to_speak(position, tried, &roles) else {
            return self.open_strike(position, strike, warrant, events);
        };
        position.lay(Pending::Striking { strike, warrant });
        self.speak_from(position, tried, first, roles);
    }

    /// Opens a strike after the rules of variants that precede it, if it is still legal; returns whether it is.
    pub(super) fn strike_at_last(
        &self,
        position: &mut Position,
        strike: &Strike,
        warrant: Warrant,
        events: &mut Vec<Event>,
    ) -> bool {
        let Strike { by, unit, target, mode, .. } = *strike;
        let again = match warrant {
            Warrant::Phase => self.attack(position, by, mode, target),
            Warrant::Answer => self.counterattack(position, unit, mode, target),
            Warrant::Rule => self.strike_on_any(position, by, unit, mode, target),
        };
        if let Ok(strike) = again {
            self.open_strike(position, strike, warrant, events);
        }
        again.is_ok()
    }

    /// Opens a strike: its roll becomes pending.
    pub(super) fn open_strike(
        &self,
        position: &mut Position,
        strike: Strike,
        warrant: Warrant,
        events: &mut Vec<Event>,
    ) {
        // An attack ordered by a rule does not count against the attacks of the phase.
        if warrant == Warrant::Phase {
            position.spend(strike.by, strike.unit, strike.target);
            self.note_way(position, &strike);
        }
        for piece in [strike.by, strike.unit] {
            self.note_turn_mark(position, piece, TurnMark::Attacked);
        }
        self.note_turn_mark(position, strike.target, TurnMark::WasAttacked);
        if self.awaits(Occasion::Did(Happens::Attack)) {
            let Strike { by, unit, target, mode, .. } = strike;
            position.lay(Pending::Struck {
                by,
                unit,
                target,
                mode,
                at: position.state(target).at,
                landed: Landed::default(),
            });
        }
        let Strike { by, target, mode, row, column, .. } = strike;
        let counter = warrant == Warrant::Answer;
        let atom = match mode {
            _ if counter => atoms::A9_1_D,
            Mode::Fire => atoms::A8_2_A,
            Mode::Melee => atoms::A8_2_C,
        };
        events.push(Event { atom, what: Happening::Attacked { by, target, mode, row, column, counter } });
        position.lay(Pending::Combat(strike));
    }

    /// Resolves a roll on the combat table (8.3).
    pub(super) fn settle_combat(&self, position: &mut Position, strike: Strike, roll: Roll, events: &mut Vec<Event>) {
        let die =
            self.adjusted(position, Quantity::AttackRoll, i32::from(roll.0), || self.strike_roles(position, &strike));
        let result = self.table.result(strike.column, die.clamp(1, 6) as u8);
        self.note_result(position, &strike, result, roll);
        events.push(Event { atom: atoms::A8_3_B, what: Happening::Resulted { roll, result } });
        match result {
            CombatResult::Nothing => {}
            CombatResult::Hit(number) => {
                let from = position.state(strike.unit).at;
                self.lay_tried(position, Pending::damage(&strike, number, from), Attempt::Check(strike.target));
            }
            CombatResult::Counterattack if self.is_ferocious(position, &strike) => {
                let what = Happening::Unanswered { unit: strike.target };
                events.push(Event { atom: atoms::A15_3_A, what });
            }
            CombatResult::Counterattack => {
                // The attacked unit may answer; a battery's shot is answered at its crew (R85).
                let answer = Strike { by: strike.target, unit: strike.target, target: strike.unit, ..strike };
                position.lay(Pending::Counter(answer));
                self.offer_ferocity(position, answer);
            }
        }
    }
}
