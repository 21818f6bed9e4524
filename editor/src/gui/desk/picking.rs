//! Picking in the palettes of the tools by key: the next or previous thing that the tool in hand paints.

use rules::edit::Building;
use rules::map::{Ground, HexsideKind};

use super::{Action, Desk};
use crate::gui::pages::SidePage;
use crate::gui::panel::scenario;
use crate::gui::tool::choose_hexes::SelectionMethod;
use crate::gui::tool::drafts::{BrushName, regions};
use crate::gui::tool::entry_area::tallies;
use crate::gui::tool::{Tool, gun_site, opening};
use crate::gui::window_state::WindowState;
use crate::picture::counter::pieces;

impl Desk {
    /// Picks the next or previous entry in the palette of the tool in hand, wrapping around. On the page of variants it
    /// picks a variant.
    pub(super) fn pick_beside(&mut self, forward: bool, around: &mut WindowState) -> Action {
        if around.is_open(SidePage::Variants) {
            return self.choose_variant_beside(forward);
        }
        let map = self.document.map();
        let toolbox = &mut around.toolbox;
        let drafts = &mut self.drafts;
        match toolbox.tool {
            Tool::Hex | Tool::Fill => toolbox.ground = beside(&Ground::ALL, &toolbox.ground, forward),
            Tool::Hexside | Tool::Wall => {
                let of_tool = |kind: &HexsideKind| match toolbox.tool {
                    Tool::Wall => kind.is_wall() || *kind == HexsideKind::Clear,
                    _ => *kind != HexsideKind::Breach,
                };
                let kinds: Vec<_> = HexsideKind::ALL.into_iter().filter(of_tool).collect();
                toolbox.kind = beside(&kinds, &toolbox.kind, forward);
            }
            Tool::Opening => toolbox.opening = beside(&opening::KINDS, &toolbox.opening, forward),
            Tool::Building => {
                let all: Vec<_> = Building::ALL.into_iter().map(Some).chain([None]).collect();
                toolbox.building = beside(&all, &toolbox.building, forward);
            }
            Tool::GunSite => toolbox.gun_site = beside(&gun_site::BRUSHES, &toolbox.gun_site, forward),
            Tool::ChooseHexes => {
                toolbox.selection_method = beside(&SelectionMethod::ALL, &toolbox.selection_method, forward);
            }
            Tool::EntryArea => {
                let tallies = tallies(map, &self.document.project().rulebook);
                let next = tallies.last().map_or(1, |tally| tally.number.saturating_add(1));
                let numbers = tallies.iter().map(|tally| tally.number).chain([next]);
                let all: Vec<_> = numbers.map(Some).chain([None]).collect();
                let joins = beside(&all, &toolbox.entry_area.joins(), forward);
                toolbox.entry_area.erases = joins.is_none();
                toolbox.entry_area.number = joins.unwrap_or(toolbox.entry_area.number);
            }
            Tool::Room => {
                let rooms = map.rooms.iter().map(|room| BrushName::Known(room.id.clone()));
                let all: Vec<_> = [BrushName::New].into_iter().chain(rooms).chain([BrushName::Eraser]).collect();
                drafts.room = beside(&all, &drafts.room, forward);
            }
            Tool::Region => {
                let known = regions(map).into_iter().map(|(id, _)| BrushName::Known(id));
                let all: Vec<_> = [BrushName::New].into_iter().chain(known).collect();
                drafts.region = beside(&all, &drafts.region, forward);
            }
            Tool::GameArea => {
                let all: Vec<_> = map.areas().into_iter().map(|area| BrushName::Known(area.id.clone())).collect();
                if !all.is_empty() {
                    drafts.region = beside(&all, &drafts.region, forward);
                }
            }
            Tool::Counter => return self.pick_counter_beside(forward, around),
            Tool::Select | Tool::Label | Tool::Stamp | Tool::Measure | Tool::Scan | Tool::Ask(_) => {}
        }
        Action::None
    }

    /// Chooses the next counter that is not set up yet.
    fn pick_counter_beside(&mut self, forward: bool, around: &mut WindowState) -> Action {
        let project = self.document.project();
        let is_waiting = |name: &String| project.scenario.setup.iter().all(|line| line.piece != *name);
        let waiting: Vec<_> = pieces(&project.counters).into_keys().filter(is_waiting).collect();
        let now = self.pages.tray.chosen().unwrap_or_default().to_owned();
        if waiting.is_empty() {
            return Action::None;
        }
        self.on_scenario(scenario::Message::Chosen(beside(&waiting, &now, forward)), around)
    }
}

/// The element after or before `now`, wrapping around. If `now` is not in the list, the first or the last.
pub(super) fn beside<T: Clone + PartialEq>(all: &[T], now: &T, forward: bool) -> T {
    let count = all.len();
    let to = match (all.iter().position(|own| own == now), forward) {
        (Some(at), true) => (at + 1) % count,
        (Some(at), false) => (at + count - 1) % count,
        (None, true) => 0,
        (None, false) => count - 1,
    };
    all[to].clone()
}
