//! The scan behind the map: loading, aligning and comparing it.

use std::path::PathBuf;

use iced::widget::operation::{focus, select_all};
use rules::edit::{remove_anchor, set_anchor};
use rules::hex::{Direction, Hex};
use rules::map::{Anchor, Scan};
use rules::phrase::Phrase;

use super::{Action, Desk, Message};
use crate::gui::file::Purpose;
use crate::gui::notice::Notice;
use crate::gui::panel::tools::{NAME, scan as page};
use crate::gui::scan::{MARKED, Opacity, ScanRead, Shows, said};
use crate::gui::tool::Tool;
use crate::gui::tool::brush::Passed;
use crate::gui::tool::scan::{ScanCommand, ScanMode};
use crate::gui::window_state::WindowState;
use crate::picture::geometry::Point;
use crate::picture::layout;
use crate::picture::overlay::{Mark, Tone};
use crate::picture::scan::pin;

/// How much a key press changes the opacity, in percent.
const NOTCH: u8 = 10;

impl Desk {
    /// Reads the scan of the map if that has not been done, and lays it. Called after every message: an unchanged scan
    /// costs nothing.
    pub(super) fn look_at_scan(&mut self) -> Action {
        let scan = self.document.scan();
        let task = self.backdrop.look(scan).map(|(file, read)| Message::ScanRead(file, read));
        let grid = self.document.map().grid;
        self.board.lay_scan(scan.and_then(|scan| self.backdrop.laid(scan, grid)));
        Action::Run(task)
    }

    /// Takes a tool in hand; taking up the scan tool again switches its mode. Moves the caret to the name field of a
    /// tool that needs a name, so that the user can type at once.
    pub(super) fn take_up(&mut self, tool: Tool, around: &mut WindowState) -> Action {
        if tool == Tool::Scan && around.toolbox.tool == tool {
            around.toolbox.scan = around.toolbox.scan.other();
            self.drag = None;
        }
        around.toolbox.tool = tool;
        // The tool may already be in hand, with another page open.
        self.open_tool(around);
        if tool.has_fields() && around.layout.panels.panel {
            Action::Run(focus(NAME).chain(select_all(NAME)))
        } else {
            Action::None
        }
    }

    pub(super) fn on_scan(&mut self, message: page::Message, around: &mut WindowState) -> Action {
        match message {
            page::Message::ModePicked(mode) => {
                around.toolbox.scan = mode;
                self.drag = None;
            }
            page::Message::ShowsPicked(shows) => self.backdrop.shows = shows,
            page::Message::OpacitySlid(opacity) => self.backdrop.opacity = Opacity(opacity),
            page::Message::Asked(command) => return self.do_with_scan(command, around),
            page::Message::RemoveAsked => {
                self.document.put_scan(Phrase::new("gui-stroke-scan-remove"), None);
                self.document_changed(around);
            }
            page::Message::AnchorPicked(anchor) => {
                self.chosen = Some(anchor.at);
                self.board.go(pin::point(anchor.at, anchor.corner));
            }
            page::Message::AnchorRemoved(anchor) => {
                if let Some(edit) = remove_anchor(self.document.base_map(), &anchor) {
                    self.document.make_all(Phrase::new("gui-stroke-scan-unanchor"), &[edit]);
                    self.document_changed(around);
                }
            }
        }
        Action::None
    }

    pub(super) fn do_with_scan(&mut self, command: ScanCommand, around: &mut WindowState) -> Action {
        let Opacity(opacity) = self.backdrop.opacity;
        match command {
            ScanCommand::Load => return Action::Choose(Purpose::Scan),
            ScanCommand::Next => self.go_to_unchecked(around),
            ScanCommand::Fainter => self.backdrop.opacity = Opacity(opacity.saturating_sub(NOTCH)),
            ScanCommand::Stronger => {
                self.backdrop.opacity = Opacity(opacity.saturating_add(NOTCH).min(100));
                if self.backdrop.shows == Shows::Hidden {
                    self.backdrop.shows = Shows::Below;
                }
            }
            ScanCommand::Push(way) => self.push_scan(way, around),
        }
        Action::None
    }

    /// Reads a picture that the user has chosen as the new scan.
    pub(super) fn load_scan(&mut self, file: PathBuf, around: &mut WindowState) -> Action {
        around.notice = None;
        let whole = std::path::absolute(&file).unwrap_or(file);
        Action::Run(self.backdrop.choose(whole).map(|(file, read)| Message::ScanRead(file, read)))
    }

    /// Handles a picture that was read, and lays it behind the map if it was chosen for that.
    pub(super) fn on_scan_read(&mut self, file: PathBuf, read: ScanRead, around: &mut WindowState) {
        let name = file.display().to_string();
        // For another copy of the same sheet, or for one that was lost, the anchors are known already.
        let was = self.document.scan().cloned();
        let size = |read: &ScanRead| read.as_ref().ok().map(|picture| picture.size());
        let held = was.as_ref().and_then(|scan| self.backdrop.picture(scan)).map(|picture| picture.size());
        let same = was.is_some() && (held.is_none() || held == size(&read));
        let trouble = read.as_ref().err().cloned();
        let chosen = self.backdrop.take(file, read);
        if let Some(why) = trouble {
            let wanted = was.is_some_and(|scan| scan.file == name);
            if chosen || wanted {
                around.notice =
                    Some(Notice::Failed(Phrase::new("gui-scan-unread").with("file", name).said("why", why)));
            }
        } else if chosen {
            let known = was.filter(|_| same).unwrap_or_default();
            self.document.put_scan(Phrase::new("gui-stroke-scan-load"), Some(Scan { file: name, ..known }));
            around.toolbox.tool = Tool::Scan;
            self.document_changed(around);
        }
    }

    /// Adds an anchor: the point of the scan under `from` belongs at the hex centre or corner nearest to `to`.
    pub(super) fn anchor(&mut self, from: Point, to: Point, around: &mut WindowState) {
        let grid = self.document.map().grid;
        let Some(scan) = self.document.scan() else {
            around.notice = Some(Notice::Failed(Phrase::new("gui-scan-none")));
            return;
        };
        let Some(held) = self.backdrop.held(scan, grid) else {
            around.notice = Some(Notice::Failed(Phrase::new("gui-scan-not-shown")));
            return;
        };
        let (Some([x, y]), Some((at, corner))) = (held.pixel(from), pin::nearest(grid, to)) else {
            around.notice = Some(Notice::Failed(Phrase::new("gui-scan-beside")));
            return;
        };
        let anchor = Anchor { at, corner, x, y };
        if let Some(trouble) = held.refuses(scan, anchor) {
            around.notice = Some(Notice::Failed(said(trouble)));
            return;
        }
        if let Some(edit) = set_anchor(self.document.base_map(), anchor) {
            self.document.make_all(Phrase::new("gui-stroke-scan-anchor").with("hex", at), &[edit]);
            self.document_changed(around);
        }
    }

    /// Moves the scan under the anchor of the chosen hex by one of its pixels.
    fn push_scan(&mut self, way: Direction, around: &mut WindowState) {
        let of_hex = |scan: &Scan| scan.anchors.iter().find(|anchor| Some(anchor.at) == self.chosen).copied();
        let Some(anchor) = self.document.scan().and_then(of_hex) else {
            around.notice = Some(Notice::Failed(Phrase::new("gui-scan-no-anchor")));
            return;
        };
        // Moving the scan to the right means that the point has a pixel farther left.
        let (x, y) = match way {
            Direction::North => (0, 1),
            Direction::South => (0, -1),
            Direction::NorthWest | Direction::SouthWest => (1, 0),
            Direction::NorthEast | Direction::SouthEast => (-1, 0),
        };
        let pushed = Anchor { x: anchor.x + x, y: anchor.y + y, ..anchor };
        if let Some(edit) = set_anchor(self.document.base_map(), pushed) {
            let stroke = Phrase::new("gui-stroke-scan-push").with("hex", anchor.at);
            if self.document.make_more(stroke, vec![rules::project_edit::ProjectEdit::Map(edit)]).is_ok() {
                self.document_changed(around);
            }
        }
    }

    /// Sets the mode of a stroke that compares hexes: beginning on a compared hex removes marks.
    pub(super) fn begin_checks(&mut self, passed: &Passed, around: &mut WindowState) {
        if let (Tool::Scan, Passed::Hexes(hexes)) = (around.toolbox.tool, passed) {
            let checked = |hex: &Hex| self.document.scan().is_some_and(|scan| scan.checked.contains(hex));
            self.backdrop.checks = !hexes.first().is_some_and(checked);
            if self.document.scan().is_none() {
                around.notice = Some(Notice::Failed(Phrase::new("gui-scan-none")));
            }
        }
    }

    /// The label of a stroke that compares hexes, for the undo button.
    pub(super) fn stroke_of_checks(&self) -> Phrase {
        Phrase::new(if self.backdrop.checks { "gui-stroke-scan-check" } else { "gui-stroke-scan-uncheck" })
    }

    /// Chooses the next hex after the chosen one that has not been compared.
    fn go_to_unchecked(&mut self, around: &mut WindowState) {
        let Some(scan) = self.document.scan() else {
            around.notice = Some(Notice::Failed(Phrase::new("gui-scan-none")));
            return;
        };
        let left = |hex: &Hex| scan.checked.binary_search(hex).is_err();
        let grid = self.document.map().grid;
        let after = |hex: &Hex| self.chosen.is_none_or(|chosen| *hex > chosen);
        let next = grid.hexes().filter(after).find(left).or_else(|| grid.hexes().find(left));
        let Some(hex) = next else {
            around.notice = Some(Notice::Done(Phrase::new("gui-scan-all-checked")));
            return;
        };
        around.toolbox.tool = Tool::Scan;
        around.toolbox.scan = ScanMode::Check;
        self.chosen = Some(hex);
        self.board.go(layout::centre(hex));
    }

    /// The marks of the scan tool: the anchors and the point being dragged, or the compared hexes.
    pub(super) fn scan_marks(&self, around: &WindowState) -> Vec<Mark> {
        let Some(scan) = self.document.scan().filter(|_| around.toolbox.tool == Tool::Scan) else {
            return Vec::new();
        };
        match around.toolbox.scan {
            ScanMode::Check if scan.checked.len() > MARKED => Vec::new(),
            ScanMode::Check => {
                let sign = |hex: &Hex| Mark::Tick(*hex, Tone::Yes, "✓".to_owned());
                scan.checked.iter().map(sign).collect()
            }
            ScanMode::Align => {
                let mut marks = self.anchor_marks(scan);
                if let Some(Passed::Pull(from, to)) = self.drag {
                    let there = pin::nearest(self.document.map().grid, to).map(|(hex, corner)| pin::point(hex, corner));
                    marks.push(Mark::Rim(vec![from, there.unwrap_or(to)], Tone::Preview));
                    marks.extend(there.map(|there| Mark::Pin(there, Tone::Preview, String::new())));
                }
                marks
            }
        }
    }

    fn anchor_marks(&self, scan: &Scan) -> Vec<Mark> {
        let held = self.backdrop.held(scan, self.document.map().grid);
        let doubtful = held.and_then(|held| held.fit.ok()).and_then(|fit| fit.doubtful());
        let mark = |(at, anchor): (usize, &Anchor)| {
            let tone = if doubtful == Some(at) { Tone::No } else { Tone::Yes };
            Mark::Pin(pin::point(anchor.at, anchor.corner), tone, (at + 1).to_string())
        };
        scan.anchors.iter().enumerate().map(mark).collect()
    }
}
