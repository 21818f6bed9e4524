//! The dialog that records a correction: its title, its source and the page.

use iced::widget::{column, row, text_input};
use iced::{Center, Element, Fill};
use rules::correction::Citation;
use rules::provenance::Provenance;
use rules::words::{Language, Words};

use super::choices;
use crate::gui::theme;
use crate::gui::widget::{aside, heading, words};
use crate::words::Voice;

/// The id of the title field.
pub const TITLE: &str = "recorded-title";
/// The id of the publication field.
pub const SOURCE: &str = "recorded-source";
/// The id of the page field.
pub const PAGE: &str = "recorded-page";

/// The width of the field labels, in px.
const NAMES: f32 = 96.0;

/// The contents of the fields.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Recording {
    title: String,
    source: String,
    page: String,
}

/// An event in the dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The title changed.
    Titled(String),
    /// The publication changed.
    Source(String),
    /// The page changed.
    Page(String),
    /// The form was submitted.
    Entered,
}

impl Recording {
    /// Handles a message.
    pub fn update(&mut self, message: Message) {
        match message {
            Message::Titled(title) => self.title = title,
            Message::Source(source) => self.source = source,
            Message::Page(page) => self.page = page,
            Message::Entered => {}
        }
    }

    /// The citation, once title and source are given. The title counts for the language it was typed in, and the
    /// English title also stands in for the French one.
    pub fn citation(&self, language: Language) -> Option<Citation> {
        let [title, source, page] = [&self.title, &self.source, &self.page].map(|typed| typed.trim());
        if title.is_empty() || source.is_empty() {
            return None;
        }
        let title = match language {
            Language::English => Words::new(title, ""),
            Language::French => Words::new(title, title),
        };
        Some(Citation { page: page.to_owned(), ..Citation::new(title, Provenance::Cited(source.to_owned())) })
    }

    /// Lays out the dialog: title, source and page of the correction.
    pub fn view<'a>(&'a self, voice: &Voice) -> Element<'a, super::Message> {
        let field = |name: &str, id, typed: &'a str, changed: fn(String) -> Message| {
            let input = text_input("", typed)
                .id(id)
                .size(theme::TEXT)
                .padding(theme::NEAR)
                .on_input(move |now| super::Message::Recording(changed(now)))
                .on_submit(super::Message::Recording(Message::Entered));
            row![words(voice.text(name)).width(NAMES), input].spacing(theme::NEAR).align_y(Center).width(Fill)
        };
        let enter = self.citation(voice.language()).map(|_| super::Message::Recording(Message::Entered));
        column![
            heading(voice.text("gui-record")),
            field("gui-record-title", TITLE, &self.title, Message::Titled),
            field("gui-record-source", SOURCE, &self.source, Message::Source),
            field("gui-record-page", PAGE, &self.page, Message::Page),
            aside(voice.text("gui-record-about")),
            choices("gui-record-enter", enter, voice),
        ]
        .spacing(theme::APART)
        .width(440)
        .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_citation_needs_a_title_and_a_source() {
        let mut recording = Recording::default();
        recording.update(Message::Titled(" A gate ".to_owned()));
        assert_eq!(recording.citation(Language::English), None);
        recording.update(Message::Source("A letter".to_owned()));
        let about = recording.citation(Language::French).unwrap();
        assert_eq!((about.title, about.by), (Words::new("A gate", "A gate"), Provenance::Cited("A letter".to_owned())));
    }
}
