//! The files of maps, when other programs change them.

use std::path::PathBuf;

use iced::Task;
use rules::phrase::Phrase;

use super::watch::FileNews;
use super::{Action, Desk, Message};
use crate::files::DiskChange;
use crate::gui::document::OpenDocument;
use crate::gui::file;
use crate::gui::notice::Notice;
use crate::gui::window_state::WindowState;

impl Desk {
    pub(super) fn on_disk(&mut self, news: FileNews, around: &mut WindowState) -> Action {
        match news {
            FileNews::Seen(file, seen) => self.on_seen(file, seen, around),
            FileNews::ReloadAsked => return self.reload(),
            FileNews::Reloaded(Ok(document)) => return Action::Replace(document),
            FileNews::Reloaded(Err(errors)) => around.notice = Some(Notice::Unreadable(errors)),
            FileNews::Kept => {
                if let Some((file, stamp)) = self.disk.changed.take() {
                    self.document.accept(&file, stamp);
                }
            }
        }
        Action::None
    }

    fn on_seen(&mut self, file: PathBuf, seen: DiskChange, around: &mut WindowState) {
        // Ignore our own writes, and files of other documents.
        let own = self.document.stamp().filter(|(own, _)| *own == file).map(|(_, stamp)| stamp);
        let Some(own) = own.filter(|_| self.journal.saves == 0) else { return };
        match seen {
            DiskChange::Same => (self.disk.changed, self.disk.gone) = (None, false),
            DiskChange::Touched(now) => self.document.accept(&file, now),
            DiskChange::Other(now) if now.checksum == own.checksum => {}
            DiskChange::Other(now) => self.disk.changed = Some((file, now)),
            DiskChange::Gone if !self.disk.gone => {
                self.disk.gone = true;
                around.notice = Some(Notice::Failed(Phrase::new("gui-disk-gone").with("file", file.display())));
            }
            DiskChange::Gone => {}
        }
    }

    /// Reloads the document from disk.
    pub(super) fn reload(&self) -> Action {
        if self.document.file().is_none() {
            return Action::Refused(Phrase::new("gui-reload-nothing"));
        }
        let record = self.document.as_on_disk();
        let name = self.document.name().to_owned();
        let read = file::away(name, move || OpenDocument::open_as_journaled(&record));
        Action::Run(read.map(|opened| Message::Disk(FileNews::Reloaded(opened))))
    }

    /// Checks the file of the document, off the window's thread.
    pub(in crate::gui) fn look_at_file(&self) -> Task<Message> {
        let Some((file, stamp)) = self.document.stamp() else { return Task::none() };
        let file = file.to_owned();
        Task::future(async move {
            let own = file.clone();
            let seen = tokio::task::spawn_blocking(move || stamp.look(&own)).await;
            Message::Disk(FileNews::Seen(file, seen.unwrap_or(DiskChange::Same)))
        })
    }
}
