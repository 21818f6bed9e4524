//! Messages about edits of counters, rulebooks, scenarios, corrections and variants.

use crate::edit::{Change, Keyed, describe, from};
use crate::phrase::Phrase;
use crate::project_edit::{CorrectionEdit, CountersEdit, ProjectEdit, RulebookEdit, ScenarioEdit, Swap};

/// Returns what an edit of a project changes, one message for each change; none for an edit that changes nothing.
///
/// # Examples
///
/// ```
/// use rules::edit::Edit;
/// use rules::project_edit::{ProjectEdit, describe_project};
/// use rules::words::Words;
///
/// let title = Edit::Title { was: Words::new("Fort", ""), becomes: Words::new("Mission", "") };
/// let said = describe_project(&ProjectEdit::Map(title));
/// assert_eq!(said.iter().map(|message| message.id).collect::<Vec<_>>(), ["edit-title"]);
/// ```
#[must_use]
pub fn describe_project(edit: &ProjectEdit) -> Vec<Phrase> {
    match edit {
        ProjectEdit::Map(edit) => describe(edit),
        ProjectEdit::Counters(edit) => counters(edit),
        ProjectEdit::Rulebook(edit) => rulebook(edit),
        ProjectEdit::Scenario(edit) => scenario(edit),
        ProjectEdit::Correction(_, edit) => match edit {
            CorrectionEdit::Items(swap) => whole("thing-items", swap),
            CorrectionEdit::Allow(change) => record("thing-allowance", change),
        },
        ProjectEdit::Variant(_, swap) if swap.was == swap.becomes => Vec::new(),
        ProjectEdit::Variant(_, swap) => named("thing-variant", &swap.was.id, "changed"),
        ProjectEdit::File(own) if own.text.was == own.text.becomes => Vec::new(),
        ProjectEdit::File(own) => named("thing-file", &own.file.display().to_string(), "changed"),
    }
}

fn counters(edit: &CountersEdit) -> Vec<Phrase> {
    match edit {
        CountersEdit::Column(change) => record("thing-column", change),
        CountersEdit::Unit(change) => record("thing-counter", change),
        CountersEdit::Leader(change) => record("thing-counter", change),
        CountersEdit::Battery(change) => record("thing-counter", change),
        CountersEdit::Piece(change) => record("thing-counter", change),
        CountersEdit::Allow(change) => record("thing-allowance", change),
    }
}

fn rulebook(edit: &RulebookEdit) -> Vec<Phrase> {
    match edit {
        RulebookEdit::Parameter(change) => record("thing-parameter", change),
        RulebookEdit::Terrain(change) => record("thing-terrain", change),
        RulebookEdit::CombatRows(swap) => whole("thing-combat-rows", swap),
        RulebookEdit::DieLine(change) => record("table-combat-results", change),
        RulebookEdit::Withdrawal(change) => record("table-withdrawal", change),
        RulebookEdit::Victory(change) => record("table-victory", change),
        RulebookEdit::Siege(change) => record("table-siege", change),
        RulebookEdit::Allow(change) => record("thing-allowance", change),
    }
}

fn scenario(edit: &ScenarioEdit) -> Vec<Phrase> {
    match edit {
        ScenarioEdit::Plot(change) => record("thing-plot", change),
        ScenarioEdit::Placement(change) => record("thing-placement", change),
        ScenarioEdit::MapFingerprint(swap) => whole("thing-map-fingerprint", swap),
        ScenarioEdit::Corrections(swap) => whole("thing-corrections", swap),
        ScenarioEdit::Variants(swap) => whole("thing-variants", swap),
        ScenarioEdit::Correction(_, swap) => listed("thing-correction", swap, |own| &own.used.document),
        ScenarioEdit::Variant(_, swap) => listed("thing-variant", swap, |own| &own.used.document),
        ScenarioEdit::Allow(change) => record("thing-allowance", change),
    }
}

/// Describes the change of a line of a list: added, removed or replaced.
fn listed<T: PartialEq>(thing: &'static str, swap: &Swap<Option<T>>, name: fn(&T) -> &str) -> Vec<Phrase> {
    match (&swap.was, &swap.becomes) {
        (was, becomes) if was == becomes => Vec::new(),
        (Some(own), None) => named(thing, name(own), "removed"),
        (None, becomes) => becomes.iter().flat_map(|own| named(thing, name(own), "added")).collect(),
        (Some(own), Some(_)) => named(thing, name(own), "changed"),
    }
}

/// Describes the change of a named thing: added, removed or changed.
fn named(thing: &'static str, name: &str, how: &'static str) -> Vec<Phrase> {
    vec![from(Phrase::new("edit-record").word("thing", thing).with("name", name).with("how", how), None)]
}

/// Describes the change of a list entry: added, removed or changed.
fn record<T: Keyed<Key: std::fmt::Display>>(thing: &'static str, change: &Change<T>) -> Vec<Phrase> {
    let how = match (change.was.len(), change.becomes.len()) {
        _ if change.was == change.becomes => return Vec::new(),
        (0, _) => "added",
        (_, 0) => "removed",
        (was, becomes) if becomes < was => "once",
        _ => "changed",
    };
    let name = change.key().map(|key| key.to_string()).unwrap_or_default();
    vec![from(Phrase::new("edit-record").word("thing", thing).with("name", name).with("how", how), None)]
}

/// Describes the change of a single value.
fn whole<T: PartialEq>(thing: &'static str, swap: &Swap<T>) -> Vec<Phrase> {
    let changed = (swap.was != swap.becomes).then(|| Phrase::new("edit-whole").word("thing", thing));
    changed.into_iter().collect()
}
