//! A merge as JSON. The help of the verb describes this form: change both together.

use std::path::Path;

use rules::edit::{MergeConflict, Merged};
use rules::hexside::Layer;
use rules::phrase::{Argument, Phrase};
use serde::Serialize;

use crate::words::Voice;

#[derive(Serialize)]
struct Report<'a> {
    written: Option<String>,
    changes: usize,
    conflicts: Vec<Conflict<'a>>,
}

#[derive(Serialize)]
struct Conflict<'a> {
    thing: &'a str,
    name: &'a str,
    layer: Option<Layer>,
    field: &'a str,
    base: String,
    ours: String,
    theirs: String,
    message: String,
}

/// Returns one JSON object, with or without conflicts.
pub(super) fn report(merged: &Merged, changes: usize, written: Option<&Path>, voice: &Voice) -> String {
    let conflicts = merged.conflicts.iter().map(|conflict| conflict_json(conflict, voice)).collect();
    let written = written.map(|file| file.display().to_string());
    super::super::json(&Report { written, changes, conflicts })
}

fn conflict_json<'a>(conflict: &'a MergeConflict, voice: &Voice) -> Conflict<'a> {
    let MergeConflict { place, field, base, ours, theirs } = conflict;
    let shown = |argument: &Argument| {
        let mut message = Phrase::new("merge-value");
        message.arguments.push(("value", argument.clone()));
        voice.say(&message)
    };
    Conflict {
        thing: place.thing.trim_start_matches("thing-"),
        name: &place.name,
        layer: place.layer,
        field: field.trim_start_matches("merge-field-"),
        base: shown(base),
        ours: shown(ours),
        theirs: shown(theirs),
        message: voice.say(&conflict.message()),
    }
}
