//! Renaming a counter, a column, a room or a region.

use std::collections::BTreeMap;

use iced::widget::operation::{focus, select_all};
use rules::edit::{Change, Edit, Keyed};
use rules::map::{MapDocument, Region, Room};
use rules::phrase::Phrase;
use rules::project::Project;
use rules::project_edit::{CorrectionEdit, CountersEdit, ProjectEdit, Renamed, RulebookEdit, ScenarioEdit, rename};
use rules::provenance::Provenance;
use rules::words::Words;

use super::{Action, Desk};
use crate::files::SharedEdit;
use crate::gui::dialog::Dialog;
use crate::gui::dialog::beside::BesideFiles;
use crate::gui::dialog::rename::{self as asked, Places, Renaming, Where};
use crate::gui::notice::Notice;
use crate::gui::pages::SidePage;
use crate::gui::tool::Tool;
use crate::gui::tool::drafts::BrushName;
use crate::gui::window_state::WindowState;

impl Desk {
    /// Asks for a new id of what is picked: on the page of counters, on the page of the tool in hand, or the room of
    /// the chosen hex.
    pub(super) fn ask_to_rename_picked(&self, around: &WindowState) -> Action {
        match self.picked(around) {
            Some((what, id)) => self.ask_to_rename(what, id),
            None => Action::Refused(Phrase::new("gui-rename-nothing")),
        }
    }

    /// What a renaming would apply to, if anything.
    fn picked(&self, around: &WindowState) -> Option<(Renamed, String)> {
        if around.is_open(SidePage::Counters) {
            let entry = self.pages.counters.chosen(&self.document)?;
            return Some((entry.kind().renamed(), entry.id().to_owned()));
        }
        match around.toolbox.tool {
            Tool::Room => self.drafts.room.id().map(|id| (Renamed::Room, id.to_owned())),
            Tool::Region | Tool::GameArea => self.drafts.region.id().map(|id| (Renamed::Region, id.to_owned())),
            _ => {
                let room = self.chosen.and_then(|hex| self.document.map().room_in(hex));
                room.map(|room| (Renamed::Room, room.id.clone()))
            }
        }
    }

    /// Asks for a new id of an object.
    pub(super) fn ask_to_rename(&self, what: Renamed, id: String) -> Action {
        // Which files name it does not depend on the id that will be typed.
        let any = SharedEdit::Rename { what, from: id.clone(), to: format!("{id}.other") };
        let beside = BesideFiles::new(&self.document.dependents(&any));
        let name = name_of(self.document.project(), what, &id);
        let dialog = Dialog::Rename(Renaming::new(what, id, name, beside));
        Action::Ask(Box::new(dialog)).then(Action::Run(focus(asked::FIELD).chain(select_all(asked::FIELD))))
    }

    /// Updates the dialog, or renames in one stroke.
    pub(in crate::gui) fn on_renaming(
        &mut self,
        message: asked::Message,
        mut dialog: Renaming,
        around: &mut WindowState,
    ) -> Action {
        let entered = message == asked::Message::Entered;
        dialog.update(message);
        let (what, from, to) = dialog.asked();
        let edits = rename(self.document.project(), what, from, to);
        match edits {
            Ok(edits) if entered && dialog.can() => {
                self.rename(&dialog, edits, around);
                Action::None
            }
            edits => {
                dialog.judge(edits.map(|edits| places(&edits)));
                Action::Ask(Box::new(Dialog::Rename(dialog)))
            }
        }
    }

    fn rename(&mut self, dialog: &Renaming, mut edits: Vec<ProjectEdit>, around: &mut WindowState) {
        let (what, from, to) = dialog.asked();
        if let Some(name) = dialog.name() {
            let mut renamed = self.document.project().clone();
            if ProjectEdit::apply_all(&edits, &mut renamed).is_ok() {
                edits.extend(named(renamed.base_map(), what, to, &name).map(ProjectEdit::Map));
            }
        }
        if from != to {
            let (from, to) = (from.to_owned(), to.to_owned());
            match self.document.followers(&SharedEdit::Rename { what, from, to }) {
                Ok(followers) => edits.extend(followers),
                Err(why) => {
                    around.notice = Some(Notice::Failed(why));
                    return;
                }
            }
        }
        let stroke = Phrase::new("gui-stroke-rename").word("kind", asked::kind(what)).with("name", from);
        if let Err(misfit) = self.document.make_step(stroke, edits) {
            around.notice = Some(Notice::Failed(Phrase::new("gui-edit-conflict").with("place", misfit.place)));
            return;
        }
        match what {
            Renamed::Counter | Renamed::Column => self.pages.counters.renamed(from, to),
            Renamed::Room => follow(&mut self.drafts.room, from, to),
            Renamed::Region => {
                follow(&mut self.drafts.region, from, to);
                if self.drafts.region_left == from {
                    to.clone_into(&mut self.drafts.region_left);
                }
            }
        }
        self.pages.tray.let_go();
        let now =
            if from == to { dialog.name().map(|name| name.get(around.voice.language()).to_owned()) } else { None };
        let now = now.unwrap_or_else(|| to.to_owned());
        around.notice = Some(Notice::Done(Phrase::new("gui-renamed").with("from", from).with("to", now)));
        self.unmark();
        self.document_changed(around);
    }
}

/// Makes a brush that paints the renamed object follow its new id.
fn follow(held: &mut BrushName, from: &str, to: &str) {
    if held.id() == Some(from) {
        *held = BrushName::Known(to.to_owned());
    }
}

/// The display name of a room or region.
fn name_of(project: &Project, what: Renamed, id: &str) -> Option<Words> {
    let map = project.base_map();
    match what {
        Renamed::Room => map.rooms.iter().find(|room| room.id == id).map(|room| room.name.clone()),
        Renamed::Region => map.region(id).map(|region| region.name.clone()),
        Renamed::Counter | Renamed::Column => None,
    }
}

/// The edit that changes the display name of a room or region. A cited origin is dropped, since the source does not say
/// the new name.
fn named(map: &MapDocument, what: Renamed, id: &str, name: &Words) -> Option<Edit> {
    let by = |was: &Provenance| if was.is_cited() { Provenance::by_hand() } else { was.clone() };
    match what {
        Renamed::Room => {
            let anew = |room: &Room| Room { name: name.clone(), by: by(&room.by), ..room.clone() };
            Some(Edit::Room(retold(&map.rooms, id, anew)))
        }
        Renamed::Region => {
            let anew = |region: &Region| Region { name: name.clone(), by: by(&region.by), ..region.clone() };
            Some(Edit::Region(retold(&map.regions, id, anew)))
        }
        Renamed::Counter | Renamed::Column => None,
    }
}

/// The change of every element of a list with this id.
fn retold<T: Keyed<Key = String>>(list: &[T], id: &str, anew: impl Fn(&T) -> T) -> Change<T> {
    let held = Change::new(list, &id.to_owned(), Vec::new());
    let becomes = held.was.iter().map(anew).collect();
    Change { becomes, ..held }
}

/// The number of changes a renaming makes in each place.
fn places(edits: &[ProjectEdit]) -> Places {
    let mut places: BTreeMap<Where, usize> = BTreeMap::new();
    for (at, count) in edits.iter().filter_map(place).filter(|(_, count)| *count > 0) {
        *places.entry(at).or_default() += count;
    }
    places.into_iter().collect()
}

/// The place of an edit of a renaming, and the number of objects it renames. An edit that removes something under the
/// old id counts 0: it is counted when added under the new one.
fn place(edit: &ProjectEdit) -> Option<(Where, usize)> {
    Some(match edit {
        ProjectEdit::Map(Edit::Room(change)) => (Where::Map, change.becomes.len()),
        ProjectEdit::Map(Edit::Region(change)) => (Where::Map, change.becomes.len()),
        ProjectEdit::Counters(CountersEdit::Unit(change)) => (Where::Counters, change.becomes.len()),
        ProjectEdit::Counters(CountersEdit::Leader(change)) => (Where::Counters, change.becomes.len()),
        ProjectEdit::Counters(CountersEdit::Battery(change)) => (Where::Counters, change.becomes.len()),
        ProjectEdit::Counters(CountersEdit::Piece(change)) => (Where::Counters, change.becomes.len()),
        ProjectEdit::Counters(CountersEdit::Column(change)) => (Where::Counters, change.becomes.len()),
        ProjectEdit::Scenario(ScenarioEdit::Placement(change)) => (Where::SetUp, change.becomes.len()),
        ProjectEdit::Scenario(ScenarioEdit::Plot(change)) => (Where::Plot, change.becomes.len()),
        ProjectEdit::Correction(_, CorrectionEdit::Items(items)) => {
            let told = items.was.iter().zip(&items.becomes).filter(|(was, becomes)| was != becomes);
            (Where::Corrections, told.count())
        }
        ProjectEdit::Map(Edit::Allow(change))
        | ProjectEdit::Counters(CountersEdit::Allow(change))
        | ProjectEdit::Rulebook(RulebookEdit::Allow(change))
        | ProjectEdit::Scenario(ScenarioEdit::Allow(change))
        | ProjectEdit::Correction(_, CorrectionEdit::Allow(change)) => (Where::Allowances, change.becomes.len()),
        ProjectEdit::Map(_)
        | ProjectEdit::Rulebook(_)
        | ProjectEdit::Variant(..)
        | ProjectEdit::File(_)
        | ProjectEdit::Scenario(
            ScenarioEdit::MapFingerprint(_)
            | ScenarioEdit::Corrections(_)
            | ScenarioEdit::Correction(..)
            | ScenarioEdit::Variants(_)
            | ScenarioEdit::Variant(..),
        ) => {
            return None;
        }
    })
}

#[cfg(test)]
mod tests {
    use rules::project::Project;

    use super::*;
    use crate::files::Bundled;

    #[test]
    fn every_place_is_counted_where_it_is() {
        let project = Project::load(&Bundled, "alamo").unwrap();
        let told = |what, from, to| places(&rename(&project, what, from, to).unwrap());
        assert_eq!(told(Renamed::Counter, "gun4", "light"), [(Where::Counters, 1), (Where::SetUp, 4)]);
        let church = told(Renamed::Region, "church", "chapel");
        assert_eq!(church.first(), Some(&(Where::Map, 5)), "the region and its four rooms");
        let column = told(Renamed::Column, "R", "Reserve");
        assert!(column.contains(&(Where::Plot, 1)) && column[0].0 == Where::Counters && column[0].1 > 1, "{column:?}");
    }
}
