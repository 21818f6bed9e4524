//! The text of a variant: parsed as it is typed, and applied as soon as it is valid.
//!
//! A bundled variant is read-only until the user asks for an editable copy, which gets a file next to the scenario when
//! the document is saved.

mod ink;
mod lines;

use std::collections::BTreeSet;

use iced::widget::text_editor::{Action, Content, Cursor, Position};
use iced::widget::{Column, button, column, container, row, space, text, text_editor, tooltip};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;
use rules::place::Place;
use rules::project::LoadedVariant;
use rules::report::Finding;
use rules::text::{TextError, read, write};
use rules::variant::Variant;

use super::{Message, edits};
use crate::gui::document::OpenDocument;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, hinted, line, pressed, unquoted};
use crate::words::Voice;

/// The id of the field with the text.
pub const TEXT: &str = "written-variant";

/// The text that is shown, and the variants whose text may be changed.
#[derive(Debug, Default)]
pub(super) struct Texts {
    shown: Option<Written>,
    /// The scenario's names of the variants of which a copy was requested.
    copied: BTreeSet<String>,
}

/// The text in the field.
#[derive(Debug)]
struct Written {
    /// The scenario's name of the variant.
    name: String,
    /// The variant when the text was last applied or written out: once it has changed, the text is written out again.
    variant: Variant,
    content: Content,
    /// Why the text is not a valid variant.
    wrong: Option<TextError>,
}

impl Written {
    fn new(own: &LoadedVariant) -> Self {
        let content = Content::with_text(write(&own.document).trim_end());
        Self { name: own.name.clone(), variant: own.document.clone(), content, wrong: None }
    }
}

impl Texts {
    /// Writes out the text of a variant, unless it is in the field already.
    pub(super) fn look(&mut self, own: &LoadedVariant) {
        let is_shown = |shown: &Written| shown.name == own.name && shown.variant == own.document;
        if !self.shown.as_ref().is_some_and(is_shown) {
            self.shown = Some(Written::new(own));
        }
    }

    /// Allows the text of a bundled variant to be changed: it is an own copy from then on.
    pub(super) fn copy(&mut self, own: &LoadedVariant) {
        self.copied.insert(own.name.clone());
    }

    /// Whether the text of a variant may be changed.
    fn may_change(&self, document: &OpenDocument, at: usize, own: &LoadedVariant) -> bool {
        self.copied.contains(&own.name) || document.is_own_variant(at)
    }

    /// Handles an action in the field. Valid text is applied at once; returns whether the document has changed.
    ///
    /// # Errors
    ///
    /// Fails if the variant is no longer the one the text started from.
    pub(super) fn act(&mut self, action: Action, document: &mut OpenDocument, at: usize) -> Result<bool, Phrase> {
        let Some(own) = document.variants().get(at) else { return Ok(false) };
        let may_change = self.may_change(document, at, own);
        let Some(shown) = self.shown.as_mut().filter(|shown| shown.name == own.name) else { return Ok(false) };
        let edits = action.is_edit();
        if edits && !may_change {
            return Ok(false);
        }
        shown.content.perform(action);
        if !edits {
            return Ok(false);
        }
        match read::<Variant>(&shown.content.text()) {
            Ok(variant) => {
                shown.wrong = None;
                let changed = variant != own.document;
                shown.variant = variant.clone();
                if changed {
                    edits::rewrite(document, at, variant)?;
                }
                Ok(changed)
            }
            Err(error) => {
                shown.wrong = Some(error);
                Ok(false)
            }
        }
    }

    /// Moves the caret to the beginning of a line, counted from 1.
    pub(super) fn go_to(&mut self, line: usize) {
        if let Some(shown) = &mut self.shown {
            let position = Position { line: line.saturating_sub(1), column: 0 };
            shown.content.move_to(Cursor { position, selection: None });
        }
    }

    /// Restores the text from the document if the field does not hold a valid variant. Returns whether it did.
    pub(super) fn discard(&mut self) -> bool {
        let wrong = self.is_wrong();
        if wrong {
            self.shown = None;
        }
        wrong
    }

    /// Whether the text in the field is not a valid variant.
    pub(super) fn is_wrong(&self) -> bool {
        self.shown.as_ref().is_some_and(|shown| shown.wrong.is_some())
    }

    /// The text, and the errors in it.
    pub(super) fn view<'a>(
        &'a self,
        at: usize,
        own: &LoadedVariant,
        document: &OpenDocument,
        refused: &[Finding],
        voice: &Voice,
    ) -> Element<'a, Message> {
        let Some(shown) = &self.shown else { return space().into() };
        let may_change = self.may_change(document, at, own);
        let banner = (!may_change).then(|| {
            let about = aside(voice.text("variant-text-bundled")).width(Fill);
            let face = text(voice.text("variant-text-copy")).size(theme::SMALL);
            let press = button(face).padding([4, 8]).style(theme::outlined);
            let press = hinted(
                pressed(press, Message::CopyAsked(at)),
                voice.text("variant-text-copy-about"),
                tooltip::Position::Bottom,
            );
            container(row![about, press].spacing(theme::NEAR).align_y(Center)).padding(theme::NEAR)
        });
        let troubles = shown.troubles(refused, voice);
        let marked = troubles.iter().filter_map(|(line, _)| line.map(|line| line - 1)).collect();
        let field = text_editor(&shown.content)
            .id(TEXT)
            .size(theme::SMALL)
            .padding(theme::NEAR)
            .height(Fill)
            .on_action(move |action| Message::Written(at, action))
            .highlight_with::<ink::TextColouring>(marked, ink::format)
            .style(theme::page_of_text);
        let list = troubles.into_iter().map(|(line, said)| trouble(line, &said, voice));
        let caret = Phrase::new("variant-text-line")
            .with("line", shown.content.cursor().position.line + 1)
            .with("lines", shown.content.line_count());
        let fine = (shown.wrong.is_none() && refused.is_empty() && may_change)
            .then(|| row![Icon::Good.tinted(Tint::Good), aside(voice.text("variant-text-fine"))].spacing(theme::STEP));
        let foot = row![].push(fine).push(space::horizontal()).push(aside(voice.say(&caret))).align_y(Center);
        let foot = container(Column::with_children(list).push(foot).spacing(theme::STEP)).padding(theme::NEAR);
        column![].push(banner).push(container(field).height(Fill)).push(line()).push(foot).into()
    }
}

impl Written {
    /// The errors in the text, each with its line if known.
    fn troubles(&self, refused: &[Finding], voice: &Voice) -> Vec<(Option<usize>, String)> {
        if let Some(error) = &self.wrong {
            return vec![(Some(error.line), unquoted(&voice.text_error(error)))];
        }
        let text = self.content.text();
        let told = refused.iter().map(|finding| {
            let line = match &finding.place {
                Place::Rule(name) => lines::line_of(&text, name),
                _ => None,
            };
            (line, unquoted(&voice.say(&finding.message)))
        });
        told.collect()
    }
}

/// An error; a click moves the caret to its line.
fn trouble<'a>(line: Option<usize>, said: &str, voice: &Voice) -> Element<'a, Message> {
    let place = line.map(|line| voice.say(&Phrase::new("variant-text-at").with("line", line)));
    let said = text(place.map_or_else(|| said.to_owned(), |place| voice.labelled(&place, said))).size(theme::SMALL);
    let face = row![Icon::Error.tinted(Tint::Error), said.width(Fill)].spacing(theme::STEP);
    match line {
        Some(line) => {
            let press = button(face).padding([2, 4]).width(Fill).style(theme::flat(false));
            pressed(press, Message::LineAsked(line))
        }
        None => container(face).padding([2, 4]).into(),
    }
}
