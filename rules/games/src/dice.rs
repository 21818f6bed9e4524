//! Dice and random draws, reproducible on any machine and with any number of threads.
//!
//! Each stream of random numbers is keyed by (seed, game, turn, phase, actor). A game therefore never depends on the
//! thread that plays it, and two games with the same seed stay paired in later phases even after they have diverged in
//! an earlier one.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

use crate::draw::{Draw, member};
use crate::play::{Dice, Roll};
use crate::side::Side;

/// The user of a stream of random numbers: the dice, or one of the players. Each has its own stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Drawer {
    /// The dice.
    Chance,
    /// The Texan player's own choices.
    Texan,
    /// The Mexican player's own choices.
    Mexican,
}

impl From<Side> for Drawer {
    fn from(side: Side) -> Self {
        match side {
            Side::Texan => Self::Texan,
            Side::Mexican => Self::Mexican,
        }
    }
}

/// The streams of random numbers of one game.
///
/// # Examples
///
/// ```
/// use rules::dice::Streams;
/// use rules::play::{Dice, Roll};
///
/// let two = Dice { what: "dice-damage", count: 2, faces: 6 };
/// let rolls = |seed| {
///     let mut streams = Streams::new(seed, 0);
///     streams.at(1, 3);
///     (0..10).map(|_| streams.roll(two)).collect::<Vec<Roll>>()
/// };
/// assert_eq!(rolls(1836), rolls(1836));
/// assert_ne!(rolls(1836), rolls(1837));
/// ```
#[derive(Debug, Clone)]
pub struct Streams {
    seed: u64,
    game: u32,
    moment: (u8, u8),
    open: [Option<ChaCha8Rng>; 3],
    /// The members of the players' populations that play the sides in every game, by their numbers.
    members: [Option<u32>; 2],
}

impl Streams {
    /// Creates the streams for a game of a series, by its number.
    #[must_use]
    pub const fn new(seed: u64, game: u32) -> Self {
        Self { seed, game, moment: (0, 0), open: [None, None, None], members: [None, None] }
    }

    /// Creates the streams for a game of a series between these players, by their names in a roster: `captain#7` is the
    /// same member of the population of captains in every game, `captain` is another one in each.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::dice::Streams;
    /// use rules::side::Side;
    ///
    /// let of = |game| Streams::between(1836, game, ["captain#7", "captain"]);
    /// assert_eq!(of(0).draw(Side::Texan), of(1).draw(Side::Texan));
    /// assert_ne!(of(0).draw(Side::Mexican), of(1).draw(Side::Mexican));
    /// ```
    #[must_use]
    pub fn between(seed: u64, game: u32, players: [&str; 2]) -> Self {
        let members = players.map(|name| member(name).1);
        Self { members, ..Self::new(seed, game) }
    }

    /// Returns the member of a player's population that plays a side in this game.
    #[must_use]
    pub fn draw(&self, side: Side) -> Draw {
        let of_game = || Draw::of_game(self.seed, self.game, side);
        self.members[side.index()].map_or_else(of_game, |number| Draw::member(number, side))
    }

    /// Enters a phase. If it is not the current one, all streams restart from the key of the new phase.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::dice::{Drawer, Streams};
    ///
    /// let mut streams = Streams::new(1836, 0);
    /// streams.at(1, 3);
    /// let first: Vec<usize> = (0..5).map(|_| streams.below(Drawer::Texan, 100)).collect();
    /// streams.at(1, 4);
    /// streams.at(1, 3);
    /// let again: Vec<usize> = (0..5).map(|_| streams.below(Drawer::Texan, 100)).collect();
    /// assert_eq!(first, again, "the phase begins its stream anew");
    /// ```
    pub fn at(&mut self, turn: u8, phase: u8) {
        if self.moment != (turn, phase) {
            self.moment = (turn, phase);
            self.open = [None, None, None];
        }
    }

    fn stream(&mut self, drawer: Drawer) -> &mut ChaCha8Rng {
        let Self { seed, game, moment, open, .. } = self;
        open[drawer as usize].get_or_insert_with(|| {
            let mut key = [0; 32];
            key[..8].copy_from_slice(&seed.to_le_bytes());
            key[8..12].copy_from_slice(&game.to_le_bytes());
            key[12..15].copy_from_slice(&[moment.0, moment.1, drawer as u8]);
            ChaCha8Rng::from_seed(key)
        })
    }

    /// Draws a uniformly distributed number below `limit`; 0 if `limit` is 0.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::dice::{Drawer, Streams};
    ///
    /// let mut streams = Streams::new(1836, 0);
    /// assert!((0..100).all(|_| streams.below(Drawer::Mexican, 3) < 3));
    /// assert_eq!(streams.below(Drawer::Mexican, 0), 0);
    /// ```
    pub fn below(&mut self, drawer: Drawer, limit: usize) -> usize {
        let limit = u32::try_from(limit).unwrap_or(u32::MAX);
        if limit == 0 {
            return 0;
        }
        // Rejection sampling: numbers of the last, incomplete round are drawn again, so that no remainder is favoured.
        let rounds = u32::MAX - u32::MAX % limit;
        loop {
            let number = self.stream(drawer).next_u32();
            if number < rounds {
                return (number % limit) as usize;
            }
        }
    }

    /// Rolls dice with the stream of [`Drawer::Chance`] and returns their sum.
    pub fn roll(&mut self, dice: Dice) -> Roll {
        Roll((0..dice.count).map(|_| self.below(Drawer::Chance, usize::from(dice.faces)) as u8 + 1).sum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_depends_on_its_key_alone() {
        let draw = |seed, game, turn| {
            let mut streams = Streams::new(seed, game);
            streams.at(turn, 3);
            (0..20).map(|_| streams.below(Drawer::Chance, 1000)).collect::<Vec<_>>()
        };
        assert_eq!(draw(1, 2, 3), draw(1, 2, 3));
        assert_ne!(draw(1, 2, 3), draw(2, 2, 3));
        assert_ne!(draw(1, 2, 3), draw(1, 3, 3));
        assert_ne!(draw(1, 2, 3), draw(1, 2, 4));
    }

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut streams = Streams::new(7, 0);
        streams.at(1, 1);
        let mut faces = [0; 7];
        for _ in 0..6000 {
            faces[usize::from(streams.roll(Dice { what: "dice-combat", count: 1, faces: 6 }).0)] += 1;
        }
        assert_eq!(faces[0], 0);
        assert!(faces[1..].iter().all(|count| (850..1150).contains(count)), "{faces:?}");
    }
}
