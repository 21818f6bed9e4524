//! `bexar record`: turns the changes painted on a map into a correction with its citation.

use std::path::PathBuf;

use clap::Args;
use rules::correction::{Citation, Correction};
use rules::edit::describe;
use rules::phrase::Phrase;
use rules::provenance::Provenance;
use rules::text;
use rules::words::Words;

use super::comments::DespiteComments;
use super::lines;
use super::terminal::{Exit, Terminal, VerbError};
use crate::explain::correction::heading;
use crate::files::{DocumentKind, OutputFormat, OutputPlace, Source, corrected_map, save, version_of};

/// Records what was changed on a map as a correction with its citation
///
/// The correction has one change for each place that differs, in the order of the map. Anything painted by hand gets
/// the citation as its origin; anything with its own source or reason keeps it; anything painted back is not a change.
/// The changes are printed as an errata list, and `bexar apply` makes them in any map that has what they expect.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar record alamo mine.map.ron -o mine.correction.ron --title-en \"Gate\"")]
pub(super) struct Record {
    /// The map before: a map or a scenario; a path or a bundled name
    base: PathBuf,
    /// The map after: a map, a scenario, or a correction of the map before
    now: PathBuf,
    /// The file to write
    #[arg(short = 'o', long = "out", value_name = "OUT")]
    out: PathBuf,
    #[command(flatten)]
    about: About,
    #[command(flatten)]
    comments: DespiteComments,
}

/// The title, the origin and the remarks of the correction.
#[derive(Debug, Args)]
struct About {
    /// The title in English
    #[arg(long, value_name = "TITLE")]
    title_en: String,
    /// The title in French; by default the English one
    #[arg(long, value_name = "TITLE", default_value = "")]
    title_fr: String,
    /// The publication that states the correction
    #[arg(long, value_name = "PUBLICATION", required_unless_present_any = ["reason_en", "original"], conflicts_with_all = ["reason_en", "original"])]
    source: Option<String>,
    /// Instead of a publication: the reason for your own correction, in English
    #[arg(long, value_name = "REASON")]
    reason_en: Option<String>,
    /// The reason in French
    #[arg(long, value_name = "REASON", default_value = "", requires = "reason_en")]
    reason_fr: String,
    /// Instead of a publication: marks the correction as a change to your own invention, which no published text has
    #[arg(long, conflicts_with = "reason_en")]
    original: bool,
    /// The page or section of the publication
    #[arg(long, value_name = "PAGE", default_value = "")]
    page: String,
    /// The short source or reason written next to each change on the map; by default the full one
    #[arg(long, value_name = "SOURCE")]
    each: Option<String>,
    /// A remark in English; may be given several times
    #[arg(long, value_name = "REMARK")]
    note_en: Vec<String>,
    /// The same remarks in French, in the same order
    #[arg(long, value_name = "REMARK", requires = "note_en")]
    note_fr: Vec<String>,
}

impl About {
    fn citation(&self) -> Citation {
        let by = match (&self.source, &self.reason_en) {
            (Some(source), _) => Provenance::Cited(source.clone()),
            (None, None) if self.original => Provenance::Original,
            (None, reason) => Provenance::reconstructed(reason.clone().unwrap_or_default(), &self.reason_fr),
        };
        let each = self.each.as_ref().map(|each| match &by {
            Provenance::Cited(_) => Provenance::Cited(each.clone()),
            _ => Provenance::reconstructed(each, ""),
        });
        let french = self.note_fr.iter().map(String::as_str).chain(std::iter::repeat(""));
        Citation {
            page: self.page.clone(),
            notes: self.note_en.iter().zip(french).map(|(en, fr)| Words::new(en, fr)).collect(),
            each: each.unwrap_or_else(|| by.clone()),
            ..Citation::new(Words::new(&self.title_en, &self.title_fr), by)
        }
    }
}

impl Record {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        if self.about.note_fr.len() > self.about.note_en.len() {
            return Err(Phrase::new("record-notes").into());
        }
        let place = OutputPlace::file(&self.out, OutputFormat::Document(DocumentKind::Correction));
        self.comments.try_all(&[place], &[&self.base, &self.now])?;
        let one = |error| vec![error];
        let base = Source::find(&self.base, &[DocumentKind::Map, DocumentKind::Scenario]).map_err(one);
        let base = base.and_then(|source| corrected_map(&source))?;
        let now = Source::find(&self.now, &[DocumentKind::Map, DocumentKind::Scenario, DocumentKind::Correction])
            .map_err(one);
        let now = now.and_then(|source| version_of(&base, &source))?;
        let correction = Correction::record(&base, &now, self.about.citation());
        if correction.items.is_empty() {
            return Err(Phrase::new("record-nothing").into());
        }
        let saved = save(&self.out, text::write(&correction));
        let mut list: Vec<_> = correction.items.iter().flat_map(describe).collect();
        let changes = correction.items.len();
        if saved.is_ok() {
            list.push(Phrase::new("record-done").count("changes", changes).with("out", self.out.display()));
        }
        let voice = terminal.voice();
        let report = heading(&correction, voice) + &lines(&list, voice);
        terminal.print(&report)?;
        saved?;
        Ok(Exit::Fine)
    }
}
