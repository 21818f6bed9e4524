//! Layers: shown and hidden, locked and faded, and the layers that judge the map.

use rules::phrase::Phrase;
use rules::place::Place;

use super::Desk;
use crate::gui::board::LayersShown;
use crate::gui::designer_layer::{DesignerLayer, LayerCommand};
use crate::gui::keymap::{Command, key_of};
use crate::gui::notice::Notice;
use crate::gui::pages::SidePage;
use crate::gui::panel::layers;
use crate::gui::tool::Tool;
use crate::gui::window_state::WindowState;
use crate::picture::overlay::Mark;

/// How much fainter each key press makes a layer, in percent.
const STEP: u8 = 25;

impl Desk {
    pub(super) fn on_layers(&mut self, message: layers::Message, around: &mut WindowState) {
        match message {
            layers::Message::Chosen(designer_layer) => self.pages.layers.chosen = designer_layer,
            layers::Message::Switched(designer_layer, shown) => {
                self.show_layers(around.shown.with(designer_layer, shown), around);
            }
            layers::Message::Locked(designer_layer, locked) => {
                self.pages.layers.locked = self.pages.layers.locked.with(designer_layer, locked);
            }
            layers::Message::Faded(designer_layer, percent) => {
                self.show_layers(around.shown.at_strength(designer_layer, percent), around);
            }
            layers::Message::Listed(listed) => self.pages.layers.listed = listed,
            layers::Message::Jumped(place) => self.show_place(&place),
            layers::Message::CorrectionSwitched(at, on) => self.switch_correction(at, on, around),
        }
    }

    /// Executes a command for layers. Opens their page, so that the user sees which layer is selected.
    pub(super) fn on_layers_command(&mut self, command: LayerCommand, around: &mut WindowState) {
        let designer_layer = self.pages.layers.chosen;
        match command {
            LayerCommand::Provenance => return self.toggle_layer(DesignerLayer::Provenance, around),
            LayerCommand::Corrections => return self.toggle_layer(DesignerLayer::Corrections, around),
            // The first key press only shows which layer is selected.
            LayerCommand::Turn { .. } if !self.looks_at_layers(around) => {}
            LayerCommand::Turn { down } => {
                self.pages.layers.chosen = layers::beside(designer_layer, down, layers::Listing::of(&self.document));
            }
            LayerCommand::Show => self.toggle_layer(designer_layer, around),
            LayerCommand::Lock if designer_layer.can_lock() => {
                self.pages.layers.locked =
                    self.pages.layers.locked.with(designer_layer, !self.pages.layers.locked.has(designer_layer));
            }
            LayerCommand::Fade if designer_layer.can_fade() => {
                let now = around.shown.strength(designer_layer);
                let next = if now > STEP { (now - 1) / STEP * STEP } else { 100 };
                self.show_layers(around.shown.at_strength(designer_layer, next), around);
            }
            LayerCommand::Lock | LayerCommand::Fade => {
                around.notice =
                    Some(Notice::Failed(Phrase::new("gui-ply-cannot").word("layer", designer_layer.word())));
            }
        }
        self.page = None;
        around.side = SidePage::Layers;
        around.layout.panels.panel = true;
    }

    /// Switches a correction on or off, whichever page requested it.
    pub(super) fn switch_correction(&mut self, at: usize, on: bool, around: &mut WindowState) {
        self.document.switch_correction(at, on);
        self.document_changed(around);
    }

    /// Shows a hidden layer, or hides a shown one.
    pub(super) fn toggle_layer(&mut self, designer_layer: DesignerLayer, around: &mut WindowState) {
        self.show_layers(around.shown.with(designer_layer, !around.shown.has(designer_layer)), around);
    }

    /// Changes which layers are shown, and how strongly.
    pub(super) fn show_layers(&mut self, shown: LayersShown, around: &mut WindowState) {
        if shown != around.shown {
            let repaint = self.view_of_map(around);
            around.shown = shown;
            if repaint != self.view_of_map(around) {
                self.redraw(around);
            }
        }
    }

    fn looks_at_layers(&self, around: &WindowState) -> bool {
        around.is_open(SidePage::Layers) && self.page.is_none()
    }

    /// Highlights a place of the map and jumps to it.
    pub(super) fn show_place(&mut self, place: &Place) {
        self.finding = None;
        self.board.jump(place, self.document.map());
        self.chosen = place.hexes(self.document.map()).first().copied();
    }

    /// Applies the locks of the page to the open document. Returns its version, for [`Desk::tell_locked`].
    pub(in crate::gui) const fn keep_locked(&mut self) -> u64 {
        self.document.lock(self.pages.layers.locked);
        self.document.version()
    }

    /// Reports which locked layers have blocked edits since the document had this version, and whether they blocked all
    /// edits or only some.
    pub(in crate::gui) fn tell_locked(&mut self, version: u64, around: &mut WindowState) {
        let refused = self.document.take_refused();
        if !refused.is_empty() {
            let named = |list: Option<Phrase>, designer_layer: DesignerLayer| match list {
                None => Some(Phrase::new(designer_layer.word())),
                Some(list) => {
                    Some(Phrase::new("gui-ply-list").said("before", list).word("last", designer_layer.word()))
                }
            };
            let layers = refused.iter().fold(None, named).unwrap_or_else(|| Phrase::new("gui-ply-title"));
            around.notice = Some(if self.document.version() == version {
                let key = key_of(Command::Side(SidePage::Layers));
                Notice::Failed(Phrase::new("gui-locked").said("layers", layers).with("key", key))
            } else {
                Notice::Done(Phrase::new("gui-locked-part").said("layers", layers))
            });
        }
    }

    /// The layer of the tool in hand, if it is locked.
    pub(in crate::gui) fn locked_tool(&self, around: &WindowState) -> Option<DesignerLayer> {
        around
            .toolbox
            .tool
            .entry()
            .designer_layer
            .filter(|designer_layer| self.pages.layers.locked.has(*designer_layer))
    }

    /// Whether the tool in hand is disabled because its layer is locked. A tool that makes several kinds of things,
    /// such as a house with its walls, then makes none of them. Picking up a counter or a name changes nothing yet and
    /// is allowed.
    pub(super) fn tool_is_locked(&mut self, around: &WindowState) -> bool {
        let Some(designer_layer) = self.locked_tool(around) else { return false };
        if matches!(around.toolbox.tool, Tool::Counter | Tool::Label) {
            return false;
        }
        self.document.refuse(designer_layer);
        true
    }

    /// Keeps the layers that judge the map up to date.
    pub(super) fn look_at_layers(&mut self, around: &WindowState) {
        if self.looks_at_layers(around) || around.shown.has(DesignerLayer::Corrections) {
            self.pages.judged.look(&self.document);
        }
    }

    /// The marks of the changes made by active corrections, while that layer is shown.
    pub(super) fn correction_marks(&self, around: &WindowState) -> &[Mark] {
        if around.shown.has(DesignerLayer::Corrections) { self.pages.judged.marks() } else { &[] }
    }
}
