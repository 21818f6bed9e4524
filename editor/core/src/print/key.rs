//! The key sheet: the whole map on one sheet, with its legend below.

use rules::project::Project;

use super::lines::{Style, set_centred};
use super::placing::Spot;
use super::sheet::{Sheet, Tile};
use super::{Map, PrintOrder, SheetKind};
use crate::picture::geometry::{Point, Rect};
use crate::picture::shape::Layer;
use crate::words::Voice;

/// The height of the title of the map and the level shown.
const TITLE: f32 = 46.0;
/// The gap between the map and its legend.
const GAP: f32 = 14.0;

/// Returns the key sheet of a map.
pub(super) fn sheet(number: usize, map: &Map, project: &Project, order: &PrintOrder, voice: &Voice) -> Sheet {
    let mut sheet = Sheet::new(SheetKind::Key, voice.text(SheetKind::Key.word()), order.paper.size());
    let safe = sheet.safe();
    let middle = safe.centre().x;
    let title = voice.words(&project.map.title);
    sheet.shapes.extend(set_centred(Style::TITLE, Point::new(middle, safe.from.y + 11.0), &title));
    sheet.shapes.extend(set_centred(Style::NOTE, Point::new(middle, safe.from.y + 31.0), &voice.text(map.word())));
    let legend = map.legend.bounds;
    let scale = safe.width() / legend.width();
    let top = safe.to.y - legend.height() * scale;
    let spot = Spot::upright(Point::new(safe.from.x, top) - legend.from * scale, scale);
    sheet.shapes.extend(spot.shapes(&map.legend.shapes, Layer::Surround));
    let room = Rect::new(safe.from + Point::new(0.0, TITLE), Point::new(safe.to.x, top - GAP));
    sheet.tiles.extend(whole(number, map, room));
    sheet.sorted()
}

/// Returns the whole map scaled into a part of a sheet; `None` if there is no room for it.
pub(super) fn whole(number: usize, map: &Map, room: Rect) -> Option<Tile> {
    if room.height() < 60.0 {
        return None;
    }
    let bounds = map.picture.bounds;
    let scale = (room.width() / bounds.width()).min(room.height() / bounds.height());
    let size = Point::new(bounds.width(), bounds.height()) * scale;
    let from = Point::new(room.centre().x - size.x / 2.0, room.from.y);
    Some(Tile { map: number, clip: Rect::new(from, from + size), origin: from - bounds.from * scale, scale })
}
