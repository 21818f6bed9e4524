//! Asks before replacing a file that another program has changed, or whose comments would be lost.

use std::path::PathBuf;

use iced::Element;
use iced::widget::{Column, column, container, row, scrollable, space};
use rules::phrase::Phrase;

use super::{Message, choice};
use crate::files::FileComments;
use crate::gui::document::name_of;
use crate::gui::file::Purpose;
use crate::gui::theme;
use crate::gui::widget::{aside, heading, words};
use crate::words::Voice;

/// The maximum height of the list of files with comments, in px.
const HEIGHT: f32 = 200.0;

/// A save that needs a decision, and what it would lose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Overwrite {
    /// What is to be saved.
    pub purpose: Purpose,
    /// The file chosen for it; `None` if none has been chosen yet.
    pub file: Option<PathBuf>,
    /// Whether another program has changed one of the files since they were read.
    pub is_changed: bool,
    /// The comments that would be lost, by file.
    pub comments: Vec<FileComments>,
    /// Whether the files belong to the document, so that everything else in them is written again.
    pub is_own: bool,
    /// Whether saving under another name would lose nothing.
    pub can_go_elsewhere: bool,
}

impl Overwrite {
    /// Builds the dialog for the named document.
    pub fn view<'a>(&self, document: &str, voice: &Voice) -> Element<'a, Message> {
        let title = if self.is_changed { "gui-overwrite-title" } else { "gui-comments-title" };
        let changed = self
            .is_changed
            .then(|| words(voice.say(&Phrase::new("gui-overwrite-about").with("document", document.to_owned()))));
        let replace = if self.is_changed { "gui-replace" } else { "gui-comments-anyway" };
        let elsewhere = self
            .can_go_elsewhere
            .then(|| choice(voice.text("gui-save-as"), theme::primary, Some(Message::SaveAsAsked)));
        let choices = row![
            choice(voice.text("gui-cancel"), theme::outlined, Some(Message::Closed)),
            space::horizontal(),
            choice(voice.text(replace), theme::outlined, Some(Message::ReplaceAsked)),
        ]
        .push(elsewhere)
        .spacing(theme::NEAR);
        column![heading(voice.text(title))]
            .push(changed)
            .push(self.commented(voice))
            .push(choices)
            .spacing(theme::APART)
            .width(440)
            .into()
    }

    /// The list of files with comments, and what a save does to them.
    fn commented<'a>(&self, voice: &Voice) -> Option<Element<'a, Message>> {
        if self.comments.is_empty() {
            return None;
        }
        let files = self.comments.iter().map(|own| words(voice.say(&told(own))).into());
        let files = scrollable(Column::with_children(files).spacing(theme::STEP).width(iced::Fill));
        let about = if self.is_own { "gui-comments-about" } else { "gui-comments-about-other" };
        let about = Phrase::new(about).count("files", self.comments.len());
        let about = aside(voice.say(&about));
        Some(column![container(files).max_height(HEIGHT), about].spacing(theme::NEAR).into())
    }
}

/// The message about the comments of a file.
fn told(own: &FileComments) -> Phrase {
    let says = if own.first.is_empty() { "nothing" } else { "words" };
    own.say("gui-comments-file").with("file", name_of(&own.file)).with("says", says).with("first", &own.first)
}
