//! Moments of a game: the Game-Turn and the phase.

/// A Game-Turn and one of its phases.
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
    /// Its place in the sequence of play. Dice are drawn by this number, so it must never change: every recorded seed
    /// would give a different game.
    pub number: u8,
    /// The word for it in cases and logs.
    pub word: &'static str,
}

impl Phase {
    /// Returns the id of its name in the string files.
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
