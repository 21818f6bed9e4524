//! Layers: shown and hidden, locked, faint; and those that judge the map.

use rules::lint::Place;
use rules::message::Message as Say;

use super::{App, Notice, Side};
use crate::gui::board::Shown;
use crate::gui::keymap::{Command, key_of};
use crate::gui::panel::layers;
use crate::gui::ply::{Deed, Ply};
use crate::gui::tool::Tool;
use crate::picture::overlay::Mark;

/// How much fainter each step by key makes a layer, in percent.
const STEP: u8 = 25;

impl App {
    pub(super) fn on_layers(&mut self, message: layers::Message) {
        match message {
            layers::Message::Chosen(ply) => self.sheet.layers.chosen = ply,
            layers::Message::Switched(ply, shown) => self.show_layers(self.shown.with(ply, shown)),
            layers::Message::Locked(ply, locked) => {
                self.sheet.layers.locked = self.sheet.layers.locked.with(ply, locked);
            }
            layers::Message::Faded(ply, percent) => self.show_layers(self.shown.at_strength(ply, percent)),
            layers::Message::Listed(listed) => self.sheet.layers.listed = listed,
            layers::Message::Jumped(place) => self.show_place(&place),
            layers::Message::CorrectionSwitched(at, on) => self.switch_correction(at, on),
        }
    }

    /// Does to layers what a key asks for. The page opens, so that it is seen which layer is in hand.
    pub(super) fn on_layers_deed(&mut self, deed: Deed) {
        let ply = self.sheet.layers.chosen;
        match deed {
            Deed::Provenance => return self.toggle_layer(Ply::Provenance),
            Deed::Corrections => return self.toggle_layer(Ply::Corrections),
            // The first key shows which layer is in hand.
            Deed::Turn { .. } if !self.looks_at_layers() => {}
            Deed::Turn { down } => {
                self.sheet.layers.chosen = layers::beside(ply, down, self.sheet.document.is_scenario());
            }
            Deed::Show => self.toggle_layer(ply),
            Deed::Lock if ply.can_lock() => {
                self.sheet.layers.locked = self.sheet.layers.locked.with(ply, !self.sheet.layers.locked.has(ply));
            }
            Deed::Fade if ply.can_fade() => {
                let now = self.shown.strength(ply);
                let next = if now > STEP { (now - 1) / STEP * STEP } else { 100 };
                self.show_layers(self.shown.at_strength(ply, next));
            }
            Deed::Lock | Deed::Fade => {
                self.notice = Some(Notice::Failed(Say::new("gui-ply-cannot").word("layer", ply.word())));
            }
        }
        self.sheet.page = None;
        self.side = Side::Layers;
        self.panels.panel = true;
    }

    /// Switches a correction on or off, on whichever page that is asked.
    pub(super) fn switch_correction(&mut self, at: usize, on: bool) {
        self.sheet.document.switch_correction(at, on);
        self.document_changed();
    }

    /// Shows a layer, or hides it.
    pub(super) fn toggle_layer(&mut self, ply: Ply) {
        self.show_layers(self.shown.with(ply, !self.shown.has(ply)));
    }

    /// Shows other layers, or the same ones stronger or fainter.
    pub(super) fn show_layers(&mut self, shown: Shown) {
        if shown != self.shown {
            let repaint = self.view_of_map();
            self.shown = shown;
            if repaint != self.view_of_map() {
                self.redraw();
            }
        }
    }

    const fn looks_at_layers(&self) -> bool {
        matches!(self.side, Side::Layers) && self.panels.panel && self.sheet.page.is_none()
    }

    /// Lights up a place of the map and jumps to it.
    pub(super) fn show_place(&mut self, place: &Place) {
        self.sheet.finding = None;
        self.sheet.board.jump(place, self.sheet.document.map());
        self.sheet.chosen = place.hexes(self.sheet.document.map()).first().copied();
    }

    /// Keeps locked what is locked, in whichever document is open. Returns its version, for [`App::tell_locked`].
    pub(super) const fn keep_locked(&mut self) -> u64 {
        self.sheet.document.lock(self.sheet.layers.locked);
        self.sheet.document.version()
    }

    /// Says which locked layers have kept something from being done since the document had this version: everything,
    /// or a part.
    pub(super) fn tell_locked(&mut self, version: u64) {
        let refused = self.sheet.document.take_refused();
        if !refused.is_empty() {
            let named = |list: Option<Say>, ply: Ply| match list {
                None => Some(Say::new(ply.word())),
                Some(list) => Some(Say::new("gui-ply-list").said("before", list).word("last", ply.word())),
            };
            let layers = refused.iter().fold(None, named).unwrap_or_else(|| Say::new("gui-ply-title"));
            self.notice = Some(if self.sheet.document.version() == version {
                let key = key_of(Command::Side(Side::Layers));
                Notice::Failed(Say::new("gui-locked").said("layers", layers).with("key", key))
            } else {
                Notice::Done(Say::new("gui-locked-part").said("layers", layers))
            });
        }
    }

    /// The layer of the tool in hand, when it is locked.
    pub(super) fn locked_tool(&self) -> Option<Ply> {
        self.toolbox.tool.entry().ply.filter(|ply| self.sheet.layers.locked.has(*ply))
    }

    /// Whether the tool in hand can do nothing because its layer is locked. Tools that make several kinds of things, as
    /// a house with its walls, make none of them then. Taking up a counter or a name changes nothing yet.
    pub(super) fn tool_is_locked(&mut self) -> bool {
        let Some(ply) = self.locked_tool() else { return false };
        if matches!(self.toolbox.tool, Tool::Counter | Tool::Label) {
            return false;
        }
        self.sheet.document.refuse(ply);
        true
    }

    /// Keeps up to date what the layers that judge the map have to say.
    pub(super) fn look_at_layers(&mut self) {
        if self.looks_at_layers() || self.shown.has(Ply::Corrections) {
            self.sheet.judged.look(&self.sheet.document);
        }
    }

    /// What the corrections in force have changed, while that is shown.
    pub(super) fn correction_marks(&self) -> &[Mark] {
        if self.shown.has(Ply::Corrections) { self.sheet.judged.marks() } else { &[] }
    }
}
