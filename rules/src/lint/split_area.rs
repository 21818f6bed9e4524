//! An area in several pieces, so that a unit would be in all of them at once (DM.a).

use super::storeys::Storeys;
use super::{Check, Lint, Survey, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "split-area",
    severity: Severity::Warning,
    systems: Systems::DEGUELLO,
    message: "lint-split-area",
    help: "lint-split-area-help",
    pages: pages(include_str!("split_area.md"), include_str!("split_area.fr.md")),
    check: Check::Lists(Storeys::READ, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let storeys = survey.storeys();
    for area in &storeys.ground.areas {
        let joins = |a, b| !storeys.parts(storeys.hex(a), storeys.hex(b), area.level);
        let pieces = storeys.pieces(area.spots.iter().copied().collect(), joins);
        if pieces.len() > 1 {
            let shown = |spot: &crate::board::SpotId| storeys.board.shown(storeys.board.spot(*spot));
            let firsts: Vec<String> = pieces.iter().filter_map(|piece| piece.first().map(shown)).collect();
            let finding = lint.at(Place::Region(area.id.clone())).with("area", &area.id);
            report.add(finding.count("pieces", pieces.len()).list(&firsts));
        }
    }
}
