//! The layers a designer works with: each is shown, hidden, locked and faded as a whole.

use rules::edit::Edit;
use rules::project_edit::{ProjectEdit, ScenarioEdit};

use crate::picture::Layer;

/// A layer of the map from the designer's point of view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DesignerLayer {
    /// The ground of hexes, including storeys.
    Ground,
    /// The outlines of the hexes.
    Grid,
    /// Entry areas.
    EntryAreas,
    /// What only the game of the scenario reads: areas, start positions, ponds.
    Features,
    /// The kinds of hexsides.
    Hexsides,
    /// Gun sites.
    GunSites,
    /// Rooms.
    Rooms,
    /// Regions, which rules refer to but no printed map shows.
    Regions,
    /// Names of places.
    Names,
    /// Hex numbers.
    Numbers,
    /// Counters at the places where the scenario sets them up.
    Counters,
    /// The origin of everything on the map.
    Provenance,
    /// The changes made by the active corrections.
    Corrections,
}

impl DesignerLayer {
    /// All layers, lowest first; the layers that judge the map come last.
    pub const ALL: [Self; 13] = [
        Self::Ground,
        Self::Grid,
        Self::EntryAreas,
        Self::Features,
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

    /// The layers of the picture it is drawn on.
    pub const fn layers(self) -> &'static [Layer] {
        match self {
            Self::Ground => &[Layer::Ground],
            Self::Grid => &[Layer::Grid],
            Self::EntryAreas => &[Layer::EntryAreas],
            Self::Features => &[Layer::Features, Layer::FeatureNames],
            Self::Hexsides => &[Layer::Hexsides],
            Self::GunSites => &[Layer::GunSites],
            Self::Rooms => &[Layer::Rooms],
            Self::Names => &[Layer::Labels],
            Self::Numbers => &[Layer::Numbers],
            Self::Counters => &[Layer::Counters],
            Self::Provenance => &[Layer::Provenance],
            Self::Regions => &[Layer::Regions, Layer::RegionNames],
            // It is drawn above the picture.
            Self::Corrections => &[],
        }
    }

    /// Whether it can be faded.
    pub const fn can_fade(self) -> bool {
        !self.layers().is_empty()
    }

    /// Whether anything can be painted on it that a lock would protect.
    pub const fn can_lock(self) -> bool {
        !matches!(self, Self::Grid | Self::Features | Self::Numbers | Self::Provenance | Self::Corrections)
    }

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ground => "gui-ply-ground",
            Self::Grid => "gui-ply-grid",
            Self::EntryAreas => "gui-ply-entry-areas",
            Self::Features => "gui-ply-features",
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

    /// The layer an edit changes; `None` for edits on no layer, such as the title.
    pub const fn changed_by(edit: &ProjectEdit) -> Option<Self> {
        match edit {
            ProjectEdit::Map(edit) => Self::of_map(edit),
            ProjectEdit::Scenario(ScenarioEdit::Placement(_)) => Some(Self::Counters),
            ProjectEdit::Scenario(_)
            | ProjectEdit::Counters(_)
            | ProjectEdit::Rulebook(_)
            | ProjectEdit::Correction(..)
            | ProjectEdit::Variant(..)
            | ProjectEdit::File(_) => None,
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

    /// Whether the set contains a layer.
    pub const fn has(self, designer_layer: DesignerLayer) -> bool {
        self.0 & (1 << designer_layer as u16) != 0
    }

    /// The set with a layer added or removed.
    #[must_use]
    pub const fn with(self, designer_layer: DesignerLayer, belongs: bool) -> Self {
        let bit = 1 << designer_layer as u16;
        Self(if belongs { self.0 | bit } else { self.0 & !bit })
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The layers of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = DesignerLayer> {
        DesignerLayer::ALL.into_iter().filter(move |designer_layer| self.has(*designer_layer))
    }
}

/// A keyboard command for layers. Those that name no layer apply to the selected one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LayerCommand {
    /// Select the layer below or above.
    Turn {
        /// Whether to go down the list.
        down: bool,
    },
    /// Show or hide it.
    Show,
    /// Lock or unlock it.
    Lock,
    /// Make it one step fainter; after the faintest step it returns to full strength.
    Fade,
    /// Show or hide the origin of everything.
    Provenance,
    /// Show or hide the changes made by corrections.
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
