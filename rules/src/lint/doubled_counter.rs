//! A counter that is set up more than once.

use super::{Check, Lint, Lists, Survey, pages, set_up_lines};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Fix, Report, Severity};
use crate::rulebook::Systems;
use crate::scenario::Placement;
use crate::spot::Spot;

pub(super) static LINT: Lint = Lint {
    name: "doubled-counter",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-doubled-counter",
    help: "lint-doubled-counter-help",
    pages: pages(include_str!("doubled_counter.md"), include_str!("doubled_counter.fr.md")),
    check: Check::Lists(Lists::SET_UP, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let setup = &survey.scenario.setup;
    let mut lines: Vec<&Placement> = setup.iter().collect();
    lines.sort_by(|a, b| a.piece.cmp(&b.piece));
    for same in lines.chunk_by(|a, b| a.piece == b.piece).filter(|same| same.len() > 1) {
        let (piece, spots): (&str, Vec<Spot>) = (&same[0].piece, same.iter().map(|line| line.at).collect());
        let finding = lint.finding(DocumentRef::Scenario, Place::Placement(piece.to_owned())).with("counter", piece);
        let finding = finding.count("times", spots.len()).list(&spots);
        // The same line repeated means one thing; with different spots the designer must choose.
        let one = Placement { piece: piece.to_owned(), at: spots[0] };
        let edit = set_up_lines::only(&survey.scenario, &one);
        let same = spots.iter().all(|at| *at == one.at);
        report.add(finding.fix(if same { Fix::safe(vec![edit]) } else { Fix::your_choice(vec![edit]) }));
    }
}
