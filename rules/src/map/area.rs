//! Areas as a map paints them: the spots that are meant, and what lies on them.

use super::{MapDocument, Members, Region, RegionKind};
use crate::hex::Hex;
use crate::spot::{Level, Spot};

/// The elevation of whatever lies above the ground, as maps have it.
const HIGH: u8 = 2;

impl RegionKind {
    /// What can lie on an area, in the order lists show it: each is a kind of region.
    pub const SURFACES: [&'static str; 8] = [
        Self::ACEQUIA,
        Self::TRENCH,
        Self::MARSH,
        Self::RUBBLE,
        Self::ABATIS,
        Self::VILLITA,
        Self::CARRONADE,
        Self::STAIRCASE,
    ];

    /// Whether what is painted on a hex lies on its spots of this level: a battery shelters those on top of it, a staircase
    /// everybody, and everything else those on the ground.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::RegionKind;
    ///
    /// assert!(RegionKind::lies_on(RegionKind::MARSH, 1) && !RegionKind::lies_on(RegionKind::MARSH, 2));
    /// assert!(RegionKind::lies_on(RegionKind::CARRONADE, 2) && !RegionKind::lies_on(RegionKind::CARRONADE, 1));
    /// ```
    #[must_use]
    pub fn lies_on(kind: &str, level: u8) -> bool {
        (level >= HIGH) == (kind == Self::CARRONADE) || kind == Self::STAIRCASE
    }
}

impl Region {
    /// The level of an area, from 1; that of the ground where nothing is said.
    #[must_use]
    pub fn area_level(&self) -> u8 {
        self.area_figure(RegionKind::LEVEL, 1)
    }

    /// How many units an area takes; 0 where nothing is said.
    #[must_use]
    pub fn area_capacity(&self) -> u8 {
        self.area_figure(RegionKind::CAPACITY, 0)
    }

    fn area_figure(&self, name: &str, other: i32) -> u8 {
        self.figures.get(name).copied().unwrap_or(other).clamp(0, 250) as u8
    }
}

impl MapDocument {
    /// The regions that are areas, in the order of their names.
    #[must_use]
    pub fn areas(&self) -> Vec<&Region> {
        let mut areas: Vec<_> = self.regions_of(RegionKind::AREA).collect();
        areas.sort_by(|a, b| a.id.cmp(&b.id));
        areas
    }

    /// How high a spot lies, from 1; `None` for one the map does not have.
    #[must_use]
    pub fn elevation(&self, spot: Spot) -> Option<u8> {
        let storeys = self.storeys(spot.hex).iter().filter(|_| self.grid.contains(spot.hex));
        // Of a level given twice the lower one counts.
        storeys.filter(|storey| storey.level == spot.level).map(|storey| storey.elevation.max(1)).min()
    }

    /// The level an area of a spot has when nothing else is said: an upper floor is level 2 and the roof over it level 3,
    /// everything else as high as it lies.
    #[must_use]
    pub fn area_height(&self, spot: Spot) -> Option<u8> {
        let over_floor = spot.level == Level::Roof && self.has_floor(spot.hex);
        self.elevation(spot).map(|own| own + u8::from(over_floor && own == HIGH))
    }

    /// Whether a hex has an upper floor.
    fn has_floor(&self, hex: Hex) -> bool {
        self.storeys(hex).iter().any(|storey| storey.level == Level::Upper)
    }

    /// The spots an area means, in order: of the hexes and spots it lists those on its level. Whatever lies above the ground
    /// can be of level 2 or 3; where there is an upper floor, that is level 2 and the roof level 3.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::map::{MapDocument, Members, Region, RegionKind};
    /// use rules::provenance::Provenance;
    /// use rules::words::Words;
    ///
    /// let map = MapDocument::sketch(&["grid 5 5", "building 0303"])?;
    /// let members = Members::Hexes(vec![Hex::new(3, 3)]);
    /// let mut attic = Region::new("attic", Words::default(), members, Provenance::Painted);
    /// attic.figures.insert(RegionKind::LEVEL.to_owned(), 2);
    /// assert_eq!(map.area_spots(&attic), ["0303/roof".parse::<rules::spot::Spot>()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn area_spots(&self, area: &Region) -> Vec<Spot> {
        let level = area.area_level();
        let lies = |spot: &Spot| {
            let is_its =
                self.elevation(*spot).is_some_and(|own| own == level.min(HIGH) || level > HIGH && own == level);
            is_its && (level < HIGH || !self.has_floor(spot.hex) || (level == HIGH) == (spot.level == Level::Upper))
        };
        let listed: Vec<Spot> = match &area.members {
            Members::Hexes(hexes) => {
                let spots = |hex: &Hex| {
                    let hex = *hex;
                    self.storeys(hex).iter().map(move |storey| Spot::new(hex, storey.level))
                };
                hexes.iter().flat_map(spots).collect()
            }
            Members::Spots(spots) => spots.clone(),
            Members::Hexsides(_) => Vec::new(),
        };
        let mut spots: Vec<Spot> = listed.into_iter().filter(lies).collect();
        spots.sort_unstable();
        spots.dedup();
        spots
    }
}
