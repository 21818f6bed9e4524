//! The legend: only what the map uses.

use std::collections::BTreeSet;

use rules::map::{Ground, GunSiteKind, HexsideKind, Holds, RegionKind};
use rules::spot::Level;
use rules::words::Words;

use crate::picture::feature;
use crate::picture::geometry::{Point, Rect};
use crate::picture::gun_site::symbol;
use crate::picture::hatch::hatch;
use crate::picture::hexside::{self, Edge, draw};
use crate::picture::key::{HEX as SWATCH, Key, Sample, swatch};
use crate::picture::layout::{PIXEL, SIDE, corners_around};
use crate::picture::marker::{Sign, tag};
use crate::picture::measure::{lines, width};
use crate::picture::outline::band;
use crate::picture::palette::Colour;
use crate::picture::pen::Pen;
use crate::picture::region;
use crate::picture::shape::{Layer, LineStyle, Paint, Place, Text, Weight};
use crate::picture::survey::{ROOF, Survey};
use crate::words::Voice;

/// The font size of the text.
const WORDS: f32 = 22.0;
/// The font size of notes below headings.
const NOTE: f32 = 19.0;
/// The font size of the headings.
const HEADING: f32 = 29.0;
/// The height of a row.
const ROW: f32 = 46.0;
/// The width reserved for a sample.
const SAMPLE: f32 = 76.0;
/// The distance from centre to corner of sample hexes.
const HEX: f32 = 24.0;

/// The rank of the lowest part of a hexside sample, above its strip of ground.
const SAMPLE_RANK: u8 = 3;

/// Whether a rank holds the core of an outer wall in a sample.
pub(super) const fn is_core(rank: u8) -> bool {
    hexside::is_core(rank.saturating_sub(SAMPLE_RANK))
}

/// One line of the legend.
enum LegendItem {
    Hexside(HexsideKind),
    Ground(Ground),
    OpenTop,
    Gun(GunSiteKind),
    EntryArea,
    Feature(&'static RegionKind),
    Raised,
    RoomFor,
    CitedNumber,
    OtherLevel,
    Marker(Sign),
    Region(Words, Colour),
    Key(Sample, String),
}

/// Draws the legend below `top` and returns its lower edge.
pub(super) fn legend(pen: &mut Pen, survey: &Survey<'_>, voice: &Voice, column: Rect, top: f32, signs: &[Sign]) -> f32 {
    let sections = [
        ("picture-legend-hexsides", hexsides(survey)),
        ("picture-legend-hexes", hexes(survey)),
        ("picture-legend-features", features(survey)),
        ("picture-legend-regions", regions(survey)),
        ("picture-legend-markers", signs.iter().cloned().map(LegendItem::Marker).collect()),
    ];
    let sections = sections.into_iter().filter(|(_, items)| !items.is_empty());
    sections.fold(top, |top, (heading, items)| {
        let under = headed(pen, survey, column, top, &voice.text(heading), "");
        rows(pen, survey, voice, column, under, &items) + 18.0
    })
}

/// Draws the key to the overlay below `top` and returns its lower edge.
pub(super) fn laid_over(pen: &mut Pen, survey: &Survey<'_>, voice: &Voice, column: Rect, top: f32, key: &Key) -> f32 {
    let items: Vec<_> = key.rows.iter().map(|(sample, says)| LegendItem::Key(*sample, says.clone())).collect();
    if items.is_empty() {
        return top;
    }
    let under = headed(pen, survey, column, top, &key.title, &key.note);
    rows(pen, survey, voice, column, under, &items) + 18.0
}

/// Draws a heading followed by a rule, and a note below. Returns the lower edge.
fn headed(pen: &mut Pen, survey: &Survey<'_>, column: Rect, top: f32, words: &str, note: &str) -> f32 {
    let at = Point::new(column.from.x, top + HEADING / 2.0);
    let text = Text::new(at, words, HEADING, survey.palette.ink).in_serif().from_left();
    let after = column.from.x + text.width() + 20.0;
    pen.text(1, text);
    if after < column.to.x {
        let rule = [Point::new(after, at.y), Point::new(column.to.x, at.y)];
        pen.line(1, &rule, LineStyle::flat(survey.palette.ink_soft, PIXEL * 0.7));
    }
    let mut y = top + HEADING + 12.0;
    for line in lines(note, NOTE, Weight::Plain, column.width()) {
        let at = Point::new(column.from.x, y + NOTE * 0.3);
        pen.text(1, Text::new(at, line, NOTE, survey.palette.ink_soft).from_left());
        y += NOTE * 1.4;
    }
    y
}

/// Draws items in columns as wide as the longest text requires. Returns the lower edge.
fn rows(pen: &mut Pen, survey: &Survey<'_>, voice: &Voice, column: Rect, top: f32, items: &[LegendItem]) -> f32 {
    let words: Vec<_> = items.iter().map(|item| item.words(survey, voice)).collect();
    let widest = words.iter().map(|words| width(words, WORDS, Weight::Plain)).fold(0.0, f32::max);
    let columns = ((column.width() / (SAMPLE + widest + 36.0)) as usize).clamp(1, items.len());
    let rows = items.len().div_ceil(columns);
    let step = column.width() / columns as f32;
    for (number, (item, words)) in items.iter().zip(words).enumerate() {
        let (across, down) = (number / rows, number % rows);
        let at = Point::new(column.from.x + across as f32 * step, top + (down as f32 + 0.5) * ROW);
        item.draw(pen, survey, at + Point::new(SAMPLE * 0.42, 0.0));
        pen.text(90, Text::new(at + Point::new(SAMPLE + 6.0, 0.0), words, WORDS, survey.palette.ink).from_left());
    }
    top + rows as f32 * ROW
}

/// Returns the kinds of hexside the map uses, on either layer.
fn hexsides(survey: &Survey<'_>) -> Vec<LegendItem> {
    let used: BTreeSet<_> = survey.map.hexsides.iter().map(|entry| entry.kind).collect();
    let kinds = HexsideKind::ALL.into_iter().filter(|kind| *kind != HexsideKind::Clear && used.contains(kind));
    let mut items: Vec<_> = kinds.map(LegendItem::Hexside).collect();
    if survey.map.hexsides.iter().any(|entry| entry.at.layer.is_some()) {
        items.push(LegendItem::OtherLevel);
    }
    items
}

/// Returns the grounds and symbols the map uses.
fn hexes(survey: &Survey<'_>) -> Vec<LegendItem> {
    let map = survey.map;
    let used: BTreeSet<_> = map.grid.hexes().map(|hex| map.ground(hex)).collect();
    let mut items: Vec<_> =
        Ground::ALL.into_iter().filter(|ground| used.contains(ground)).map(LegendItem::Ground).collect();
    if map.hexes.iter().any(|entry| entry.open_top) {
        items.push(LegendItem::OpenTop);
    }
    for kind in [GunSiteKind::Printed, GunSiteKind::Optional] {
        if map.gun_sites.iter().any(|site| site.kind == kind) {
            items.push(LegendItem::Gun(kind));
        }
    }
    if survey.view.features.has_entry_areas() && !map.entry_areas.is_empty() {
        items.push(LegendItem::EntryArea);
    }
    if survey.view.provenance && map.hexes.iter().any(|entry| entry.by.is_cited()) {
        items.push(LegendItem::CitedNumber);
    }
    items
}

/// Returns the features of the map that are drawn for its game.
fn features(survey: &Survey<'_>) -> Vec<LegendItem> {
    if !survey.view.layers.has(Layer::Features) {
        return Vec::new();
    }
    let areas = || survey.map.areas().into_iter().filter(|_| survey.view.features.has_kind(RegionKind::AREA));
    let raised = areas().any(|own| own.area_level() > 1).then_some(LegendItem::Raised);
    let room = areas().any(|own| own.area_capacity() > 0).then_some(LegendItem::RoomFor);
    feature::shown(survey).map(LegendItem::Feature).chain(raised).chain(room).collect()
}

/// Returns the regions that are shown.
fn regions(survey: &Survey<'_>) -> Vec<LegendItem> {
    if survey.view.regions.is_empty() {
        return Vec::new();
    }
    let colours = region::colours(survey.map, survey.palette);
    let shown = survey.map.regions.iter().enumerate().filter(|(at, _)| survey.view.regions.has(*at));
    let shown = shown.filter(|_| survey.view.layers.has(Layer::Regions));
    shown.filter_map(|(_, own)| Some(LegendItem::Region(own.name.clone(), *colours.get(own.id.as_str())?))).collect()
}

impl LegendItem {
    fn words(&self, survey: &Survey<'_>, voice: &Voice) -> String {
        match self {
            Self::Hexside(kind) => voice.text(&kind.word()),
            Self::Ground(Ground::Floor) if survey.view.level == Level::Roof => voice.text("picture-roof"),
            Self::Ground(Ground::Floor) => voice.text("picture-building"),
            Self::Ground(ground) => voice.text(ground.word()),
            Self::OpenTop => voice.text("picture-open-top"),
            Self::Gun(GunSiteKind::Printed) => voice.text("picture-gun-printed"),
            Self::Gun(GunSiteKind::Optional) => voice.text("picture-gun-optional"),
            Self::EntryArea => voice.text("picture-entry-area"),
            Self::Feature(kind) if kind.name == RegionKind::START_POSITION => voice.text("picture-start-position"),
            Self::Feature(kind) => voice.text(&kind.word()),
            Self::Raised => voice.text("picture-area-raised"),
            Self::RoomFor => voice.text("picture-area-room"),
            Self::CitedNumber => voice.text("picture-cited-number"),
            Self::OtherLevel => voice.text("picture-other-level"),
            Self::Region(name, _) => voice.words(name),
            Self::Marker(sign) => voice.words(&sign.says),
            Self::Key(_, says) => says.clone(),
        }
    }

    /// Draws a strip of open country under a hexside sample and returns the ends of the sample.
    fn strip(pen: &mut Pen, survey: &Survey<'_>, at: Point) -> [Point; 2] {
        let half = Point::new(SIDE / 2.0, 0.0);
        let room = half + Point::new(6.0, 15.0);
        let strip = Rect::new(at - room, at + room);
        pen.area(1, &strip.corners(), Paint::fill(survey.palette.outside));
        [at - half, at + half]
    }

    fn draw(&self, pen: &mut Pen, survey: &Survey<'_>, at: Point) {
        let palette = survey.palette;
        let outline = LineStyle::flat(palette.grid, PIXEL * 0.8);
        let hex = corners_around(at, HEX);
        match self {
            Self::Hexside(kind) => {
                let ends = Self::strip(pen, survey, at);
                let mut own = Pen::new(Layer::Surround, Place::Sheet);
                // The inner side of the sample is below.
                draw(&mut own, &Edge::free(ends), *kind, carrier(*kind), palette);
                for shape in own.done() {
                    pen.form(SAMPLE_RANK + shape.rank, shape.form);
                }
            }
            Self::Ground(ground) => {
                let roof = survey.view.level == Level::Roof && *ground == Ground::Floor;
                let full = palette.ground(*ground);
                let colour = if roof { full.mix(palette.shade, ROOF) } else { full };
                pen.area(2, &hex, Paint::both(colour, outline));
                let mark = colour.mix(palette.shade, 0.3);
                match ground {
                    Ground::Platform => pen.lines(3, hatch(&hex, 0.0, 8.0), LineStyle::flat(mark, 1.0)),
                    Ground::Floor if !roof => brick(pen, survey, at, outline),
                    Ground::Floor => pen.lines(3, hatch(&hex, 135.0, 7.0), LineStyle::flat(mark, 0.9)),
                    Ground::Outside | Ground::Plaza | Ground::Yard | Ground::Churchyard => {}
                }
            }
            Self::OpenTop => pen.area(2, &hex, Paint::both(palette.flagstone, outline)),
            Self::Gun(kind) => symbol(pen, at, *kind, palette, Point::new(1.0, 0.0)),
            Self::EntryArea => {
                pen.area(2, &hex, Paint::both(palette.outside, outline));
                pen.area(3, &hex, Paint::both(palette.entry.faded(34), LineStyle::round(palette.entry, PIXEL * 1.2)));
                pen.text(5, Text::new(at, "1", 28.0, palette.entry).bold());
            }
            Self::Feature(kind) => {
                if kind.holds == Holds::Hexsides {
                    Self::strip(pen, survey, at);
                } else {
                    pen.area(2, &hex, Paint::both(palette.outside, outline));
                }
                feature::sample(pen, kind, at, HEX, palette);
            }
            Self::Raised => feature::raised_sign(pen, SAMPLE_RANK, at, palette),
            Self::RoomFor => feature::room_sign(pen, SAMPLE_RANK, at, palette),
            Self::OtherLevel => {
                let line = Self::strip(pen, survey, at);
                pen.line(SAMPLE_RANK + 20, &line, LineStyle::round(palette.interior_wall, PIXEL * 2.6));
                pen.line(SAMPLE_RANK + 60, &line, LineStyle::round(palette.inner_edge, PIXEL));
            }
            Self::Region(_, colour) => {
                let [rim, inner] = band(&hex, [0.0, HEX * 0.2]);
                pen.area(2, &hex, Paint::fill(colour.faded(26)));
                pen.areas(3, vec![rim, inner], Paint::fill(colour.faded(120)));
                pen.area(4, &hex, Paint::outline(LineStyle::round(*colour, PIXEL)));
            }
            Self::Key(sample, _) => swatch(pen, *sample, at, HEX / SWATCH, survey.view.theme),
            Self::Marker(sign) => {
                let mut own = Pen::new(Layer::Surround, Place::Sheet);
                tag(&mut own, at, sign, &survey.view);
                for shape in own.done() {
                    pen.form(SAMPLE_RANK + shape.rank, shape.form);
                }
            }
            Self::CitedNumber => {
                pen.area(2, &hex, Paint::both(palette.outside, outline));
                pen.text(5, Text::new(at, "0101", 12.5, palette.ink_on(palette.outside)).bold());
            }
        }
    }
}

/// Draws a hex in three colours, since buildings differ in brick and clay.
fn brick(pen: &mut Pen, survey: &Survey<'_>, at: Point, outline: LineStyle) {
    let corners = corners_around(at, HEX);
    for (third, colour) in survey.palette.floors.into_iter().take(3).enumerate() {
        let corner = |step: usize| corners[(third * 2 + step) % 6];
        pen.area(3, &[corner(0), corner(1), corner(2), at], Paint::both(colour, outline));
    }
}

/// Returns the wall an opening sample is cut into.
const fn carrier(kind: HexsideKind) -> HexsideKind {
    match kind {
        HexsideKind::Doorway => HexsideKind::InnerWall,
        HexsideKind::Gunslit | HexsideKind::Breach => HexsideKind::OuterWall,
        HexsideKind::Clear
        | HexsideKind::DryStreambed
        | HexsideKind::StoneWall
        | HexsideKind::WoodenWall
        | HexsideKind::InnerWall
        | HexsideKind::OuterWall
        | HexsideKind::ChurchWall
        | HexsideKind::GunRamp
        | HexsideKind::Impassable
        | HexsideKind::InteriorWall
        | HexsideKind::HighPalisade => kind,
    }
}
