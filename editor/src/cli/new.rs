//! `bexar new`: creates a document to start from.

mod comments;
mod map;

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use rules::phrase::Phrase;
use rules::project::LoadError;
use rules::text::Document;
use rules::variant::Variant;

use super::lines;
use super::terminal::{Exit, Terminal, VerbError};
use crate::files::{DocumentKind, OutputFormat, OutputPlace, find_variant, save, start};

/// Creates a document to start from
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar new variant --like homebrew/smoke -o mist.variant.ron")]
pub(super) struct New {
    #[command(subcommand)]
    what: NewDocument,
}

#[derive(Debug, Subcommand)]
enum NewDocument {
    Variant(NewVariant),
    Map(map::NewMap),
}

/// Creates a variant: a file with comments that say what each list is for
///
/// It can be played as it is: `bexar playtest SCENARIO --variant FILE`. The comments are in the language of the
/// messages; they are meant for you, and are lost when the window saves the variant. Without `--like` it has one small
/// rule.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar new variant --like homebrew/smoke -o mist.variant.ron")]
struct NewVariant {
    /// The variant to copy: the name of a bundled one, or a file
    #[arg(long, value_name = "NAME")]
    like: Option<String>,
    /// The file to write; if omitted, the text is printed
    #[arg(short = 'o', long = "out", value_name = "FILE")]
    out: Option<PathBuf>,
    /// The id of the variant in the rules; by default derived from its file name
    #[arg(long, value_name = "NAME")]
    id: Option<String>,
}

impl New {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        match &self.what {
            NewDocument::Variant(variant) => variant.run(terminal),
            NewDocument::Map(map) => map.run(terminal),
        }
    }
}

impl NewVariant {
    fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let broken = |error| LoadError::Text { name: self.like.clone().unwrap_or_default(), error };
        let (of, like) = match &self.like {
            Some(name) => {
                let (name, source) = find_variant(name)?;
                (Some(name), source.read::<Variant>()?)
            }
            None => (None, start::small().map_err(broken)?),
        };
        let id = self.id(&like, of.is_some());
        start::name(&id)?;
        let variant = start::called(&id, &like, of.as_deref()).map_err(broken)?;
        let text = comments::commented(&variant, terminal.voice());
        let Some(out) = &self.out else {
            terminal.print(&text)?;
            return Ok(Exit::Fine);
        };
        // Never overwrite an existing file.
        if out.exists() {
            return Err(Phrase::new("begin-exists").with("path", out.display()).into());
        }
        OutputPlace::try_all(&[OutputPlace::file(out, OutputFormat::Document(DocumentKind::Variant))], &[])?;
        save(out, text)?;
        let told = ["begin-written", "begin-check", "begin-play", "begin-words"];
        let told = told.map(|id| Phrase::new(id).with("out", out.display()));
        let told = lines(&told, terminal.voice());
        terminal.print(&told)?;
        Ok(Exit::Fine)
    }

    /// Returns the id: as requested, or from the file name, or the original's with a prefix.
    fn id(&self, like: &Variant, is_copy: bool) -> String {
        if let Some(id) = &self.id {
            return id.clone();
        }
        match self.out.as_deref().and_then(stem) {
            Some(stem) => stem.to_lowercase().replace(['-', ' '], "_"),
            None if is_copy => format!("my_{}", like.id),
            None => like.id.clone(),
        }
    }
}

/// Returns the name of a file without the extension of variants.
fn stem(file: &Path) -> Option<&str> {
    let name = file.file_name()?.to_str()?;
    let ending = format!(".{}", Variant::EXTENSION);
    Some(name.strip_suffix(&ending).unwrap_or_else(|| name.split('.').next().unwrap_or(name)))
}
