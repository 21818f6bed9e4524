//! The text of a page in the colours of the window.

use iced::widget::markdown::{self, Settings, Text, Uri, Viewer};
use iced::widget::{column, container, rich_text, scrollable};
use iced::{Element, Fill};

use super::Message;
use crate::gui::theme;

/// Shows text; a link opens its page.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reader;

impl Reader {
    /// Builds a text with all its parts.
    pub(super) fn read<'a>(content: &'a markdown::Content, settings: &Settings) -> Element<'a, Message> {
        markdown::view_with(content.items(), *settings, &Self)
    }
}

impl<'a> Viewer<'a, Message> for Reader {
    fn on_link_click(url: Uri) -> Message {
        Message::Followed(url)
    }

    /// The default code blocks of the toolkit are dark even in light mode.
    fn code_block(
        &self,
        settings: Settings,
        _language: Option<&'a str>,
        _code: &'a str,
        lines: &'a [Text],
    ) -> Element<'a, Message> {
        // The font of plain text would override the font of the block.
        let style = markdown::Style { font: settings.style.code_block_font, ..settings.style };
        let line = |line: &'a Text| {
            rich_text(line.spans(style)).on_link_click(Self::on_link_click).size(settings.code_size).into()
        };
        let bar = scrollable::Scrollbar::default().width(theme::STEP).scroller_width(theme::STEP);
        let lines = container(column(lines.iter().map(line))).padding(theme::NEAR);
        let lines = scrollable(lines).direction(scrollable::Direction::Horizontal(bar));
        container(lines).width(Fill).padding(2).style(theme::code).into()
    }
}
