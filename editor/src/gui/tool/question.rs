//! The tools that ask the rules and change nothing.

/// What a tool asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Who sees whom.
    Sight,
    /// Whose zones of control lie where.
    Zones,
    /// How far a counter gets.
    Moves,
    /// What comes of an attack.
    Odds,
}

impl Question {
    /// Whether counters matter to it: lines of sight pass them by (R22).
    pub const fn has_counters(self) -> bool {
        !matches!(self, Self::Sight)
    }
}
