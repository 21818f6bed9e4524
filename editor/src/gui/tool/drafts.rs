//! What tools are told in words: names of rooms, regions and places.

use std::collections::BTreeSet;

use rules::map::{Label, MapDocument, Region, RegionKind};
use rules::project_edit::is_id;
use rules::words::{Language, Words};

use crate::files::file_name;
use crate::picture::RegionSet;

/// Which named thing a brush paints.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum BrushName {
    /// A new one, of the name typed.
    #[default]
    New,
    /// The one of this id.
    Known(String),
    /// None: the brush takes away.
    Eraser,
}

impl BrushName {
    /// The id of a thing that is there.
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::Known(id) => Some(id),
            Self::New | Self::Eraser => None,
        }
    }
}

/// Everything typed in the pages of the tools.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drafts {
    /// The room that is painted.
    pub room: BrushName,
    /// The name of a new room.
    pub room_name: String,
    /// The region that is painted; the eraser takes away from `region_left`.
    pub region: BrushName,
    /// The region the eraser takes away from.
    pub region_left: String,
    /// The name of a new region.
    pub region_name: String,
    /// Its id, where the name does not give it.
    pub region_id: String,
    /// A figure of the region that is painted while it is set: its name and value.
    pub region_figure: Option<(&'static str, i32)>,
    /// The regions that are not drawn even where regions are shown.
    pub regions_hidden: BTreeSet<String>,
    /// The name to write on the map.
    pub label: String,
    /// Its letters, in percent of a plain name.
    pub label_size: Option<u16>,
    /// How far it is turned, in degrees clockwise.
    pub label_turned: i16,
    /// The name on the map that is changed.
    pub label_held: Option<Label>,
}

impl Drafts {
    /// Of these regions of a map those that are not hidden.
    pub fn regions_seen(&self, map: &MapDocument, shown: RegionSet) -> RegionSet {
        let hidden = map.regions.iter().enumerate().filter(|(_, region)| self.regions_hidden.contains(&region.id));
        hidden.fold(shown, |shown, (at, _)| shown.without(at))
    }
}

/// The id a new region gets: the one typed, or else one made of its name; `None` for a text that is no id.
pub fn region_id(typed: &str, name: &Words) -> Option<String> {
    match typed.trim() {
        "" => Some(file_name(&name.en).replace('-', "_")),
        typed => is_id(typed).then(|| typed.to_owned()),
    }
}

/// A name typed in one language: it stands in both until someone translates it.
pub fn name(typed: &str, language: Language) -> Words {
    let typed = typed.trim();
    match language {
        Language::English => Words::new(typed, ""),
        Language::French => Words::new(typed, typed),
    }
}

/// The regions a map has, but for areas, which have a tool of their own, and those the rules ask for that it has not: their ids
/// and names. Those every game reads come first, then kind by kind those of one game.
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
