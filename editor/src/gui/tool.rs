//! The tools: what the left button does on the map.

pub mod area;
pub mod brush;
pub mod drafts;
pub mod entry_area;
pub mod gun_site;
pub mod hex;
pub mod hexside;
pub mod lasso;
pub mod opening;
pub mod question;
pub mod reach;
pub mod scan;
pub mod select;
pub mod span;

pub use area::Area;
pub use drafts::Drafts;
pub use reach::Reach;

use self::question::Question;
use rules::edit::{Building, Hand};
use rules::hexside::Layer;
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
    /// Every tool, in the order the rail shows them.
    pub const ALL: [Self; 21] = [
        Self::Select,
        Self::Area,
        Self::Hex,
        Self::Fill,
        Self::Building,
        Self::Room,
        Self::Hexside,
        Self::Opening,
        Self::Wall,
        Self::EntryArea,
        Self::Region,
        Self::GunSite,
        Self::Label,
        Self::Stamp,
        Self::Counter,
        Self::Measure,
        Self::Scan,
        Self::Ask(Question::Sight),
        Self::Ask(Question::Zones),
        Self::Ask(Question::Moves),
        Self::Ask(Question::Odds),
    ];

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Select => "gui-tool-select",
            Self::Area => "gui-tool-area",
            Self::Hex => "gui-tool-hex",
            Self::Fill => "gui-tool-fill",
            Self::Building => "gui-tool-building",
            Self::Room => "gui-tool-room",
            Self::Hexside => "gui-tool-hexside",
            Self::Opening => "gui-tool-opening",
            Self::Wall => "gui-tool-wall",
            Self::EntryArea => "gui-tool-entry-area",
            Self::Region => "gui-tool-region",
            Self::GunSite => "gui-tool-gun-site",
            Self::Label => "gui-tool-label",
            Self::Stamp => "gui-tool-stamp",
            Self::Counter => "gui-tool-counter",
            Self::Measure => "gui-tool-measure",
            Self::Scan => "gui-tool-scan",
            Self::Ask(question) => question.word(),
        }
    }

    /// The id of what it does in the string files.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Select => "gui-tool-select-about",
            Self::Area => "gui-tool-area-about",
            Self::Hex => "gui-tool-hex-about",
            Self::Fill => "gui-tool-fill-about",
            Self::Building => "gui-tool-building-about",
            Self::Room => "gui-tool-room-about",
            Self::Hexside => "gui-tool-hexside-about",
            Self::Opening => "gui-tool-opening-about",
            Self::Wall => "gui-tool-wall-about",
            Self::EntryArea => "gui-tool-entry-area-about",
            Self::Region => "gui-tool-region-about",
            Self::GunSite => "gui-tool-gun-site-about",
            Self::Label => "gui-tool-label-about",
            Self::Stamp => "gui-tool-stamp-about",
            Self::Counter => "gui-tool-counter-about",
            Self::Measure => "gui-tool-measure-about",
            Self::Scan => "gui-tool-scan-about",
            Self::Ask(question) => question.about(),
        }
    }

    /// Its icon.
    pub const fn icon(self) -> Icon {
        match self {
            Self::Select => Icon::Select,
            Self::Area => Icon::Area,
            Self::Hex => Icon::Hex,
            Self::Fill => Icon::Fill,
            Self::Building => Icon::Building,
            Self::Room => Icon::Room,
            Self::Hexside => Icon::Hexside,
            Self::Opening => Icon::Opening,
            Self::Wall => Icon::Wall,
            Self::EntryArea => Icon::EntryArea,
            Self::Region => Icon::Region,
            Self::GunSite => Icon::GunSite,
            Self::Label => Icon::Label,
            Self::Stamp => Icon::Stamp,
            Self::Counter => Icon::Counter,
            Self::Measure => Icon::Measure,
            Self::Scan => Icon::Scan,
            Self::Ask(question) => question.icon(),
        }
    }
}

/// Which layers a brush paints.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Coverage {
    /// What units on level 1 meet.
    Ground,
    /// What units going to, from or along level 2 meet.
    Upper,
    /// Both.
    #[default]
    Both,
}

impl Coverage {
    /// Every choice, in the order the panel shows them.
    pub const ALL: [Self; 3] = [Self::Ground, Self::Upper, Self::Both];

    /// The layers.
    pub const fn layers(self) -> &'static [Layer] {
        match self {
            Self::Ground => &[Layer::Ground],
            Self::Upper => &[Layer::Upper],
            Self::Both => &Layer::ALL,
        }
    }

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ground => "gui-layer-ground",
            Self::Upper => "gui-layer-upper",
            Self::Both => "gui-layer-both",
        }
    }

    /// The id of what it means in the string files.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Ground => "gui-layer-ground-about",
            Self::Upper => "gui-layer-upper-about",
            Self::Both => "gui-layer-both-about",
        }
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
    /// How hexes are chosen.
    pub area: Area,
    /// How far brushes for hexes reach.
    pub reach: Reach,
    /// What is built; `None` tears down.
    pub building: Option<Building>,
    /// What is set into a hexside; clear closes it again.
    pub opening: HexsideKind,
    /// On which hand of the way a wall is drawn.
    pub hand: Hand,
    /// What is done with the scan behind the map.
    pub scan: scan::Mode,
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
            area: Area::default(),
            reach: Reach::default(),
            building: Some(Building::Roofed),
            opening: HexsideKind::Doorway,
            hand: Hand::Left,
            scan: scan::Mode::default(),
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
            Tool::Room | Tool::Region | Tool::Label | Tool::Scan | Tool::Ask(_) => {}
        }
    }

    /// What the tool in hand does while the left button is down.
    pub const fn gesture(&self) -> Gesture {
        match self.tool {
            Tool::Select | Tool::Ask(Question::Zones) => Gesture::Look,
            Tool::Area => match self.area {
                Area::Rectangle => Gesture::Span,
                Area::Lasso => Gesture::Loop,
                Area::SameKind => Gesture::Hex,
            },
            Tool::Hex | Tool::Building | Tool::Room | Tool::EntryArea | Tool::Region | Tool::Ask(_) => Gesture::Hexes,
            Tool::Scan => match self.scan {
                scan::Mode::Align => Gesture::Pull,
                scan::Mode::Check => Gesture::Hexes,
            },
            Tool::Hexside => Gesture::Hexsides,
            Tool::Fill | Tool::GunSite | Tool::Label | Tool::Stamp | Tool::Counter => Gesture::Hex,
            Tool::Opening => Gesture::Hexside,
            Tool::Wall | Tool::Measure => Gesture::Span,
        }
    }

    /// How far around the pointer the tool in hand reaches.
    pub const fn reach(&self) -> Reach {
        match self.tool {
            Tool::Hex | Tool::Building | Tool::Region => self.reach,
            _ => Reach::One,
        }
    }

    /// Whether the tool in hand takes away.
    pub fn erases(self) -> bool {
        match self.tool {
            Tool::Select
            | Tool::Area
            | Tool::Room
            | Tool::Region
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
