//! A panic becomes a report in a file, and a message that says where it is and whom to send it to.
//!
//! The report contains nothing of the user's: no arguments, no documents, no paths, no names. What a message quotes may
//! come from a document, so a message that was put together at run time is kept only up to its first quotation mark.

use std::backtrace::Backtrace;
use std::fmt::Write as _;
use std::io::Write as _;
use std::panic::{PanicHookInfo, set_hook, take_hook};
use std::sync::atomic::{AtomicBool, Ordering};

use rules::characters::shown;
use rules::phrase::Phrase;
use rules::playtest::is_guarded;
use rules::words::Language;

use super::language::of_system;
use super::{preferred, unseen, usage_error, verbs};
use crate::files::{save_crash, system_name};
use crate::program;
use crate::words::Voice;

/// The most frames of the stack in a report.
const FRAMES: usize = 40;
/// The most characters of a message in a report.
const LONGEST: usize = 200;
/// What a program says in backticks about itself, in messages of the standard library.
const KNOWN: [&str; 6] =
    ["`Result::unwrap()`", "`Result::unwrap_err()`", "`Err`", "`Ok`", "`left == right`", "`left != right`"];

/// Whether a report was written: what panics after the first panic is a consequence of it.
static REPORTED: AtomicBool = AtomicBool::new(false);

/// Makes every panic of this process a report. Only for the program itself, not for tests of verbs in process.
pub(super) fn watch() {
    let loud = take_hook();
    set_hook(Box::new(move |panic| {
        // A game of a series that fails is reported with the results, and the others go on.
        if is_guarded() {
            return;
        }
        // Whoever asks for a backtrace wants to see it at once.
        if std::env::var_os("RUST_BACKTRACE").is_some() {
            loud(panic);
        }
        let crash = Crash::of(panic);
        let said = voice().say(&crash.report());
        let said = shown(&format!("{said}\n{}", crash.detail())).into_owned();
        let _ = writeln!(std::io::stderr(), "{said}");
        if crash.is_main && std::env::var_os(unseen::UNSEEN).is_some() {
            unseen::show(said.as_bytes());
        }
    }));
}

/// Returns the voice of this process, which may crash before it has one.
fn voice() -> Voice {
    let arguments: Vec<_> = std::env::args_os().collect();
    let asked = usage_error::language(&arguments).map(Language::from);
    Voice::new(asked.unwrap_or_else(|| preferred(|name| std::env::var(name).ok(), of_system)))
}

/// What a panic was.
#[derive(Debug)]
pub(super) struct Crash {
    /// The first line of its message, as it is, for the user.
    said: String,
    /// Its message without anything that may be quoted from a document.
    message: String,
    /// Its place in the code.
    place: String,
    /// The functions that led to it, the innermost first; empty if the program does not know their names.
    frames: Vec<String>,
    /// Whether it happened in the main thread.
    is_main: bool,
}

impl Crash {
    /// Describes a panic. To be called by its hook, where the stack is still there.
    pub(super) fn of(panic: &PanicHookInfo<'_>) -> Self {
        let place =
            panic.location().map(|place| format!("{}:{}:{}", source_name(place.file()), place.line(), place.column()));
        let (said, message) = if let Some(literal) = panic.payload().downcast_ref::<&'static str>() {
            (first_line(literal).to_owned(), first_line(literal).to_owned())
        } else if let Some(composed) = panic.payload().downcast_ref::<String>() {
            (first_line(composed).to_owned(), without_quotes(first_line(composed)))
        } else {
            (String::new(), String::new())
        };
        Self {
            said,
            message,
            place: place.unwrap_or_default(),
            frames: frames(&Backtrace::force_capture().to_string()),
            is_main: std::thread::current().name() == Some("main"),
        }
    }

    /// The message for the user, with the place in the code.
    pub(super) fn detail(&self) -> String {
        format!("{} ({})", self.said, self.place)
    }

    /// Writes the report, and returns what to tell the user about it.
    pub(super) fn report(&self) -> Phrase {
        if REPORTED.swap(true, Ordering::Relaxed) {
            return Phrase::new("crash-again").with("place", &self.place);
        }
        let to = if program::PROJECT.is_empty() { "none" } else { program::PROJECT };
        match save_crash(&self.text()) {
            Ok(file) => Phrase::new("crash-reported").with("file", file.display()).with("to", to),
            Err(error) => {
                let place = format!("{} {}, {}", program::VERSION, program::COMMIT.unwrap_or("?"), self.place);
                Phrase::new("crash-not-reported").said("why", error.message()).with("place", place).with("to", to)
            }
        }
    }

    /// Returns the report. It is for those who mend the program, so it is in English.
    fn text(&self) -> String {
        let mut text = String::from("Bexar crash report: no arguments, documents, paths or names are in it.\n\n");
        let arguments: Vec<_> = std::env::args_os().skip(1).collect();
        let known = verbs();
        let verb = arguments.iter().filter_map(|own| own.to_str()).find(|own| known.iter().any(|verb| verb == own));
        for (name, value) in [
            ("version", program::VERSION),
            ("commit", program::COMMIT.unwrap_or("unknown")),
            ("system", &system_name()),
            ("window", if cfg!(feature = "gui") { "built in" } else { "none" }),
            ("renderer", renderer()),
            ("display", display()),
            ("verb", verb.unwrap_or("none: the window")),
            ("thread", if self.is_main { "main" } else { "another" }),
            ("place", &self.place),
            ("message", &self.message),
        ] {
            let _ = writeln!(text, "{name}: {value}");
        }
        if !self.frames.is_empty() {
            let _ = writeln!(text, "\nstack, innermost first:\n{}", self.frames.join("\n"));
        }
        text
    }
}

/// The renderer that the environment chose; see `open::restart`.
fn renderer() -> &'static str {
    match std::env::var("ICED_BACKEND").as_deref() {
        Ok("tiny-skia") => "software",
        Ok("wgpu") => "graphics card",
        _ => "the usual one",
    }
}

fn display() -> &'static str {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    match (is_set("WAYLAND_DISPLAY"), is_set("DISPLAY")) {
        (true, true) => "Wayland and X11",
        (true, false) => "Wayland",
        (false, true) => "X11",
        (false, false) => "none named",
    }
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

/// Returns the name of a source file without the folders of whoever built the program: from the root of the workspace,
/// of a library or of the compiler.
fn source_name(file: &str) -> String {
    let file = file.replace('\\', "/");
    for root in ["/registry/src/", "/rustc/"] {
        // Below these roots comes the name of a registry or of a compiler.
        if let Some(inner) = file.split(root).nth(1).and_then(|below| below.split_once('/')) {
            return inner.1.to_owned();
        }
    }
    let own = ["editor/", "rules/"].into_iter().find_map(|root| {
        let at = file.find(root)?;
        file[at..].contains("/src/").then(|| file[at..].to_owned())
    });
    own.unwrap_or_else(|| file.rsplit('/').next().unwrap_or_default().to_owned())
}

/// Returns a message up to its first quotation mark, without words that could be paths.
fn without_quotes(message: &str) -> String {
    // Signs that no message has stand for the quotations that are known.
    let hidden = KNOWN.iter().enumerate().fold(message.to_owned(), |text, (at, known)| {
        text.replace(known, &char::from_u32(0xE000 + at as u32).unwrap_or(' ').to_string())
    });
    let quotes = ['"', '`', '\u{201c}', '\u{2018}', '\u{ab}', '\u{2039}'];
    let apostrophe = |at: usize| {
        let beside = |other: Option<char>| other.is_some_and(char::is_alphabetic);
        beside(hidden[..at].chars().next_back()) && beside(hidden[at + 1..].chars().next())
    };
    let end = hidden
        .char_indices()
        .find(|(at, sign)| quotes.contains(sign) || *sign == '\'' && !apostrophe(*at))
        .map_or(hidden.len(), |(at, _)| at);
    let kept = if end < hidden.len() { format!("{}…", hidden[..end].trim_end()) } else { hidden };
    let plain: Vec<&str> =
        kept.split(' ').map(|word| if word.contains(['/', '\\', '@']) { "…" } else { word }).collect();
    let plain = KNOWN.iter().enumerate().fold(plain.join(" "), |text, (at, known)| {
        text.replace(char::from_u32(0xE000 + at as u32).unwrap_or(' '), known)
    });
    plain.chars().take(LONGEST).collect()
}

/// Returns the functions of a printed backtrace, with their places.
fn frames(trace: &str) -> Vec<String> {
    let mut frames: Vec<String> = Vec::new();
    for line in trace.lines() {
        let line = line.trim();
        if let Some(place) = line.strip_prefix("at ") {
            if let Some(frame) = frames.last_mut() {
                let (file, at) = place.split_once(".rs:").unwrap_or((place, ""));
                let _ = write!(frame, " ({}.rs:{at})", source_name(file));
            }
        } else if let Some((_, name)) = line.split_once(": ") {
            frames.push(name.to_owned());
        }
    }
    frames.retain(|frame| !frame.starts_with('<') || !frame.contains("unknown>"));
    // What the panic itself called says nothing.
    let begin = frames.iter().rposition(|frame| frame.starts_with("core::panicking::")).map_or(0, |at| at + 1);
    frames.into_iter().skip(begin).take(FRAMES).collect()
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;
    use crate::files::STATE;

    #[test]
    fn what_is_quoted_is_left_out_and_figures_stay() {
        for (message, kept) in [
            ("index out of bounds: the len is 3 but the index is 7", None),
            ("the rules don't know this", None),
            (
                "called `Result::unwrap()` on an `Err` value: Os { code: 2, message: \"No such file\" }",
                Some("called `Result::unwrap()` on an `Err` value: Os { code: 2, message:…"),
            ),
            (
                "end byte index 6 is not a char boundary; it is inside 'é' (bytes 5..7) of `Bowie`s map`",
                Some("end byte index 6 is not a char boundary; it is inside…"),
            ),
            ("cannot read /home/wilhelmina/fort.map.ron", Some("cannot read …")),
            (r"cannot read C:\Users\wilhelmina now", Some("cannot read … now")),
        ] {
            assert_eq!(without_quotes(message), kept.unwrap_or(message));
        }
    }

    #[test]
    fn source_files_are_named_from_their_own_root() {
        for (file, named) in [
            ("editor/src/cli/open.rs", "editor/src/cli/open.rs"),
            ("/home/w/bexar/rules/src/board.rs", "rules/src/board.rs"),
            ("/home/w/bexar/rules/documents/src/map.rs", "rules/documents/src/map.rs"),
            ("/home/w/bexar/editor/core/src/words.rs", "editor/core/src/words.rs"),
            ("/home/w/.cargo/registry/src/index.crates.io-1949/iced-0.14.0/src/lib.rs", "iced-0.14.0/src/lib.rs"),
            (r"C:\Users\w\.cargo\registry\src\index-1\rfd-0.17.2\src\lib.rs", "rfd-0.17.2/src/lib.rs"),
            ("/rustc/0123abc/library/core/src/str/mod.rs", "library/core/src/str/mod.rs"),
            ("/home/w/elsewhere/lib.rs", "lib.rs"),
        ] {
            assert_eq!(source_name(file), named);
        }
    }

    #[test]
    fn frames_are_named_without_the_folders_of_the_machine() {
        let trace = "   0: std::backtrace::Backtrace::create\n             at /rustc/01/library/std/src/backtrace.rs:331:13\n   \
                     1: core::panicking::panic_fmt\n   2: rules::map::read\n             \
                     at /home/w/bexar/rules/src/map.rs:9:5\n   3: <unknown>\n   4: bexar::main\n";
        assert_eq!(frames(trace), ["rules::map::read (rules/src/map.rs:9:5)", "bexar::main"]);
    }

    /// Crashes with the text of a document in its message, as the program itself would; see the test below.
    #[test]
    #[ignore = "it crashes, in a process of its own that another test starts"]
    fn a_process_that_crashes() {
        watch();
        let text = String::from("Travis\u{e9} drew a line in the sand");
        let inside = text.find('\u{e9}').map_or(0, |at| at + 1);
        assert!(!text[..inside].is_empty(), "the slice panics first");
    }

    #[test]
    fn a_crash_leaves_a_report_without_anything_of_the_user() {
        let state = tempfile::tempdir().unwrap();
        let output = Command::new(std::env::current_exe().unwrap())
            .args(["cli::crash::tests::a_process_that_crashes", "--exact", "--ignored", "--nocapture"])
            .args(["--skip", "/home/wilhelmina/secret-fort.map.ron"])
            .env(STATE, state.path())
            .envs([("HOME", "/home/wilhelmina"), ("USER", "wilhelmina"), ("LC_ALL", "fr_FR.UTF-8")])
            .env_remove("RUST_BACKTRACE")
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        let file = crate::files::latest_crash(state.path()).unwrap();
        assert!(said.contains(&file.display().to_string()) && said.contains("planté"), "{said}");
        let report = std::fs::read_to_string(file).unwrap();
        for part in [
            program::VERSION,
            std::env::consts::OS,
            "thread: another",
            "editor/src/cli/crash.rs",
            "not a char boundary",
        ] {
            assert!(report.contains(part), "{part}: {report}");
        }
        let folder = state.path().display().to_string();
        for secret in ["Travis", "sand", "wilhelmina", "secret-fort", &folder, env!("CARGO_MANIFEST_DIR")] {
            assert!(!report.contains(secret), "{secret}: {report}");
        }
    }
}
