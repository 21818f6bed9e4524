//! Chance: pending dice and rolls.

use serde::{Deserialize, Serialize};

use super::Fraction;
use crate::phrase::Phrase;

/// Dice to be rolled and added up.
///
/// # Examples
///
/// ```
/// use rules::play::{Dice, Roll};
///
/// let two = Dice { what: "dice-damage", count: 2, faces: 6 };
/// assert_eq!((two.least(), two.most()), (2, 12));
/// assert!(two.can_roll(Roll(12)) && !two.can_roll(Roll(1)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dice {
    /// The purpose of the roll: the id of its name in the string files.
    pub what: &'static str,
    /// The number of dice.
    pub count: u8,
    /// The highest number of each die: 6, or for a draw the number of things to draw from.
    pub faces: u8,
}

impl Dice {
    /// The [`what`](Self::what) of a draw of one thing among several, in any game system.
    pub const DRAW: &str = "dice-draw";

    /// Whether this is a draw of one thing among several rather than a roll of dice.
    #[must_use]
    pub fn is_draw(self) -> bool {
        self.what == Self::DRAW
    }

    /// Returns the lowest sum.
    #[must_use]
    pub const fn least(self) -> u8 {
        self.count
    }

    /// Returns the highest sum.
    #[must_use]
    pub const fn most(self) -> u8 {
        self.faces * self.count
    }

    /// Whether a sum is possible.
    #[must_use]
    pub const fn can_roll(self, roll: Roll) -> bool {
        self.count <= roll.0 && roll.0 <= self.faces * self.count
    }

    /// Returns every possible sum with its probability; the probabilities add up to 1.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::play::{Dice, Fraction};
    ///
    /// let two = Dice { what: "dice-damage", count: 2, faces: 6 };
    /// let seven = two.sums().find(|(roll, _)| roll.0 == 7).map(|(_, chance)| chance);
    /// assert_eq!(seven, Fraction::new(1, 6));
    /// assert_eq!(two.sums().map(|(_, chance)| chance).sum::<Fraction>(), Fraction::ONE);
    /// ```
    pub fn sums(self) -> impl Iterator<Item = (Roll, Fraction)> {
        let all = u128::from(self.faces).pow(u32::from(self.count));
        (self.count..=self.most())
            .filter_map(move |sum| Some((Roll(sum), Fraction::new(ways(self.count, self.faces, sum), all)?)))
    }
}

/// Returns the number of ways in which `dice` dice give a sum.
fn ways(dice: u8, faces: u8, sum: u8) -> u128 {
    match dice {
        0 => u128::from(sum == 0),
        _ => (1..=sum.min(faces)).map(|face| ways(dice - 1, faces, sum - face)).sum(),
    }
}

/// A sum of dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Roll(pub u8);

/// Adds a roll to a message, with what is added to it and the total.
pub(crate) fn summed(message: Phrase, roll: u8, add: i8) -> Phrase {
    message
        .with("roll", roll)
        .with("add", format_args!("{add:+}"))
        .amount("bonus", i32::from(add))
        .with("total", i32::from(roll) + i32::from(add))
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn draw(faces: u8) -> Dice {
        Dice { what: "dice-draw", count: 1, faces }
    }

    #[test]
    fn sums_come_up_as_often_as_faces_say() {
        for count in 0..4 {
            let dice = Dice { what: "dice-damage", count, faces: 6 };
            assert_eq!(dice.sums().map(|(_, chance)| chance).sum::<Fraction>(), Fraction::ONE);
            assert!(dice.sums().all(|(roll, _)| dice.can_roll(roll)));
        }
        let two = Dice { what: "dice-damage", count: 2, faces: 6 };
        let chances: Vec<_> = two.sums().map(|(roll, chance)| format!("{}:{chance}", roll.0)).collect();
        assert_eq!(chances.join(" "), "2:1/36 3:1/18 4:1/12 5:1/9 6:5/36 7:1/6 8:5/36 9:1/9 10:1/12 11:1/18 12:1/36");
    }

    #[test]
    fn each_thing_is_drawn_as_often_as_the_other() {
        let chances: Vec<_> = draw(5).sums().map(|(roll, chance)| format!("{}:{chance}", roll.0)).collect();
        assert_eq!(chances.join(" "), "1:1/5 2:1/5 3:1/5 4:1/5 5:1/5");
        assert!(!draw(5).can_roll(Roll(6)) && draw(7).can_roll(Roll(7)));
    }
}
