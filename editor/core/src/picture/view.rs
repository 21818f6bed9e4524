//! The options that decide what is shown of a map, and how.

use rules::map::RegionKind;
use rules::project::Project;
use rules::rulebook::System;
use rules::spot::Level;
use rules::systems;
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
    /// The features drawn of those that not every game reads.
    pub features: MapFeatures,
    /// The regions shown each in its own colour; rules refer to them, but no printed map has them.
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
            features: MapFeatures::ENTRY_AREAS,
            regions: RegionSet::NONE,
        }
    }
}

impl View {
    /// Returns the default view of the map of a project: with the features that its game reads.
    #[must_use]
    pub fn of(project: &Project) -> Self {
        Self { features: MapFeatures::of(project), ..Self::default() }
    }
}

/// Features of a map that not every game reads: kinds of regions, and entry areas.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MapFeatures(u64);

impl MapFeatures {
    /// No features.
    pub const NONE: Self = Self(0);
    /// Every feature.
    pub const ALL: Self = Self(u64::MAX);
    /// Only the entry areas.
    pub const ENTRY_AREAS: Self = Self(1 << 63);

    /// Returns the features that the game of a project reads; those of the 1981 game for a map without a scenario.
    #[must_use]
    pub fn of(project: &Project) -> Self {
        Self::read_by(if project.has_scenario() { project.rulebook.system } else { System::default() })
    }

    /// Returns the features that games of a system read.
    #[must_use]
    pub fn read_by(system: System) -> Self {
        let entries = if systems::has_entry_areas(system) { Self::ENTRY_AREAS } else { Self::NONE };
        systems::region_kinds(system).iter().fold(entries, |all, kind| all.with_kind(kind))
    }

    /// Whether entry areas belong to them.
    #[must_use]
    pub const fn has_entry_areas(self) -> bool {
        self.0 & Self::ENTRY_AREAS.0 != 0
    }

    /// Whether any kind of regions belongs to them.
    #[must_use]
    pub const fn has_regions(self) -> bool {
        self.0 & !Self::ENTRY_AREAS.0 != 0
    }

    /// Whether regions of a kind belong to them; false for a word that is no kind.
    #[must_use]
    pub fn has_kind(self, kind: &str) -> bool {
        self.0 & Self::bit(kind) != 0
    }

    /// Returns the features together with regions of a kind; unchanged for a word that is no kind.
    #[must_use]
    pub fn with_kind(self, kind: &str) -> Self {
        Self(self.0 | Self::bit(kind))
    }

    /// Returns these features and others.
    #[must_use]
    pub const fn with(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Returns the features without regions of a kind.
    #[must_use]
    pub fn without_kind(self, kind: &str) -> Self {
        Self(self.0 & !Self::bit(kind))
    }

    fn bit(kind: &str) -> u64 {
        RegionKind::ALL.iter().position(|own| own.name == kind).map_or(0, |at| 1 << at)
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
    fn each_game_has_the_features_it_reads() {
        let [alamo, knapp, deguello] = System::ALL.map(MapFeatures::read_by);
        assert_eq!([alamo, knapp, deguello].map(MapFeatures::has_entry_areas), [true, false, false]);
        let areas = [alamo, knapp, deguello].map(|own| own.has_kind(RegionKind::AREA));
        assert_eq!(areas, [false, false, true]);
        assert!(!deguello.without_kind(RegionKind::AREA).has_kind(RegionKind::AREA));
        assert!(knapp.has_kind(RegionKind::START_POSITION) && !MapFeatures::NONE.has_kind("puddle"));
        assert!(RegionKind::ALL.len() < 63, "entry areas have a bit of their own");
    }

    #[test]
    fn regions_leave_a_set_one_by_one() {
        let set = RegionSet::ALL.without(3).without(70);
        assert_eq!([2, 3, 4, 69, 70, 71].map(|at| set.has(at)), [true, false, true, true, false, true]);
        assert!(RegionSet::ALL.has(9_000) && !RegionSet::ALL.without(9_000).has(RegionSet::LIMIT));
        assert!(RegionSet::NONE.is_empty() && !set.is_empty());
    }
}
