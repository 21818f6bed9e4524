//! Approximate probabilities of the results of an attack, for players that weigh hundreds of them.
//!
//! [`Game::odds`] is exact: the engine plays out every roll on copies of the position. A forecast only reads the table
//! and the thresholds of the Damage Check; it ignores leader losses and the consequences of a retreat.

use std::sync::Arc;

use super::Purpose;
use super::parameters::Parameters;
use super::variant::{Quantity, Roles};
use super::{DamageResult, Game, Position, Strike};
use crate::board::SpotId;
use crate::play::Roll;
use crate::rulebook::CombatResult;
use crate::variant::AttackMode;

/// The probabilities of the immediate results of one attack; they add up to 1.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Forecast {
    /// No effect.
    pub nothing: f32,
    /// The unit loses good order, or is driven back.
    pub disordered: f32,
    /// The unit loses good order or is driven back, and loses a step.
    pub step: f32,
    /// The unit is eliminated outright.
    pub eliminated: f32,
    /// The unit may counterattack.
    pub counter: f32,
}

/// The least shift of a Damage Check that players tell apart from lesser ones, and the number of shifts they tell apart.
const LEAST: i32 = -24;
const SHIFTS: usize = 40;

impl Parameters {
    /// The sums of the dice of a Damage Check, each with its probability after one face of the Combat die.
    pub(super) fn damage_shares(&self) -> Vec<(Roll, f32)> {
        let dice = self.dice(Purpose::Damage, Purpose::Damage.published());
        dice.sums().map(|(roll, share)| (roll, share.share() as f32 / 6.0)).collect()
    }
}

impl Game {
    /// The forecast of an attack in a column of the combat table; `shift` is the sum of the Damage Check's modifiers
    /// minus the morale of the target.
    #[must_use]
    pub fn forecast(&self, column: u8, shift: i32) -> Forecast {
        self.forecast_of_faces(column, shift, |face| face)
    }

    /// The forecasts by column of the combat table and shift of the Damage Check.
    pub(super) fn forecasts(&self) -> Arc<[Forecast]> {
        let columns = 0..self.table.size().1 as u8;
        columns.flat_map(|column| (LEAST..).take(SHIFTS).map(move |shift| self.forecast(column, shift))).collect()
    }

    /// The forecast of an attack in a column of the combat table as players know it: they have it at hand, and do not
    /// tell extreme shifts apart.
    pub(super) fn known_forecast(&self, column: u8, shift: i32) -> Forecast {
        let place = (shift - LEAST).clamp(0, SHIFTS as i32 - 1) as usize;
        self.forecasts.get(usize::from(column) * SHIFTS + place).copied().unwrap_or_default()
    }

    /// The forecast of a strike whose die roll is modified by rules of variants.
    #[must_use]
    pub fn forecast_of(&self, position: &Position, strike: &Strike, shift: i32) -> Forecast {
        let roles = self.strike_roles(position, strike);
        let face =
            |face: u8| self.adjusted(position, Quantity::AttackRoll, i32::from(face), || roles).clamp(1, 6) as u8;
        self.forecast_of_faces(strike.column, shift, face)
    }

    /// Whether any rule of a variant may modify the die roll of an attack, given the current flags.
    #[must_use]
    pub fn may_change_rolls(&self, position: &Position) -> bool {
        self.stirs(position, Quantity::AttackRoll)
    }

    fn forecast_of_faces(&self, column: u8, shift: i32, read: impl Fn(u8) -> u8) -> Forecast {
        let mut forecast = Forecast::default();
        for face in 1..=6 {
            match self.table.result(column, read(face)) {
                CombatResult::Nothing => forecast.nothing += 1.0 / 6.0,
                CombatResult::Counterattack => forecast.counter += 1.0 / 6.0,
                CombatResult::Hit(number) => {
                    for (roll, share) in &self.damage_shares {
                        let over = i32::from(roll.0) + i32::from(number) + shift;
                        match self.verdict(over) {
                            DamageResult::Unhurt => forecast.nothing += share,
                            DamageResult::Disordered => forecast.disordered += share,
                            DamageResult::StepLost => forecast.step += share,
                            DamageResult::Eliminated => forecast.eliminated += share,
                        }
                    }
                }
            }
        }
        forecast
    }

    /// The current shift of a strike: its modifiers minus the morale of the target (8.4, 8.5).
    #[must_use]
    pub fn shift(&self, position: &Position, strike: &Strike) -> i32 {
        let modifiers: i32 = self.modifiers(position, strike, 0).iter().map(|modifier| i32::from(modifier.value)).sum();
        modifiers - i32::from(self.morale(position, strike.target))
    }

    /// The row of the table for fire from one spot at another; `None` if there is no line of sight (8.2, 8.6).
    #[must_use]
    pub fn shot_row(&self, position: &Position, from: SpotId, at: SpotId) -> Option<u8> {
        self.fire_row(position, from, at).ok()
    }

    /// The row of the table for a melee from one spot with a unit on an adjacent one; `None` if none is possible (8.2,
    /// 8.6) or variants forbid it.
    #[must_use]
    pub fn melee_row_between(&self, position: &Position, from: SpotId, at: SpotId) -> Option<u8> {
        let crossing = self.crossing(position, at, from).filter(|crossing| crossing.melee)?;
        let roles = || Roles {
            using: Some(AttackMode::Melee),
            from,
            to: at,
            via: self.side_id(at, &crossing),
            ..Roles::default()
        };
        if self.forbids(position, Quantity::MayAttack(AttackMode::Melee), roles).is_some() {
            return None;
        }
        Some(self.board.row_through(&position.breaches, at, crossing.direction))
    }

    /// The column for a strength in a row of the table (8.3); `None` if it is too weak to attack.
    #[must_use]
    pub fn column(&self, row: u8, strength: u8) -> Option<u8> {
        self.table.column(row, strength)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alamo::{Mode, StrikeEffect};
    use crate::fixture;

    #[test]
    fn a_forecast_agrees_with_the_exact_odds_where_nobody_is_led() {
        let game = Game::new(&fixture::alamo()).unwrap();
        let mut compared = 0;
        for (by, target, from, at) in [
            ("c3-jimenez-1", "vir6", "1012", "1011"),
            ("c3-jimenez-1", "vir6", "1014", "1012"),
            ("kent9", "c3-jimenez-1", "1012", "1014"),
        ] {
            let mut position = game.empty();
            let [by, target] = [by, target].map(|name| game.piece_named(name).unwrap());
            for (piece, spot) in [(by, from), (target, at)] {
                game.put(&mut position, piece, game.board().id(spot.parse().unwrap()).unwrap()).unwrap();
            }
            for mode in Mode::ALL {
                let Ok(strike) = game.aim(&position, by, mode, target) else { continue };
                let forecast = game.forecast(strike.column, game.shift(&position, &strike));
                let odds = game.odds(&position, &strike);
                for (effect, share) in [
                    (StrikeEffect::Nothing, forecast.nothing),
                    (StrikeEffect::Disordered, forecast.disordered),
                    (StrikeEffect::Reduced, forecast.step),
                    (StrikeEffect::Eliminated, forecast.eliminated),
                ] {
                    let exact = odds.chance_of(effect).share() as f32;
                    // A counterattack result that cannot be used counts as nothing in the exact odds.
                    let spare = if effect == StrikeEffect::Nothing { forecast.counter } else { 0.0 };
                    assert!(exact >= share - 1e-5 && exact <= share + spare + 1e-5, "{effect:?}: {exact}, {share}");
                }
                compared += 1;
            }
        }
        assert!(compared >= 3, "{compared}");
    }
}
