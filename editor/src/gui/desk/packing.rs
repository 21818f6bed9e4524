//! Packing the scenario with all its parts into one file.

use std::path::PathBuf;

use iced::Task;
use rules::phrase::Phrase;
use rules::project::Project;

use super::{Action, Desk, Message};
use crate::gui::notice::Notice;
use crate::gui::window_state::WindowState;
use crate::{files, pack};

impl Desk {
    /// Packs what the window shows, saved or not, off the window's thread. This does not save the document itself.
    pub(super) fn pack(&self, file: PathBuf) -> Action {
        let (name, project) = self.document.to_pack();
        Action::Run(Task::future(async move {
            let out = file.clone();
            let failed = |out: &PathBuf, detail: String| {
                Phrase::new("pack-failed").with("out", out.display()).with("detail", detail)
            };
            let packing = tokio::task::spawn_blocking(move || {
                let scan = scan_of(&project)?;
                let packed = pack::pack(&name, &project, scan).map_err(|error| failed(&out, error.to_string()))?;
                files::save(&out, &packed.bytes).map_err(|error| error.message())?;
                Ok(packed.files)
            });
            let packed = packing.await.unwrap_or_else(|stopped| Err(failed(&file, stopped.to_string())));
            Message::Packed(packed.map(|files| (file, files)))
        }))
    }

    pub(super) fn on_packed(&self, packed: Result<(PathBuf, usize), Phrase>, around: &mut WindowState) {
        around.notice = Some(match packed {
            Ok((file, files)) => {
                let id = if self.document.is_edited() { "gui-packed-unsaved" } else { "gui-packed" };
                Notice::Done(Phrase::new(id).count("files", files).with("out", file.display()))
            }
            Err(trouble) => Notice::Failed(trouble),
        });
    }
}

/// The bytes of the scan behind the map, which the document refers to by its absolute path.
fn scan_of(project: &Project) -> Result<Option<Vec<u8>>, Phrase> {
    let Some(scan) = &project.base_map().scan else { return Ok(None) };
    let read = files::read_picture(scan.file.as_ref());
    read.map(Some).map_err(|why| Phrase::new("gui-scan-unread").with("file", &scan.file).said("why", why))
}
