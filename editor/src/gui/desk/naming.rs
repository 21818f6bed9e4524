//! Tools that need a name: rooms, regions, names on the map.

use rules::edit::room_id;
use rules::hex::Hex;
use rules::map::{Label, Members};
use rules::phrase::Phrase;
use rules::spot::{Level, Spot};
use rules::words::Words;

use super::Desk;
use crate::gui::notice::Notice;
use crate::gui::tool::drafts::{BrushName, name, region_id, regions};
use crate::gui::window_state::WindowState;

impl Desk {
    /// Adds the indoor spots of hexes to the room that was picked.
    pub(super) fn paint_room(&mut self, hexes: &[Hex], around: &mut WindowState) -> usize {
        let spots: Vec<_> = hexes.iter().map(|hex| Spot::new(*hex, Level::In)).collect();
        if !spots.iter().any(|spot| self.document.base_map().has_spot(*spot)) {
            around.notice = hexes.first().map(|hex| Notice::Failed(Phrase::new("gui-room-outdoors").with("hex", hex)));
            return 0;
        }
        let called = match &self.drafts.room {
            BrushName::New => {
                let called = name(&self.drafts.room_name, around.voice.language());
                if called.en.is_empty() {
                    around.notice = Some(Notice::Failed(Phrase::new("gui-room-unnamed")));
                    return 0;
                }
                self.drafts.room = BrushName::Known(room_id(self.document.base_map(), &called));
                called
            }
            BrushName::Known(_) | BrushName::Eraser => name(&self.drafts.room_name, around.voice.language()),
        };
        self.document.paint_room(&spots, self.drafts.room.id(), &called)
    }

    /// Adds the members that a region may have in these hexes to the region that was picked, or removes them.
    pub(super) fn paint_region_in(&mut self, hexes: &[Hex], around: &mut WindowState) -> usize {
        let (level, map) = (self.level, self.document.base_map());
        let Some(what) = around.toolbox.region.members(hexes, level, map) else { return 0 };
        if what.is_empty()
            && let [hex] = hexes
        {
            let said = Phrase::new("gui-region-no-spot").with("hex", hex).word("level", level_word(level));
            around.notice = Some(Notice::Failed(said));
            return 0;
        }
        self.paint_region(&what, around)
    }

    /// Sets the region brush to a kind of member that the picked region can have.
    pub(super) fn fit_region_brush(&mut self, around: &mut WindowState) {
        let id = match &self.drafts.region {
            BrushName::Known(id) => id,
            BrushName::Eraser => &self.drafts.region_left,
            BrushName::New => return,
        };
        if let Some(region) = self.document.base_map().region(id) {
            around.toolbox.region = around.toolbox.region.fitting(&region.members);
        }
    }

    /// Adds members to the region that was picked, or removes them.
    pub(super) fn paint_region(&mut self, what: &Members, around: &mut WindowState) -> usize {
        let typed = name(&self.drafts.region_name, around.voice.language());
        let (id, joins) = match &self.drafts.region {
            BrushName::New if typed.en.is_empty() => {
                around.notice = Some(Notice::Failed(Phrase::new("gui-region-unnamed")));
                return 0;
            }
            BrushName::New => {
                let Some(id) = region_id(&self.drafts.region_id, &typed) else {
                    around.notice = Some(Notice::Failed(Phrase::new("gui-rename-malformed")));
                    return 0;
                };
                self.drafts.region_id.clear();
                self.drafts.region = BrushName::Known(id.clone());
                (id, true)
            }
            BrushName::Known(id) => (id.clone(), true),
            BrushName::Eraser => (self.drafts.region_left.clone(), false),
        };
        let known = regions(self.document.base_map()).into_iter().find(|(own, _)| *own == id);
        let called: Words = known.map_or(typed, |(_, called)| called);
        self.document.paint_region(&id, &called, what, joins)
    }

    /// Writes the typed name on a hex, or picks up the name that is already there for editing.
    pub(super) fn click_label(&mut self, hex: Hex, around: &mut WindowState) {
        let held = self.document.base_map().labels.iter().find(|label| label.at == hex).cloned();
        if let Some(held) = held {
            held.text.get(around.voice.language()).clone_into(&mut self.drafts.label);
            (self.drafts.label_size, self.drafts.label_turned) = (Some(held.size), held.turned);
            self.drafts.label_held = Some(held);
            return;
        }
        match self.typed_label(hex, around) {
            Some(label) => {
                self.document.put_label(self.stroke(around), &label);
                self.document_changed(around);
            }
            None => around.notice = Some(Notice::Failed(Phrase::new("gui-label-unnamed"))),
        }
    }

    /// Changes the name that was picked up, or removes it if `stays` is false.
    pub(super) fn change_label(&mut self, stays: bool, around: &mut WindowState) {
        let Some(held) = self.drafts.label_held.take() else { return };
        let becomes = if stays { self.typed_label(held.at, around) } else { None };
        if stays && becomes.is_none() {
            around.notice = Some(Notice::Failed(Phrase::new("gui-label-unnamed")));
            self.drafts.label_held = Some(held);
            return;
        }
        self.document.change_label(self.stroke(around), &held, becomes.as_ref());
        self.document_changed(around);
    }

    /// The name as typed; an edited name keeps its text in the other language.
    fn typed_label(&self, at: Hex, around: &WindowState) -> Option<Label> {
        let typed = self.drafts.label.trim();
        if typed.is_empty() {
            return None;
        }
        let language = around.voice.language();
        let text = match &self.drafts.label_held {
            Some(held) if held.text.get(language) == typed => held.text.clone(),
            Some(held) => match language {
                rules::words::Language::English => Words { en: typed.to_owned(), ..held.text.clone() },
                rules::words::Language::French => Words { fr: typed.to_owned(), ..held.text.clone() },
            },
            None => name(typed, language),
        };
        Some(Label { at, text, turned: self.drafts.label_turned, size: self.drafts.label_size.unwrap_or(100) })
    }
}

/// The id of the name of a level in the string files.
const fn level_word(level: Level) -> &'static str {
    match level {
        Level::Ground => "gui-show-ground",
        Level::In => "gui-show-in",
        Level::Upper => "gui-show-upper",
        Level::Roof => "gui-show-roof",
    }
}
