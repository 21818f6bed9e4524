//! Paragraphs in both languages: shown as printed, and edited after a click.

use iced::widget::text_editor::{Action, Content};
use iced::widget::{Column, button, column, container, row, text, text_editor};
use iced::{Element, Fill};
use rules::variant::Variant;
use rules::variant::grammar::tree;
use rules::words::Language;

use super::fields::tongue;
use super::node::{FormContext, joined};
use super::{Message, SlotPath, id_of};
use crate::gui::theme;
use crate::gui::widget::pressed;

/// A paragraph that is being edited.
#[derive(Debug, Clone)]
pub(super) struct Writing {
    at: SlotPath,
    /// The English and the French text.
    tongues: [Content; 2],
}

impl Writing {
    /// Opens the paragraph at a path; `None` if there is none.
    pub(super) fn at(at: SlotPath, variant: &Variant) -> Option<Self> {
        let whole = tree(variant);
        let [en, fr] = whole.at(&at)?.kids.as_slice() else { return None };
        let tongues = [Content::with_text(&en.head), Content::with_text(&fr.head)];
        Some(Self { at, tongues })
    }

    /// Performs an action in one of the languages. If it edits the text, returns the place and the new text.
    pub(super) fn act(&mut self, tongue: usize, action: Action) -> Option<(SlotPath, String)> {
        let content = self.tongues.get_mut(tongue)?;
        let edits = action.is_edit();
        content.perform(action);
        edits.then(|| (joined(&self.at, tongue), written(content)))
    }

    /// Whether the edited text is still the one in the document: after an undo it is not.
    fn holds(&self, held: [&str; 2]) -> bool {
        self.tongues.iter().map(written).eq(held)
    }
}

/// The text of a field, without trailing line breaks.
fn written(content: &Content) -> String {
    content.text().trim_end_matches('\n').to_owned()
}

impl<'a> FormContext<'a, '_> {
    /// The paragraphs in both languages.
    pub(super) fn notes(&self, path: &[usize]) -> Element<'a, Message> {
        let notes = (0..self.tree(path).kids.len()).map(|at| {
            let own = joined(path, at);
            row![container(self.note(&own)).width(Fill), self.remove(own)].spacing(theme::STEP).into()
        });
        let notes: Vec<Element<'a, Message>> = notes.collect();
        Column::with_children(notes).push(self.adder(path)).spacing(theme::NEAR).into()
    }

    fn note(&self, path: &[usize]) -> Element<'a, Message> {
        let held = [0, 1].map(|at| self.tree(&joined(path, at)).head.as_str());
        let state = self.state;
        let writing = state.writing.as_ref().filter(|own| own.at == path && own.holds(held));
        if let Some(writing) = writing {
            let fields = writing.tongues.iter().enumerate().map(|(at, content)| {
                let field = text_editor(content)
                    .id(id_of(&joined(path, at)))
                    .size(theme::TEXT)
                    .padding([4, 6])
                    .on_action(move |action| Message::Written(at, action));
                row![container(tongue(["EN", "FR"][at])).padding([5, 0]), field].spacing(theme::STEP).into()
            });
            return column(fields.collect::<Vec<_>>()).spacing(2).into();
        }
        let [en, fr] = held;
        let own = if self.voice.language() == Language::French && !fr.is_empty() { fr } else { en };
        let face = if own.is_empty() { "…".to_owned() } else { own.to_owned() };
        let face = button(text(face).size(theme::TEXT)).padding([4, 6]).width(Fill).style(theme::outlined);
        pressed(face, Message::Opened(path.to_vec()))
    }
}
