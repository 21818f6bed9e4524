//! What a page asks its desk to do, and a desk the window. A page handles what it can itself and returns the rest as an
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

/// What to do in response to a message. A task it starts sends messages of type `M`.
#[derive(Debug)]
pub enum Action<M> {
    /// Nothing.
    None,
    /// Run this in the background.
    Run(Task<M>),
    /// The document has changed; there may be something to say about it.
    Edited(Option<Phrase>),
    /// Nothing was done, for this reason.
    Refused(Phrase),
    /// Say this.
    Say(Notice),
    /// Make these edits in one step of this name.
    Make(Phrase, Vec<ProjectEdit>),
    /// Light up a finding, by its number in the report.
    Show(usize),
    /// Mend a finding, by its number in the report.
    Mend(usize),
    /// Show the findings that stand in the way of play.
    ShowObstacles,
    /// Show the variant whose rule is cited so.
    ShowVariant(Atom),
    /// Turn to a page at the right.
    Turn(SidePage),
    /// Balance the figure of this name, or one of those whose names begin so.
    Balance(String),
    /// Open a page of the manual.
    Help(&'static str),
    /// Ask for another id of this thing.
    Rename(Renamed, String),
    /// Do what the command says.
    Command(Command),
    /// Ask for a file.
    Choose(Purpose),
    /// Open this dialog.
    Ask(Box<Dialog>),
    /// Hand this to the dialog that is open.
    Tell(Box<dialog::Message>),
    /// The document is saved: go on with what waited for that.
    GoOn(Then),
    /// The document was read again: lay it where it lay.
    Replace(Box<OpenDocument>),
    /// The game in this journal is in another one by now: remove it.
    Discard(PathBuf),
    /// All of these, one after the other.
    All(Vec<Self>),
}

impl<M: Send + 'static> Action<M> {
    /// The same with messages of another type.
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

    /// This, and then another one.
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
    /// What comes of a change of the document that was made, or was refused.
    fn from(made: Result<Option<Phrase>, Phrase>) -> Self {
        made.map_or_else(Self::Refused, Self::Edited)
    }
}
