//! The arbitrary choices of a computer player, drawn anew for each game.
//!
//! Many choices of a player are arbitrary: which of two equal units moves first, which of two equal targets is shot at, how
//! much a little more cover is worth. If such a choice always fell the same way, a thousand games would be a thousand
//! throws of the dice on one line of play, and their results would hold the dice but not the play. So a player is a
//! population, and a [`Draw`] is one of its members.
//!
//! A draw belongs to the number of a game and to nothing else, and what it says about a piece or a spot depends on what
//! that [is](Identity). So two settings of a scenario are played by the same members, and renaming a counter, reordering
//! a file or shifting a map changes no choice.

/// What a piece, a spot or a column is, as far as a game can tell: a number made of its nature, never of its id or its
/// place in a list.
///
/// # Examples
///
/// ```
/// use rules::player::Identity;
///
/// let rifles = Identity::of(&[7, 3, 9]);
/// assert_eq!(rifles, Identity::of(&[7, 3, 9]));
/// assert_ne!(rifles, Identity::of(&[7, 3, 8]));
/// assert_ne!(rifles.with(0), rifles.with(1), "two of the same kind");
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Identity(u64);

impl Identity {
    /// The identity of nothing in particular.
    pub const NONE: Self = Self(0);

    /// Makes an identity of the numbers that describe something, in order.
    #[must_use]
    pub const fn of(numbers: &[u64]) -> Self {
        let (mut own, mut at) = (Self::NONE, 0);
        while at < numbers.len() {
            own = own.with(numbers[at]);
            at += 1;
        }
        own
    }

    /// Returns the identity of something that is this and has one more number.
    #[must_use]
    pub const fn with(self, number: u64) -> Self {
        Self(mixed(self.0.rotate_left(7) ^ mixed(number.wrapping_add(ODD))))
    }

    /// Returns the identity of this and something else together, in this order.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        self.with(other.0)
    }

    /// Returns the identity of a set, to which the order of its members means nothing.
    #[must_use]
    pub fn of_all(members: impl IntoIterator<Item = Self>) -> Self {
        Self(members.into_iter().fold(0, |sum: u64, own| sum.wrapping_add(mixed(own.0 ^ ODD))))
    }

    /// Makes the identity of a text.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        text.bytes().fold(Self::NONE, |own, byte| own.with(u64::from(byte)))
    }
}

/// One member of a population of computer players.
///
/// # Examples
///
/// ```
/// use rules::player::{Draw, Identity};
/// use rules::side::Side;
///
/// let line = [1, 2, 3].map(|number| Identity::of(&[8, number]));
/// let order = |game| {
///     let mut order = line;
///     let draw = Draw::of_game(1836, game, Side::Mexican);
///     order.sort_by_key(|own| draw.rank(*own));
///     order
/// };
/// assert_eq!(order(5), order(5));
/// assert!((0..20).any(|game| order(game) != order(5)), "another game, another order");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Draw(u64);

impl Draw {
    /// Draws the member that plays a side in a game of a series, by the series' seed and the game's number.
    #[must_use]
    pub const fn of_game(seed: u64, game: u32, side: crate::side::Side) -> Self {
        Self(mixed(mixed(seed ^ GAME) ^ ((game as u64) << 1 | side as u64)))
    }

    /// Returns the member with this number, which is the same in every series.
    #[must_use]
    pub const fn member(number: u32, side: crate::side::Side) -> Self {
        Self(mixed(MEMBER ^ ((number as u64) << 1 | side as u64)))
    }

    /// Returns the place of something in the order of this member: a number by which to sort, or to break ties.
    #[must_use]
    pub const fn rank(self, what: Identity) -> u32 {
        (mixed(self.0 ^ what.0) >> 32) as u32
    }

    /// Returns how much this member likes something, from -1 to 1: to be added, in small parts, to a value.
    #[must_use]
    pub fn liking(self, what: Identity) -> f32 {
        // Sixteen bits are exact in the arithmetic of every machine.
        (self.rank(what) >> 16) as f32 / 32_768.0 - 1.0
    }

    /// Whether this member uses what a rule of a variant offers. Captains cannot tell what an offer is
    /// worth: of the population one half uses it, so that games show what it does, and do without it.
    #[must_use]
    pub fn takes(self, rule: Identity) -> bool {
        self.rank(Identity::of(&[OFFER]).and(rule)).is_multiple_of(2)
    }

    /// Returns a factor by which this member weighs something: 1, and at most `spread` more or less.
    #[must_use]
    pub fn weight(self, what: Identity, spread: f32) -> f32 {
        1.0 + spread * self.liking(what)
    }
}

/// Sets the draws of offers apart.
const OFFER: u64 = 0x4f46_4652;

/// Returns the identity of the next thing of a kind: things of one kind are told apart by a number among themselves.
pub(crate) fn numbered(before: &mut Vec<(Identity, u64)>, kind: Identity) -> Identity {
    let number = if let Some((_, number)) = before.iter_mut().find(|(own, _)| *own == kind) {
        *number += 1;
        *number
    } else {
        before.push((kind, 0));
        0
    };
    kind.with(number)
}

/// Splits the name of a member of a population, as in `captain#7`, into that of the population and the member's number;
/// a name without a number means another member in every game.
///
/// # Examples
///
/// ```
/// use rules::player::member;
///
/// assert_eq!(member("captain#7"), ("captain", Some(7)));
/// assert_eq!(member("captain"), ("captain", None));
/// assert_eq!(member("captain#x"), ("captain#x", None), "nobody has such a name");
/// ```
#[must_use]
pub fn member(name: &str) -> (&str, Option<u32>) {
    let split = name.rsplit_once('#').and_then(|(name, number)| Some((name, number.parse().ok()?)));
    split.map_or((name, None), |(name, number)| (name, Some(number)))
}

/// Added to each number, so that zeros count.
const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
/// Set the draws of games and of members apart.
const GAME: u64 = 0x414c_414d_4f00_0001;
const MEMBER: u64 = 0x414c_414d_4f00_0002;

/// Returns a number with its bits well mixed (the finalizer of `SplitMix64`).
const fn mixed(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::side::Side;

    #[test]
    fn likings_are_spread_evenly() {
        let draws = (0..2000).map(|game| Draw::of_game(1836, game, Side::Texan).liking(Identity::of(&[3])));
        let all: Vec<f32> = draws.collect();
        let mean = all.iter().sum::<f32>() / all.len() as f32;
        let square = all.iter().map(|own| own * own).sum::<f32>() / all.len() as f32;
        assert!(mean.abs() < 0.05 && (square - 1.0 / 3.0).abs() < 0.03, "{mean} {square}");
        assert!(all.iter().all(|own| (-1.0..=1.0).contains(own)));
    }

    #[test]
    fn the_members_of_the_two_sides_are_strangers() {
        let equal = (0..200).filter(|game| {
            let of = |side| Draw::of_game(7, *game, side).liking(Identity::of(&[1]));
            (of(Side::Texan) > 0.0) == (of(Side::Mexican) > 0.0)
        });
        assert!((70..130).contains(&equal.count()));
    }

    #[test]
    fn a_set_has_no_order() {
        let [a, b] = [1, 2].map(|number| Identity::of(&[number]));
        assert_eq!(Identity::of_all([a, b]), Identity::of_all([b, a]));
        assert_ne!(Identity::of_all([a, b]), Identity::of_all([a, a]));
        assert_ne!(a.and(b), b.and(a));
    }
}
