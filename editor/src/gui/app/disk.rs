//! Checks the map files at intervals, because other programs may change them.

use std::time::Duration;

use iced::{Subscription, Task};

use super::{App, Message};
use crate::gui::document::OpenDocument;

/// The interval between two checks of the files while nothing else happens.
const EVERY: Duration = Duration::from_secs(4);

impl App {
    /// Subscribes to the regular check of the files, if any document has one.
    pub(super) fn watch(&self) -> Subscription<Message> {
        match self.documents().find_map(OpenDocument::file) {
            Some(_) => iced::time::every(EVERY).map(|_| Message::DiskDue),
            None => Subscription::none(),
        }
    }

    /// Checks the files of all documents.
    pub(super) fn look_at_files(&self) -> Task<Message> {
        Task::batch(self.desks.each().map(|desk| {
            let id = desk.id;
            desk.look_at_file().map(move |message| Message::Desk(id, message))
        }))
    }
}
