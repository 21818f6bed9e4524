//! What the score of a game is made of.

use crate::phrase::Phrase;
use crate::side::Side;

/// What points are given for, and what else decides a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Score {
    /// The parts that the rule adds up, those that give no points so far too. Empty if a game has no points.
    pub parts: Vec<ScorePart>,
    /// What the losses or the points are measured against, in sentences.
    pub said: Vec<Phrase>,
}

/// A part of the points of a side: what is counted, and the points for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScorePart {
    /// The side that gets the points.
    pub side: Side,
    /// The id of the text that says what is counted.
    pub word: &'static str,
    /// How many there are.
    pub count: i32,
    /// The points for all of them.
    pub points: i32,
}

impl ScorePart {
    /// Says what is counted and the points for it; with `more`, as what has been added.
    #[must_use]
    pub fn said(&self, more: bool) -> Phrase {
        let said = Phrase::new(self.word).amount("count", self.count).amount("points", self.points);
        said.with("more", if more { "yes" } else { "no" })
    }
}

impl Score {
    /// Returns the points of both sides, in the order of [`Side::index`].
    #[must_use]
    pub fn points(&self) -> [i32; 2] {
        let mut points = [0, 0];
        self.parts.iter().for_each(|part| points[part.side.index()] += part.points);
        points
    }

    /// Returns the parts of a side that give more points than in an earlier score, each with what has been added, those
    /// that give most first.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::play::{Score, ScorePart};
    /// use rules::side::Side;
    ///
    /// let score = |points| {
    ///     let part = |word, points| ScorePart { side: Side::Texan, word, count: 2 * points, points };
    ///     Score { parts: vec![part("score-turns", 3), part("score-casualties", points)], said: Vec::new() }
    /// };
    /// let added = score(5).since(&score(1), Side::Texan);
    /// let casualties = ScorePart { side: Side::Texan, word: "score-casualties", count: 8, points: 4 };
    /// assert_eq!(added, [casualties], "the turns give as much as before");
    /// ```
    #[must_use]
    pub fn since(&self, earlier: &Self, side: Side) -> Vec<ScorePart> {
        let before = |part: &ScorePart| {
            let own = earlier.parts.iter().find(|own| (own.side, own.word) == (part.side, part.word));
            own.map_or((0, 0), |own| (own.count, own.points))
        };
        let added = |part: &ScorePart| {
            let (count, points) = before(part);
            ScorePart { count: part.count - count, points: part.points - points, ..*part }
        };
        let own = self.parts.iter().filter(|part| part.side == side).map(added);
        let mut added: Vec<ScorePart> = own.filter(|part| part.points > 0).collect();
        added.sort_by_key(|part| std::cmp::Reverse(part.points));
        added
    }
}
