//! The page of variants: the list of the scenario's variants, and the chosen one: its page in plain words with its
//! settings, its form, and its text.

mod edits;
mod list;
mod needs;
mod page;
mod settings;
#[cfg(test)]
mod tests;
mod text;
pub mod trial;
mod value;

pub use settings::field_id;
pub use text::TEXT;
pub use value::Field;

use iced::widget::operation::focus;
use iced::widget::{column, container, row};
use iced::widget::{text_editor, tooltip};
use iced::{Element, Fill, FillPortion};
use rules::alamo::variant::refusals;
use rules::phrase::Phrase;
use rules::report::Finding;

use crate::gui::action::Action;
use crate::gui::document::OpenDocument;
use crate::gui::file::Purpose;
use crate::gui::keymap::{Command, key_of};
use crate::gui::panel::variant_form::{self, Around};
use crate::gui::scroll_to::reveal;
use crate::gui::theme::Tint;
use crate::gui::widget::{Icon, hint, hinted, line, tab};
use crate::words::Voice;

/// A view of the chosen variant.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum VariantTab {
    /// Its page in plain words.
    #[default]
    Page,
    /// Its rules as forms.
    Form,
    /// Its text.
    Text,
}

impl VariantTab {
    /// All views, in the order of their tabs.
    const ALL: [Self; 3] = [Self::Page, Self::Form, Self::Text];

    const fn word(self) -> &'static str {
        match self {
            Self::Page => "variant-face-page",
            Self::Form => "variant-face-form",
            Self::Text => "variant-face-text",
        }
    }
}

/// An event on the page.
#[derive(Debug, Clone)]
pub enum Message {
    /// A variant was chosen, given by its index in the list.
    Chosen(usize),
    /// A variant was switched on or off.
    Switched(usize, bool),
    /// The variants that this one needs are to be switched on.
    NeedsAsked(usize),
    /// A variant is to move up or down the list.
    Moved {
        /// Its index in the list.
        at: usize,
        /// Whether it moves down.
        down: bool,
    },
    /// A variant is to be removed.
    Removed(usize),
    /// The list of bundled variants was opened or closed.
    AddAsked(bool),
    /// A bundled variant is to be added.
    Added(&'static str),
    /// A variant in a file is to be added.
    FileAsked,
    /// A new variant is to be created.
    NewAsked,
    /// Text was typed into a field of a variant, or one of its choices was picked.
    Entered(usize, Field, String),
    /// The figure with this name is to be balanced.
    BalanceAsked(String),
    /// Another view of the chosen variant was opened.
    Turned(VariantTab),
    /// An event in the form of a variant.
    Form(usize, variant_form::Message),
    /// An edit in the text of a variant.
    Written(usize, text_editor::Action),
    /// An editable copy of a bundled variant was requested.
    CopyAsked(usize),
    /// The caret is to go to a line of the text, counted from 1.
    LineAsked(usize),
    /// An event in the trial of the chosen variant.
    Trial(trial::Message),
    /// A setting is to be reset to the variant's default.
    Reset(usize, Field),
}

/// The state of the page.
#[derive(Debug, Default)]
pub struct State {
    /// The scenario's name of the chosen variant.
    chosen: Option<String>,
    /// Whether the bundled variants are listed to be added.
    adding: bool,
    /// A figure that is being typed and is not valid yet.
    draft: Option<settings::Draft>,
    face: VariantTab,
    form: variant_form::State,
    texts: text::Texts,
    /// The trial of a variant.
    pub trial: trial::Trial,
    refused: Refused,
}

/// The reasons why variants cannot be played, cached for one state of the document.
#[derive(Debug, Default)]
struct Refused {
    /// The version of the document, and the chosen variant.
    of: Option<(u64, Option<usize>)>,
    /// The findings by index in the list, for the active variants and the chosen one.
    found: Vec<(usize, Vec<Finding>)>,
}

impl State {
    /// The index of the chosen variant in the list; the first one until another is chosen.
    pub fn chosen(&self, document: &OpenDocument) -> Option<usize> {
        let variants = document.variants();
        let chosen = self.chosen.as_ref().and_then(|name| variants.iter().position(|own| own.name == *name));
        chosen.or_else(|| (!variants.is_empty()).then_some(0))
    }

    /// Shows the page of a variant, given by its index in the list.
    pub fn show(&mut self, document: &OpenDocument, at: usize) {
        self.choose(document, at);
        self.face = VariantTab::Page;
    }

    /// The message that opens the next view of the chosen variant.
    pub fn turned(&self) -> Message {
        Message::Turned(match self.face {
            VariantTab::Page => VariantTab::Form,
            VariantTab::Form => VariantTab::Text,
            VariantTab::Text => VariantTab::Page,
        })
    }

    fn choose(&mut self, document: &OpenDocument, at: usize) {
        let chosen = document.variants().get(at).map(|own| own.name.clone());
        if self.chosen != chosen {
            self.form = variant_form::State::default();
        }
        self.chosen = chosen;
    }

    /// Finds out why variants cannot be played, unless nothing has changed since the last time.
    pub fn look(&mut self, document: &OpenDocument) {
        let chosen = self.chosen(document);
        let now = Some((document.version(), chosen));
        if self.refused.of != now {
            let asked = document.variants().iter().enumerate().filter(|(at, own)| own.on || Some(*at) == chosen);
            let why = |at| document.proof().map_or_else(Vec::new, |proof| refusals(document.project(), proof, at));
            let found = asked.map(|(at, _)| (at, why(at))).collect();
            self.refused = Refused { of: now, found };
        }
        if self.face == VariantTab::Text
            && let Some(own) = chosen.and_then(|at| document.variants().get(at))
        {
            self.texts.look(own);
        }
    }

    /// Discards text that was typed and cannot be parsed. Returns whether there was any.
    pub fn discard_text(&mut self) -> bool {
        self.face == VariantTab::Text && self.texts.discard()
    }

    /// The findings that prevent a variant from being played, if it was checked.
    fn refused(&self, at: usize) -> &[Finding] {
        self.refused.found.iter().find(|(own, _)| *own == at).map_or(&[], |(_, found)| found)
    }
}

/// Handles a message.
pub fn update(state: &mut State, message: Message, document: &mut OpenDocument) -> Action<Message> {
    let done = match message {
        Message::Chosen(at) => {
            state.choose(document, at);
            return Action::None;
        }
        Message::AddAsked(adding) => {
            state.adding = adding;
            return Action::None;
        }
        Message::Turned(face) => {
            state.face = face;
            return Action::None;
        }
        Message::Form(at, message) => {
            let keys = message.gives_keys_to().map_or(Action::None, |id| Action::Run(focus(id)));
            let becomes = document.variants().get(at);
            let becomes = becomes.and_then(|own| variant_form::update(&mut state.form, message, &own.document));
            return match becomes {
                Some(becomes) => concluded(edits::rewrite(document, at, becomes)).then(keys),
                None => keys,
            };
        }
        Message::Written(at, action) => {
            return match state.texts.act(action, document, at) {
                Ok(true) => Action::Edited(None),
                Ok(false) => Action::None,
                Err(why) => Action::Refused(why),
            };
        }
        Message::CopyAsked(at) => {
            if let Some(own) = document.variants().get(at) {
                state.texts.copy(own);
            }
            return Action::None;
        }
        Message::LineAsked(line) => {
            state.texts.go_to(line);
            return Action::None;
        }
        Message::Trial(message) => return state.trial.update(message, document).map(Message::Trial),
        Message::FileAsked => return Action::Choose(Purpose::Variant),
        Message::BalanceAsked(name) => return Action::Balance(name),
        Message::Switched(at, on) => {
            let switched = edits::switch(document, at, on);
            state.choose(document, at);
            return concluded(switched).then(in_sight(at));
        }
        Message::NeedsAsked(at) => edits::switch_needs_on(document, at),
        Message::Moved { at, down } => {
            // The chosen variant stays chosen when it moves.
            let chosen = state.chosen(document);
            if let Some(chosen) = chosen {
                state.choose(document, chosen);
            }
            edits::shift(document, at, down)
        }
        Message::Removed(at) => {
            let removed = edits::remove(document, at);
            let next = at.min(document.variants().len().saturating_sub(1));
            state.choose(document, next);
            removed
        }
        Message::Entered(at, field, typed) => settings::enter(&mut state.draft, document, at, &field, typed),
        Message::Reset(at, field) => {
            state.draft = None;
            edits::set(document, at, &field, None)
        }
        Message::Added(name) => {
            let read = OpenDocument::read_bundled_variant(name);
            let done = edits::add(document, read);
            return added(state, document, done);
        }
        Message::NewAsked => {
            let begun = edits::begin(document);
            if begun.is_ok() {
                state.face = VariantTab::Form;
            }
            return added(state, document, begun);
        }
    };
    concluded(done)
}

/// Adds the variant in a file at the end of the list.
pub fn add_file(state: &mut State, file: &std::path::Path, document: &mut OpenDocument) -> Action<Message> {
    let read = document.read_variant_file(file);
    let done = edits::add(document, read);
    added(state, document, done)
}

/// Shows the variant that was just added, if adding succeeded.
fn added(state: &mut State, document: &OpenDocument, added: Result<(), Phrase>) -> Action<Message> {
    if added.is_err() {
        return concluded(added);
    }
    let last = document.variants().len() - 1;
    state.adding = false;
    state.choose(document, last);
    concluded(added).then(in_sight(last))
}

/// Scrolls the list to a variant, given by its index.
pub fn in_sight(at: usize) -> Action<Message> {
    Action::Run(reveal(line_id(at)))
}

fn concluded(done: Result<(), Phrase>) -> Action<Message> {
    Action::from(done.map(|()| None))
}

/// Lays out the page of variants: the list, and the chosen variant beside it.
pub fn view<'a>(state: &'a State, document: &'a OpenDocument, voice: &'a Voice) -> Element<'a, Message> {
    let chosen = state.chosen(document);
    // The form needs the most room.
    let [few, many] = if state.face == VariantTab::Form && chosen.is_some() { [1, 4] } else { [2, 3] };
    let list = container(list::view(state, chosen, document, voice)).height(FillPortion(few));
    let page: Element<'a, Message> = match chosen.and_then(|at| Some((at, document.variants().get(at)?))) {
        Some((at, own)) => {
            let faces = VariantTab::ALL.map(|face| {
                let mark = (face == VariantTab::Text && state.texts.is_wrong())
                    .then(|| Icon::Error.tinted(Tint::Error).into());
                tab(voice.text(face.word()), mark, state.face == face, Message::Turned(face))
            });
            let about = format!("{} ({})", voice.text("gui-command-turn-variant"), key_of(Command::TurnVariant));
            let faces = hinted(row(faces), about, tooltip::Position::Top);
            let body = match state.face {
                VariantTab::Page => page::view(at, own, state, document, voice),
                VariantTab::Form => {
                    let project = document.project();
                    let around = Around {
                        system: Some(project.rulebook.system),
                        map: Some(&project.map),
                        counters: Some(&project.counters),
                        others: document.variants(),
                        findings: state.refused(at),
                    };
                    let form = variant_form::view(&state.form, &own.document, around, voice);
                    form.map(move |message| Message::Form(at, message))
                }
                VariantTab::Text => state.texts.view(at, own, document, state.refused(at), voice),
            };
            let page = column![page::head(at, &own.document, document, voice), faces, line()]
                .push(container(body).height(Fill));
            // The form needs the height.
            match state.face {
                VariantTab::Form => page.into(),
                VariantTab::Page | VariantTab::Text => {
                    let trial = state.trial.view(at, &own.name, document, voice).map(Message::Trial);
                    page.push(line()).push(trial).into()
                }
            }
        }
        None => column![hint(voice.text("variant-page-none"))].into(),
    };
    column![list, line(), container(page).height(FillPortion(many))].into()
}

/// The id of the switch of a variant, given by its index in the list.
pub fn switch_id(at: usize) -> iced::widget::Id {
    iced::widget::Id::from(format!("variant-{at}"))
}

/// The id of the line of a variant in the list.
fn line_id(at: usize) -> iced::widget::Id {
    iced::widget::Id::from(format!("variant-line-{at}"))
}
