//! Opening and saving: system file dialogs, a typed path if there are none, and file access.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use iced::{Task, window};
use rules::correction::Correction;
use rules::counters::CounterMix;
use rules::log::Log;
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::project::LoadError;
use rules::rulebook::Rulebook;
use rules::scenario::Scenario;
use rules::text::Document;
use rules::variant::Variant;

use super::document::{OpenDocument, Snapshot};
use crate::files::{self, DocumentKind};

/// A dialog that closes faster than a user could react was never shown: the system has none.
const NO_DIALOG: Duration = Duration::from_millis(400);

/// The purpose for which a file is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Open it.
    Open,
    /// Save the map to it.
    Save,
    /// Save a recorded correction to it.
    Record,
    /// Pack the scenario into it.
    Pack,
    /// Save a screenshot of the window to it.
    Photograph,
    /// Lay the picture in it behind the map.
    Scan,
    /// Add the variant in it to the scenario.
    Variant,
    /// Add the correction in it to the scenario.
    Correction,
    /// Write the report of a play-test to it.
    Report,
    /// Save the game being played to it.
    SaveGame,
    /// Continue the game saved in it.
    OpenGame,
}

impl Purpose {
    /// Whether the file must exist and is only read.
    pub const fn reads(self) -> bool {
        matches!(self, Self::Open | Self::Scan | Self::Variant | Self::Correction | Self::OpenGame)
    }

    /// Whether it concerns the window, not an open document.
    pub const fn is_of_window(self) -> bool {
        matches!(self, Self::Open | Self::OpenGame | Self::Photograph)
    }

    /// The file extensions for this purpose.
    const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Open
            | Self::Save
            | Self::Record
            | Self::Variant
            | Self::Correction
            | Self::SaveGame
            | Self::OpenGame => &["ron"],
            Self::Pack => &["zip"],
            Self::Report => &["html"],
            Self::Photograph => &["png"],
            Self::Scan => &files::SCAN_ENDINGS,
        }
    }
}

/// The outcome of choosing a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileChoice {
    /// A file.
    File(PathBuf),
    /// The user cancelled.
    Nothing,
    /// The system has no file dialog: the path must be typed.
    NoDialog,
}

/// Shows the system's file dialog. Without a window to show it above, the path must be typed.
pub fn choose(purpose: Purpose, suggested: PathBuf, filter: String) -> Task<FileChoice> {
    window::latest()
        .and_then(move |id| {
            let (suggested, filter) = (suggested.clone(), filter.clone());
            window::run(id, move |window| {
                let dialog = rfd::AsyncFileDialog::new().set_parent(&window).add_filter(filter, purpose.endings());
                let dialog = match suggested.parent().filter(|folder| folder.is_dir()) {
                    Some(folder) => dialog.set_directory(folder),
                    None => dialog,
                };
                let name = suggested.file_name().unwrap_or_default().to_string_lossy();
                let began = Instant::now();
                let chosen: std::pin::Pin<Box<dyn Future<Output = _> + Send>> = match purpose {
                    Purpose::Open | Purpose::Scan | Purpose::Variant | Purpose::Correction | Purpose::OpenGame => {
                        Box::pin(dialog.pick_file())
                    }
                    Purpose::Save
                    | Purpose::Record
                    | Purpose::Pack
                    | Purpose::Photograph
                    | Purpose::Report
                    | Purpose::SaveGame => Box::pin(dialog.set_file_name(name).save_file()),
                };
                async move {
                    match chosen.await {
                        Some(file) => FileChoice::File(file.path().to_owned()),
                        None if began.elapsed() < NO_DIALOG => FileChoice::NoDialog,
                        None => FileChoice::Nothing,
                    }
                }
            })
            .then(Task::future)
        })
        .collect()
        .map(|chosen| chosen.into_iter().next().unwrap_or(FileChoice::NoDialog))
}

/// Reads a document off the window's thread.
pub fn open(file: PathBuf) -> Task<Result<Box<OpenDocument>, Vec<LoadError>>> {
    away(file.display().to_string(), move || OpenDocument::open(&file))
}

/// Opens or recovers a document off the window's thread. `name` is what the error reports if the work panics.
pub fn away<T: Send + 'static>(
    name: String,
    work: impl FnOnce() -> Result<T, Vec<LoadError>> + Send + 'static,
) -> Task<Result<Box<T>, Vec<LoadError>>> {
    Task::future(async move {
        tokio::task::spawn_blocking(move || work().map(Box::new)).await.unwrap_or_else(|stopped| {
            let message = Phrase::new("file-trouble").with("detail", stopped);
            Err(vec![LoadError::Missing { name, message }])
        })
    })
}

/// A map written to disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenMap {
    /// The file.
    pub file: PathBuf,
    /// The mark of the snapshot it holds.
    pub mark: usize,
}

/// Writes a snapshot off the window's thread: the map last, so that a map on disk means that everything is.
pub fn write(file: PathBuf, snapshot: Snapshot) -> Task<Result<WrittenMap, Phrase>> {
    let mark = snapshot.mark;
    put_all(file.clone(), snapshot.files(file)).map(move |written| written.map(|file| WrittenMap { file, mark }))
}

/// Writes a text off the window's thread.
pub fn put(file: PathBuf, text: String) -> Task<Result<PathBuf, Phrase>> {
    put_all(file.clone(), vec![(file, text)])
}

/// Writes texts in order and returns `file`, the file they are all about.
fn put_all(file: PathBuf, texts: Vec<(PathBuf, String)>) -> Task<Result<PathBuf, Phrase>> {
    Task::future(async move {
        let name = file.display().to_string();
        let writing = tokio::task::spawn_blocking(move || {
            files::save_all(&texts).map_err(|error| error.message())?;
            Ok(file)
        });
        writing
            .await
            .unwrap_or_else(|stopped| Err(Phrase::new("file-not-written").with("path", name).with("detail", stopped)))
    })
}

/// The extensions of files saved next to a map under its name. Choosing one of them means the whole set: the map has a
/// file of its own.
const BESIDE: [&str; 4] = [Scenario::EXTENSION, CounterMix::EXTENSION, Rulebook::EXTENSION, Variant::EXTENSION];

/// The map that belongs to the name of a file saved next to it.
fn map_beside(chosen: &Path) -> Option<PathBuf> {
    let name = chosen.file_name()?.to_str()?;
    let stem = BESIDE.iter().find_map(|ending| name.strip_suffix(ending)?.strip_suffix('.'))?;
    Some(chosen.with_file_name(format!("{stem}.{}", MapDocument::EXTENSION)))
}

/// Completes the chosen path: a name without an extension gets the one of maps, corrections or archives.
pub fn finished(purpose: Purpose, chosen: PathBuf) -> PathBuf {
    let chosen = if cfg!(windows) && !chosen.exists() { without_added_ending(chosen) } else { chosen };
    if purpose == Purpose::Save
        && let Some(map) = map_beside(&chosen)
    {
        return map;
    }
    let ending = match purpose {
        Purpose::Open | Purpose::Scan | Purpose::Variant | Purpose::Correction | Purpose::OpenGame => return chosen,
        Purpose::Save => MapDocument::EXTENSION,
        Purpose::Record => Correction::EXTENSION,
        Purpose::Pack => "zip",
        Purpose::Report => "html",
        Purpose::Photograph => "png",
        Purpose::SaveGame => Log::EXTENSION,
    };
    if chosen.extension().is_some_and(|ending| purpose.endings().iter().any(|own| ending.eq_ignore_ascii_case(own))) {
        return chosen;
    }
    let mut name = chosen.into_os_string();
    name.push(".");
    name.push(ending);
    name.into()
}

/// Removes the extension that the dialog of Windows adds to a new name: it knows only the last part of ours, and makes
/// `fort.ron` of `fort`.
fn without_added_ending(chosen: PathBuf) -> PathBuf {
    let name = chosen.file_name().unwrap_or_default().to_string_lossy();
    let is_of_kind = DocumentKind::ALL.iter().any(|kind| name.ends_with(&format!(".{}", kind.extension())));
    let added = chosen.extension().is_some_and(|ending| ending == "ron") && !is_of_kind;
    if added { chosen.with_extension("") } else { chosen }
}

/// The file name to suggest for a document: the name of its file, or one derived from the name it was opened by.
pub fn suggestion(document: &OpenDocument) -> PathBuf {
    if let Some(file) = document.file() {
        return file.to_owned();
    }
    let stem = document.name().split('.').next().unwrap_or_default();
    PathBuf::from(format!("{stem}.map.ron"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_file_gets_its_ending_once() {
        let saved = |name: &str| finished(Purpose::Save, PathBuf::from(name)).display().to_string();
        assert_eq!(saved("/tmp/fort"), "/tmp/fort.map.ron");
        assert_eq!(saved("/tmp/fort.v2"), "/tmp/fort.v2.map.ron");
        assert_eq!(saved("/tmp/fort.map.ron"), "/tmp/fort.map.ron");
        assert_eq!(saved("/tmp/fort.ron"), "/tmp/fort.ron");
        // Saving as the scenario next to it would overwrite that file with the map.
        assert_eq!(saved("/tmp/fort.scenario.ron"), "/tmp/fort.map.ron");
        assert_eq!(saved("/tmp/fort.rules.ron"), "/tmp/fort.map.ron");
        let recorded = finished(Purpose::Record, PathBuf::from("/tmp/gate"));
        assert_eq!(recorded.display().to_string(), "/tmp/gate.correction.ron");
        let typed = |name: &str| without_added_ending(PathBuf::from(name)).display().to_string();
        assert_eq!(typed("/tmp/fort.ron"), "/tmp/fort");
        assert_eq!(typed("/tmp/fort.v2.ron"), "/tmp/fort.v2");
        assert_eq!(typed("/tmp/fort.map.ron"), "/tmp/fort.map.ron");
        assert_eq!(typed("/tmp/fort.html"), "/tmp/fort.html");
        for name in ["/tmp/fort", "/tmp/fort.zip"] {
            assert_eq!(finished(Purpose::Pack, PathBuf::from(name)).display().to_string(), "/tmp/fort.zip");
        }
    }
}
