//! The findings, shown at the item and the word concerned.

use iced::Element;
use iced::widget::{Column, text};
use rules::phrase::{Argument, Phrase};
use rules::place::Place;
use rules::report::Finding;

use super::Message;
use super::node::FormContext;
use super::section::{called, list_of};
use crate::gui::theme::{self, Tint};

impl<'a> FormContext<'a, '_> {
    /// The findings about an item of the variant.
    pub(super) fn found(&self, path: &[usize]) -> impl Iterator<Item = &Finding> {
        let name = path.get(..2).and_then(|thing| called(self.variant, thing));
        let list = path.first().and_then(|list| list_of(*list));
        self.around.findings.iter().filter(move |finding| match (&finding.place, &name) {
            (Place::Rule(place), Some(name)) => place == name,
            (Place::Row { table, row }, Some(name)) => list == Some(*table) && row == name,
            _ => false,
        })
    }

    /// The findings about an item, in words; `None` if there are none.
    pub(super) fn findings(&self, path: &[usize]) -> Option<Element<'a, Message>> {
        let found = self
            .found(path)
            .map(|finding| text(self.voice.say(&finding.message)).size(theme::SMALL).style(Tint::Error.text()).into());
        let found: Vec<Element<'a, Message>> = found.collect();
        (!found.is_empty()).then(|| Column::with_children(found).spacing(2).into())
    }

    /// Whether a finding is about the word or name at a path.
    pub(super) fn is_blamed(&self, path: &[usize]) -> bool {
        let head = self.tree(path).head.as_str();
        !head.is_empty() && self.found(path).any(|finding| names(&finding.message, head))
    }
}

/// Whether a message names a word.
fn names(message: &Phrase, word: &str) -> bool {
    message.arguments.iter().any(|(_, argument)| match argument {
        Argument::Text(text) => text == word,
        Argument::Said(inner) => names(inner, word),
        Argument::Number(_) | Argument::Word(_) | Argument::Words(_) => false,
    })
}
