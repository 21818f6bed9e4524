//! The ladder: plays every player against every other, each with both sides and the same dice.

mod rating;

pub use rating::Rating;

use std::cmp::Ordering;

use super::{Interval, Plan, Progress, Record, UnknownPlayer, run};
use crate::side::Side;
use crate::system::System;

/// The results of every player against every other.
#[derive(Debug, Clone, PartialEq)]
pub struct Ladder {
    /// The players, as they were named.
    pub players: Vec<String>,
    /// Every pair of them, the earlier one first.
    pub pairs: Vec<Pair>,
    /// The rating of each, in the order of the players.
    pub ratings: Vec<Rating>,
    /// The number of matches requested for each pair.
    pub matches: u32,
    /// The seed.
    pub seed: u64,
    /// The number of games that did not end or in which a player chose an illegal action.
    pub faults: u32,
    /// Whether the ladder was stopped before the last match.
    pub cancelled: bool,
}

/// The matches of two players.
///
/// A match is two games with the same dice: each player has each side once. The player with the better result for the
/// Texan side wins the match: the clearer victory, and at the same level the more victory points.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Pair {
    /// The index of the first player.
    pub first: usize,
    /// The index of the second player.
    pub second: usize,
    /// The number of matches the first player won.
    pub won: u32,
    /// The number of matches without a winner.
    pub tied: u32,
    /// The number of matches the second player won.
    pub lost: u32,
    /// The number of games the first player won with the Texan and with the Mexican side.
    pub games: [u32; 2],
}

impl Pair {
    /// Returns the number of matches played.
    #[must_use]
    pub const fn matches(&self) -> u32 {
        self.won + self.tied + self.lost
    }

    /// Returns the share of matches won by the first player, ties a half, with Wilson's interval, which is a little too
    /// wide because ties vary less.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::Pair;
    ///
    /// let pair = Pair { won: 6, tied: 2, lost: 2, ..Pair::default() };
    /// assert_eq!(pair.matches(), 10);
    /// assert!((pair.share().share - 0.7).abs() < 1e-9, "a tie is half a win");
    /// ```
    #[must_use]
    pub fn share(&self) -> Interval {
        Interval::of_points(f64::from(self.won) + f64::from(self.tied) / 2.0, self.matches())
    }
}

/// Plays `matches` matches of each pair. `progress` receives the number of games done.
///
/// # Errors
///
/// Returns an error if a player's name is unknown.
///
/// # Examples
///
/// ```
/// # let project = rules::examples::skirmish();
/// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
/// // `game` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::playtest::ladder;
///
/// let players = ["random".to_owned(), "recruit".to_owned()];
/// let found = ladder(&game, &players, 5, 1836, 1, &|_| true)?;
/// let pair = found.pairs[0];
/// assert_eq!(pair.matches(), 5);
/// assert!((found.ratings[0].points + found.ratings[1].points).abs() < 1e-6, "their mean is 0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn ladder<G: System>(
    game: &G,
    players: &[String],
    matches: u32,
    seed: u64,
    jobs: usize,
    progress: &Progress<'_>,
) -> Result<Ladder, UnknownPlayer> {
    for name in players {
        super::player::<G>(name)?;
    }
    let (mut pairs, mut faults, mut cancelled, mut done) = (Vec::new(), 0, false, 0);
    for first in 0..players.len() {
        for second in first + 1..players.len() {
            let seats = [[first, second], [second, first]];
            let mut both = Vec::with_capacity(2);
            for seat in seats {
                let plan = Plan { games: matches, seed, players: seat.map(|own| players[own].clone()), jobs };
                let results = run(game, &plan, &|own| !cancelled && progress(done + own))?;
                done += results.games();
                cancelled |= results.cancelled;
                faults += results.faults();
                both.push(results.records);
            }
            pairs.push(pair(first, second, &both[0], &both[1]));
        }
    }
    let ratings = rating::ratings(players.len(), &pairs);
    Ok(Ladder { players: players.to_vec(), pairs, ratings, matches, seed, faults, cancelled })
}

/// Counts the matches of two players; the first had the Texan side in the first series.
fn pair(first: usize, second: usize, as_texan: &[Record], as_mexican: &[Record]) -> Pair {
    let mut pair = Pair { first, second, ..Pair::default() };
    for (own, other) in super::win_difference::pairs(as_texan, as_mexican) {
        let worth = |record: &Record| (record.level(), record.points());
        match worth(own).cmp(&worth(other)) {
            Ordering::Greater => pair.won += 1,
            Ordering::Equal => pair.tied += 1,
            Ordering::Less => pair.lost += 1,
        }
        pair.games[0] += u32::from(own.won(Side::Texan));
        pair.games[1] += u32::from(other.won(Side::Mexican));
    }
    pair
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alamo::{Ending, Game, Outcome};
    use crate::fixture;
    use crate::rulebook::Degree;

    fn game(game: u32, winner: Side, degree: Degree, points: i32) -> Record {
        let outcome = Some(Outcome { winner, degree, points, reason: Ending::GarrisonFallen }.into());
        Record { game, outcome, ..Record::default() }
    }

    #[test]
    fn a_match_goes_to_the_better_texan_and_a_draw_is_a_half() {
        let as_texan = [
            game(0, Side::Texan, Degree::Decisive, 3),
            game(1, Side::Mexican, Degree::Marginal, 9),
            game(2, Side::Mexican, Degree::Marginal, 9),
            game(4, Side::Mexican, Degree::Decisive, 1),
        ];
        let as_mexican = [
            // A garrison relieved early has few points, but has won.
            game(0, Side::Mexican, Degree::Marginal, 9),
            game(1, Side::Mexican, Degree::Marginal, 9),
            game(2, Side::Mexican, Degree::Marginal, 8),
            game(3, Side::Mexican, Degree::Marginal, 8),
            game(4, Side::Texan, Degree::Marginal, 12),
        ];
        let own = pair(0, 1, &as_texan, &as_mexican);
        assert_eq!((own.won, own.tied, own.lost, own.games), (2, 1, 1, [1, 3]));
        assert!((own.share().share - 0.625).abs() < 1e-9);
    }

    #[test]
    fn a_player_is_as_strong_as_itself_and_stronger_than_chance() {
        let game = Game::new(&fixture::mission()).unwrap();
        let players = ["random", "advance", "advance"].map(str::to_owned);
        let [one, two] = [1, 2].map(|jobs| ladder(&game, &players, 30, 11, jobs, &|_| true).unwrap());
        assert_eq!(one, two);
        let [chance, again, same] = &one.pairs[..] else { panic!("{:?}", one.pairs) };
        assert_eq!(chance, &Pair { second: 1, ..*again });
        assert!(chance.share().high < 0.5, "{chance:?}");
        assert_eq!((same.tied, same.won + same.lost), (30, 0));
        assert!(one.ratings[0].high < one.ratings[1].low, "{:?}", one.ratings);
        assert!((one.ratings.iter().map(|own| own.points).sum::<f64>()).abs() < 1e-6);
    }
}
