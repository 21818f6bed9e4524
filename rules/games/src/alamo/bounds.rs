//! Limits that follow from the figures of a rulebook. Lints use them before a game is compiled.

use super::Purpose;
use super::parameters::{Rounding, dice_for};
use crate::counters::{Column, CounterMix, Strength};
use crate::play::Dice;
use crate::rulebook::Rulebook;
use crate::side::Side;

pub use super::position::{MOST_COLUMNS, MOST_PIECES};
pub use super::siege::siege_rolls;

/// How likely a Damage Check without modifiers is to harm a unit (8.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Harm {
    /// Harm on every roll.
    Always,
    /// Harm on some rolls, so that morale matters.
    Sometimes,
    /// Harm on no roll.
    Never,
}

/// The dice a rulebook rolls for a purpose.
#[must_use]
pub fn dice(rulebook: &Rulebook, purpose: Purpose) -> Dice {
    dice_for(purpose, |name| rulebook.number(name))
}

/// Returns a function from a unit's morale to the effect of a Damage Check without modifiers (8.4).
pub fn harm(rulebook: &Rulebook) -> impl Fn(u8) -> Harm + use<> {
    let over = ["damage.disorder_over", "damage.step_over", "damage.eliminate_over"];
    let least = over.into_iter().map(|name| rulebook.number(name)).min().unwrap_or(0);
    let dice = dice(rulebook, Purpose::Damage);
    move |morale| {
        let harms = |roll: u8| i32::from(roll) - i32::from(morale) >= least;
        match (harms(dice.least()), harms(dice.most())) {
            (true, _) => Harm::Always,
            (false, true) => Harm::Sometimes,
            (false, false) => Harm::Never,
        }
    }
}

/// Whether a number of the combat table eliminates every unit that the dice can harm, whatever the roll (8.5.e): a
/// larger number makes no difference.
#[must_use]
pub fn eliminates_on_any_roll(rulebook: &Rulebook, number: u8) -> bool {
    let dice = dice(rulebook, Purpose::Damage);
    let over = i32::from(dice.least()) + i32::from(number) - i32::from(dice.most());
    over >= rulebook.number("damage.eliminate_over")
}

/// Whether the combat units and leaders of a side belong to columns (2.0).
#[must_use]
pub const fn comes_in_columns(side: Side) -> bool {
    matches!(side, Side::Mexican)
}

/// Whether a fallen leader of a side is replaced by the leader on the back of its counter (13.7).
#[must_use]
pub const fn has_replacements(side: Side) -> bool {
    matches!(side, Side::Mexican)
}

/// The number of combat units of a column that fit in its entry area at once (2.0.h, 5.4); any others wait until a hex
/// is free (R70).
#[must_use]
pub fn entry_room(rulebook: &Rulebook, column: &Column) -> usize {
    let figure = |name| usize::try_from(rulebook.number(name)).unwrap_or(0);
    let set_up = !column.reserve && figure("setup.assault_entry_turn") <= 1;
    let per_hex = if set_up { figure("setup.units_per_hex") } else { figure("stack.units_per_layer").max(1) };
    figure("setup.entry_area_hexes").saturating_mul(per_hex)
}

/// The number of men in the garrison: one per point of fire strength and one per leader (3.4).
#[must_use]
pub fn garrison(mix: &CounterMix) -> u32 {
    let units = mix.units.iter().filter(|unit| unit.side == Side::Texan);
    let men = units.map(|unit| {
        let Strength { fire, .. } = unit.full;
        u32::from(fire).saturating_mul(u32::try_from(unit.quantity).unwrap_or(0))
    });
    let leaders = mix.leaders.iter().filter(|leader| leader.side == Side::Texan).map(|_| 1);
    men.chain(leaders).fold(0, u32::saturating_add)
}

/// An upper bound on the Texan victory points of a game in which the attackers have `units` units (16.4): every turn
/// held, and every unit lost once a turn at the highest price.
#[must_use]
pub fn most_victory_points(rulebook: &Rulebook, units: u32) -> u32 {
    let figure = |name| u32::try_from(rulebook.number(name)).unwrap_or(0);
    let prices = ["track.full", "track.reduced_step", "track.reduced_elim", "track.no_retreat"];
    let at_entry = ["entryretreat.space_full", "entryretreat.space_reduced"];
    let price = prices.into_iter().chain(at_entry).map(figure).max().unwrap_or(0);
    let turns = figure("game.turns");
    let casualties = turns.saturating_mul(units).saturating_mul(price).min(u32::from(u16::MAX)) as u16;
    let divisor = figure("vp.casualty_divisor").clamp(1, u32::from(u16::MAX)) as u16;
    turns.saturating_mul(figure("vp.per_turn")).saturating_add(u32::from(Rounding::Up.divide(casualties, divisor)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    #[test]
    fn morale_is_measured_by_the_dice_of_the_rulebook() {
        let mut rulebook = fixture::alamo().rulebook;
        let harms = |rulebook: &Rulebook| [1, 2, 11, 12].map(harm(rulebook));
        assert_eq!(harms(&rulebook), [Harm::Always, Harm::Sometimes, Harm::Sometimes, Harm::Never]);
        for setting in &mut rulebook.parameters {
            if setting.name == "damage.disorder_over" {
                setting.value = crate::rulebook::ParameterValue::Number(2);
            }
        }
        assert_eq!(harms(&rulebook), [Harm::Sometimes, Harm::Sometimes, Harm::Never, Harm::Never]);
    }

    #[test]
    fn the_bundled_figures_bound_a_game() {
        let project = fixture::alamo();
        assert_eq!(garrison(&project.counters), 183);
        assert_eq!(siege_rolls(&project.rulebook), (2, u8::MAX));
        assert_eq!(project.counters.columns.iter().map(|own| entry_room(&project.rulebook, own)).max(), Some(8));
        // Twelve turns, and 36 units lost in each of them at 3 points apiece.
        assert_eq!(most_victory_points(&project.rulebook, 36), 12 + 130);
        assert!(eliminates_on_any_roll(&project.rulebook, 13) && !eliminates_on_any_roll(&project.rulebook, 12));
    }
}
