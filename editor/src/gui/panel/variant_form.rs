//! The rules of a variant as forms: a list at the left, what is chosen at the right, word by word, and below it the
//! sentence it makes in both languages.
//!
//! The form knows no rule by itself. It shows whatever the [grammar](rules::variant::grammar) says may stand at a place,
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

/// The id of what scrolls: the fields of the chosen thing.
pub const FIELDS: &str = "fields-of-variant";

/// From which width on the list stands beside the fields, in px.
const ROOMY: f32 = 640.0;

/// What leads to a place of a variant: the numbers of the slots and members on the way.
pub type SlotPath = Vec<usize>;

/// What happened in the form.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Another section was opened.
    Sectioned(Section),
    /// Another thing of the list was chosen.
    Chosen(SlotPath),
    /// The alternatives of a word were unfolded, or folded again.
    Unfolded(SlotPath),
    /// A place is to be changed.
    Done(SlotPath, FormEdit),
    /// The same by key, in a box that folds up with it: the word above the box has the keys again.
    Picked(SlotPath, FormEdit),
    /// Something was typed.
    Typed(SlotPath, String),
    /// A paragraph was opened to be written in.
    Opened(SlotPath),
    /// Something was done in a paragraph, by its language.
    Written(usize, Action),
    /// A list gets one more thing, which is chosen then.
    Added(usize, Option<&'static str>),
}

/// What is typed and is not, or not quite so, in the document.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Draft {
    at: SlotPath,
    text: String,
    /// What the document held there then: once it holds something else nobody wants what was typed.
    held: String,
    /// Whether it could not be taken over.
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
    /// Opens the form where a finding is: at a rule or another thing of a list, by its name. A rule without one is called
    /// by the variant and its number.
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

    /// The thing the form is open at: the one chosen, as long as it is there, or the first.
    fn shown(&self, variant: &Variant) -> Option<SlotPath> {
        let whole = tree(variant);
        if self.section == Section::About {
            return None;
        }
        let chosen = self.chosen.clone().filter(|path| self.section.has(path) && whole.at(path).is_some());
        chosen.or_else(|| self.section.paths(&whole).next())
    }
}

/// Does what happened; the variant as it is then, where it has changed.
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
                // What is new is not yet what one wants: its alternatives are shown at once.
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

/// The last condition or effect of a list.
fn newest(variant: &Variant, path: &[usize]) -> Option<SlotPath> {
    let whole = tree(variant);
    let class = class_at(&whole, path)?;
    let last = whole.at(path)?.kids.len().checked_sub(1)?;
    matches!(class, SlotClass::List(SlotClass::Condition | SlotClass::Effect)).then(|| node::joined(path, last))
}

/// What is chosen and unfolded goes along with what has changed its place.
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

/// The form. Where there is room the list stands at the left; in a narrow panel what is chosen unfolds in the list.
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
    /// The word that is to have the keys once this is done.
    pub fn gives_keys_to(&self) -> Option<Id> {
        match self {
            Self::Picked(path, _) => Some(word_id(path)),
            _ => None,
        }
    }
}

/// The id of the word or name at a path, which unfolds what may stand there instead.
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
