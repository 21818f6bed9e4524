//! What the pointer does on the map: choosing, and strokes of the tool in hand.

use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::message::Message as Say;

use super::{App, Notice};
use crate::gui::board;
use crate::gui::tool::brush::Passed;
use crate::gui::tool::{Tool, gun_site};

impl App {
    pub(super) fn on_board(&mut self, message: board::Message) {
        match self.board.update(message) {
            board::Action::None => {}
            board::Action::Choose(hex) => {
                self.chosen = hex;
                self.unmark();
            }
            board::Action::BeginStroke(passed) => {
                self.document.begin_stroke(self.stroke());
                self.notice = None;
                self.paint(&passed);
            }
            board::Action::Paint(passed) => self.paint(&passed),
            board::Action::EndStroke => {
                self.document.end_stroke();
                self.document_changed();
            }
        }
    }

    /// What the undo button will say about a stroke of the tool in hand.
    fn stroke(&self) -> Say {
        let toolbox = self.toolbox;
        match toolbox.tool {
            Tool::Hexside if toolbox.erases() => Say::new("gui-stroke-erase"),
            Tool::Hexside | Tool::Select => Say::new("gui-stroke-paint").word("kind", toolbox.kind.word()),
            Tool::Hex => Say::new("gui-stroke-paint").word("kind", toolbox.ground.word()),
            Tool::EntryArea => match toolbox.entry_area.joins() {
                Some(number) => Say::new("gui-stroke-entry-area").with("number", number),
                None => Say::new("gui-stroke-entry-area-erase"),
            },
            Tool::GunSite => match toolbox.gun_site {
                Some(kind) => Say::new("gui-stroke-gun-site").word("kind", kind.word()),
                None => Say::new("gui-stroke-gun-site-erase"),
            },
        }
    }

    fn paint(&mut self, passed: &Passed) {
        let painted = match passed {
            Passed::Hexsides(sides) => self.paint_hexsides(sides),
            Passed::Hexes(hexes) => self.paint_hexes(hexes),
        };
        if painted > 0 {
            self.touch_up();
            self.finding = None;
        }
    }

    fn paint_hexsides(&mut self, sides: &[Hexside]) -> usize {
        let (layers, kind) = (self.toolbox.coverage.layers(), self.toolbox.kind);
        let painted = self.document.paint_hexsides(sides, layers, kind);
        if painted == 0
            && let [side] = sides
            && self.document.would_mean_nothing(*side, layers, kind)
        {
            self.notice = Some(Notice::Failed(Say::new("gui-layer-means-nothing").with("side", side)));
        }
        painted
    }

    fn paint_hexes(&mut self, hexes: &[Hex]) -> usize {
        let toolbox = self.toolbox;
        match toolbox.tool {
            Tool::Hex => self.document.paint_hexes(hexes, toolbox.ground),
            Tool::EntryArea => self.document.paint_entry_area(hexes, toolbox.entry_area.joins()),
            Tool::GunSite => hexes.iter().map(|hex| self.place_gun_site(*hex)).sum(),
            Tool::Select | Tool::Hexside => 0,
        }
    }

    fn place_gun_site(&mut self, hex: Hex) -> usize {
        let Some(spot) = gun_site::spot(self.document.base_map(), hex, self.level) else {
            self.notice = Some(Notice::Failed(Say::new("gui-gun-site-which-level").with("hex", hex)));
            return 0;
        };
        self.document.place_gun_site(spot, self.toolbox.gun_site)
    }
}
