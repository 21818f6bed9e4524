//! The files of maps, looked at now and then: somebody else may have changed them.

use std::time::Duration;

use iced::{Subscription, Task};

use super::{App, Message};
use crate::gui::document::OpenDocument;

/// How often the files are looked at while nothing else happens.
const EVERY: Duration = Duration::from_secs(4);

impl App {
    /// Looks at the files now and then.
    pub(super) fn watch(&self) -> Subscription<Message> {
        match self.documents().find_map(OpenDocument::file) {
            Some(_) => iced::time::every(EVERY).map(|_| Message::DiskDue),
            None => Subscription::none(),
        }
    }

    /// Looks at the files of all documents.
    pub(super) fn look_at_files(&self) -> Task<Message> {
        Task::batch(self.desks.each().map(|desk| {
            let id = desk.id;
            desk.look_at_file().map(move |message| Message::Desk(id, message))
        }))
    }
}
