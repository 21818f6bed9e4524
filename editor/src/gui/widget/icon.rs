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
    /// Write a picture.
    Export = "export",
    /// Make the map larger or smaller.
    Size = "size",
    /// Save for a friend.
    Pack = "pack",
    /// Give another id or name.
    Rename = "rename",
    /// A step back.
    Undo = "undo",
    /// A step forward.
    Redo = "redo",
    /// The whole map.
    Fit = "fit",
    /// The whole map in a corner.
    Minimap = "minimap",
    /// Nearer.
    ZoomIn = "zoom-in",
    /// Farther.
    ZoomOut = "zoom-out",
    /// Wait.
    Pause = "pause",
    /// One decision less.
    Earlier = "earlier",
    /// One decision more.
    Later = "later",
    /// On to the next decision of a person.
    Skip = "skip",
    /// The tool that looks.
    Select = "select",
    /// The tool that paints hexes.
    Hex = "hex",
    /// The tool that paints hexsides.
    Hexside = "hexside",
    /// The tool that paints entry areas.
    EntryArea = "entry-area",
    /// The tool that places gun sites.
    GunSite = "gun-site",
    /// The tool that chooses hexes.
    Area = "area",
    /// The tool that fills.
    Fill = "fill",
    /// The tool that builds.
    Building = "building",
    /// The tool that paints rooms.
    Room = "room",
    /// The tool that opens hexsides.
    Opening = "opening",
    /// The tool that draws walls.
    Wall = "wall",
    /// The tool that paints regions.
    Region = "region",
    /// The tool that draws areas.
    Tract = "tract",
    /// The tool that writes names.
    Label = "label",
    /// The tool that stamps what was copied.
    Stamp = "stamp",
    /// The tool that sets up counters.
    Counter = "counter",
    /// The tool that measures.
    Measure = "measure",
    /// The tool that lays the scan of a printed map.
    Scan = "scan",
    /// The tool that asks who sees whom.
    Sight = "sight",
    /// The tool that asks for zones of control.
    Zones = "zones",
    /// The tool that asks how far a counter gets.
    Moves = "moves",
    /// The tool that asks for the odds.
    Odds = "odds",
    /// Balance a figure.
    Balance = "balance",
    /// The eraser.
    Eraser = "eraser",
    /// To the light theme.
    Sun = "sun",
    /// To the dark theme.
    Moon = "moon",
    /// The panel below the map.
    Dock = "dock",
    /// The panel at the right.
    Inspector = "inspector",
    /// Shown.
    Eye = "eye",
    /// Hidden.
    EyeShut = "eye-shut",
    /// Locked.
    Lock = "lock",
    /// Not locked.
    LockOpen = "lock-open",
    /// Put away.
    Close = "close",
    /// Begin.
    Play = "play",
    /// Stop.
    Stop = "stop",
    /// A finding that keeps the map from being played.
    Error = "error",
    /// A finding that is probably wrong.
    Warning = "warning",
    /// A finding worth knowing.
    Note = "note",
    /// To the page before.
    Back = "back",
    /// The list of pages.
    Contents = "contents",
    /// The first steps, with those that are done.
    Steps = "steps",
    /// A page that explains.
    Page = "page",
    /// Sooner in a list.
    Up = "up",
    /// Later in a list.
    Down = "down",
    /// Nothing found.
    Good = "good",
    /// Find and replace.
    Find = "find",
    /// What was done.
    History = "history",
}

impl Icon {
    /// The icon in a colour.
    pub fn tinted<'a>(self, tint: Tint) -> Svg<'a> {
        svg(svg::Handle::from_memory(self.drawing())).width(16).height(16).style(tint.icon())
    }
}
