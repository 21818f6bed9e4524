//! The faces of everything to cut out: counters of the mix, and markers.

use rules::counters::CounterMix;
use rules::hex::Hex;
use rules::hexside::{Hexside, LayeredSide};
use rules::map::{Grid, HexsideEntry, HexsideKind, MapDocument, Protects};
use rules::play::UnitCondition;
use rules::project::Project;
use rules::provenance::Provenance;
use rules::rulebook::System;
use rules::side::Side;
use rules::systems;
use rules::variant::Scope;
use rules::words::Words;

use super::low_ink;
use super::placing::Spot;
use crate::picture::counter::{self, CounterLook, CounterPiece, Face, Marks, SIZE, Stand, pieces};
use crate::picture::geometry::{Point, Rect};
use crate::picture::marker::{self, Sign};
use crate::picture::measure::{lines, width};
use crate::picture::palette::{Colour, Palette, Theme};
use crate::picture::shape::{Layer, Place, Shape, ShapeForm, Text, Weight};
use crate::picture::{self, View};
use crate::words::Voice;

/// A counter with both sides, drawn around the origin in picture units.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Counter {
    /// The name of the piece or marker, for tests and previews.
    pub(super) name: String,
    pub(super) front: Vec<Shape>,
    pub(super) back: Vec<Shape>,
    /// The background colour, which extends far beyond its edges. Counters with the same border may be placed without
    /// gaps.
    pub(super) border: Colour,
}

/// Counters that are printed together because they have the same border.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct PrintedGroup {
    pub(super) counters: Vec<Counter>,
}

/// The number of order markers per combat unit; one side is disordered, the other routed.
const ORDER_SHARE: f32 = 0.5;
/// The number of breach markers; no game has ever needed more.
const BREACHES: usize = 8;
/// The number of markers of each kind that a game has of its own.
const OF_GAME: usize = 8;
/// The number of markers of a variant that lie on pieces, spots, hexsides or rooms.
const OF_VARIANT: usize = 8;
/// The font size of the text below the sign of a marker.
const LABEL: f32 = 10.0;
/// The font size of the text on a marker without a sign.
const WORDS: f32 = 14.0;
/// Markers of tracks, with their message ids.
const TRACKED: [(&str, &str); 4] = [
    ("turn", "print-marker-turn"),
    ("casualties-1", "print-marker-ones"),
    ("casualties-10", "print-marker-tens"),
    ("reserve", "print-marker-reserve"),
];
/// An upper bound on printed counters that no real game reaches but a broken mix may.
const MOST: usize = 2000;

/// Returns the counters of a mix, grouped by border: the garrison, each column, the batteries.
pub(super) fn counters(project: &Project, view: &View, saves_ink: bool) -> Vec<PrintedGroup> {
    let mix = &project.counters;
    let look = CounterLook::new(mix, view);
    let all = in_order(mix).into_iter().take(MOST);
    grouped(
        all.map(|(name, piece)| {
            let face = |face| cut(face_of(&look, piece, face));
            let border = match piece {
                CounterPiece::Unit(unit) => look.band_of(unit.side, &unit.column),
                CounterPiece::Leader(leader) => look.band_of(leader.side, &leader.column),
                CounterPiece::Battery(_) => look.band_of_batteries(),
                CounterPiece::Declared(own) => look.band_of_piece(own),
            };
            Counter { name, front: face(Face::Front), back: face(Face::Back), border }
        }),
        saves_ink,
    )
}

/// Returns the pieces of a mix in order: the garrison, then column by column, then batteries; leaders before their
/// units.
fn in_order(mix: &CounterMix) -> Vec<(String, CounterPiece<'_>)> {
    let mut all: Vec<_> = pieces(mix).into_iter().collect();
    let column = |code: &str| mix.columns.iter().position(|own| own.id == code).unwrap_or(usize::MAX);
    all.sort_by_key(|(_, piece)| match piece {
        CounterPiece::Leader(own) => (own.side == Side::Mexican, column(&own.column), 0, false),
        CounterPiece::Unit(own) => (own.side == Side::Mexican, column(&own.column), 1, false),
        CounterPiece::Battery(own) => (true, usize::MAX, own.pounds.into(), true),
        CounterPiece::Declared(own) => (own.side == Side::Mexican, column(&own.group), 1, false),
    });
    all
}

fn face_of(look: &CounterLook<'_>, piece: CounterPiece<'_>, face: Face) -> Vec<Shape> {
    let stand = Stand::alone(Point::default());
    match piece {
        CounterPiece::Unit(unit) => counter::unit(look, unit, face, Marks::default(), stand),
        CounterPiece::Leader(leader) => counter::leader(look, leader, face, Marks::default(), stand),
        CounterPiece::Battery(battery) => counter::battery(look, battery, Marks::default(), stand),
        CounterPiece::Declared(own) => counter::declared(look, own, face, Marks::default(), stand),
    }
}

/// Removes the shadow and cardboard edge of a counter, since cutting produces the edge.
fn cut(mut shapes: Vec<Shape>) -> Vec<Shape> {
    shapes.retain(|shape| shape.rank > 0);
    for shape in shapes.iter_mut().filter(|shape| shape.rank == 1) {
        if let ShapeForm::Polygon(_, paint) | ShapeForm::Circles(_, _, paint) = &mut shape.form {
            paint.stroke = None;
        }
    }
    shapes
}

/// Returns the markers of a game: orders, breaches, and those of the variants in force that have an icon.
pub(super) fn markers(project: &Project, view: &View, saves_ink: bool) -> Vec<PrintedGroup> {
    let voice = Voice::new(view.language);
    let look = CounterLook::new(&project.counters, view);
    let border = Palette::for_theme(Theme::Light).counters.badge;
    let marker =
        |name: &str, front: Vec<Shape>, back: Vec<Shape>| Counter { name: name.to_owned(), front, back, border };
    let order = |condition, word: &str| labelled(&look.badge(condition), 2.1, &voice.text(word));
    let units: usize = project.counters.units.iter().map(|unit| usize::try_from(unit.quantity).unwrap_or(0)).sum();
    let orders = (units.min(MOST) as f32 * ORDER_SHARE).ceil() as usize;
    let (disordered, routed) =
        (order(UnitCondition::Disordered, "choice-disordered"), order(UnitCondition::Routed, "choice-routed"));
    let system = project.rulebook.system;
    let is_alamo = system == System::Alamo;
    let mut all = if is_alamo { vec![marker("order", disordered, routed); orders] } else { Vec::new() };
    if systems::breaches_walls(system) {
        let breach = labelled(&breach(view), 0.72, &voice.text("hexside-breach"));
        all.extend(vec![marker("breach", breach.clone(), breach); BREACHES]);
    }
    for own in systems::markers(system) {
        // Numbers are written by hand, or shown by a die.
        let sign = Sign { icon: own.icon.to_owned(), count: None, says: own.says() };
        let face = labelled(&marker::sign(&sign, view), 1.8, own.says().get(view.language));
        all.extend(vec![marker(own.icon, face.clone(), face); OF_GAME]);
    }
    for (name, word) in TRACKED.into_iter().take(if is_alamo { TRACKED.len() } else { 1 }) {
        let face = labelled(&[], 1.0, &voice.text(word));
        all.push(marker(name, face.clone(), face));
    }
    for own in crate::aids::variants_on(project) {
        for flag in own.document.flags.iter().filter(|flag| !flag.icon.is_empty()) {
            let sign = Sign { icon: flag.icon.clone(), count: None, says: flag.says.clone() };
            let count = match flag.of {
                Scope::Game => 1,
                Scope::Column => project.counters.columns.len().max(1),
                Scope::Unit | Scope::Spot | Scope::Hexside | Scope::Room | Scope::Area => OF_VARIANT,
            };
            let says = flag.says.get(view.language);
            let words = if says.is_empty() { flag.id.replace('_', " ") } else { says.to_owned() };
            let face = labelled(&marker::sign(&sign, view), 1.8, &words);
            all.extend(vec![marker(&flag.id, face.clone(), face); count]);
        }
    }
    grouped(all.into_iter(), saves_ink)
}

/// Returns a sign with text below it, as large as a marker allows.
fn labelled(sign: &[Shape], scale: f32, words: &str) -> Vec<Shape> {
    let ink = Palette::for_theme(Theme::Light).ink;
    // Without a sign, the text is all there is to read and is set larger.
    let (label, weight) = if sign.is_empty() { (WORDS, Weight::Bold) } else { (LABEL, Weight::Plain) };
    let lines: Vec<String> = lines(words, label, weight, SIZE - 2.0).into_iter().take(3).collect();
    let high = label * 1.05;
    let below = SIZE / 2.0 - 1.0 - high * lines.len() as f32;
    let bounds = Rect::around(sign.iter().flat_map(|shape| shape.bounds.corners()));
    let middle = if sign.is_empty() { Point::default() } else { bounds.centre() };
    let room = below + SIZE / 2.0;
    let scale = scale.min(room / bounds.height().max(1.0));
    let at = Point::new(0.0, -SIZE / 2.0 + room / 2.0);
    let mut shapes = Spot::upright(at - middle * scale, scale).shapes(sign, Layer::Counters);
    let top = if sign.is_empty() { -high * lines.len() as f32 / 2.0 } else { below };
    for (number, line) in lines.into_iter().enumerate() {
        let y = top + high * (number as f32 + 0.5);
        let room = SIZE - 2.0;
        let size = label * (room / width(&line, label, weight)).min(1.0);
        let text = Text::new(Point::new(0.0, y), line, size, ink);
        let text = Text { weight, ..text };
        shapes.push(Shape::new(Layer::Counters, 17, Place::Sheet, ShapeForm::Text(text)));
    }
    shapes
}

/// Returns a breach as drawn on a map, in a horizontal hexside.
fn breach(view: &View) -> Vec<Shape> {
    let mut map = MapDocument::new(Words::default(), Grid { columns: 1, rows: 2 });
    let side = Hexside::new(Hex::new(1, 1), Hex::new(1, 2));
    let (at, by) = (LayeredSide { side, layer: None }, Provenance::Painted);
    map.hexsides.push(HexsideEntry { at, kind: HexsideKind::Breach, protects: Protects::default(), by });
    picture::hexside(&map, view, side)
}

/// Groups neighbours with the same border.
fn grouped(all: impl Iterator<Item = Counter>, saves_ink: bool) -> Vec<PrintedGroup> {
    let mut groups: Vec<PrintedGroup> = Vec::new();
    for mut own in all {
        if saves_ink {
            own.front = low_ink::counter(own.front);
            own.back = low_ink::counter(own.back);
            own.border = low_ink::border(own.border);
        }
        match groups.iter_mut().find(|group| group.counters.first().is_some_and(|first| first.border == own.border)) {
            Some(group) => group.counters.push(own),
            None => groups.push(PrintedGroup { counters: vec![own] }),
        }
    }
    groups
}
