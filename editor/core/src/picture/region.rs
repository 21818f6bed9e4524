//! Regions: areas that rules refer to but no printed map shows. Each has a colour, its name, and a ribbon along its
//! edge.
//!
//! Regions may contain one another. Their tints are faint, and where two share a stretch of their edges the ribbons run
//! side by side, so that each can be followed.

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

/// The rank of tints, below the ribbons.
const TINT: u8 = 0;
/// The rank of ribbons.
const RIBBON: u8 = 1;
/// The rank of the lines along ribbons.
const LINE: u8 = 2;
/// The width of a ribbon.
const WIDE: f32 = 7.0;
/// The width of the dashes along a ribbon.
const DASHED: f32 = 1.6 * PIXEL;
/// The length of a dash and of the gap after it.
const DASH: [f32; 2] = [8.0 * PIXEL, 4.0 * PIXEL];
/// The distance between neighbouring ribbons.
const LANE: f32 = 8.5;
/// The number of ribbons that fit side by side.
const LANES: u32 = 4;
/// The distance of the outermost ribbon from the edge, which leaves room for walls.
const FIRST: f32 = 4.5;

/// Returns the colour of every region of a map, by its id. Colours are stable and distinct as long as there are enough
/// of them; otherwise regions that touch or overlap still differ.
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

/// Returns the hexes a region touches, on or off the map.
fn cells(members: &Members) -> BTreeSet<Hex> {
    match members {
        Members::Hexes(hexes) => hexes.iter().copied().collect(),
        Members::Spots(spots) => spots.iter().map(|spot| spot.hex).collect(),
        Members::Hexsides(sides) => sides.iter().flat_map(|side| side.hexes()).collect(),
    }
}

/// Draws the regions that are shown, by the hex they are drawn in.
pub(super) fn areas(survey: &Survey<'_>) -> BTreeMap<Hex, Vec<Shape>> {
    let mut drawn = BTreeMap::<Hex, Vec<Shape>>::new();
    if survey.view.regions.is_empty() {
        return drawn;
    }
    let colours = colours(survey.map, survey.palette);
    let mut shown: Vec<_> =
        survey.map.regions.iter().enumerate().filter(|(at, _)| survey.view.regions.has(*at)).collect();
    // Larger regions go below the smaller ones they contain.
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

/// Returns the hexes of a region on the map, on any level; empty for a region of hexsides.
fn hexes_of(survey: &Survey<'_>, region: &Region) -> BTreeSet<Hex> {
    let on_map = |hex: &Hex| survey.map.grid.contains(*hex);
    match &region.members {
        Members::Hexes(hexes) => hexes.iter().copied().filter(on_map).collect(),
        Members::Spots(spots) => spots.iter().map(|spot| spot.hex).filter(on_map).collect(),
        Members::Hexsides(_) => BTreeSet::new(),
    }
}

/// Returns the hex whose drawing a region belongs to.
fn first_of(region: &Region, hexes: &BTreeSet<Hex>) -> Option<Hex> {
    match &region.members {
        Members::Hexes(_) | Members::Spots(_) => hexes.first().copied(),
        Members::Hexsides(sides) => sides.first().map(|side| side.hexes()[0]),
    }
}

/// Draws a region of hexes or spots, its ribbon edged with dashes, since walls and hexes have solid lines. Parts on
/// another level than the one shown have only a dotted outline.
fn area(survey: &Survey<'_>, region: &Region, hexes: &BTreeSet<Hex>, colour: Colour, lanes: &mut Lanes) -> Vec<Shape> {
    let level = survey.view.level;
    let on_level = |hex: &&Hex| match &region.members {
        Members::Spots(spots) => {
            spots.iter().any(|spot| spot.hex == **hex && (spot.level == level || !survey.has(**hex, level)))
        }
        Members::Hexes(_) | Members::Hexsides(_) => true,
    };
    let (shown, hidden): (BTreeSet<Hex>, BTreeSet<Hex>) = hexes.iter().partition(on_level);
    // The shapes of a region belong to none of its hexes: painting one of them leaves the region unchanged.
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

/// Draws a region of hexsides: a broad ribbon below the hexside features.
fn stretch(sides: &[Hexside], colour: Colour) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::Regions, Place::Sheet);
    let lines: Vec<_> = sides.iter().filter_map(|side| ends(*side)).map(|ends| ends.to_vec()).collect();
    pen.lines(RIBBON, lines, LineStyle::round(colour.faded(140), WIDE * 2.6));
    pen.done()
}

/// The ribbon lanes that are taken along each side of a hex.
#[derive(Debug, Default)]
struct Lanes(BTreeMap<(Hex, Direction), u32>);

impl Lanes {
    /// Takes and returns the outermost lane that is free along the whole edge of some hexes.
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
