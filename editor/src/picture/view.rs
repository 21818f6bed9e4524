//! What is shown of a map, and how.

use rules::spot::Level;
use rules::words::Language;

use super::palette::Theme;
use super::shape::{Layer, Layers};

/// What is shown of a map, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct View {
    /// The level shown in full strength: open ground, rooms, or roofs and platforms.
    pub level: Level,
    /// Light or dimmed paper.
    pub theme: Theme,
    /// Language of names and legend.
    pub language: Language,
    /// The layers drawn.
    pub layers: Layers,
    /// How strong each of them is painted.
    pub opacity: Opacities,
    /// Whether it is marked where everything comes from: from the published texts or from a reconstruction.
    pub provenance: bool,
    /// The regions that are drawn: rules ask for them, no printed map has them.
    pub regions: RegionSet,
}

impl Default for View {
    fn default() -> Self {
        Self {
            level: Level::Ground,
            theme: Theme::default(),
            language: Language::default(),
            layers: Layers::ALL,
            opacity: Opacities::FULL,
            provenance: false,
            regions: RegionSet::NONE,
        }
    }
}

/// Some of the regions of a map, by their places in its list.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RegionSet([u64; RegionSet::LIMIT / 64]);

impl RegionSet {
    /// So many regions are told apart; the others go with the last of these.
    pub const LIMIT: usize = 256;

    /// No region.
    pub const NONE: Self = Self([0; Self::LIMIT / 64]);

    /// Every region.
    pub const ALL: Self = Self([u64::MAX; Self::LIMIT / 64]);

    /// Whether a region belongs to the set.
    #[must_use]
    pub fn has(self, at: usize) -> bool {
        let at = at.min(Self::LIMIT - 1);
        self.0[at / 64] & (1 << (at % 64)) != 0
    }

    /// The set without a region.
    #[must_use]
    pub fn without(mut self, at: usize) -> Self {
        let at = at.min(Self::LIMIT - 1);
        self.0[at / 64] &= !(1 << (at % 64));
        self
    }

    /// Whether no region belongs to it.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }
}

/// How strong layers are painted, in percent.
///
/// A faint layer is faint as a whole, as if it were on a film: what lies one above the other on it does not show through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opacities([u8; Layer::ALL.len()]);

impl Opacities {
    /// Every layer in full strength.
    pub const FULL: Self = Self([100; Layer::ALL.len()]);

    /// How strong a layer is, in percent.
    #[must_use]
    pub const fn of(self, layer: Layer) -> u8 {
        self.0[layer as usize]
    }

    /// How strong a layer is: 1 is in full strength.
    #[must_use]
    pub fn share(self, layer: Layer) -> f32 {
        f32::from(self.of(layer)) / 100.0
    }

    /// Whether a layer is painted in full strength.
    #[must_use]
    pub const fn is_full(self, layer: Layer) -> bool {
        self.of(layer) >= 100
    }

    /// The same with one layer as strong as this, in percent.
    #[must_use]
    pub const fn with(mut self, layer: Layer, percent: u8) -> Self {
        self.0[layer as usize] = if percent > 100 { 100 } else { percent };
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_leave_a_set_one_by_one() {
        let set = RegionSet::ALL.without(3).without(70);
        assert_eq!([2, 3, 4, 69, 70, 71].map(|at| set.has(at)), [true, false, true, true, false, true]);
        assert!(RegionSet::ALL.has(9_000) && !RegionSet::ALL.without(9_000).has(RegionSet::LIMIT));
        assert!(RegionSet::NONE.is_empty() && !set.is_empty());
    }
}
