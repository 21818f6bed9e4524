//! Game logs with the scenario on which they were played, and folders of logs.

use std::fs;
use std::path::{Component, Path, PathBuf};

use rules::log::Log;
use rules::project::{LoadError, Project};
use rules::text;

use super::open::scenario;
use super::scenario_of_file::beside;
use super::sort::OutputFormat;
use super::unlisted::list_those_of;
use super::{DocumentKind, Opened, SaveError, Source, folder_of, save, save_folder};

/// A log read from a file.
#[derive(Debug, Clone)]
pub struct LogFile {
    /// The file.
    pub source: Source,
    /// The log.
    pub log: Log,
}

impl LogFile {
    /// Loads the scenario it names, in its current state: one next to the log, or a bundled one.
    ///
    /// # Errors
    ///
    /// Returns everything that is missing or broken.
    pub fn scenario(&self) -> Result<Opened, Vec<LoadError>> {
        let source = beside(&self.source, &self.log.scenario, "file-no-log-scenario").map_err(|error| vec![error])?;
        let project = scenario_of_log(&self.log, &source)?;
        Ok(Opened { source, project, part: None })
    }
}

/// Loads the scenario of a log, adding the variants that the log was played with and the scenario does not list.
///
/// # Errors
///
/// Returns everything that is missing or broken.
pub fn scenario_of_log(log: &Log, source: &Source) -> Result<Project, Vec<LoadError>> {
    let mut project = scenario(source)?;
    list_those_of(&log.parts, &mut project);
    Ok(project)
}

/// Opens a log.
///
/// # Errors
///
/// When it is missing or broken.
pub fn open_log(file: &Path) -> Result<LogFile, Vec<LoadError>> {
    let source = Source::find(file, &[DocumentKind::Log]).map_err(|error| vec![error])?;
    let log = source.read().map_err(|error| vec![error])?;
    Ok(LogFile { source, log })
}

/// A folder for the logs of one series.
#[derive(Debug)]
pub struct LogFolder {
    folder: PathBuf,
}

/// Why logs cannot be written into a folder.
#[derive(Debug)]
pub enum NoLogFolder {
    /// It cannot be created or written.
    Save(SaveError),
    /// A file that is not a log has the name of one.
    Taken(PathBuf),
}

impl LogFolder {
    /// Creates the folder if necessary, for logs of any name.
    ///
    /// # Errors
    ///
    /// When it cannot be created.
    pub fn any(folder: &Path) -> Result<Self, SaveError> {
        save_folder(folder)?;
        Ok(Self { folder: folder.to_path_buf() })
    }

    /// Creates the folder if necessary, for the logs of `games` games.
    ///
    /// # Errors
    ///
    /// When it cannot be created, or when a log would replace a file that is not a log.
    pub fn new(folder: &Path, games: u32) -> Result<Self, NoLogFolder> {
        save_folder(folder).map_err(NoLogFolder::Save)?;
        let own = Self { folder: folder.to_path_buf() };
        // There may be a million games and hardly any files in the folder.
        let there = fs::read_dir(folder).into_iter().flatten().flatten();
        let mut taken: Vec<PathBuf> = there.map(|file| file.path()).filter(|file| own.is_named(file, games)).collect();
        taken.sort();
        match taken
            .into_iter()
            .find(|file| OutputFormat::from_file(file) != Some(OutputFormat::Document(DocumentKind::Log)))
        {
            Some(taken) => Err(NoLogFolder::Taken(taken)),
            None => Ok(own),
        }
    }

    /// Returns the name by which logs in this folder refer to a scenario.
    #[must_use]
    pub fn name_of(&self, scenario: &Source) -> String {
        match &scenario.path {
            None => {
                let ending = format!(".{}", DocumentKind::Scenario.extension());
                scenario.name.strip_suffix(&ending).unwrap_or(&scenario.name).to_owned()
            }
            Some(path) => way(&self.folder, path).unwrap_or_else(|| whole(path)),
        }
    }

    /// Writes the log of a game.
    ///
    /// # Errors
    ///
    /// When the file cannot be written.
    pub fn write(&self, log: &Log) -> Result<(), SaveError> {
        save(&self.file(log.game), text::write(log))
    }

    /// Writes a log to a file called `name`.
    ///
    /// # Errors
    ///
    /// When the file cannot be written.
    pub fn write_as(&self, name: &str, log: &Log) -> Result<(), SaveError> {
        save(&self.folder.join(name), text::write(log))
    }

    /// Whether a file has the name of the log of one of the first `games` games.
    fn is_named(&self, file: &Path, games: u32) -> bool {
        let name = file.file_name().and_then(|name| name.to_str());
        let number = name.and_then(|name| name.strip_prefix("game-")?.split('.').next()?.parse::<u32>().ok());
        let game = number.and_then(|number| number.checked_sub(1)).filter(|game| *game < games);
        game.is_some_and(|game| self.file(game) == file)
    }

    fn file(&self, game: u32) -> PathBuf {
        self.folder.join(format!("game-{:04}.{}", u64::from(game) + 1, DocumentKind::Log.extension()))
    }
}

/// Returns the name by which a log refers to a scenario that is also a file.
#[must_use]
pub fn scenario_beside(log: &Path, scenario: &Path) -> String {
    way(folder_of(log), scenario).unwrap_or_else(|| whole(scenario))
}

/// Returns the full path of a file: on another drive, no path leads to it from the folder of a log.
fn whole(file: &Path) -> String {
    std::path::absolute(file).unwrap_or_else(|_| file.to_owned()).display().to_string()
}

/// Returns the path from a folder to a file, with `/` as separator; `None` if there is no relative path between them.
fn way(folder: &Path, file: &Path) -> Option<String> {
    let (folder, file) = (fs::canonicalize(folder).ok()?, fs::canonicalize(file).ok()?);
    let shared = folder.components().zip(file.components()).take_while(|(a, b)| a == b).count();
    // On systems with drives the two paths may have nothing in common.
    if shared == 0 {
        return None;
    }
    let up = folder.components().skip(shared).map(|_| "..".to_owned());
    let down =
        file.components().skip(shared).map(|part: Component<'_>| part.as_os_str().to_string_lossy().into_owned());
    Some(up.chain(down).collect::<Vec<_>>().join("/"))
}
