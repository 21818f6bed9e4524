//! Lines of the plot and the set-up: the places of their findings, and edits that remove or replace a line.

use super::Lint;
use super::repairs::AT_ONCE;
use crate::edit::Change;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::project_edit::{ProjectEdit, ScenarioEdit};
use crate::report::Finding;
use crate::scenario::{Placement, PlotLine, Scenario};

/// Returns a finding on a line of the set-up, with its counter and its spot.
pub(super) fn placed(lint: &Lint, own: &Placement) -> Finding {
    let finding = lint.finding(DocumentRef::Scenario, Place::Placement(own.piece.clone()));
    finding.with("counter", &own.piece).with("spot", own.at)
}

/// Returns the edit that removes a line from the set-up, which leaves the counter to the player. Nothing if the counter
/// has too many lines to fix one by one.
pub(super) fn without(scenario: &Scenario, line: &Placement) -> Vec<ProjectEdit> {
    if is_crowded(&scenario.setup, line, |own| &own.piece) {
        return Vec::new();
    }
    let mut change = Change::new(&scenario.setup, &line.piece, Vec::new());
    change.becomes = others(&change.was, line);
    vec![ProjectEdit::Scenario(ScenarioEdit::Placement(change))]
}

/// Returns the edit that makes a line the only one for its counter in the set-up.
pub(super) fn only(scenario: &Scenario, line: &Placement) -> ProjectEdit {
    let change = Change::new(&scenario.setup, &line.piece, vec![line.clone()]);
    ProjectEdit::Scenario(ScenarioEdit::Placement(change))
}

/// Returns the edits that rename a counter of the set-up.
pub(super) fn rename(scenario: &Scenario, line: &Placement, piece: &str) -> Vec<ProjectEdit> {
    let to = Placement { piece: piece.to_owned(), at: line.at };
    let put = Change { was: Vec::new(), becomes: vec![to] };
    let mut edits = without(scenario, line);
    if !edits.is_empty() {
        edits.push(ProjectEdit::Scenario(ScenarioEdit::Placement(put)));
    }
    edits
}

/// Returns the edit that removes a line from the plot; nothing if its column has too many lines to fix one by one.
pub(super) fn unplot(scenario: &Scenario, line: &PlotLine) -> Vec<ProjectEdit> {
    if is_crowded(&scenario.plot, line, |own| &own.column) {
        return Vec::new();
    }
    let mut change = Change::new(&scenario.plot, &line.column, Vec::new());
    change.becomes = others(&change.was, line);
    vec![ProjectEdit::Scenario(ScenarioEdit::Plot(change))]
}

/// Whether a sorted list has more lines about the same subject as this one than are worth fixing one by one.
fn is_crowded<T>(lines: &[T], line: &T, about: impl Fn(&T) -> &String) -> bool {
    let from = lines.partition_point(|own| about(own) < about(line));
    lines.get(from + AT_ONCE).is_some_and(|own| about(own) == about(line))
}

/// Returns the lines without one that equals `line`.
fn others<T: PartialEq + Clone>(lines: &[T], line: &T) -> Vec<T> {
    let one = lines.iter().position(|own| own == line);
    lines.iter().enumerate().filter(|(at, _)| Some(*at) != one).map(|(_, own)| own.clone()).collect()
}
