//! The map of the game: a board with its numbered grid, overlaid pictures of the other levels, and the set-up.

use std::collections::BTreeMap;

use rules::hex::Hex;
use rules::map::Grid;
use rules::spot::Spot;

use super::boxes::{board, zone};
use super::counters::{CounterGroup, CounterKind};
use super::element::Element;
use super::piece::{LayerFace, Piece, Trait};
use super::places::PlaceNames;
use super::window::{At, LAYERS, Stack, Window, slot, thread};
use super::workshop::{LAYER, SHOWN, Workshop};
use crate::export::board::LevelPicture;

/// The name of the board.
const BOARD: &str = "Map";

/// Returns the window of the map. `name` is its name in reports of moves.
pub(super) fn window(
    shop: &mut Workshop<'_>,
    name: &str,
    boards: &[LevelPicture],
    kinds: &BTreeMap<String, CounterKind>,
    placed: &[(Spot, String)],
) -> Option<Element> {
    let ground = boards.first()?;
    let images: Vec<String> = boards.iter().map(|own| shop.images.add(image(own), own.png.clone())).collect();
    let zoned = PlaceNames::new(shop.project, shop.voice);
    let drawn = board(BOARD, images.first()?, ground.size).holding(grid(shop, ground, &zoned));
    let mut parts = vec![thread(shop)];
    if boards.len() > 1 {
        parts.push(switches(shop, boards));
        parts.push(pictures(shop, ground, &images));
    }
    parts.extend(stacks(shop, &zoned, kinds, placed));
    Some(Window { name, button: None, owner: None, board: drawn, parts }.element(shop))
}

fn image(board: &LevelPicture) -> &'static str {
    match board.level {
        rules::spot::Level::Ground => "map-ground",
        rules::spot::Level::In => "map-inside",
        rules::spot::Level::Upper => "map-upper",
        rules::spot::Level::Roof => "map-roofs",
    }
}

/// Returns the board's number of a hex. On a map with three digits for each column and row, all numbers are padded to
/// three digits, because the engine supports nothing else.
pub(super) fn location(hex: Hex, grid: Grid) -> String {
    grid.number(hex)
}

/// Returns the grid, in a separate zone, because the board has no places beyond the hexes; before it the zones of the
/// places that have names, since the first zone that holds a point is the one that counts.
fn grid(shop: &Workshop<'_>, board: &LevelPicture, zoned: &PlaceNames) -> Element {
    let zeros = if shop.project.map.grid.is_wide() { "2" } else { "1" };
    let hex = f64::from(board.hex);
    let [x, y] = board.origin;
    let numbering = Element::build("module.map.boardPicker.board.mapgrid.HexGridNumbering")
        .with("hLeading", zeros)
        .with("vLeading", zeros)
        .with_all([
            ("first", "H"),
            ("sep", ""),
            ("hType", "N"),
            ("vType", "N"),
            ("hOff", "1"),
            ("vOff", "1"),
            ("hDescend", "false"),
            ("vDescend", "false"),
            ("stagger", "false"),
            ("locationFormat", "$gridLocation$"),
            ("visible", "false"),
            ("fontSize", "9"),
            ("color", "0,0,0"),
            ("rotateText", "0"),
            ("hDrawOff", "0"),
            ("vDrawOff", "0"),
        ]);
    let grid = Element::build("module.map.boardPicker.board.HexGrid")
        .with("dy", format!("{hex:.1}"))
        .with("dx", hex * 3.0_f64.sqrt() / 2.0)
        .with("x0", x)
        .with("y0", y)
        .with_all([
            ("snapTo", "true"),
            ("cornersLegal", "false"),
            ("edgesLegal", "false"),
            ("sideways", "false"),
            ("visible", "false"),
            ("dotsVisible", "false"),
            ("color", "0,0,0"),
        ])
        .holding(numbering);
    let named = zoned.zones(board, &grid);
    let hexes = zone(&shop.voice.text("vassal-map"), &board.around_hexes(), "$gridLocation$").holding(grid);
    Element::build("module.map.boardPicker.board.ZonedGrid").holding_all(named).holding(hexes)
}

/// Returns the buttons that choose the level to show.
fn switches(shop: &Workshop<'_>, boards: &[LevelPicture]) -> Element {
    let buttons = (1..).zip(boards).map(|(number, board)| {
        let level = shop.voice.text(board.level.word());
        let level = crate::words::sentence(&level);
        Element::build("module.properties.ChangePropertyButton")
            .with("text", &level)
            .with("tooltip", shop.voice.text("vassal-show-level"))
            .with("reportFormat", "")
            .with("propChanger", format!("P,{number}"))
            .with_all([("hotkey", ""), ("icon", ""), ("desc", "")])
    });
    let property = Element::build("module.properties.GlobalProperty")
        .with("name", SHOWN)
        .with("initialValue", "1")
        .with("max", boards.len())
        .with_all([("description", ""), ("isNumeric", "true"), ("min", "1"), ("wrap", "false")])
        .holding_all(buttons);
    Element::build("module.properties.GlobalProperties").holding(property)
}

/// Returns the pictures of the other levels, at most one of which covers the board at a time.
fn pictures(shop: &mut Workshop<'_>, ground: &LevelPicture, images: &[String]) -> Element {
    let faces: Vec<_> = (0..)
        .zip(images)
        // Open ground is the board itself.
        .map(|(number, image)| LayerFace {
            image: if number == 0 { String::new() } else { image.clone() },
            name: String::new(),
        })
        .collect();
    let name = shop.voice.text("vassal-level-picture");
    let traits = vec![Trait::fixed(), Trait::marks([(LAYER, LAYERS[0])]), Trait::layer_by("Picture", &faces, SHOWN)];
    let piece = Piece { name: name.clone(), image: String::new(), traits, size: ground.size };
    // The picture is drawn around its centre, which the engine rounds down for an odd number of pixels.
    let middle = ground.size.map(|size| (size / 2) as i32);
    let pieces = vec![slot(&piece, shop)];
    Stack { name: &name, board: BOARD, at: At::Pixel(middle), pieces }.element()
}

/// Returns the counters that are set up, a stack for each hex: batteries at the bottom, leaders on top.
fn stacks(
    shop: &mut Workshop<'_>,
    zoned: &PlaceNames,
    kinds: &BTreeMap<String, CounterKind>,
    placed: &[(Spot, String)],
) -> Vec<Element> {
    let mut hexes: BTreeMap<Hex, Vec<(u8, Spot, &CounterKind)>> = BTreeMap::new();
    for (spot, id) in placed {
        if let Some(kind) = kinds.get(id) {
            hexes.entry(spot.hex).or_default().push((rank(id, kind, shop), *spot, kind));
        }
    }
    let mut stacks = Vec::new();
    for (hex, mut pieces) in hexes {
        pieces.sort_by_key(|(rank, spot, _)| (*rank, *spot));
        let pieces = pieces.into_iter().map(|(_, spot, kind)| slot(&kind.on(spot.level, shop), shop)).collect();
        let number = location(hex, shop.project.map.grid);
        let place = zoned.location(hex, &number);
        stacks.push(Stack { name: &number, board: BOARD, at: At::Place(place), pieces }.element());
    }
    stacks
}

fn rank(id: &str, kind: &CounterKind, shop: &Workshop<'_>) -> u8 {
    if kind.group == CounterGroup::Batteries {
        0
    } else if shop.project.counters.leaders.iter().any(|leader| leader.id == id) {
        2
    } else {
        1
    }
}
