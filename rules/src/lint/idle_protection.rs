//! A hexside that protects a hex in which its kind gives no protection (8.7.b, 8.7.d).

use super::repairs;
use super::{Check, Features, Lint, PaintedSide, Survey, pages};
use crate::map::{HexsideEntry, HexsideKind};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "idle-protection",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-idle-protection",
    help: "lint-idle-protection-help",
    pages: pages(include_str!("idle_protection.md"), include_str!("idle_protection.fr.md")),
    check: Check::Hexside(Features::ALL, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedSide<'_>, report: &mut Report) {
    for entry in own.entries {
        if !own.is_idle(entry) || !own.is_on_map() || !own.layer_applies(entry.at.layer) {
            continue;
        }
        // A doorway or a gunslit outside a building is reported by its own lint.
        let homeless = matches!(entry.kind, HexsideKind::Doorway | HexsideKind::Gunslit) && !own.opens_indoors(entry);
        if !homeless {
            let named: Vec<_> = own.side.hexes().into_iter().filter(|hex| entry.protects.covers(*hex)).collect();
            let finding = lint.at(Place::Hexside(entry.at)).with("side", own.side).word("kind", entry.kind.word());
            let becomes = HexsideEntry { protects: own.usual_shelter(survey, entry), ..entry.clone() };
            report.add(finding.list(&named).mend(repairs::hexside(survey, entry, Some(becomes))));
        }
    }
}
