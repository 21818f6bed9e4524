//! Regions: what rules ask for and no map prints. Each has a colour of its own, its name, and a ribbon along its rim.
//!
//! Regions lie within one another. Their tints are faint, and where two share a stretch of their rims the ribbons run
//! side by side, so that each can still be followed.

mod naming;

use std::collections::{BTreeMap, BTreeSet};

use rules::hex::{Direction, Hex};
use rules::hexside::Hexside;
use rules::map::{MapDocument, Members, Region};

use super::geometry::Point;
use super::layout::{PIXEL, ends};
use super::outline::{band, inset, outlines};
use super::palette::{Colour, Palette};
use super::pen::Pen;
use super::shape::{Layer, LineStyle, Paint, Place, Shape};
use super::survey::{Survey, wanted};
use naming::RegionNames;

/// Rank of tints, below the ribbons.
const TINT: u8 = 0;
/// Rank of ribbons.
const RIBBON: u8 = 1;
/// Rank of the lines along them.
const LINE: u8 = 2;
/// Width of a ribbon.
const WIDE: f32 = 7.0;
/// Width of the dashes along a ribbon.
const DASHED: f32 = 1.6 * PIXEL;
/// How long a dash is, and the gap behind it.
const DASH: [f32; 2] = [8.0 * PIXEL, 4.0 * PIXEL];
/// How far a ribbon lies within the one beside it.
const LANE: f32 = 8.5;
/// How many ribbons have room beside each other.
const LANES: u32 = 4;
/// How far the outermost lies within the rim: walls stand there.
const FIRST: f32 = 4.5;

/// The colour of every region of a map, by its id: always the same one as long as there are enough of them. Where there
/// are not, regions that touch or overlap still differ.
#[must_use]
pub fn colours<'m>(map: &'m MapDocument, palette: &Palette) -> BTreeMap<&'m str, Colour> {
    let count = palette.regions.len();
    let mut owners: BTreeMap<Hex, Vec<&str>> = BTreeMap::new();
    for region in &map.regions {
        for hex in cells(&region.members) {
            owners.entry(hex).or_default().push(&region.id);
        }
    }
    let by_id: BTreeMap<_, _> = map.regions.iter().map(|region| (region.id.as_str(), region)).collect();
    let mut used = vec![0u32; count];
    let mut slots: BTreeMap<&str, usize> = BTreeMap::new();
    for (id, region) in by_id {
        let own = cells(&region.members);
        let around = own.iter().flat_map(|hex| Direction::ALL.into_iter().filter_map(|way| hex.neighbour(way)));
        let near = own.iter().copied().chain(around).filter_map(|hex| owners.get(&hex)).flatten();
        let beside: BTreeSet<_> = near.filter_map(|other| slots.get(other).copied()).collect();
        let wanted = wanted(id, count);
        let rank = |slot: &usize| (beside.contains(slot), used[*slot], (slot + count - wanted) % count);
        let slot = (0..count).min_by_key(rank).unwrap_or(wanted);
        used[slot] += 1;
        slots.insert(id, slot);
    }
    slots.into_iter().map(|(id, slot)| (id, palette.regions[slot])).collect()
}

/// The hexes a region lies in or beside, on the map or off it.
fn cells(members: &Members) -> BTreeSet<Hex> {
    match members {
        Members::Hexes(hexes) => hexes.iter().copied().collect(),
        Members::Spots(spots) => spots.iter().map(|spot| spot.hex).collect(),
        Members::Hexsides(sides) => sides.iter().flat_map(|side| side.hexes()).collect(),
    }
}

/// The regions that are shown, by the hexes they are drawn in.
pub(super) fn areas(survey: &Survey<'_>) -> BTreeMap<Hex, Vec<Shape>> {
    let mut drawn = BTreeMap::<Hex, Vec<Shape>>::new();
    if survey.view.regions.is_empty() {
        return drawn;
    }
    let colours = colours(survey.map, survey.palette);
    let mut shown: Vec<_> =
        survey.map.regions.iter().enumerate().filter(|(at, _)| survey.view.regions.has(*at)).collect();
    // The larger below the smaller, which lie within them.
    shown.sort_by_key(|(_, region)| std::cmp::Reverse(hexes_of(survey, region).len()));
    let mut lanes = Lanes::default();
    let mut names = RegionNames::new(survey);
    for (number, (_, region)) in shown.iter().enumerate() {
        let colour = colours.get(region.id.as_str()).copied().unwrap_or(survey.palette.ink);
        let hexes = hexes_of(survey, region);
        let Some(first) = first_of(region, &hexes) else { continue };
        let shapes = match &region.members {
            Members::Hexes(_) | Members::Spots(_) => area(survey, region, &hexes, colour, &mut lanes),
            Members::Hexsides(sides) => stretch(sides, colour),
        };
        drawn.entry(first).or_default().extend(shapes);
        names.expect(number, hexes);
    }
    for (number, (_, region)) in shown.iter().enumerate().rev() {
        let colour = colours.get(region.id.as_str()).copied().unwrap_or(survey.palette.ink);
        if let Some((hex, shapes)) = names.write(number, region, colour) {
            drawn.entry(hex).or_default().extend(shapes);
        }
    }
    drawn
}

/// The hexes of a region on the map, on whatever level; none for one of hexsides.
fn hexes_of(survey: &Survey<'_>, region: &Region) -> BTreeSet<Hex> {
    let on_map = |hex: &Hex| survey.map.grid.contains(*hex);
    match &region.members {
        Members::Hexes(hexes) => hexes.iter().copied().filter(on_map).collect(),
        Members::Spots(spots) => spots.iter().map(|spot| spot.hex).filter(on_map).collect(),
        Members::Hexsides(_) => BTreeSet::new(),
    }
}

/// The hex whose drawing a region belongs to.
fn first_of(region: &Region, hexes: &BTreeSet<Hex>) -> Option<Hex> {
    match &region.members {
        Members::Hexes(_) | Members::Spots(_) => hexes.first().copied(),
        Members::Hexsides(sides) => sides.first().map(|side| side.hexes()[0]),
    }
}

/// A region of hexes or spots, its ribbon edged by dashes: walls and hexes are drawn in whole lines. What lies on another level
/// than the one shown has only a dotted rim.
fn area(survey: &Survey<'_>, region: &Region, hexes: &BTreeSet<Hex>, colour: Colour, lanes: &mut Lanes) -> Vec<Shape> {
    let level = survey.view.level;
    let on_level = |hex: &&Hex| match &region.members {
        Members::Spots(spots) => {
            spots.iter().any(|spot| spot.hex == **hex && (spot.level == level || !survey.has(**hex, level)))
        }
        Members::Hexes(_) | Members::Hexsides(_) => true,
    };
    let (shown, hidden): (BTreeSet<Hex>, BTreeSet<Hex>) = hexes.iter().partition(on_level);
    // The shapes of a region belong to none of its hexes: to paint one of them leaves the region as it is.
    let mut pen = Pen::new(Layer::Regions, Place::Sheet);
    let lane = lanes.free(hexes);
    let from = FIRST + LANE * lane as f32;
    let rims = outlines(&shown);
    pen.areas(TINT, rims.clone(), Paint::fill(colour.faded(26)));
    let ribbons = rims.iter().flat_map(|rim| band(rim, [from, from + WIDE])).collect();
    pen.areas(RIBBON, ribbons, Paint::fill(colour.faded(120)));
    let closed = |rim: Vec<Point>| rim.iter().chain(rim.first()).copied().collect::<Vec<_>>();
    let along = rims.iter().map(|rim| closed(inset(rim, from))).collect();
    pen.lines(LINE, along, LineStyle::flat(colour, DASHED).dashed(DASH[0], DASH[1]));
    let elsewhere = outlines(&hidden).iter().map(|rim| closed(inset(rim, from))).collect();
    pen.lines(LINE, elsewhere, LineStyle::flat(colour, DASHED).dashed(DASHED, 2.0 * DASHED));
    pen.done()
}

/// A region of hexsides: a broad ribbon below what stands there.
fn stretch(sides: &[Hexside], colour: Colour) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::Regions, Place::Sheet);
    let lines: Vec<_> = sides.iter().filter_map(|side| ends(*side)).map(|ends| ends.to_vec()).collect();
    pen.lines(RIBBON, lines, LineStyle::round(colour.faded(140), WIDE * 2.6));
    pen.done()
}

/// The lanes of ribbons that are taken along each side of a hex.
#[derive(Debug, Default)]
struct Lanes(BTreeMap<(Hex, Direction), u32>);

impl Lanes {
    /// The outermost lane that is free all along the rim of some hexes, which it then takes.
    fn free(&mut self, hexes: &BTreeSet<Hex>) -> u32 {
        let rim = |hex: Hex| Direction::ALL.into_iter().map(move |way| (hex, way));
        let open = |(hex, way): &(Hex, Direction)| hex.neighbour(*way).is_none_or(|other| !hexes.contains(&other));
        let rim: Vec<_> = hexes.iter().copied().flat_map(rim).filter(open).collect();
        let taken = rim.iter().fold(0, |taken, side| taken | self.0.get(side).copied().unwrap_or_default());
        let lane = taken.trailing_ones().min(LANES - 1);
        for side in rim {
            *self.0.entry(side).or_default() |= 1 << lane;
        }
        lane
    }
}
