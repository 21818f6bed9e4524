//! More guns in the mix than cannoneers (K4.m).

use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "gun-without-cannoneer",
    severity: Severity::Warning,
    systems: Systems::KNAPP,
    message: "lint-gun-without-cannoneer",
    help: "lint-gun-without-cannoneer-help",
    pages: pages(include_str!("gun_without_cannoneer.md"), include_str!("gun_without_cannoneer.fr.md")),
    check: Check::Lists(Lists::COUNTERS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let count = |kind: &str| {
        let own = survey.counters.pieces.iter().filter(|piece| piece.kind == kind);
        own.map(|piece| usize::try_from(piece.quantity).unwrap_or(0)).fold(0, usize::saturating_add)
    };
    let (guns, cannoneers) = (count("gun"), count("cannoneer"));
    if cannoneers < guns {
        let finding = lint.finding(DocumentRef::Counters, Place::Field("pieces"));
        report.add(finding.count("guns", guns).count("cannoneers", cannoneers));
    }
}
