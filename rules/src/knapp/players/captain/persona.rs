//! What one captain thinks of more highly than another.

/// What a captain cares for: stands and deeds in hundredths of a point, shares of a hundred.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::knapp::players) struct Persona {
    /// How much of the danger to castings he sees.
    pub(super) fear: i32,
    /// What it is worth that a stand is inside.
    pub(super) inside: i32,
    /// What a stand is worth to its own side.
    pub(super) stand: i32,
    /// What a gain is worth a turn later.
    pub(super) later: i32,
    /// How many columns he makes at most: four strong ones lose fewer stands at the wall than seven weak ones.
    pub(super) columns: usize,
}

impl Persona {
    /// The captain of the roster.
    pub(in crate::knapp::players) const USUAL: Self = Self { fear: 100, inside: 40, stand: 25, later: 45, columns: 4 };
    /// Holds the wall, whoever comes.
    pub(in crate::knapp::players) const BRAVE: Self = Self { fear: 0, ..Self::USUAL };
    /// Stays on the wall longer than others do.
    pub(in crate::knapp::players) const STEADY: Self = Self { fear: 50, ..Self::USUAL };
    /// Takes castings away from stands early.
    pub(in crate::knapp::players) const WARY: Self = Self { fear: 200, ..Self::USUAL };
    /// Spends stands to be inside soon.
    pub(in crate::knapp::players) const BOLD: Self = Self { inside: 80, stand: 10, ..Self::USUAL };
    /// Spares stands, and waits for a better place.
    pub(in crate::knapp::players) const SPARING: Self = Self { stand: 60, later: 70, ..Self::USUAL };
    /// Goes up where he is.
    pub(in crate::knapp::players) const HASTY: Self = Self { later: 20, ..Self::USUAL };
    /// Makes few and strong columns.
    pub(in crate::knapp::players) const MASSED: Self = Self { columns: 3, ..Self::USUAL };
}

impl Default for Persona {
    fn default() -> Self {
        Self::USUAL
    }
}
