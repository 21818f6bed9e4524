//! Results and changes as JSON. The help of the verb describes this form: change both together.

use rules::edit::describe;
use rules::place::Place;
use rules::query::QueryTarget;
use rules::report::Severity;
use serde::Serialize;

use super::{Done, End};
use crate::cli::check::LocatedFinding;
use crate::words::Voice;

#[derive(Serialize)]
struct Report<'a> {
    map: String,
    query: String,
    what: &'static str,
    count: usize,
    kinds: Vec<EditKindCount>,
    changes: Vec<String>,
    newly: Vec<Finding<'a>>,
    mended: Vec<Finding<'a>>,
    written: Option<String>,
    pinned: Vec<String>,
}

#[derive(Serialize)]
struct EditKindCount {
    #[serde(rename = "kind")]
    name: String,
    count: usize,
    places: Vec<String>,
}

#[derive(Serialize)]
pub(super) struct Finding<'a> {
    lint: &'a str,
    severity: Severity,
    document: &'a str,
    place: &'a Place,
    message: String,
}

pub(super) fn report(done: &Done<'_>, voice: &Voice) -> String {
    let change = done.change.as_ref();
    let (written, pinned) = match change.map(|change| &change.end) {
        Some(End::Written { map, pinned }) => (Some(map), pinned.as_slice()),
        Some(End::Nothing | End::AsItWas(_) | End::Failed(_)) | None => (None, &[][..]),
    };
    crate::cli::json(&Report {
        map: done.name(),
        query: done.query.to_string(),
        what: match done.query.what {
            QueryTarget::Hexes => "hexes",
            QueryTarget::Hexsides => "hexsides",
            QueryTarget::Spots => "spots",
        },
        count: done.found.len(),
        kinds: done.found.kinds(done.map).into_iter().map(|(word, places)| kind(&word, places)).collect(),
        changes: change.map_or_else(Vec::new, |change| {
            change.edits.iter().flat_map(describe).map(|message| voice.say(&message)).collect()
        }),
        newly: change.map_or_else(Vec::new, |change| findings(&change.verdict.newly, voice)),
        mended: change.map_or_else(Vec::new, |change| findings(&change.verdict.mended, voice)),
        written: written.map(|path| path.display().to_string()),
        pinned: pinned.iter().map(|path| path.display().to_string()).collect(),
    })
}

/// Returns a kind as documents write it; the ids of its name are like `hexside-stone-wall`, `ground-plaza`,
/// `level-roof`.
fn kind(word: &str, places: Vec<String>) -> EditKindCount {
    let name = word.split_once('-').map_or(word, |(_, name)| name);
    EditKindCount { name: name.replace('-', "_"), count: places.len(), places }
}

pub(super) fn findings<'a>(found: &'a [LocatedFinding], voice: &Voice) -> Vec<Finding<'a>> {
    let finding = |LocatedFinding { document, finding, .. }: &'a LocatedFinding| Finding {
        lint: finding.lint,
        severity: finding.severity,
        document,
        place: &finding.place,
        message: voice.say(&finding.message),
    };
    found.iter().map(finding).collect()
}
