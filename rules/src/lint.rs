//! The validator: lints, findings and reports.
//!
//! One lint is one file of this folder with its page in English and French beside it. The pages are shown by
//! `bexar explain` and by the editor, and their examples are run as tests: what a page calls bad must be found, what
//! it calls good must not.
//!
//! A lint looks at the map with the corrections in force. Where several lints could speak of the same fault, the
//! most precise one does and the others keep silent.

mod door_to_nowhere;
mod doubled_counter;
mod doubled_entry;
mod doubled_entry_hex;
mod doubled_hexside;
mod finding;
mod forbidden_set_up;
mod idle_correction;
mod illegal_plot;
mod incomplete_building;
mod leaking_walls;
mod list;
mod misfitting_correction;
mod missing_level;
mod non_adjacent_hexside;
mod off_map_hex;
mod off_map_hexside;
mod off_map_set_up;
mod outdoor_room_spot;
mod report;
mod room_without_door;
mod set_up_beyond_confines;
mod shared_entry_hex;
mod split_room;
mod stacked_set_up;
mod stray_protection;
mod unknown_counter;
mod walls_beyond_confines;
mod wrong_entry_area_count;
mod wrong_entry_area_size;
mod zone;

#[cfg(test)]
pub(crate) mod tests;

pub use finding::{Finding, Part, Place, Severity};
pub use report::Report;

use crate::alamo::opening::{self, Fault};
use crate::board::Board;
use crate::project::Project;
use crate::words::Language;

/// One lint: what it is called, what it says, and how it looks at a project.
#[derive(Debug)]
pub struct Lint {
    /// Its name, after the bad pattern, in kebab-case: "allow `leaking-walls`".
    pub name: &'static str,
    /// How bad what it finds is.
    pub severity: Severity,
    /// The id of what it says is wrong: `lint-` and the name.
    pub message: &'static str,
    /// The id of what it says to do: the same with `-help`.
    pub help: &'static str,
    /// Its page in English and in French, Markdown.
    pub pages: [&'static str; 2],
    /// The check.
    pub check: Check,
}

/// How a lint looks at a project.
#[derive(Debug, Clone, Copy)]
pub enum Check {
    /// At the documents as they are written; they may be broken in every other way too.
    Authored(fn(&Lint, &Project, &mut Report)),
    /// At what the rules say of the plot and the set-up; skipped where there is no scenario.
    Opening(fn(&Lint, &Project, &[Fault], &mut Report)),
    /// At the compiled board; skipped while the documents have errors.
    Playable(fn(&Lint, &Project, &Board, &mut Report)),
}

impl Lint {
    /// The lint of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        LINTS.iter().find(|lint| lint.name == name).copied()
    }

    /// Its page: what it finds, why it matters, an example, the same done well, and how it is fixed.
    #[must_use]
    pub const fn page(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.pages[0],
            Language::French => self.pages[1],
        }
    }

    /// A finding of this lint on the map; its values and its fix are added to it.
    fn at(&self, place: Place) -> Finding {
        Finding::new(self, Part::Map, place)
    }
}

/// Every lint, in the order they run.
pub static LINTS: &[&Lint] = &[
    &misfitting_correction::LINT,
    &idle_correction::LINT,
    &off_map_hex::LINT,
    &off_map_hexside::LINT,
    &non_adjacent_hexside::LINT,
    &doubled_hexside::LINT,
    &doubled_entry::LINT,
    &missing_level::LINT,
    &stray_protection::LINT,
    &wrong_entry_area_count::LINT,
    &wrong_entry_area_size::LINT,
    &doubled_entry_hex::LINT,
    &shared_entry_hex::LINT,
    &incomplete_building::LINT,
    &outdoor_room_spot::LINT,
    &split_room::LINT,
    &room_without_door::LINT,
    &door_to_nowhere::LINT,
    &walls_beyond_confines::LINT,
    &leaking_walls::LINT,
    &unknown_counter::LINT,
    &doubled_counter::LINT,
    &off_map_set_up::LINT,
    &stacked_set_up::LINT,
    &set_up_beyond_confines::LINT,
    &forbidden_set_up::LINT,
    &illegal_plot::LINT,
];

/// Runs every lint. The same project always gives the same report.
///
/// A scenario about which the report has no error can be played: [`Game::new`](crate::alamo::Game::new) succeeds.
pub fn run(project: &Project) -> Report {
    let mut report = Report::default();
    for lint in LINTS {
        if let Check::Authored(check) = lint.check {
            check(lint, project, &mut report);
        }
    }
    let mut board = None;
    let opening = project.has_scenario().then(|| {
        let (opening, own) = opening::judge(project, Board::new(&project.map, &project.rulebook));
        board = Some(own);
        opening
    });
    if let Some(opening) = &opening {
        for lint in LINTS {
            if let Check::Opening(check) = lint.check {
                check(lint, project, &opening.faults, &mut report);
            }
        }
    }
    if report.is_playable() {
        for lint in LINTS {
            if let Check::Playable(check) = lint.check {
                let board = board.get_or_insert_with(|| Board::new(&project.map, &project.rulebook));
                check(lint, project, board, &mut report);
            }
        }
        // What no lint has a name for.
        report.findings.extend(opening.into_iter().flat_map(|opening| opening.obstacles.findings));
    }
    report.sort();
    report
}
