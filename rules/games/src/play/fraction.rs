//! Exact probabilities.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Mul};
use std::str::FromStr;

/// A probability as a fraction in lowest terms, so that equal probabilities are equal values.
///
/// The odds of one attack have a power of 6 as denominator, which fits for some fifty dice.
///
/// # Examples
///
/// ```
/// use rules::play::Fraction;
///
/// let half = Fraction::new(3, 6);
/// assert_eq!(half, Fraction::new(1, 2), "in lowest terms");
/// assert_eq!(half.map(|own| (own * own).to_string()), Some("1/4".to_owned()));
/// assert_eq!(half.map(|own| own + own), Some(Fraction::ONE));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fraction {
    numerator: u128,
    denominator: u128,
}

impl Fraction {
    /// Probability 0.
    pub const ZERO: Self = Self { numerator: 0, denominator: 1 };
    /// Probability 1.
    pub const ONE: Self = Self { numerator: 1, denominator: 1 };

    /// Creates the fraction of `ways` out of `all`; `None` if `all` is 0.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::play::Fraction;
    ///
    /// assert_eq!(Fraction::new(10, 36), "5/18".parse().ok());
    /// assert_eq!(Fraction::new(1, 0), None);
    /// ```
    #[must_use]
    pub const fn new(ways: u128, all: u128) -> Option<Self> {
        if all == 0 {
            return None;
        }
        let common = common(ways, all);
        Some(Self { numerator: ways / common, denominator: all / common })
    }

    /// Returns the numerator.
    #[must_use]
    pub const fn numerator(self) -> u128 {
        self.numerator
    }

    /// Returns the denominator, never 0.
    #[must_use]
    pub const fn denominator(self) -> u128 {
        self.denominator
    }

    /// Whether the probability is greater than 0.
    #[must_use]
    pub const fn is_possible(self) -> bool {
        self.numerator > 0
    }

    /// Returns the fraction as a number from 0 to 1, for display.
    #[must_use]
    pub const fn share(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }
}

/// Returns the greatest common divisor; if one number is 0, the other.
const fn common(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl Add for Fraction {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let shared = common(self.denominator, other.denominator);
        let [own, its] = [other.denominator / shared, self.denominator / shared];
        let denominator = self.denominator * own;
        let numerator = self.numerator * own + other.numerator * its;
        let common = common(numerator, denominator);
        Self { numerator: numerator / common, denominator: denominator / common }
    }
}

impl Mul for Fraction {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        // Cancel crosswise first, so that no intermediate value exceeds the result.
        let [a, b] = [common(self.numerator, other.denominator), common(other.numerator, self.denominator)];
        Self {
            numerator: (self.numerator / a) * (other.numerator / b),
            denominator: (self.denominator / b) * (other.denominator / a),
        }
    }
}

impl Sum for Fraction {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator {
            1 => write!(f, "{}", self.numerator),
            denominator => write!(f, "{}/{denominator}", self.numerator),
        }
    }
}

/// A text that is not a probability.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a probability: write `0`, `1` or a fraction such as `5/216`")]
pub struct NotAFraction(String);

impl FromStr for Fraction {
    type Err = NotAFraction;

    fn from_str(text: &str) -> Result<Self, NotAFraction> {
        let wrong = || NotAFraction(text.to_owned());
        let number = |text: &str| text.parse::<u64>().map(u128::from).map_err(|_| wrong());
        let (ways, all) = text.split_once('/').unwrap_or((text, "1"));
        Self::new(number(ways)?, number(all)?).ok_or_else(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Fraction {
        text.parse().unwrap()
    }

    #[test]
    fn fractions_are_kept_in_lowest_terms_and_printed_so() {
        for (text, printed) in [("10/432", "5/216"), ("0/6", "0"), ("6/6", "1"), ("7/36", "7/36"), ("3", "3")] {
            assert_eq!(read(text).to_string(), printed);
        }
        for wrong in ["", "1/0", "-1/6", "a/6", "1/6/6", "1.5"] {
            assert!(wrong.parse::<Fraction>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn sums_and_products_are_exact() {
        assert_eq!(read("1/6") + read("1/3"), read("1/2"));
        assert_eq!(read("2/3") * read("9/4"), read("3/2"));
        assert_eq!(read("0") * read("5/6") + read("0"), Fraction::ZERO);
        assert_eq!((0..216).map(|_| read("1/216")).sum::<Fraction>(), Fraction::ONE);
        // Forty dice: floating-point numbers would have lost precision long before.
        let die = read("1/6");
        let deep = (0..40).fold(Fraction::ONE, |product, _| product * die);
        assert_eq!((0..6).map(|_| deep).sum::<Fraction>(), (0..39).fold(Fraction::ONE, |product, _| product * die));
    }
}
