//! The lists of the map document, as messages name them.

/// A list of the map document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum List {
    Hexes,
    Rooms,
    Regions,
    EntryAreas,
    GunSites,
    Labels,
}

impl List {
    /// Returns the message id of its name.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Hexes => "list-hexes",
            Self::Rooms => "list-rooms",
            Self::Regions => "list-regions",
            Self::EntryAreas => "list-entry-areas",
            Self::GunSites => "list-gun-sites",
            Self::Labels => "list-labels",
        }
    }
}
