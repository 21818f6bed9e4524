//! An officer whose column or command has no unit, so that he commands nobody (D4.1).

use super::{Check, Lint, Lists, Survey, pages};
use crate::counters::PieceCounter;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "idle-officer",
    severity: Severity::Warning,
    systems: Systems::DEGUELLO,
    message: "lint-idle-officer",
    help: "lint-idle-officer-help",
    pages: pages(include_str!("idle_officer.md"), include_str!("idle_officer.fr.md")),
    check: Check::Lists(Lists::COUNTERS, check),
};

/// The kinds of officers that command only their own group, and the side of their units.
const OFFICERS: [&str; 2] = ["column_officer", "texan_officer"];

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let mix = &survey.counters;
    let is_officer = |piece: &PieceCounter| piece.kind.ends_with("officer") || piece.kind == "texan_leader";
    let commands = |officer: &PieceCounter| {
        let own = |piece: &&PieceCounter| piece.side == officer.side && piece.group == officer.group;
        mix.pieces.iter().filter(own).any(|piece| !is_officer(piece) && piece.quantity > 0)
    };
    for officer in mix.pieces.iter().filter(|piece| OFFICERS.contains(&piece.kind.as_str()) && !commands(piece)) {
        report.add(lint.counter(&officer.id).with("group", &officer.group));
    }
}
