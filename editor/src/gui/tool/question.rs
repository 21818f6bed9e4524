//! The tools that ask the rules and change nothing.

/// The question that a tool asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Whether one spot sees another.
    Sight,
    /// Which spots are in zones of control.
    Zones,
    /// How far a counter can move.
    Moves,
    /// The odds of an attack.
    Odds,
}

impl Question {
    /// Whether counters affect the answer: they do not affect lines of sight (R22).
    pub const fn has_counters(self) -> bool {
        !matches!(self, Self::Sight)
    }
}
