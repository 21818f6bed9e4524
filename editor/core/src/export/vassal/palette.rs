//! The palette players take pieces from: every kind of counter, and the markers.

use std::collections::BTreeMap;

use super::counters::{CounterGroup, CounterKind};
use super::element::Element;
use super::piece::Piece;
use super::tracks_and_boxes::title;
use super::window::slot;
use super::workshop::Workshop;

/// Returns the window with a tab for each group of counters, and one for the markers.
pub(super) fn window(shop: &mut Workshop<'_>, kinds: &BTreeMap<String, CounterKind>, markers: &[Piece]) -> Element {
    let mut groups: BTreeMap<&CounterGroup, Vec<Piece>> = BTreeMap::new();
    for kind in kinds.values() {
        groups.entry(&kind.group).or_default().push(kind.on(rules::spot::Level::Ground, shop));
    }
    let mut tabs: Vec<_> = groups
        .into_iter()
        .map(|(group, pieces)| {
            let title = title(group, shop);
            panel(&title, &pieces, shop)
        })
        .collect();
    tabs.push(panel(&shop.voice.text("vassal-markers"), markers, shop));
    let tabs = Element::build("widget.TabWidget").with("entryName", shop.voice.text("vassal-pieces")).holding_all(tabs);
    Element::build("module.PieceWindow")
        .with("name", shop.voice.text("vassal-pieces"))
        .with("tooltip", shop.voice.text("vassal-pieces-about"))
        .with_all([
            ("text", ""),
            ("icon", "/images/counter.gif"),
            ("hotkey", "67,195"),
            ("hidden", "false"),
            ("scale", "1.0"),
            ("defaultWidth", "0"),
        ])
        .holding(tabs)
}

fn panel(title: &str, pieces: &[Piece], shop: &mut Workshop<'_>) -> Element {
    let slots: Vec<_> = pieces.iter().map(|piece| slot(piece, shop)).collect();
    Element::build("widget.PanelWidget")
        .with("entryName", title)
        .with_all([("fixed", "true"), ("nColumns", "3"), ("vert", "true"), ("scale", "1.0")])
        .holding_all(slots)
}
