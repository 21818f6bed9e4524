//! Copying, cutting and stamping pieces of maps.

use std::sync::Arc;

use iced::clipboard;
use rules::edit::{Fragment, stamp};
use rules::hex::Hex;
use rules::map::MapDocument;
use rules::phrase::Phrase;

use super::{Action, Desk, Message};
use crate::gui::notice::Notice;
use crate::gui::tool::Tool;
use crate::gui::window_state::WindowState;
use crate::picture::layout;
use crate::picture::overlay::{Mark, Tone};

impl Desk {
    /// The selected hexes in order; the chosen hex if none are selected.
    fn chosen_hexes(&self) -> Vec<Hex> {
        if self.selection.is_empty() {
            self.chosen.into_iter().collect()
        } else {
            self.selection.iter().copied().collect()
        }
    }

    /// Copies the selected hexes, for this window and, as text, for other windows.
    pub(super) fn copy(&mut self, around: &mut WindowState) -> Action {
        let hexes = self.chosen_hexes();
        let Some(anchor) = middle(&hexes) else {
            around.notice = Some(Notice::Failed(Phrase::new("gui-nothing-chosen")));
            return Action::None;
        };
        let fragment = Fragment::copy(self.document.map(), &hexes, anchor, false);
        around.notice = Some(Notice::Done(Phrase::new("gui-copied").count("count", hexes.len())));
        let text = fragment.write();
        around.fragment = Some(Arc::new(fragment));
        text.map_or(Action::None, |text| Action::Run(clipboard::write(text)))
    }

    /// Copies the selected hexes and clears them to open country.
    pub(super) fn cut(&mut self, around: &mut WindowState) -> Action {
        let copied = self.copy(around);
        self.clear_area(around);
        copied
    }

    /// Clears the selected hexes to open country.
    pub(super) fn clear_area(&mut self, around: &mut WindowState) {
        let hexes = self.chosen_hexes();
        let Some(anchor) = middle(&hexes) else {
            around.notice = Some(Notice::Failed(Phrase::new("gui-nothing-chosen")));
            return;
        };
        // A fragment on which nothing is painted clears whatever it is stamped on.
        let map = self.document.base_map();
        let blank = MapDocument::new(map.title.clone(), map.grid);
        let blank = Fragment::copy(&blank, &hexes, anchor, true);
        let edits = stamp(map, &blank, anchor);
        self.document.make_all(Phrase::new("gui-stroke-cut"), &edits);
        self.document_changed(around);
    }

    /// Draws the current kind of wall around the selected hexes.
    pub(super) fn wall_around(&mut self, around: &mut WindowState) {
        let hexes = self.chosen_hexes();
        if hexes.is_empty() {
            around.notice = Some(Notice::Failed(Phrase::new("gui-nothing-chosen")));
            return;
        }
        let kind = around.toolbox.kind;
        self.document.begin_stroke(Phrase::new("gui-stroke-paint").word("kind", kind.word()));
        self.document.paint_around(&hexes, around.toolbox.coverage.layers(), kind);
        self.document.end_stroke();
        self.document_changed(around);
    }

    /// Takes what was copied in hand. Reads the system clipboard first, which may hold a fragment of another map.
    pub(super) fn paste(around: &mut WindowState) -> Action {
        around.toolbox.tool = Tool::Stamp;
        Action::Run(clipboard::read().map(Message::Pasted))
    }

    /// Handles the text read from the clipboard.
    pub(super) fn on_pasted(text: Option<&str>, around: &mut WindowState) {
        match text.map(Fragment::read) {
            Some(Ok(fragment)) if !fragment.is_empty() => around.fragment = Some(Arc::new(fragment)),
            // Something else is on the clipboard: use what was copied in this window.
            _ => {}
        }
        let held = around.copied();
        around.notice = Some(if held == 0 {
            Notice::Failed(Phrase::new("gui-stamp-empty"))
        } else {
            Notice::Done(Phrase::new("gui-stamp-holds").count("count", held))
        });
    }

    /// Turns or mirrors the stamp.
    pub(super) fn turn_stamp(turn: impl Fn(&Fragment) -> Fragment, around: &mut WindowState) {
        match &around.fragment {
            Some(fragment) => around.fragment = Some(Arc::new(turn(fragment))),
            None => around.notice = Some(Notice::Failed(Phrase::new("gui-stamp-empty"))),
        }
    }

    /// Stamps the copied fragment on a hex.
    pub(super) fn stamp(&mut self, at: Hex, around: &mut WindowState) {
        let Some(fragment) = &around.fragment else {
            around.notice = Some(Notice::Failed(Phrase::new("gui-stamp-empty")));
            return;
        };
        let edits = stamp(self.document.base_map(), fragment, at);
        if !self.document.make_all(Phrase::new("gui-stroke-stamp"), &edits) {
            around.notice = Some(Notice::Failed(Phrase::new("gui-stamp-same")));
        }
        self.document_changed(around);
    }

    /// Marks the part of the stamp that would fall off the map; the ghost shows the rest.
    pub(super) fn stamp_marks(&self, around: &WindowState) -> Vec<Mark> {
        let Some((hex, fragment)) = self.hovering_stamp(around) else { return Vec::new() };
        let grid = self.document.map().grid;
        let off = fragment.hexes_on(hex).into_iter().filter(|hex| !grid.contains(*hex));
        let rim = fragment.rim_on(hex).into_iter().filter_map(layout::ends);
        let rim = rim.map(|[a, b]| Mark::Rim(vec![a, b], Tone::Preview));
        off.map(|hex| Mark::Hex(hex, Tone::No, String::new())).chain(rim).collect()
    }
}

/// The hex of `hexes` nearest to their centre; `None` if there are none.
fn middle(hexes: &[Hex]) -> Option<Hex> {
    let count = u32::try_from(hexes.len()).ok().filter(|count| *count > 0)?;
    let sum = |part: fn(&Hex) -> u16| hexes.iter().map(|hex| u32::from(part(hex))).sum::<u32>() / count;
    let (column, row) = (sum(|hex| hex.column), sum(|hex| hex.row));
    let centre = Hex::new(u16::try_from(column).ok()?, u16::try_from(row).ok()?);
    hexes.iter().copied().min_by_key(|hex| (hex.distance(centre), *hex))
}
