//! The origin of everything on a map: cited from a published text, reconstructed, or invented by its author.
//!
//! Pattern and letter distinguish them, not only colour: cited items have an even tint, solid lines and a round badge
//! with C; reconstructed ones are hatched, with dashed lines and a square badge with R; original ones are hatched the
//! other way, with dotted lines and a diamond badge with O. Hexes without an entry on the map have no mark: they are
//! open ground by default.

use std::collections::{BTreeMap, BTreeSet};

use rules::hex::{Direction, Hex};
use rules::hexside::Hexside;
use rules::map::Members;
use rules::provenance::{Kind, Provenance};

use super::geometry::Point;
use super::hatch::hatch;
use super::layout::{ACROSS, PIXEL, SIDE, centre, corners, ends, side};
use super::palette::{Colour, OverlayColours, Theme};
use super::pen::Pen;
use super::shape::{Layer, LineStyle, Paint, Place, Shape, Text};
use super::survey::Survey;

/// The rank of tints, which are shown at every zoom.
const TINT: u8 = 0;
/// The rank of hatching.
const HATCH: u8 = 1;
/// The rank of the bands along hexsides.
const BANDS: u8 = 2;
/// The rank of the outlines of areas.
const RIMS: u8 = 3;
/// The rank of the badges of areas, hexes and hexsides, each below its letter.
const BADGES: u8 = 10;

/// Half the width of a badge.
const BADGE: f32 = 7.0;
/// The font size of the letters.
const LETTER: f32 = 11.0;
/// The distance of a badge below the centre of its hex, as a fraction of a hex: opposite the number.
const DROP: f32 = 0.36;

/// The style in which an origin is marked.
#[derive(Debug, Clone, Copy)]
struct Manner {
    kind: Kind,
    colour: Colour,
    colours: OverlayColours,
}

impl Manner {
    const fn new(by: &Provenance, theme: Theme) -> Self {
        let (kind, colours) = (by.kind(), OverlayColours::for_theme(theme));
        Self { kind, colour: colours.of_origin(kind), colours }
    }

    /// Returns a line of this width in pixels: solid, dashed or dotted.
    const fn line(self, colour: Colour, pixels: f32) -> LineStyle {
        let stroke = LineStyle::flat(colour, pixels * PIXEL);
        match self.kind {
            Kind::Cited => stroke,
            Kind::Reconstructed => stroke.dashed(6.0 * PIXEL, 4.0 * PIXEL),
            Kind::Original => stroke.dashed(2.0 * PIXEL, 3.0 * PIXEL),
        }
    }

    /// Returns the opacity of a hex's tint, and the direction of the lines over it in degrees; `None` if there are no
    /// lines.
    const fn tint(self) -> (u8, Option<f32>) {
        match self.kind {
            Kind::Cited => (84, None),
            Kind::Reconstructed => (34, Some(120.0)),
            Kind::Original => (34, Some(60.0)),
        }
    }

    /// Draws the badge with its letter.
    fn badge(self, pen: &mut Pen, at: Point) {
        let face = Paint::both(self.colours.paper, LineStyle::flat(self.colour, 1.2 * PIXEL));
        let corners = |half: f32, ways: [(f32, f32); 4]| ways.map(|(x, y)| at + Point::new(x * half, y * half));
        match self.kind {
            Kind::Cited => pen.circles(BADGES, vec![at], BADGE, face),
            Kind::Reconstructed => {
                pen.area(BADGES, &corners(BADGE * 0.92, [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]), face);
            }
            Kind::Original => {
                pen.area(BADGES, &corners(BADGE * 1.3, [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]), face);
            }
        }
        pen.text(BADGES + 1, Text::new(at, letter(self.kind), LETTER, self.colours.ink).bold());
    }
}

/// Returns the letter of an origin, the same in both languages.
#[must_use]
pub const fn letter(kind: Kind) -> &'static str {
    match kind {
        Kind::Cited => "C",
        Kind::Reconstructed => "R",
        Kind::Original => "O",
    }
}

/// Marks the origin of a hex's painting and of its gun site.
pub(super) fn hex(survey: &Survey<'_>, hex: Hex) -> Vec<Shape> {
    if !survey.view.provenance {
        return Vec::new();
    }
    let mut pen = Pen::new(Layer::Provenance, Place::Hex(hex));
    let theme = survey.view.theme;
    if let Some(entry) = survey.map.hex(hex) {
        let manner = Manner::new(&entry.by, theme);
        let corners = corners(hex);
        let (strength, hatched) = manner.tint();
        pen.area(TINT, &corners, Paint::fill(manner.colour.faded(strength)));
        if let Some(turn) = hatched {
            pen.lines(HATCH, hatch(&corners, turn, 12.0), LineStyle::flat(manner.colour.faded(120), 0.8 * PIXEL));
        }
        manner.badge(&mut pen, centre(hex) + Point::new(0.0, ACROSS * DROP));
    }
    if let Some(site) = survey.gun_site(hex) {
        Manner::new(&site.by, theme).badge(&mut pen, centre(hex) + Point::new(ACROSS * 0.27, ACROSS * 0.2));
    }
    pen.done()
}

/// Marks the origin of a hexside; layers of different origin each get a badge.
pub(super) fn hexside(survey: &Survey<'_>, at: Hexside) -> Vec<Shape> {
    let (Some([a, b]), true) = (ends(at), survey.view.provenance) else { return Vec::new() };
    let mut pen = Pen::new(Layer::Provenance, Place::Hexside(at));
    let origins: Vec<_> = survey.map.entries_at(at).map(|entry| &entry.by).collect();
    let first = |kind| origins.iter().find(move |by| by.kind() == kind);
    let found: Vec<_> = Kind::ALL.into_iter().filter_map(first).map(|by| Manner::new(by, survey.view.theme)).collect();
    let middle = a.towards(b, 0.5);
    let apart = (b - a).unit() * (BADGE * 1.15);
    for (number, manner) in found.iter().enumerate() {
        pen.line(BANDS, &[a, b], manner.line(manner.colour.faded(130), 7.0));
        // Side by side, centred on the hexside.
        let shift = apart * (2.0 * number as f32 + 1.0 - found.len() as f32);
        manner.badge(&mut pen, middle + shift);
    }
    pen.done()
}

/// Marks the origins of rooms, regions and entry areas: an outline around each, with a badge in its first hex; by the
/// hex they are drawn in.
pub(super) fn areas(survey: &Survey<'_>) -> BTreeMap<Hex, Vec<Shape>> {
    let mut drawn = BTreeMap::new();
    if !survey.view.provenance {
        return drawn;
    }
    let map = survey.map;
    for room in &map.rooms {
        let hexes = room.spots.iter().map(|spot| spot.hex).collect();
        area(survey, &hexes, &room.by, Inset { share: 0.12, first: Direction::South }, &mut drawn);
    }
    for region in &map.regions {
        let hexes = match &region.members {
            Members::Hexes(hexes) => hexes.iter().copied().collect(),
            Members::Spots(spots) => spots.iter().map(|spot| spot.hex).collect(),
            Members::Hexsides(sides) => {
                sides_of_region(survey, sides, &region.by, &mut drawn);
                continue;
            }
        };
        area(survey, &hexes, &region.by, Inset { share: 0.2, first: Direction::NorthWest }, &mut drawn);
    }
    for entry in map.entry_areas.iter().filter(|_| survey.view.features.has_entry_areas()) {
        let hexes = entry.hexes.iter().copied().collect();
        area(survey, &hexes, &entry.by, Inset { share: 0.28, first: Direction::SouthEast }, &mut drawn);
    }
    drawn
}

/// The placement of the outline of a kind of area: its distance inside the hexes, and the preferred side for its
/// badge.
#[derive(Debug, Clone, Copy)]
struct Inset {
    share: f32,
    first: Direction,
}

fn area(
    survey: &Survey<'_>,
    hexes: &BTreeSet<Hex>,
    by: &Provenance,
    inset: Inset,
    drawn: &mut BTreeMap<Hex, Vec<Shape>>,
) {
    let manner = Manner::new(by, survey.view.theme);
    let mut badged = false;
    for hex in hexes.iter().filter(|hex| survey.map.grid.contains(**hex)) {
        let open = |way: &Direction| hex.neighbour(*way).is_none_or(|other| !hexes.contains(&other));
        let turned = (0..6).map(|step| Direction::ALL[(inset.first as usize + step) % 6]);
        let rims: Vec<_> = turned
            .filter(open)
            .map(|way| side(*hex, way).map(|corner| corner.towards(centre(*hex), inset.share)).to_vec())
            .collect();
        let Some(first) = rims.first().map(|rim| rim[0].towards(rim[1], 0.5)) else { continue };
        let mut pen = Pen::new(Layer::Provenance, Place::Hex(*hex));
        pen.lines(RIMS, rims, manner.line(manner.colour, 1.5));
        if !badged {
            badged = true;
            manner.badge(&mut pen, first);
        }
        drawn.entry(*hex).or_default().extend(pen.done());
    }
}

/// Marks a region of hexsides, which has no outline: its hexsides get a line next to them.
fn sides_of_region(survey: &Survey<'_>, sides: &[Hexside], by: &Provenance, drawn: &mut BTreeMap<Hex, Vec<Shape>>) {
    let manner = Manner::new(by, survey.view.theme);
    for (number, at) in sides.iter().enumerate() {
        let Some([a, b]) = ends(*at) else { continue };
        let hex = at.hexes()[0];
        let shift = (b - a).unit().quarter() * (SIDE * 0.12);
        let mut pen = Pen::new(Layer::Provenance, Place::Hex(hex));
        pen.line(RIMS, &[a + shift, b + shift], manner.line(manner.colour, 1.5));
        if number == 0 {
            manner.badge(&mut pen, a.towards(b, 0.25) + shift);
        }
        drawn.entry(hex).or_default().extend(pen.done());
    }
}
