//! `bexar man`: the manual pages, for `man`.

use std::path::PathBuf;

use clap::{Args, Command};
use clap_mangen::Man;
use rules::phrase::Phrase;
use rules::text::nearest;

use super::terminal::{Exit, Terminal, VerbError};
use super::{command, verbs};
use crate::files::{OutputFormat, OutputPlace, save, save_folder};

/// Prints the manual page of the program or of a command, or writes one page per command
///
/// The pages are in the format of `man` (roff): `bexar man check | man -l -` shows one. They say what `--help` says.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar man -o ~/.local/share/man/man1")]
pub(super) struct ManualPages {
    /// The command, such as `check` or `query los`; by default the page of the whole program is printed
    #[arg(conflicts_with = "out")]
    verb: Vec<String>,
    /// Writes the pages of the program and of every command into a folder, which is created if it does not exist
    #[arg(short = 'o', long = "out", value_name = "FOLDER")]
    out: Option<PathBuf>,
}

/// A manual page.
struct ManualPage {
    /// The words of its verb; empty for the page of the program.
    verb: String,
    /// Its file name.
    file: String,
    text: Vec<u8>,
}

impl ManualPages {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let pages = pages()?;
        let Some(out) = &self.out else {
            let verb = self.verb.join(" ");
            let page = pages.iter().find(|page| page.verb == verb).ok_or_else(|| unknown(&verb, &pages))?;
            terminal.print(&String::from_utf8_lossy(&page.text))?;
            return Ok(Exit::Fine);
        };
        OutputPlace::try_all(&[OutputPlace::folder(out)], &[])?;
        let files: Vec<_> = pages.iter().map(|page| out.join(&page.file)).collect();
        if out.is_dir() {
            let places: Vec<_> = files.iter().map(|file| OutputPlace::file(file, OutputFormat::ManualPage)).collect();
            OutputPlace::try_all(&places, &[])?;
        }
        save_folder(out)?;
        for (file, page) in files.iter().zip(&pages) {
            save(file, &page.text)?;
        }
        let done = Phrase::new("man-done").count("pages", pages.len()).with("out", out.display());
        terminal.print(&format!("{}\n", terminal.voice().say(&done)))?;
        Ok(Exit::Fine)
    }
}

/// Returns every page, that of the program first.
fn pages() -> Result<Vec<ManualPage>, VerbError> {
    let mut all = Vec::new();
    let mut program = command().disable_help_subcommand(true);
    program.build();
    write(&program, "", &mut all)?;
    Ok(all)
}

/// Writes the page of a command and those of its verbs.
fn write(command: &Command, verb: &str, all: &mut Vec<ManualPage>) -> Result<(), VerbError> {
    let page = Man::new(command.clone()).manual("Bexar").source(format!("bexar {}", crate::program::VERSION));
    let mut text = Vec::new();
    page.render(&mut text).map_err(VerbError::Output)?;
    all.push(ManualPage { verb: verb.to_owned(), file: page.get_filename(), text });
    for inner in command.get_subcommands() {
        write(inner, format!("{verb} {}", inner.get_name()).trim(), all)?;
    }
    Ok(())
}

/// Returns the message that there is no such verb.
fn unknown(verb: &str, pages: &[ManualPage]) -> Phrase {
    let near = nearest(verb, pages.iter().map(|page| page.verb.as_str()).filter(|verb| !verb.is_empty()));
    let message = Phrase::new("man-unknown").with("verb", verb).with("known", verbs().join(", "));
    message.with("nearest", near.unwrap_or("none"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_verb_has_a_page_under_its_own_name() {
        let pages = pages().unwrap();
        let files: Vec<_> = pages.iter().map(|page| page.file.as_str()).collect();
        for file in ["bexar.1", "bexar-check.1", "bexar-query-los.1", "bexar-man.1"] {
            assert!(files.contains(&file), "{files:?}");
        }
        for verb in verbs() {
            assert!(pages.iter().any(|page| page.verb == verb), "{verb}");
        }
        for page in &pages {
            let text = String::from_utf8_lossy(&page.text);
            assert!(text.contains(".TH") && text.contains("Example: bexar"), "{}", page.file);
        }
    }
}
