//! Moments of a game: the Game-Turn and the phase.

/// A Game-Turn and a phase of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Moment {
    /// The Game-Turn; 0 during set-up.
    pub turn: u8,
    /// The phase.
    pub phase: Phase,
}

/// A phase of a game system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Phase {
    /// Its place in the sequence of play. Dice are drawn by it: it never changes, or every recorded seed gives other games.
    pub number: u8,
    /// The word cases and logs use for it.
    pub word: &'static str,
}

impl Phase {
    /// The id of its name in the string files.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::play::Phase;
    ///
    /// let phase = Phase { number: 6, word: "texan_movement" };
    /// assert_eq!(phase.name_word(), "phase-texan-movement");
    /// ```
    #[must_use]
    pub fn name_word(self) -> String {
        format!("phase-{}", self.word.replace('_', "-"))
    }
}
