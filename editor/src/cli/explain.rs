//! `bexar explain`: shows the page for a finding, a rule, a parameter or a variant, or a page of the manual.

use std::path::Path;

use clap::Args;
use rules::lint::LINTS;
use rules::phrase::Phrase;
use rules::rulebook::{FIGURES, System};
use rules::text::nearest;

use super::terminal::{Exit, Terminal, VerbError};
use crate::explain::format::{self, FORMAT, FORMATS, Format};
use crate::explain::{LISTS, explain, indexes, language, manual_pages, variant};
use crate::files::{DocumentKind, bundled_names, nearest_name};

/// Explains a lint, a rule, a parameter, a variant, a correction, how to write cases, logs and queries, or how to use
/// the window
///
/// WHAT is the name of a lint, such as `leaking-walls`; the number of a rule, such as `A6.3.a`, of a group of rules,
/// such as `6.3` or `6`, or of a house ruling, such as `R13`; the name of a parameter, such as `move.ma`; a variant,
/// given by the name of a bundled one or by the file of another, whose rules are then described in words; or a bundled
/// correction. The words `lints`, `rules`, `parameters` and `variants` list them all; `games` lists the games, each
/// with its scenarios, its kinds of pieces and of regions and its tags; `cases` explains how examples of the rules are
/// written, `logs` how games are, and `query` how to find things on a map; `format` lists the kinds of documents, and
/// `format map` describes every field of one, or prints its JSON Schema with `--schema`. `language` is the manual of
/// the rule language, `cookbook` its recipes, and each word of the language, such as `Within`, has its own page. `help`
/// lists the pages of the manual of the window, such as `first-steps`, if the program has a window; `sweeps` explains
/// how several machines can share a series of games.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar explain 6.3 --lang fr")]
pub(super) struct Explain {
    /// A lint, a rule, a house ruling, a parameter, a variant or its file, a correction, a list (lints, rules,
    /// parameters, variants), cases, logs, query, format, format map, language, cookbook, a word of the rule language,
    /// or help; a name may be preceded by its kind: `variant ladders`
    #[arg(required = true, num_args = 1..=2)]
    what: Vec<String>,
    /// Prints the JSON Schema of a format instead of its page
    #[arg(long)]
    schema: bool,
}

impl Explain {
    /// Returns the name, without the kind before it.
    fn name(&self) -> String {
        match &self.what[..] {
            [kind, name] if KINDS.contains(&kind.as_str()) => name.clone(),
            words => words.join(" "),
        }
    }

    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let name = self.name();
        let what = name.trim();
        if self.schema {
            terminal.print(&schema(what)?)?;
            return Ok(Exit::Fine);
        }
        let text = match explain(what, terminal.voice()) {
            Some(text) => text,
            None if is_file(what) => variant::read(Path::new(what), terminal.voice())?,
            None => return Err(unknown(what).into()),
        };
        terminal.print(&text)?;
        Ok(Exit::Fine)
    }
}

/// Returns the schema of a format, named with or without the word before it.
fn schema(what: &str) -> Result<String, Phrase> {
    let name = what.strip_prefix(FORMAT).unwrap_or(what).trim();
    let names = || FORMATS.map(|format| format!("`{}`", format.name)).join(", ");
    let lacking = || Phrase::new("format-no-schema").with("name", format!("`{what}`")).with("names", names());
    Format::named(name).map(|format| format!("{:#}\n", format.schema())).ok_or_else(lacking)
}

/// The kinds that may precede a name. Names are unique across kinds, so the kind is not checked.
const KINDS: [&str; 6] = ["correction", "lint", "parameter", "rule", "variant", "word"];

/// Whether a word is a file rather than a name.
fn is_file(what: &str) -> bool {
    let path = Path::new(what);
    path.is_file() || path.extension().is_some_and(|end| end == "ron")
}

/// Returns the message that nothing has this name, with the most similar name.
fn unknown(what: &str) -> Phrase {
    let formats: Vec<String> = format::names().collect();
    let named = LINTS.iter().map(|lint| lint.name).chain(LISTS).chain(manual_pages()).chain(variant::names());
    let parameters = System::all_parameters().map(|own| own.name).chain(FIGURES.iter().map(|own| own.name));
    let (named, parameters): (Vec<&str>, Vec<&str>) = (named.collect(), parameters.collect());
    // The names of rules are so short that any word is like one of them.
    let near = match rule_number(what) {
        Some(number) => nearest(&number, indexes::rules().map(|rule| rule.atom.id())),
        None => nearest(what, formats.iter().map(String::as_str))
            .or_else(|| nearest_name(what, named.iter().copied()))
            .or_else(|| nearest(what, parameters))
            .or_else(|| nearest(what, language::names())),
    };
    let message = match near {
        Some(nearest) => Phrase::new("explain-unknown").with("nearest", format!("`{nearest}`")),
        None if DocumentKind::ALL.iter().any(|kind| bundled_names(kind.extension()).contains(&what)) => {
            Phrase::new("explain-document")
        }
        None => Phrase::new("explain-strange"),
    };
    message.with("name", what)
}

/// Returns a rule as the texts number it, `A6.3.a`; `None` if the word has no digit to be the number of one.
fn rule_number(what: &str) -> Option<String> {
    let section = if what.starts_with(|first: char| first.is_ascii_digit()) { "A" } else { "" };
    // Rules are written in upper case, atoms of a rule in lower case.
    let (head, tail) = what.split_at(what.chars().next().map_or(0, char::len_utf8));
    let is_number = tail.starts_with(|next: char| next.is_ascii_digit()) || !section.is_empty();
    is_number.then(|| format!("{section}{}{}", head.to_uppercase(), tail.to_lowercase()))
}
