//! Differences of a figure between two series of games with the same dice.

use statrs::distribution::{ContinuousCDF, StudentsT};

use super::Record;

/// The difference of a figure between two series of games, game by game, with its 95 % interval (Student’s, for paired
/// differences).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Difference {
    /// The mean difference: first series less second.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
    /// The number of pairs of games in which the figure differs.
    pub differing: u32,
}

impl Difference {
    /// Computes the difference of a figure between games of the same number; `None` for fewer than two pairs.
    #[must_use]
    pub fn between(with: &[Record], without: &[Record], figure: impl Fn(&Record) -> f64) -> Option<Self> {
        let of_pair = |own: &Record| {
            let other = without.iter().find(|other| other.game == own.game)?;
            Some(figure(own) - figure(other))
        };
        Self::of_pairs(&with.iter().filter_map(of_pair).collect::<Vec<_>>())
    }

    /// Computes the mean of the given differences, one for each pair, with its interval; `None` for fewer than two.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::Difference;
    ///
    /// let clear = Difference::of_pairs(&[2.0, 3.0, 2.0, 3.0, 2.0]);
    /// assert!(clear.is_some_and(|own| own.is_clear() && own.differing == 5));
    /// let open = Difference::of_pairs(&[-4.0, 5.0, 0.0]);
    /// assert!(open.is_some_and(|own| !own.is_clear()));
    /// ```
    #[must_use]
    pub fn of_pairs(differences: &[f64]) -> Option<Self> {
        let count = differences.len() as f64;
        let student = StudentsT::new(0.0, 1.0, count - 1.0).ok().filter(|_| differences.len() > 1)?;
        let mean = differences.iter().sum::<f64>() / count;
        let squares: f64 = differences.iter().map(|own| (own - mean).powi(2)).sum();
        let spread = student.inverse_cdf(0.975) * (squares / (count - 1.0) / count).sqrt();
        let differing = differences.iter().filter(|own| **own != 0.0).count() as u32;
        Some(Self { mean, low: mean - spread, high: mean + spread, differing })
    }

    /// Whether the interval excludes zero.
    #[must_use]
    pub fn is_clear(self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Outcome, Reason};
    use crate::rulebook::Degree;
    use crate::side::Side;

    fn series(points: &[u16]) -> Vec<Record> {
        let record = |(game, points): (u32, &u16)| {
            let (winner, points) = (Side::Texan, i32::from(*points));
            let outcome = Outcome { winner, degree: Degree::Marginal, points, reason: Reason::HeldOut, level: 1 };
            Record { game, outcome: Some(outcome), ..Record::default() }
        };
        (0..).zip(points).map(record).collect()
    }

    fn of(with: &[u16], without: &[u16]) -> Option<Difference> {
        Difference::between(&series(with), &series(without), |record| f64::from(record.points()))
    }

    #[test]
    fn student_agrees_with_a_published_example() {
        // The sleep data (Student 1908): mean 1.58, interval 0.70 to 2.46; here in tenths and shifted above zero.
        let first = [107, 84, 98, 88, 99, 134, 137, 108, 100, 120];
        let second = [119, 108, 111, 101, 99, 144, 155, 116, 146, 134];
        let found = of(&second, &first).unwrap();
        assert!((found.mean - 15.8).abs() < 1e-9, "{found:?}");
        assert!((found.low - 7.0).abs() < 0.02 && (found.high - 24.6).abs() < 0.02, "{found:?}");
        assert!(found.is_clear() && found.differing == 9);
        assert!(!of(&first, &first).unwrap().is_clear());
    }

    #[test]
    fn games_are_paired_by_their_number() {
        let (mut with, without) = (series(&[5, 7, 9]), series(&[1, 2, 3]));
        with.remove(1);
        with.reverse();
        let found = Difference::between(&with, &without, |record| f64::from(record.points())).unwrap();
        assert!((found.mean - 5.0).abs() < 1e-9 && found.differing == 2);
        assert_eq!(of(&[1], &[1]), None);
    }
}
