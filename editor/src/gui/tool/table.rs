//! The table of tools: what the toolbar, the keys, the manual and the pointer need to know about each.

use super::question::Question::{Moves, Odds, Sight, Zones};
use super::{Gesture, Tool, ToolGroup};
use crate::gui::designer_layer::DesignerLayer::{
    self, Counters, EntryAreas, Ground, GunSites, Hexsides, Names, Regions, Rooms,
};
use crate::gui::widget::Icon;

/// The entry of a tool.
#[derive(Debug, Clone, Copy)]
pub struct ToolEntry {
    /// The tool.
    pub tool: Tool,
    /// The name by which the manual refers to it; shown there as its name and key.
    pub manual: &'static str,
    /// The group it belongs to.
    pub group: ToolGroup,
    /// Its key, as shown in tooltips.
    pub key: &'static str,
    /// Its icon.
    pub icon: Icon,
    /// The id of its name in the string files.
    pub word: &'static str,
    /// The id of its description in the string files.
    pub about: &'static str,
    /// The manual page about it.
    pub page: &'static str,
    /// What it does while the left button is down, unless its settings override this.
    pub gesture: Gesture,
    /// The layer it edits; `None` for tools that edit none, or several.
    pub designer_layer: Option<DesignerLayer>,
}

/// Defines the table, and the function from a tool to its entry: a tool without an entry does not compile.
macro_rules! tools {
    ($($tool:ident $(($question:ident))?: $group:ident, $key:literal, $icon:ident, $word:literal, $about:literal,
       $page:literal, $gesture:ident, $designer_layer:expr;)*) => {
        /// Every tool, in the order in which the toolbar shows them.
        pub static TOOLS: &[ToolEntry] = &[$(*Tool::$tool $(($question))?.entry()),*];

        impl Tool {
            /// Returns its entry in the table.
            pub const fn entry(self) -> &'static ToolEntry {
                match self {
                    $(Self::$tool $(($question))? => &ToolEntry {
                        tool: Self::$tool $(($question))?,
                        manual: concat!(stringify!($tool) $(, "(", stringify!($question), ")")?),
                        group: ToolGroup::$group,
                        key: $key,
                        icon: Icon::$icon,
                        word: $word,
                        about: $about,
                        page: $page,
                        gesture: Gesture::$gesture,
                        designer_layer: $designer_layer,
                    },)*
                }
            }
        }
    };
}

tools! {
    Select:      Look,     "V", Select,      "gui-tool-select",       "gui-tool-select-about",       "drawing",  Look,     None;
    ChooseHexes: Look,     "A", ChooseHexes, "gui-tool-choose-hexes", "gui-tool-choose-hexes-about", "drawing",  Span,     None;
    Hex:         Ground,   "B", Hex,         "gui-tool-hex",          "gui-tool-hex-about",          "drawing",  Hexes,    Some(Ground);
    Fill:        Ground,   "F", Fill,        "gui-tool-fill",         "gui-tool-fill-about",         "drawing",  Hex,      Some(Ground);
    Building:    Ground,   "U", Building,    "gui-tool-building",     "gui-tool-building-about",     "levels",   Hexes,    Some(Ground);
    Room:        Ground,   "R", Room,        "gui-tool-room",         "gui-tool-room-about",         "levels",   Hexes,    Some(Rooms);
    Hexside:     Walls,    "S", Hexside,     "gui-tool-hexside",      "gui-tool-hexside-about",      "drawing",  Hexsides, Some(Hexsides);
    Opening:     Walls,    "D", Opening,     "gui-tool-opening",      "gui-tool-opening-about",      "drawing",  Hexside,  Some(Hexsides);
    Wall:        Walls,    "W", Wall,        "gui-tool-wall",         "gui-tool-wall-about",         "drawing",  Span,     Some(Hexsides);
    EntryArea:   Areas,    "E", EntryArea,   "gui-tool-entry-area",   "gui-tool-entry-area-about",   "regions",  Hexes,    Some(EntryAreas);
    Region:      Areas,    "P", Region,      "gui-tool-region",       "gui-tool-region-about",       "regions",  Hexes,    Some(Regions);
    GameArea:    Areas,    "5", GameArea,    "gui-tool-game-area",    "gui-tool-game-area-about",    "regions",  Span,     Some(Regions);
    GunSite:     Areas,    "G", GunSite,     "gui-tool-gun-site",     "gui-tool-gun-site-about",     "drawing",  Hex,      Some(GunSites);
    Label:       Areas,    "T", Label,       "gui-tool-label",        "gui-tool-label-about",        "drawing",  Hex,      Some(Names);
    Stamp:       Areas,    "J", Stamp,       "gui-tool-stamp",        "gui-tool-stamp-about",        "drawing",  Hex,      None;
    Counter:     Counters, "4", Counter,     "gui-tool-counter",      "gui-tool-counter-about",      "scenario", Hex,      Some(Counters);
    Measure:     Ask,      "Q", Measure,     "gui-tool-measure",      "gui-tool-measure-about",      "drawing",  Span,     None;
    Scan:        Areas,    "6", Scan,        "gui-tool-scan",         "gui-tool-scan-about",         "scan",     Hexes,    None;
    Ask(Sight):  Ask,      "L", Sight,       "gui-tool-sight",        "gui-tool-sight-about",        "asking",   Hexes,    None;
    Ask(Zones):  Ask,      "Z", Zones,       "gui-tool-zones",        "gui-tool-zones-about",        "asking",   Look,     None;
    Ask(Moves):  Ask,      "O", Moves,       "gui-tool-moves",        "gui-tool-moves-about",        "asking",   Hexes,    None;
    Ask(Odds):   Ask,      "K", Odds,        "gui-tool-odds",         "gui-tool-odds-about",         "asking",   Hexes,    None;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_group_has_tools_and_every_tool_is_in_one() {
        let grouped: usize = ToolGroup::ALL.iter().map(|group| group.tools().count()).sum();
        assert!(ToolGroup::ALL.iter().all(|group| group.tools().count() > 0));
        assert_eq!(grouped, TOOLS.len());
    }
}
