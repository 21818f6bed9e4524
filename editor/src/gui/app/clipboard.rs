//! Copying, cutting and stamping pieces of maps.

use std::sync::Arc;

use iced::{Task, clipboard};
use rules::edit::{Fragment, stamp};
use rules::hex::Hex;
use rules::map::MapDocument;
use rules::message::Message as Say;

use super::{App, Message, Notice};
use crate::gui::tool::Tool;
use crate::picture::layout;
use crate::picture::overlay::{Mark, Tone};

impl App {
    /// The chosen hexes in order; the chosen hex alone where none are.
    fn chosen_hexes(&self) -> Vec<Hex> {
        if self.sheet.selection.is_empty() {
            self.sheet.chosen.into_iter().collect()
        } else {
            self.sheet.selection.iter().copied().collect()
        }
    }

    /// Copies the chosen hexes, for this window and, as text, for others.
    pub(super) fn copy(&mut self) -> Task<Message> {
        let hexes = self.chosen_hexes();
        let Some(anchor) = middle(&hexes) else {
            self.notice = Some(Notice::Failed(Say::new("gui-nothing-chosen")));
            return Task::none();
        };
        let fragment = Fragment::copy(self.sheet.document.map(), &hexes, anchor, false);
        self.notice = Some(Notice::Done(Say::new("gui-copied").count("count", hexes.len())));
        let text = fragment.write();
        self.fragment = Some(Arc::new(fragment));
        text.map_or_else(Task::none, clipboard::write)
    }

    /// Copies the chosen hexes and makes open country of them.
    pub(super) fn cut(&mut self) -> Task<Message> {
        let copied = self.copy();
        self.clear_area();
        copied
    }

    /// Makes open country of the chosen hexes.
    pub(super) fn clear_area(&mut self) {
        let hexes = self.chosen_hexes();
        let Some(anchor) = middle(&hexes) else {
            self.notice = Some(Notice::Failed(Say::new("gui-nothing-chosen")));
            return;
        };
        // A piece of a map on which nothing is painted takes away whatever it covers.
        let map = self.sheet.document.base_map();
        let blank = MapDocument::new(map.title.clone(), map.grid);
        let blank = Fragment::copy(&blank, &hexes, anchor, true);
        let edits = stamp(map, &blank, anchor);
        self.sheet.document.make_all(Say::new("gui-stroke-cut"), &edits);
        self.document_changed();
    }

    /// Draws the wall in hand around the chosen hexes.
    pub(super) fn wall_around(&mut self) {
        let hexes = self.chosen_hexes();
        if hexes.is_empty() {
            self.notice = Some(Notice::Failed(Say::new("gui-nothing-chosen")));
            return;
        }
        let kind = self.toolbox.kind;
        self.sheet.document.begin_stroke(Say::new("gui-stroke-paint").word("kind", kind.word()));
        self.sheet.document.paint_around(&hexes, self.toolbox.coverage.layers(), kind);
        self.sheet.document.end_stroke();
        self.document_changed();
    }

    /// Takes what was copied in hand; the clipboard is asked first, for it may hold a piece of another map.
    pub(super) fn paste(&mut self) -> Task<Message> {
        self.toolbox.tool = Tool::Stamp;
        clipboard::read().map(Message::Pasted)
    }

    /// The clipboard has answered.
    pub(super) fn on_pasted(&mut self, text: Option<&str>) {
        match text.map(Fragment::read) {
            Some(Ok(fragment)) if !fragment.is_empty() => self.fragment = Some(Arc::new(fragment)),
            // Something else lies there: what was copied in this window is meant.
            _ => {}
        }
        let held = self.fragment.as_ref().map_or(0, |fragment| fragment.hexes_on(CENTRE).len());
        self.notice = Some(if held == 0 {
            Notice::Failed(Say::new("gui-stamp-empty"))
        } else {
            Notice::Done(Say::new("gui-stamp-holds").count("count", held))
        });
    }

    /// Turns the stamp, or mirrors it.
    pub(super) fn turn_stamp(&mut self, turn: impl Fn(&Fragment) -> Fragment) {
        match &self.fragment {
            Some(fragment) => self.fragment = Some(Arc::new(turn(fragment))),
            None => self.notice = Some(Notice::Failed(Say::new("gui-stamp-empty"))),
        }
    }

    /// Stamps what was copied on a hex.
    pub(super) fn stamp(&mut self, at: Hex) {
        let Some(fragment) = &self.fragment else {
            self.notice = Some(Notice::Failed(Say::new("gui-stamp-empty")));
            return;
        };
        let edits = stamp(self.sheet.document.base_map(), fragment, at);
        if !self.sheet.document.make_all(Say::new("gui-stroke-stamp"), &edits) {
            self.notice = Some(Notice::Failed(Say::new("gui-stamp-same")));
        }
        self.document_changed();
    }

    /// What of the stamp would come down beyond the map; on it the ghost shows what comes.
    pub(super) fn stamp_marks(&self) -> Vec<Mark> {
        let Some((hex, fragment)) = self.hovering_stamp() else { return Vec::new() };
        let grid = self.sheet.document.map().grid;
        let off = fragment.hexes_on(hex).into_iter().filter(|hex| !grid.contains(*hex));
        let rim = fragment.rim_on(hex).into_iter().filter_map(layout::ends);
        let rim = rim.map(|[a, b]| Mark::Rim(vec![a, b], Tone::Preview));
        off.map(|hex| Mark::Hex(hex, Tone::No, String::new())).chain(rim).collect()
    }

    /// How many hexes lie on the clipboard.
    pub(super) fn copied(&self) -> usize {
        self.fragment.as_ref().map_or(0, |fragment| fragment.hexes_on(CENTRE).len())
    }
}

/// A hex far from every rim, to count the hexes of a stamp on.
pub(super) const CENTRE: Hex = Hex::new(401, 401);

/// The hex in the middle of some: the one that is nearest to all.
fn middle(hexes: &[Hex]) -> Option<Hex> {
    let count = u32::try_from(hexes.len()).ok().filter(|count| *count > 0)?;
    let sum = |part: fn(&Hex) -> u16| hexes.iter().map(|hex| u32::from(part(hex))).sum::<u32>() / count;
    let (column, row) = (sum(|hex| hex.column), sum(|hex| hex.row));
    let centre = Hex::new(u16::try_from(column).ok()?, u16::try_from(row).ok()?);
    hexes.iter().copied().min_by_key(|hex| (hex.distance(centre), *hex))
}
