//! The tools: what the left mouse button does on the map.

pub mod brush;
pub mod brush_size;
pub mod choose_hexes;
mod coverage;
pub mod distance;
pub mod drafts;
pub mod entry_area;
pub mod game_area;
mod group;
pub mod gun_site;
pub mod hex;
pub mod hexside;
pub mod lasso;
pub mod opening;
pub mod question;
pub mod region;
pub mod scan;
pub mod select;
mod table;

pub use brush_size::BrushSize;
pub use choose_hexes::SelectionMethod;
pub use coverage::Coverage;
pub use drafts::Drafts;
pub use group::ToolGroup;
pub use table::{TOOLS, ToolEntry};

use self::question::Question;
use rules::edit::{Building, Hand};
use rules::map::{Ground, GunSiteKind, HexsideKind};

use super::widget::Icon;

/// A tool. Its fixed properties are in the table ([`TOOLS`]), its settings in the [`Toolbox`], and what it does to the
/// document in `desk/painting.rs` (tools that paint while the button is held) or `desk/selecting.rs` (tools of which only
/// the end of the gesture counts).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Tool {
    /// Looks around: a click chooses a hex, a drag moves the map.
    #[default]
    Select,
    /// Selects hexes to be copied, cut or deleted.
    ChooseHexes,
    /// Paints the ground of hexes.
    Hex,
    /// Paints the ground of everything up to the nearest walls.
    Fill,
    /// Builds houses and platforms, with their walls.
    Building,
    /// Paints rooms, with the walls between them.
    Room,
    /// Paints hexsides.
    Hexside,
    /// Sets doorways, gunslits and gun ramps in single hexsides.
    Opening,
    /// Draws a wall from one hex to another.
    Wall,
    /// Paints entry areas.
    EntryArea,
    /// Paints regions.
    Region,
    /// Edits areas: fills, splits and joins them.
    GameArea,
    /// Places gun sites.
    GunSite,
    /// Writes names on the map.
    Label,
    /// Stamps what was copied on the map.
    Stamp,
    /// Sets up counters.
    Counter,
    /// Measures distances.
    Measure,
    /// Aligns the scan of a printed map with ours, and compares the two.
    Scan,
    /// Asks the rules.
    Ask(Question),
}

/// What a tool does while the left mouse button is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gesture {
    /// Chooses, and moves the map.
    Look,
    /// Paints the hexes it passes over.
    Hexes,
    /// Paints the hexsides it passes along.
    Hexsides,
    /// Acts on the single hex that was pressed.
    Hex,
    /// Acts on the single hexside that was pressed.
    Hexside,
    /// Goes from one hex to another; only the end counts.
    Span,
    /// Encloses something; only the whole path counts.
    Loop,
    /// Drags a point somewhere else; only the end counts.
    Pull,
}

impl Tool {
    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        self.entry().word
    }

    /// The id of its description in the string files.
    pub const fn about(self) -> &'static str {
        self.entry().about
    }

    /// Its icon.
    pub const fn icon(self) -> Icon {
        self.entry().icon
    }

    /// Whether it paints the ground picked in the palette.
    pub const fn paints_ground(self) -> bool {
        matches!(self, Self::Hex | Self::Fill)
    }

    /// Whether its page has text fields.
    pub const fn has_fields(self) -> bool {
        matches!(self, Self::Room | Self::Region | Self::GameArea | Self::Label | Self::Stamp)
    }
}

/// The tool in hand and the settings of each tool.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Toolbox {
    /// The tool in hand.
    pub tool: Tool,
    /// The ground painted by the hex brush.
    pub ground: Ground,
    /// The kind painted by the hexside brush; clear erases.
    pub kind: HexsideKind,
    /// The hexside layers it paints.
    pub coverage: Coverage,
    /// The mode of the brush for entry areas.
    pub entry_area: entry_area::Brush,
    /// The kind of gun site a click places; `None` erases.
    pub gun_site: Option<GunSiteKind>,
    /// The facing of its gun, in degrees clockwise from the top of the map; `None` leaves it unchanged.
    pub gun_facing: Option<i16>,
    /// The method of selecting hexes.
    pub selection_method: SelectionMethod,
    /// What the region brush adds to a region.
    pub region: region::Holds,
    /// The maximum number of hexes of a new area.
    pub game_area: game_area::Most,
    /// The size of hex brushes.
    pub reach: BrushSize,
    /// The building to build; `None` demolishes.
    pub building: Option<Building>,
    /// The opening to set in a hexside; clear closes it again.
    pub opening: HexsideKind,
    /// The side of the path on which a wall is drawn.
    pub hand: Hand,
    /// The mode of the scan tool.
    pub scan: scan::ScanMode,
}

impl Default for Toolbox {
    fn default() -> Self {
        Self {
            tool: Tool::Select,
            ground: Ground::Plaza,
            kind: HexsideKind::StoneWall,
            coverage: Coverage::Both,
            entry_area: entry_area::Brush::default(),
            gun_site: Some(GunSiteKind::Printed),
            gun_facing: None,
            selection_method: SelectionMethod::default(),
            region: region::Holds::default(),
            game_area: game_area::Most::default(),
            reach: BrushSize::default(),
            building: Some(Building::Roofed),
            opening: HexsideKind::Doorway,
            hand: Hand::Left,
            scan: scan::ScanMode::default(),
        }
    }
}

impl Toolbox {
    /// Switches to the eraser of the tool in hand; tools without one take up the eraser of the hexside brush.
    pub const fn erase(&mut self) {
        match self.tool {
            Tool::Select | Tool::Hexside | Tool::ChooseHexes | Tool::Stamp | Tool::Counter | Tool::Measure => {
                self.tool = Tool::Hexside;
                self.kind = HexsideKind::Clear;
            }
            Tool::Wall => self.kind = HexsideKind::Clear,
            Tool::Hex | Tool::Fill => self.ground = Ground::Outside,
            Tool::Building => self.building = None,
            Tool::Opening => self.opening = HexsideKind::Clear,
            Tool::EntryArea => self.entry_area.erases = true,
            Tool::GunSite => self.gun_site = None,
            // Their erasers depend on the chosen name; comparing a hex again removes its mark.
            Tool::Room | Tool::Region | Tool::GameArea | Tool::Label | Tool::Scan | Tool::Ask(_) => {}
        }
    }

    /// The gesture of the tool in hand.
    pub const fn gesture(&self) -> Gesture {
        match self.tool {
            Tool::ChooseHexes => match self.selection_method {
                SelectionMethod::Rectangle => Gesture::Span,
                SelectionMethod::Lasso => Gesture::Loop,
                SelectionMethod::SameKind => Gesture::Hex,
            },
            Tool::Scan => match self.scan {
                scan::ScanMode::Align => Gesture::Pull,
                scan::ScanMode::Check => Gesture::Hexes,
            },
            Tool::Region => self.region.gesture(),
            tool => tool.entry().gesture,
        }
    }

    /// The brush size of the tool in hand.
    pub const fn reach(&self) -> BrushSize {
        match self.tool {
            Tool::Hex | Tool::Building | Tool::Region => self.reach,
            _ => BrushSize::One,
        }
    }

    /// Whether the tool in hand erases.
    pub fn erases(self) -> bool {
        match self.tool {
            Tool::Select
            | Tool::ChooseHexes
            | Tool::Room
            | Tool::Region
            | Tool::GameArea
            | Tool::Label
            | Tool::Stamp
            | Tool::Counter
            | Tool::Measure
            | Tool::Scan
            | Tool::Ask(_) => false,
            Tool::Hex | Tool::Fill => self.ground == Ground::Outside,
            Tool::Building => self.building.is_none(),
            Tool::Hexside | Tool::Wall => self.kind == HexsideKind::Clear,
            Tool::Opening => self.opening == HexsideKind::Clear,
            Tool::EntryArea => self.entry_area.erases,
            Tool::GunSite => self.gun_site.is_none(),
        }
    }
}
