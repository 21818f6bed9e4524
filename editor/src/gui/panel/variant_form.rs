//! The rules of a variant as forms: a list on the left, the chosen item on the right, word by word, and below it the
//! sentence it makes in both languages.
//!
//! The form does not know any rule itself. It shows whatever the [grammar](rules::variant::grammar) allows at a place,
//! and each change goes through it: text and form are two views of one document.

mod chooser;
mod fields;
mod findings;
mod frame;
mod grid;
mod ids;
mod list;
mod members;
mod names;
mod node;
mod notes;
mod section;
mod sentence;
#[cfg(test)]
mod tests;

pub use names::Around;
pub use section::Section;

use iced::Element;
use iced::widget::text_editor::Action;
use iced::widget::{Id, column, responsive, row};
use rules::place::Place;
use rules::variant::Variant;
use rules::variant::grammar::{FormEdit, SlotClass, class_at, edit, tree};

use crate::gui::widget::{line, upright};
use crate::words::Voice;
use notes::Writing;

/// The id of the scrollable with the fields of the chosen item.
pub const FIELDS: &str = "fields-of-variant";

/// The minimum width at which the list is placed next to the fields, in px.
const ROOMY: f32 = 640.0;

/// The path to a place of a variant: the indices of the slots and members on the way.
pub type SlotPath = Vec<usize>;

/// An event in the form.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Another section was opened.
    Sectioned(Section),
    /// Another item of the list was chosen.
    Chosen(SlotPath),
    /// The alternatives of a word were opened or closed.
    Unfolded(SlotPath),
    /// An edit at a place was requested.
    Done(SlotPath, FormEdit),
    /// An edit was picked in a box that closes with it: the keyboard focus returns to the word above the box.
    Picked(SlotPath, FormEdit),
    /// Text was typed.
    Typed(SlotPath, String),
    /// A paragraph was opened for editing.
    Opened(SlotPath),
    /// A paragraph was edited, in the language with this index.
    Written(usize, Action),
    /// An item is to be added to a list, and then chosen.
    Added(usize, Option<&'static str>),
}

/// Typed text that is not in the document, or not in this form.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Draft {
    at: SlotPath,
    text: String,
    /// The text in the document when the draft was typed: once it has changed, the draft is dropped.
    held: String,
    /// Whether the text could not be applied.
    wrong: bool,
}

/// The state of the form.
#[derive(Debug, Clone, Default)]
pub struct State {
    section: Section,
    chosen: Option<SlotPath>,
    unfolded: Option<SlotPath>,
    draft: Option<Draft>,
    writing: Option<Writing>,
}

impl State {
    /// Opens the form at the place of a finding: a rule or another item of a list, given by its name. A rule without an
    /// id is named by the id of the variant and its number.
    pub fn show(&mut self, place: &Place, variant: &Variant) {
        let found = match place {
            Place::Rule(name) => section::find(None, name, variant),
            Place::Row { table, row } => section::find(Some(table), row, variant),
            _ => None,
        };
        if let Some((section, path)) = found {
            *self = Self { section, chosen: Some(path), ..Self::default() };
        }
    }

    /// The item the form is open at: the chosen one if it still exists, otherwise the first.
    fn shown(&self, variant: &Variant) -> Option<SlotPath> {
        let whole = tree(variant);
        if self.section == Section::About {
            return None;
        }
        let chosen = self.chosen.clone().filter(|path| self.section.has(path) && whole.at(path).is_some());
        chosen.or_else(|| self.section.paths(&whole).next())
    }
}

/// Handles a message; returns the new variant if it has changed.
pub fn update(state: &mut State, message: Message, variant: &Variant) -> Option<Variant> {
    match message {
        Message::Sectioned(section) => *state = State { section, ..State::default() },
        Message::Chosen(path) => *state = State { section: state.section, chosen: Some(path), ..State::default() },
        Message::Unfolded(path) => {
            state.draft = None;
            state.unfolded = Some(path).filter(|path| state.unfolded.as_ref() != Some(path));
        }
        Message::Done(path, deed) | Message::Picked(path, deed) => {
            let changed = edit(variant, &path, &deed)?;
            state.draft = None;
            match deed {
                FormEdit::Word(_) | FormEdit::Text(_) | FormEdit::Remove => state.unfolded = None,
                FormEdit::Earlier | FormEdit::Later | FormEdit::Twin => follow(state, &path, &deed),
                // A new member is only a placeholder: show its alternatives at once.
                FormEdit::Add | FormEdit::AddWord(_) => state.unfolded = newest(&changed, &path),
            }
            return Some(changed).filter(|changed| changed != variant);
        }
        Message::Typed(path, text) => {
            let changed = edit(variant, &path, &FormEdit::Text(text.clone()));
            let now = tree(changed.as_ref().unwrap_or(variant));
            let held = now.at(&path).map(|own| own.head.clone()).unwrap_or_default();
            state.draft = Some(Draft { at: path, text, held, wrong: changed.is_none() });
            return changed.filter(|changed| changed != variant);
        }
        Message::Opened(path) => state.writing = Writing::at(path, variant),
        Message::Written(tongue, action) => {
            let (path, text) = state.writing.as_mut()?.act(tongue, action)?;
            return edit(variant, &path, &FormEdit::Text(text)).filter(|changed| changed != variant);
        }
        Message::Added(slot, word) => {
            let changed = edit(variant, &[slot], &word.map_or(FormEdit::Add, FormEdit::AddWord))?;
            let last = tree(&changed).kids.get(slot)?.kids.len().checked_sub(1)?;
            *state = State { section: state.section, chosen: Some(vec![slot, last]), ..State::default() };
            return Some(changed);
        }
    }
    None
}

/// The path of the last member of a list of conditions or effects.
fn newest(variant: &Variant, path: &[usize]) -> Option<SlotPath> {
    let whole = tree(variant);
    let class = class_at(&whole, path)?;
    let last = whole.at(path)?.kids.len().checked_sub(1)?;
    matches!(class, SlotClass::List(SlotClass::Condition | SlotClass::Effect)).then(|| node::joined(path, last))
}

/// Updates the chosen and opened paths after a member has moved.
fn follow(state: &mut State, path: &[usize], deed: &FormEdit) {
    let moved = |own: &mut SlotPath| {
        if own.starts_with(path)
            && let Some(at) = own.get_mut(path.len() - 1)
        {
            *at = if *deed == FormEdit::Earlier { at.saturating_sub(1) } else { *at + 1 };
        }
    };
    state.chosen.iter_mut().chain(state.unfolded.iter_mut()).for_each(moved);
}

/// Builds the form. With enough room the list is on the left; in a narrow panel the chosen item opens inside the list.
pub fn view<'a>(state: &'a State, variant: &'a Variant, around: Around<'a>, voice: &'a Voice) -> Element<'a, Message> {
    responsive(move |size| {
        let whole = tree(variant);
        let form =
            node::FormContext { state, variant, whole: &whole, around: &around, voice, narrow: size.width < ROOMY };
        page(&form)
    })
    .into()
}

fn page<'a>(form: &node::FormContext<'a, '_>) -> Element<'a, Message> {
    let (section, shown) = (form.state.section, form.state.shown(form.variant));
    let page: Element<'a, Message> = match &shown {
        _ if section == Section::About => frame::scrolled(form.about()),
        Some(path) if form.narrow => column![list::view(form, Some(path)), line(), form.sentences(path)].into(),
        Some(path) => {
            let fields = column![frame::scrolled(form.thing(path)), line(), form.sentences(path)];
            row![list::view(form, Some(path)), upright(), fields].into()
        }
        None => list::view(form, None),
    };
    column![section::bar(section, form.voice), line(), page].into()
}

impl Message {
    /// The id of the word that gets the keyboard focus after this message.
    pub fn gives_keys_to(&self) -> Option<Id> {
        match self {
            Self::Picked(path, _) => Some(word_id(path)),
            _ => None,
        }
    }
}

/// The id of the word or name at a path, which opens the alternatives.
fn word_id(path: &[usize]) -> Id {
    Id::from(format!("variant-word-{}", steps(path)))
}

fn steps(path: &[usize]) -> String {
    path.iter().map(usize::to_string).collect::<Vec<_>>().join("-")
}

/// The id of the field at a path.
#[must_use]
pub fn id_of(path: &[usize]) -> Id {
    Id::from(format!("variant-form-{}", steps(path)))
}
