//! What the window remembers from one start to the next, in a small file among the user's state.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use rules::text::{self, Document};
use rules::words::{Language, Words};
use serde::{Deserialize, Serialize};

/// The name of the file.
const FILE: &str = "window.ron";
/// How many documents are remembered at the most.
const MOST: usize = 12;

/// Where the window stood and how large it was, in units of the window.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename = "Frame")]
pub struct WindowFrame {
    /// From left to right, without the frame.
    pub width: f32,
    /// From top to bottom, without the frame.
    pub height: f32,
    /// Its upper left corner on the desktop, where the system tells it.
    pub at: Option<(f32, f32)>,
    /// Whether it took the whole screen. Size and place are those from before.
    pub maximised: bool,
}

/// What is remembered.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the window, on its own")]
#[serde(rename = "Window", default)]
pub struct Remembered {
    format: u32,
    /// The documents last worked on, the last one first.
    pub recent: Vec<PathBuf>,
    /// Where the window stood.
    pub frame: Option<WindowFrame>,
    /// Whether it was dark.
    pub dark: bool,
    /// Its language, as `en` or `fr`.
    language: Option<String>,
    /// Whether the drawer below the map was open.
    pub drawer: bool,
    /// Whether the panel at the right was open.
    pub panel: bool,
    /// Whether the balance was read while drawing.
    pub balance: bool,
    /// Whether the checklist of the first steps lay over the map.
    pub steps: bool,
    /// Whether the whole map lay in a corner while only a part of it was shown.
    pub minimap: bool,
    /// How fast the decisions of computer players are shown, by name.
    pub pace: String,
    /// The sizes that were given to panels, in px.
    pub sizes: BTreeMap<String, f32>,
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
        }
    }
}

/// It has no title.
static UNTITLED: Words = Words { en: String::new(), fr: String::new() };

impl Document for Remembered {
    const NAME: &'static str = "Window";
    const EXTENSION: &'static str = "ron";

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &UNTITLED
    }

    /// The order of the documents is what there is to tell about them.
    fn sort(&mut self) {}
}

impl Remembered {
    /// What was remembered in a folder of the user's state; nothing, where the file is missing or broken.
    #[must_use]
    pub fn load(state: &Path) -> Self {
        let read = super::read(&state.join(FILE)).ok();
        let mut known: Self = read.and_then(|held| text::read(&held).ok()).unwrap_or_default();
        known.sizes.retain(|_, size| size.is_finite());
        known.frame = known.frame.filter(|frame| frame.width.is_finite() && frame.height.is_finite());
        known
    }

    /// Writes it down: all of the file or nothing of it. Nobody waits for the disk: what a power cut takes away here
    /// was the place of a window.
    ///
    /// # Errors
    ///
    /// When the folder is write-protected or full.
    pub fn save(&self, state: &Path) -> std::io::Result<()> {
        fs::create_dir_all(state)?;
        let mut file = tempfile::Builder::new().prefix(".bexar-").tempfile_in(state)?;
        file.write_all(text::write(self).as_bytes())?;
        file.persist(state.join(FILE)).map(drop).map_err(|error| error.error)
    }

    /// Notes that a document is being worked on.
    pub fn work_on(&mut self, file: &Path) {
        self.recent.retain(|own| own != file);
        self.recent.insert(0, file.to_owned());
        self.recent.truncate(MOST);
    }

    /// The language of the window.
    #[must_use]
    pub fn language(&self) -> Option<Language> {
        match self.language.as_deref()? {
            "en" => Some(Language::English),
            "fr" => Some(Language::French),
            _ => None,
        }
    }

    /// Notes the language of the window.
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
        known.frame = Some(WindowFrame { width: 1200.0, height: 700.5, at: Some((-4.0, 12.0)), maximised: true });
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
