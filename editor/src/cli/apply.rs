//! `bexar apply`: applies corrections to a map.

use std::path::{Path, PathBuf};

use clap::Args;
use rules::correction::Correction;
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::text;

use super::comments::{DespiteComments, mention_uncopied};
use super::terminal::{Exit, Terminal, VerbError};
use crate::files::{DocumentKind, OutputFormat, OutputPlace, Source, save};
use crate::words::Voice;

/// Applies published corrections to a map, or reverts them
///
/// Several corrections are applied in the order given, each to the result of those before it. The map must have exactly
/// what each expects to change; otherwise nothing is written. With `--inverse`, the changes are reverted, the last
/// correction first, and a map in canonical form comes out as it was, byte for byte.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar apply palisade alamo -o corrected.map.ron")]
pub(super) struct Apply {
    /// The corrections, in order; each a path or a bundled name
    #[arg(required = true, value_name = "CORRECTION")]
    corrections: Vec<PathBuf>,
    /// The map; a path or a bundled name
    map: PathBuf,
    /// The file to write
    #[arg(short = 'o', long = "out", value_name = "OUT")]
    out: PathBuf,
    /// Reverts the corrections
    #[arg(long)]
    inverse: bool,
    #[command(flatten)]
    comments: DespiteComments,
}

impl Apply {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let inputs: Vec<&Path> = self.corrections.iter().chain([&self.map]).map(PathBuf::as_path).collect();
        self.comments.try_all(&[OutputPlace::file(&self.out, OutputFormat::Document(DocumentKind::Map))], &inputs)?;
        let source = Source::find(&self.map, &[DocumentKind::Map]);
        let read = |file: &PathBuf| Source::find(file, &[DocumentKind::Correction]).and_then(|source| source.read());
        let (mut corrections, mut errors) = (Vec::new(), Vec::new());
        for file in &self.corrections {
            match read(file) {
                Ok::<Correction, _>(correction) => corrections.push(correction),
                Err(error) => errors.push(error),
            }
        }
        // Read all documents before reporting errors in any of them.
        let mut map: MapDocument = match source.and_then(|source| source.read()) {
            Ok(map) if errors.is_empty() => map,
            map => return Err(VerbError::Load(errors.into_iter().chain(map.err()).collect())),
        };
        if self.inverse {
            corrections.reverse();
        }
        for correction in &corrections {
            self.make(correction, &mut map, terminal.voice())?;
        }
        save(&self.out, text::write(&map))?;
        mention_uncopied([self.map.as_path()], &self.out, terminal);
        let changes = corrections.iter().map(|correction| correction.items.len()).sum();
        let done = Phrase::new("apply-done").count("changes", changes).with("out", self.out.display());
        terminal.print(&format!("{}\n", terminal.voice().say(&done)))?;
        Ok(Exit::Fine)
    }

    fn make(&self, correction: &Correction, map: &mut MapDocument, voice: &Voice) -> Result<(), Phrase> {
        let (id, done) = if self.inverse {
            ("apply-conflict-inverse", correction.inverse().apply(map))
        } else {
            ("apply-conflict", correction.apply(map))
        };
        done.map(|_| ()).map_err(|conflict| {
            Phrase::new(id).with("correction", voice.words(&correction.title)).with("place", &conflict.place)
        })
    }
}
