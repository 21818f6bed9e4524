//! The reports of the layers that judge the map, cached until the document changes.

use rules::map::MapDocument;
use rules::place::Place;
use rules::provenance::{Kind, Provenance};

use crate::gui::document::OpenDocument;
use crate::picture::corrected;
use crate::picture::overlay::Mark;

/// The maximum number of marks laid over the map: no correction is that long, and each mark costs time in every frame.
const MANY: usize = 2_000;

/// A kind of object on a map whose origin is stated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thing {
    /// Hexes.
    Hex,
    /// Layers of hexsides.
    Hexside,
    /// Rooms.
    Room,
    /// Regions.
    Region,
    /// Entry areas.
    EntryArea,
    /// Gun sites.
    GunSite,
}

impl Thing {
    /// Every kind, in the order of the map's lists.
    pub const ALL: [Self; 6] = [Self::Hex, Self::Hexside, Self::Room, Self::Region, Self::EntryArea, Self::GunSite];

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hex => "gui-origins-hexes",
            Self::Hexside => "gui-ply-hexsides",
            Self::Room => "gui-ply-rooms",
            Self::Region => "gui-ply-regions",
            Self::EntryArea => "gui-ply-entry-areas",
            Self::GunSite => "gui-ply-gun-sites",
        }
    }

    /// Every object of this kind, with its origin.
    pub fn on(self, map: &MapDocument) -> Box<dyn Iterator<Item = (Place, &Provenance)> + '_> {
        match self {
            Self::Hex => Box::new(map.hexes.iter().map(|own| (Place::Hex(own.hex), &own.by))),
            Self::Hexside => Box::new(map.hexsides.iter().map(|own| (Place::Hexside(own.at), &own.by))),
            Self::Room => Box::new(map.rooms.iter().map(|own| (Place::Room(own.id.clone()), &own.by))),
            Self::Region => Box::new(map.regions.iter().map(|own| (Place::Region(own.id.clone()), &own.by))),
            Self::EntryArea => Box::new(map.entry_areas.iter().map(|own| (Place::EntryArea(own.number), &own.by))),
            Self::GunSite => Box::new(map.gun_sites.iter().map(|own| (Place::GunSite(own.at), &own.by))),
        }
    }
}

/// The number of objects by origin.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts([usize; Kind::ALL.len()]);

impl Counts {
    fn new<'a>(origins: impl Iterator<Item = &'a Provenance>) -> Self {
        let mut counts = Self::default();
        origins.for_each(|by| counts.0[by.kind() as usize] += 1);
        counts
    }

    /// The number of objects with an origin of this kind.
    pub const fn count(self, kind: Kind) -> usize {
        self.0[kind as usize]
    }

    /// The sum of both counts.
    fn plus(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] + other.0[at]))
    }
}

/// The results of the last check of the map.
#[derive(Debug, Default)]
pub struct Judged {
    /// The version of the document that was checked.
    version: Option<u64>,
    counts: [Counts; Thing::ALL.len()],
    /// The number of hexes about which the map says nothing.
    unsaid: usize,
    marks: Vec<Mark>,
    /// Whether there are more corrected places than are marked.
    crowded: bool,
}

impl Judged {
    /// Checks a document again if it has changed.
    pub fn look(&mut self, document: &OpenDocument) {
        if self.version == Some(document.version()) {
            return;
        }
        let map = document.map();
        let marks = corrected::marks(document.project());
        let listed = map.hexes.iter().filter(|entry| map.grid.contains(entry.hex)).count();
        let all = usize::from(map.grid.columns) * usize::from(map.grid.rows);
        *self = Self {
            version: Some(document.version()),
            counts: Thing::ALL.map(|thing| Counts::new(thing.on(map).map(|(_, by)| by))),
            unsaid: all.saturating_sub(listed),
            crowded: marks.len() > MANY,
            marks: if marks.len() > MANY { Vec::new() } else { marks },
        };
    }

    /// The counts by origin for one kind of object.
    pub const fn counts(&self, thing: Thing) -> Counts {
        self.counts[thing as usize]
    }

    /// The counts by origin for all kinds of objects.
    pub fn all(&self) -> Counts {
        self.counts.into_iter().fold(Counts::default(), Counts::plus)
    }

    /// The number of hexes about which the map says nothing.
    pub const fn unsaid(&self) -> usize {
        self.unsaid
    }

    /// The marks of the changes made by the active corrections.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// Whether there are more corrected places than are marked.
    pub const fn is_crowded(&self) -> bool {
        self.crowded
    }
}
