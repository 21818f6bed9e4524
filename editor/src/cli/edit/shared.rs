//! Edits that other documents must follow: another size of the map, another id of something.

use std::path::PathBuf;

use rules::phrase::Phrase;
use rules::project::DocumentRef;
use rules::project_edit::{ProjectEdit, Renamed, Resize};
use serde::Serialize;

use super::json::{Finding, findings as findings_as_json};
use super::text::findings;
use super::verdict::Verdict;
use crate::cli::comments::DespiteComments;
use crate::cli::lines;
use crate::cli::terminal::{Exit, Format, Terminal, VerbError};
use crate::files::{
    Dependents, Opened, OutputFormat, OutputPlace, SharedEdit, SharedFile, UnsavedTexts, dependents, open, pins,
    save_all,
};
use crate::words::Voice;

/// Reads `left=2,top=-1`.
pub(super) fn sides(text: &str) -> Result<Resize, Phrase> {
    let mut by = Resize::default();
    let wrong = || Phrase::new("edit-sides").with("text", text);
    for part in text.split(',') {
        let (side, number) = part.split_once('=').ok_or_else(wrong)?;
        let number: i32 = number.trim().replace('−', "-").parse().map_err(|_| wrong())?;
        let slot = match side.trim() {
            "left" => &mut by.left,
            "right" => &mut by.right,
            "top" => &mut by.top,
            "bottom" => &mut by.bottom,
            _ => return Err(wrong()),
        };
        *slot = number;
    }
    Ok(by)
}

/// Reads the kind of thing to rename.
pub(super) fn kind(word: &str) -> Result<Renamed, Phrase> {
    Ok(match word {
        "counter" => Renamed::Counter,
        "column" => Renamed::Column,
        "room" => Renamed::Room,
        "region" => Renamed::Region,
        _ => return Err(Phrase::new("edit-rename-kind").with("kind", word)),
    })
}

/// How the edit is to be made.
pub(super) struct Order<'a> {
    pub(super) file: &'a std::path::Path,
    pub(super) edit: SharedEdit,
    pub(super) is_written: bool,
    pub(super) format: Format,
    pub(super) comments: DespiteComments,
}

#[derive(Serialize)]
struct Report<'a> {
    followed: Vec<Follower>,
    left: Vec<Leftover>,
    newly: Vec<Finding<'a>>,
    mended: Vec<Finding<'a>>,
    written: Vec<String>,
    pinned: Vec<String>,
}

#[derive(Serialize)]
struct Follower {
    file: String,
    places: usize,
}

#[derive(Serialize)]
struct Leftover {
    file: String,
    why: String,
}

impl Order<'_> {
    /// Lists what follows and what is left, and writes all of it or nothing.
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        let opened = open(self.file)?;
        let part = self.edit.part();
        if opened.part.is_some_and(|own| own != part) {
            let id = if part == DocumentRef::Map { "edit-no-map" } else { "edit-no-counters" };
            return Err(Phrase::new(id).into());
        }
        let edits = self.edit.edits(&opened.project)?;
        let edited = opened.file_of(part);
        if self.is_written && edited.is_none() {
            return Err(Phrase::new("edit-bundled-shared").into());
        }
        let scenario = opened.file_of(DocumentRef::Scenario).filter(|_| opened.part.is_none());
        let shared = SharedFile { edited: edited.as_deref(), scenario: scenario.as_deref(), is_open: false };
        let found = dependents(shared, &self.edit, &UnsavedTexts::default());
        if !found.refused.is_empty() {
            let said = |own: &crate::files::Said| {
                Phrase::new("edit-refused").with("file", own.file.display()).said("why", own.why.clone())
            };
            return Err(VerbError::Save(found.refused.iter().map(said).collect()));
        }
        let mut after = opened.project.clone();
        ProjectEdit::make_all(&edits, &mut after)
            .map_err(|misfit| Phrase::new("gui-edit-conflict").with("place", misfit.place))?;
        let (files, pinned) = files(&found, edited.as_ref(), &opened, &after);
        if self.is_written {
            self.try_files(&found)?;
            save_all(&files).map_err(|error| VerbError::Save(vec![error.message()]))?;
        }
        let verdict = Verdict::compare(&opened, &after);
        let report = match self.format {
            Format::Text => self.text(&found, &files, &pinned, &verdict, terminal.voice()),
            Format::Json => self.json(&found, &files, &pinned, &verdict, terminal.voice()),
        };
        terminal.print(&report)?;
        Ok(verdict.exit())
    }

    /// Checks that everything can be written and no comments are lost.
    fn try_files(&self, found: &Dependents) -> Result<(), VerbError> {
        let place = |own: &'_ crate::files::Followed| (own.file.clone(), OutputFormat::Document(own.kind));
        let all: Vec<_> = found.followed.iter().map(place).collect();
        let places: Vec<_> = all.iter().map(|(file, sort)| OutputPlace::file(file, *sort)).collect();
        OutputPlace::try_all(&places, &[])?;
        let anew: Vec<_> = found.followed.iter().filter(|own| !own.keeps_comments).map(place).collect();
        let places: Vec<_> = anew.iter().map(|(file, sort)| OutputPlace::file(file, *sort)).collect();
        self.comments.try_comments(&places)
    }

    fn text(
        &self,
        found: &Dependents,
        files: &[(PathBuf, String)],
        pinned: &[PathBuf],
        verdict: &Verdict,
        voice: &Voice,
    ) -> String {
        let follows = found
            .followed
            .iter()
            .map(|own| Phrase::new("edit-follows").with("file", own.file.display()).count("places", own.places));
        let left = found
            .left
            .iter()
            .map(|own| Phrase::new("edit-left").with("file", own.file.display()).said("why", own.why.clone()));
        let all: Vec<_> = follows.chain(left).collect();
        let ends: Vec<_> = if self.is_written {
            let pins = pinned.iter().map(|file| Phrase::new("edit-pinned").with("scenario", file.display()));
            [Phrase::new("edit-written-all").count("files", files.len())].into_iter().chain(pins).collect()
        } else {
            vec![Phrase::new("edit-not-written-all")]
        };
        lines(&all, voice)
            + &findings("edit-newly", &verdict.newly, voice)
            + &findings("edit-mended", &verdict.mended, voice)
            + &lines(&ends, voice)
    }

    fn json(
        &self,
        found: &Dependents,
        files: &[(PathBuf, String)],
        pinned: &[PathBuf],
        verdict: &Verdict,
        voice: &Voice,
    ) -> String {
        let shown = |file: &PathBuf| file.display().to_string();
        let is_written = |_: &PathBuf| self.is_written;
        crate::cli::json(&Report {
            followed: found
                .followed
                .iter()
                .map(|own| Follower { file: shown(&own.file), places: own.places })
                .collect(),
            left: found.left.iter().map(|own| Leftover { file: shown(&own.file), why: voice.say(&own.why) }).collect(),
            newly: findings_as_json(&verdict.newly, voice),
            mended: findings_as_json(&verdict.mended, voice),
            written: files.iter().map(|(file, _)| file).filter(|file| is_written(file)).map(shown).collect(),
            pinned: pinned.iter().filter(|file| is_written(file)).map(shown).collect(),
        })
    }
}

/// Returns the files to write with their texts, and the scenarios among them that get the fingerprint of the new map.
fn files(
    found: &Dependents,
    edited: Option<&PathBuf>,
    opened: &Opened,
    after: &rules::project::Project,
) -> (Vec<(PathBuf, String)>, Vec<PathBuf>) {
    let mut files: Vec<(PathBuf, String)> =
        found.followed.iter().map(|own| (own.file.clone(), own.becomes.clone())).collect();
    let Some(map) = edited.filter(|_| opened.project.base_map() != after.base_map()) else {
        return (files, Vec::new());
    };
    let texts = UnsavedTexts::new(files.iter().cloned());
    let scenario = opened.file_of(DocumentRef::Scenario).filter(|_| opened.part.is_none());
    let pinned = pins(map, scenario.as_deref(), [opened.project.base_map(), after.base_map()], &texts);
    let names = pinned.iter().map(|(file, _)| file.clone()).collect();
    for (file, text) in pinned {
        match files.iter_mut().find(|(own, _)| crate::files::is_same_file(own, &file)) {
            Some((_, own)) => *own = text,
            None => files.push((file, text)),
        }
    }
    (files, names)
}
