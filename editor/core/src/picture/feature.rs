//! Features: what only some games read of a map, each kind of it in a drawing of its own.
//!
//! Areas have thin borders and names, posts and start positions dashed outlines; what covers hexes has a pattern, what
//! lies along hexsides a mark on each. All of it lies below the walls, which often run along the same hexsides.

mod area;
mod naming;
mod post;
mod side;
mod surface;

use std::collections::{BTreeMap, BTreeSet};

use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::map::{Holds, Members, Region, RegionKind};
use rules::spot::{Level, Spot};

use super::geometry::Point;
use super::layout::{SIDE, ends};
use super::palette::{Colour, Palette};
use super::pen::Pen;
use super::region;
use super::shape::{Layer, Place, Shape};
use super::survey::Survey;
use naming::FeatureNames;

/// The ranks of features, from the ground up.
mod rank {
    /// Tints of whole hexes.
    pub(super) const TINT: u8 = 0;
    /// Patterns in hexes.
    pub(super) const PATTERN: u8 = 1;
    /// Bands along hexsides.
    pub(super) const BAND: u8 = 10;
    /// The light edge of borders.
    pub(super) const CASING: u8 = 20;
    /// Borders of areas.
    pub(super) const BORDER: u8 = 21;
    /// Outlines of posts and start positions.
    pub(super) const OUTLINE: u8 = 22;
    /// Marks on hexsides, and arrows.
    pub(super) const MARK: u8 = 30;
}

/// Whether a rank holds what features are recognized by on a small map, rather than fine patterns.
pub(super) const fn is_border(rank: u8) -> bool {
    rank == rank::TINT || rank >= rank::BAND
}

/// Draws the features that the view shows, by the first hexes of their regions.
pub(super) fn features(survey: &Survey<'_>) -> BTreeMap<Hex, Vec<Shape>> {
    let mut drawn = BTreeMap::<Hex, Vec<Shape>>::new();
    let layers = survey.view.layers;
    let is_visible = layers.has(Layer::Features) || layers.has(Layer::FeatureNames);
    if !is_visible || shown(survey).next().is_none() {
        return drawn;
    }
    let mut names = FeatureNames::new(survey);
    let mut add = |hex: Option<Hex>, shapes: Vec<Shape>| {
        if let Some(hex) = hex.filter(|_| !shapes.is_empty()) {
            drawn.entry(hex).or_default().extend(shapes);
        }
    };
    if survey.view.features.has_kind(RegionKind::AREA) {
        for (hex, shapes) in area::areas(survey, &mut names) {
            add(Some(hex), shapes);
        }
    }
    let fort = Fort::new(survey);
    for kind in shown(survey).filter(|kind| kind.name != RegionKind::AREA) {
        for (number, region) in survey.map.regions_of(kind.name).filter(|own| kind.holds.fits(&own.members)).enumerate()
        {
            let shapes = match kind.name {
                RegionKind::START_POSITION => post::start(survey, region, &mut names),
                RegionKind::GROUP_PLACE => post::place(survey, region, number, &mut names),
                _ if kind.holds == Holds::Hexsides => side::sides(survey, &fort, region, &mut names),
                _ => surface::surface(survey, region, &mut names),
            };
            add(first_of(region), shapes);
        }
    }
    drawn
}

/// Returns the kinds of regions that the view shows and the map has, in the order lists show them.
pub(super) fn shown(survey: &Survey<'_>) -> impl Iterator<Item = &'static RegionKind> {
    let kinds = RegionKind::ALL.iter().filter(|kind| survey.view.features.has_kind(kind.name));
    let sections = sections(survey);
    // A perimeter of nothing but sections of the wall is drawn as those.
    let is_drawn = move |region: &Region| {
        region.kind != RegionKind::PERIMETER || region.members.sides().iter().any(|side| !sections.contains(side))
    };
    kinds.filter(move |kind| survey.map.regions_of(kind.name).any(&is_drawn))
}

/// Draws a sample of a kind of regions around a point of a legend; `reach` is the distance to a corner of its hex.
pub(super) fn sample(pen: &mut Pen, kind: &RegionKind, at: Point, reach: f32, palette: &Palette) {
    let mut own = Pen::new(Layer::Surround, Place::Sheet);
    match kind.name {
        RegionKind::AREA => area::sample(&mut own, at, reach, palette),
        RegionKind::START_POSITION | RegionKind::GROUP_PLACE => post::sample(&mut own, kind.name, at, reach, palette),
        _ if kind.holds == Holds::Hexsides => {
            let half = Point::new(SIDE / 2.0, 0.0);
            side::mark(&mut own, kind.name, [at - half, at + half], Point::new(0.0, -1.0), palette);
        }
        _ => surface::pattern(&mut own, kind.name, at, reach, palette),
    }
    // Above the ground of the sample.
    for shape in own.done() {
        pen.form(3 + shape.rank, shape.form);
    }
}

/// Draws the sign of a level above the ground, as the name of an area has it.
pub(super) fn raised_sign(pen: &mut Pen, rank: u8, at: Point, palette: &Palette) {
    naming::triangle(pen, rank, at, palette.area);
}

/// Draws the sign of a limit on the units of an area, as the name of an area has it.
pub(super) fn room_sign(pen: &mut Pen, rank: u8, at: Point, palette: &Palette) {
    naming::ring(pen, rank, at, 4, palette.area);
}

/// Returns the first hex of a region.
fn first_of(region: &Region) -> Option<Hex> {
    match &region.members {
        Members::Hexes(hexes) => hexes.first().copied(),
        Members::Spots(spots) => spots.first().map(|spot| spot.hex),
        Members::Hexsides(sides) => sides.first().map(|side| side.hexes()[0]),
    }
}

/// Returns the spot of a hex that is seen on the level shown: the one on this level, or else the lowest one. `None` off
/// the map.
fn seen(survey: &Survey<'_>, hex: Hex) -> Option<Spot> {
    let storeys = survey.map.storeys(hex).iter().filter(|_| survey.map.grid.contains(hex));
    let level = survey.view.level;
    let best = storeys.min_by_key(|own| (own.level != level, own.elevation, own.level))?;
    Some(Spot::new(hex, best.level))
}

/// Whether a spot that is seen is shown in full: on the level shown, or a floor as seen from open ground.
fn in_full(survey: &Survey<'_>, spot: Spot) -> bool {
    spot.level == survey.view.level || survey.view.level == Level::Ground
}

/// Returns the hexsides of sections of the wall, if those are shown.
fn sections(survey: &Survey<'_>) -> BTreeSet<Hexside> {
    let sections = survey.map.regions_of(RegionKind::WALL_SECTION);
    let sections = sections.filter(|_| survey.view.features.has_kind(RegionKind::WALL_SECTION));
    sections.flat_map(|own| own.members.sides()).copied().collect()
}

/// The fort within its perimeter.
struct Fort<'m> {
    inside: BTreeSet<Hex>,
    /// The colour of each section of the wall, by the id of its region.
    colours: BTreeMap<&'m str, Colour>,
    /// The hexsides of sections of the wall, if those are shown.
    sections: BTreeSet<Hexside>,
}

impl<'m> Fort<'m> {
    fn new(survey: &Survey<'m>) -> Self {
        Self {
            inside: survey.map.perimeter().1,
            colours: region::colours(survey.map, survey.palette),
            sections: sections(survey),
        }
    }

    /// Returns the direction out of the fort across a hexside; from its lower-numbered hex if it is not on the
    /// perimeter.
    fn outwards(&self, side: Hexside) -> Option<Point> {
        let [a, b] = ends(side)?;
        let [low, high] = side.hexes();
        // Clockwise around the lower-numbered hex, which therefore lies to the right.
        let away = (b - a).unit().quarter() * -1.0;
        let is_low_outside = self.inside.contains(&high) && !self.inside.contains(&low);
        Some(if is_low_outside { away * -1.0 } else { away })
    }
}
