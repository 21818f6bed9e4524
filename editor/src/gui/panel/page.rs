//! The pages of the help: manual pages, lint pages (what it finds, why it matters, how to fix it), and pages on
//! queries, rules and parameters.

mod excerpt;
mod lint;
mod pictures;
mod reader;

use iced::widget::operation::{AbsoluteOffset, scroll_to};
use iced::widget::{column, container, markdown, row, scrollable, text};
use iced::{Center, Element, Fill, Task, Theme};
use rules::words::Language;

use crate::explain::{self, help};
use crate::gui::panel::problems::Remedy;
use crate::gui::theme::{self, WindowColours};
use crate::gui::widget::{Icon, icon_button};
use crate::words::Voice;

use lint::LintPage;
use reader::Reader;

/// An open page.
#[derive(Debug)]
pub struct Page {
    subject: String,
    title: String,
    language: Language,
    content: Content,
    /// The subjects of the pages that links were followed from, the most recent last.
    trail: Vec<String>,
}

/// The content of a page.
#[derive(Debug)]
enum Content {
    /// A lint, in a special layout.
    Lint(Box<LintPage>),
    /// Anything else, as written.
    Text(markdown::Content),
}

/// An event on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The fix of this finding of the report was requested.
    MendAsked(usize),
    /// The place of this finding of the report was requested.
    ShowAsked(usize),
    /// The page was closed.
    Closed,
    /// A link to another page was followed.
    Followed(String),
    /// The page that a link was followed from was requested.
    Back,
}

/// The title of a page that is not about a lint, and its text. For a subject with plain lines, each is a paragraph, and
/// the title is the requested name.
fn written(subject: &str, voice: &Voice) -> Option<(String, String)> {
    if let Some(page) = explain::page(subject, voice) {
        let (title, text) = page.split_once('\n').unwrap_or((&page, ""));
        return Some((title.trim_start_matches("# ").replace('`', ""), text.to_owned()));
    }
    let lines = explain::lines(subject, voice)?;
    Some((subject.to_owned(), lines.replace('\n', "\n\n")))
}

/// The id of the scrollable.
const BODY: &str = "page-body";

/// Scrolls the open page to its top, for a new page.
pub fn to_its_head<M: Send + 'static>() -> Task<M> {
    scroll_to(BODY, AbsoluteOffset { x: 0.0, y: 0.0 })
}

impl Page {
    /// The page of a subject: a manual page, a lint, queries, a rule or a parameter; `None` if there is no such page.
    pub fn find(subject: &str, voice: &Voice) -> Option<Self> {
        let (title, content) = if let Some(page) = LintPage::find(subject, voice) {
            (page.title().to_owned(), Content::Lint(Box::new(page)))
        } else {
            let (title, text) = written(subject, voice)?;
            (title, Content::Text(markdown::Content::parse(&text)))
        };
        Some(Self { subject: subject.to_owned(), title, language: voice.language(), content, trail: Vec::new() })
    }

    /// The page that a link leads to; a broken link stays on this page.
    #[must_use]
    pub fn follow(mut self, to: &str, voice: &Voice) -> Self {
        let Some(page) = Self::find(to, voice) else { return self };
        self.trail.push(self.subject);
        Self { trail: self.trail, ..page }
    }

    /// The page that a link was followed from; this page if there is none.
    #[must_use]
    pub fn back(mut self, voice: &Voice) -> Self {
        match self.trail.pop().and_then(|before| Self::find(&before, voice)) {
            Some(page) => Self { trail: self.trail, ..page },
            None => self,
        }
    }

    /// The same page in another language.
    #[must_use]
    pub fn translated(self, voice: &Voice) -> Option<Self> {
        Self::find(&self.subject, voice).map(|page| Self { trail: self.trail, ..page })
    }

    /// The subject of the page on queries.
    pub const QUERIES: &'static str = "query";

    /// The subject of the page.
    pub fn subject(&self) -> &str {
        &self.subject
    }

    /// The language it is written in.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Builds the page; a lint page includes the remedy for its findings in this document.
    pub fn view<'a>(&'a self, remedy: Option<Remedy>, theme: &Theme, voice: &Voice) -> Element<'a, Message> {
        let look = WindowColours::from_theme(theme);
        let style = markdown::Style {
            font: theme::FONT,
            inline_code_font: theme::CODE,
            code_block_font: theme::CODE,
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
        let body = match &self.content {
            Content::Lint(page) => page.view(remedy, &settings, theme, voice),
            Content::Text(content) => Reader::read(content, &settings),
        };
        let close = icon_button(Icon::Close, voice.text("gui-page-close"), Some(Message::Closed));
        let contents = (self.subject != help::CONTENTS).then(|| Message::Followed(help::CONTENTS.to_owned()));
        let back = (!self.trail.is_empty()).then_some(Message::Back);
        let head = row![
            icon_button(Icon::Back, voice.text("gui-help-back"), back),
            icon_button(Icon::Contents, voice.text("gui-help-contents"), contents),
            text(&self.title).size(theme::HEADING).font(theme::BOLD).width(Fill),
            close,
        ]
        .spacing(theme::STEP)
        .align_y(Center);
        column![
            container(head).padding([2, 8]).style(theme::bar),
            scrollable(container(body).padding(theme::BESIDE_BAR)).id(BODY).height(Fill).width(Fill),
        ]
        .into()
    }
}
