//! A company whose column has too few flechas of its range, so that it can never enter the fort (D7.12).

use super::{Check, Lint, Lists, Survey, pages};
use crate::counters::PieceCounter;
use crate::deguello::{Figures, PieceType};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "company-without-flechas",
    severity: Severity::Warning,
    systems: Systems::DEGUELLO,
    message: "lint-company-without-flechas",
    help: "lint-company-without-flechas-help",
    pages: pages(include_str!("company_without_flechas.md"), include_str!("company_without_flechas.fr.md")),
    check: Check::Lists(Lists::COUNTERS.union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let pieces = &survey.counters.pieces;
    let needed = usize::try_from(Figures::new(&survey.rulebook).split_full).unwrap_or(0);
    let range = |piece: &PieceCounter| piece.figures.get("range").copied().unwrap_or(0);
    for company in pieces.iter().filter(|piece| piece.quantity > 0) {
        let Some(part) = PieceType::named(&company.kind).and_then(PieceType::split) else { continue };
        let own = pieces.iter().filter(|piece| {
            let same = piece.group == company.group && range(piece) == range(company);
            same && PieceType::named(&piece.kind) == Some(part)
        });
        let found: usize = own.map(|piece| usize::try_from(piece.quantity).unwrap_or(0)).sum();
        if found < needed {
            let finding = lint.counter(&company.id).count("range", usize::try_from(range(company)).unwrap_or(0));
            report.add(finding.count("needed", needed).count("found", found));
        }
    }
}
