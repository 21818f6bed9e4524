//! Night and day (D6).

use super::event::{Events, Happening, tell};
use super::position::{Due, Position};
use super::{Game, atoms};

impl Game {
    /// Makes the dice for day due once the first rounds are over; until then it stays night (D6.a to D6.c).
    pub(super) fn see_light(&self, position: &mut Position) {
        if !position.is_day && i32::from(position.round) > self.figures.night_rounds {
            position.due.push(Due::Day);
        }
    }

    /// Resolves the dice for day (D6.d).
    pub(super) fn dawn(&self, position: &mut Position, roll: u8, events: &mut Events) {
        let since = i32::from(position.round) - self.figures.night_rounds - 1;
        let need = self.figures.day_target - since;
        position.is_day = i32::from(roll) >= need;
        tell(events, atoms::D6_B, Happening::Light { roll, need: need as i8, day: position.is_day });
    }
}
