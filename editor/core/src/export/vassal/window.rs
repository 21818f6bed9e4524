//! Windows with boards: the map, the tracks and boxes next to it, and windows visible only to one side.
//!
//! A window read from a file gets none of the parts an editor would add, so all of them are written here. Without its
//! mover nothing on it could be moved, and the engine would not report that.

use super::element::Element;
use super::workshop::{LAYER, Workshop};

/// The layers of pieces, lowest first.
pub(super) const LAYERS: [&str; 3] = ["Picture", "Counter", "Marker"];

/// A window: its name, its button, and its board.
pub(super) struct Window<'w> {
    /// Its name in the engine.
    pub name: &'w str,
    /// The text and tooltip of its button; `None` for the map itself, which is always open.
    pub button: Option<[&'w str; 2]>,
    /// The only side that sees it; `None` for a window visible to all.
    pub owner: Option<&'w str>,
    /// Its board.
    pub board: Element,
    /// Parts that only this window has.
    pub parts: Vec<Element>,
}

impl Window<'_> {
    /// Returns the window for the engine.
    pub(super) fn element(self, shop: &Workshop<'_>) -> Element {
        let voice = shop.voice;
        let class = if self.owner.is_some() { "module.PrivateMap" } else { "module.Map" };
        // What moves in the window of one side is reported to nobody: the engine would tell both.
        let tells = |format: String| if self.owner.is_some() { String::new() } else { format };
        let [text, tip] = self.button.unwrap_or([""; 2]);
        let window = Element::build(class)
            .with("mapName", self.name)
            .with("buttonName", text)
            .with("tooltip", tip)
            .with("launch", self.button.is_some())
            .with("markUnmovedTooltip", voice.text("vassal-unmark"))
            .with("moveWithinFormat", tells(voice.text("vassal-tells-move")))
            .with("moveToFormat", tells(voice.text("vassal-tells-move")))
            .with("createFormat", tells(voice.text("vassal-tells-new")))
            .with("changeFormat", tells("$message$".to_owned()))
            .with_all([
                ("allowMultiple", "false"),
                ("backgroundcolor", "255,255,255"),
                ("color", "204,0,0"),
                ("thickness", "3"),
                ("edgeWidth", "0"),
                ("edgeHeight", "0"),
                ("icon", ""),
                ("hotkey", ""),
                ("markMoved", "Always"),
                ("markUnmovedIcon", "/images/unmoved.gif"),
                ("markUnmovedText", ""),
                ("moveKey", ""),
                ("onlyReportChangedLocation", "true"),
            ]);
        let window = match self.owner {
            Some(side) => window.with("side", side).with_all([("visible", "false"), ("useBoards", "")]),
            None => window,
        };
        window
            .holding(picker(self.board))
            .holding_all(handling(shop))
            .holding_all(looking(shop))
            .holding_all(self.parts)
    }
}

fn part(name: &str) -> Element {
    Element::build(&format!("module.map.{name}"))
}

/// Returns a board picker with only one board.
fn picker(board: Element) -> Element {
    part("BoardPicker")
        .with_all([
            ("title", ""),
            ("addRowText", ""),
            ("addColumnText", ""),
            ("boardPrompt", ""),
            ("slotHeight", "125"),
            ("slotWidth", "350"),
            ("slotScale", "0.2"),
        ])
        .holding(board)
}

/// Returns the parts for picking up, stacking and moving pieces.
fn handling(shop: &Workshop<'_>) -> Vec<Element> {
    let apart = |units: f32| shop.pixels(units).to_string();
    let stacks = part("StackMetrics")
        .with("exSepX", apart(24.0))
        .with("exSepY", apart(44.0))
        .with("unexSepX", apart(7.0))
        .with("unexSepY", apart(9.0))
        .with_all([("disabled", "false"), ("top", "38,0"), ("bottom", "40,0"), ("up", "39,0"), ("down", "37,0")]);
    let layers = part("LayeredPieceCollection").with("property", LAYER).with("layerOrder", LAYERS.join(","));
    let mover = part("PieceMover");
    let plain = ["ForwardToKeyBuffer", "Scroller", "ForwardToChatter", "MenuDisplayer", "StackExpander"].map(part);
    let mut parts = vec![stacks, layers];
    parts.extend(plain);
    parts.extend([part("MapCenterer"), mover, part("KeyBufferer")]);
    parts
}

/// Returns the parts for viewing the board.
fn looking(shop: &Workshop<'_>) -> Vec<Element> {
    let voice = shop.voice;
    let picture = part("ImageSaver").with("tooltip", voice.text("vassal-save-picture")).with_all([
        ("buttonText", ""),
        ("icon", "/images/camera.gif"),
        ("hotkey", ""),
    ]);
    let viewer = part("CounterDetailViewer").with("layerList", LAYERS[1..].join(",")).with_all([
        ("description", ""),
        ("delay", "500"),
        ("hotkey", ""),
        ("display", "from listed layers only"),
        ("showgraph", "true"),
        ("graphicsZoom", "1.5"),
        ("minDisplayPieces", "1"),
        ("showtext", "true"),
        ("summaryReportFormat", "$LocationName$"),
        ("counterReportFormat", "$PieceName$"),
        ("emptyHexReportForma", "$LocationName$"),
        ("borderWidth", "4"),
        ("fontSize", "11"),
        ("fgColor", "0,0,0"),
        ("bgColor", "255,255,255"),
        ("showNoStack", "true"),
        ("showMoveSelectde", "false"),
        ("showNonMovable", "false"),
        ("showDeck", "false"),
        ("showOverlap", "true"),
        ("unrotatePieces", "false"),
        ("zoomlevel", "0.4"),
        ("version", "4"),
    ]);
    let moved = part("HighlightLastMoved").with_all([("enabled", "true"), ("color", "255,0,0"), ("thickness", "2")]);
    let flare = part("Flare").with_all([
        ("flareKey", "Alt"),
        ("circleSize", "100"),
        ("circleColor", "255,0,0"),
        ("circleScale", "true"),
        ("flarePulses", "6"),
        ("flarePulsesPerSec", "3"),
        ("reportFormat", ""),
    ]);
    let zoomer = part("Zoomer")
        .with("inTooltip", voice.text("vassal-zoom-in"))
        .with("outTooltip", voice.text("vassal-zoom-out"))
        .with("pickTooltip", voice.text("vassal-zoom-pick"))
        .with_all([
            ("zoomLevels", "0.25,0.35,0.5,0.65,0.8,1.0,1.25,1.6"),
            // Counted from the largest.
            ("zoomStart", "5"),
            ("inButtonText", ""),
            ("outButtonText", ""),
            ("pickButtonText", ""),
            ("inIconName", "/images/zoomIn.gif"),
            ("outIconName", "/images/zoomOut.gif"),
            ("pickIconName", "/images/zoom.png"),
            ("zoomInKey", "61,195"),
            ("zoomOutKey", "45,195"),
            ("zoomPickKey", ""),
        ]);
    vec![picture, viewer, moved, flare, zoomer]
}

/// Returns a thread from hex to hex that counts the hexes it passes.
pub(super) fn thread(shop: &Workshop<'_>) -> Element {
    part("LOS_Thread")
        .with("threadName", shop.voice.text("vassal-thread"))
        .with("tooltip", shop.voice.text("vassal-thread-about"))
        .with_all([
            ("label", ""),
            ("hotkey", "76,195"),
            ("iconName", "/images/thread.gif"),
            ("snapLOS", "true"),
            ("snapStart", "true"),
            ("snapEnd", "true"),
            ("drawRange", "true"),
            ("scale", "0"),
            ("round", "Nearest whole number"),
            ("hideCounters", "false"),
            ("hideOpacity", "0"),
            ("global", "Always"),
            ("persistence", "Ctrl-Click & Drag"),
            ("persistentIconName", "/images/thread.gif"),
            ("losThickness", "3"),
            ("threadColor", "204,0,0"),
            ("rangeBg", "255,255,255"),
            ("rangeFg", "0,0,0"),
            ("report", ""),
        ])
}

/// Pieces that lie on a board from the start, lowest first, each with its number.
pub(super) struct Stack<'s> {
    /// Its name in the editor of the engine.
    pub name: &'s str,
    /// The board.
    pub board: &'s str,
    /// The place on the board.
    pub at: At,
    /// The pieces.
    pub pieces: Vec<Element>,
}

/// A position on a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum At {
    /// A named place of the board.
    Place(String),
    /// A pixel.
    Pixel([i32; 2]),
}

impl Stack<'_> {
    /// Returns the stack for the engine.
    pub(super) fn element(self) -> Element {
        let (by_name, place, [x, y]) = match self.at {
            At::Place(place) => (true, place, [0; 2]),
            At::Pixel(at) => (false, String::new(), at),
        };
        part("SetupStack")
            .with("name", self.name)
            .with("owningBoard", self.board)
            .with("useGridLocation", by_name)
            .with("location", place)
            .with("x", x)
            .with("y", y)
            .holding_all(self.pieces)
    }
}

/// Returns the slot of a piece in a list or a stack.
pub(super) fn slot(piece: &super::piece::Piece, shop: &mut Workshop<'_>) -> Element {
    let number = shop.number();
    Element::build("widget.PieceSlot")
        .with("entryName", &piece.name)
        .with("gpid", number)
        .with("width", piece.size[0])
        .with("height", piece.size[1])
        .saying(piece.text(Some(number)))
}
