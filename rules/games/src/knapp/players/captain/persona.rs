//! The preferences of a captain.

use crate::draw::{Draw, Identity};

/// The preferences of a captain: values of stands and actions in hundredths of a point, shares in percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::knapp::players) struct Persona {
    /// The percentage of the danger to castings that it takes into account.
    pub(in crate::knapp::players) fear: i32,
    /// The value of a stand being inside.
    pub(in crate::knapp::players) inside: i32,
    /// The value of a stand to its own side.
    pub(in crate::knapp::players) stand: i32,
    /// The value of a gain one turn later.
    pub(in crate::knapp::players) later: i32,
    /// The maximum number of columns it plans: four strong ones lose fewer stands at the wall than seven weak ones.
    pub(in crate::knapp::players) columns: usize,
    /// Whether its stands scale the wall; otherwise they come in through breaches and gates only.
    pub(in crate::knapp::players) climbs: bool,
}

impl Persona {
    /// The captain of the roster.
    pub(in crate::knapp::players) const USUAL: Self =
        Self { fear: 100, inside: 40, stand: 25, later: 45, columns: 4, climbs: true };
    /// Holds the wall regardless of the enemy.
    pub(in crate::knapp::players) const BRAVE: Self = Self { fear: 0, ..Self::USUAL };
    /// Stays on the wall longer than others do.
    pub(in crate::knapp::players) const STEADY: Self = Self { fear: 50, ..Self::USUAL };
    /// Moves castings away from stands early.
    pub(in crate::knapp::players) const WARY: Self = Self { fear: 200, ..Self::USUAL };
    /// Spends stands to get inside soon.
    pub(in crate::knapp::players) const BOLD: Self = Self { inside: 80, stand: 10, ..Self::USUAL };
    /// Spares stands, and waits for a better place.
    pub(in crate::knapp::players) const SPARING: Self = Self { stand: 60, later: 70, ..Self::USUAL };
    /// Climbs the wall wherever its stands are.
    pub(in crate::knapp::players) const HASTY: Self = Self { later: 20, ..Self::USUAL };
    /// Plans few, strong columns.
    pub(in crate::knapp::players) const MASSED: Self = Self { columns: 3, ..Self::USUAL };
}

/// How much a member of the population may weigh something more or less than the ordinary captain: within this, none is
/// stronger than another.
const SPREAD: f32 = 0.15;

impl Persona {
    /// Returns these preferences as a member of the population has them.
    pub(super) fn drawn(self, draw: Draw) -> Self {
        let own = |number: u64, weight: i32| (weight as f32 * draw.weight(Identity::of(&[number]), SPREAD)) as i32;
        let Self { fear, inside, stand, later, .. } = self;
        Self { fear: own(1, fear), inside: own(2, inside), stand: own(3, stand), later: own(4, later), ..self }
    }
}

impl Default for Persona {
    fn default() -> Self {
        Self::USUAL
    }
}
