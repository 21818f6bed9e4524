//! A space of the Replacement Track from which no piece returns before the game ends, or from which every piece returns
//! at once (13.0).

use super::{Check, Lint, Lists, Survey, documents::rulebook, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "track-beyond-game",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-track-beyond-game",
    help: "lint-track-beyond-game-help",
    pages: pages(include_str!("track_beyond_game.md"), include_str!("track_beyond_game.fr.md")),
    check: Check::Lists(Lists::PARAMETERS, check),
};

/// The spaces on which eliminated pieces are put.
const SPACES: [&str; 8] = [
    "track.full",
    "track.reduced_step",
    "track.reduced_elim",
    "track.no_retreat",
    "track.leader_first",
    "track.leader_again",
    "entryretreat.space_full",
    "entryretreat.space_reduced",
];

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    if rulebook.flag("track.mexican_permanent_loss") {
        return;
    }
    let stated = |name: &str| rulebook.parameters.iter().any(|setting| setting.name == name);
    let (step, entry) = (rulebook.number("track.step_per_turn"), rulebook.number("track.entry_space"));
    let turns = rulebook.number("game.turns");
    // Only spaces the rulebook states, or whose delay changes because of other parameters it states.
    let frame = ["track.step_per_turn", "track.entry_space", "game.turns"].into_iter().find(|name| stated(name));
    for name in SPACES {
        let space = rulebook.number(name);
        let away = space - entry;
        // A piece lost in the first turn returns after `wait` turns.
        let wait = if away <= 0 {
            0
        } else if step == 0 {
            i32::MAX
        } else {
            (away + step - 1) / step
        };
        let reason = match wait {
            0 => "at-once",
            _ if wait >= turns => "never",
            _ => continue,
        };
        let Some(place) = Some(name).filter(|name| stated(name)).or(frame) else { continue };
        let finding = lint.parameter(place).with("reason", reason).with("space", space).with("what", name);
        report.add(finding.with("turns", turns).with("step", step).with("entry", entry));
    }
}
