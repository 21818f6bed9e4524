//! The options that decide what is shown of a map, and how.

use rules::spot::Level;
use rules::words::Language;

use super::palette::Theme;
use super::shape::{Layer, Layers};

/// The options that decide what is shown of a map, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct View {
    /// The level shown in full: open ground, rooms, or roofs and platforms.
    pub level: Level,
    /// Light or dark paper.
    pub theme: Theme,
    /// The language of names and legend.
    pub language: Language,
    /// The layers drawn.
    pub layers: Layers,
    /// The opacity of each layer.
    pub opacity: Opacities,
    /// Whether origins are marked: from the published texts, from a reconstruction, or the author's own.
    pub provenance: bool,
    /// The regions shown; rules refer to them, but no printed map has them.
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

/// A set of a map's regions, by their index in its list.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RegionSet([u64; RegionSet::LIMIT / 64]);

impl RegionSet {
    /// The number of regions that are distinguished; any further ones follow the last of these.
    pub const LIMIT: usize = 256;

    /// The empty set.
    pub const NONE: Self = Self([0; Self::LIMIT / 64]);

    /// The set of all regions.
    pub const ALL: Self = Self([u64::MAX; Self::LIMIT / 64]);

    /// Whether a region belongs to the set.
    #[must_use]
    pub fn has(self, at: usize) -> bool {
        let at = at.min(Self::LIMIT - 1);
        self.0[at / 64] & (1 << (at % 64)) != 0
    }

    /// Returns the set without a region.
    #[must_use]
    pub fn without(mut self, at: usize) -> Self {
        let at = at.min(Self::LIMIT - 1);
        self.0[at / 64] &= !(1 << (at % 64));
        self
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }
}

/// The opacity of each layer, in percent.
///
/// A faint layer is faint as a whole, as if painted on a film: overlapping shapes on it do not show through
/// one another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opacities([u8; Layer::ALL.len()]);

impl Opacities {
    /// Every layer at full opacity.
    pub const FULL: Self = Self([100; Layer::ALL.len()]);

    /// Returns the opacity of a layer in percent.
    #[must_use]
    pub const fn percent(self, layer: Layer) -> u8 {
        self.0[layer as usize]
    }

    /// Returns the opacity of a layer as a fraction of 1.
    #[must_use]
    pub fn share(self, layer: Layer) -> f32 {
        f32::from(self.percent(layer)) / 100.0
    }

    /// Whether a layer is painted at full opacity.
    #[must_use]
    pub const fn is_full(self, layer: Layer) -> bool {
        self.percent(layer) >= 100
    }

    /// Returns the opacities with one layer changed to `percent`, at most 100.
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
