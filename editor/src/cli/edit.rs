//! `bexar edit`: finds and replaces objects of a map by meaning.

mod json;
mod shared;
mod text;
mod verdict;

use std::path::PathBuf;

use clap::Args;
use rules::edit;
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::project::DocumentRef;
use rules::project_edit::Overhang;
use rules::provenance::Provenance;
use rules::query::{CannotSet, Matches, Query, QueryError, Replacement, Setting};
use rules::text::write;

use super::comments::{DespiteComments, mention_uncopied};
use super::terminal::{Exit, Format, Terminal, VerbError};
use crate::files::{
    DocumentKind, Opened, OutputFormat, OutputPlace, SaveError, SharedEdit, UnsavedTexts, open, pins, save_all,
};
use crate::words::Voice;
use verdict::Verdict;

/// Finds and replaces what is painted on a map, by meaning
///
/// A query describes in words what to find: `wooden walls between confines and outside`. `bexar explain query` lists
/// all words, in English and French, and everything that can be set. If FILE is a scenario, the query applies to the
/// map that it names, as painted: corrections are neither found nor changed.
///
/// If there is nothing to set, the matches are listed by kind. Otherwise the changes are listed as an errata list,
/// followed by the problems that `bexar check` would newly find and those it would no longer find. The map is written
/// only with `-o` or `--in-place`, in canonical form, completely or not at all. A file with comments is overwritten
/// only with `--despite-comments`, because its comments are lost. The scenarios beside the map that are pinned to it stay
/// pinned: `--in-place` writes the new fingerprint into them. The exit code is 1 if the change adds findings other than
/// notes, whether it is written or not.
///
/// `--resize` and `--rename` change what other documents call the hexes of the map, or a counter, column, room or region.
/// Everything beside the map or the counter mix that names it follows: scenarios with their set-up and their parts, files
/// of cases, corrections, variants. Each is listed with the number of places that change. What cannot follow is listed
/// too, with the reason: games as they were played, their counts, pictures. `--in-place` writes all files or none.
/// Comments stay wherever the text can be changed in its place.
///
/// With `--format json`, standard output is one object: `map`, `query` (in canonical words), `what` (`hexes`,
/// `hexsides`, `spots`), `count`, `kinds` (each with `kind`, `count` and `places`), `changes` (in words), `newly` and
/// `mended` (findings with `lint`, `severity`, `document`, `place`, `message`), `written` (the file, or null), and
/// `pinned` (the scenarios whose fingerprint of the map was updated). With `--resize` and `--rename` it has `followed`
/// (each with `file` and `places`), `left` (each with `file` and `why`), `newly`, `mended`, `written` (the files) and
/// `pinned`.
#[derive(Debug, Args)]
#[command(after_help = "The words of queries: bexar explain query\n\n\
    Example: bexar edit alamo --find \"wooden walls between confines and outside\" --set high_palisade")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line, on its own")]
pub(super) struct Edit {
    /// The map, or a scenario that names one; a path or a bundled name
    file: PathBuf,
    /// What to find
    #[arg(long, value_name = "QUERY", required_unless_present_any = ["resize", "rename"])]
    find: Option<String>,
    /// What the matches become, such as `high_palisade`, `clear` or `protects=both`; if given several times, all are
    /// set
    #[arg(long, value_name = "WHAT")]
    set: Vec<String>,
    /// A region to add the matches to
    #[arg(long, value_name = "REGION")]
    add_to: Vec<String>,
    /// A region to remove the matches from
    #[arg(long, value_name = "REGION")]
    remove_from: Vec<String>,
    /// The reason for the change, if it is a reconstruction
    #[arg(long, value_name = "WHY", conflicts_with = "cite")]
    by: Option<String>,
    /// The published text that states the change
    #[arg(long, value_name = "SOURCE")]
    cite: Option<String>,
    /// Marks the change as your own invention, which no published text has
    #[arg(long, conflicts_with_all = ["by", "cite"])]
    original: bool,
    /// Columns and rows to add at the edges of the map, or to cut with negative numbers, such as `left=2,top=-1`
    #[arg(long, value_name = "SIDES", conflicts_with_all = ["find", "set", "add_to", "remove_from", "by", "cite", "original", "out", "rename"])]
    resize: Option<String>,
    /// Removes what falls off a map that gets smaller
    #[arg(long, requires = "resize")]
    drop: bool,
    /// Gives a `counter`, `column`, `room` or `region` a new id: its kind, its old id and the new one
    #[arg(long, num_args = 3, value_names = ["KIND", "OLD", "NEW"], conflicts_with_all = ["find", "set", "add_to", "remove_from", "by", "cite", "original", "out"])]
    rename: Option<Vec<String>>,
    /// The file to write
    #[arg(short = 'o', long = "out", value_name = "OUT", conflicts_with = "in_place")]
    out: Option<PathBuf>,
    /// Writes the map back to the file it was read from
    #[arg(long)]
    in_place: bool,
    /// Writes nothing, even with `-o` or `--in-place`
    #[arg(long)]
    dry_run: bool,
    /// How to print the result
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    comments: DespiteComments,
}

/// The result of a query, with the change if there is one.
struct Done<'a> {
    opened: &'a Opened,
    map: &'a MapDocument,
    query: Query,
    found: Matches,
    change: Option<Changed>,
}

/// The change made to the objects found.
struct Changed {
    edits: Vec<edit::Edit>,
    verdict: Verdict,
    end: End,
}

/// What was written at the end.
enum End {
    Nothing,
    AsItWas(PathBuf),
    /// The map, and the scenarios in which the fingerprint of the map was updated.
    Written {
        map: PathBuf,
        pinned: Vec<PathBuf>,
    },
    Failed(SaveError),
}

impl Edit {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        if let Some(edit) = self.shared()? {
            let is_written = self.in_place && !self.dry_run;
            let (format, comments) = (self.format, self.comments);
            return shared::Order { file: &self.file, edit, is_written, format, comments }.run(terminal);
        }
        let find = self.find.as_deref().unwrap_or_default();
        let opened = open(&self.file)?;
        if opened.part.is_some_and(|part| part != DocumentRef::Map) {
            return Err(Phrase::new("edit-no-map").into());
        }
        let map = opened.project.base_map();
        let query = Query::parse(find, map).map_err(|wrong| not_understood("find", find, &wrong, terminal.voice()))?;
        let found = query.find(map);
        let change = match self.replacement(map, terminal.voice())? {
            None => None,
            Some(replacement) => Some(self.change(&opened, &replacement, &found)?),
        };
        let exit = change.as_ref().map_or(Exit::Fine, |change| change.verdict.exit());
        let done = Done { opened: &opened, map, query, found, change };
        let report = match self.format {
            Format::Text => text::report(&done, terminal.voice()),
            Format::Json => json::report(&done, terminal.voice()),
        };
        terminal.print(&report)?;
        if let (Some(Changed { end: End::Written { map: out, .. }, .. }), false) = (&done.change, self.in_place) {
            mention_uncopied(opened.file_of(DocumentRef::Map).as_deref(), out, terminal);
        }
        match done.change {
            Some(Changed { end: End::Failed(error), .. }) => Err(error.into()),
            _ => Ok(exit),
        }
    }

    /// Returns the edit that other documents must follow; `None` if this is a query.
    fn shared(&self) -> Result<Option<SharedEdit>, VerbError> {
        Ok(match (&self.resize, self.rename.as_deref()) {
            (Some(text), _) => {
                let overhang = if self.drop { Overhang::Drop } else { Overhang::Refuse };
                Some(SharedEdit::Resize(shared::sides(text)?, overhang))
            }
            (None, Some([kind, from, to])) => {
                Some(SharedEdit::Rename { what: shared::kind(kind)?, from: from.clone(), to: to.clone() })
            }
            _ => None,
        })
    }

    /// Returns the requested replacement; `None` if the query only searches.
    fn replacement(&self, map: &MapDocument, voice: &Voice) -> Result<Option<Replacement>, VerbError> {
        if self.set.is_empty() && self.add_to.is_empty() && self.remove_from.is_empty() {
            let meant =
                self.by.is_some() || self.cite.is_some() || self.original || self.out.is_some() || self.in_place;
            return if meant { Err(Phrase::new("edit-nothing-set").into()) } else { Ok(None) };
        }
        let setting =
            |text: &String| Setting::parse(text, map).map_err(|wrong| not_understood("set", text, &wrong, voice));
        let by = match (&self.by, &self.cite) {
            (Some(why), _) => Provenance::reconstructed(why, ""),
            (None, Some(source)) => Provenance::Cited(source.clone()),
            (None, None) if self.original => Provenance::Original,
            (None, None) => Replacement::own_choice(),
        };
        Ok(Some(Replacement {
            settings: self.set.iter().map(setting).collect::<Result<_, _>>()?,
            add_to: self.add_to.clone(),
            remove_from: self.remove_from.clone(),
            by,
        }))
    }

    fn change(&self, opened: &Opened, replacement: &Replacement, found: &Matches) -> Result<Changed, VerbError> {
        // Determine the output file before reporting anything as done.
        let target = self.target(opened)?;
        let edits = replacement.edits(opened.project.base_map(), found).map_err(|CannotSet(message)| message)?;
        let keeps = self.in_place && edits.is_empty();
        if let Some(path) = target.as_deref().filter(|_| !keeps) {
            self.comments.try_comments(&[OutputPlace::file(path, OutputFormat::Document(DocumentKind::Map))])?;
        }
        let mut project = opened.project.clone();
        project
            .apply_all(&edits)
            .map_err(|conflict| Phrase::new("correction-does-not-fit").with("place", &conflict.place))?;
        project.correct();
        let verdict = Verdict::compare(opened, &project);
        let end = match target {
            None => End::Nothing,
            Some(path) if keeps => End::AsItWas(path),
            Some(path) => {
                let map = project.base_map();
                let maps = [opened.project.base_map(), map];
                let scenario = opened.file_of(DocumentRef::Scenario).filter(|_| opened.part.is_none());
                let scenarios = if self.in_place {
                    pins(&path, scenario.as_deref(), maps, &UnsavedTexts::default())
                } else {
                    Vec::new()
                };
                let pinned = scenarios.iter().map(|(file, _)| file.clone()).collect();
                let files: Vec<_> = [(path.clone(), write(map))].into_iter().chain(scenarios).collect();
                match save_all(&files) {
                    Ok(()) => End::Written { map: path, pinned },
                    Err(error) => End::Failed(error),
                }
            }
        };
        Ok(Changed { edits, verdict, end })
    }

    /// Returns the file to write; `None` if nothing is to be written.
    fn target(&self, opened: &Opened) -> Result<Option<PathBuf>, VerbError> {
        if self.dry_run || !self.in_place {
            let out = self.out.clone().filter(|_| !self.dry_run);
            let place = out.as_deref().map(|out| OutputPlace::file(out, OutputFormat::Document(DocumentKind::Map)));
            OutputPlace::try_all(place.as_slice(), &[&self.file])?;
            return Ok(out);
        }
        let own = match opened.part {
            Some(_) => opened.source.path.clone(),
            None => opened.source.path_of(&opened.project.scenario.map),
        };
        let own = own.ok_or_else(|| Phrase::new("edit-bundled"))?;
        OutputPlace::try_all(&[OutputPlace::file(&own, OutputFormat::Document(DocumentKind::Map))], &[])?;
        Ok(Some(own))
    }
}

impl Done<'_> {
    /// Returns the display name of the map.
    fn name(&self) -> String {
        match self.opened.part {
            Some(_) => self.opened.source.name.clone(),
            None => self.opened.source.name_of(&self.opened.project.scenario.map, DocumentKind::Map),
        }
    }

    /// Whether corrections are applied on top of the map.
    fn is_corrected(&self) -> bool {
        self.opened.project.corrections.iter().any(|correction| correction.on)
    }
}

/// Returns the error for an option that is not a valid query or setting: why, and where in its text.
fn not_understood(option: &str, text: &str, wrong: &QueryError, voice: &Voice) -> VerbError {
    let caret = wrong.caret(text).lines().fold(String::new(), |all, line| all + "\n  " + line);
    let message = Phrase::new("edit-not-understood").with("option", option);
    VerbError::Said(message.with("why", voice.say(&wrong.message)).with("caret", caret))
}
