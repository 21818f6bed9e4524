//! The files of maps, changed by somebody else.

use std::path::PathBuf;
use std::time::Duration;

use iced::{Subscription, Task};
use rules::message::Message as Say;

use super::sheet::Sheet;
use super::watch::News;
use super::{App, Message, Notice};
use crate::files::Seen;
use crate::gui::document::OpenDocument;
use crate::gui::file;

/// How often the file is looked at while nothing else happens.
const EVERY: Duration = Duration::from_secs(4);

impl App {
    /// Looks at the files now and then.
    pub(super) fn watch(&self) -> Subscription<Message> {
        match self.documents().find_map(OpenDocument::file) {
            Some(_) => iced::time::every(EVERY).map(|_| Message::Disk(News::Due)),
            None => Subscription::none(),
        }
    }

    pub(super) fn on_disk(&mut self, news: News) -> Task<Message> {
        match news {
            News::Due => return Task::batch(self.sheets().map(look_at_file)),
            News::Seen(file, seen) => self.on_seen(file, seen),
            News::ReloadAsked => return self.reload(),
            News::Reloaded(Ok(document)) => {
                // Edits that are not in the file were not given up on purpose: they are offered.
                self.leave_journal();
                self.exchange(*document);
                self.offer_what_was_left();
            }
            News::Reloaded(Err(errors)) => self.notice = Some(Notice::Unreadable(errors)),
            News::Kept => {
                if let Some((file, stamp)) = self.sheet.disk.changed.take() {
                    self.sheet.document.accept(&file, stamp);
                }
            }
        }
        Task::none()
    }

    fn on_seen(&mut self, file: PathBuf, seen: Seen) {
        // What we are writing ourselves is no news, and neither is another document's file.
        let own = self.sheet.document.stamp().filter(|(own, _)| *own == file).map(|(_, stamp)| stamp);
        let Some(own) = own.filter(|_| self.sheet.journal.saves == 0) else { return };
        match seen {
            Seen::Same => (self.sheet.disk.changed, self.sheet.disk.gone) = (None, false),
            Seen::Touched(now) => self.sheet.document.accept(&file, now),
            Seen::Other(now) if now.print == own.print => {}
            Seen::Other(now) => self.sheet.disk.changed = Some((file, now)),
            Seen::Gone if !self.sheet.disk.gone => {
                self.sheet.disk.gone = true;
                self.notice = Some(Notice::Failed(Say::new("gui-disk-gone").with("file", file.display())));
            }
            Seen::Gone => {}
        }
    }

    /// Reads the document again as it lies on disk.
    pub(super) fn reload(&mut self) -> Task<Message> {
        if self.sheet.document.file().is_none() {
            self.notice = Some(Notice::Failed(Say::new("gui-reload-nothing")));
            return Task::none();
        }
        let record = self.sheet.document.as_on_disk();
        let name = self.sheet.document.name().to_owned();
        let read = file::away(name, move || OpenDocument::open_as_journaled(&record));
        self.for_sheet(read.map(|opened| Message::Disk(News::Reloaded(opened))))
    }
}

/// Looks at the file of a sheet, away from the window's thread.
fn look_at_file(sheet: &Sheet) -> Task<Message> {
    let Some((file, stamp)) = sheet.document.stamp() else { return Task::none() };
    let (id, file) = (sheet.id, file.to_owned());
    Task::future(async move {
        let own = file.clone();
        let seen = tokio::task::spawn_blocking(move || stamp.look(&own)).await;
        Message::For(id, Box::new(Message::Disk(News::Seen(file, seen.unwrap_or(Seen::Same)))))
    })
}
