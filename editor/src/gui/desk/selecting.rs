//! Selecting hexes, and other drags of which only the end counts.

use rules::edit::wall_line;
use rules::hex::Hex;
use rules::phrase::Phrase;

use super::Desk;
use crate::gui::notice::Notice;
use crate::gui::tool::brush::Passed;
use crate::gui::tool::choose_hexes::{self, SelectionMethod};
use crate::gui::tool::{Tool, choose_hexes as areas};
use crate::gui::window_state::WindowState;
use crate::picture::layout;
use crate::picture::overlay::{Mark, Tone};

/// The maximum number of hexes marked one by one during a selection; more are only counted.
const MANY: usize = 4_000;

impl Desk {
    /// Performs a drag or a click of which only the end counts ([`Desk::waits`]).
    pub(super) fn finish_drag(&mut self, passed: &Passed, around: &mut WindowState) {
        match (around.toolbox.tool, passed) {
            (Tool::ChooseHexes, _) => self.choose_hexes(passed, around),
            (Tool::Fill, Passed::Hexes(hexes)) => {
                if let [hex] = hexes[..] {
                    let filled = self.document.fill(self.stroke(around), hex, around.toolbox.ground);
                    around.notice = Some(Notice::Done(Phrase::new("gui-filled").count("count", filled)));
                    self.document_changed(around);
                }
            }
            (Tool::Label, Passed::Hexes(hexes)) => {
                if let [hex] = hexes[..] {
                    self.click_label(hex, around);
                }
            }
            (Tool::Stamp, Passed::Hexes(hexes)) => {
                if let [hex] = hexes[..] {
                    self.stamp(hex, around);
                }
            }
            (Tool::Counter, Passed::Hexes(hexes)) => {
                if let [hex] = hexes[..] {
                    self.place_counter(hex, around);
                }
            }
            (Tool::Scan, Passed::Pull(from, to)) => self.anchor(*from, *to, around),
            (Tool::Wall, Passed::Span(from, to)) => self.draw_wall(*from, *to, around),
            (Tool::GameArea, Passed::Span(from, to)) => self.draw_game_area(*from, *to, around),
            (Tool::Measure, Passed::Span(from, to)) => self.measured = Some((*from, *to)),
            // Gestures that a tool does not have, and tools that paint while the button is held.
            (
                Tool::Fill
                | Tool::Label
                | Tool::Stamp
                | Tool::Counter
                | Tool::Scan
                | Tool::Wall
                | Tool::GameArea
                | Tool::Measure
                | Tool::Select
                | Tool::Hex
                | Tool::Building
                | Tool::Room
                | Tool::Hexside
                | Tool::Opening
                | Tool::EntryArea
                | Tool::Region
                | Tool::GunSite
                | Tool::Ask(_),
                _,
            ) => {}
        }
    }

    fn draw_wall(&mut self, from: Hex, to: Hex, around: &mut WindowState) {
        let sides = wall_line(self.document.map().grid, from, to, around.toolbox.hand);
        self.document.begin_stroke(self.stroke(around));
        let painted = self.document.paint_hexsides(&sides, around.toolbox.coverage.layers(), around.toolbox.kind);
        self.document.end_stroke();
        if painted == 0 {
            around.notice = Some(Notice::Failed(Phrase::new("gui-wall-nothing")));
        }
        self.document_changed(around);
    }

    /// The hexes that a drag of the selection tool would select.
    fn hexes_selected_by(&self, passed: &Passed, around: &WindowState) -> std::collections::BTreeSet<Hex> {
        let map = self.document.map();
        match (passed, around.toolbox.selection_method) {
            (Passed::Span(from, to), _) => choose_hexes::rectangle(map.grid, *from, *to),
            (Passed::Loop(line), _) => choose_hexes::within(map.grid, line),
            (Passed::Hexes(hexes), SelectionMethod::SameKind) => {
                hexes.first().map(|hex| areas::same_kind(map, *hex)).unwrap_or_default()
            }
            (Passed::Hexes(_) | Passed::Hexsides(_) | Passed::Pull(..), _) => std::collections::BTreeSet::new(),
        }
    }

    fn choose_hexes(&mut self, passed: &Passed, around: &mut WindowState) {
        let hexes = self.hexes_selected_by(passed, around);
        // Shift adds and Ctrl removes, as in drawing programs.
        if around.modifiers.shift() {
            self.selection.extend(hexes);
        } else if around.modifiers.command() {
            self.selection.retain(|hex| !hexes.contains(hex));
        } else {
            self.selection = hexes;
        }
        around.notice = Some(Notice::Done(Phrase::new("gui-chosen").count("count", self.selection.len())));
    }

    /// Selects every hex of the map.
    pub(super) fn choose_all(&mut self, around: &mut WindowState) {
        around.toolbox.tool = Tool::ChooseHexes;
        self.selection = self.document.map().grid.hexes().collect();
        around.notice = Some(Notice::Done(Phrase::new("gui-chosen").count("count", self.selection.len())));
    }

    /// The marks of the selection, and those of the drag in progress: what it would paint if the button were released.
    pub(super) fn drag_marks(&self, around: &WindowState) -> Vec<Mark> {
        let hexes = |hexes: &std::collections::BTreeSet<Hex>| {
            let few = hexes.len() <= MANY;
            let marks = hexes.iter().filter(|_| few).map(|hex| Mark::Hex(*hex, Tone::Preview, String::new()));
            marks.collect::<Vec<_>>()
        };
        let mut marks = hexes(&self.selection);
        match (around.toolbox.tool, &self.drag) {
            (Tool::ChooseHexes, Some(Passed::Loop(line))) => marks.push(Mark::Rim(line.clone(), Tone::Preview)),
            (Tool::ChooseHexes, Some(passed)) => marks.extend(hexes(&self.hexes_selected_by(passed, around))),
            (Tool::Wall, Some(Passed::Span(from, to))) => {
                let sides = wall_line(self.document.map().grid, *from, *to, around.toolbox.hand);
                marks.extend(sides.into_iter().map(|side| Mark::Side(side, Tone::Preview)));
            }
            (Tool::GameArea, _) => marks.extend(self.game_area.marks().iter().cloned()),
            (Tool::Measure, Some(Passed::Span(from, to))) => marks.extend(measure_marks(*from, *to)),
            (Tool::Measure, None) => {
                marks.extend(self.measured.into_iter().flat_map(|(from, to)| measure_marks(from, to)));
            }
            _ => {}
        }
        marks
    }
}

fn measure_marks(from: Hex, to: Hex) -> Vec<Mark> {
    let length = from.distance(to).to_string();
    let rim = vec![layout::centre(from), layout::centre(to)];
    vec![Mark::Rim(rim, Tone::Preview), Mark::Hex(to, Tone::Preview, length)]
}
