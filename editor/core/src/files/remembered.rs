//! The settings of the window that are remembered between runs, in a small file in the user's state folder.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use rules::text::{self, Document};
use rules::words::{Language, Words};
use serde::{Deserialize, Serialize};

use super::busy::{may_pass, patiently};

/// The name of the file.
const FILE: &str = "window.ron";
/// The maximum number of documents that are remembered.
const MOST: usize = 12;

/// The position and size of the window, in logical pixels.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename = "Frame")]
pub struct WindowFrame {
    /// The width, without the frame.
    pub width: f32,
    /// The height, without the frame.
    pub height: f32,
    /// The upper left corner on the desktop, if the system reports it.
    pub at: Option<(f32, f32)>,
    /// Whether it was maximised. Size and position are those from before.
    pub maximised: bool,
    /// The size of the screen it was on, if the system reports it.
    #[serde(default)]
    pub screen: Option<(f32, f32)>,
}

/// The remembered settings.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the window, on its own")]
#[serde(rename = "Window", default)]
pub struct Remembered {
    format: u32,
    /// The most recent documents, latest first.
    pub recent: Vec<PathBuf>,
    /// The position and size of the window.
    pub frame: Option<WindowFrame>,
    /// Whether the dark theme was on.
    pub dark: bool,
    /// The language, as `en` or `fr`.
    language: Option<String>,
    /// Whether the drawer below the map was open.
    pub drawer: bool,
    /// Whether the panel at the right was open.
    pub panel: bool,
    /// Whether the balance was measured while drawing.
    pub balance: bool,
    /// Whether the checklist of first steps was shown over the map.
    pub steps: bool,
    /// Whether the minimap was shown in a corner while only part of the map was visible.
    pub minimap: bool,
    /// The name of the pace at which the decisions of computer players are shown.
    pub pace: String,
    /// The sizes of panels changed by the user, in px.
    pub sizes: BTreeMap<String, f32>,
    /// The file name of the last report of a crash that the user was told about.
    pub crash: String,
}

impl Default for Remembered {
    fn default() -> Self {
        Self {
            format: text::FORMAT,
            recent: Vec::new(),
            frame: None,
            dark: false,
            language: None,
            drawer: false,
            panel: true,
            balance: true,
            steps: false,
            minimap: true,
            pace: String::new(),
            sizes: BTreeMap::new(),
            crash: String::new(),
        }
    }
}

/// An empty title: this document has none.
static UNTITLED: Words = Words { en: String::new(), fr: String::new() };

impl Document for Remembered {
    const NAME: &'static str = "Window";
    const EXTENSION: &'static str = "ron";

    rules::document_text!();

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &UNTITLED
    }

    /// The order of the documents is meaningful, so nothing is sorted.
    fn sort(&mut self) {}
}

impl Remembered {
    /// Reads the settings from the user's state folder; the defaults if the file is missing or broken.
    #[must_use]
    pub fn load(state: &Path) -> Self {
        let read = super::read(&state.join(FILE)).ok();
        let mut known: Self = read.and_then(|held| text::read(&held).ok()).unwrap_or_default();
        known.sizes.retain(|_, size| size.is_finite());
        known.frame = known.frame.filter(|frame| {
            let place = frame.at.unwrap_or_default();
            [frame.width, frame.height, place.0, place.1].into_iter().all(f32::is_finite)
        });
        known
    }

    /// Writes the settings, either the whole file or nothing. It does not wait for the disk: a power cut could only
    /// lose the position of a window.
    ///
    /// # Errors
    ///
    /// When the folder is write-protected or full.
    pub fn save(&self, state: &Path) -> std::io::Result<()> {
        fs::create_dir_all(state)?;
        let mut file = tempfile::Builder::new().prefix(".bexar-").tempfile_in(state)?;
        file.write_all(text::write(self).as_bytes())?;
        let target = state.join(FILE);
        patiently(file, may_pass, |file| file.persist(&target).map_err(|error| (error.error, error.file))).map(drop)
    }

    /// Moves a document to the front of the recent ones.
    pub fn work_on(&mut self, file: &Path) {
        self.recent.retain(|own| own != file);
        self.recent.insert(0, file.to_owned());
        self.recent.truncate(MOST);
    }

    /// Returns the language of the window; `None` if none is remembered.
    #[must_use]
    pub fn language(&self) -> Option<Language> {
        match self.language.as_deref()? {
            "en" => Some(Language::English),
            "fr" => Some(Language::French),
            _ => None,
        }
    }

    /// Records the language of the window.
    pub fn speak(&mut self, language: Language) {
        let code = match language {
            Language::English => "en",
            Language::French => "fr",
        };
        if self.language.as_deref() != Some(code) {
            self.language = Some(code.to_owned());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let folder = tempfile::tempdir().unwrap();
        let state = folder.path().join("not/there/yet");
        assert_eq!(Remembered::load(&state), Remembered::default());
        let mut known = Remembered { dark: true, drawer: true, ..Remembered::default() };
        known.speak(Language::French);
        known.work_on("/maps/fort é \"one\".map.ron".as_ref());
        known.sizes.insert("dock".to_owned(), 210.0);
        known.frame = Some(WindowFrame {
            width: 1200.0,
            height: 700.5,
            at: Some((-4.0, 12.0)),
            maximised: true,
            screen: Some((1280.0, 720.0)),
        });
        known.save(&state).unwrap();
        assert_eq!(Remembered::load(&state), known);
        assert_eq!(known.language(), Some(Language::French));
        assert_eq!(fs::read_dir(&state).unwrap().count(), 1, "nothing else is left there");
    }

    #[test]
    fn what_is_broken_or_from_another_time_is_ignored() {
        let folder = tempfile::tempdir().unwrap();
        let kept = |held: &str| {
            fs::write(folder.path().join(FILE), held).unwrap();
            Remembered::load(folder.path())
        };
        assert_eq!(kept("Window("), Remembered::default());
        assert_eq!(kept("Window(format: 9999, dark: true)"), Remembered::default());
        assert_eq!(kept("Window(format: 1, language: \"xx\")").language(), None);
        assert!(kept("Window(format: 1, dark: true)").dark);
        assert!(kept("Window(format: 1, sizes: {\"dock\": inf, \"page\": 300})").sizes.keys().eq(["page"]));
    }

    #[test]
    fn the_last_document_comes_first_and_old_ones_are_forgotten() {
        let mut known = Remembered::default();
        for number in 0..20 {
            known.work_on(format!("/{number}").as_ref());
        }
        known.work_on("/12".as_ref());
        let names: Vec<_> = known.recent.iter().map(|file| file.display().to_string()).collect();
        assert_eq!(names[..3], ["/12", "/19", "/18"]);
        assert_eq!(names.len(), MOST);
    }
}
