//! A document named by the user: a path, or the name of a bundled document.

use std::path::{Path, PathBuf};

use rules::case::Cases;
use rules::correction::Correction;
use rules::counters::CounterMix;
use rules::log::Log;
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::playtest::{Sensitivity, Shard, Summary};
use rules::project::{LoadError, Shelf};
use rules::rulebook::Rulebook;
use rules::scenario::Scenario;
use rules::text::{self, Document, TextError, nearest};
use rules::variant::Variant;

use super::path_name::named_beside;
use super::{Bundled, Folder, OutputFormat, bundled, bundled_names, is_file_name, read};

/// The kind of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DocumentKind {
    /// A scenario.
    Scenario,
    /// A map.
    Map,
    /// A correction.
    Correction,
    /// A variant.
    Variant,
    /// A counter mix.
    Counters,
    /// A rulebook.
    Rulebook,
    /// A file of cases.
    Cases,
    /// A game log.
    Log,
    /// The results of a play-test.
    Results,
    /// What the walls of a map are worth.
    Walls,
    /// A part of a play-test series.
    Shard,
}

impl DocumentKind {
    /// Every kind; a bare name means the first of them for which there is a bundled document.
    pub const ALL: [Self; 11] = [
        Self::Scenario,
        Self::Map,
        Self::Correction,
        Self::Variant,
        Self::Counters,
        Self::Rulebook,
        Self::Cases,
        Self::Log,
        Self::Results,
        Self::Walls,
        Self::Shard,
    ];

    /// The word at the start of its text.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Scenario => Scenario::NAME,
            Self::Map => MapDocument::NAME,
            Self::Correction => Correction::NAME,
            Self::Variant => Variant::NAME,
            Self::Counters => CounterMix::NAME,
            Self::Rulebook => Rulebook::NAME,
            Self::Cases => Cases::NAME,
            Self::Log => Log::NAME,
            Self::Results => Summary::NAME,
            Self::Walls => Sensitivity::NAME,
            Self::Shard => Shard::NAME,
        }
    }

    /// The file extension.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Scenario => Scenario::EXTENSION,
            Self::Map => MapDocument::EXTENSION,
            Self::Correction => Correction::EXTENSION,
            Self::Variant => Variant::EXTENSION,
            Self::Counters => CounterMix::EXTENSION,
            Self::Rulebook => Rulebook::EXTENSION,
            Self::Cases => Cases::EXTENSION,
            Self::Log => Log::EXTENSION,
            Self::Results => Summary::EXTENSION,
            Self::Walls => Sensitivity::EXTENSION,
            Self::Shard => Shard::EXTENSION,
        }
    }

    /// Whether such a document means nothing without the scenario that uses it.
    #[must_use]
    pub const fn is_part(self) -> bool {
        matches!(self, Self::Correction | Self::Variant | Self::Counters | Self::Rulebook)
    }

    /// Returns the kind given at the start of a text; `None` if it is no known kind.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let word = text::kind(text)?;
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// Returns the message that neither a file nor a bundled document of these kinds has a name, with the one that was most
/// likely meant; without one, with the names of the first kind that has any.
#[must_use]
pub fn no_such(name: &str, kinds: &[DocumentKind]) -> Phrase {
    let known = || kinds.iter().flat_map(|kind| bundled_names(kind.extension()));
    if let Some(nearest) = nearest_name(name, known()) {
        return Phrase::new("file-near").with("nearest", nearest);
    }
    let some = kinds.iter().map(|kind| bundled_names(kind.extension())).find(|names| !names.is_empty());
    match some {
        Some(names) => Phrase::new("file-neither").with("known", names.join(", ")),
        None => Phrase::new("file-not-found"),
    }
}

/// Returns the known name that is most like a misspelt one, with or without the folder before it.
#[must_use]
pub fn nearest_name<'n>(name: &str, known: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let known: Vec<&'n str> = known.collect();
    let bare = |own: &'n str| own.rsplit_once('/').map_or(own, |(_, bare)| bare);
    let in_folder = || {
        let near = nearest(name, known.iter().copied().map(bare))?;
        known.iter().copied().find(|own| bare(own) == near)
    };
    // `plays` for `playtest`: too many letters differ, but not those at the beginning.
    let alike = |own: &str| own.chars().zip(name.chars()).take_while(|(one, other)| one == other).count();
    let begun = || known.iter().copied().filter(|own| alike(own) > 3).max_by_key(|own| alike(own));
    nearest(name, known.iter().copied()).or_else(in_folder).or_else(begun)
}

/// The text of a document, with its location.
#[derive(Debug, Clone)]
pub struct Source {
    /// The display name: its path, or the file name of the bundled document.
    pub name: String,
    /// Its file; `None` for a bundled document.
    pub path: Option<PathBuf>,
    /// The text.
    pub text: String,
}

impl Source {
    /// Finds a document: an existing file first, then a bundled document.
    ///
    /// `kinds` lists the kinds a bare name such as `alamo` may mean, the most likely first.
    ///
    /// # Errors
    ///
    /// When there is no such document, or its file cannot be read.
    pub fn find(file: &Path, kinds: &[DocumentKind]) -> Result<Self, LoadError> {
        let name = file.display().to_string();
        // A folder called `alamo` does not hide the bundled document of that name.
        let path = if file.is_dir() { None } else { file.exists().then(|| file.to_path_buf()) };
        if let Some(path) = path {
            return Ok(Self { text: read(&path)?, name, path: Some(path) });
        }
        let mut files =
            std::iter::once(name.clone()).chain(kinds.iter().map(|kind| format!("{name}.{}", kind.extension())));
        if let Some((name, text)) = files.find_map(|file| bundled(&file).map(|text| (file, text))) {
            return Ok(Self { name, path: None, text: text.to_owned() });
        }
        // A bare name most likely meant a bundled document; anything else, including any folder, is a file that fails
        // to read.
        if file.exists() || file.extension().is_some() || file.components().count() != 1 {
            return Err(match read(file) {
                Err(error) => error,
                Ok(_) => LoadError::Missing { name, message: Phrase::new("file-not-found") },
            });
        }
        let message = no_such(&name, kinds);
        Err(LoadError::Missing { name, message })
    }

    /// Returns the kind of the document.
    ///
    /// # Errors
    ///
    /// When its text does not start like a known document.
    pub fn kind(&self) -> Result<DocumentKind, LoadError> {
        DocumentKind::from_text(&self.text).ok_or_else(|| {
            let known = DocumentKind::ALL.map(|kind| format!("`{}(`", kind.word())).join(", ");
            self.broken(TextError { line: 1, column: 1, message: Phrase::new("file-no-document").with("known", known) })
        })
    }

    /// Parses it as a document of type `D`.
    ///
    /// # Errors
    ///
    /// Returns why the text is not such a document.
    pub fn read<D: Document>(&self) -> Result<D, LoadError> {
        text::read(&self.text).map_err(|error| self.broken(error))
    }

    /// Returns the message that the window does not open a document of this kind, and what does.
    #[must_use]
    pub fn not_opened(&self, kind: DocumentKind) -> LoadError {
        let id = match kind {
            DocumentKind::Correction => "file-opened-correction",
            DocumentKind::Variant => "file-opened-variant",
            DocumentKind::Counters | DocumentKind::Rulebook => "file-opened-part",
            DocumentKind::Cases => "file-cases-alone",
            DocumentKind::Log => "file-opened-log",
            DocumentKind::Results | DocumentKind::Walls => "file-counts-alone",
            DocumentKind::Shard => "file-opened-shard",
            DocumentKind::Scenario | DocumentKind::Map => "file-trouble",
        };
        let message = Phrase::new(id).word("kind", OutputFormat::Document(kind).word()).with("detail", kind.word());
        LoadError::Missing { name: self.name.clone(), message }
    }

    /// Returns the shelf on which the documents it refers to are searched.
    #[must_use]
    pub fn shelf(&self) -> Box<dyn Shelf> {
        match &self.path {
            Some(path) => Box::new(Folder::new(path)),
            None => Box::new(Bundled),
        }
    }

    /// Returns the display name of a document that this one refers to as `name`.
    #[must_use]
    pub fn name_of(&self, name: &str, kind: DocumentKind) -> String {
        let beside = self.path.as_deref().map(|own| named_beside(own, name));
        match beside {
            Some(path) if path.exists() => path.display().to_string(),
            _ if bundled(&format!("{name}.{}", kind.extension())).is_some() => format!("{name}.{}", kind.extension()),
            Some(path) if name.contains(['/', '\\']) => path.display().to_string(),
            _ if is_file_name(name) => name.to_owned(),
            _ => format!("{name}.{}", kind.extension()),
        }
    }

    /// Returns the file of a document that this one refers to as `name`; `None` for a bundled one.
    #[must_use]
    pub fn path_of(&self, name: &str) -> Option<PathBuf> {
        let beside = named_beside(self.path.as_deref()?, name);
        ((is_file_name(name) || name.contains(['/', '\\'])) && beside.exists()).then_some(beside)
    }

    fn broken(&self, error: TextError) -> LoadError {
        LoadError::Text { name: self.name.clone(), error }
    }
}
