//! The layers a designer handles: what is shown and hidden, locked and made faint together.

use rules::edit::Edit;
use rules::project_edit::{ProjectEdit, ScenarioEdit};

use crate::picture::Layer;

/// A layer of the map as a designer sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DesignerLayer {
    /// What hexes are painted with, storeys included.
    Ground,
    /// The outlines of the hexes.
    Grid,
    /// Entry areas.
    EntryAreas,
    /// What stands on hexsides.
    Hexsides,
    /// Gun sites.
    GunSites,
    /// Rooms.
    Rooms,
    /// Regions: rules ask for them, no map prints them.
    Regions,
    /// Names of places.
    Names,
    /// Hex numbers.
    Numbers,
    /// Counters where the scenario sets them up.
    Counters,
    /// Where everything comes from.
    Provenance,
    /// What the corrections in force have changed.
    Corrections,
}

impl DesignerLayer {
    /// Every layer, lowest first; those that judge the map come last.
    pub const ALL: [Self; 12] = [
        Self::Ground,
        Self::Grid,
        Self::EntryAreas,
        Self::Hexsides,
        Self::GunSites,
        Self::Rooms,
        Self::Regions,
        Self::Names,
        Self::Numbers,
        Self::Counters,
        Self::Provenance,
        Self::Corrections,
    ];

    /// The layers of the picture it is painted on.
    pub const fn layers(self) -> &'static [Layer] {
        match self {
            Self::Ground => &[Layer::Ground],
            Self::Grid => &[Layer::Grid],
            Self::EntryAreas => &[Layer::EntryAreas],
            Self::Hexsides => &[Layer::Hexsides],
            Self::GunSites => &[Layer::GunSites],
            Self::Rooms => &[Layer::Rooms],
            Self::Names => &[Layer::Labels],
            Self::Numbers => &[Layer::Numbers],
            Self::Counters => &[Layer::Counters],
            Self::Provenance => &[Layer::Provenance],
            Self::Regions => &[Layer::Regions, Layer::RegionNames],
            // It is painted above the picture.
            Self::Corrections => &[],
        }
    }

    /// Whether it can be made faint.
    pub const fn can_fade(self) -> bool {
        !self.layers().is_empty()
    }

    /// Whether anything is painted on it, which a lock keeps as it is.
    pub const fn can_lock(self) -> bool {
        !matches!(self, Self::Grid | Self::Numbers | Self::Provenance | Self::Corrections)
    }

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ground => "gui-ply-ground",
            Self::Grid => "gui-ply-grid",
            Self::EntryAreas => "gui-ply-entry-areas",
            Self::Hexsides => "gui-ply-hexsides",
            Self::GunSites => "gui-ply-gun-sites",
            Self::Rooms => "gui-ply-rooms",
            Self::Regions => "gui-ply-regions",
            Self::Names => "gui-ply-names",
            Self::Numbers => "gui-ply-numbers",
            Self::Counters => "gui-ply-counters",
            Self::Provenance => "gui-ply-provenance",
            Self::Corrections => "gui-ply-corrections",
        }
    }

    /// The layer an edit changes; none for what is on no layer, such as the title.
    pub const fn of(edit: &ProjectEdit) -> Option<Self> {
        match edit {
            ProjectEdit::Map(edit) => Self::of_map(edit),
            ProjectEdit::Scenario(ScenarioEdit::Placement(_)) => Some(Self::Counters),
            ProjectEdit::Scenario(_)
            | ProjectEdit::Counters(_)
            | ProjectEdit::Rulebook(_)
            | ProjectEdit::Correction(..)
            | ProjectEdit::Variant(..) => None,
        }
    }

    const fn of_map(edit: &Edit) -> Option<Self> {
        Some(match edit {
            Edit::Hex(_) => Self::Ground,
            Edit::Hexside(_) => Self::Hexsides,
            Edit::Room(_) => Self::Rooms,
            Edit::Region(_) => Self::Regions,
            Edit::EntryArea(_) => Self::EntryAreas,
            Edit::GunSite(_) => Self::GunSites,
            Edit::Label(_) => Self::Names,
            Edit::Allow(_) | Edit::Grid { .. } | Edit::Title { .. } | Edit::Scan { .. } => return None,
        })
    }
}

/// A set of layers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct DesignerLayers(u16);

impl DesignerLayers {
    /// No layer.
    pub const NONE: Self = Self(0);

    /// Whether a layer belongs to the set.
    pub const fn has(self, designer_layer: DesignerLayer) -> bool {
        self.0 & (1 << designer_layer as u16) != 0
    }

    /// The set with a layer, or without it.
    #[must_use]
    pub const fn with(self, designer_layer: DesignerLayer, belongs: bool) -> Self {
        let bit = 1 << designer_layer as u16;
        Self(if belongs { self.0 | bit } else { self.0 & !bit })
    }

    /// Whether no layer belongs to it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The layers that belong to it, lowest first.
    pub fn iter(self) -> impl Iterator<Item = DesignerLayer> {
        DesignerLayer::ALL.into_iter().filter(move |designer_layer| self.has(*designer_layer))
    }
}

/// What can be done to layers by key. What speaks of no layer in particular is done to the one in hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LayerCommand {
    /// Take the layer below in hand, or the one above.
    Turn {
        /// The one further down the list.
        down: bool,
    },
    /// Show or hide it.
    Show,
    /// Lock or open it.
    Lock,
    /// Make it a step fainter, after the faintest step as strong as can be.
    Fade,
    /// Show or hide where everything comes from.
    Provenance,
    /// Show or hide what the corrections have changed.
    Corrections,
}

impl LayerCommand {
    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Turn { down: true } => "gui-ply-next",
            Self::Turn { down: false } => "gui-ply-previous",
            Self::Show => "gui-ply-show",
            Self::Lock => "gui-ply-lock",
            Self::Fade => "gui-ply-fade",
            Self::Provenance => "gui-ply-provenance-about",
            Self::Corrections => "gui-ply-corrections-about",
        }
    }
}
