//! Saves a picture of the window, to share or to attach to a report.

use std::path::PathBuf;

use iced::window::Screenshot;
use iced::{Task, window};
use rules::phrase::Phrase;
use tiny_skia::{IntSize, Pixmap};

use super::{App, Message};
use crate::files;
use crate::gui::file::Purpose;

impl App {
    /// Takes a screenshot of the window as it is, before any file dialog opens.
    pub(super) fn photograph() -> Task<Message> {
        window::latest().and_then(window::screenshot).map(Message::Photographed)
    }

    /// Asks where to save the screenshot.
    pub(super) fn on_photographed(&mut self, taken: Screenshot) -> Task<Message> {
        self.photograph = Some(taken);
        self.choose(self.front(), Purpose::Photograph)
    }

    /// Writes the screenshot that was taken.
    pub(super) fn write_photograph(&mut self, file: PathBuf) -> Task<Message> {
        let Some(taken) = self.photograph.take() else { return Task::none() };
        Task::future(async move {
            let writing = tokio::task::spawn_blocking({
                let file = file.clone();
                move || write(&taken, &file)
            });
            let stopped =
                |detail| Err(Phrase::new("file-not-written").with("path", file.display()).with("detail", detail));
            let written = writing.await.unwrap_or_else(|detail| stopped(detail.to_string()));
            Message::PhotographWritten(written.map(|()| file))
        })
    }
}

fn write(taken: &Screenshot, file: &std::path::Path) -> Result<(), Phrase> {
    let trouble = |detail: &str| Phrase::new("file-not-written").with("path", file.display()).with("detail", detail);
    // A window is opaque: premultiplied colours equal plain ones.
    let size = IntSize::from_wh(taken.size.width, taken.size.height);
    let pixels = size.and_then(|size| Pixmap::from_vec(taken.rgba.to_vec(), size));
    let pixels = pixels.ok_or_else(|| trouble("0 × 0"))?;
    let png = pixels.encode_png().map_err(|error| trouble(&error.to_string()))?;
    files::save(file, &png).map_err(|error| error.message())
}

#[cfg(test)]
mod tests {
    use iced::Size;

    use super::*;

    #[test]
    fn what_is_written_is_what_was_seen() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("window.png");
        let rgba = vec![250, 248, 243, 255, 0, 10, 20, 255];
        let taken = Screenshot::new(rgba.clone(), Size::new(2, 1), 1.0);
        write(&taken, &file).unwrap();
        let read = Pixmap::load_png(&file).unwrap();
        assert_eq!((read.width(), read.height(), read.data()), (2, 1, &*rgba));
        let nothing = Screenshot::new(Vec::new(), Size::new(0, 0), 1.0);
        assert_eq!(write(&nothing, &file).unwrap_err().id, "file-not-written");
    }
}
