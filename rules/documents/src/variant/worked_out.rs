//! Numbers worked out as far as they are fixed before play.

use super::Number;

impl Number {
    /// Returns the number with parameters replaced by their values, and everything computed that needs no position: two
    /// numbers that come out the same are the same, however they are written.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::variant::Number;
    ///
    /// let turns = Number::Sum(vec![Number::P("turns".to_owned()), Number::N(2)]);
    /// assert_eq!(turns.worked_out(&|_| 16), Number::N(18));
    /// assert_eq!(Number::Turn.worked_out(&|_| 16), Number::Turn);
    /// ```
    #[must_use]
    pub fn worked_out(&self, param: &dyn Fn(&str) -> i32) -> Self {
        let all = |own: &[Self]| own.iter().map(|own| own.worked_out(param)).collect::<Vec<_>>();
        let two = |a: &Self, b: &Self| (a.worked_out(param), b.worked_out(param));
        match self {
            Self::P(name) => Self::N(param(name)),
            Self::Neg(name) => Self::N(param(name).saturating_neg()),
            Self::Sum(own) => folded(all(own), Some(0), i32::saturating_add, Self::Sum),
            Self::Least(own) => folded(all(own), None, i32::min, Self::Least),
            Self::Most(own) => folded(all(own), None, i32::max, Self::Most),
            Self::Difference(a, b) => match two(a, b) {
                (Self::N(a), Self::N(b)) => Self::N(a.saturating_sub(b)),
                (a, b) => Self::Difference(Box::new(a), Box::new(b)),
            },
            Self::Product(a, b) => match two(a, b) {
                (Self::N(a), Self::N(b)) => Self::N(a.saturating_mul(b)),
                (a, b) => Self::Product(Box::new(a), Box::new(b)),
            },
            own => own.clone(),
        }
    }
}

/// Combines the known ones of several numbers, whose order does not matter; `neutral` changes no result.
fn folded(
    all: Vec<Number>,
    neutral: Option<i32>,
    with: fn(i32, i32) -> i32,
    again: fn(Vec<Number>) -> Number,
) -> Number {
    let (known, mut rest): (Vec<Number>, Vec<Number>) = all.into_iter().partition(|own| matches!(own, Number::N(_)));
    let known =
        known.into_iter().filter_map(|own| if let Number::N(own) = own { Some(own) } else { None }).reduce(with);
    if rest.is_empty() {
        return Number::N(known.unwrap_or(0));
    }
    rest.extend(known.filter(|own| Some(*own) != neutral).map(Number::N));
    // Numbers have no order of their own.
    rest.sort_by_cached_key(|own| format!("{own:?}"));
    if rest.len() == 1 { rest.remove(0) } else { again(rest) }
}
