//! Chance: what a die is rolled for, and the roll.

use serde::{Deserialize, Serialize};

use super::Fraction;

/// What a roll decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// The Combat Results Table (8.3).
    Combat,
    /// A Damage Check (8.4).
    Damage,
    /// Whether a leader falls with his unit (11.0).
    LeaderLoss,
    /// Whether a counterattack is ferocious (15.0).
    Ferocity,
    /// The Continued Siege Table (16.7).
    Siege,
    /// Whether a battery opens a breach (10.6).
    Breach,
    /// A table of a variant.
    Variant,
    /// Which of several things a rule of a variant draws: a card of a deck, a piece at random.
    Draw,
}

/// The dice to roll, added up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dice {
    /// What they decide.
    pub purpose: Purpose,
    /// How many.
    pub count: u8,
    /// The highest number each can show: 6, or for a draw the number of things to draw from.
    pub faces: u8,
}

impl Dice {
    /// The dice the published rules roll for a purpose.
    #[must_use]
    pub const fn published(purpose: Purpose) -> Self {
        let count = match purpose {
            Purpose::Combat | Purpose::LeaderLoss | Purpose::Ferocity | Purpose::Variant | Purpose::Draw => 1,
            Purpose::Damage | Purpose::Siege | Purpose::Breach => 2,
        };
        Self { purpose, count, faces: 6 }
    }

    /// One of so many things, each as likely as the other.
    #[must_use]
    pub const fn draw(things: u8) -> Self {
        Self { purpose: Purpose::Draw, count: 1, faces: things }
    }

    /// The lowest sum.
    #[must_use]
    pub const fn least(self) -> u8 {
        self.count
    }

    /// The highest sum.
    #[must_use]
    pub const fn most(self) -> u8 {
        self.faces * self.count
    }

    /// Whether a sum can come up.
    #[must_use]
    pub const fn can_roll(self, roll: Roll) -> bool {
        self.count <= roll.0 && roll.0 <= self.faces * self.count
    }

    /// Every sum that can come up, with its probability; together they are 1.
    pub fn sums(self) -> impl Iterator<Item = (Roll, Fraction)> {
        let all = u128::from(self.faces).pow(u32::from(self.count));
        (self.count..=self.most())
            .filter_map(move |sum| Some((Roll(sum), Fraction::new(ways(self.count, self.faces, sum), all)?)))
    }
}

/// In how many ways so many dice give a sum.
fn ways(dice: u8, faces: u8, sum: u8) -> u128 {
    match dice {
        0 => u128::from(sum == 0),
        _ => (1..=sum.min(faces)).map(|face| ways(dice - 1, faces, sum - face)).sum(),
    }
}

/// The sum of the dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Roll(pub u8);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_come_up_as_often_as_faces_say() {
        for count in 0..4 {
            let dice = Dice { count, ..Dice::published(Purpose::Damage) };
            assert_eq!(dice.sums().map(|(_, chance)| chance).sum::<Fraction>(), Fraction::ONE);
            assert!(dice.sums().all(|(roll, _)| dice.can_roll(roll)));
        }
        let two = Dice::published(Purpose::Damage);
        let chances: Vec<_> = two.sums().map(|(roll, chance)| format!("{}:{chance}", roll.0)).collect();
        assert_eq!(chances.join(" "), "2:1/36 3:1/18 4:1/12 5:1/9 6:5/36 7:1/6 8:5/36 9:1/9 10:1/12 11:1/18 12:1/36");
    }

    #[test]
    fn each_thing_is_drawn_as_often_as_the_other() {
        let chances: Vec<_> = Dice::draw(5).sums().map(|(roll, chance)| format!("{}:{chance}", roll.0)).collect();
        assert_eq!(chances.join(" "), "1:1/5 2:1/5 3:1/5 4:1/5 5:1/5");
        assert!(!Dice::draw(5).can_roll(Roll(6)) && Dice::draw(7).can_roll(Roll(7)));
    }
}
