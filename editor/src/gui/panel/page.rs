//! The pages of the help: of a lint (what it finds, why it matters, how it is fixed) and of queries.

use iced::widget::{column, container, markdown, row, scrollable, text};
use iced::{Center, Element, Fill, Theme};
use rules::lint::Lint;
use rules::query;
use rules::words::Language;

use crate::gui::theme::{self, Look};
use crate::gui::widget::{Icon, icon_button};
use crate::words::Voice;

/// An open page.
#[derive(Debug)]
pub struct Page {
    subject: &'static str,
    language: Language,
    content: markdown::Content,
}

/// What happened on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// It was closed.
    Closed,
    /// A link was followed. Pages have none, so far.
    Followed,
}

impl Page {
    /// The page of a subject, that is of a lint or of [`Page::QUERIES`]; `None` when there is no such page.
    pub fn of(subject: &str, language: Language) -> Option<Self> {
        let (subject, text) = if subject == Self::QUERIES {
            (Self::QUERIES, query::page(language))
        } else {
            let lint = Lint::named(subject)?;
            (lint.name, lint.page(language))
        };
        Some(Self { subject, language, content: markdown::Content::parse(text) })
    }

    /// The subject of the page on queries.
    pub const QUERIES: &'static str = "query";

    /// What it is about.
    pub const fn subject(&self) -> &'static str {
        self.subject
    }

    /// The language it is written in.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The page.
    pub fn view<'a>(&'a self, theme: &Theme, voice: &Voice) -> Element<'a, Message> {
        let look = Look::of(theme);
        let style = markdown::Style {
            font: theme::FONT,
            inline_code_color: look.ink,
            inline_code_highlight: markdown::Highlight {
                background: look.bar.into(),
                border: iced::border::rounded(2),
            },
            ..markdown::Style::from(theme.palette())
        };
        let settings = markdown::Settings {
            h1_size: (theme::HEADING + 2.0).into(),
            h2_size: theme::HEADING.into(),
            code_size: theme::SMALL.into(),
            ..markdown::Settings::with_text_size(theme::TEXT, style)
        };
        let body = markdown::view(self.content.items(), settings).map(|_| Message::Followed);
        let close = icon_button(Icon::Close, voice.text("gui-page-close"), Some(Message::Closed));
        let head = row![text(self.subject).size(theme::SMALL).font(theme::BOLD).width(Fill), close].align_y(Center);
        column![
            container(head).padding([2, 8]).style(theme::bar),
            scrollable(container(body).padding(theme::APART)).height(Fill).width(Fill),
        ]
        .into()
    }
}
