//! The board next to the map: tracks with their markers, and boxes with the counters that are not on the map.

use std::collections::BTreeMap;

use rules::side::Side;

use super::boxes::Boxes;
use super::counters::{CounterGroup, CounterKind};
use super::element::Element;
use super::piece::Piece;
use super::window::{At, Stack, Window, slot};
use super::workshop::{Workshop, plain};
use crate::aids;
use crate::export::ExportError;
use crate::picture::counter::SIZE;
use crate::picture::geometry::Point;
use crate::picture::palette::Palette;
use crate::picture::shape::{Layer, LineStyle, Paint, Place, Shape, ShapeForm, Text};
use crate::words::names::group_called;
use crate::words::sentence;

/// The name of the board.
const BOARD: &str = "Beside";
/// The prototype of the markers of tracks.
pub(super) const PROTOTYPE: &str = "track-marker";
/// The edge length of a track box, in map units.
const EDGE: f32 = 84.0;
/// The distance between the centres of neighbouring counters in a box.
const STEP: f32 = SIZE + 8.0;
/// The height of a box without counters.
const EMPTY: f32 = 120.0;
/// The extent of a track marker from its centre.
const REACH: f32 = 20.0;

/// Returns the window with everything next to the map; `waiting` are the counters that do not start on it.
pub(super) fn window(
    shop: &mut Workshop<'_>,
    kinds: &BTreeMap<String, CounterKind>,
    waiting: &[String],
) -> Result<Element, ExportError> {
    let title = shop.voice.text("vassal-beside");
    let mut boxes = Boxes::new(shop, &title);
    let mut stacks = tracks(shop, &mut boxes)?;
    stacks.extend(forces(shop, &mut boxes, kinds, waiting));
    for out in ["vassal-box-texans-out", "vassal-box-mexicans-out"] {
        boxes.wide(&shop.voice.text(out), EMPTY);
    }
    let board = boxes.board(shop, BOARD, "beside")?;
    let tip = shop.voice.text("vassal-beside-about");
    let window = Window { name: &title, button: Some([&title, &tip]), owner: None, board, parts: stacks };
    Ok(window.element(shop))
}

/// Draws the tracks and returns their markers, each on the first space.
fn tracks(shop: &mut Workshop<'_>, boxes: &mut Boxes) -> Result<Vec<Element>, ExportError> {
    let mut stacks = Vec::new();
    for track in aids::tracks(shop.project, shop.voice) {
        boxes.heading(&track.title);
        // A repeated number begins a new row, such as tens after ones. Each row has a marker.
        let mut rows: Vec<Vec<(String, String)>> = Vec::new();
        for space in &track.spaces {
            let begins = rows.last().is_none_or(|row| row[0].0 == space.label);
            let space = (space.label.clone(), space.note.clone());
            match rows.last_mut() {
                Some(row) if !begins => row.push(space),
                _ => rows.push(vec![space]),
            }
        }
        for (number, row) in (1..).zip(&rows) {
            let places = boxes.track(&track.title, EDGE, row);
            let (true, Some(first)) = (has_marker(track.name), places.first()) else { continue };
            let place = boxes.at(*first).name.clone();
            let piece = track_marker(shop, track.name, &track.title, number)?;
            let pieces = vec![slot(&piece, shop)];
            stacks.push(Stack { name: &piece.name, board: BOARD, at: At::Place(place), pieces }.element());
        }
        for words in &track.notes {
            boxes.note(words);
        }
        boxes.apart();
    }
    Ok(stacks)
}

/// Whether a track is kept with a marker; on the others the counters themselves are placed.
fn has_marker(track: &str) -> bool {
    track != "replacements"
}

/// Returns the marker of a track: a disc with the first letter of its title, and the number of its row.
fn track_marker(shop: &mut Workshop<'_>, file: &str, title: &str, row: u8) -> Result<Piece, ExportError> {
    let palette = Palette::for_theme(shop.view.theme);
    let disc = Paint::both(palette.ink, LineStyle::flat(palette.paper, 2.0));
    let letter: String = title.chars().take(1).flat_map(char::to_uppercase).collect();
    let label = if row > 1 { format!("{letter}{row}") } else { letter };
    let shape = |rank, form| Shape::new(Layer::Counters, rank, Place::Sheet, form);
    let shapes = [
        shape(0, ShapeForm::Circles(vec![Point::default()], REACH - 1.5, disc)),
        shape(1, ShapeForm::Text(Text::new(Point::default(), label, 20.0, palette.paper).bold())),
    ];
    let image = shop.picture(&format!("track-{file}-{row}"), &shapes, [REACH; 2])?;
    let name = if row > 1 { format!("{title} ({row})") } else { title.to_owned() };
    Ok(plain(name, image, shop.size([REACH; 2]), PROTOTYPE))
}

/// Draws a box for each group of counters and returns the counters in it that do not start on the map.
fn forces(
    shop: &mut Workshop<'_>,
    boxes: &mut Boxes,
    kinds: &BTreeMap<String, CounterKind>,
    waiting: &[String],
) -> Vec<Element> {
    let mut groups: BTreeMap<&CounterGroup, Vec<&CounterKind>> = BTreeMap::new();
    for kind in kinds.values() {
        groups.entry(&kind.group).or_default();
    }
    for kind in waiting.iter().filter_map(|id| kinds.get(id)) {
        groups.entry(&kind.group).or_default().push(kind);
    }
    boxes.heading(&shop.voice.text("vassal-forces"));
    let mut stacks = Vec::new();
    for (group, waiting) in groups {
        let name = title(group, shop);
        let across = ((super::boxes::WIDE - 120.0) / STEP) as usize;
        let rows = waiting.len().div_ceil(across);
        let height = if rows == 0 { EMPTY } else { 40.0 + rows as f32 * STEP };
        let place = boxes.wide(&name, height);
        let from = boxes.at(place).at.from + Point::new(24.0 + SIZE / 2.0, 30.0 + SIZE / 2.0);
        for (number, kind) in waiting.into_iter().enumerate() {
            let at = from + Point::new((number % across) as f32, (number / across) as f32) * STEP;
            let pixel = [at.x, at.y].map(|part| shop.pixels(part));
            let piece = kind.on(rules::spot::Level::Ground, shop);
            let pieces = vec![slot(&piece, shop)];
            stacks.push(Stack { name: &piece.name, board: BOARD, at: At::Pixel(pixel), pieces }.element());
        }
    }
    boxes.apart();
    stacks
}

/// Returns the title of a group of counters.
pub(super) fn title(group: &CounterGroup, shop: &Workshop<'_>) -> String {
    match group {
        CounterGroup::Side(side) => side_name(*side, shop),
        CounterGroup::Batteries => shop.voice.text("vassal-batteries"),
        CounterGroup::Column(.., id) => sentence(&group_called(shop.project, id, shop.voice.language())),
    }
}

/// Returns the name of a side in the list from which players choose theirs.
pub(super) fn side_name(side: Side, shop: &Workshop<'_>) -> String {
    shop.voice.text(match side {
        Side::Texan => "vassal-side-texans",
        Side::Mexican => "vassal-side-mexicans",
    })
}
