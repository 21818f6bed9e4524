//! The result of an ablation, and which results of a list count as effects.

use statrs::distribution::{Binomial, DiscreteCDF};

use crate::playtest::{Record, WinShift, win_difference};
use crate::side::Side;

/// The false discovery rate: the share of reported effects that may be due to chance.
pub const ABLATED_RATE: f64 = 0.05;

/// The games of one setting, compared with those of the unchanged scenario.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Ablated {
    /// How the wins shifted.
    pub shift: WinShift,
    /// The number of pairs of games whose records differ in any way.
    pub changed: u32,
    /// The average rise of the victory level.
    pub level: f64,
}

impl Ablated {
    /// Compares two series game by game; both must be sorted by game.
    #[must_use]
    pub fn new(before: &[Record], after: &[Record]) -> Self {
        let (mut changed, mut level, mut pairs) = (0, 0.0, 0_u32);
        for (a, b) in win_difference::pairs(before, after) {
            pairs += 1;
            changed += u32::from(a != b);
            level += f64::from(b.level()) - f64::from(a.level());
        }
        Self { shift: WinShift::new(before, after), changed, level: level / f64::from(pairs.max(1)) }
    }

    /// Whether no game changed: the rule, unit or figure was not used at all.
    #[must_use]
    pub const fn is_idle(&self) -> bool {
        self.changed == 0
    }

    /// Whether the games clearly help the other side than the one that the change can only help: then they say something
    /// about the players, not about the game.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::{Ablated, WinShift};
    /// use rules::side::Side;
    ///
    /// let own = Ablated { shift: WinShift { pairs: 100, gained: 30, lost: 2 }, ..Ablated::default() };
    /// assert!(own.is_suspect(Some(Side::Texan)) && !own.is_suspect(Some(Side::Mexican)) && !own.is_suspect(None));
    /// ```
    #[must_use]
    pub fn is_suspect(&self, favoured: Option<Side>) -> bool {
        favoured.is_some_and(|side| self.shift.of_side(side).difference().is_some_and(|own| own.high < 0.0))
    }

    /// Returns the probability that luck alone shifts the wins at least as far: the exact sign test over the pairs
    /// whose winner differs.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::{Ablated, WinShift};
    ///
    /// let of = |gained, lost| Ablated { shift: WinShift { pairs: 100, gained, lost }, ..Ablated::default() };
    /// assert!((of(10, 2).chance() - 0.0386).abs() < 1e-4);
    /// assert_eq!(of(3, 3).chance(), 1.0);
    /// assert_eq!(of(0, 0).chance(), 1.0);
    /// ```
    #[must_use]
    pub fn chance(&self) -> f64 {
        let WinShift { gained, lost, .. } = self.shift;
        let law = Binomial::new(0.5, u64::from(gained + lost));
        law.map_or(1.0, |law| (2.0 * law.cdf(u64::from(gained.min(lost)))).min(1.0))
    }
}

/// Returns each chance adjusted for the whole list (Benjamini and Hochberg). Those at or below the false discovery rate
/// are effects.
///
/// # Examples
///
/// ```
/// use rules::playtest::discoveries;
///
/// let adjusted = discoveries(&[0.9, 0.001, 0.02, 0.03]);
/// assert_eq!(adjusted, [0.9, 0.004, 0.04, 0.04]);
/// ```
#[must_use]
pub fn discoveries(chances: &[f64]) -> Vec<f64> {
    let count = chances.len() as f64;
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by(|a, b| chances[*b].total_cmp(&chances[*a]));
    let (mut adjusted, mut least) = (vec![1.0; chances.len()], 1.0_f64);
    for (behind, at) in order.into_iter().enumerate() {
        let rank = count - behind as f64;
        least = least.min(chances[at] * count / rank);
        adjusted[at] = least;
    }
    adjusted
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{RngCore, SeedableRng};

    use super::*;
    use crate::alamo::Game;
    use crate::fixture;
    use crate::playtest::{Plan, other_dice, run};

    #[test]
    fn adjusted_chances_are_those_of_a_published_example() {
        // The fifteen p-values of the 1995 article: at a rate of 0.05 the first four are discoveries.
        let chances = [
            0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528,
            0.7590, 1.0,
        ];
        let adjusted = discoveries(&chances);
        assert_eq!(adjusted.iter().filter(|own| **own <= 0.05).count(), 4);
        assert!(adjusted.windows(2).all(|own| own[0] <= own[1]) && (adjusted[3] - 0.035_625).abs() < 1e-9);
        assert!(discoveries(&[]).is_empty());
    }

    #[test]
    fn games_are_compared_pair_by_pair() {
        let game = Game::new(&fixture::mission()).unwrap();
        let plan = Plan { games: 20, seed: 3, players: [(); 2].map(|()| "advance".to_owned()), jobs: 0 };
        let one = run(&game, &plan, &|_| true).unwrap();
        let same = Ablated::new(&one.records, &one.records);
        assert!(same.is_idle() && same.shift.pairs == 20 && same.level.abs() < 1e-9);
        let other = run(&game, &Plan { seed: 4, ..plan }, &|_| true).unwrap();
        assert!(!Ablated::new(&one.records, &other.records).is_idle());
    }

    /// The false discovery rate, averaged over `lists` lists in which the first `nothing` settings have no effect.
    fn false_rate(lists: u64, nothing: usize, list: impl Fn(u64) -> Vec<Ablated>) -> f64 {
        let rate = |seed: u64| {
            let chances: Vec<f64> = list(seed).iter().map(Ablated::chance).collect();
            let found: Vec<bool> = discoveries(&chances).iter().map(|own| *own <= ABLATED_RATE).collect();
            let wrong = found.iter().take(nothing).filter(|own| **own).count();
            wrong as f64 / found.iter().filter(|own| **own).count().max(1) as f64
        };
        (0..lists).map(rate).sum::<f64>() / lists as f64
    }

    /// A list of coins compared with a fair one: `nothing` of them are fair too, `real` of them are biased towards
    /// heads.
    fn coins(seed: u64, nothing: usize, real: usize, games: u32) -> Vec<Ablated> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut toss = |share: f64| -> Vec<bool> {
            (0..games).map(|_| f64::from(rng.next_u32()) < share * 4_294_967_296.0).collect()
        };
        let first = toss(0.5);
        let mut against = |share: f64| {
            let own = toss(share);
            let count = |is: [bool; 2]| first.iter().zip(&own).filter(|pair| [*pair.0, *pair.1] == is).count() as u32;
            let shift = WinShift { pairs: games, gained: count([false, true]), lost: count([true, false]) };
            Ablated { shift, ..Ablated::default() }
        };
        let shares = std::iter::repeat_n(0.5, nothing).chain(std::iter::repeat_n(0.68, real));
        shares.map(&mut against).collect()
    }

    #[test]
    fn false_discoveries_are_few_among_coins() {
        let mixed = false_rate(100, 30, |seed| coins(seed, 30, 10, 200));
        assert!(mixed <= 0.05, "{mixed}");
        let found = |seed: u64| {
            let chances: Vec<f64> = coins(seed, 30, 10, 200).iter().map(Ablated::chance).collect();
            discoveries(&chances)[30..].iter().filter(|own| **own <= ABLATED_RATE).count()
        };
        let found: usize = (0..100).map(found).sum();
        assert!(found > 600, "most of what there is is found: {found} of 1000");
    }

    #[test]
    #[ignore = "fights some 100,000 games"]
    fn of_two_hundred_lists_five_in_a_hundred_are_false_at_most() {
        let rates =
            [false_rate(200, 40, |seed| coins(seed, 40, 0, 200)), false_rate(200, 30, |seed| coins(seed, 30, 10, 200))];
        println!("coins, nothing at all and one in four real: {rates:?}");
        assert!(rates.iter().all(|own| *own <= 0.05), "{rates:?}");
        // The mission against itself, with other dice each time.
        let game = Game::new(&fixture::mission()).unwrap();
        let fought = |seed: u64| {
            let plan = Plan { games: 60, seed, players: [(); 2].map(|()| "advance".to_owned()), jobs: 0 };
            run(&game, &plan, &|_| true).unwrap().records
        };
        let list = |seed: u64| {
            let first = fought(seed);
            (1..=8).map(|number| Ablated::new(&first, &fought(other_dice(1000 * seed + number)))).collect()
        };
        let own = false_rate(200, 8, list);
        println!("the mission against itself: {own}");
        assert!(own <= 0.05, "{own}");
    }
}
