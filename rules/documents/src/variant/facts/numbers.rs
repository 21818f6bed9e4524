//! Bounds of the numbers in conditions: the lowest and highest value each can have.

use crate::variant::{Condition, FAR_AWAY, Number, Variant};

/// The lowest and highest value of a number.
pub(crate) type NumberRange = (i64, i64);

/// The variants in which parameters and flags are declared.
#[derive(Debug, Clone, Copy)]
pub struct Figures<'a> {
    /// The variant whose parameters are used.
    pub own: &'a Variant,
    /// The variants whose flags are used.
    pub known: &'a [&'a Variant],
    /// The last Game-Turn.
    pub turns: u8,
}

impl Figures<'_> {
    /// Returns the range of a number, whatever the user chooses.
    pub fn range(&self, number: &Number) -> NumberRange {
        let param = |name: &String| {
            let own = self.own.params.iter().find(|param| param.id == *name);
            own.map_or((i64::from(i32::MIN), i64::from(i32::MAX)), |own| (own.least.into(), own.most.into()))
        };
        match number {
            Number::N(value) => ((*value).into(), (*value).into()),
            Number::P(name) => param(name),
            Number::Neg(name) => {
                let (least, most) = param(name);
                (-most, -least)
            }
            Number::F(name, _) => {
                let flag = self.known.iter().flat_map(|variant| &variant.flags).find(|flag| flag.id == *name);
                (0, flag.map_or(255, |flag| flag.most.into()))
            }
            Number::Turn => (1, self.turns.into()),
            Number::Margin => (-128, 127),
            Number::Count(_) | Number::Casualties => (0, i64::from(u16::MAX)),
            Number::Distance(..) => (0, FAR_AWAY.into()),
            Number::Direction(..) => (0, 6),
            Number::Mp
            | Number::Made(_)
            | Number::Left(_)
            | Number::StrengthOf(..)
            | Number::MoraleOf(_)
            | Number::RatingOf(_)
            | Number::PointsOf(_) => (0, 255),
            Number::StepsOf(_) => (0, 2),
            Number::Dice => (0, 12),
            Number::VictoryPoints => (i64::from(i16::MIN), i64::from(i16::MAX)),
            Number::Sum(all) => all
                .iter()
                .map(|own| self.range(own))
                .fold((0, 0), |a, b| (a.0.saturating_add(b.0), a.1.saturating_add(b.1))),
            Number::Difference(a, b) => {
                let (a, b) = (self.range(a), self.range(b));
                (a.0.saturating_sub(b.1), a.1.saturating_sub(b.0))
            }
            Number::Product(a, b) => {
                let (a, b) = (self.range(a), self.range(b));
                let ends = [(a.0, b.0), (a.0, b.1), (a.1, b.0), (a.1, b.1)].map(|(a, b)| a.saturating_mul(b));
                (ends.into_iter().min().unwrap_or(0), ends.into_iter().max().unwrap_or(0))
            }
            Number::Least(all) => self.bound(all, i64::min),
            Number::Most(all) => self.bound(all, i64::max),
        }
    }

    fn bound(&self, all: &[Number], of: fn(i64, i64) -> i64) -> NumberRange {
        let ranges = all.iter().map(|own| self.range(own));
        ranges.reduce(|a, b| (of(a.0, b.0), of(a.1, b.1))).unwrap_or((0, 0))
    }

    /// Whether a number has the same value each time it is read.
    const fn is_fixed(number: &Number) -> bool {
        matches!(number, Number::N(_) | Number::P(_) | Number::Neg(_))
    }

    /// Returns the number a comparison is about and its range if the comparison holds, or does not hold. `None` if
    /// nothing can be concluded.
    pub fn compared<'c>(&self, cond: &'c Condition, holds: bool) -> Option<(&'c Number, NumberRange)> {
        const FAR: i64 = i64::MAX;
        let (Condition::Le(a, b) | Condition::Ge(a, b) | Condition::Eq(a, b)) = cond else { return None };
        // The number that changes stands first; `a <= b` is `b >= a`.
        let (key, other, flipped) = match (Self::is_fixed(a), Self::is_fixed(b)) {
            (_, true) => (a, b, false),
            (true, false) => (b, a, true),
            (false, false) => return None,
        };
        let (least, most) = self.range(other);
        let at_most = matches!(cond, Condition::Le(..)) != flipped;
        let range = match (cond, holds) {
            (Condition::Eq(..), true) => (least, most),
            (Condition::Eq(..), false) => return None,
            (_, true) if at_most => (-FAR, most),
            (_, true) => (least, FAR),
            (_, false) if at_most => (least + 1, FAR),
            (_, false) => (-FAR, most - 1),
        };
        Some((key, range))
    }
}
