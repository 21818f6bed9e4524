//! The icons.

use iced::widget::{Svg, svg};

use crate::gui::theme::Tint;

macro_rules! icons {
    ($($(#[$about:meta])* $name:ident = $file:literal,)*) => {
        /// An icon of 16 px, drawn in one colour.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Icon {
            $($(#[$about])* $name,)*
        }

        impl Icon {
            fn drawing(self) -> &'static [u8] {
                match self {
                    $(Self::$name => include_bytes!(concat!("../../../assets/icons/", $file, ".svg")),)*
                }
            }
        }
    };
}

icons! {
    /// Begin a new map.
    New = "new",
    /// Open a file.
    Open = "open",
    /// Save.
    Save = "save",
    /// Save under another name.
    SaveAs = "save-as",
    /// Export a picture.
    Export = "export",
    /// Resize the map.
    Size = "size",
    /// Save as a package to send to someone else.
    Pack = "pack",
    /// Rename, or change the id.
    Rename = "rename",
    /// Undo.
    Undo = "undo",
    /// Redo.
    Redo = "redo",
    /// Show the whole map.
    Fit = "fit",
    /// Show the minimap.
    Minimap = "minimap",
    /// Zoom in.
    ZoomIn = "zoom-in",
    /// Zoom out.
    ZoomOut = "zoom-out",
    /// Pause.
    Pause = "pause",
    /// Go back by one decision.
    Earlier = "earlier",
    /// Go forward by one decision.
    Later = "later",
    /// Skip to the next decision of a person.
    Skip = "skip",
    /// The selection tool.
    Select = "select",
    /// The tool that paints hexes.
    Hex = "hex",
    /// The tool that paints hexsides.
    Hexside = "hexside",
    /// The tool that paints entry areas.
    EntryArea = "entry-area",
    /// The tool that places gun sites.
    GunSite = "gun-site",
    /// The tool that selects hexes.
    ChooseHexes = "choose-hexes",
    /// The tool that fills areas with one ground.
    Fill = "fill",
    /// The tool that places buildings.
    Building = "building",
    /// The tool that paints rooms.
    Room = "room",
    /// The tool that makes openings in hexsides.
    Opening = "opening",
    /// The tool that draws walls.
    Wall = "wall",
    /// The tool that paints regions.
    Region = "region",
    /// The tool that draws areas.
    GameArea = "areas",
    /// The tool that writes names.
    Label = "label",
    /// The tool that pastes stamps.
    Stamp = "stamp",
    /// The tool that sets up counters.
    Counter = "counter",
    /// The tool that measures distances.
    Measure = "measure",
    /// The tool that aligns the scan of a printed map.
    Scan = "scan",
    /// The tool that shows lines of sight.
    Sight = "sight",
    /// The tool that shows zones of control.
    Zones = "zones",
    /// The tool that shows how far a counter can move.
    Moves = "moves",
    /// The tool that shows the odds of an attack.
    Odds = "odds",
    /// Balance a figure.
    Balance = "balance",
    /// The eraser.
    Eraser = "eraser",
    /// Switch to the light theme.
    Sun = "sun",
    /// Switch to the dark theme.
    Moon = "moon",
    /// The panel below the map.
    Dock = "dock",
    /// The side panel.
    Inspector = "inspector",
    /// Shown.
    Eye = "eye",
    /// Hidden.
    EyeShut = "eye-shut",
    /// Locked.
    Lock = "lock",
    /// Not locked.
    LockOpen = "lock-open",
    /// Close.
    Close = "close",
    /// Start.
    Play = "play",
    /// Stop.
    Stop = "stop",
    /// A finding that prevents the map from being played.
    Error = "error",
    /// A finding that is probably a mistake.
    Warning = "warning",
    /// A finding that is worth knowing.
    Note = "note",
    /// Back to the previous page.
    Back = "back",
    /// The table of contents.
    Contents = "contents",
    /// The first steps, with a mark on those that are done.
    Steps = "steps",
    /// A page of the manual.
    Page = "page",
    /// Move up in a list.
    Up = "up",
    /// Move down in a list.
    Down = "down",
    /// No findings.
    Good = "good",
    /// Find and replace.
    Find = "find",
    /// The history of strokes.
    History = "history",
}

impl Icon {
    /// Returns the icon in a colour.
    pub fn tinted<'a>(self, tint: Tint) -> Svg<'a> {
        svg(svg::Handle::from_memory(self.drawing())).width(16).height(16).style(tint.icon())
    }
}
