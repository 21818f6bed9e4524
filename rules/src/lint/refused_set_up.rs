//! A line of the set-up or of the plot that a game does not follow (K4, D18.a, D19.c): of a counter that no scenario
//! sets up, on a spot where it may not begin, or an entry plot in a game that has none.

use super::{Check, Lint, Lists, Survey, pages, set_up_lines};
use crate::deguello;
use crate::knapp;
use crate::place::Place;
use crate::play::RefusedLine;
use crate::project::DocumentRef;
use crate::report::{Fix, Report, Severity};
use crate::rulebook::{System, Systems};

pub(super) static LINT: Lint = Lint {
    name: "refused-set-up",
    severity: Severity::Error,
    systems: Systems::KNAPP.union(Systems::DEGUELLO),
    message: "lint-refused-set-up",
    help: "lint-refused-set-up-help",
    pages: pages(include_str!("refused_set_up.md"), include_str!("refused_set_up.fr.md")),
    check: Check::Playable(
        Lists::BOARD
            .union(Lists::HEXES)
            .union(Lists::ROOMS)
            .union(Lists::GUN_SITES)
            .union(Lists::COUNTERS)
            .union(Lists::PLOT)
            .union(Lists::SET_UP)
            .union(Lists::CORRECTIONS)
            .union(Lists::VARIANTS),
        check,
    ),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let (scenario, system) = (&survey.scenario, survey.rulebook().system);
    for line in &scenario.plot {
        let finding = lint.finding(DocumentRef::Scenario, Place::Plot(line.column.clone()));
        let finding = finding.with("reason", "plot").word("system", system.word()).with("column", &line.column);
        report.add(finding.fix(Fix::your_choice(set_up_lines::unplot(scenario, line))));
    }
    // Without lines there is nothing to compile a game for.
    if scenario.setup.is_empty() {
        return;
    }
    for RefusedLine { piece, refusal } in refused(survey) {
        let Some(own) = scenario.setup.iter().find(|own| own.piece == piece) else { continue };
        let finding = set_up_lines::placed(lint, own).with("reason", "line").word("system", system.word());
        let finding = finding.with("rule", refusal.atom).said("said", &refusal.message);
        report.add(finding.fix(Fix::your_choice(set_up_lines::without(scenario, own))));
    }
}

/// Returns the lines of the set-up that the game refuses.
fn refused(survey: &Survey<'_>) -> Vec<RefusedLine> {
    let project = survey.project();
    match survey.rulebook().system {
        System::Alamo => Vec::new(),
        System::Knapp => knapp::Game::new(project).map(|game| game.refused_set_up()).unwrap_or_default(),
        System::Deguello => deguello::Game::new(project).map(|game| game.refused_set_up()).unwrap_or_default(),
    }
}
