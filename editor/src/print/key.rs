//! The key: the whole map on one sheet with its title and its legend.

use super::sheet::{Sheet, Tile};
use super::{Content, Map, Order};
use crate::picture::geometry::Point;
use crate::picture::shape::Layer;
use crate::words::Voice;

use super::placing::Spot;

/// The sheet of a map.
pub(super) fn sheet(number: usize, map: &Map, order: &Order, voice: &Voice) -> Sheet {
    let [wide, high] = order.paper.size();
    let whole = map.with_surround;
    // On its side where it is the larger for it.
    let room = |size: [f32; 2]| {
        let safe = Sheet::new(Content::Key, String::new(), size).safe();
        (safe.width() / whole.width()).min(safe.height() / whole.height())
    };
    let size = if room([high, wide]) > room([wide, high]) * 1.05 { [high, wide] } else { [wide, high] };
    let mut sheet = Sheet::new(Content::Key, voice.text(Content::Key.word()), size);
    let scale = room(size);
    let origin = sheet.safe().centre() - whole.centre() * scale;
    let spot = Spot::upright(origin, scale);
    let bounds = map.picture.bounds;
    let clip = crate::picture::geometry::Rect::new(spot.point(bounds.from), spot.point(bounds.to));
    sheet.tiles.push(Tile { map: number, clip, origin, scale });
    sheet.shapes.extend(spot.shapes(&map.surround, Layer::Surround));
    debug_assert!(sheet.whole().contains(clip), "{:?}", Point::default());
    sheet.sorted()
}
