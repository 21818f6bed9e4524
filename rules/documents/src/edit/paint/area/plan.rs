//! The connections between spots, and the areas they are in.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::NoArea;
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::map::{Ground, HexsideKind, MapDocument, Region, RegionKind};
use crate::spot::{Level, Spot};

/// The areas of a map, and what separates them.
///
/// A spot listed by two areas belongs to the first by name, as in play.
///
/// # Examples
///
/// ```
/// use rules::edit::AreaPlan;
/// use rules::map::MapDocument;
///
/// let map = MapDocument::sketch(&["grid 1 5", "stone_wall 0102/0103"])?;
/// let plan = AreaPlan::new(&map);
/// assert_eq!(plan.free().count(), 5);
/// assert_eq!(plan.fill("0105".parse()?, 2)?.len(), 2, "no more than was asked for");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct AreaPlan<'m> {
    map: &'m MapDocument,
    of: BTreeMap<Spot, &'m Region>,
    perimeter: BTreeSet<Hexside>,
    /// The hexes of surfaces, by kind of region.
    surfaces: Vec<(&'static str, BTreeSet<Hex>)>,
}

impl<'m> AreaPlan<'m> {
    /// Reads the areas of a map.
    #[must_use]
    pub fn new(map: &'m MapDocument) -> Self {
        let mut of = BTreeMap::new();
        for area in map.areas() {
            for spot in map.area_spots(area) {
                of.entry(spot).or_insert(area);
            }
        }
        let hexes = |kind: &str| {
            let own = map.regions.iter().filter(|region| region.kind == kind);
            own.flat_map(|region| region.members.hexes()).collect::<BTreeSet<Hex>>()
        };
        let surfaces = RegionKind::SURFACES.map(|kind| (kind, hexes(kind))).to_vec();
        Self { map, of, perimeter: map.perimeter_sides(), surfaces }
    }

    /// Returns the area of a spot, or `None` if it is in none.
    #[must_use]
    pub fn area(&self, spot: Spot) -> Option<&'m Region> {
        self.of.get(&spot).copied()
    }

    /// Returns the spots of an area that belong to no other.
    #[must_use]
    pub fn spots(&self, area: &Region) -> BTreeSet<Spot> {
        let own = |spot: &Spot| self.area(*spot).is_some_and(|own| own == area);
        self.map.area_spots(area).into_iter().filter(own).collect()
    }

    /// Returns the spots of the map that are in no area.
    pub fn free(&self) -> impl Iterator<Item = Spot> + '_ {
        self.map.spots().filter(move |spot| self.area(*spot).is_none())
    }

    /// Whether an area is connected.
    #[must_use]
    pub fn is_whole(&self, area: &Region) -> bool {
        let spots = self.spots(area);
        spots
            .first()
            .is_none_or(|first| self.steps(*first, usize::MAX, |spot| spots.contains(&spot)).len() == spots.len())
    }

    /// Returns the spots of a new area that starts on a spot.
    ///
    /// # Errors
    ///
    /// Like [`fill_area`](super::fill_area).
    pub fn fill(&self, from: Spot, most: usize) -> Result<BTreeSet<Spot>, NoArea> {
        if !self.map.has_spot(from) {
            return Err(NoArea::Nowhere(from));
        }
        if let Some(area) = self.area(from) {
            return Err(NoArea::Taken(from, area.name.clone()));
        }
        let like = self.look(from);
        let steps = self.steps(from, most, |spot| self.area(spot).is_none() && self.look(spot) == like);
        Ok(steps.into_iter().map(|(spot, _)| spot).collect())
    }

    /// Returns the spots that would become a new area.
    ///
    /// # Errors
    ///
    /// Like [`split_area`](super::split_area).
    pub fn split(&self, from: Spot, to: Spot) -> Result<BTreeSet<Spot>, NoArea> {
        let (Some(area), Some(other)) = (self.area(from), self.area(to)) else {
            return Err(NoArea::Free(if self.area(from).is_none() { from } else { to }));
        };
        if area != other {
            return Err(NoArea::Different(from, to));
        }
        if from == to {
            return Err(NoArea::Same(from, to));
        }
        let spots = self.spots(area);
        let near: BTreeMap<Spot, usize> =
            self.steps(from, usize::MAX, |spot| spots.contains(&spot)).into_iter().collect();
        let far = self.steps(to, usize::MAX, |spot| spots.contains(&spot));
        let nearer = |(spot, steps): &(Spot, usize)| near.get(spot).is_none_or(|own| steps < own);
        Ok(far.into_iter().filter(nearer).map(|(spot, _)| spot).collect())
    }

    /// Returns the two areas that would become one: the one that stays, and the other.
    ///
    /// # Errors
    ///
    /// Like [`join_areas`](super::join_areas).
    pub fn join(&self, from: Spot, to: Spot) -> Result<[&'m Region; 2], NoArea> {
        let (Some(stays), Some(goes)) = (self.area(from), self.area(to)) else {
            return Err(NoArea::Free(if self.area(from).is_none() { from } else { to }));
        };
        if stays.id == goes.id {
            return Err(NoArea::Same(from, to));
        }
        if stays.area_level() != goes.area_level() || !self.touch(&self.spots(stays), &self.spots(goes)) {
            return Err(NoArea::Apart(from, to));
        }
        Ok([stays, goes])
    }

    /// Returns the spots an area would gain.
    ///
    /// # Errors
    ///
    /// Like [`grow_area`](super::grow_area).
    pub fn grow(&self, from: Spot, to: Spot, most: usize) -> Result<BTreeSet<Spot>, NoArea> {
        let Some(area) = self.area(from) else { return Err(NoArea::Free(from)) };
        let more = self.fill(to, most)?;
        if self.touch(&self.spots(area), &more) { Ok(more) } else { Err(NoArea::Apart(from, to)) }
    }

    /// Whether two sets of spots touch with nothing between them.
    fn touch(&self, one: &BTreeSet<Spot>, other: &BTreeSet<Spot>) -> bool {
        one.iter().any(|spot| self.beside(*spot).any(|near| other.contains(&near)))
    }

    /// Returns the spots that can be reached from `from` over spots for which `belongs` is true, with their numbers of
    /// steps: the nearest first, ties in the order of spots; at most `most`, but always the first.
    fn steps(&self, from: Spot, most: usize, belongs: impl Fn(Spot) -> bool) -> Vec<(Spot, usize)> {
        let mut seen = BTreeSet::from([from]);
        let mut open = VecDeque::from([(from, 0)]);
        let mut steps = Vec::new();
        while let Some((spot, count)) = open.pop_front() {
            steps.push((spot, count));
            if steps.len() >= most {
                break;
            }
            let mut more: Vec<Spot> = self.beside(spot).filter(|near| belongs(*near) && !seen.contains(near)).collect();
            more.sort_unstable();
            seen.extend(more.iter().copied());
            open.extend(more.into_iter().map(|near| (near, count + 1)));
        }
        steps
    }

    /// Returns the spots of the same height in the adjacent hexes, with nothing between.
    fn beside(&self, spot: Spot) -> impl Iterator<Item = Spot> + '_ {
        let height = self.map.area_height(spot);
        let is_upper = spot.level == Level::Upper;
        let layer = if height.is_some_and(|height| height >= 2) { Layer::Upper } else { Layer::Ground };
        let open = move |near: &Hex| {
            let side = Hexside::new(spot.hex, *near);
            self.map.grid.contains(*near) && !self.perimeter.contains(&side) && !parts(self.map.kind(side, layer))
        };
        let near: Vec<_> = spot.hex.neighbours().filter(open).collect();
        let spots = near
            .into_iter()
            .flat_map(move |hex| self.map.storeys(hex).iter().map(move |storey| Spot::new(hex, storey.level)));
        spots.filter(move |near| self.map.area_height(*near) == height && (near.level == Level::Upper) == is_upper)
    }

    /// Returns the properties a fill does not mix: the height of a spot, its ground, its room, and the surfaces on it.
    fn look(&self, spot: Spot) -> (Option<u8>, Ground, Option<&str>, Vec<&'static str>) {
        let height = self.map.area_height(spot);
        let lies = |(kind, hexes): &(&'static str, BTreeSet<Hex>)| {
            (hexes.contains(&spot.hex) && RegionKind::lies_on(kind, height.unwrap_or(1))).then_some(*kind)
        };
        let room = self.map.room_of(spot).map(|room| room.id.as_str());
        (height, self.map.ground(spot.hex), room, self.surfaces.iter().filter_map(lies).collect())
    }
}

/// Whether an area ends at a hexside of this kind: an impassable one, or a door.
const fn parts(kind: HexsideKind) -> bool {
    kind.is_wall() || matches!(kind, HexsideKind::Impassable | HexsideKind::Gunslit | HexsideKind::Doorway)
}
