//! The tools: what the left button does on the map.

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
pub use choose_hexes::Area;
pub use coverage::Coverage;
pub use drafts::Drafts;
pub use group::ToolGroup;
pub use table::{TOOLS, ToolEntry};

use self::question::Question;
use rules::edit::{Building, Hand};
use rules::map::{Ground, GunSiteKind, HexsideKind};

use super::widget::Icon;

/// A tool. Its gesture lives in the file of its name.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Tool {
    /// Looks: a click chooses a hex, a drag moves the map.
    #[default]
    Select,
    /// Chooses hexes, to be copied, cut or deleted.
    Area,
    /// Paints the ground of hexes.
    Hex,
    /// Paints the ground of everything up to the next wall.
    Fill,
    /// Builds houses and platforms, with their walls.
    Building,
    /// Paints rooms, with the walls between them.
    Room,
    /// Paints hexsides.
    Hexside,
    /// Sets doorways, gunslits and gun ramps into single hexsides.
    Opening,
    /// Draws a wall from one hex to another.
    Wall,
    /// Paints entry areas.
    EntryArea,
    /// Paints regions.
    Region,
    /// Draws areas: fills, splits and joins them.
    Tract,
    /// Places gun sites.
    GunSite,
    /// Writes names on the map.
    Label,
    /// Stamps what was copied.
    Stamp,
    /// Sets up counters.
    Counter,
    /// Measures how far it is.
    Measure,
    /// Lays the scan of a printed map under ours, and compares them.
    Scan,
    /// Asks the rules.
    Ask(Question),
}

/// What a tool does while the left button is down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gesture {
    /// Looks and moves the map.
    Look,
    /// Passes over hexes.
    Hexes,
    /// Passes along hexsides.
    Hexsides,
    /// Comes down on one hex.
    Hex,
    /// Comes down on one hexside.
    Hexside,
    /// Goes from one hex to another; only where it ends counts.
    Span,
    /// Goes around something; only the whole way counts.
    Loop,
    /// Pulls a point somewhere else, from wherever it is; only where it ends counts.
    Pull,
}

impl Tool {
    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        self.entry().word
    }

    /// The id of what it does in the string files.
    pub const fn about(self) -> &'static str {
        self.entry().about
    }

    /// Its icon.
    pub const fn icon(self) -> Icon {
        self.entry().icon
    }

    /// Whether its page has fields to write in.
    pub const fn has_fields(self) -> bool {
        matches!(self, Self::Room | Self::Region | Self::Tract | Self::Label | Self::Stamp)
    }
}

/// The tool in hand and how each one is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Toolbox {
    /// The tool in hand.
    pub tool: Tool,
    /// What the hex brush paints.
    pub ground: Ground,
    /// What the hexside brush paints; clear is the eraser.
    pub kind: HexsideKind,
    /// On which layers.
    pub coverage: Coverage,
    /// What the brush for entry areas does.
    pub entry_area: entry_area::Brush,
    /// What a click with the gun sites places; `None` is the eraser.
    pub gun_site: Option<GunSiteKind>,
    /// Which way its gun looks, in degrees clockwise from the top of the map; `None` leaves that as it is.
    pub gun_facing: Option<i16>,
    /// How hexes are chosen.
    pub area: Area,
    /// What is painted of a region.
    pub region: region::Holds,
    /// How many hexes a new area takes at most.
    pub tract: game_area::Most,
    /// How far brushes for hexes reach.
    pub reach: BrushSize,
    /// What is built; `None` tears down.
    pub building: Option<Building>,
    /// What is set into a hexside; clear closes it again.
    pub opening: HexsideKind,
    /// On which hand of the way a wall is drawn.
    pub hand: Hand,
    /// What is done with the scan behind the map.
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
            area: Area::default(),
            region: region::Holds::default(),
            tract: game_area::Most::default(),
            reach: BrushSize::default(),
            building: Some(Building::Roofed),
            opening: HexsideKind::Doorway,
            hand: Hand::Left,
            scan: scan::ScanMode::default(),
        }
    }
}

impl Toolbox {
    /// The eraser of the tool in hand; looking takes up the one for hexsides.
    pub const fn erase(&mut self) {
        match self.tool {
            Tool::Select | Tool::Hexside | Tool::Area | Tool::Stamp | Tool::Counter | Tool::Measure => {
                self.tool = Tool::Hexside;
                self.kind = HexsideKind::Clear;
            }
            Tool::Wall => self.kind = HexsideKind::Clear,
            Tool::Hex | Tool::Fill => self.ground = Ground::Outside,
            Tool::Building => self.building = None,
            Tool::Opening => self.opening = HexsideKind::Clear,
            Tool::EntryArea => self.entry_area.erases = true,
            Tool::GunSite => self.gun_site = None,
            // Their erasers go by name, and what was compared is taken away by comparing it again.
            Tool::Room | Tool::Region | Tool::Tract | Tool::Label | Tool::Scan | Tool::Ask(_) => {}
        }
    }

    /// What the tool in hand does while the left button is down.
    pub const fn gesture(&self) -> Gesture {
        match self.tool {
            Tool::Area => match self.area {
                Area::Rectangle => Gesture::Span,
                Area::Lasso => Gesture::Loop,
                Area::SameKind => Gesture::Hex,
            },
            Tool::Scan => match self.scan {
                scan::ScanMode::Align => Gesture::Pull,
                scan::ScanMode::Check => Gesture::Hexes,
            },
            Tool::Region => self.region.gesture(),
            tool => tool.entry().gesture,
        }
    }

    /// How far around the pointer the tool in hand reaches.
    pub const fn reach(&self) -> BrushSize {
        match self.tool {
            Tool::Hex | Tool::Building | Tool::Region => self.reach,
            _ => BrushSize::One,
        }
    }

    /// Whether the tool in hand takes away.
    pub fn erases(self) -> bool {
        match self.tool {
            Tool::Select
            | Tool::Area
            | Tool::Room
            | Tool::Region
            | Tool::Tract
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
