//! Ratings from pairs: the model of Bradley and Terry.
//!
//! The chance that one player beats another is s / (s + t) of their strengths (R. A. Bradley and M. E. Terry, "Rank analysis of
//! incomplete block designs", Biometrika 39, 1952); a rating is 400 times the logarithm of the strength to the base 10,
//! so that 400 points are ten to one, as in Elo's tables. The strengths are those that make the results likeliest, found
//! by the iteration of D. R. Hunter ("MM algorithms for generalized Bradley-Terry models", Annals of Statistics 32,
//! 2004); one drawn match is added to each pair, without which a player who never loses would have no rating.

use super::Pair;

/// A player's rating. The mean of all is 0.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    /// The rating.
    pub points: f64,
    /// The lower end of its 95 % confidence interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The greatest number of rounds; the iteration needs fewer.
const ROUNDS: u32 = 10_000;

/// Returns the ratings of `players` players.
pub(super) fn ratings(players: usize, pairs: &[Pair]) -> Vec<Rating> {
    let strengths = strengths(players, pairs);
    let scale = 400.0 / std::f64::consts::LN_10;
    let logs: Vec<f64> = strengths.iter().map(|own| own.ln()).collect();
    let mean = logs.iter().sum::<f64>() / players.max(1) as f64;
    let errors = errors(&strengths, pairs);
    let rating = |(log, error): (&f64, f64)| {
        let (points, spread) = ((log - mean) * scale, 1.96 * error * scale);
        Rating { points, low: points - spread, high: points + spread }
    };
    logs.iter().zip(errors).map(rating).collect()
}

/// Returns the points of both players of a pair and its number of matches, including the added draw.
fn points(pair: &Pair) -> (f64, f64, f64) {
    let half = f64::from(pair.tied) / 2.0 + 0.5;
    (f64::from(pair.won) + half, f64::from(pair.lost) + half, f64::from(pair.matches()) + 1.0)
}

fn strengths(players: usize, pairs: &[Pair]) -> Vec<f64> {
    let mut strengths = vec![1.0_f64; players];
    let mut won = vec![0.0; players];
    for pair in pairs {
        let (first, second, _) = points(pair);
        won[pair.first] += first;
        won[pair.second] += second;
    }
    for _ in 0..ROUNDS {
        let mut met = vec![0.0; players];
        for pair in pairs {
            let (.., matches) = points(pair);
            let share = matches / (strengths[pair.first] + strengths[pair.second]);
            met[pair.first] += share;
            met[pair.second] += share;
        }
        let mut next: Vec<f64> =
            won.iter().zip(&met).map(|(won, met)| if *met > 0.0 { won / met } else { 1.0 }).collect();
        let mean = next.iter().map(|own| own.ln()).sum::<f64>() / players.max(1) as f64;
        for own in &mut next {
            *own /= mean.exp();
        }
        let moved = next.iter().zip(&strengths).map(|(new, old)| (new / old - 1.0).abs()).fold(0.0, f64::max);
        strengths = next;
        if moved < 1e-12 {
            break;
        }
    }
    strengths
}

/// Returns the standard errors of the logarithms, from the information in the results (Fisher's information). Only
/// differences are known: the mean is held at 0.
fn errors(strengths: &[f64], pairs: &[Pair]) -> Vec<f64> {
    let players = strengths.len();
    // Adding the same number everywhere fixes the mean; it is subtracted again below.
    let mut known = vec![vec![1.0; players]; players];
    for pair in pairs {
        let (own, other) = (strengths[pair.first], strengths[pair.second]);
        let (.., matches) = points(pair);
        let told = matches * own * other / (own + other).powi(2);
        known[pair.first][pair.first] += told;
        known[pair.second][pair.second] += told;
        known[pair.first][pair.second] -= told;
        known[pair.second][pair.first] -= told;
    }
    let inverse = inverse(known);
    let squared = (players * players) as f64;
    (0..players).map(|at| (inverse[at][at] - 1.0 / squared).max(0.0).sqrt()).collect()
}

/// Returns the inverse of a symmetric matrix without zero pivots (Gauss and Jordan).
fn inverse(mut own: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = own.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..size).map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for turn in 0..size {
        let by = own[turn][turn];
        for column in 0..size {
            own[turn][column] /= by;
            inverse[turn][column] /= by;
        }
        for row in (0..size).filter(|row| *row != turn) {
            let by = own[row][turn];
            for column in 0..size {
                let (a, b) = (own[turn][column], inverse[turn][column]);
                own[row][column] -= by * a;
                inverse[row][column] -= by * b;
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(first: usize, second: usize, won: u32, lost: u32) -> Pair {
        Pair { first, second, won, lost, ..Pair::default() }
    }

    #[test]
    fn three_in_four_are_191_points() {
        // With the added draw 299 won and 99 lost are 299.5 and 99.5: almost 3 to 1.
        let own = ratings(2, &[pair(0, 1, 299, 99)]);
        let apart = own[0].points - own[1].points;
        assert!((apart - 400.0 * (299.5_f64 / 99.5).log10()).abs() < 1e-6, "{own:?}");
        // Half the standard error of the log odds, in points.
        let error = 0.5 * (1.0 / 299.5 + 1.0 / 99.5_f64).sqrt() * 400.0 / std::f64::consts::LN_10;
        assert!((own[0].high - own[0].points - 1.96 * error).abs() < 1e-6, "{own:?}");
    }

    #[test]
    fn a_player_who_never_loses_has_a_rating_and_a_circle_none_above_another() {
        let own = ratings(2, &[pair(0, 1, 400, 0)]);
        assert!(own[0].points > 400.0 && own[0].points.is_finite());
        let circle = ratings(3, &[pair(0, 1, 30, 10), pair(1, 2, 30, 10), pair(0, 2, 10, 30)]);
        assert!(circle.iter().all(|own| own.points.abs() < 1e-6), "{circle:?}");
    }
}
