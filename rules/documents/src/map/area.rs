//! Areas of a map: the spots that belong to them, and their terrain.

use super::{MapDocument, Members, Region, RegionKind};
use crate::hex::Hex;
use crate::spot::{Level, Spot};

/// The elevation of every level above the ground.
const HIGH: u8 = 2;

impl RegionKind {
    /// The kinds of regions that give the terrain of an area, in the order lists show them.
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

    /// Whether a region of this kind affects the spots of a hex on this level: a battery affects those on the upper
    /// level, a staircase all of them, and everything else those on the ground.
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
    /// Returns the level of an area, from 1; if none is given, 1 for the ground.
    #[must_use]
    pub fn area_level(&self) -> u8 {
        self.area_figure(RegionKind::LEVEL, 1)
    }

    /// Returns the number of units an area can hold; 0 if none is given.
    #[must_use]
    pub fn area_capacity(&self) -> u8 {
        self.area_figure(RegionKind::CAPACITY, 0)
    }

    fn area_figure(&self, name: &str, other: i32) -> u8 {
        self.figures.get(name).copied().unwrap_or(other).clamp(0, 250) as u8
    }
}

impl MapDocument {
    /// Returns the regions that are areas, sorted by id.
    #[must_use]
    pub fn areas(&self) -> Vec<&Region> {
        let mut areas: Vec<_> = self.regions_of(RegionKind::AREA).collect();
        areas.sort_by(|a, b| a.id.cmp(&b.id));
        areas
    }

    /// Whether the ground of a hex is a parapet, which counts as level 2.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::map::{MapDocument, Members, Region, RegionKind};
    /// use rules::provenance::Provenance;
    /// use rules::words::Words;
    ///
    /// let mut map = MapDocument::sketch(&["grid 5 5"])?;
    /// let members = Members::Hexes(vec![Hex::new(3, 3)]);
    /// let mut wall = Region::new("wall", Words::default(), members, Provenance::Painted);
    /// wall.kind = RegionKind::PARAPET.to_owned();
    /// map.regions.push(wall);
    /// assert!(map.is_parapet(Hex::new(3, 3)) && !map.is_parapet(Hex::new(3, 4)));
    /// assert_eq!(map.area_height("0303".parse()?), Some(2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_parapet(&self, hex: Hex) -> bool {
        self.regions_of(RegionKind::PARAPET).any(|region| region.members.hexes().contains(&hex))
    }

    /// Returns the elevation of a spot as areas count it, from 1; `None` if the map has no such spot.
    #[must_use]
    pub fn elevation(&self, spot: Spot) -> Option<u8> {
        let storeys = self.storeys(spot.hex).iter().filter(|_| self.grid.contains(spot.hex));
        // If a level is given twice, the lower elevation counts.
        let own = storeys.filter(|storey| storey.level == spot.level).map(|storey| storey.elevation.max(1)).min()?;
        let is_raised = spot.level == Level::Ground && own < HIGH && self.is_parapet(spot.hex);
        Some(if is_raised { HIGH } else { own })
    }

    /// Returns the default level of the area of a spot: an upper floor is level 2 and the roof over it level 3; every
    /// other spot has its elevation as level. `None` if the map has no such spot.
    #[must_use]
    pub fn area_height(&self, spot: Spot) -> Option<u8> {
        let over_floor = spot.level == Level::Roof && self.has_floor(spot.hex);
        self.elevation(spot).map(|own| own + u8::from(over_floor && own == HIGH))
    }

    /// Whether a hex has an upper floor.
    fn has_floor(&self, hex: Hex) -> bool {
        self.storeys(hex).iter().any(|storey| storey.level == Level::Upper)
    }

    /// Returns the spots of an area, in order: of the hexes and spots it lists, those on its level. Spots above the
    /// ground can be on level 2 or 3; in a hex with an upper floor, the floor is level 2 and the roof level 3.
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
