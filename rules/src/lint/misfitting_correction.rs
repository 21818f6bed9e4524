//! A correction that expects something else than the map holds, so that none of it is applied.

use super::{Check, Finding, Lint, Lists, Part, Place, Report, Severity, Survey, pages};
use crate::edit::Edit;
use crate::hexside::{Layer, LayeredSide};
use crate::map::{HexEntry, HexsideEntry, HexsideKind};

pub(super) static LINT: Lint = Lint {
    name: "misfitting-correction",
    severity: Severity::Error,
    message: "lint-misfitting-correction",
    help: "lint-misfitting-correction-help",
    pages: pages(include_str!("misfitting_correction.md"), include_str!("misfitting_correction.fr.md")),
    check: Check::Lists(Lists::CORRECTIONS.union(Lists::MAP), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for (index, correction) in survey.corrections.iter().enumerate() {
        let Some(conflict) = &correction.conflict else { continue };
        let [expected, found] = compare(&conflict.edit, &conflict.found);
        let place = place(&conflict.edit);
        let finding = Finding::new(lint, Part::Correction(index), place).with("correction", &correction.name);
        let finding = match conflict.place.as_str() {
            "" => finding.word("where", "place-document"),
            place => finding.with("where", place),
        };
        report.add(finding.word("expected", expected).word("found", found));
    }
}

/// Where the edit that does not fit wanted to change something.
fn place(edit: &Edit) -> Place {
    let place = match edit {
        Edit::Hex(change) => change.key().map(Place::Hex),
        Edit::Hexside(change) => change.key().map(|side| Place::Hexside(LayeredSide { side, layer: None })),
        Edit::Room(change) => change.key().map(Place::Room),
        Edit::Region(change) => change.key().map(Place::Region),
        Edit::EntryArea(change) => change.key().map(Place::EntryArea),
        Edit::GunSite(change) => change.key().map(Place::Spot),
        Edit::Label(change) => change.key().map(|(hex, _)| Place::Hex(hex)),
        Edit::Allow(change) => change.key().map(|key| Place::Allowance(key.to_string())),
        Edit::Grid { .. } | Edit::Title { .. } | Edit::Scan { .. } => None,
    };
    place.unwrap_or(Place::Document)
}

/// The words for what the edit expects and what the map holds.
fn compare(edit: &Edit, found: &Edit) -> [String; 2] {
    match (edit, found) {
        (Edit::Hexside(edit), Edit::Hexside(found)) => sides(&edit.was, &found.was),
        (Edit::Hex(edit), Edit::Hex(found)) => hexes(&edit.was, &found.was),
        (Edit::Room(edit), Edit::Room(found)) => presence(&edit.was, &found.was),
        (Edit::Region(edit), Edit::Region(found)) => presence(&edit.was, &found.was),
        (Edit::EntryArea(edit), Edit::EntryArea(found)) => presence(&edit.was, &found.was),
        (Edit::GunSite(edit), Edit::GunSite(found)) => presence(&edit.was, &found.was),
        (Edit::Label(edit), Edit::Label(found)) => presence(&edit.was, &found.was),
        _ => [THIS, OTHER].map(str::to_owned),
    }
}

const NOTHING: &str = "correction-nothing";
const THIS: &str = "correction-this";
const OTHER: &str = "correction-other";

/// The kinds of the first layer that differs.
fn sides(expected: &[HexsideEntry], found: &[HexsideEntry]) -> [String; 2] {
    let kind = |entries: &[HexsideEntry], layer| {
        entries.iter().find(|entry| entry.at.covers(layer)).map_or(HexsideKind::Clear, |entry| entry.kind)
    };
    let kinds = Layer::ALL.map(|layer| [kind(expected, layer), kind(found, layer)]);
    match kinds.into_iter().find(|[expected, found]| expected != found) {
        Some(kinds) => kinds.map(HexsideKind::word),
        None => presence(expected, found),
    }
}

fn hexes(expected: &[HexEntry], found: &[HexEntry]) -> [String; 2] {
    let ground = |entries: &[HexEntry]| entries.first().map(|entry| entry.ground).unwrap_or_default();
    let grounds = [ground(expected), ground(found)];
    if grounds[0] == grounds[1] { presence(expected, found) } else { grounds.map(|ground| ground.word().to_owned()) }
}

/// Nothing, this thing, or the same thing with other details such as its origin or whom it protects.
fn presence<T>(expected: &[T], found: &[T]) -> [String; 2] {
    let word = |entries: &[T], some: &str| if entries.is_empty() { NOTHING.to_owned() } else { some.to_owned() };
    [word(expected, THIS), word(found, OTHER)]
}
