//! `bexar pack`: packs a scenario with everything it refers to into one file to send to a friend.

use std::path::PathBuf;

use clap::Args;
use rules::phrase::Phrase;

use super::admission::mention;
use super::terminal::{Exit, Terminal, VerbError};
use crate::files::{DocumentKind, Opened, OutputFormat, OutputPlace, Source, save, scenario};
use crate::pack::{outside, pack, scan_of};

/// Packs a scenario and everything it refers to into one ZIP file
///
/// In the archive, the map, the corrections, the variants, the counter mix and the rulebook are next to the scenario,
/// including the bundled ones, and the scenario refers to them by their names there: it can be unzipped and opened
/// anywhere. The scan behind the map is included too if it is a picture; files from outside the folder of the scenario
/// are named. All documents are in canonical form. The same documents give the same bytes. Nothing is written if a part
/// is missing or broken. A scenario with errors is packed anyway, with a message and exit code 1.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar pack mission -o mission.zip")]
pub(super) struct Pack {
    /// The scenario; a path or a bundled name
    scenario: PathBuf,
    /// The file to write; its name ends in `.zip`
    #[arg(short = 'o', long = "out", value_name = "OUT")]
    out: PathBuf,
}

impl Pack {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        if self.out.extension().is_none_or(|end| !end.eq_ignore_ascii_case("zip")) {
            return Err(Phrase::new("pack-only-zip").with("out", self.out.display()).into());
        }
        OutputPlace::try_all(&[OutputPlace::file(&self.out, OutputFormat::Archive)], &[&self.scenario])?;
        let source = Source::find(&self.scenario, &[DocumentKind::Scenario])?;
        let project = scenario(&source)?;
        let opened = Opened { source, project, part: None };
        let Opened { source, project, .. } = &opened;
        let packed = pack(&source.name, project, scan_of(source, project)?).map_err(|error| {
            VerbError::from(Phrase::new("pack-failed").with("out", self.out.display()).with("detail", error))
        })?;
        save(&self.out, &packed.bytes)?;
        let done = Phrase::new("pack-done").count("files", packed.files).with("out", self.out.display());
        terminal.print(&format!("{}\n", terminal.voice().say(&done)))?;
        for file in outside(source, project) {
            let said = terminal.voice().say(&Phrase::new("pack-outside").with("file", file.display()));
            terminal.complain(&said);
        }
        // A scenario with errors may be sent to get help, but the sender should know about the errors first.
        Ok(if mention(&opened, terminal) { Exit::Findings } else { Exit::Fine })
    }
}
