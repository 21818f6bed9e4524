//! `bexar apply`: a correction onto a map.

use std::path::PathBuf;

use clap::Args;
use rules::correction::Correction;
use rules::map::MapDocument;
use rules::message::Message;
use rules::text;

use super::terminal::{Exit, Terminal, Trouble};
use crate::files::{Kind, Source, save};

/// Makes the changes of a published correction in a map, or takes them back
///
/// The map must hold exactly what the correction expects to change; otherwise nothing is written. With `--inverse`
/// the changes are taken back, and a map in canonical form comes out as it was, byte for byte.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar apply palisade alamo -o corrected.map.ron")]
pub(super) struct Apply {
    /// The correction; a path or a bundled name
    correction: PathBuf,
    /// The map; a path or a bundled name
    map: PathBuf,
    /// The file to write
    #[arg(short = 'o', long = "out", value_name = "OUT")]
    out: PathBuf,
    /// Takes the correction back
    #[arg(long)]
    inverse: bool,
}

impl Apply {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, Trouble> {
        let source = Source::find(&self.map, &[Kind::Map]);
        let correction = Source::find(&self.correction, &[Kind::Correction]).and_then(|source| source.read());
        // Both are read before either is blamed.
        let (mut map, correction) = match (source.and_then(|source| source.read::<MapDocument>()), correction) {
            (Ok(map), Ok(correction)) => (map, correction),
            (map, correction) => {
                let correction: Result<Correction, _> = correction;
                return Err(Trouble::Load([correction.err(), map.err()].into_iter().flatten().collect()));
            }
        };
        let correction = if self.inverse { correction.inverse() } else { correction };
        correction.apply(&mut map).map_err(|conflict| {
            let id = if self.inverse { "apply-conflict-inverse" } else { "apply-conflict" };
            Message::new(id)
                .with("correction", correction.title.get(terminal.voice().language()))
                .with("place", &conflict.place)
        })?;
        save(&self.out, text::write(&map))?;
        let done = Message::new("apply-done").count("changes", correction.items.len()).with("out", self.out.display());
        terminal.print(&format!("{}\n", terminal.voice().say(&done)))?;
        Ok(Exit::Fine)
    }
}
