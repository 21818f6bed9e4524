//! Opening and saving: dialogs of the system, a typed path where there are none, and the work on disk.

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
use crate::files;

/// A dialog that ends sooner than a hand can move was never shown: the system has none.
const NO_DIALOG: Duration = Duration::from_millis(400);

/// What a file is chosen for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// To open it.
    Open,
    /// To save the map in it.
    Save,
    /// To save a recorded correction in it.
    Record,
    /// To pack the scenario in it.
    Pack,
    /// To write a picture of the window in it.
    Photograph,
    /// To lay the picture in it behind the map.
    Scan,
    /// To add the variant in it to the scenario.
    Variant,
    /// To add the correction in it to the scenario.
    Correction,
    /// To write the report of a play-test in it.
    Report,
    /// To save the game that is played.
    SaveGame,
    /// To go on with the game saved in it.
    OpenGame,
}

impl Purpose {
    /// Whether the file is there already and is only read.
    pub const fn reads(self) -> bool {
        matches!(self, Self::Open | Self::Scan | Self::Variant | Self::Correction | Self::OpenGame)
    }

    /// Whether it is for the window, not for a document that is open.
    pub const fn is_of_window(self) -> bool {
        matches!(self, Self::Open | Self::OpenGame | Self::Photograph)
    }

    /// How the names of such files end.
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

/// What came of choosing a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileChoice {
    /// A file.
    File(PathBuf),
    /// None.
    Nothing,
    /// The system shows no dialog: the path must be typed.
    NoDialog,
}

/// Shows the system's dialog. Where there is no window to show it above, the path must be typed.
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

/// Reads a document away from the window's thread.
pub fn open(file: PathBuf) -> Task<Result<Box<OpenDocument>, Vec<LoadError>>> {
    away(file.display().to_string(), move || OpenDocument::open(&file))
}

/// Opens or recovers a document away from the window's thread. `name` is what is told when that stops.
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

/// Writes a snapshot away from the window's thread: the other documents first, so that a map on disk means that all of it is.
pub fn write(file: PathBuf, snapshot: Snapshot) -> Task<Result<WrittenMap, Phrase>> {
    let mark = snapshot.mark;
    put_all(file.clone(), snapshot.files(file)).map(move |written| written.map(|file| WrittenMap { file, mark }))
}

/// Writes a text away from the window's thread.
pub fn put(file: PathBuf, text: String) -> Task<Result<PathBuf, Phrase>> {
    put_all(file.clone(), vec![(file, text)])
}

/// Writes texts one after the other and tells the file they are all about.
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

/// What is saved beside a map under its name. Whoever names one of them means all: the map has a file of its own.
const BESIDE: [&str; 4] = [Scenario::EXTENSION, CounterMix::EXTENSION, Rulebook::EXTENSION, Variant::EXTENSION];

/// The map a name means that is the name of something saved beside it.
fn map_beside(chosen: &Path) -> Option<PathBuf> {
    let name = chosen.file_name()?.to_str()?;
    let stem = BESIDE.iter().find_map(|ending| name.strip_suffix(ending)?.strip_suffix('.'))?;
    Some(chosen.with_file_name(format!("{stem}.{}", MapDocument::EXTENSION)))
}

/// The file something is saved in: a name without an ending gets the one of maps, of corrections or of archives.
pub fn finished(purpose: Purpose, chosen: PathBuf) -> PathBuf {
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

/// The file name to suggest for a document: its own, or one made of the name it was opened by.
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
        // The scenario beside it would be lost in the file of the map.
        assert_eq!(saved("/tmp/fort.scenario.ron"), "/tmp/fort.map.ron");
        assert_eq!(saved("/tmp/fort.rules.ron"), "/tmp/fort.map.ron");
        let recorded = finished(Purpose::Record, PathBuf::from("/tmp/gate"));
        assert_eq!(recorded.display().to_string(), "/tmp/gate.correction.ron");
        for name in ["/tmp/fort", "/tmp/fort.zip"] {
            assert_eq!(finished(Purpose::Pack, PathBuf::from(name)).display().to_string(), "/tmp/fort.zip");
        }
    }
}
