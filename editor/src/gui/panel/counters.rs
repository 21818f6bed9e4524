//! The page on which the counter mix is edited: a table of all entries, and below it the form of the chosen one.
//!
//! The lists of a mix are kept sorted by id, so there is no order to choose. Colours follow the classic style: one for
//! each side, and for columns by their order; a mix stores no colours.

mod edits;
mod entry;
mod field;
mod form;
mod list;
mod spreadsheet;

pub use entry::{MixEntry, MixKind};
pub use field::Field;

use iced::widget::column;
use iced::widget::operation::snap_to;
use iced::widget::scrollable::RelativeOffset;
use iced::{Element, Task, clipboard};
use rules::counters::Column;
use rules::phrase::Phrase;
use rules::side::Side;

use crate::gui::action::Action;
use crate::gui::board::Tokens;
use crate::gui::document::OpenDocument;
use crate::gui::notice::Notice;
use crate::gui::widget::line;
use crate::picture::counter::{self, CounterLook, Face, Marks, Stand};
use crate::picture::geometry::Point;
use crate::picture::{Shape, View};
use crate::words::Voice;

/// An event on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A row was chosen, or the choice was cleared.
    Chosen(Option<(MixKind, String)>),
    /// A new entry is to be added.
    AddAsked(MixKind),
    /// The chosen entry is to be duplicated.
    TwinAsked,
    /// The chosen entry is to be renamed.
    RenameAsked,
    /// The chosen entry is to be deleted.
    DeleteAsked,
    /// The quantity of the chosen counter changes by this number.
    Counted(i32),
    /// Text was typed into a field of the form, or one of its choices was picked.
    Entered(Field, String),
    /// This value of the chosen counter is to be balanced.
    BalanceAsked(&'static str),
    /// The mix is to be copied as a table.
    CopyAsked,
    /// A table is to be pasted from the clipboard.
    PasteAsked,
    /// The clipboard was read.
    Pasted(Option<String>),
}

/// Text typed into a field that is not valid, or not applied yet.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Draft {
    field: Field,
    text: String,
    /// Why it is not valid.
    wrong: Option<Phrase>,
    /// The entry when the text was typed: once it has changed, by undo or otherwise, the draft is dropped.
    of: MixEntry,
}

/// The inputs of the preview.
#[derive(Debug, Clone, PartialEq)]
struct Previewed {
    entry: MixEntry,
    columns: Vec<Column>,
    view: View,
}

/// The state of the page.
#[derive(Debug, Default)]
pub struct State {
    chosen: Option<(MixKind, String)>,
    draft: Option<Draft>,
    seen: Option<Previewed>,
    preview: Tokens,
}

impl State {
    /// The chosen entry, as it is in the document.
    pub fn chosen(&self, document: &OpenDocument) -> Option<MixEntry> {
        let (kind, id) = self.chosen.as_ref()?;
        MixEntry::find(&document.project().counters, *kind, id)
    }

    /// The kind and id of the chosen entry.
    pub const fn picked(&self) -> Option<&(MixKind, String)> {
        self.chosen.as_ref()
    }

    /// Scrolls the table to the chosen entry: the form takes half of the room of the table.
    pub fn turn_to_chosen<M: Send + 'static>(&self, document: &OpenDocument) -> Task<M> {
        let depth = self.picked().and_then(|(kind, id)| list::depth(&document.project().counters, *kind, id));
        // An entry shown at the same relative height in the viewport as in the table is never outside.
        depth.map_or_else(Task::none, |y| snap_to(list::TABLE, RelativeOffset { x: 0.0, y }))
    }

    /// Notes that an entry was renamed: it stays chosen.
    pub fn renamed(&mut self, from: &str, to: &str) {
        if let Some((_, id)) = self.chosen.as_mut().filter(|(_, id)| id == from) {
            to.clone_into(id);
        }
    }

    /// Redraws the preview if it would look different.
    pub fn look(&mut self, document: &OpenDocument, view: &View) {
        let columns = || document.project().counters.columns.clone();
        let seen = self.chosen(document).map(|entry| Previewed { entry, columns: columns(), view: *view });
        if seen != self.seen {
            self.preview =
                Tokens::new(seen.as_ref().map(|seen| faces(&seen.entry, document, view)).unwrap_or_default());
            self.seen = seen;
        }
    }
}

/// Both faces of a counter. For a column, the faces of its first unit, which show what the column gives its counters.
fn faces(entry: &MixEntry, document: &OpenDocument, view: &View) -> Vec<Vec<Shape>> {
    let mix = &document.project().counters;
    let look = CounterLook::new(mix, view);
    let (marks, stand) = (Marks::default(), Stand::alone(Point::default()));
    let both = [Face::Front, Face::Back];
    match entry {
        MixEntry::Unit(own) => both.map(|face| counter::unit(&look, own, face, marks, stand)).to_vec(),
        MixEntry::Leader(own) if own.replacement.is_none() => {
            vec![counter::leader(&look, own, Face::Front, marks, stand)]
        }
        MixEntry::Leader(own) => both.map(|face| counter::leader(&look, own, face, marks, stand)).to_vec(),
        MixEntry::Battery(own) => vec![counter::battery(&look, own, marks, stand)],
        MixEntry::Piece(own) => vec![counter::declared(&look, own, Face::Front, marks, stand)],
        MixEntry::Column(own) => {
            let first = mix.units.iter().find(|unit| unit.column == own.id && unit.side == Side::Mexican);
            first
                .map(|unit| both.map(|face| counter::unit(&look, unit, face, marks, stand)).to_vec())
                .unwrap_or_default()
        }
    }
}

/// Handles a message.
pub fn update(state: &mut State, message: Message, document: &mut OpenDocument, voice: &Voice) -> Action<Message> {
    let done = match message {
        Message::Chosen(chosen) => {
            state.draft = None;
            state.chosen = chosen;
            return Action::None;
        }
        Message::RenameAsked => {
            let Some(entry) = state.chosen(document) else { return Action::None };
            return Action::Rename(entry.kind().renamed(), entry.id().to_owned());
        }
        Message::BalanceAsked(value) => {
            let name = state.chosen(document).map(|entry| format!("counter.{}.{value}", entry.id()));
            return name.map_or(Action::None, Action::Balance);
        }
        Message::CopyAsked => {
            let table = spreadsheet::print(&document.project().counters, voice);
            let said = Notice::Done(Phrase::new("gui-counter-copied"));
            return Action::Say(said).then(Action::Run(clipboard::write(table)));
        }
        Message::PasteAsked => return Action::Run(clipboard::read().map(Message::Pasted)),
        Message::Entered(field, text) => return enter(state, field, text, document),
        Message::Counted(more) => {
            let Some(entry) = state.chosen(document) else { return Action::None };
            edits::write(document, &entry, Field::Quantity, &entry.quantity().saturating_add(more).to_string())
                .map(|_| None)
        }
        Message::AddAsked(kind) => {
            let entry = MixEntry::fresh(kind, &document.project().counters, &voice.text("counter-new"));
            edits::add(document, &entry).map(|()| state.choose(&entry))
        }
        Message::TwinAsked => {
            let Some(entry) = state.chosen(document) else { return Action::None };
            let twin = entry.twin(&document.project().counters);
            edits::add(document, &twin).map(|()| state.choose(&twin))
        }
        Message::DeleteAsked => {
            let Some(entry) = state.chosen(document) else { return Action::None };
            edits::delete(document, &entry).map(|()| {
                state.chosen = None;
                None
            })
        }
        Message::Pasted(None) => Err(Phrase::new("gui-counter-paste-empty")),
        Message::Pasted(Some(table)) => edits::paste(document, &table)
            .map(|[new, changed]| Some(Phrase::new("gui-counter-pasted").count("new", new).count("changed", changed))),
    };
    match done {
        Ok(said) => {
            state.draft = None;
            Action::Edited(said)
        }
        Err(wrong) => Action::Refused(wrong),
    }
}

impl State {
    fn choose(&mut self, entry: &MixEntry) -> Option<Phrase> {
        self.chosen = Some((entry.kind(), entry.id().to_owned()));
        None
    }
}

/// Applies what is typed into a field as soon as it is valid. Until then the field keeps the text and says what is
/// wrong.
fn enter(state: &mut State, field: Field, text: String, document: &mut OpenDocument) -> Action<Message> {
    let Some(entry) = state.chosen(document) else { return Action::None };
    let made = edits::write(document, &entry, field, &text);
    let is_choice = !field.choices().is_empty();
    match made {
        Ok(becomes) => {
            state.choose(&becomes);
            state.draft = (!is_choice).then_some(Draft { field, text, wrong: None, of: becomes });
            Action::Edited(None)
        }
        Err(wrong) if is_choice => Action::Refused(wrong),
        Err(wrong) => {
            state.draft = Some(Draft { field, text, wrong: Some(wrong), of: entry });
            Action::None
        }
    }
}

/// Lays out the page of counters: the table of the mix, and the form of the chosen counter.
pub fn view<'a>(state: &'a State, document: &'a OpenDocument, view: &View, voice: &Voice) -> Element<'a, Message> {
    let list = list::view(state.chosen.as_ref(), document, view, voice);
    let form = state.chosen(document).map(|entry| form::view(state, &entry, document, voice));
    column![list].push(form.is_some().then(line)).push(form).into()
}

#[cfg(test)]
mod tests {
    use rules::provenance::Provenance;
    use rules::words::Language;

    use super::field::Datum;
    use super::*;

    fn alamo() -> OpenDocument {
        OpenDocument::open("alamo".as_ref()).unwrap()
    }

    fn act(state: &mut State, document: &mut OpenDocument, message: Message) -> Action<Message> {
        update(state, message, document, &Voice::new(Language::English))
    }

    fn choose(state: &mut State, document: &mut OpenDocument, kind: MixKind, id: &str) {
        act(state, document, Message::Chosen(Some((kind, id.to_owned()))));
        assert!(state.chosen(document).is_some());
    }

    fn enter(state: &mut State, document: &mut OpenDocument, field: Field, text: &str) -> Action<Message> {
        act(state, document, Message::Entered(field, text.to_owned()))
    }

    #[test]
    fn a_number_typed_in_two_strokes_of_the_key_is_one_step() {
        let (mut state, mut document) = (State::default(), alamo());
        let before = document.project().counters.clone();
        choose(&mut state, &mut document, MixKind::Unit, "vir6");
        for text in ["1", "12"] {
            assert!(matches!(enter(&mut state, &mut document, Field::Fire, text), Action::Edited(None)));
        }
        let Some(MixEntry::Unit(unit)) = state.chosen(&document) else { panic!("still chosen") };
        assert_eq!(unit.full.fire, 12);
        document.undo();
        assert_eq!(document.project().counters, before);
        assert!(document.undo_label().is_none());
    }

    #[test]
    fn everything_stands_somewhere_in_the_table_and_below_what_is_listed_above_it() {
        let document = alamo();
        let mix = &document.project().counters;
        let depth = |kind, id: &str| list::depth(mix, kind, id);
        let mut all: Vec<_> = MixEntry::all(mix).map(|entry| depth(entry.kind(), entry.id()).unwrap()).collect();
        assert_eq!(depth(MixKind::Column, &mix.columns.last().unwrap().id), Some(1.0));
        let count = all.len();
        all.sort_by(f32::total_cmp);
        all.dedup();
        assert!(all.len() == count && all[0] > 0.0, "no two in one place, and none where a title stands");
        assert!(depth(MixKind::Unit, "vir6") < depth(MixKind::Leader, "bowie"));
        assert_eq!(depth(MixKind::Unit, "nobody"), None);
    }

    #[test]
    fn what_makes_no_sense_stays_in_the_field_and_changes_nothing() {
        let (mut state, mut document) = (State::default(), alamo());
        let before = document.project().counters.clone();
        choose(&mut state, &mut document, MixKind::Unit, "vir6");
        for (field, text) in [
            (Field::Fire, ""),
            (Field::Morale, "300"),
            (Field::Quantity, "0"),
            (Field::Id, "kent6"),
            (Field::Id, "a b"),
        ] {
            assert!(matches!(enter(&mut state, &mut document, field, text), Action::None));
            let draft = state.draft.clone().unwrap();
            assert!(draft.text == text && draft.wrong.is_some(), "{field:?} {text}");
        }
        assert_eq!(document.project().counters, before);
    }

    #[test]
    fn who_is_set_up_cannot_go_and_his_place_follows_his_id_and_his_number_the_quantity() {
        let (mut state, mut document) = (State::default(), alamo());
        let placed = document.project().scenario.setup.clone();
        let line = placed.iter().find(|line| document.project().counters.quantity_of(&line.piece) == Some(1)).unwrap();
        let id = line.piece.clone();
        let kind =
            MixKind::ALL.into_iter().find(|kind| MixEntry::find(&document.project().counters, *kind, &id).is_some());
        choose(&mut state, &mut document, kind.unwrap(), &id);
        for typed in ["somebod", "somebody"] {
            assert!(matches!(enter(&mut state, &mut document, Field::Id, typed), Action::Edited(None)));
        }
        assert!(document.project().scenario.setup.iter().any(|own| own.piece == "somebody" && own.at == line.at));
        document.undo();
        assert_eq!(document.project().scenario.setup, placed, "one step");
        choose(&mut state, &mut document, kind.unwrap(), &id);
        assert!(matches!(act(&mut state, &mut document, Message::DeleteAsked), Action::Refused(_)));
        assert_eq!(document.project().scenario.setup, placed);
        let (mut state, unit) = (State::default(), "vir6");
        if placed.iter().any(|line| line.piece == unit) {
            choose(&mut state, &mut document, MixKind::Unit, unit);
            assert!(matches!(act(&mut state, &mut document, Message::Counted(1)), Action::Edited(None)));
            assert!(document.project().scenario.setup.iter().any(|line| line.piece == "vir6-1"));
            act(&mut state, &mut document, Message::Counted(-1));
            assert_eq!(document.project().scenario.setup, placed);
        }
    }

    #[test]
    fn what_is_added_doubled_and_deleted_comes_back_step_by_step() {
        let (mut state, mut document) = (State::default(), alamo());
        let before = document.project().counters.clone();
        for kind in MixKind::ALL {
            act(&mut state, &mut document, Message::AddAsked(kind));
            act(&mut state, &mut document, Message::TwinAsked);
            act(&mut state, &mut document, Message::DeleteAsked);
            assert_eq!(MixEntry::all(&document.project().counters).count(), MixEntry::all(&before).count() + 1);
            document.undo();
            assert_eq!(MixEntry::all(&document.project().counters).count(), MixEntry::all(&before).count() + 2);
            document.undo();
            document.undo();
            assert_eq!(document.project().counters, before, "{kind:?}");
        }
    }

    #[test]
    fn a_new_value_loses_the_source_that_vouched_for_the_old_one() {
        let (mut state, mut document) = (State::default(), alamo());
        choose(&mut state, &mut document, MixKind::Leader, "bowie");
        assert!(state.chosen(&document).unwrap().by().unwrap().is_cited());
        enter(&mut state, &mut document, Field::Rating, "2");
        assert!(!state.chosen(&document).unwrap().by().unwrap().is_cited());
        enter(&mut state, &mut document, Field::Source, "gui-cited");
        enter(&mut state, &mut document, Field::ReasonEn, "a letter");
        assert_eq!(state.chosen(&document).unwrap().by().unwrap().words().en, "a letter");
    }

    /// An invented entry has no reference and no reason; it gets one as soon as its origin changes.
    #[test]
    fn a_counter_of_ones_own_is_original() {
        let (mut state, mut document) = (State::default(), alamo());
        choose(&mut state, &mut document, MixKind::Leader, "bowie");
        enter(&mut state, &mut document, Field::Source, "gui-original");
        let by = |state: &State, document: &OpenDocument| state.chosen(document).unwrap().by().unwrap().clone();
        assert_eq!(by(&state, &document), Provenance::Original);
        for reason in [Field::ReasonEn, Field::ReasonFr] {
            let mut entry = state.chosen(&document).unwrap();
            assert_eq!(reason.read(&entry), Some(Datum::Text(String::new())));
            assert!(reason.write(&mut entry, "").is_ok() && reason.write(&mut entry, "a letter").is_err());
        }
        enter(&mut state, &mut document, Field::Source, "gui-reconstructed");
        assert_eq!(by(&state, &document), Provenance::default());
        enter(&mut state, &mut document, Field::ReasonFr, "une lettre");
        assert_eq!(by(&state, &document), Provenance::reconstructed("", "une lettre"));
    }

    #[test]
    fn a_table_is_taken_over_in_one_step_or_not_at_all() {
        let (mut state, mut document) = (State::default(), alamo());
        let before = document.project().counters.clone();
        let bad = "Id\tFire\tMorale\nvir6\t9\t8\nkent6\t9\tx\n";
        assert!(matches!(act(&mut state, &mut document, Message::Pasted(Some(bad.to_owned()))), Action::Refused(_)));
        assert_eq!(document.project().counters, before);
        let good = "Genre,Identifiant,Camp,Tir,Mêlée,Moral,Tir réduit,Mêlée réduite,Moral réduit\n\
                    unité,vir6,texan,9,3,8,4,2,7\nunité,neuf,texan,9,3,8,4,2,7\n";
        let outcome = act(&mut state, &mut document, Message::Pasted(Some(good.to_owned())));
        let Action::Edited(said) = outcome else { panic!("{outcome:?}") };
        assert_eq!(said, Some(Phrase::new("gui-counter-pasted").count("new", 1).count("changed", 1)));
        assert_eq!(document.project().counters.quantity_of("neuf"), Some(1));
        document.undo();
        assert_eq!(document.project().counters, before);
        let table = spreadsheet::print(&document.project().counters, &Voice::new(rules::words::Language::English));
        act(&mut state, &mut document, Message::Pasted(Some(table)));
        assert_eq!(document.project().counters, before);
        assert!(document.undo_label().is_none());
    }
}
