//! What the pointer does on the map: choosing, and strokes of the tool in hand.

use iced::Task;
use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::map::{HexsideKind, Members};
use rules::message::Message as Say;

use super::{App, Message, Notice};
use crate::gui::board;
use crate::gui::tool::brush::Passed;
use crate::gui::tool::drafts::Named;
use crate::gui::tool::{Gesture, Tool, gun_site, opening};
use crate::picture::layout;

impl App {
    pub(super) fn on_board(&mut self, message: board::Message) -> Task<Message> {
        let action = self.sheet.board.update(message);
        let action = match self.play_with(action) {
            Ok(played) => return played,
            Err(action) => action,
        };
        let Some(action) = self.ask(action) else { return Task::none() };
        if matches!(action, board::Action::BeginStroke(_) | board::Action::Paint(_)) && self.tool_is_locked() {
            return Task::none();
        }
        match action {
            board::Action::None => {}
            board::Action::Choose(hex) => {
                self.sheet.chosen = hex;
                self.unmark();
            }
            board::Action::BeginStroke(passed) => {
                self.notice = None;
                if self.waits() {
                    self.sheet.drag = Some(passed);
                } else {
                    self.begin_checks(&passed);
                    self.sheet.document.begin_stroke(self.stroke());
                    self.paint(&passed);
                }
            }
            board::Action::Paint(passed) if self.waits() => self.sheet.drag = Some(passed),
            board::Action::Paint(passed) => self.paint(&passed),
            board::Action::EndStroke => {
                if let Some(passed) = self.sheet.drag.take() {
                    self.finish_drag(&passed);
                } else {
                    self.sheet.document.end_stroke();
                    self.document_changed();
                }
            }
        }
        Task::none()
    }

    /// Whether only the end of what the tool does counts.
    const fn waits(&self) -> bool {
        let single = matches!(self.toolbox.tool, Tool::Area | Tool::Fill | Tool::Label | Tool::Stamp | Tool::Counter);
        single || matches!(self.toolbox.gesture(), Gesture::Span | Gesture::Loop | Gesture::Pull)
    }

    /// What the undo button will say about a stroke of the tool in hand.
    pub(super) fn stroke(&self) -> Say {
        let toolbox = self.toolbox;
        let named = |named: &Named, typed: &str| match named {
            Named::New => typed.to_owned(),
            Named::Known(id) => id.clone(),
            Named::Eraser => String::new(),
        };
        match toolbox.tool {
            Tool::Hexside | Tool::Wall | Tool::Opening if toolbox.erases() => Say::new("gui-stroke-erase"),
            Tool::Opening => Say::new("gui-stroke-paint").word("kind", toolbox.opening.word()),
            Tool::Hexside | Tool::Wall | Tool::Select | Tool::Measure | Tool::Counter | Tool::Ask(_) => {
                Say::new("gui-stroke-paint").word("kind", toolbox.kind.word())
            }
            Tool::Hex => Say::new("gui-stroke-paint").word("kind", toolbox.ground.word()),
            Tool::Fill => Say::new("gui-stroke-fill").word("kind", toolbox.ground.word()),
            Tool::Building if toolbox.building.is_none() => Say::new("gui-stroke-tear-down"),
            Tool::Building => Say::new("gui-stroke-build"),
            Tool::Room if self.sheet.drafts.room == Named::Eraser => Say::new("gui-stroke-room-erase"),
            Tool::Room => {
                Say::new("gui-stroke-room").with("name", named(&self.sheet.drafts.room, &self.sheet.drafts.room_name))
            }
            Tool::Region if self.sheet.drafts.region == Named::Eraser => {
                Say::new("gui-stroke-region-erase").with("name", &self.sheet.drafts.region_left)
            }
            Tool::Region => Say::new("gui-stroke-region")
                .with("name", named(&self.sheet.drafts.region, &self.sheet.drafts.region_name)),
            Tool::EntryArea => match toolbox.entry_area.joins() {
                Some(number) => Say::new("gui-stroke-entry-area").with("number", number),
                None => Say::new("gui-stroke-entry-area-erase"),
            },
            Tool::GunSite => match toolbox.gun_site {
                Some(kind) => Say::new("gui-stroke-gun-site").word("kind", kind.word()),
                None => Say::new("gui-stroke-gun-site-erase"),
            },
            Tool::Label => Say::new("gui-stroke-label").with("name", self.sheet.drafts.label.trim()),
            Tool::Area => Say::new("gui-stroke-cut"),
            Tool::Stamp => Say::new("gui-stroke-stamp"),
            Tool::Scan => self.stroke_of_checks(),
        }
    }

    fn paint(&mut self, passed: &Passed) {
        let painted = match passed {
            Passed::Hexsides(sides) => self.paint_hexsides(sides),
            Passed::Hexes(hexes) => self.paint_hexes(&self.toolbox.reach().around(hexes)),
            // Only their end counts.
            Passed::Span(..) | Passed::Loop(_) | Passed::Pull(..) => return,
        };
        if painted > 0 {
            self.touch_up();
            self.sheet.finding = None;
        }
    }

    fn paint_hexsides(&mut self, sides: &[Hexside]) -> usize {
        let toolbox = self.toolbox;
        if toolbox.tool == Tool::Region {
            return self.paint_region(&Members::Hexsides(sides.to_vec()));
        }
        let (layers, kind) = match toolbox.tool {
            Tool::Opening => (opening::layers(toolbox.opening), toolbox.opening),
            _ => (toolbox.coverage.layers(), toolbox.kind),
        };
        let painted = self.sheet.document.paint_hexsides(sides, layers, kind);
        if painted == 0
            && let [side] = sides
            && self.sheet.document.would_mean_nothing(*side, layers, kind)
        {
            self.notice = Some(Notice::Failed(Say::new("gui-layer-means-nothing").with("side", side)));
        }
        painted
    }

    fn paint_hexes(&mut self, hexes: &[Hex]) -> usize {
        let toolbox = self.toolbox;
        match toolbox.tool {
            Tool::Hex => self.sheet.document.paint_hexes(hexes, toolbox.ground),
            Tool::Building => self.sheet.document.paint_building(hexes, toolbox.building),
            Tool::Room => self.paint_room(hexes),
            Tool::Region => self.paint_region_in(hexes),
            Tool::EntryArea => self.sheet.document.paint_entry_area(hexes, toolbox.entry_area.joins()),
            Tool::Scan => self.sheet.document.check_hexes(hexes, self.sheet.backdrop.checks),
            Tool::GunSite => hexes.iter().map(|hex| self.place_gun_site(*hex)).sum(),
            _ => 0,
        }
    }

    fn place_gun_site(&mut self, hex: Hex) -> usize {
        let Some(spot) = gun_site::spot(self.sheet.document.base_map(), hex, self.sheet.level) else {
            self.notice = Some(Notice::Failed(Say::new("gui-gun-site-which-level").with("hex", hex)));
            return 0;
        };
        self.sheet.document.place_gun_site(spot, self.toolbox.gun_site)
    }

    /// Uses the tool in hand on the chosen hex, as a click in its middle does; a tool for hexsides paints the one that
    /// lies in the direction of the last step. A tool that goes from hex to hex begins at the first use and ends at the
    /// second.
    pub(super) fn use_tool(&mut self) {
        if matches!(self.toolbox.tool, Tool::Ask(_)) {
            return self.enter();
        }
        if self.tool_is_locked() {
            return;
        }
        let Some(hex) = self.sheet.chosen else {
            self.notice = Some(Notice::Failed(Say::new("gui-use-nothing")));
            return;
        };
        let passed = match self.toolbox.gesture() {
            Gesture::Look | Gesture::Loop => return,
            Gesture::Hexes | Gesture::Hex => Passed::Hexes(vec![hex]),
            Gesture::Hexsides | Gesture::Hexside => match Hexside::of(hex, self.sheet.faced) {
                Some(side) => Passed::Hexsides(vec![side]),
                None => return,
            },
            Gesture::Span => {
                if let Some(Passed::Span(from, _)) = self.sheet.drag.take() {
                    Passed::Span(from, hex)
                } else {
                    self.sheet.drag = Some(Passed::Span(hex, hex));
                    return;
                }
            }
            Gesture::Pull => {
                let here = layout::centre(hex);
                if let Some(Passed::Pull(from, _)) = self.sheet.drag.take() {
                    Passed::Pull(from, here)
                } else {
                    self.sheet.drag = Some(Passed::Pull(here, here));
                    return;
                }
            }
        };
        self.notice = None;
        if self.waits() {
            self.finish_drag(&passed);
        } else {
            self.begin_checks(&passed);
            self.sheet.document.begin_stroke(self.stroke());
            self.paint(&passed);
            self.sheet.document.end_stroke();
            self.document_changed();
        }
    }

    /// Takes up what lies under the pointer, so that the tool in hand paints more of it.
    pub(super) fn pick_up(&mut self) {
        let Some(pointed) = self.sheet.board.hovered() else {
            self.notice = Some(Notice::Failed(Say::new("gui-pick-nothing")));
            return;
        };
        let map = self.sheet.document.map();
        let (hex, ground) = (pointed.hex, map.ground(pointed.hex));
        match self.toolbox.tool {
            Tool::Hexside | Tool::Wall | Tool::Opening => {
                let layers = self.toolbox.coverage.layers();
                let kinds = pointed.side.into_iter().flat_map(|side| layers.iter().map(move |layer| (side, *layer)));
                let mut kinds = kinds.map(|(side, layer)| map.kind(side, layer));
                self.toolbox.kind = kinds.find(|kind| *kind != HexsideKind::Clear).unwrap_or(HexsideKind::Clear);
            }
            Tool::Room => {
                let room = map.room_in(hex).map(|room| room.id.clone());
                self.sheet.drafts.room = room.map_or(Named::Eraser, Named::Known);
            }
            Tool::EntryArea => {
                let area = map.entry_areas.iter().find(|area| area.hexes.contains(&hex));
                if let Some(area) = area {
                    self.toolbox.entry_area.number = area.number;
                }
                self.toolbox.entry_area.erases = area.is_none();
            }
            Tool::Building => {
                self.toolbox.building = map.hex(hex).and_then(rules::edit::Building::of);
            }
            _ => {
                self.toolbox.tool = if self.toolbox.tool == Tool::Fill { Tool::Fill } else { Tool::Hex };
                self.toolbox.ground = ground;
            }
        }
    }
}
