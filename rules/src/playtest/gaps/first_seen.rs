//! Counts how often something was seen, and where it is seen soonest.

/// A step of a game in a series.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct StepOfGame {
    /// The number of steps made before.
    pub(super) step: u32,
    /// The number of the game, from 0.
    pub(super) game: u32,
}

/// How often something was seen, in how many games, and the place reached by the fewest steps. Those of different games
/// can be added in any order.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Sightings {
    pub(super) times: u64,
    pub(super) games: u32,
    pub(super) first: Option<StepOfGame>,
    /// The last game that was counted.
    last: Option<u32>,
}

impl Sightings {
    /// Counts another sighting.
    pub(super) fn note(&mut self, at: StepOfGame) {
        self.times += 1;
        if self.last.replace(at.game) != Some(at.game) {
            self.games += 1;
        }
        self.first = Some(self.first.map_or(at, |first| first.min(at)));
    }

    /// Whether it was ever seen.
    pub(super) const fn is_seen(&self) -> bool {
        self.times > 0
    }

    /// Adds the sightings of other games.
    pub(super) fn add(&mut self, other: &Self) {
        self.times += other.times;
        self.games += other.games;
        self.first = self.first.into_iter().chain(other.first).min();
    }

    /// Returns the sum of several sightings. In how many games any of them falls is not known: at least in as many as the
    /// most frequent one.
    pub(super) fn sum<'a>(marks: impl IntoIterator<Item = &'a Self>) -> Self {
        marks.into_iter().fold(Self::default(), |mut sum, own| {
            let games = sum.games.max(own.games);
            sum.add(own);
            Self { games, ..sum }
        })
    }
}

/// Adds sightings of other games, element by element. A list that is too short grows.
pub(super) fn add_all(into: &mut Vec<Sightings>, other: &[Sightings]) {
    if into.len() < other.len() {
        into.resize(other.len(), Sightings::default());
    }
    into.iter_mut().zip(other).for_each(|(own, other)| own.add(other));
}

/// The longest of some runs, and where it starts; of runs of the same length, the one with the fewest steps before it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Longest {
    pub(super) length: u32,
    pub(super) at: StepOfGame,
}

impl Longest {
    pub(super) fn hear(&mut self, length: u32, at: StepOfGame) {
        if length > self.length || length == self.length && at < self.at {
            *self = Self { length, at };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(game: u32, step: u32) -> StepOfGame {
        StepOfGame { step, game }
    }

    #[test]
    fn a_mark_counts_times_and_games_and_keeps_the_shortest_way() {
        let mut one = Sightings::default();
        for place in [at(4, 90), at(4, 95), at(6, 20)] {
            one.note(place);
        }
        let mut other = Sightings::default();
        other.note(at(2, 20));
        other.add(&one);
        assert_eq!((other.times, other.games, other.first), (4, 3, Some(at(2, 20))));
        assert!(!Sightings::default().is_seen() && one.is_seen());
    }

    #[test]
    fn of_runs_as_long_the_one_nearest_to_the_beginning_is_kept() {
        let mut longest = Longest::default();
        for (length, place) in [(3, at(1, 40)), (5, at(2, 60)), (5, at(9, 10)), (4, at(0, 0))] {
            longest.hear(length, place);
        }
        assert_eq!((longest.length, longest.at), (5, at(9, 10)));
    }
}
