//! Texts entered on the pages of the tools: names of rooms, regions and places.

use std::collections::BTreeSet;

use rules::map::{Label, MapDocument, Region, RegionKind};
use rules::project_edit::is_id;
use rules::words::{Language, Words};

use crate::files::file_name;
use crate::picture::RegionSet;

/// The named object that a brush paints.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum BrushName {
    /// A new one with the name entered.
    #[default]
    New,
    /// The one with this id.
    Known(String),
    /// None: the brush erases.
    Eraser,
}

impl BrushName {
    /// Returns the id of an existing object.
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::Known(id) => Some(id),
            Self::New | Self::Eraser => None,
        }
    }
}

/// Everything entered on the pages of the tools.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drafts {
    /// The room to paint.
    pub room: BrushName,
    /// The name of a new room.
    pub room_name: String,
    /// The region to paint; the eraser removes from `region_left`.
    pub region: BrushName,
    /// The region that the eraser removes from.
    pub region_left: String,
    /// The name of a new region.
    pub region_name: String,
    /// The id of a new region, if it is not derived from the name.
    pub region_id: String,
    /// The name and value of a figure of the painted region while it is being set.
    pub region_figure: Option<(&'static str, i32)>,
    /// The ids of the regions that are hidden even while regions are shown.
    pub regions_hidden: BTreeSet<String>,
    /// The name to write on the map.
    pub label: String,
    /// Its size, in percent of a plain name.
    pub label_size: Option<u16>,
    /// Its rotation, in degrees clockwise.
    pub label_turned: i16,
    /// The name on the map that is being changed.
    pub label_held: Option<Label>,
}

impl Drafts {
    /// Returns `shown` without the hidden regions of a map.
    pub fn regions_seen(&self, map: &MapDocument, shown: RegionSet) -> RegionSet {
        let hidden = map.regions.iter().enumerate().filter(|(_, region)| self.regions_hidden.contains(&region.id));
        hidden.fold(shown, |shown, (at, _)| shown.without(at))
    }
}

/// Returns the id of a new region: the one entered, otherwise one derived from its name; `None` if the text is no valid
/// id.
pub fn region_id(typed: &str, name: &Words) -> Option<String> {
    match typed.trim() {
        "" => Some(file_name(&name.en).replace('-', "_")),
        typed => is_id(typed).then(|| typed.to_owned()),
    }
}

/// Returns a name entered in one language, which is used for both until it is translated.
pub fn name(typed: &str, language: Language) -> Words {
    let typed = typed.trim();
    match language {
        Language::English => Words::new(typed, ""),
        Language::French => Words::new(typed, typed),
    }
}

/// Returns the ids and names of the regions a map has, except areas, which have a tool of their own, and of those the
/// rules require that it lacks. The regions that every game uses come first, then those of single games, by kind.
pub fn regions(map: &MapDocument) -> Vec<(String, Words)> {
    let mut painted: Vec<_> = map.regions.iter().filter(|region| region.kind != RegionKind::AREA).collect();
    painted.sort_by_key(|region| &region.kind);
    let mut regions: Vec<_> = painted.into_iter().map(|region| (region.id.clone(), region.name.clone())).collect();
    let known = [
        (Region::INSIDE_WALLS, Words::new("Inside the walls", "L’intérieur des murs")),
        (Region::CONFINES, Words::new("The confines", "L’enceinte")),
    ];
    for (id, name) in known {
        if map.region(id).is_none() {
            regions.push((id.to_owned(), name));
        }
    }
    regions
}
