//! The possible results of the dice that are due, with exact probabilities computed from the rulebook parameters.
//!
//! The tries of a gun are combined, and so are both rolls of a melee; anything else that follows a roll is rolled
//! separately.

use super::Game;
use super::position::{Clash, Due, Position};
use crate::phrase::Phrase;
use crate::play::{Dice, Fraction, Game as _};

/// A result of a roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Upshot {
    /// An invalid is well enough to fight (D15.5.a).
    Well,
    /// The invalid is too ill (D15.5.a).
    Ill,
    /// It is day (D6.b).
    Day,
    /// It is still night (D6.b).
    Night,
    /// A wounded officer dies (D5.3.d).
    Dies,
    /// A wounded officer lives (D5.3.d).
    Lives,
    /// A shot hits (D10.a, D11.4.a).
    Hit,
    /// A shot misses.
    Miss,
    /// A ladder is lost (D12.5.a).
    LadderLost,
    /// A ladder is kept.
    LadderKept,
    /// An officer is hit (D5.3.a).
    OfficerHit,
    /// No officer is hit.
    OfficerSpared,
    /// A ladder stands (D12.4.a).
    Stands,
    /// A ladder does not stand (D12.4.b).
    Falls,
    /// A door is broken (D11.5.a, D12.6.c).
    Broken,
    /// A door holds.
    Holds,
    /// A room catches fire (D16.a).
    Catches,
    /// A room does not catch fire.
    GoesOut,
    /// The attackers win a melee (D14.a).
    Wins,
    /// The units become locked (D14.7.a).
    Locked,
    /// The defenders win a melee (D14.a).
    Loses,
    /// A fire burns out (D16.3.c).
    BurntOut,
    /// A fire burns on (D16.a).
    BurnsOn,
    /// A fire spreads (D16.3.b).
    Spreads,
}

/// The dice of shots and melees.
const TWO: Dice = Dice { what: "dice-deguello-fire", count: 2, faces: 6 };

/// The possible results of a roll, each with its probability; the probabilities add up to 1.
pub type Upshots = Vec<(Upshot, Fraction)>;

impl Upshot {
    /// The message that names the result.
    #[must_use]
    pub const fn message(self) -> Phrase {
        Phrase::new(match self {
            Self::Well => "upshot-deguello-well",
            Self::Ill => "upshot-deguello-ill",
            Self::Day => "upshot-deguello-day",
            Self::Night => "upshot-deguello-night",
            Self::Dies => "upshot-deguello-dies",
            Self::Lives => "upshot-deguello-lives",
            Self::Hit => "odds-deguello-hit",
            Self::Miss => "odds-deguello-miss",
            Self::LadderLost => "upshot-deguello-ladder-lost",
            Self::LadderKept => "upshot-deguello-ladder-kept",
            Self::OfficerHit => "upshot-deguello-officer-hit",
            Self::OfficerSpared => "upshot-deguello-officer-spared",
            Self::Stands => "upshot-deguello-stands",
            Self::Falls => "upshot-deguello-falls",
            Self::Broken => "upshot-deguello-broken",
            Self::Holds => "upshot-deguello-holds",
            Self::Catches => "upshot-deguello-catches",
            Self::GoesOut => "upshot-deguello-goes-out",
            Self::Wins => "odds-deguello-wins",
            Self::Locked => "odds-deguello-tie",
            Self::Loses => "odds-deguello-loses",
            Self::BurntOut => "upshot-deguello-burnt-out",
            Self::BurnsOn => "upshot-deguello-burns-on",
            Self::Spreads => "upshot-deguello-spreads",
        })
    }
}

impl Game {
    /// The possible results of the roll that is due; `None` if no roll is due, or that of a
    /// house rule.
    #[must_use]
    pub fn upshots(&self, position: &Position) -> Option<Upshots> {
        let dice = self.chance(position).filter(|_| position.asked.is_empty())?;
        let figures = &self.figures;
        let from = |need: i32| shares(dice, need);
        let either = |chance: Fraction, yes: Upshot, no: Upshot| vec![(yes, chance), (no, other(chance))];
        let shots = |add: i8, tries, hit, miss| of_shots(figures.fire_hit - i32::from(add), tries, hit, miss);
        let upshots = match position.due.last()? {
            Due::Invalid { .. } => either(from(figures.bowie_well), Upshot::Well, Upshot::Ill),
            Due::Day => {
                let since = i32::from(position.round) - figures.night_rounds - 1;
                either(from(figures.day_target - since), Upshot::Day, Upshot::Night)
            }
            Due::Check { .. } | Due::Wound { .. } => either(from(figures.officer_lost), Upshot::Dies, Upshot::Lives),
            Due::Shot { add, .. } => shots(*add, 1, Upshot::Hit, Upshot::Miss),
            Due::Cannon { add, left, .. } => shots(*add, *left, Upshot::Hit, Upshot::Miss),
            Due::Blast { add, left, .. } => shots(*add, *left, Upshot::Broken, Upshot::Holds),
            Due::Ladder { need, .. } => either(from(i32::from(*need)), Upshot::LadderLost, Upshot::LadderKept),
            Due::Officer { .. } => either(from(figures.officer_lost), Upshot::OfficerHit, Upshot::OfficerSpared),
            Due::Emplace { .. } => either(from(figures.ladder_stands), Upshot::Stands, Upshot::Falls),
            Due::Axe { need, .. } => either(from(i32::from(*need)), Upshot::Broken, Upshot::Holds),
            Due::Arson { .. } => either(from(figures.arson_burns), Upshot::Catches, Upshot::GoesOut),
            Due::Clash(clash) => of_clash(clash),
            Due::Burn { area } => {
                let lit = !self.spreads_to(position, *area).is_empty();
                let of = |wanted: Upshot| {
                    let is = |roll: i32| {
                        if lit && roll >= figures.arson_spreads {
                            Upshot::Spreads
                        } else if roll <= figures.arson_ruins {
                            Upshot::BurntOut
                        } else {
                            Upshot::BurnsOn
                        }
                    };
                    let ways = dice.sums().filter(|(roll, _)| is(i32::from(roll.0)) == wanted);
                    (wanted, ways.map(|(_, share)| share).sum::<Fraction>())
                };
                [Upshot::BurntOut, Upshot::BurnsOn, Upshot::Spreads].map(of).into()
            }
            Due::Officers { .. }
            | Due::Beaten { .. }
            | Due::Up { .. }
            | Due::Free { .. }
            | Due::Leave { .. }
            | Due::Ignite { .. } => return None,
        };
        Some(possible(upshots))
    }
}

/// The possible results of a melee, before its first roll or between the two rolls.
pub(super) fn of_clash(clash: &Clash) -> Upshots {
    let attacks: Vec<(u8, Fraction)> = if clash.rolled > 0 {
        vec![(clash.rolled, Fraction::ONE)]
    } else {
        TWO.sums().map(|(roll, share)| (roll.0, share)).collect()
    };
    let [mut wins, mut ties, mut loses] = [Fraction::ZERO; 3];
    for (attack, one) in attacks {
        for (defence, two) in TWO.sums() {
            let total = |roll: u8, add: i8| i32::from(roll) + i32::from(add);
            let counted = match total(attack, clash.add[0]).cmp(&total(defence.0, clash.add[1])) {
                std::cmp::Ordering::Greater => &mut wins,
                std::cmp::Ordering::Equal => &mut ties,
                std::cmp::Ordering::Less => &mut loses,
            };
            *counted = *counted + one * two;
        }
    }
    possible(vec![(Upshot::Wins, wins), (Upshot::Locked, ties), (Upshot::Loses, loses)])
}

/// The odds of a number of tries at one target, ending with the first hit.
pub(super) fn of_shots(least: i32, tries: u8, hit: Upshot, miss: Upshot) -> Upshots {
    let chance = in_tries(shares(TWO, least), tries);
    possible(vec![(hit, chance), (miss, other(chance))])
}

/// The probability that the dice show at least `least`.
fn shares(dice: Dice, least: i32) -> Fraction {
    dice.sums().filter(|(roll, _)| i32::from(roll.0) >= least).map(|(_, share)| share).sum()
}

/// Keeps only the results that are possible.
fn possible(upshots: Upshots) -> Upshots {
    upshots.into_iter().filter(|(_, chance)| chance.is_possible()).collect()
}

/// The complementary probability.
fn other(chance: Fraction) -> Fraction {
    let (some, all) = (chance.numerator(), chance.denominator());
    Fraction::new(all - some, all).unwrap_or(Fraction::ZERO)
}

/// The probability that at least one of `tries` tries succeeds.
fn in_tries(chance: Fraction, tries: u8) -> Fraction {
    other((0..tries.max(1)).fold(Fraction::ONE, |missed, _| missed * other(chance)))
}
