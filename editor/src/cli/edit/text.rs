//! Results and changes as text.

use rules::edit::describe;
use rules::phrase::Phrase;
use rules::query::Matches;

use super::{Changed, Done, End};
use crate::cli::check::{self, LocatedFinding};
use crate::cli::lines;
use crate::words::Voice;
use crate::words::place::{kind_of, layered};

/// The maximum number of places per line.
const A_LINE: usize = 8;

pub(super) fn report(done: &Done<'_>, voice: &Voice) -> String {
    let heading = Phrase::new("edit-heading").with("query", &done.query).with("found", voice.say(&count(&done.found)));
    let mut text = voice.say(&heading) + "\n";
    match &done.change {
        None => text += &kinds(done, voice),
        Some(change) => text += &changed(change, voice),
    }
    if done.is_corrected() {
        text += &(voice.text("edit-corrected") + "\n");
    }
    text
}

fn count(found: &Matches) -> Phrase {
    Phrase::new(match found {
        Matches::Hexes(_) => "query-count-hexes",
        Matches::Hexsides(_) => "query-count-hexsides",
        Matches::Spots(_) => "query-count-spots",
    })
    .count("count", found.len())
}

fn kinds(done: &Done<'_>, voice: &Voice) -> String {
    let mut text = String::new();
    for (kind, places) in done.found.kinds(done.map) {
        for (layer, places) in layered(&places) {
            text += &(voice.say(&kind_of(&kind, layer, places.len())) + "\n");
            for line in places.chunks(A_LINE) {
                text += "  ";
                text += &line.join("  ");
                text.push('\n');
            }
        }
    }
    text
}

fn changed(change: &Changed, voice: &Voice) -> String {
    let mut list: Vec<_> = change.edits.iter().flat_map(describe).collect();
    list.push(Phrase::new("edit-changes").count("changes", change.edits.len()));
    let mut ends = vec![match &change.end {
        End::Nothing | End::Failed(_) => Phrase::new("edit-not-written"),
        End::AsItWas(path) => Phrase::new("edit-as-it-was").with("out", path.display()),
        End::Written { map, .. } => Phrase::new("edit-written").with("out", map.display()),
    }];
    if let End::Written { pinned, .. } = &change.end {
        ends.extend(pinned.iter().map(|file| Phrase::new("edit-pinned").with("scenario", file.display())));
    }
    lines(&list, voice)
        + &findings("edit-newly", &change.verdict.newly, voice)
        + &findings("edit-mended", &change.verdict.mended, voice)
        + &lines(&ends, voice)
}

pub(super) fn findings(heading: &str, found: &[LocatedFinding], voice: &Voice) -> String {
    if found.is_empty() {
        return String::new();
    }
    format!("\n{}\n\n{}", voice.text(heading), check::describe(found, voice))
}
