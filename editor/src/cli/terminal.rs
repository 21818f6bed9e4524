//! The output of a verb, and its result.

mod look;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::ValueEnum;
use rules::characters::shown;
use rules::phrase::Phrase;
use rules::project::LoadError;
use rules::words::Language;

use crate::files::{Refusal, SaveError};
use crate::words::Voice;
pub use look::StreamLook;

/// The result of a verb.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// Done without findings: code 0.
    Fine,
    /// Done, with findings or differences: code 1.
    Findings,
    /// Failed: code 2.
    Trouble,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// How results are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// Human-readable text
    Text,
    /// JSON, for programs
    Json,
}

/// The reason why a verb failed.
#[derive(Debug)]
pub enum VerbError {
    /// Documents are missing or broken.
    Load(Vec<LoadError>),
    /// Files could not be written; one message for each.
    Save(Vec<Phrase>),
    /// Even the engine cannot play the scenario; holds its findings in words.
    Unplayable(String),
    /// A document has errors, so it is neither played nor queried; holds its findings in words.
    Barred(Coloured),
    /// Any other reason, as a message.
    Said(Phrase),
    /// Standard output does not accept the result.
    Output(io::Error),
}

impl From<Vec<LoadError>> for VerbError {
    fn from(errors: Vec<LoadError>) -> Self {
        Self::Load(errors)
    }
}

impl From<LoadError> for VerbError {
    fn from(error: LoadError) -> Self {
        Self::Load(vec![error])
    }
}

impl From<SaveError> for VerbError {
    fn from(error: SaveError) -> Self {
        Self::Save(vec![error.message()])
    }
}

impl From<Refusal> for VerbError {
    fn from(refusal: Refusal) -> Self {
        Self::Said(refusal.message())
    }
}

impl From<Phrase> for VerbError {
    fn from(message: Phrase) -> Self {
        Self::Said(message)
    }
}

/// Text in which the only orders to a terminal are our own colours.
#[derive(Debug, Clone, Default)]
pub struct Coloured(String);

impl Coloured {
    /// Takes text of our own renderer, all of whose parts were passed through [`shown`].
    pub(super) const fn rendered(text: String) -> Self {
        Self(text)
    }

    /// Adds text without colours.
    pub(super) fn push(&mut self, plain: &str) {
        self.0.push_str(&shown(plain));
    }

    /// Adds text with colours.
    pub(super) fn append(&mut self, other: &Self) {
        self.0.push_str(&other.0);
    }

    /// Whether there is no text.
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns it without the line breaks at its end.
    fn trimmed(&self) -> &str {
        self.0.trim_end()
    }
}

impl From<String> for Coloured {
    fn from(plain: String) -> Self {
        Self(shown(&plain).into_owned())
    }
}

/// The output streams of a verb, and its language.
///
/// Whatever is printed passes [`shown`]: no text of a document, a module or a parser gives orders to a terminal.
pub struct Terminal<'a> {
    out: &'a mut dyn Write,
    err: &'a mut dyn Write,
    voice: Voice,
    progress: bool,
    interrupts: bool,
    looks: [StreamLook; 2],
}

impl<'a> Terminal<'a> {
    /// Creates a terminal that shows no progress.
    pub fn new(out: &'a mut dyn Write, err: &'a mut dyn Write, language: Language) -> Self {
        Self {
            out,
            err,
            voice: Voice::new(language),
            progress: false,
            interrupts: false,
            looks: [StreamLook::default(); 2],
        }
    }

    /// Changes the language.
    pub fn speak(&mut self, language: Language) {
        self.voice = Voice::new(language);
    }

    /// Sets whether to show progress bars, which are for people, not for log files.
    pub const fn show_progress(&mut self, watched: bool) {
        self.progress = watched;
    }

    /// Whether progress bars are shown.
    #[must_use]
    pub const fn shows_progress(&self) -> bool {
        self.progress
    }

    /// Sets the capabilities of the two streams.
    pub const fn show(&mut self, out: StreamLook, err: StreamLook) {
        self.looks = [out, err];
    }

    /// Returns the capabilities of standard output and standard error.
    #[must_use]
    pub const fn looks(&self) -> [StreamLook; 2] {
        self.looks
    }

    /// Lets Ctrl+C end a long operation with the results so far. Only for the program itself: a test that is
    /// interrupted has to stop.
    pub const fn catch_interrupts(&mut self) {
        self.interrupts = true;
    }

    /// Whether Ctrl+C ends a long operation with the results so far.
    #[must_use]
    pub const fn catches_interrupts(&self) -> bool {
        self.interrupts
    }

    /// Returns the voice that formats messages.
    #[must_use]
    pub const fn voice(&self) -> &Voice {
        &self.voice
    }

    /// Prints a result.
    ///
    /// # Errors
    ///
    /// When standard output does not accept it. A reader that stops early, as in `bexar check … | head`, is no error.
    pub fn print(&mut self, text: &str) -> Result<(), VerbError> {
        self.write(&shown(text))
    }

    /// Prints a result with colours.
    pub(super) fn print_coloured(&mut self, text: &Coloured) -> Result<(), VerbError> {
        self.write(&text.0)
    }

    fn write(&mut self, text: &str) -> Result<(), VerbError> {
        match self.out.write_all(text.as_bytes()).and_then(|()| self.out.flush()) {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(VerbError::Output(error)),
            _ => Ok(()),
        }
    }

    /// Reports an error to standard error.
    pub fn tell(&mut self, trouble: &VerbError) {
        match trouble {
            VerbError::Load(errors) => {
                for error in errors {
                    let line = self.voice.load_error(error);
                    self.complain(&line);
                }
            }
            VerbError::Save(failed) => {
                for message in failed {
                    self.complain(&self.voice.say(message));
                }
            }
            VerbError::Unplayable(findings) => {
                self.complain(findings);
                self.complain(&self.voice.text("playtest-not-playable"));
            }
            VerbError::Barred(findings) => {
                self.put(findings.trimmed());
                self.complain("");
                self.complain(&self.voice.text("errors-bar"));
            }
            VerbError::Said(message) => self.complain(&self.voice.say(message)),
            VerbError::Output(error) => {
                self.complain(&self.voice.say(&Phrase::new("terminal-output").with("detail", error)));
            }
        }
    }

    /// Prints a warning to standard error.
    pub(super) fn warn(&mut self, message: &Phrase) {
        let said = self.voice.say(&Phrase::new("terminal-warning").said("message", message.clone()));
        self.complain(&said);
    }

    /// Writes a line to standard error. A failure is ignored, since there is nowhere to report it.
    pub(super) fn complain(&mut self, line: &str) {
        self.put(&shown(line));
    }

    /// Writes a line with colours to standard error.
    pub(super) fn complain_coloured(&mut self, line: &Coloured) {
        self.put(&line.0);
    }

    fn put(&mut self, line: &str) {
        let _ = writeln!(self.err, "{line}");
    }
}
