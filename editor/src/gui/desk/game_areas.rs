//! Areas on the map: drawing them, the preview of a drag, and the surface of the current area.

use std::collections::BTreeSet;

use rules::edit::{AreaPlan, Change, Edit, fill_area, grow_area, join_areas, lay_surface, split_area};
use rules::hex::Hex;
use rules::map::RegionKind;
use rules::phrase::Phrase;
use rules::provenance::Provenance;
use rules::spot::{Level, Spot};
use rules::words::{Language, Words};

use super::Desk;
use crate::gui::notice::Notice;
use crate::gui::tool::Tool;
use crate::gui::tool::brush::Passed;
use crate::gui::tool::drafts::{BrushName, name};
use crate::gui::tool::game_area::{AreaCommand, Most, Tally};
use crate::gui::window_state::WindowState;
use crate::picture::overlay::{Mark, Tone};
use crate::words::Voice;

/// The preview of the area tool at the pointer and the counts of its page, cached until their inputs change.
#[derive(Debug, Default)]
pub(super) struct Preview {
    of: Option<(u64, [Hex; 2], Level, Most)>,
    marks: Vec<Mark>,
    counted: Option<u64>,
    tally: Tally,
}

impl Preview {
    /// The marks on the map.
    pub(super) fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// The counts shown on the page of the tool.
    pub(super) const fn tally(&self) -> &Tally {
        &self.tally
    }
}

impl Desk {
    /// Updates the preview of the area tool.
    pub(super) fn look_at_game_area(&mut self, around: &mut WindowState) {
        if around.toolbox.tool == Tool::GameArea && self.game_area.counted != Some(self.document.version()) {
            self.game_area.counted = Some(self.document.version());
            self.game_area.tally = Tally::new(self.document.map());
        }
        let ends = match self.drag {
            Some(Passed::Span(from, to)) => Some([from, to]),
            _ => self.board.hovered().map(|pointed| [pointed.hex; 2]),
        };
        let ends = ends.filter(|_| around.toolbox.tool == Tool::GameArea);
        let of = ends.map(|ends| (self.document.version(), ends, self.level, around.toolbox.game_area));
        if of == self.game_area.of {
            return;
        }
        let marks = ends.map(|ends| self.game_area_marks(ends, around.toolbox.game_area)).unwrap_or_default();
        (self.game_area.of, self.game_area.marks) = (of, marks);
    }

    fn game_area_marks(&self, ends: [Hex; 2], most: Most) -> Vec<Mark> {
        let map = self.document.base_map();
        let plan = AreaPlan::new(map);
        let command = AreaCommand::new(&plan, map, ends, self.level);
        let tone = if matches!(command, AreaCommand::Split(..)) { Tone::Changed } else { Tone::Preview };
        match command.spots(&plan, most) {
            Ok(spots) => {
                let hexes: BTreeSet<Hex> = spots.into_iter().map(|spot| spot.hex).collect();
                hexes.into_iter().map(|hex| Mark::Hex(hex, tone, String::new())).collect()
            }
            Err(_) => vec![Mark::Hex(ends[1], Tone::No, String::new())],
        }
    }

    /// Performs a press or a drag of the area tool in one stroke.
    pub(super) fn draw_game_area(&mut self, from: Hex, to: Hex, around: &mut WindowState) {
        let (by, map) = (Provenance::by_hand(), self.document.base_map());
        let most = usize::from(around.toolbox.game_area.hexes());
        let command = AreaCommand::new(&AreaPlan::new(map), map, [from, to], self.level);
        let named = |own: Spot| self.game_area_name(own, around);
        let (stroke, edits) = match command {
            AreaCommand::Pick(id) => {
                self.drafts.region = BrushName::Known(id);
                return;
            }
            AreaCommand::Fill(at) => {
                let name = named(at);
                let stroke = Phrase::new("gui-stroke-game-area-fill").words("area", name.clone());
                (stroke, fill_area(map, at, most, &name, &by).map(|edit| vec![edit]))
            }
            AreaCommand::Split(from, to) => {
                let name = named(to);
                let stroke = Phrase::new("gui-stroke-game-area-split").words("area", name.clone());
                (stroke, split_area(map, from, to, &name, &by))
            }
            AreaCommand::Join(from, to) => (Phrase::new("gui-stroke-game-area-join"), join_areas(map, from, to, &by)),
            AreaCommand::Grow(from, to) => {
                (Phrase::new("gui-stroke-game-area-grow"), grow_area(map, from, to, most, &by).map(|edit| vec![edit]))
            }
        };
        match edits {
            Err(no) => around.notice = Some(Notice::Failed(no.message())),
            Ok(edits) => {
                // The new or enlarged area becomes the current one.
                let last = edits.last().map(Edit::place);
                if self.document.make_all(stroke, &edits) {
                    self.drafts.region_name.clear();
                    self.drafts.region = last.map_or(BrushName::New, BrushName::Known);
                }
                self.document_changed(around);
            }
        }
    }

    /// The name of a new area: as typed, otherwise the name of the room it begins in, otherwise a number.
    fn game_area_name(&self, at: Spot, around: &WindowState) -> Words {
        let map = self.document.base_map();
        let typed = name(&self.drafts.region_name, around.voice.language());
        let taken = |name: &Words| map.areas().iter().any(|area| area.name == *name);
        let room = map.room_of(at).map(|room| room.name.clone()).filter(|name| !taken(name));
        let numbered = |number: usize| both(&Phrase::new("gui-game-area-named").count("count", number));
        let given = (!typed.en.is_empty()).then_some(typed).or(room);
        given.unwrap_or_else(|| {
            let mut number = map.areas().len() + 1;
            while taken(&numbered(number)) {
                number += 1;
            }
            numbered(number)
        })
    }

    /// Makes the area of a hex the current one.
    pub(super) fn pick_game_area(&mut self, hex: Hex) {
        let map = self.document.base_map();
        let spot = crate::gui::tool::game_area::spot(map, hex, self.level);
        let area = AreaPlan::new(map).area(spot).map(|area| area.id.clone());
        self.drafts.region = area.map_or(BrushName::New, BrushName::Known);
    }

    /// Removes the current area from the map; what lies on it stays.
    pub(super) fn remove_game_area(&mut self, around: &mut WindowState) {
        let regions = &self.document.base_map().regions;
        let id = self.drafts.region.id().map(str::to_owned);
        let held = id.and_then(|id| regions.iter().find(|own| own.id == id && own.kind == RegionKind::AREA));
        let Some(area) = held.cloned() else {
            around.notice = Some(Notice::Failed(Phrase::new("gui-game-area-none")));
            return;
        };
        let mut change = Change::new(regions, &area.id, Vec::new());
        change.becomes = change.was.iter().filter(|own| **own != area).cloned().collect();
        let stroke = Phrase::new("gui-stroke-game-area-remove").words("area", area.name);
        if self.document.make_all(stroke, &[Edit::Region(change)]) {
            self.drafts.region = BrushName::New;
        }
        self.document_changed(around);
    }

    /// Sets the surface of the current area; `None` removes it.
    pub(super) fn lay_surface(&mut self, kind: Option<&'static str>, around: &mut WindowState) {
        let Some(id) = self.drafts.region.id() else { return };
        let name = kind.and_then(RegionKind::named).map(|kind| Words {
            en: Voice::new(Language::English).text(&kind.word()),
            fr: Voice::new(Language::French).text(&kind.word()),
        });
        let edits = lay_surface(self.document.base_map(), id, kind, &name.unwrap_or_default(), &Provenance::by_hand());
        self.document.make_all(Phrase::new("gui-stroke-region-kind").with("region", id.to_owned()), &edits);
        self.document_changed(around);
    }
}

/// A phrase in both languages.
fn both(say: &Phrase) -> Words {
    Words { en: Voice::new(Language::English).say(say), fr: Voice::new(Language::French).say(say) }
}
