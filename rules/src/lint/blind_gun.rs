//! A gun site from which a battery has no target: every spot it sees is so near that the battery would be silenced
//! (10.5).

use super::{Check, Lint, Lists, Survey, pages};
use crate::alamo::atoms;
use crate::board::SpotId;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "blind-gun",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-blind-gun",
    help: "lint-blind-gun-help",
    pages: pages(include_str!("blind_gun.md"), include_str!("blind_gun.fr.md")),
    check: Check::Playable(Lists::SPOTS.union(Lists::SIGHT).union(Lists::PARAMETERS).union(Lists::GUN_SITES), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let board = survey.board();
    let silenced = u32::try_from(survey.rulebook.number("battery.silence_distance")).unwrap_or(0);
    let is_far = |gun: SpotId, at: SpotId| board.range(gun, at) > silenced;
    let target = |gun: SpotId, at: SpotId| is_far(gun, at) && survey.lookout().sees(board, gun, at);
    for site in &survey.map.gun_sites {
        let Some(gun) = board.id(site.at) else { continue };
        // Most sites see something two hexes away; only for the others is every line traced. What a site saw at the
        // last check is usually still visible.
        if survey.lookout().last_seen(board, gun).is_some_and(|at| is_far(gun, at)) {
            continue;
        }
        let beside = board.crossings(gun).iter();
        let mut near = beside.flat_map(|crossing| board.crossings(crossing.to)).map(|crossing| crossing.to);
        let seen = near.find(|at| target(gun, *at)).or_else(|| board.ids().find(|at| target(gun, *at)));
        survey.lookout().remember(board, gun, seen);
        if seen.is_none() {
            report.add(lint.at(Place::GunSite(site.at)).with("spot", site.at).with("rule", atoms::A10_5_A));
        }
    }
}
