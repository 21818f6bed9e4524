//! What a page asks of its desk, and a desk of the window. A page handles what it can itself and returns the rest as an
//! action.

use std::path::PathBuf;

use iced::Task;
use rules::phrase::Phrase;
use rules::play::Atom;
use rules::project_edit::{ProjectEdit, Renamed};

use super::dialog::{self, Dialog, Then};
use super::document::OpenDocument;
use super::file::Purpose;
use super::keymap::Command;
use super::notice::Notice;
use super::pages::SidePage;

/// The response to a message. The tasks it starts send messages of type `M`.
#[derive(Debug)]
pub enum Action<M> {
    /// Nothing.
    None,
    /// Run this task in the background.
    Run(Task<M>),
    /// The document has changed; the phrase, if any, describes the change.
    Edited(Option<Phrase>),
    /// Nothing was done, for this reason.
    Refused(Phrase),
    /// Show this notice.
    Say(Notice),
    /// Make these edits in one stroke with this label.
    Make(Phrase, Vec<ProjectEdit>),
    /// Highlight a finding, given by its index in the report.
    Show(usize),
    /// Apply the fix of a finding, given by its index in the report.
    Mend(usize),
    /// Show the findings that prevent play.
    ShowObstacles,
    /// Show the variant whose rule has this citation.
    ShowVariant(Atom),
    /// Open a page of the side panel.
    Turn(SidePage),
    /// Balance the figure with this name, or one of the figures whose names start with it.
    Balance(String),
    /// Open a page of the manual.
    Help(&'static str),
    /// Ask for a new id for this object, which has this id now.
    Rename(Renamed, String),
    /// Execute this command.
    Command(Command),
    /// Ask for a file for this purpose.
    Choose(Purpose),
    /// Open this dialog.
    Ask(Box<Dialog>),
    /// Pass this message to the open dialog.
    Tell(Box<dialog::Message>),
    /// The document is saved: continue with what was waiting for that.
    GoOn(Then),
    /// The document was reloaded: put it in the place of the old one.
    Replace(Box<OpenDocument>),
    /// The game in this journal is now kept in another one: remove this journal.
    Discard(PathBuf),
    /// Do all of these in order.
    All(Vec<Self>),
}

impl<M: Send + 'static> Action<M> {
    /// Converts the messages of the action to another type.
    pub fn map<N: Send + 'static>(self, to: impl Fn(M) -> N + Clone + Send + 'static) -> Action<N> {
        match self {
            Self::None => Action::None,
            Self::Run(task) => Action::Run(task.map(to)),
            Self::Edited(said) => Action::Edited(said),
            Self::Refused(why) => Action::Refused(why),
            Self::Say(notice) => Action::Say(notice),
            Self::Make(stroke, edits) => Action::Make(stroke, edits),
            Self::Show(at) => Action::Show(at),
            Self::Mend(at) => Action::Mend(at),
            Self::ShowObstacles => Action::ShowObstacles,
            Self::ShowVariant(rule) => Action::ShowVariant(rule),
            Self::Turn(side) => Action::Turn(side),
            Self::Balance(name) => Action::Balance(name),
            Self::Help(page) => Action::Help(page),
            Self::Rename(what, id) => Action::Rename(what, id),
            Self::Command(command) => Action::Command(command),
            Self::Choose(purpose) => Action::Choose(purpose),
            Self::Ask(dialog) => Action::Ask(dialog),
            Self::Tell(message) => Action::Tell(message),
            Self::GoOn(then) => Action::GoOn(then),
            Self::Replace(document) => Action::Replace(document),
            Self::Discard(journal) => Action::Discard(journal),
            Self::All(actions) => Action::All(actions.into_iter().map(|own| own.map(to.clone())).collect()),
        }
    }

    /// Does this action and then the next one.
    #[must_use]
    pub fn then(self, next: Self) -> Self {
        match (self, next) {
            (Self::None, only) | (only, Self::None) => only,
            (first, second) => Self::All(vec![first, second]),
        }
    }
}

impl<M> From<Task<M>> for Action<M> {
    fn from(task: Task<M>) -> Self {
        Self::Run(task)
    }
}

impl<M> From<Result<Option<Phrase>, Phrase>> for Action<M> {
    /// The outcome of a change to the document: made, or refused.
    fn from(made: Result<Option<Phrase>, Phrase>) -> Self {
        made.map_or_else(Self::Refused, Self::Edited)
    }
}
