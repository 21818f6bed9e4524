//! The pointer on the map: choosing hexes, and strokes of the tool in hand.

use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::map::{HexsideKind, Members};
use rules::phrase::Phrase;

use super::mode::PointerUse;
use super::{Action, Desk};
use crate::gui::board;
use crate::gui::notice::Notice;
use crate::gui::tool::brush::Passed;
use crate::gui::tool::drafts::BrushName;
use crate::gui::tool::{Gesture, Tool, gun_site, opening};
use crate::gui::window_state::WindowState;
use crate::picture::layout;

impl Desk {
    pub(super) fn on_board(&mut self, message: board::Message, around: &mut WindowState) -> Action {
        let action = self.board.update(message);
        match self.mode(around) {
            PointerUse::Play => return self.play_with(action, around),
            PointerUse::Ask(question) => self.ask(question, action, around),
            PointerUse::Paint => self.paint_with(action, around),
        }
        Action::None
    }

    /// Paints or chooses, as a gesture on the map requests.
    fn paint_with(&mut self, action: board::Action, around: &mut WindowState) {
        if matches!(action, board::Action::BeginStroke(_) | board::Action::Paint(_)) && self.tool_is_locked(around) {
            return;
        }
        match action {
            board::Action::None => {}
            board::Action::Choose(hex) => self.choose_hex(hex),
            board::Action::BeginStroke(passed) => {
                around.notice = None;
                if self.waits(around) {
                    self.drag = Some(passed);
                } else {
                    self.begin_checks(&passed, around);
                    self.document.begin_stroke(self.stroke(around));
                    self.paint(&passed, around);
                }
            }
            board::Action::Paint(passed) if self.waits(around) => self.drag = Some(passed),
            board::Action::Paint(passed) => self.paint(&passed, around),
            board::Action::EndStroke => {
                if let Some(passed) = self.drag.take() {
                    self.finish_drag(&passed, around);
                } else {
                    self.document.end_stroke();
                    self.document_changed(around);
                }
            }
        }
    }

    /// Whether only the end of the gesture counts for the tool in hand.
    const fn waits(&self, around: &WindowState) -> bool {
        let single =
            matches!(around.toolbox.tool, Tool::ChooseHexes | Tool::Fill | Tool::Label | Tool::Stamp | Tool::Counter);
        single || matches!(around.toolbox.gesture(), Gesture::Span | Gesture::Loop | Gesture::Pull)
    }

    /// The label of a stroke of the tool in hand, for the undo button.
    pub(super) fn stroke(&self, around: &WindowState) -> Phrase {
        let toolbox = around.toolbox;
        let named = |named: &BrushName, typed: &str| match named {
            BrushName::New => typed.to_owned(),
            BrushName::Known(id) => id.clone(),
            BrushName::Eraser => String::new(),
        };
        match toolbox.tool {
            Tool::Hexside | Tool::Wall | Tool::Opening if toolbox.erases() => Phrase::new("gui-stroke-erase"),
            Tool::Opening => Phrase::new("gui-stroke-paint").word("kind", toolbox.opening.word()),
            Tool::Hexside | Tool::Wall | Tool::Select | Tool::Measure | Tool::Counter | Tool::Ask(_) => {
                Phrase::new("gui-stroke-paint").word("kind", toolbox.kind.word())
            }
            Tool::Hex => Phrase::new("gui-stroke-paint").word("kind", toolbox.ground.word()),
            Tool::Fill => Phrase::new("gui-stroke-fill").word("kind", toolbox.ground.word()),
            Tool::Building if toolbox.building.is_none() => Phrase::new("gui-stroke-tear-down"),
            Tool::Building => Phrase::new("gui-stroke-build"),
            Tool::Room if self.drafts.room == BrushName::Eraser => Phrase::new("gui-stroke-room-erase"),
            Tool::Room => Phrase::new("gui-stroke-room").with("name", named(&self.drafts.room, &self.drafts.room_name)),
            Tool::Region if self.drafts.region == BrushName::Eraser => {
                Phrase::new("gui-stroke-region-erase").with("name", &self.drafts.region_left)
            }
            Tool::Region => {
                Phrase::new("gui-stroke-region").with("name", named(&self.drafts.region, &self.drafts.region_name))
            }
            Tool::GameArea => Phrase::new("gui-stroke-game-area"),
            Tool::EntryArea => match toolbox.entry_area.joins() {
                Some(number) => Phrase::new("gui-stroke-entry-area").with("number", number),
                None => Phrase::new("gui-stroke-entry-area-erase"),
            },
            Tool::GunSite => match toolbox.gun_site {
                Some(kind) => Phrase::new("gui-stroke-gun-site").word("kind", kind.word()),
                None => Phrase::new("gui-stroke-gun-site-erase"),
            },
            Tool::Label => Phrase::new("gui-stroke-label").with("name", self.drafts.label.trim()),
            Tool::ChooseHexes => Phrase::new("gui-stroke-cut"),
            Tool::Stamp => Phrase::new("gui-stroke-stamp"),
            Tool::Scan => self.stroke_of_checks(),
        }
    }

    fn paint(&mut self, passed: &Passed, around: &mut WindowState) {
        let painted = match passed {
            Passed::Hexsides(sides) => self.paint_hexsides(sides, around),
            Passed::Hexes(hexes) => self.paint_hexes(&around.toolbox.reach().around(hexes), around),
            // Only the end of these gestures counts.
            Passed::Span(..) | Passed::Loop(_) | Passed::Pull(..) => return,
        };
        if painted > 0 {
            self.touch_up(around);
        }
    }

    fn paint_hexsides(&mut self, sides: &[Hexside], around: &mut WindowState) -> usize {
        let toolbox = around.toolbox;
        if toolbox.tool == Tool::Region {
            return self.paint_region(&Members::Hexsides(sides.to_vec()), around);
        }
        let (layers, kind) = match toolbox.tool {
            Tool::Opening => (opening::layers(toolbox.opening), toolbox.opening),
            _ => (toolbox.coverage.layers(), toolbox.kind),
        };
        let painted = self.document.paint_hexsides(sides, layers, kind);
        if painted == 0
            && let [side] = sides
            && self.document.would_mean_nothing(*side, layers, kind)
        {
            around.notice = Some(Notice::Failed(Phrase::new("gui-layer-means-nothing").with("side", side)));
        }
        painted
    }

    fn paint_hexes(&mut self, hexes: &[Hex], around: &mut WindowState) -> usize {
        let toolbox = around.toolbox;
        match toolbox.tool {
            Tool::Hex => self.document.paint_hexes(hexes, toolbox.ground),
            Tool::Building => self.document.paint_building(hexes, toolbox.building),
            Tool::Room => self.paint_room(hexes, around),
            Tool::Region => self.paint_region_in(hexes, around),
            Tool::EntryArea => self.document.paint_entry_area(hexes, toolbox.entry_area.joins()),
            Tool::Scan => self.document.check_hexes(hexes, self.backdrop.checks),
            Tool::GunSite => hexes.iter().map(|hex| self.place_gun_site(*hex, around)).sum(),
            _ => 0,
        }
    }

    fn place_gun_site(&mut self, hex: Hex, around: &mut WindowState) -> usize {
        let Some(spot) = gun_site::spot(self.document.base_map(), hex, self.level) else {
            around.notice = Some(Notice::Failed(Phrase::new("gui-gun-site-which-level").with("hex", hex)));
            return 0;
        };
        let placed = self.document.place_gun_site(spot, around.toolbox.gun_site);
        let facing = around.toolbox.gun_facing.filter(|_| around.toolbox.gun_site.is_some());
        placed + facing.map_or(0, |degrees| self.document.aim_gun(spot, degrees))
    }

    /// Uses the tool in hand on the chosen hex, like a click in its centre; a hexside tool paints the hexside in the
    /// direction of the last step. A tool that goes from hex to hex begins at the first use and ends at the second.
    pub(super) fn use_tool(&mut self, around: &mut WindowState) {
        if matches!(around.toolbox.tool, Tool::Ask(_)) {
            return self.enter(around);
        }
        if self.tool_is_locked(around) {
            return;
        }
        let Some(hex) = self.chosen else {
            around.notice = Some(Notice::Failed(Phrase::new("gui-use-nothing")));
            return;
        };
        let passed = match around.toolbox.gesture() {
            Gesture::Look | Gesture::Loop => return,
            Gesture::Hexes | Gesture::Hex => Passed::Hexes(vec![hex]),
            Gesture::Hexsides | Gesture::Hexside => match Hexside::in_direction(hex, self.faced) {
                Some(side) => Passed::Hexsides(vec![side]),
                None => return,
            },
            Gesture::Span => {
                if let Some(Passed::Span(from, _)) = self.drag.take() {
                    Passed::Span(from, hex)
                } else {
                    self.drag = Some(Passed::Span(hex, hex));
                    return;
                }
            }
            Gesture::Pull => {
                let here = layout::centre(hex);
                if let Some(Passed::Pull(from, _)) = self.drag.take() {
                    Passed::Pull(from, here)
                } else {
                    self.drag = Some(Passed::Pull(here, here));
                    return;
                }
            }
        };
        around.notice = None;
        if self.waits(around) {
            self.finish_drag(&passed, around);
        } else {
            self.begin_checks(&passed, around);
            self.document.begin_stroke(self.stroke(around));
            self.paint(&passed, around);
            self.document.end_stroke();
            self.document_changed(around);
        }
    }

    /// Picks up what is under the pointer, so that the tool in hand paints more of it.
    pub(super) fn pick_up(&mut self, around: &mut WindowState) {
        let Some(pointed) = self.board.hovered() else {
            around.notice = Some(Notice::Failed(Phrase::new("gui-pick-nothing")));
            return;
        };
        let map = self.document.map();
        let (hex, ground) = (pointed.hex, map.ground(pointed.hex));
        match around.toolbox.tool {
            Tool::Hexside | Tool::Wall | Tool::Opening => {
                let layers = around.toolbox.coverage.layers();
                let kinds = pointed.side.into_iter().flat_map(|side| layers.iter().map(move |layer| (side, *layer)));
                let mut kinds = kinds.map(|(side, layer)| map.kind(side, layer));
                around.toolbox.kind = kinds.find(|kind| *kind != HexsideKind::Clear).unwrap_or(HexsideKind::Clear);
            }
            Tool::Room => {
                let room = map.room_in(hex).map(|room| room.id.clone());
                self.drafts.room = room.map_or(BrushName::Eraser, BrushName::Known);
            }
            Tool::EntryArea => {
                let area = map.entry_areas.iter().find(|area| area.hexes.contains(&hex));
                if let Some(area) = area {
                    around.toolbox.entry_area.number = area.number;
                }
                around.toolbox.entry_area.erases = area.is_none();
            }
            Tool::GameArea => self.pick_game_area(hex),
            Tool::Building => {
                around.toolbox.building = map.hex(hex).and_then(rules::edit::Building::from_entry);
            }
            Tool::Hex
            | Tool::Fill
            | Tool::Select
            | Tool::ChooseHexes
            | Tool::Region
            | Tool::GunSite
            | Tool::Label
            | Tool::Stamp
            | Tool::Counter
            | Tool::Measure
            | Tool::Scan
            | Tool::Ask(_) => Self::take_ground(ground, around),
        }
    }
}
